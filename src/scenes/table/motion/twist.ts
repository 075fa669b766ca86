/** How something differs from rest while it moves, and the twists that creatures share. */
import { hill, within } from './ease.ts';
import type { Point } from './path.ts';

export interface Squash {
  /** Factors of the size at rest. */
  sx?: number;
  sy?: number;
  /** Degrees. */
  turn?: number;
  /** Pixels. */
  x?: number;
  y?: number;
}

/** The middle, and the ground a creature stands on in its drawing (238 of 256). */
export const MIDDLE = [0.5, 0.5] as const;
export const FEET = [0.5, 0.93] as const;

/** Where the origin must go so that the held point, `arm` away from it at rest, stays where it is. */
export function pinned(at: Point, arm: Point, { sx = 1, sy = 1, turn = 0, x = 0, y = 0 }: Squash): Point {
  const angle = (turn * Math.PI) / 180;
  const [across, down] = [arm.x * sx, arm.y * sy];
  return {
    x: at.x + arm.x + x - (across * Math.cos(angle) - down * Math.sin(angle)),
    y: at.y + arm.y + y - (across * Math.sin(angle) + down * Math.cos(angle)),
  };
}

/** A jump: gathers itself, flies, lands. */
export function leap(t: number, high: number): Squash {
  const gather = hill(within(t, 0, 0.24));
  const flight = within(t, 0.2, 0.84);
  const land = hill(within(t, 0.8, 1));
  const squash =
    0.12 * gather + 0.14 * land - 0.08 * Math.abs(Math.sin(flight * Math.PI * 2)) * (flight < 1 ? 1 : 0);
  return { y: -4 * high * flight * (1 - flight), sx: 1 + squash * 0.8, sy: 1 - squash };
}
