/** Energy Cards are scarce: few lie open, none are to be had, or the Evil Lord has more or fewer of them. */

import type { Domain } from '../../kernel/domain.ts';
import { nothing, opt, parts, wholeNumber } from '../../kernel/schema-words.ts';
import type { Json } from '../../kernel/state.ts';
import { fillDisplay } from '../energy.ts';
import { lordSeat, type QuestContext } from '../query.ts';
import type { OpenQuest } from '../state.ts';
import { rounds, twist } from './kit.ts';

const doing = (act: Json): Json | undefined => (act as { do?: Json } | null)?.do;

/** The question without some of its actions. */
function withoutActs(domain: Domain, acts: readonly (Json | undefined)[]): Domain {
  if (domain.type !== 'pick') return domain;
  return { ...domain, options: domain.options.filter((act) => !acts.includes(doing(act))) };
}

const scarce = parts({
  /** So many fewer cards lie face up; one always does. */
  display: opt(wholeNumber(1, 4)),
  /** So many fewer cards in a starting hand, and in the hand limit. */
  hand: opt(wholeNumber(1, 4)),
  /** Rounds in which the display is filled at the beginning only. */
  rounds: opt(rounds),
});

/** Whether what is taken now is not replaced: in the turns of the named Rounds. */
function isDry(s: OpenQuest, dry: readonly number[] = []): boolean {
  return s.turn !== null && dry.includes(s.round);
}

function tellDrought(c: QuestContext, what: string, n: number | undefined): void {
  if (n !== undefined) c.emit({ type: 'quest.twist', mod: 'drought', what, n });
}

/**
 * `{ "id": "drought", "arg": { "display": 2, "hand": 1, "rounds": [3, 6] } }`: fewer cards lie face up, hands are smaller,
 * and in some Rounds what is taken is not replaced; each of them or some.
 */
export const drought = twist('drought', scarce, {
  check: (arg) => (Object.keys(arg).length === 0 ? 'must name display, hand or rounds' : null),
  after: {
    'quest.game/deal'(c, { display, hand }) {
      tellDrought(c, 'display', display);
      tellDrought(c, 'hand', hand);
    },
    'quest.round/begin'(c, arg) {
      if (arg.rounds?.includes(c.s.round)) tellDrought(c, 'dry', c.s.round);
    },
  },
  before: {
    // What a dry Round has left open.
    'quest.round/begin'(c) {
      fillDisplay(c);
    },
  },
  narrow: {
    // Changing a display that stays empty helps no Hero.
    'quest.act': (s, _seat, domain, arg) => (isDry(s, arg.rounds) ? withoutActs(domain, ['change']) : domain),
  },
  bend: {
    numbers: {
      display: (_s, n, arg) => Math.max(Math.min(n, 1), n - (arg.display ?? 0)),
      hand: (_s, n, arg) => Math.max(1, n - (arg.hand ?? 0)),
      refill: (s, n, arg) => (isDry(s, arg.rounds) ? 0 : n),
    },
  },
});

/**
 * `{ "id": "sealed", "arg": null }`: the Energy deck is sealed: no Hero takes the actions Draw, Discard or Change.
 * All other actions, Combos and treasures are as ever.
 */
export const sealed = twist('sealed', nothing, {
  narrow: { 'quest.act': (_s, _seat, domain) => withoutActs(domain, ['draw', 'discard', 'change']) },
});

function tellBudget(c: QuestContext, n: number): void {
  const seat = lordSeat(c.s.setup);
  if (seat === null || n === 0) return;
  c.emit({ type: 'quest.twist', mod: 'lordBudget', what: n > 0 ? 'more' : 'fewer', seat, n: Math.abs(n) });
}

/** `{ "id": "lordBudget", "arg": { "cards": -2 } }`: the Evil Lord draws more or fewer cards for every World. */
export const lordBudget = twist('lordBudget', parts({ cards: wholeNumber(-4, 6) }), {
  check: (_arg, { lord }) => (lord === null ? 'there is no Evil Lord' : null),
  after: {
    'quest.game/deal': (c, { cards }) => tellBudget(c, cards),
    'quest.world/begin'(c, { cards }) {
      if (c.s.world !== null) tellBudget(c, cards);
    },
  },
  bend: { numbers: { lordDraw: (_s, n, { cards }) => Math.max(0, n + cards) } },
});
