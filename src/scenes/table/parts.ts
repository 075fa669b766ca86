/**
 * Parts of a picture that the next picture takes over as they are, if it would draw them of the same things: most looks
 * change a number on one card. What is not asked for again goes with the end of the drawing.
 */

/** A thing of the picture; one that has been destroyed is active no more. */
interface Thing {
  readonly active: boolean;
  destroy(): void;
}

interface Part<T extends Thing, U> {
  /** All that it was drawn of, as text. */
  readonly of: string;
  readonly things: readonly T[];
  /** The drawings its things wait for or show. */
  readonly uses: readonly U[];
}

export class Parts<T extends Thing, U> {
  private before = new Map<string, Part<T, U>>();
  private now = new Map<string, Part<T, U>>();
  private manner = '';

  /**
   * A picture begins. All parts of the last one are on offer, unless pictures are drawn in another manner now: in another
   * window, language or size of letters. Tells the things that are still wanted.
   */
  begin(manner: string): ReadonlySet<T> {
    this.end();
    this.before = manner === this.manner ? this.now : new Map();
    this.now = new Map();
    this.manner = manner;
    return new Set([...this.before.values()].flatMap(({ things }) => things));
  }

  /** The part of that name, if it was drawn of the same and is still whole. */
  take(name: string, of: string): Part<T, U> | null {
    const part = this.before.get(name);
    if (part?.of !== of || !part.things.every(({ active }) => active)) return null;
    this.before.delete(name);
    this.now.set(name, part);
    return part;
  }

  put(name: string, part: Part<T, U>): void {
    this.now.set(name, part);
  }

  /** The picture is drawn: what it has not taken over is destroyed. */
  end(): void {
    for (const { things } of this.before.values()) for (const thing of things) thing.destroy();
    this.before.clear();
  }
}
