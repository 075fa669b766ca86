/** What the Evil Lord decides in a turn of his Creatures (PQ-EVIL-05, R-PQ-78, R-PQ-80). */

import { script } from '../kernel/script.ts';
import type { Json, Seat } from '../kernel/state.ts';
import { askOne, type LordPlay } from './choices.ts';
import { type CardPlay, isFree, playsFor } from './effects/plays.ts';
import { isMarked, stat } from './effects/stats.ts';
import { drawCards } from './energy.ts';
import type { QuestEvent } from './events.ts';
import { arrowsOf, type FoeVars } from './foes.ts';
import { moveCreature } from './move.ts';
import { payWays } from './pay.ts';
import { usePlay } from './play.ts';
import { foeOf, heroOf, heroSeat, inPlay, isInPlay, lifeLeft, lordSeat, mightPay } from './query.ts';
import type { CreatureId, OpenQuest, Quest } from './state.ts';

/** The seat that decides for this Creature now; null once it is gone or the World over. */
function decider(s: OpenQuest, id: CreatureId): Seat | null {
  return s.over !== null || !isInPlay(s, id) ? null : lordSeat(s.setup);
}

/** The largest distance: the arrows, and what a treasure under the Creature adds to them (R-PQ-78). */
function lordReach(s: OpenQuest, id: CreatureId): number {
  const printed = Math.abs(arrowsOf(s, id));
  return isMarked(s, id, 'root') || printed === 0 ? 0 : Math.max(0, printed + stat(s, id, 'move'));
}

export const lordMoveAsk = askOne<FoeVars, 'quest.lordMove'>('lordMove', {
  kind: 'quest.lordMove',
  who: (s, v) => {
    const seat = decider(s, v.id);
    return seat !== null && lordReach(s, v.id) > 0 ? [seat] : [];
  },
  domain: (s, _seat, v) => {
    const most = lordReach(s, v.id);
    return { type: 'pick', options: Array.from({ length: 2 * most + 1 }, (_, i) => i - most) };
  },
  then(c, v, steps) {
    if (steps !== 0) moveCreature(c, v.id, steps);
  },
});

/** Treasures under the Creature are used before or after it moves. */
type When = 'early' | 'late';

/**
 * What the treasures under the Creature allow. A Weapon takes the place of the attack, which follows the move (R-PQ-81):
 * it is used after that, and only as long as the attack is still to come.
 */
function plays(s: OpenQuest, v: FoeVars, when: When): CardPlay[] {
  const mayAttack = when === 'late' && !v.attacked;
  return playsFor(s, v.id).filter((play) => mayAttack || !play.attack);
}

function options(s: OpenQuest, v: FoeVars, when: When, seat: Seat): LordPlay[] {
  return plays(s, v, when).flatMap((play) =>
    payWays(s, seat, play.cost).map((pay) => ({ id: play.id, pay })),
  );
}

/** The use of treasures under the Creature in its turn. */
export function lordPlayAsk(name: When) {
  return askOne<FoeVars, 'quest.lordPlay'>(name, {
    kind: 'quest.lordPlay',
    who: (s, v) => {
      const seat = decider(s, v.id);
      if (seat === null) return [];
      return plays(s, v, name).some((play) => isFree(play) || mightPay(s, seat)) ? [seat] : [];
    },
    domain: (s, seat, v) => ({
      type: 'pick',
      options: [null, ...options(s, v, name, seat)],
    }),
    then(c, v, choice, seat) {
      const play = plays(c.s, v, name).find((x) => x.id === choice?.id);
      if (choice === null || play === undefined) return;
      if (play.attack) v.attacked = true;
      usePlay(c, {
        seat,
        source: v.id,
        play,
        payment: choice.pay,
        target: null,
        attacker: null,
        kind: 'combo',
      });
      return 'again';
    },
  });
}

// The Evil Lord's reward for a Hero defeated by one of his Creatures (PQ-EVIL-08, R-PQ-78).

/** Cards drawn as a reward. */
const REWARD = 2;

interface RewardVars {
  hero: CreatureId;
  foe: CreatureId;
}

/** What he may take; a reward is of no use once no other Hero is left, as he has won then (PQ-EVIL-11). */
function rewards(s: Quest, id: CreatureId): Json[] {
  if (inPlay(s, 'heroes').every((other) => other === id || lifeLeft(s, other) <= 0)) return [];
  const cards: Json[] = s.piles.energy.length > 0 ? ['cards'] : [];
  return [...cards, ...heroOf(s, heroSeat(id) ?? 0).treasures.map((treasure) => ({ treasure }))];
}

export const rewardScript = script<Quest, QuestEvent, RewardVars>('quest.reward', [
  askOne('choose', {
    kind: 'quest.reward',
    who: (s, v) => {
      const seat = lordSeat(s.setup);
      return seat === null || rewards(s, v.hero).length === 0 ? [] : [seat];
    },
    domain: (s, _seat, v) => ({ type: 'pick', options: [...rewards(s, v.hero), null] }),
    then(c, v, choice, seat) {
      if (choice === null) return;
      const treasure = choice === 'cards' ? null : choice.treasure;
      c.emit({ type: 'quest.rewarded', id: v.foe, treasure });
      if (treasure === null) {
        drawCards(c, seat, REWARD);
        return;
      }
      const hero = heroOf(c.s, heroSeat(v.hero) ?? 0);
      hero.treasures = hero.treasures.filter((x) => x !== treasure);
      foeOf(c.s, v.foe).treasures.push(treasure);
    },
  }),
]);
