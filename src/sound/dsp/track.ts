/** Numbers that change in the course of a sound: one, or points of [share of the time, value]. */

type Track = number | readonly (readonly [number, number])[];

function between(track: readonly (readonly [number, number])[], t: number, mix: typeof linear): number {
  let before = track[0];
  if (before === undefined) return 0;
  for (const point of track) {
    if (point[0] >= t) {
      const span = point[0] - before[0];
      return span <= 0 ? point[1] : mix(before[1], point[1], (t - before[0]) / span);
    }
    before = point;
  }
  return before[1];
}

const linear = (a: number, b: number, t: number) => a + (b - a) * t;
const even = (a: number, b: number, t: number) => (a <= 0 || b <= 0 ? linear(a, b, t) : a * (b / a) ** t);

/** The value at a share of the time (0 to 1); between two points along a straight line. */
export const levelAt = (track: Track, t: number): number =>
  typeof track === 'number' ? track : between(track, t, linear);

/** The same for frequencies: equal steps of time are equal intervals to the ear. */
export const pitchAt = (track: Track, t: number): number =>
  typeof track === 'number' ? track : between(track, t, even);
