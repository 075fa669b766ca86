/** How things start and stop, as functions of 0 to 1; the same curves as the tweens', for what is moved by hand. */

type Ease = (t: number) => number;

const TAU = Math.PI * 2;

export const sineInOut: Ease = (t) => (1 - Math.cos(t * Math.PI)) / 2;
export const cubicIn: Ease = (t) => t ** 3;
export const cubicOut: Ease = (t) => 1 - (1 - t) ** 3;
export const cubicInOut: Ease = (t) => (t < 0.5 ? 4 * t ** 3 : 1 - (2 - 2 * t) ** 3 / 2);

/** Arrives a little too far and comes back. */
export const backOut: Ease = (t) => {
  const over = 1.4;
  const u = t - 1;
  return 1 + u * u * ((over + 1) * u + over);
};

/** Falls and bounces three times, each time lower. */
export const bounceOut: Ease = (t) => {
  const k = 7.5625;
  const step = 2.75;
  if (t < 1 / step) return k * t * t;
  if (t < 2 / step) return k * (t - 1.5 / step) ** 2 + 0.75;
  if (t < 2.5 / step) return k * (t - 2.25 / step) ** 2 + 0.9375;
  return k * (t - 2.625 / step) ** 2 + 0.984375;
};

/** Up and back to 0 within 0 to 1. */
export const hill: Ease = (t) => Math.sin(Math.min(1, Math.max(0, t)) * Math.PI);

/** A sine of time: where it is in its period, from -1 to 1. */
export function wave(time: number, period: number, ahead = 0): number {
  return Math.sin((time / period + ahead) * TAU);
}

/** Where within a part of the way something is: 0 before `from`, 1 after `to`. */
export function within(t: number, from: number, to: number): number {
  return Math.min(1, Math.max(0, (t - from) / (to - from)));
}
