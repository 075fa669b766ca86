/** The steps of difficulty and what is taken along, for the screens: which are open, and what they make of a game. */

import type { Extra, ExtraState } from '../../campaign/extras.ts';
import type { FreeSetup } from '../../campaign/extras-for.ts';
import type { Level, Picks } from '../../campaign/schema.ts';
import type { Climb, RuleHere } from '../../campaign/steps.ts';
import type { Seat } from '../../engine/kernel/state.ts';
import type { KnownCampaign } from './outcomes.ts';

const NO_CLIMB: Climb = { open: 0, of: 0, chapters: 0, needs: 0 };

export class LevelSteps {
  readonly #known: () => KnownCampaign;

  constructor(known: () => KnownCampaign) {
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

  /** The level as it is played with what was picked: at a step, with a piece taken along. */
  at(level: Level, { step, extra }: Picks): Level {
    const { core, book } = this.#known();
    if (core === null) return level;
    const taken = book?.extras?.find((one) => core.extraId(one) === extra);
    return core.withExtra(core.atStep(book?.steps, level, step), taken);
  }

  /** All pieces that can be taken along, those too that are still to be earned. */
  get extras(): ExtraState[] {
    const { core, book, progress } = this.#known();
    return book === null ? [] : (core?.extraStates(book, progress) ?? []);
  }

  /** The pieces that may be taken along into a level. */
  extrasFor(level: Level, picks: Picks): Extra[] {
    const { core, book, progress } = this.#known();
    return book === null ? [] : (core?.extrasFor(book, progress, level, picks) ?? []);
  }

  /** The pieces that the player may take along into a free game. */
  freeExtras(free: FreeSetup, you: Seat): Extra[] {
    const { core, book, progress } = this.#known();
    return book === null ? [] : (core?.freeExtras(book, progress, free, you) ?? []);
  }

  /** A free game with the piece of that id, where it may be taken along. */
  freeWith<F extends FreeSetup>(free: F, you: Seat, extra: string | null): F {
    const { core } = this.#known();
    const taken = this.freeExtras(free, you).find((one) => core?.extraId(one) === extra);
    return core?.freeWithExtra(free, taken, you) ?? free;
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
