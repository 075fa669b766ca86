/** What must hold at every step of every game, checked while bots play (`simulate --check`). */

import { equal, hash } from '../engine/kernel/data.ts';
import { dice } from '../engine/kernel/rng.ts';
import { petz, petzEngine } from '../engine/petz/index.ts';
import type { Petz, PetzSetup } from '../engine/petz/state.ts';
import { replayLog } from '../session/replay.ts';
import type { Moment, Played } from './playing.ts';

/** Views and imagined states are looked at every so many steps, one seat at a time. */
const VIEW_EVERY = 7;

/** Collects what is wrong with one game; nothing is, as a rule. */
export class Invariants {
  readonly problems: string[] = [];
  #step = 0;

  #fail(what: string): void {
    this.problems.push(`step ${this.#step}: ${what}`);
  }

  /** Before an answer is applied: it must be legal, and only at the question that is open. */
  choice({ state, seat, choice }: Moment): void {
    const ask = state.ask?.id ?? 0;
    const refusal = petzEngine.check(state, { seat, ask, choice });
    if (refusal !== null) this.#fail(`seat ${seat} chose ${JSON.stringify(choice)}: ${refusal.code}`);
    if (petzEngine.check(state, { seat, ask: ask - 1, choice }) === null)
      this.#fail('a stale answer is taken');
  }

  /** After an answer was applied. */
  state(s: Petz, step: number): void {
    this.#step = step;
    for (const problem of petz.audit(s)) this.#fail(`inventory: ${problem}`);
    if (!equal(JSON.parse(JSON.stringify(s)), s)) this.#fail('the state does not survive JSON');
    if (!equal(petz.clone(s), s)) this.#fail('the clone is not equal');
    for (const seat of petzEngine.waiting(s)) {
      if (petzEngine.domain(s, seat) === null) this.#fail(`seat ${seat} is asked, but has no domain`);
    }
    if (step % VIEW_EVERY === 0) this.#views(s, (step / VIEW_EVERY) % s.setup.seats);
  }

  /** An imagined state must look to its seat like the real one, and ask the same. */
  #views(s: Petz, seat: number): void {
    const view = petzEngine.view(s, seat);
    const believed = petzEngine.imagine(view, dice(`check ${this.#step}`));
    if (!equal(petzEngine.view(believed, seat), view))
      this.#fail(`seat ${seat} sees through what it imagines`);
    for (const problem of petz.audit(believed)) this.#fail(`imagined by seat ${seat}: ${problem}`);
    if (!equal(petzEngine.domain(believed, seat), petzEngine.domain(s, seat))) {
      this.#fail(`seat ${seat} would be asked something else in the state it imagines`);
    }
  }

  /** After the game: the log must lead to the same state again. */
  game(setup: PetzSetup, seed: string, { state, log }: Played): void {
    const again = replayLog(setup, seed, log);
    if (!again.ok) this.#fail(`the replay is refused at step ${again.step}: ${again.refusal.code}`);
    else if (hash(again.state) !== hash(state)) this.#fail('the replay ends in another state');
    const { outcome } = state;
    const scores = state.shops.map((shop) => shop.reputation);
    if (!equal(outcome?.scores, scores)) this.#fail('the outcome does not agree with the reputation');
  }
}
