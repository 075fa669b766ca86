/**
 * Where everything of the evening lies: a window into every shop, one's own the largest, the others beside it; in
 * each of them the storage, the pets on their ledges and the tunnel into the burrow. Pure functions in CSS pixels.
 */
import {
  box,
  columns,
  inset,
  isUpright,
  lined,
  type Rect,
  rows,
  series,
  stacked,
} from '../../../../ui/rect.ts';
import { isPhone } from '../../panel-place.ts';

export interface EveningLayout {
  compact: boolean;
  own: Rect;
  /** The windows of the other shops, from top to bottom. */
  others: Rect[];
  /** The foot of the picture, beside the place of the button: what is going on. */
  note: Rect;
}

const GAP = 10;

export function layoutEvening(area: Rect, shops: number): EveningLayout {
  const compact = isPhone(area);
  if (isUpright(area)) return uprightEvening(area, shops, compact);
  const edge = compact ? 8 : 16;
  const gap = compact ? 6 : GAP;
  const room = box(area.x + edge, area.y + gap, area.width - 2 * edge, area.height - gap);
  const [homes, note] = stacked(room, gap, [null, (compact ? 72 : 92) - gap]);
  const share = shops === 2 ? 0.54 : 0.57;
  const [own, beside] = lined(homes, edge, [(room.width - edge) * share, null]);
  const button = compact ? 210 : 290;
  return {
    compact,
    own,
    others: rows(beside, shops - 1, gap),
    note: { ...note, width: area.width - edge - button },
  };
}

/** One's own shop above, the others below it: side by side, on a phone one above the other. */
function uprightEvening({ x, y, width, height }: Rect, shops: number, compact: boolean): EveningLayout {
  const edge = compact ? 8 : 16;
  // The note has a line of its own over the button where both are too narrow beside each other.
  const note = compact ? box(x + edge, y + height - 122, width - 2 * edge, 42) : null;
  const foot = compact ? 122 : 92;
  const room = box(x + edge, y + GAP, width - 2 * edge, height - foot - 2 * GAP);
  const [own, below] = stacked(room, GAP, [room.height * (compact && shops > 2 ? 0.46 : 0.55), null]);
  const others = (compact ? rows : columns)(below, shops - 1, compact ? 6 : GAP);
  return {
    compact,
    own,
    others,
    note: note ?? box(room.x, room.y + room.height + GAP, room.width - 290 + edge, foot - GAP),
  };
}

export type FoodRow = 'vegetable' | 'meat';

export interface HomeLayout {
  /** So low that name, room and counts stand side by side; the storage is only shown in the counts. */
  mini: boolean;
  plate: Rect;
  /** What has changed: a strip, lying or standing. */
  strip: Rect;
  /** What is seen of the shop. */
  inner: Rect;
  /** Every chamber of the storage, the newest at the left. */
  chambers: Record<FoodRow, Rect[]>;
  /** The Magic Box. */
  box: Rect | null;
  clock: Rect | null;
  /** The pets' place. */
  room: Rect;
  /** Over the tunnel. */
  lamp: Rect;
  tunnel: Rect;
}

const FRAME = 12;

interface HomeNeeds {
  /** How many chambers there are. */
  vegetable: number;
  meat: number;
  box: boolean;
  clock: boolean;
}

export function layoutHome(frame: Rect, needs: HomeNeeds): HomeLayout {
  return frame.height < 140 ? miniHome(frame) : wholeHome(frame, needs);
}

function miniHome(frame: Rect): HomeLayout {
  const { width } = frame;
  const [plate, inner, strip] = lined(frame, 4, [Math.min(92, width * 0.26), null, width < 300 ? 58 : 68]);
  const [room, hole] = lined(inset(inner, 8, 6), 4, [null, 38]);
  const tunnel = { ...hole, y: hole.y + 6, height: hole.height - 6 };
  const chambers = { vegetable: [], meat: [] };
  const lamp = box(tunnel.x, inner.y + 6, 0, 0);
  return { mini: true, plate, strip, inner, chambers, box: null, clock: null, room, lamp, tunnel };
}

function wholeHome(frame: Rect, needs: HomeNeeds): HomeLayout {
  const { x, y } = frame;
  const bar = frame.height < 300 ? 34 : 46;
  const name = Math.min(frame.width * 0.4, bar * 6);
  const plate = box(x + 6, y, name, bar);
  const strip = box(x + name + 14, y, frame.width - name - 20, bar);
  const top = y + bar + 4;
  const inner = box(x, top, frame.width, y + frame.height - top);
  const room = inset(inner, FRAME);
  const isWide = room.width > 1.7 * room.height;
  const store = isWide ? storeAside(room, needs) : storeAbove(room, needs);
  const [, rest] = isWide ? lined(room, 8, [store.size, null]) : stacked(room, 6, [store.size, null]);
  const wide = Math.min(rest.width * 0.24, rest.height * 0.62, 150);
  const high = Math.min(rest.height, wide * 1.25);
  const tunnel = box(rest.x + rest.width - wide, rest.y + rest.height - high, wide, high);
  return {
    mini: false,
    plate,
    strip,
    inner,
    chambers: store.chambers,
    box: store.box,
    clock: store.clock,
    room: { ...rest, width: rest.width - wide - 8 },
    lamp: lampOver(tunnel, inner, store.clock),
    tunnel,
  };
}

