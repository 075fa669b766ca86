/** Creatures defeated: in which order, and what becomes of them (PQ-DEFEAT, PQ-XP, R-PQ-25, R-PQ-49). */

import { script } from '../../kernel/script.ts';
import { askOne } from '../choices.ts';
import { expireMarks } from '../effects/marks.ts';
import { survives, trigger } from '../effects/triggers.ts';
import { checkEnd, heroesWin } from '../end.ts';
import { layAside } from '../energy.ts';
import type { QuestEvent } from '../events.ts';
import type { FallVars } from '../heads.ts';
import { rewardScript } from '../lord.ts';
import { removeCreature } from '../move.ts';
import {
  heroOf,
  heroSeat,
  inPlay,
  isBoss,
  isInPlay,
  lifeLeft,
  lordSeat,
  type QuestContext,
} from '../query.ts';
import type { CreatureId, Quest } from '../state.ts';
import { monsterFallScript } from './loot.ts';

/** True if the Boss is down for good, no matter what else has fallen with it (R-PQ-68, R-PQ-69). */
function bossFell(c: QuestContext, fallen: readonly CreatureId[]): boolean {
  return fallen.some((id) => isBoss(c.s, id));
}

/** Who chooses the order: the Hero who acts; a Monster's attack goes by columns (R-PQ-25). */
function chooser(by: CreatureId | null, queue: readonly CreatureId[]): number[] {
  const seat = by === null ? null : heroSeat(by);
  return seat === null || queue.length < 2 ? [] : [seat];
}

/**
 * The hand, treasures and Prizes of a defeated Hero are discarded; its XP stays, and so do the activation tokens it has
 * placed (PQ-DEFEAT-01, PQ-DEFEAT-02, PQ-XP-06, R-PQ-101).
 */
function loseHero(c: QuestContext, id: CreatureId): void {
  const seat = heroSeat(id);
  if (seat === null) return;
  const hero = heroOf(c.s, seat);
  hero.status = c.s.number === 3 ? 'out' : 'down';
  hero.marks = [];
  hero.nextActions = 0;
  hero.losesAction = false;
  removeCreature(c.s, id);
  expireMarks(c.s, id);
  const hand = hero.hand ?? [];
  if (hand.length > 0) {
    c.secret();
    c.emit({ type: 'quest.discarded', seat, cards: [...hand] });
  }
  hero.hand = [];
  c.s.gone.treasures.push(...hero.treasures);
  c.s.gone.monsters.push(...hero.prizes);
  hero.treasures = [];
  hero.prizes = [];
  layAside(c, hand);
}

/** A defeat by a Boss or Monster: the Evil Lord's reward first, before the hand and treasures are gone (R-PQ-78). */
export const heroFallScript = script<Quest, QuestEvent, { id: CreatureId; by: CreatureId | null }>(
  'quest.heroFall',
  [
    {
      name: 'reward',
      run(c, v) {
        c.emit({ type: 'quest.fell', id: v.id, by: v.by });
        if (v.by === null || heroSeat(v.by) !== null || lordSeat(c.s.setup) === null) return;
        if (isInPlay(c.s, v.by)) c.call(rewardScript, { hero: v.id, foe: v.by });
      },
    },
    {
      name: 'leave',
      run(c, v) {
        loseHero(c, v.id);
        if (v.by !== null && isBoss(c.s, v.by) && isInPlay(c.s, v.by))
          trigger(c, 'heroDefeated', { id: v.by });
      },
    },
  ],
);

/** All that are defeated at once, one after the other (R-PQ-54). */
export const fallScript = script<Quest, QuestEvent, FallVars>('quest.fall', [
  {
    name: 'gather',
    run(c, v) {
      const down = [...inPlay(c.s, 'heroes'), ...inPlay(c.s, 'foes')].filter((id) => lifeLeft(c.s, id) <= 0);
      v.queue = down.filter((id) => !survives(c, id));
      if (!bossFell(c, v.queue)) return;
      const boss = v.queue.find((id) => isBoss(c.s, id)) ?? '';
      c.emit({ type: 'quest.fell', id: boss, by: v.by });
      heroesWin(c);
    },
  },
  {
    name: 'next',
    run(c, v) {
      v.queue = v.queue.filter((id) => isInPlay(c.s, id));
      if (v.queue.length === 0) return { goto: 'end' };
      v.next = v.queue[0] ?? null;
    },
  },
  askOne('order', {
    kind: 'quest.order',
    who: (_s, v) => chooser(v.by, v.queue),
    domain: (_s, _seat, v) => ({ type: 'pick', options: [...v.queue] }),
    then(_c, v, id) {
      v.next = id;
    },
  }),
  {
    name: 'fall',
    run(c, v) {
      const id = v.next ?? '';
      v.queue = v.queue.filter((x) => x !== id);
      if (heroSeat(id) !== null) c.call(heroFallScript, { id, by: v.by });
      else c.call(monsterFallScript, { id, by: v.by, column: 0, treasures: [], front: [] });
      return { goto: 'next' };
    },
  },
  {
    name: 'end',
    run(c) {
      checkEnd(c);
      if (c.s.outcome !== null) return;
      // Also after an ability has saved it from falling.
      for (const foe of c.s.foes) if (foe.boss) trigger(c, 'bossHalf', { id: foe.card });
    },
  },
]);
