/**
 * Where everything in the burrow is, for any area: a pure function. Rooms are as large as the window allows and keep a
 * shape imps can stand in; what is left goes to the sky. All numbers are CSS pixels.
 */
import { box, inset, type Rect } from '../../../../ui/rect.ts';
import { isPhone } from '../../panel-place.ts';

interface TunnelPlace {
  /** The middle of the shaft, and the disc with the total above the hatch. */
  x: number;
  badge: { y: number; radius: number };
  /** Hatch, shaft and chamber as one drawing. */
  whole: Rect;
  /** Where imps and coins stand. */
  inside: Rect;
}

export interface BurrowLayout {
  compact: boolean;
  /** Size of the things drawn, against a window of 1280 by 800. */
  k: number;
  /** The line of the grass. */
  ground: number;
  /** How far down the shafts reach from the hatch. */
  shaft: number;
  quarters: Rect;
  treasury: Rect;
  tunnels: TunnelPlace[];
}

const clamp = (low: number, value: number, high: number) => Math.min(high, Math.max(low, value));

/** Lays the burrow out with so many tunnels. */
export function layoutBurrow(area: Rect, tunnels: number): BurrowLayout {
  const compact = isPhone(area);
  const k = compact
    ? clamp(0.5, Math.min(area.height / 560, area.width / 700), 0.7)
    : clamp(0.75, Math.min(area.width / 1280, area.height / 728), 1.6);
  const pad = compact ? 8 : 12;
  const earth = inset(area, pad);
  return { compact, k, ...rooms(earth, k, compact, tunnels) };
}

type Rooms = Pick<BurrowLayout, 'ground' | 'shaft' | 'quarters' | 'treasury' | 'tunnels'>;

function rooms(earth: Rect, k: number, compact: boolean, count: number): Rooms {
  const gap = compact ? 6 : Math.round(12 * k);
  const leftWidth = clamp(150, earth.width * 0.25, 480);
  const across = earth.x + leftWidth + gap * 2;
  const pitch = (earth.x + earth.width + gap - across) / count;
  const width = pitch - gap;
  const radius = compact ? 17 : Math.round(27 * k);
  const sky = radius * 2 + (compact ? 5 : 22 * k);
  const shaft = compact ? 18 : Math.round(clamp(40, earth.height * 0.15, 110));
  const deep = Math.min(earth.height - sky - shaft, Math.max(width * 1.8, 260));
  const bottom = earth.y + earth.height;
  const ground = bottom - deep - shaft;

  const leftTop = ground + (compact ? 14 : Math.min(shaft * 0.6, 46 * k));
  const leftHeight = bottom - leftTop;
  const both = leftHeight - gap * 1.5;
  const upper = both * 0.6;
  const quarters = box(earth.x, leftTop, leftWidth, upper);
  const below = leftTop + upper + gap * 1.5;
  const treasury = box(earth.x, below, leftWidth, bottom - below);

  const tunnels = Array.from({ length: count }, (_, i): TunnelPlace => {
    const x = across + i * pitch;
    const chamber = box(x, ground + shaft, width, deep);
    return {
      x: x + width / 2,
      badge: { y: ground - radius - (compact ? 2 : 6 * k), radius },
      whole: box(x, ground, width, shaft + deep),
      inside: box(x + 8, chamber.y + 6, width - 16, deep - 20),
    };
  });
  return { ground, shaft, quarters, treasury, tunnels };
}

interface FigureStand {
  x: number;
  /** The line of the feet. */
  y: number;
  size: number;
}

/** How much of its width a figure needs beside the next one, and of its height in front of a row. */
const BESIDE = 0.62;
const BEFORE = 0.58;

/** Places for a crowd in a room, back rows first; all get smaller before one stands outside. */
export function crowd(room: Rect, count: number, largest: number): FigureStand[] {
  if (count === 0) return [];
  const wide = (size: number) => Math.max(1, Math.floor((room.width - size) / (size * BESIDE)) + 1);
  const rowsFor = (size: number) => Math.ceil(count / wide(size));
  const high = (size: number) => size * (1 + (rowsFor(size) - 1) * BEFORE);
  let size = Math.min(largest, room.width, room.height);
  while (size > 12 && high(size) > room.height) size *= 0.94;
  const rows = rowsFor(size);
  const stands: FigureStand[] = [];
  for (let row = 0; row < rows; row++) {
    // The front row is the fullest.
    const inRow = Math.floor(count / rows) + (row >= rows - (count % rows) ? 1 : 0);
    const y = room.y + room.height - (rows - 1 - row) * size * BEFORE;
    const span = Math.min((room.width - size) / Math.max(1, inRow - 1), size * 0.95);
    for (let i = 0; i < inRow; i++) {
      stands.push({ x: room.x + room.width / 2 + (i - (inRow - 1) / 2) * span, y, size });
    }
  }
  return stands;
}
