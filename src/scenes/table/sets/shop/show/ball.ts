/** The way of a ball between those who play. */
import type { Point } from '../../../motion/path.ts';

/** Where the ball goes: from the hands to the pets in turn and back; `targets` says which of them it hits. */
export function ballRounds(
  hands: Point,
  bodies: readonly Point[],
  beats: number,
): { places: Point[]; targets: (number | null)[] } {
  const places: Point[] = [hands];
  const targets: (number | null)[] = [null];
  for (let i = 0; i < beats && bodies.length > 0; i++) {
    const nth = i % bodies.length;
    places.push(bodies[nth] ?? hands);
    targets.push(nth);
    // With one pet the ball comes back each time; with two it goes on to the other.
    if (bodies.length === 1 || i === beats - 1) {
      places.push(hands);
      targets.push(null);
    }
  }
  return { places, targets };
}
