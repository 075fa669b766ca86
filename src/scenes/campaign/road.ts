/** The road: a soft curve through its stops, cut into drawings small enough for any graphics card. Pure. */
import { type Art, art } from '../../ui/svg-art.ts';
import type { MapChapterId } from './types.ts';

export interface RoadSpot {
  x: number;
  y: number;
}

/** One bend: level at both ends. */
export interface RoadPiece {
  from: RoadSpot;
  to: RoadSpot;
}

/** A bend keeps its direction over this share of its length. */
const LEVEL = 0.46;
/** Half the width of the road with its edges. */
const HALF = 30;
/** Drawings of the road are so wide at most, in units. */
const TILE = 320;

/** Bends through points that lie from left to right. */
export function curveThrough(points: readonly RoadSpot[]): RoadPiece[] {
  return points.slice(1).map((to, i) => ({ from: points[i] ?? to, to }));
}

/** How high the road is at `x`; its ends go on level. */
export function heightAt(road: readonly RoadPiece[], x: number): number {
  const piece = road.find(({ to }) => x <= to.x) ?? road.at(-1);
  if (piece === undefined) return 0;
  const { from, to } = piece;
  const share = Math.min(1, Math.max(0, (x - from.x) / (to.x - from.x)));
  return from.y + (to.y - from.y) * solve(share);
}

/** The share of the height gained when this share of the way has been gone, on the bend that `d` draws. */
function solve(share: number): number {
  let low = 0;
  let high = 1;
  for (let i = 0; i < 24; i++) {
    const t = (low + high) / 2;
    const along = 3 * (1 - t) * (1 - t) * t * LEVEL + 3 * (1 - t) * t * t * (1 - LEVEL) + t * t * t;
    if (along < share) low = t;
    else high = t;
  }
  const t = (low + high) / 2;
  return 3 * (1 - t) * t * t + t * t * t;
}

/** The surfaces of the road, one line of paint over the other: colour, width, dashes, how far up or down. */
type Line = readonly [colour: string, width: number, dashes?: string | undefined, shift?: number];

const SAND: readonly Line[] = [
  ['#3a1a24', 58],
  ['#dcb878', 49],
  ['#f3daa6', 39],
  ['#c99a5e', 5, '3 20'],
];

const SURFACES: Readonly<Record<MapChapterId, readonly Line[]>> = {
  opening: SAND,
  town: [
    ['#3a1a24', 58],
    ['#c9a888', 49],
    ['#e6cbb0', 39],
    ['#c4a080', 11, '24 7', -11],
    ['#d0ae8e', 11, '18 8', 3],
    ['#c4a080', 9, '26 7', 15],
  ],
  alleys: [
    ['#17102e', 58],
    ['#3f3a66', 49],
    ['#6f6a9c', 39],
    ['#5a5488', 11, '20 7', -11],
    ['#827cb0', 11, '26 8', 3],
    ['#5a5488', 9, '18 7', 15],
  ],
  bedtime: [
    ['#3a1a24', 58],
    ['#f59ab4', 49],
    ['#fff0bc', 37],
    ['#f59ab4', 10, '0 26'],
  ],
  lord: [
    ['#17102e', 58],
    ['#3a2a50', 49],
    ['#8d7aa6', 37],
    ['#ff9a4a', 6, '16 22'],
  ],
  moonlight: [
    ['#17102e', 58],
    ['#5a6aa8', 49],
    ['#cfd6f4', 37],
    ['#ffe08a', 9, '0 30'],
  ],
  finale: [
    ['#3a1a24', 58],
    ['#ffcb45', 49],
    ['#d8433a', 37],
    ['#f0705a', 4, undefined, -13],
    ['#a8243a', 4, undefined, 13],
  ],
  festival: [
    ['#3a1a24', 58],
    ['#b98a5a', 49],
    ['#d8b07a', 39],
    ['#8a5f38', 5, undefined, -10],
    ['#8a5f38', 5, undefined, 10],
  ],
};

/** A stretch of road as a drawing in the map's own units. */
function tile(chapter: MapChapterId, pieces: readonly RoadPiece[], from: number, to: number): Art {
  const near = pieces.filter((piece) => piece.to.x > from - HALF && piece.from.x < to + HALF);
  const heights = near.flatMap((piece) => [piece.from.y, piece.to.y]);
  const top = Math.min(...heights) - HALF - 4;
  const foot = Math.max(...heights) + HALF + 4;
  // Dashes are counted anew from each bend on, so that they go on from drawing to drawing wherever the cut is.
  const d = near.map(({ from: a, to: b }) => {
    const reach = (b.x - a.x) * LEVEL;
    return `M${a.x} ${a.y}C${a.x + reach} ${a.y} ${b.x - reach} ${b.y} ${b.x} ${b.y}`;
  });
  const lines = SURFACES[chapter].map(([colour, width, dashes, shift = 0]) => {
    const dash = dashes === undefined ? '' : ` stroke-dasharray="${dashes}"`;
    const move = shift === 0 ? '' : ` transform="translate(0 ${shift})"`;
    return `<path d="${d.join('')}" stroke="${colour}" stroke-width="${width}"${dash}${move}/>`;
  });
  const box = `${from} ${top} ${to - from} ${foot - top}`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}"><g fill="none" stroke-linecap="round" stroke-linejoin="round">${lines.join('')}</g></svg>`;
  return art(`road-${chapter}-${from}-${to}-${Math.round(top)}-${Math.round(foot)}`, svg);
}

/** The road between two places in pieces, paved as in a chapter; each stands where its own box says. */
export function roadTiles(
  chapter: MapChapterId,
  pieces: readonly RoadPiece[],
  from: number,
  to: number,
): Art[] {
  const tiles: Art[] = [];
  for (let x = from; x < to; x += TILE) tiles.push(tile(chapter, pieces, x, Math.min(to, x + TILE)));
  return tiles;
}
