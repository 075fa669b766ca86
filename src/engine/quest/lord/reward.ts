/** The Evil Lord's reward for a Hero defeated by one of his Creatures (PQ-EVIL-08, R-PQ-78). */

import { script } from '../../kernel/script.ts';
import type { Json } from '../../kernel/state.ts';
import { askOne } from '../choices.ts';
import { drawCards } from '../energy.ts';
import type { QuestEvent } from '../events.ts';
import { foeOf, heroOf, heroSeat, inPlay, lifeLeft, lordSeat } from '../query.ts';
import type { CreatureId, Quest } from '../state.ts';

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
