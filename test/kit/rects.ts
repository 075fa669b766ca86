/** What tests of layouts ask of rectangles, and the windows they ask it in. */
import type { Rect } from '../../src/ui/rect.ts';

/** Computers, tablets and phones lying down. */
export const LYING = [
  [1280, 800],
  [1024, 768],
  [1180, 820],
  [1366, 1024],
  [1920, 1080],
  [844, 390],
  [667, 375],
] as const;

/** A tablet and a phone held upright. */
export const UPRIGHT = [
  [768, 1024],
  [390, 844],
] as const;

export const WINDOWS = [...LYING, ...UPRIGHT] as const;

/** Neither lies on the other; `slack` is for what numbers lose on the way. */
export const apart = (a: Rect, b: Rect, slack = 0.01): boolean =>
  a.x + a.width <= b.x + slack ||
  b.x + b.width <= a.x + slack ||
  a.y + a.height <= b.y + slack ||
  b.y + b.height <= a.y + slack;

/** Nothing of the first lies outside the second. */
export const within = (inner: Rect, outer: Rect, slack = 0.01): boolean =>
  inner.x >= outer.x - slack &&
  inner.y >= outer.y - slack &&
  inner.x + inner.width <= outer.x + outer.width + slack &&
  inner.y + inner.height <= outer.y + outer.height + slack;
