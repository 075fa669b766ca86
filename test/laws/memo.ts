/** What laws look at again and again in states that no longer change, worked out once. */
import type { Domain } from '../../src/engine/kernel/domain.ts';
import type { BaseView } from '../../src/engine/kernel/rules.ts';
import type { BaseState, Seat } from '../../src/engine/kernel/state.ts';
import type { AnyEngine } from './game.ts';

/** Of one state, by seat; null is a spectator. */
interface Known {
  views: Map<Seat | null, BaseView>;
  domains: Map<Seat, Domain | null>;
  text: string | null;
}

export class Memo {
  readonly #engine: AnyEngine;
  readonly #known = new WeakMap<BaseState, Known>();

  constructor(engine: AnyEngine) {
    this.#engine = engine;
  }

  view(s: BaseState, seat: Seat | null): BaseView {
    const { views } = this.#of(s);
    const view = views.get(seat) ?? this.#engine.view(s, seat);
    views.set(seat, view);
    return view;
  }

  domain(s: BaseState, seat: Seat): Domain | null {
    const { domains } = this.#of(s);
    const domain = domains.get(seat) ?? this.#engine.domain(s, seat);
    domains.set(seat, domain);
    return domain;
  }

  /** True as long as a state is as it was when it was first looked at: laws change nothing. What is frozen throws. */
  isUnchanged(s: BaseState): boolean {
    return Object.isFrozen(s) || JSON.stringify(s) === this.text(s);
  }

  /** The state as a save holds it. */
  text(s: BaseState): string {
    const known = this.#of(s);
    known.text ??= JSON.stringify(s);
    return known.text;
  }

  #of(s: BaseState): Known {
    const known = this.#known.get(s) ?? { views: new Map(), domains: new Map(), text: null };
    this.#known.set(s, known);
    return known;
  }
}
