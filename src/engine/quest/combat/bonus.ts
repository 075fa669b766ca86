/** The Evil Lord adds 1 to an attack of his Creatures (PQ-EVIL-06, R-PQ-75). */

import { askOne, type Bonus } from '../choices.ts';
import type { HitVars } from '../heads.ts';
import { pay } from '../pay.ts';
import { handOf, heroSeat, lordSeat, typeOf } from '../query.ts';
import type { Quest } from '../state.ts';

/** One card of the type of one target, or a Joker. */
function bonuses(s: Quest, v: HitVars, seat: number): Bonus[] {
  const hand = handOf(s, seat);
  return v.targets.flatMap((target) =>
    [typeOf(s, target), 'joker' as const]
      .filter((card) => hand.includes(card))
      .map((card) => ({ target, card })),
  );
}

export const bonusAsk = askOne<HitVars, 'quest.bonus'>('bonus', {
  kind: 'quest.bonus',
  who: (s, v) => {
    const seat = lordSeat(s.setup);
    const isHis = heroSeat(v.strike.by) === null;
    return seat !== null && isHis && handOf(s, seat).length > 0 ? [seat] : [];
  },
  domain: (s, seat, v) => ({
    type: 'pick',
    options: [null, ...bonuses(s, v, seat)],
  }),
  then(c, v, bonus, seat) {
    if (bonus === null) return;
    pay(c, seat, { cards: [bonus.card], xp: 0, wild: false });
    v.damage[bonus.target] = (v.damage[bonus.target] ?? 0) + 1;
    c.emit({ type: 'quest.boosted', target: bonus.target, card: bonus.card });
  },
});
