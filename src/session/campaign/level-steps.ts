/** The steps of difficulty for the screens: which are open, what they bring in a level, and what was won at which. */

import type { Book, Level, Progress } from '../../campaign/schema.ts';
import type { Climb, RuleHere } from '../../campaign/steps.ts';
import type * as Core from './campaign-core.ts';

interface Known {
  core: typeof Core | null;
  book: Book | null;
  progress: Progress;
}

const NO_CLIMB: Climb = { open: 0, of: 0, chapters: 0, needs: 0 };

export class LevelSteps {
  readonly #known: () => Known;

  constructor(known: () => Known) {
    this.#known = known;
  }

  /** How far they have been climbed. */
  get climb(): Climb {
    const { core, book, progress } = this.#known();
    return book === null ? NO_CLIMB : (core?.climbOf(book, progress) ?? NO_CLIMB);
  }

  /** The highest step that may be chosen for a level; 0 for none. */
  openFor(level: Level): number {
    return this.#known().core?.takesStep(level) ? this.climb.open : 0;
  }

  /** The level as it is played at a step. */
  at(level: Level, step: number | undefined): Level {
    const { core, book } = this.#known();
    return core?.atStep(book?.steps, level, step) ?? level;
  }

  /** What the first steps bring in a level, one after the other. */
  rules(level: Level, step: number): RuleHere[] {
    const { core, book } = this.#known();
    return core?.stepRules(book?.steps, level, step) ?? [];
  }

  /** The highest step at which a level was won; 0 for none. */
  won(id: string): number {
    const { core, book, progress } = this.#known();
    return book === null ? 0 : (core?.stepWon(book, progress, id) ?? 0);
  }
}
