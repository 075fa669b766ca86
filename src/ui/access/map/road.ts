/** The road: a soft curve through its stops. Pure. */
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

/** The bends as the `d` of a path. Dashes are counted anew from each bend on. */
export function roadPath(pieces: readonly RoadPiece[]): string {
  const bends = pieces.map(({ from: a, to: b }) => {
    const reach = (b.x - a.x) * LEVEL;
    return `M${a.x} ${a.y}C${a.x + reach} ${a.y} ${b.x - reach} ${b.y} ${b.x} ${b.y}`;
  });
  return bends.join('');
}
