/** Tolls: pay, or suffer (PQ-WORLD2-03, R-PQ-71). Nothing answers or lowers what is suffered (R-PQ-31). */

import { script } from '../kernel/script.ts';
import type { Seat } from '../kernel/state.ts';
import { askOne } from './choices.ts';
import { hurt } from './combat/damage.ts';
import { worldCard } from './data/cards.ts';
import type { Energy } from './data/words.ts';
import { stat } from './effects/stats.ts';
import type { QuestEvent } from './events.ts';
import { pay, payAny, payWays } from './pay.ts';
import { byInitiative, heroSeat, inPlay, isInPlay, lordSeat, mightPay, type QuestContext } from './query.ts';
import type { CreatureId, OpenQuest, Payment, Quest } from './state.ts';
import { questTune } from './tunables.ts';

interface TollVars {
  /** Heroes who have still to pay, the highest Initiative first. */
  left: CreatureId[];
  energy: Energy | 'any';
  n: number;
  /** The Boss whose sheet asks for it, as its fleas do; null for the toll of a World. */
  by?: CreatureId;
}

function ways(s: OpenQuest, v: TollVars, seat: Seat): Payment[] {
  return v.energy === 'any' ? payAny(s, seat) : payWays(s, seat, { [v.energy]: v.n });
}

/** Whether there is a choice, as far as the table can see. */
function hasChoice(s: OpenQuest, v: TollVars, seat: Seat): boolean {
  if (!mightPay(s, seat)) return false;
  return lordSeat(s.setup) !== null || ways(s, v, seat).length > 0;
}

function settle(c: QuestContext, v: TollVars, seat: Seat, payment: Payment | null): void {
  const id = v.left.shift() ?? '';
  const { n, by } = v;
  c.emit({ type: 'quest.tolled', seat, paid: payment !== null, ...(by === undefined ? {} : { by }) });
  if (payment !== null) pay(c, seat, payment);
  else hurt(c, [id], n, by === undefined ? { by: null, cause: 'toll' } : { by, cause: 'card' });
}

export const tollScript = script<Quest, QuestEvent, TollVars>('quest.toll', [
  {
    name: 'next',
    run(c, v) {
      v.left = v.left.filter((id) => isInPlay(c.s, id));
      if (v.left.length === 0 || c.s.over !== null) return { done: null };
    },
  },
  askOne('pay', {
    kind: 'quest.toll',
    who: (s, v) => {
      const seat = heroSeat(v.left[0] ?? '') ?? 0;
      return hasChoice(s, v, seat) ? [seat] : [];
    },
    domain: (s, seat, v) => ({ type: 'pick', options: [...ways(s, v, seat), null] }),
    then(c, v, payment, seat) {
      settle(c, v, seat, payment);
      return { goto: 'next' };
    },
  }),
  {
    name: 'suffer',
    run(c, v) {
      settle(c, v, heroSeat(v.left[0] ?? '') ?? 0, null);
      return { goto: 'next' };
    },
  },
]);

/** Each of these Heroes pays or suffers, one after the other; `by` deals what is suffered, if a card asks (R-PQ-78). */
export function toll(
  c: QuestContext,
  ids: readonly CreatureId[],
  asked: Pick<TollVars, 'energy' | 'n' | 'by'>,
): void {
  c.call(tollScript, { ...asked, left: byInitiative(c.s, ids) });
}

/** How many cards the World asks of each Hero in a Round, or as much damage; 0 if it asks nothing (PQ-WORLD3-04, R-PQ-85). */
export function tollOf(s: Pick<OpenQuest, 'number' | 'setup'>, round: number): number {
  return s.number >= 2 && round % 2 === 1 ? questTune(s, 'toll') : 0;
}

/** The toll of Worlds 2 and 3 in odd Rounds. */
export function worldToll(c: QuestContext): void {
  const { round, world } = c.s;
  const n = tollOf(c.s, round);
  if (n === 0 || world === null) return;
  const payers = inPlay(c.s, 'heroes').filter((id) => stat(c.s, id, 'worldproof') <= 0);
  toll(c, payers, { energy: worldCard(world).type, n });
}
