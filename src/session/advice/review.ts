/**
 * Going through a person's answers after a game, one after the other, beside everything else: quickly over all of
 * them, then with more thought over those on which the game may have hung. It ends when the game is left.
 */

import type { GameId } from '../../engine/games.ts';
import type { Seat } from '../../engine/kernel/state.ts';
import { type Answer, type GoalLoss, goalLoss } from '../campaign/goal-losses.ts';
import { Emitter } from '../emitter.ts';
import type { Past } from '../game/past.ts';
import { type JudgedAnswer, judged, sure, type TurningPoints, turningPoints } from './turning-points.ts';

/** How much to think about each answer at first, and about those that may be turning points. */
const QUICK = 0.3;
const SLOW = 1;
/** So many of the worst and of the best are looked at again. */
const WORST = 5;
const BEST = 2;

export class Review<G extends GameId = GameId> extends Emitter {
  readonly #past: Past<G>;
  readonly #judged = new Map<number, JudgedAnswer>();
  /** In a level: how good its goals looked at each answer. */
  readonly #answers = new Map<number, Answer>();
  readonly #ids: readonly number[];
  /** Answers looked at, of so many; those that are looked at twice count twice. */
  done = 0;
  total: number;
  isOver = false;

  constructor(past: Past<G>, seat: Seat) {
    super();
    this.#past = past;
    this.#ids = past.freeAnswersOf(seat);
    this.total = this.#ids.length;
  }

  /** What is known so far. */
  points(): TurningPoints {
    return turningPoints([...this.#judged.values()]);
  }

  /** The answers that lost the goals of these places, as far as is known; none for a goal that no single answer lost. */
  losses(goals: readonly number[]): GoalLoss[] {
    const answers = this.#ids.flatMap((id) => this.#answers.get(id) ?? []);
    return goals.flatMap((at) => goalLoss(answers, at) ?? []);
  }

  /** Goes through all of them; nothing happens any more once the game is left. */
  async run(): Promise<void> {
    await this.#look(this.#ids, QUICK);
    const again = this.#again();
    this.total += again.length;
    await this.#look(again, SLOW);
    this.isOver = true;
    this.#tell();
  }

  #again(): number[] {
    const order = [...this.#judged.values()].sort((a, b) => sure(a) - sure(b)).map(({ id }) => id);
    return [...new Set([...order.slice(0, WORST), ...order.slice(-BEST)])];
  }

  async #look(ids: readonly number[], budget: number): Promise<void> {
    for (const id of ids) {
      if (this.#past.closing.aborted) return;
      const found = await this.#past.explain(id, { budget }).catch(() => null);
      const one = judged(id, found?.weighed ?? []);
      if (one !== null) this.#judged.set(id, one);
      if (one !== null && found?.goals !== undefined)
        this.#answers.set(id, { one, goals: found.goals, advised: found.advised ?? null });
      this.done++;
      this.#tell();
    }
  }

  #tell(): void {
    if (this.#past.closing.aborted) return;
    this.emit();
  }
}

const reviews = new WeakMap<object, Map<Seat, Review>>();

/** The review of a seat's answers, begun when it is first asked for; it goes on also when its page is closed. */
export function reviewOf<G extends GameId>(past: Past<G>, seat: Seat): Review {
  const known = reviews.get(past) ?? new Map<Seat, Review>();
  reviews.set(past, known);
  const begun = known.get(seat);
  if (begun !== undefined) return begun;
  const review = new Review<G>(past, seat) as Review;
  known.set(seat, review);
  void review.run();
  return review;
}
