/**
 * Where everything in the burrow is, for any area: a pure function. Rooms are as large as the window allows and keep a
 * shape imps can stand in; what is left goes to the sky. All numbers are CSS pixels.
 */
import type { Rect } from '../../../../ui/button.ts';
import { lipOf } from '../../../../ui/panel.ts';

/** The least a finger needs. */
export const FINGER = 48;
/** From this width on, a tunnel has room for a button to take an imp back and one for a coin. */
const ROOM_FOR_TWO = 2 * FINGER + 12;

export interface TunnelPlace {
  /** The middle of the shaft, and the disc with the total above the hatch. */
  x: number;
  badge: { y: number; radius: number };
  /** Hatch, shaft and chamber as one drawing. */
  whole: Rect;
  /** Where imps and coins stand. */
  inside: Rect;
  /** What answers to a tap: as long as the tunnel is empty its foot belongs to it as well. */
  touch: Rect;
  touchEmpty: Rect;
  /** The buttons that take something back: one for both kinds where two have no room. */
  minus: Rect[];
}

export interface BurrowLayout {
  compact: boolean;
  /** Size of the things drawn, against a window of 1280 by 800. */
  k: number;
  /** The line of the grass. */
  ground: number;
  /** How far down the shafts reach from the hatch. */
  shaft: number;
  strip: Rect;
  quarters: Rect;
  treasury: Rect;
  tunnels: TunnelPlace[];
  counter: Rect;
  /** The line with the question; in low windows it is part of the strip. */
  question: Rect;
  /** The part of the strip that shows the rivals. */
  rivals: Rect;
  suggestions: Rect[];
  send: Rect;
  /** What happened since one's own last turn: in the sky, on a phone beside the question; null where neither is. */
  recap: Rect | null;
}

const clamp = (low: number, value: number, high: number) => Math.min(high, Math.max(low, value));

/** Lays the burrow out: so many tunnels, so many buttons with proposals. */
export function layoutBurrow(area: Rect, tunnels: number, suggestions: number): BurrowLayout {
  const compact = area.height < 480;
  const k = compact
    ? clamp(0.5, area.height / 560, 0.7)
    : clamp(0.75, Math.min(area.width / 1280, area.height / 728), 1.6);
  const pad = compact ? 8 : 12;
  const left = area.x + pad;
  const width = area.width - 2 * pad;
  const bottom = area.y + area.height;

  const strip = { x: left, y: area.y + (compact ? 4 : 8), width, height: compact ? 44 : 48 };
  const buttons = compact ? 50 : Math.round(clamp(56, 62 * k, 76));
  const line = compact ? 0 : Math.round(clamp(40, 46 * k, 60)) + 8;
  const foot = lipOf(buttons) + (compact ? 6 : 12);
  const head = compact ? 6 : 12;
  const height = head + line + buttons + foot;
  const counter = { x: left, y: bottom - height - (compact ? 4 : 10), width, height };
  const share = compact ? clamp(0.46, 390 / width, 0.6) : 1;
  const rivals = { ...strip, width: strip.width * share - (compact ? 8 : 0) };
  const news = compact ? 58 : Math.min(226, width * 0.3);
  const question = compact
    ? { ...strip, x: left + width * share, width: width * (1 - share) - news - 4 }
    : { x: left + 14, y: counter.y + head, width: width - 28, height: line - 8 };
  const row = { x: left + pad, y: counter.y + head + line, width: width - 2 * pad, height: buttons };
  const send = sendButton(row, compact);

  const top = strip.y + strip.height;
  const earth = { x: left, y: top, width, height: counter.y - top - (compact ? 6 : 14) };
  const within = rooms(earth, k, compact, tunnels);
  const badge = within.tunnels[0]?.badge;
  const sky = (badge === undefined ? top : badge.y - badge.radius) - top;
  return {
    compact,
    k,
    recap: compact
      ? { ...strip, x: left + width - news, width: news }
      : sky < 60
        ? null
        : { x: left + width - news, y: top + 10, width: news, height: 44 },
    strip,
    counter,
    rivals,
    question,
    send,
    suggestions: columns({ ...row, width: send.x - row.x - 10 }, suggestions, 8, 190 * Math.max(1, k)),
    ...within,
  };
}

function sendButton(row: Rect, compact: boolean): Rect {
  const width = compact ? clamp(136, row.width * 0.22, 190) : clamp(210, row.width * 0.2, 320);
  return { ...row, x: row.x + row.width - width, width };
}

/** Equal columns side by side, none wider than `most`. */
function columns(row: Rect, count: number, gap: number, most: number): Rect[] {
  const width = Math.min(most, (row.width - gap * (count - 1)) / Math.max(1, count));
  return Array.from({ length: count }, (_, i) => ({ ...row, x: row.x + i * (width + gap), width }));
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
  const foot = FINGER + lipOf(FINGER) + 8;
  const deep = Math.min(earth.height - sky - shaft, Math.max(width * 1.3, 200) + foot);
  const bottom = earth.y + earth.height;
  const ground = bottom - deep - shaft;

  const leftTop = ground + (compact ? 14 : Math.min(shaft * 0.6, 46 * k));
  const leftHeight = bottom - leftTop;
  const both = leftHeight - gap * 1.5;
  const upper = both - Math.max(FINGER, both * 0.4);
  const quarters = { x: earth.x, y: leftTop, width: leftWidth, height: upper };
  const below = leftTop + upper + gap * 1.5;
  const treasury = { x: earth.x, y: below, width: leftWidth, height: bottom - below };

  const tunnels = Array.from({ length: count }, (_, i): TunnelPlace => {
    const x = across + i * pitch;
    const chamber = { x, y: ground + shaft, width, height: deep };
    const footTop = bottom - foot;
    const touch = { x, y: ground - 4, width, height: footTop - ground };
    return {
      x: x + width / 2,
      badge: { y: ground - radius - (compact ? 2 : 6 * k), radius },
      whole: { x, y: ground, width, height: shaft + deep },
      inside: { x: x + 8, y: chamber.y + 6, width: width - 16, height: deep - foot - 8 },
      touch,
      touchEmpty: { ...touch, height: bottom - touch.y },
      minus: minusButtons({ x: x + 4, y: footTop + 2, width: width - 8, height: FINGER }),
    };
  });
  return { ground, shaft, quarters, treasury, tunnels };
}

function minusButtons(row: Rect): Rect[] {
  if (row.width >= ROOM_FOR_TWO - 8) return columns(row, 2, 4, (row.width - 4) / 2);
  const width = Math.max(FINGER, Math.min(row.width, 64));
  return [{ ...row, x: row.x + (row.width - width) / 2, width }];
}

export interface Stand {
  x: number;
  /** The line of the feet. */
  y: number;
  size: number;
}

/** How much of its width somebody needs beside the next one, and of its height in front of a row. */
const BESIDE = 0.62;
const BEFORE = 0.58;

/** Places for a crowd in a room, back rows first; everybody gets smaller before anybody stands outside. */
export function crowd(room: Rect, count: number, largest: number): Stand[] {
  if (count === 0) return [];
  const wide = (size: number) => Math.max(1, Math.floor((room.width - size) / (size * BESIDE)) + 1);
  const rowsFor = (size: number) => Math.ceil(count / wide(size));
  const high = (size: number) => size * (1 + (rowsFor(size) - 1) * BEFORE);
  let size = Math.min(largest, room.width, room.height);
  while (size > 12 && high(size) > room.height) size *= 0.94;
  const rows = rowsFor(size);
  const stands: Stand[] = [];
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
