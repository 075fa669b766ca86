/**
 * When a touch is a tap: the finger let go where it came down, it hardly moved, and no second finger came to pan or
 * pinch. Pure: its caller passes what the pointers do.
 */

import type { Point } from '../../../ui/rect.ts';

/** A pointer that moves farther than this, in CSS pixels, means something else than a tap. */
export const SLIP = 12;
/** With a mouse a slow click must stay a click: resting explains sooner anyway. */
const LONG_CLICK = 700;

/**
 * From how many milliseconds on a press asks what it is pointing at, by what is set for fingers (0: never). A finger
 * that rests on what cannot be tapped is answered in any case.
 */
export function holdOf(hold: number, isFinger: boolean): number {
  if (hold === 0) return Number.POSITIVE_INFINITY;
  return isFinger ? hold : Math.max(LONG_CLICK, hold);
}

type PressEnd = 'tap' | 'explain' | null;

export class PressWatch<Owner> {
  private owner: Owner | null = null;
  private from: Point = { x: 0, y: 0 };
  /** From when on a press is a question, in milliseconds; never, where nothing explains itself. */
  private long = Number.POSITIVE_INFINITY;
  /** More than one finger is, or was, down. */
  private crowded = false;
  private slipped = false;
  private explained = false;

  /** A pointer comes down on something; `fingers` are all that are down now. True: a press has begun. */
  down(owner: Owner, at: Point, fingers: number, long: number): boolean {
    this.owner = owner;
    this.from = at;
    this.long = long;
    this.explained = false;
    this.slipped = false;
    this.crowded = fingers > 1;
    return !this.crowded;
  }

  /** A pointer comes down anywhere, on something watched or not. */
  finger(fingers: number): void {
    if (fingers > 1) this.crowded = true;
  }

  /** True: the press has just become something else. */
  move({ x, y }: Point): boolean {
    if (this.owner === null || this.slipped) return false;
    this.slipped = Math.hypot(x - this.from.x, y - this.from.y) >= SLIP;
    return this.slipped;
  }

  /** What the finger points at has been explained. */
  explain(): void {
    this.explained = true;
  }

  /**
   * A pointer is let go over something. How long it was down decides, not what has been shown: a slow device may
   * explain too early or not at all.
   */
  up(owner: Owner, at: Point, held: number): PressEnd {
    this.move(at);
    const isWhole = this.owner === owner && !this.slipped && !this.crowded;
    this.owner = null;
    if (!isWhole) return null;
    if (held < this.long) return 'tap';
    return this.explained ? null : 'explain';
  }

  /** The pointer left what it pressed, or that is gone. */
  leave(): void {
    this.owner = null;
  }

  /** Is the pointer still on this, without having slipped? */
  holds(owner: Owner): boolean {
    return this.owner === owner && !this.slipped && !this.crowded;
  }
}
