/** The mined puzzles that were fetched: once here, one is found and played like any other level. */

import { isMined } from '../../campaign/mined/id.ts';
import type { Level } from '../../campaign/schema.ts';

export class MinedLevels {
  /** Null where there is none of that id, or it could not be had. */
  readonly #known = new Map<string, Level | null>();
  readonly #changed: () => void;

  /** `changed` is called whenever one has come, or could not be had. */
  constructor(changed: () => void) {
    this.#changed = changed;
  }

  /** A puzzle that was fetched. */
  get(id: string): Level | null {
    return this.#known.get(id) ?? null;
  }

  /** Is this a mined puzzle that has not been asked for yet? */
  isToCome(id: string): boolean {
    return isMined(id) && !this.#known.has(id);
  }

  /** Fetches a puzzle; null if it cannot be had. Asked for again, it is tried again. */
  async fetch(id: string): Promise<Level | null> {
    if (this.get(id) !== null) return this.get(id);
    try {
      const { loadMined } = await import('../../campaign/mined/packs.ts');
      this.#known.set(id, await loadMined(id));
    } catch {
      this.#known.set(id, null);
    }
    this.#changed();
    return this.get(id);
  }
}
