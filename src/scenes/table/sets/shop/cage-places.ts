/**
 * Where things are in a cage of any size: the pet on its floor, heaps beside it, tokens and numbers on the signs.
 * Pure functions of a plot's place; points are the middle of what goes there, in CSS pixels.
 */

import { middleOf } from '../../../../ui/rect.ts';
import type { Point } from '../../motion/path.ts';
import type { PlotSpot } from './layout.ts';

/** The drawing of a cage is this wide, its floor at this height, and a pet of size 7 this large in it. */
const CAGE_WIDTH = 320;
const FLOOR = 222;
const FULL = 228;
/** Body scale by size, 2 to 7. */
const SCALES = [0, 0, 0.45, 0.57, 0.7, 0.8, 0.9, 1] as const;

/** CSS pixels of one unit of the cage's drawing. */
export function unitOf({ cage }: Pick<PlotSpot, 'cage'>): number {
  return cage.width / CAGE_WIDTH;
}

function at(spot: Pick<PlotSpot, 'cage'>, x: number, y: number): Point {
  const unit = unitOf(spot);
  return { x: spot.cage.x + x * unit, y: spot.cage.y + y * unit };
}

/** Between the feet of its pet. */
export function cageFoot(spot: Pick<PlotSpot, 'cage'>): Point {
  return at(spot, CAGE_WIDTH / 2, FLOOR);
}

/** How large a pet's drawing is shown, which is square. */
export function petSize(spot: Pick<PlotSpot, 'cage'>, size: number): number {
  return FULL * unitOf(spot) * (SCALES[Math.max(2, Math.min(7, size))] ?? 1);
}

/** The middle of a pet of a size. */
export function bodyOf(spot: Pick<PlotSpot, 'cage'>, size: number): Point {
  const foot = cageFoot(spot);
  return { x: foot.x, y: foot.y - petSize(spot, size) * 0.44 };
}

export interface CageMark extends Point {
  size: number;
}

/** More heaps than this are one heap and a number. */
export const HEAPS = 3;

/** Where heap `i` of `count` lies. */
export function heapAt(spot: Pick<PlotSpot, 'cage'>, i: number, count: number): CageMark {
  const size = 62 * unitOf(spot);
  const shown = count > HEAPS ? 1 : count;
  const nth = Math.min(i, shown - 1);
  const { x, y } = at(spot, CAGE_WIDTH * 0.8, FLOOR + 4);
  return { x: x + (nth - (shown - 1)) * size * 0.62, y: y - size / 2 + (nth % 2) * 3, size };
}

/** Where the tokens of a kind lie. */
export function tokenAt(spot: Pick<PlotSpot, 'cage'>, what: 'suffering' | 'mutation'): CageMark {
  return { ...at(spot, 46, what === 'suffering' ? 130 : 178), size: Math.max(22, 44 * unitOf(spot)) };
}

/** Where the sign of what its pet eats stands. */
export function dietAt(spot: Pick<PlotSpot, 'cage'>): CageMark {
  return { ...at(spot, 84, FLOOR - 6), size: Math.max(18, 36 * unitOf(spot)) };
}

const SIGNS = { strength: [46, 65], antimagic: [274, 62], disease: [274, 174] } as const;

/** The numbers: below the spike on the shield, below the star on the hexagon, on the green sign of some cages. */
export function signAt(spot: Pick<PlotSpot, 'cage'>, number: keyof typeof SIGNS): CageMark {
  const [x, y] = SIGNS[number];
  return { ...at(spot, x, y), size: 36 * unitOf(spot) };
}

/** The middle of a plot's addon. */
export function addonAt({ addon }: Pick<PlotSpot, 'addon'>): Point {
  return middleOf(addon);
}