/** The lamp hangs beside the clock, or from the ceiling over the tunnel where there is none. */
function lampOver(tunnel: Rect, inner: Rect, clock: Rect | null): Rect {
  const top = clock === null ? inner.y + 10 : clock.y + clock.height + 4;
  const free = tunnel.y - top;
  const height = Math.max(0, Math.min(free, 120));
  const width = height * 0.92;
  return box(tunnel.x + (tunnel.width - width) / 2, clock === null ? top : tunnel.y - height, width, height);
}

interface Store {
  chambers: Record<FoodRow, Rect[]>;
  box: Rect | null;
  clock: Rect | null;
  /** How much of the room it takes. */
  size: number;
}

/** All chambers in one line under the ceiling, the box and the clock at its end. */
function storeAbove(room: Rect, needs: HomeNeeds): Store {
  const count = needs.vegetable + needs.meat + (needs.box ? 1.2 : 0) + (needs.clock ? 1.4 : 0) + 0.6;
  const side = Math.min(84, room.height * 0.2, (room.width - 12) / count - 4);
  const y = room.y + 2;
  // Food of another kind lies a little apart, and so does the box.
  const cells = (count: number, from: number, kind: number) =>
    series(box(room.x + 4 + from * (side + 4) + kind * side * 0.3, y, side, side), count, side + 4);
  const vegetable = cells(needs.vegetable, 0, 0);
  const meat = cells(needs.meat, needs.vegetable, 1);
  const [chest = null] = needs.box ? cells(1, needs.vegetable + needs.meat, 2) : [];
  const right = room.x + room.width - 4;
  const clock = needs.clock ? box(right - side * 1.1, y, side * 1.1, Math.min(side * 1.5, side + 40)) : null;
  return { chambers: { vegetable, meat }, box: chest, clock, size: side + 4 };
}

/** Vegetables above, meat and the box below, at the left. */
function storeAside(room: Rect, needs: HomeNeeds): Store {
  const side = Math.min(72, (room.height - 8) / 2 - 2, (room.width * 0.34) / needs.vegetable - 4);
  const top = room.y + (room.height - 2 * side - 6) / 2;
  const row = (line: number, n: number) =>
    series(box(room.x + 2, top + line * (side + 6), side, side), n, side + 4);
  const lower = row(1, needs.meat + 1);
  return {
    chambers: { vegetable: row(0, needs.vegetable), meat: lower.slice(0, needs.meat) },
    box: needs.box ? (lower.at(-1) ?? null) : null,
    clock: null,
    size: Math.max(needs.vegetable, needs.meat + 1) * (side + 4),
  };
}

/** A pet's place: the middle of its feet, and how wide a pet of full size is. */
export interface HomeStand {
  x: number;
  foot: number;
  full: number;
  /** There is room for its bars. */
  fan: boolean;
}

/** How much lower than its feet a pet's fan of bars reaches, in its full size. */
export const FAN = 0.44;
/** A pet this wide at full size has a fan; smaller ones have none that could be read. */
const FAN_FROM = 64;

/** Places for a number of pets, in one line or two, as large as they can be. */
export function homeStands(room: Rect, count: number): HomeStand[] {
  const sizes = [1, 2].map((lines) => {
    const columns = Math.ceil(count / lines);
    const high = room.height / lines;
    const withFan = Math.min(room.width / columns / 1.04, (high - 4) / (1 + FAN));
    const full = withFan >= FAN_FROM ? withFan : Math.min(room.width / columns / 1.04, high - 14);
    return { lines, columns, full: Math.min(full, 230), fan: withFan >= FAN_FROM };
  });
  const best = sizes.reduce((a, b) => (b.full > a.full && count > 1 ? b : a));
  const { lines, columns, full, fan } = best;
  const below = fan ? full * FAN : 13;
  const high = Math.min(room.height / lines, full * 1.2 + below);
  const top = room.y + room.height - high * lines;
  return Array.from({ length: count }, (_, i) => {
    const line = Math.floor(i / columns);
    const inLine = line < lines - 1 ? columns : count - columns * line;
    const x = room.x + (room.width / inLine) * ((i % columns) + 0.5);
    return { x, foot: top + high * (line + 1) - below, full, fan };
  });
}
