/** The siege as rules for the engine: what is secret, what is possible, and the sum of the pieces. */

import { copy } from '../../src/engine/kernel/data.ts';
import { Engine, maskAsk } from '../../src/engine/kernel/engine.ts';
import { checkMods, type Modifier, tuned } from '../../src/engine/kernel/mods.ts';
import { pickOne, type Rng, shuffle } from '../../src/engine/kernel/rng.ts';
import type { BaseView, Rules } from '../../src/engine/kernel/rules.ts';
import { refuseShape, tuning } from '../../src/engine/kernel/schema-setup.ts';
import { type Refusal, refuse, type Seat } from '../../src/engine/kernel/state.ts';
import { riposteWindow, toyGame, toyRound } from './scripts.ts';
import {
  CARDS,
  heroesOf,
  lordOf,
  PLANS,
  TOY_TUNABLES,
  type Toy,
  type ToyEvent,
  type ToySetup,
} from './state.ts';

/** What the state shows a seat: the lord's hand as null to the heroes, the plan as null to the lord. */
export interface ToyView extends BaseView, Omit<Toy, 'rng' | 'ask' | 'hands' | 'deck'> {
  hands: (number[] | null)[];
  counts: number[];
  deck: number;
}

/** Fog makes the siege stronger and the heroes carry less: `{ strength, most }`. */
const fog: Modifier<Toy, ToyEvent> = {
  id: 'fog',
  before: {
    'toy.game/deal'(c, arg) {
      const { strength } = arg as { strength: number };
      c.s.siege += strength;
      c.emit({ type: 'toy.fog', strength });
    },
  },
  after: {
    'toy.round/vote'(c) {
      c.s.gate += 1;
    },
  },
  narrow: {
    'toy.arm': (_s, _seat, domain, arg) =>
      domain.type === 'some' ? { ...domain, max: (arg as { most: number }).most } : domain,
  },
};

function checkSetup(setup: ToySetup): Refusal | null {
  const heroes = setup.seats - (setup.lord ? 1 : 0);
  if (heroes !== 2 && heroes !== 3) return refuse('wrongSeats', null, { seats: setup.seats });
  const shape = refuseShape(tuning(TOY_TUNABLES), setup.tune);
  if (shape !== null) return shape;
  const wrong = checkMods(setup, { fog });
  return wrong === null ? null : refuse(wrong.code, null, { name: wrong.name });
}

/** Heroes know the plan; a spectator sees as little as the lord. */
function knowsPlan(setup: ToySetup, seat: Seat | null): boolean {
  return seat !== null && seat !== lordOf(setup);
}

function view(s: Toy, seat: Seat | null): ToyView {
  const { rng: _rng, ask, hands, deck, plan, ...open } = s;
  const lord = lordOf(s.setup);
  return {
    ...copy(open),
    seat,
    ask: maskAsk(ask, seat),
    plan: knowsPlan(s.setup, seat) ? plan : null,
    hands: hands.map((hand, owner) => (owner === lord && seat !== lord ? null : [...hand])),
    counts: hands.map((hand) => hand.length),
    deck: deck.length,
  };
}

function imagine(v: ToyView, rng: Rng): Toy {
  const { seat, counts, ...open } = copy(v);
  const seen = new Set([...open.discards, ...open.hands.flatMap((hand) => hand ?? [])]);
  const unseen = CARDS.filter((card) => !seen.has(card));
  shuffle(unseen, rng);
  const hands = open.hands.map((hand, owner) => hand ?? unseen.splice(0, counts[owner]));
  const plan = open.planned && !knowsPlan(open.setup, seat) ? pickOne(PLANS, rng) : open.plan;
  return { ...open, plan, hands, deck: unseen, rng: [rng.next(), rng.next(), rng.next(), 1] };
}

/** Heroes draw openly; what the lord drew is his own. */
function redact(event: ToyEvent, seat: Seat | null): ToyEvent | null {
  if (event.only !== undefined && (seat === null || !event.only.includes(seat))) return null;
  return event.type === 'toy.drew' && event.closed && event.seat !== seat ? { ...event, card: null } : event;
}

function clone(s: Toy): Toy {
  const { rng, hands, deck, discards, tasks, ask, outcome } = s;
  const own = {
    tasks: copy(tasks),
    ask: copy(ask),
    outcome: copy(outcome),
    hands: hands.map((hand) => [...hand]),
  };
  return { ...s, ...own, rng: [...rng], deck: [...deck], discards: [...discards] };
}

function audit(s: Toy): string[] {
  const found = [...s.hands.flat(), ...s.deck, ...s.discards].sort((a, b) => a - b);
  const wrong =
    found.length === CARDS.length && found.every((card, i) => card === i) ? [] : [`cards ${found}`];
  return s.gate < 0 || s.siege < 0 ? [...wrong, 'strength below zero'] : wrong;
}

export const toy: Rules<ToySetup, Toy, ToyView, ToyEvent> = {
  id: 'toy',
  version: 1,
  scripts: [toyGame, toyRound, riposteWindow],
  forms: {},
  tunables: TOY_TUNABLES,
  mods: { fog },
  seats: (setup) => {
    const lord = lordOf(setup);
    const heroes = heroesOf(setup).map(() => ({ role: 'hero', team: 0 }));
    return lord === null ? heroes : [...heroes, { role: 'lord', team: 1 }];
  },
  checkSetup,
  initial: (setup) => ({
    tasks: [{ proc: 'toy.game', at: 'deal', vars: {} }],
    round: 0,
    gate: tuned(setup, TOY_TUNABLES, 'gate'),
    siege: tuned(setup, TOY_TUNABLES, 'siege'),
    leader: 0,
    planned: false,
    plan: null,
    hands: Array.from({ length: setup.seats }, () => []),
    deck: [...CARDS],
    discards: [],
  }),
  view,
  imagine,
  redact,
  clone,
  audit,
  isState: () => true,
};

export const toyEngine = new Engine(toy);

/** A siege with this many heroes, with or without a lord, with or without fog. */
export function toySetup(
  heroes: number,
  lord: boolean,
  foggy = false,
  tune: Record<string, number> = {},
): ToySetup {
  const mods = foggy ? [{ id: 'fog', arg: { strength: 2, most: 1 } }] : [];
  return { seats: heroes + (lord ? 1 : 0), lord, tune, mods };
}
