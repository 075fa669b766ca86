/** Hungry Monsters smell snacks: at the end of every Round the Hero with the most cards throws them some. */

import type { Json } from '../../kernel/state.ts';
import { askDiscard } from '../energy.ts';
import { handOf, heroSeat, inPlay, type QuestContext } from '../query.ts';
import type { Quest } from '../state.ts';
import type { Twist } from '../twists.ts';
import { integer, record } from './args.ts';

/** The Hero in play with the most cards, the first seat of several; null if nobody has any. */
function richest(s: Quest): number | null {
  const seats = inPlay(s, 'heroes').flatMap((id) => heroSeat(id) ?? []);
  seats.sort((a, b) => handOf(s, b).length - handOf(s, a).length || a - b);
  const seat = seats[0];
  return seat === undefined || handOf(s, seat).length === 0 ? null : seat;
}

function feed(c: QuestContext, arg: Json): void {
  if (c.s.over !== null || inPlay(c.s, 'foes').length === 0) return;
  const seat = richest(c.s);
  if (seat === null) return;
  const n = Math.min((arg as { cards: number }).cards, handOf(c.s, seat).length);
  c.emit({ type: 'quest.twist', mod: 'hungryMonsters', what: 'fed', seat, n });
  askDiscard(c, seat, n, true);
}

/** `{ "id": "hungryMonsters", "arg": { "cards": 1 } }`. */
export const hungryMonsters: Twist = {
  id: 'hungryMonsters',
  check: record({ cards: integer(1, 4) }),
  before: { 'quest.round/time': feed },
};
