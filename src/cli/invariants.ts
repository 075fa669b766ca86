/** What must hold at every step of every game, checked while bots play (`simulate --check`). */

import { equal, hash } from '../engine/kernel/data.ts';
import type { Engine } from '../engine/kernel/engine.ts';
import { dice } from '../engine/kernel/rng.ts';
import type { BaseView } from '../engine/kernel/rules.ts';
import type { BaseSetup, BaseState, GameEvent } from '../engine/kernel/state.ts';
import type { Moment, Played } from './playing.ts';

/** Views and imagined states are looked at every so many steps, one seat at a time. */
const VIEW_EVERY = 7;

/** Collects what is wrong with one game; nothing is, as a rule. */
export class Invariants<
  Setup extends BaseSetup,
  S extends BaseState & { setup: Setup },
  V extends BaseView,
  E extends GameEvent,
> {
  readonly problems: string[] = [];
  readonly #engine: Engine<Setup, S, V, E>;
  readonly #scores: (s: S) => number[];
  #step = 0;

  /** `scores` tells the outcome as the pieces on the table show it. */
  constructor(engine: Engine<Setup, S, V, E>, scores: (s: S) => number[]) {
    this.#engine = engine;
    this.#scores = scores;
  }

  #fail(what: string): void {
    this.problems.push(`step ${this.#step}: ${what}`);
  }

  /** Before an answer is applied: it must be legal, and only at the question that is open. */
  choice({ state, seat, choice }: Moment<S>): void {
    const ask = state.ask?.id ?? 0;
    const refusal = this.#engine.check(state, { seat, ask, choice });
    if (refusal !== null) this.#fail(`seat ${seat} chose ${JSON.stringify(choice)}: ${refusal.code}`);
    if (this.#engine.check(state, { seat, ask: ask - 1, choice }) === null)
      this.#fail('a stale answer is taken');
  }

  /** After an answer was applied. */
  state(s: S, step: number): void {
    this.#step = step;
    const { rules } = this.#engine;
    for (const problem of rules.audit(s)) this.#fail(`inventory: ${problem}`);
    if (!rules.isState(s, s.setup)) this.#fail('the state has not the shape of one');
    if (!this.#engine.stands(s)) this.#fail('the state stands nowhere in the rules');
    if (!equal(JSON.parse(JSON.stringify(s)), s)) this.#fail('the state does not survive JSON');
    if (!equal(rules.clone(s), s)) this.#fail('the clone is not equal');
    for (const seat of this.#engine.waiting(s)) {
      if (this.#engine.domain(s, seat) === null) this.#fail(`seat ${seat} is asked, but has no domain`);
    }
    if (step % VIEW_EVERY === 0) this.#views(s, (step / VIEW_EVERY) % s.setup.seats);
  }

  /** An imagined state must look to its seat like the real one, and ask the same. */
  #views(s: S, seat: number): void {
    const engine = this.#engine;
    const view = engine.view(s, seat);
    const believed = engine.imagine(view, dice(`check ${this.#step}`));
    if (!equal(engine.view(believed, seat), view)) this.#fail(`seat ${seat} sees through what it imagines`);
    for (const problem of engine.rules.audit(believed)) this.#fail(`imagined by seat ${seat}: ${problem}`);
    if (!equal(engine.domain(believed, seat), engine.domain(s, seat))) {
      this.#fail(`seat ${seat} would be asked something else in the state it imagines`);
    }
  }

  /** After the game: the log must lead to the same state again. */
  game(setup: Setup, seed: string, { state, log }: Played<S>): void {
    let again = this.#engine.start(setup, seed).state;
    for (const [i, [seat, choice]] of log.entries()) {
      const applied = this.#engine.apply(again, { seat, ask: again.ask?.id ?? 0, choice });
      if (!applied.ok) {
        this.#fail(`the replay is refused at step ${i + 1}: ${applied.refusal.code}`);
        return;
      }
      again = applied.state;
    }
    if (hash(again) !== hash(state)) this.#fail('the replay ends in another state');
    if (!equal(state.outcome?.scores, this.#scores(state))) {
      this.#fail('the outcome does not agree with the pieces on the table');
    }
  }
}
