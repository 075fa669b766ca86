/**
 * The laws that every game is held against, whoever plays it: random answers, bots, tests. Cheap ones at every answer; those that cost more than the game itself at every
 * so many answers, each at its own turn, so that none always falls together with another.
 */

import { equal, plain } from '../../engine/kernel/data.ts';
import { listChoices } from '../../engine/kernel/domain.ts';
import type { Engine } from '../../engine/kernel/engine.ts';
import { dice, type Rng, shuffle } from '../../engine/kernel/rng.ts';
import type { BaseView } from '../../engine/kernel/rules.ts';
import type { BaseSetup, BaseState, GameEvent, Json, Seat } from '../../engine/kernel/state.ts';
import { broken, forged, junk } from './garbage.ts';
import { impure } from './plainness.ts';

/** Every so many answers: the round trip through JSON, a copy, options applied, garbage, views. */
export const EVERY = { json: 20, options: 47, garbage: 29, views: 43 } as const;
/** At most so many of the options offered are applied at one question. */
const MOST_OPTIONS = 8;

/** How often each law was looked at. */
export interface Looks {
  audits: number;
  json: number;
  options: number;
  garbage: number;
  views: number;
}

export const noLooks = (): Looks => ({ audits: 0, json: 0, options: 0, garbage: 0, views: 0 });

/** What the walk knows of one game of the house. */
export interface Kind<
  Setup extends BaseSetup,
  S extends BaseState & { setup: Setup },
  V extends BaseView,
  E extends GameEvent,
> {
  game: 'petz' | 'quest';
  engine: Engine<Setup, S, V, E>;
  /** The outcome as the pieces on the table tell it. */
  scores(s: S): number[];
  /** The same table with everything hidden from a seat dealt anew. */
  permute(s: S, seat: Seat, rng: Rng): S;
  /** No game takes more answers than this. */
  most: number;
}

/** Holds the laws against one game; what is wrong comes as one line, null if nothing is. */
export class Laws<
  Setup extends BaseSetup,
  S extends BaseState & { setup: Setup },
  V extends BaseView,
  E extends GameEvent,
