/** Ways through the picture: arcs, paths along points, and when each of several starts. */

import type { Point } from '../../../ui/rect.ts';

export type { Point };

/** Where something is, and which way it is heading: -1 left, 1 right, 0 straight up or down. */
interface Place extends Point {
  side: -1 | 0 | 1;
}

export function mix(from: Point, to: Point, t: number): Point {
  return { x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t };
}

function distance(from: Point, to: Point): number {
  return Math.hypot(to.x - from.x, to.y - from.y);
}

/** How high an arc rises over the straight line between two points by default. */
export function liftOf(from: Point, to: Point): number {
  return Math.min(140, Math.max(28, distance(from, to) * 0.28));
}

/** A throw from one point to the other; the middle is `lift` above the straight line. */
export function arc(from: Point, to: Point, lift = liftOf(from, to)): (t: number) => Point {
  return (t) => {
    const { x, y } = mix(from, to, t);
    return { x, y: y - 4 * lift * t * (1 - t) };
  };
}

export function pathLength(points: readonly Point[]): number {
  return points.reduce((sum, point, i) => sum + distance(points[i - 1] ?? point, point), 0);
}

/** Where an actor is that has gone the share `t` of a path at an even pace. */
export function along(points: readonly Point[], t: number): Place {
  const last = points.at(-1);
  if (last === undefined) throw new Error('a path needs a point');
  let rest = pathLength(points) * Math.min(1, Math.max(0, t));
  for (const [i, from] of points.entries()) {
    const to = points[i + 1];
    if (to === undefined) break;
    const leg = distance(from, to);
    if (rest <= leg && leg > 0) return { ...mix(from, to, rest / leg), side: sideOf(from, to) };
    rest -= leg;
  }
  return { x: last.x, y: last.y, side: sideOf(points.at(-2) ?? last, last) };
}

/** An actor that goes nearly straight up or down keeps its direction. */
function sideOf(from: Point, to: Point): -1 | 0 | 1 {
  const across = to.x - from.x;
  if (Math.abs(across) < 0.15 * distance(from, to)) return 0;
  return across < 0 ? -1 : 1;
}

/** When each of several things starts; many of them are closer together, so that all have started after `most`. */
export function staggers(count: number, each: number, most = Number.POSITIVE_INFINITY): number[] {
  const apart = count > 1 ? Math.min(each, most / (count - 1)) : 0;
  return Array.from({ length: count }, (_, i) => i * apart);
}
