/** The figures of breathing, without anything that breathes. */

/** Milliseconds; how much higher at the top; how many at once. */
export const BREATH = 2400;
export const SWELL = 0.02;
export const MOST = 6;
const BLINK = 140;

/** How high and wide somebody is at a moment; each of them has an offset of its own. */
export function breathAt(ms: number, number: number): { sx: number; sy: number } {
  const b = Math.sin((ms / BREATH + number * 0.37) * Math.PI * 2);
  return { sx: 1 - b * SWELL * 0.6, sy: 1 + b * SWELL };
}

/** Are the eyes shut? Once every 3 to 6 seconds, never two creatures together. */
export function isShut(ms: number, number: number): boolean {
  const period = 3000 + ((number * 1370 + 900) % 3000);
  return (ms + number * 1010) % period > period - BLINK;
}
