/**
 * What a pointer came down on, by name. Pictures are drawn anew at any moment: what lies there then under the same
 * name is still being pressed, and acts when the pointer is let go.
 */

/** Phaser's pointer; when it came down tells one press from another. */
interface Press {
  readonly downTime: number;
}

let held: { what: string; downTime: number } | null = null;

/** A pointer has come down on something; names hold in all scenes. */
export function grip(what: string, { downTime }: Press): void {
  held = { what, downTime };
}

/** Did this pointer come down on it? */
export function holds(what: string, { downTime }: Press): boolean {
  return held?.what === what && held.downTime === downTime;
}

/** What was pressed is no more: the pointer left it, or another picture has come. */
export function letGo(): void {
  held = null;
}
