/** Energy is scarce: fewer cards lie face up, hands are smaller, and in some Rounds what is taken is not replaced. */

import type { Domain } from '../../kernel/domain.ts';
import type { Json } from '../../kernel/state.ts';
import { fillDisplay } from '../energy.ts';
import type { QuestContext } from '../query.ts';
import type { Quest } from '../state.ts';
import type { Twist } from '../twists.ts';
import { integer, maybe, record, rounds } from './args.ts';

interface Arg {
  /** So many fewer cards lie face up; one always does. */
  display?: number;
  /** So many fewer cards in a starting hand, and in the hand limit. */
  hand?: number;
  /** Rounds in which the display is filled at the beginning only. */
  rounds?: number[];
}

const read = (arg: Json): Arg => arg as Arg;

/** Whether what is taken now is not replaced: in the turns of the named Rounds. */
function isDry(s: Quest, arg: Json): boolean {
  return s.turn !== null && (read(arg).rounds ?? []).includes(s.round);
}

const shape = record({
  display: maybe(integer(1, 4)),
  hand: maybe(integer(1, 4)),
  rounds: maybe(rounds),
});

function tell(c: QuestContext, what: string, n: number | undefined): void {
  if (n !== undefined) c.emit({ type: 'quest.twist', mod: 'drought', what, n });
}

/** Changing a display that stays empty is no help to anybody. */
function noChange(s: Quest, domain: Domain, arg: Json): Domain {
  if (!isDry(s, arg) || domain.type !== 'pick') return domain;
  const isChange = (act: Json): boolean => (act as { do?: Json } | null)?.do === 'change';
  return { ...domain, options: domain.options.filter((act) => !isChange(act)) };
}

/** `{ "id": "drought", "arg": { "display": 2, "hand": 1, "rounds": [3, 6] } }`, each of them or some. */
export const drought: Twist = {
  id: 'drought',
  check: (arg) =>
    shape(arg) ?? (Object.keys(read(arg)).length === 0 ? 'display, hand or rounds belongs here' : null),
  after: {
    'quest.game/deal'(c, arg) {
      tell(c, 'display', read(arg).display);
      tell(c, 'hand', read(arg).hand);
    },
    'quest.round/begin'(c, arg) {
      if ((read(arg).rounds ?? []).includes(c.s.round)) tell(c, 'dry', c.s.round);
    },
  },
  before: {
    // What a dry Round has left open.
    'quest.round/begin'(c) {
      fillDisplay(c);
    },
  },
  narrow: { 'quest.act': (s, _seat, domain, arg) => noChange(s, domain, arg) },
  bend: {
    numbers: {
      display: (_s, n, arg) => Math.max(Math.min(n, 1), n - (read(arg).display ?? 0)),
      hand: (_s, n, arg) => Math.max(1, n - (read(arg).hand ?? 0)),
      refill: (s, n, arg) => (isDry(s, arg) ? 0 : n),
    },
  },
};
