/**
 * Where the coach's bubble goes: beside what it points at, never over it, and over as little as can be of what can be
 * pressed. A pure function; all numbers are CSS pixels.
 */
import { inset, intersection, type Rect, type Size } from '../../rect.ts';

/** Something that can be pressed. */
interface Hit {
  id: string;
  rect: Rect;
}

interface Wanted {
  window: Size;
  /** The bubble as high as it is at each of several widths. */
  sizes: readonly Size[];
  /** What it points at; nothing, if it points nowhere. */
  targets: readonly Rect[];
  hits: readonly Hit[];
}

interface Placed {
  /** Which of the sizes. */
  size: number;
  x: number;
  y: number;
}

const EDGE = 8;
/** Room for ring and arrow. */
const GAP = 46;
/** Steps of the grid of places that are tried. */
const STEP = 24;

/** The usual size is the best to read; another has to be worth it. */
const UNUSUAL = [0, 8, 60];

/** Buttons without which nothing goes on. */
const NEEDED = [
  'ready',
  'keep',
  'send',
  'home',
  'done',
  'sell',
  'main',
  'end',
  'next',
  'none',
  'pass',
  'hint',
];
/** What only explains itself, but is looked at all the time. */
const BAR = ['round', 'phase', 'exhibition', 'customers', 'order', 'recap', 'help', 'menu', 'forecast:show'];
const BAR_WEIGHT = 1500;
/** Something that is written and cannot be pressed. */
export const WORDS = 'words';

function weightOf(id: string): number {
  if (NEEDED.includes(id) || id.startsWith('option:') || id.startsWith('choice:')) return 4000;
  if (BAR.includes(id)) return BAR_WEIGHT;
  if (id === WORDS) return 900;
  if (id.startsWith('shop') || id.startsWith('forecast:') || id.startsWith('building:')) return 60;
  return 400;
}

const overlap = (a: Rect, b: Rect): number => {
  const { width, height } = intersection(a, b) ?? { width: 0, height: 0 };
  return width * height;
};

/** How much of the things that can be pressed it would lie on: a small button wholly covered is worse than a corner of a cage. */
function covered(bubble: Rect, hits: readonly Hit[]): number {
  let sum = 0;
  for (const { id, rect } of hits) {
    const common = overlap(bubble, rect);
    if (common > 0) sum += (weightOf(id) * common) / (rect.width * rect.height) + 1;
  }
  return sum;
}

/** How far apart the nearest edges are. */
function distance(a: Rect, b: Rect): number {
  const dx = Math.max(b.x - (a.x + a.width), a.x - (b.x + b.width), 0);
  const dy = Math.max(b.y - (a.y + a.height), a.y - (b.y + b.height), 0);
  return Math.hypot(dx, dy);
}

function* spots({ width, height }: Size, { width: w, height: h }: Size): Generator<{ x: number; y: number }> {
  const right = Math.max(EDGE, width - w - EDGE);
  const foot = Math.max(EDGE, height - h - EDGE);
  for (let y = EDGE; ; y = Math.min(foot, y + STEP)) {
    for (let x = EDGE; ; x = Math.min(right, x + STEP)) {
      yield { x, y };
      if (x >= right) break;
    }
    if (y >= foot) break;
  }
}

/** The best place for a bubble. Where all is full it covers what matters least, but never what it points at. */
export function placeBubble({ window, sizes, targets, hits }: Wanted): Placed {
  const [first] = targets;
  let best: Placed = { size: 0, x: EDGE, y: EDGE };
  let least = Number.POSITIVE_INFINITY;
  for (const [size, { width, height }] of sizes.entries()) {
    for (const { x, y } of spots(window, { width, height })) {
      const bubble = { x, y, width, height };
      let cost = covered(bubble, hits);
      if (first === undefined) cost += Math.abs(x + width / 2 - window.width / 2) / 40;
      else {
        for (const target of targets) {
          const common = overlap(bubble, inset(target, -6));
          if (common > 0) cost += 20_000 + common;
          else if (overlap(bubble, inset(target, -GAP)) > 0) cost += 60;
        }
        cost += distance(bubble, first) / 12;
      }
      cost += UNUSUAL[size] ?? 0;
      if (cost < least) {
        least = cost;
        best = { size, x, y };
      }
    }
  }
  return best;
}

type Side = 'left' | 'right' | 'above' | 'below';

/** The arrow beside the middle of what it points at. */
export function arrowAt({ x, y, width, height }: Rect, side: Side, size: number, gap: number): Rect {
  const [middleX, middleY] = [x + (width - size) / 2, y + (height - size) / 2];
  const places: Record<Side, { x: number; y: number }> = {
    left: { x: x - size - gap, y: middleY },
    right: { x: x + width + gap, y: middleY },
    above: { x: middleX, y: y - size - gap },
    below: { x: middleX, y: y + height + gap },
  };
  return { ...places[side], width: size, height: size };
}

/**
 * On which side of what is pointed at the arrow stands: not under the bubble, within the window, over as little as can
 * be of what can be pressed, and of such sides towards the bubble. Null: there is room on none.
 */
export function arrowSide(
  target: Rect,
  bubble: Rect,
  window: Size,
  { size, gap, hits }: { size: number; gap: number; hits: readonly Hit[] },
): Side | null {
  const dx = bubble.x + bubble.width / 2 - (target.x + target.width / 2);
  const dy = bubble.y + bubble.height / 2 - (target.y + target.height / 2);
  const across: Side = dx < 0 ? 'left' : 'right';
  const along: Side = dy < 0 ? 'above' : 'below';
  const isBeside = Math.abs(dx) * target.height > Math.abs(dy) * target.width;
  const order: Side[] = [
    ...(isBeside ? [across, along] : [along, across]),
    ...(['above', 'below', 'left', 'right'] as const),
  ];
  const isFree = (side: Side) => {
    const { x, y } = arrowAt(target, side, size, gap);
    const isInside = x >= 0 && y >= 0 && x + size <= window.width && y + size <= window.height;
    return isInside && overlap({ x, y, width: size, height: size }, bubble) === 0;
  };
  const cost = (side: Side) => covered(arrowAt(target, side, size, gap), hits);
  const [first = null, ...others] = order.filter(isFree);
  return others.reduce((best, side) => (best === null || cost(side) < cost(best) ? side : best), first);
}