> {
  readonly looks: Looks;
  readonly #kind: Kind<Setup, S, V, E>;
  readonly #rng: Rng;

  constructor(kind: Kind<Setup, S, V, E>, seed: string, looks: Looks) {
    this.#kind = kind;
    this.#rng = dice(`laws ${seed}`);
    this.looks = looks;
  }

  /** An answer before it is given: it is legal, and only at the question that is open. */
  choice({ state, seat, choice }: { state: S; seat: Seat; choice: Json }): string | null {
    const { engine } = this.#kind;
    const ask = state.ask?.id ?? 0;
    const refusal = engine.check(state, { seat, ask, choice });
    if (refusal !== null) return `seat ${seat} chose ${JSON.stringify(choice)}: ${refusal.code}`;
    return engine.check(state, { seat, ask: ask - 1, choice }) === null ? 'a stale answer is taken' : null;
  }

  /** The position after so many answers. */
  at(s: S, step: number): string | null {
    const { engine } = this.#kind;
    this.looks.audits++;
    const wrong = engine.rules.audit(s)[0] ?? impure(s);
    if (wrong !== null) return wrong;
    if (s.outcome === null && engine.waiting(s).length === 0)
      return 'nobody is asked, but the game is not over';
    if (step % EVERY.json === 0) {
      if (!this.#survives(s)) return 'the state does not survive a copy or a save';
      if (!engine.rules.isState(s, s.setup)) return 'the state has not the shape of one';
      if (!engine.stands(s)) return 'the state stands nowhere in the rules';
    }
    if (s.outcome !== null) return null;
    if (step % EVERY.options === 0) return this.#options(s);
    if (step % EVERY.garbage === 0) return this.#garbage(s);
    return step % EVERY.views === 0 ? this.#views(s) : null;
  }

  #survives(s: S): boolean {
    this.looks.json++;
    return equal(plain(s), s) && equal(this.#kind.engine.rules.clone(s), s);
  }

  /** What is offered is taken, and leads to a sound state; the one it was asked in stays as it was. */
  #options(s: S): string | null {
    const { engine } = this.#kind;
    const before = JSON.stringify(s);
    for (const seat of engine.waiting(s)) {
      const domain = engine.domain(s, seat);
      if (domain === null) return `seat ${seat} is waited for, but has nothing to say`;
      const listed = [...(listChoices(domain) ?? [])];
      shuffle(listed, this.#rng);
      const sampled = [engine.sample(s, seat, this.#rng), engine.sample(s, seat, this.#rng)];
      for (const choice of [...listed.slice(0, MOST_OPTIONS), ...sampled]) {
        this.looks.options++;
        const applied = engine.apply(s, { seat, ask: s.ask?.id ?? 0, choice });
        const told = `seat ${seat} was offered ${JSON.stringify(choice)}:`;
        if (!applied.ok) return `${told} refused, ${applied.refusal.code}`;
        const wrong =
          engine.rules.audit(applied.state)[0] ?? impure(applied.state) ?? this.#events(applied.events);
        if (wrong !== null) return `${told} ${wrong}`;
      }
    }
    return JSON.stringify(s) === before ? null : 'an answer applied to a copy has changed the original';
  }

  /** Events are plain, and for every seat there is a version or none. */
  #events(events: readonly E[]): string | null {
    if (!equal(plain(events), events)) return 'its events do not survive a save';
    const { rules } = this.#kind.engine;
    for (const event of events) rules.redact(event, null);
    return null;
  }

  /** What is refused leaves no trace; what passes for an answer after all leads to a sound state. */
  #garbage(s: S): string | null {
    const { engine } = this.#kind;
    const before = JSON.stringify(s);
    const id = s.ask?.id ?? 0;
    for (const seat of engine.waiting(s).slice(0, 2)) {
      const choice = engine.sample(s, seat, this.#rng);
      const stale = [forged(seat, id - 1, choice), forged(seat, String(id), choice)];
      const strange = [
        forged(s.setup.seats, id, choice),
        forged(-1, id, choice),
        forged(String(seat), id, choice),
      ];
      const odd = [junk(this.#rng), broken(choice, this.#rng), broken(choice, this.#rng)];
      const wrong =
        [...stale, ...strange].map((action) => this.#refused(s, action)).find((what) => what !== null) ??
        odd.map((what) => this.#treated(s, seat, what)).find((what) => what !== null);
      if (wrong !== undefined) return wrong;
    }
    return JSON.stringify(s) === before ? null : 'a refused answer has changed the state';
  }

  #refused(s: S, action: ReturnType<typeof forged>): string | null {
    this.looks.garbage++;
    const { engine } = this.#kind;
    if (engine.check(s, action) === null || engine.apply(s, action).ok) {
      return `a stale or foreign answer is taken (seat ${String(action.seat)}, ask ${String(action.ask)})`;
    }
    return null;
  }

  #treated(s: S, seat: Seat, what: unknown): string | null {
    this.looks.garbage++;
    const { engine } = this.#kind;
    const action = forged(seat, s.ask?.id ?? 0, what);
    const refusal = engine.check(s, action);
    const applied = engine.apply(s, action);
    if (applied.ok !== (refusal === null)) return `check and apply disagree over ${String(what)}`;
    return applied.ok ? (engine.rules.audit(applied.state)[0] ?? impure(applied.state)) : null;
  }

  /** What a seat imagines, and every other dealing of what it cannot see, looks to it like the truth. */
  #views(s: S): string | null {
    const { engine, permute } = this.#kind;
    const seat = this.#rng.below(s.setup.seats);
    const view = engine.view(s, seat);
    const domain = engine.domain(s, seat);
    this.looks.views++;
    const others = [
      ['imagined', engine.imagine(view, this.#rng)],
      ['dealt otherwise', permute(s, seat, this.#rng)],
    ] as const;
    for (const [how, other] of others) {
      if (!equal(engine.view(other, seat), view)) return `seat ${seat} sees a difference: ${how}`;
      if (!equal(engine.domain(other, seat), domain)) return `seat ${seat} is asked something else: ${how}`;
      const wrong = engine.rules.audit(other)[0];
      if (wrong !== undefined) return `${how} for seat ${seat}: ${wrong}`;
    }
    return null;
  }

  /** After the game: the log leads to the same state again, and its scores are those on the table. */
  end(s: S, again: S, hashes: readonly [Json, Json]): string | null {
    if (hashes[0] !== hashes[1]) return 'the replay ends in another state';
    if (again.outcome === null) return 'the replay does not end';
    return equal(s.outcome?.scores, this.#kind.scores(s))
      ? null
      : 'the outcome does not agree with the table';
  }
}
