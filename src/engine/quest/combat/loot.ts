/** A Monster defeated: Prize or XP, and its treasure (PQ-PRIZE, PQ-XP-01, PQ-LOOT). */

import { script } from '../../kernel/script.ts';
import type { Seat } from '../../kernel/state.ts';
import { kindOf } from '../box.ts';
import { askOne } from '../choices.ts';
import { monsterCard } from '../data/cards.ts';
import { expireMarks, isMarked } from '../effects/marks.ts';
import { stat } from '../effects/stats.ts';
import { trigger } from '../effects/triggers.ts';
import type { QuestEvent } from '../events.ts';
import { removeCreature } from '../move.ts';
import { pay, payAny, payWays } from '../pay.ts';
import {
  columnOf,
  foeOf,
  heroId,
  heroOf,
  heroSeat,
  isInPlay,
  lordSeat,
  mightPay,
  type QuestContext,
  standsAt,
} from '../query.ts';
import type { CreatureId, OpenQuest, Payment, Quest } from '../state.ts';
import { drawTreasure, gainTreasure, wasteTreasures } from '../treasure.ts';

interface MonsterFallVars {
  id: CreatureId;
  by: CreatureId | null;
  /** Where it stood (R-PQ-52). */
  column: number;
  /** What it drops: all of it lies open until it is decided who takes it. */
  treasures: string[];
  /** Heroes of the facing column who have not decided yet about the treasure in turn, front first. */
  front: CreatureId[];
}

/** The Hero who dealt the last damage; null if none did (R-PQ-49). */
function killer(by: CreatureId | null): Seat | null {
  return by === null ? null : heroSeat(by);
}

/** Takes the Monster off the Gaming Area; its card is still to be put somewhere. Gives what lay under it (PQ-EVIL-10). */
function leave(c: QuestContext, id: CreatureId): string[] {
  const { treasures } = foeOf(c.s, id);
  c.s.open.push(...treasures);
  removeCreature(c.s, id);
  expireMarks(c.s, id);
  c.s.foes = c.s.foes.filter((foe) => foe.card !== id);
  return treasures;
}

/** What a Hero may pay for a treasure of this Monster (PQ-LOOT-03). */
function prices(s: OpenQuest, seat: Seat, id: CreatureId): Payment[] {
  if (stat(s, heroId(seat), 'pickany') > 0) return payAny(s, seat);
  return payWays(s, seat, { [monsterCard(kindOf(id)).type]: 1 });
}

/** Whether a Hero is asked: with hidden hands by the number of cards alone. */
function mayPick(s: OpenQuest, id: CreatureId, monster: CreatureId): boolean {
  const seat = heroSeat(id);
  if (seat === null || !isInPlay(s, id) || !mightPay(s, seat)) return false;
  return lordSeat(s.setup) !== null || prices(s, seat, monster).length > 0;
}

/** The treasure in turn, which no longer lies open. */
function settled(c: QuestContext, v: MonsterFallVars): string | undefined {
  const [treasure, ...rest] = v.treasures;
  v.treasures = rest;
  c.s.open = c.s.open.filter((x) => x !== treasure);
  return treasure;
}

/**
 * PQ-MONSTER-07, PQ-FREE-02, PQ-FREE-03, PQ-XP-07, PQ-LOOT-01, PQ-LOOT-02, PQ-LOOT-04, PQ-LOOT-05, PQ-PRIZE-01,
 * PQ-PRIZE-03, PQ-PRIZE-04, PQ-PRIZE-05, PQ-PRIZE-07, R-PQ-50, R-PQ-51, R-PQ-94.
 */
export const monsterFallScript = script<Quest, QuestEvent, MonsterFallVars>('quest.monsterFall', [
  askOne('prize', {
    kind: 'quest.prize',
    who: (s, v) => {
      const seat = killer(v.by);
      const hasPrize = monsterCard(kindOf(v.id)).prize !== undefined;
      return seat !== null && hasPrize && isInPlay(s, heroId(seat)) ? [seat] : [];
    },
    domain: () => ({ type: 'pick', options: [true, false] }),
    then(c, v, prize, seat) {
      if (!prize) return;
      v.column = standsAt(c.s, v.id)?.column ?? 0;
      c.emit({ type: 'quest.fell', id: v.id, by: v.by });
      v.treasures = leave(c, v.id);
      heroOf(c.s, seat).prizes.push(v.id);
      c.emit({ type: 'quest.gotPrize', seat, monster: v.id });
      trigger(c, 'defeat', { id: heroId(seat) });
      return { goto: 'treasure' };
    },
  }),
  {
    name: 'xp',
    run(c, v) {
      v.column = standsAt(c.s, v.id)?.column ?? 0;
      const seat = killer(v.by);
      const robbed = isMarked(c.s, v.id, 'robbed');
      c.emit({ type: 'quest.fell', id: v.id, by: v.by });
      v.treasures = leave(c, v.id);
      if (seat === null) c.s.gone.monsters.push(v.id);
      else {
        const { xp } = heroOf(c.s, seat);
        xp.push(v.id);
        c.emit({ type: 'quest.gotXp', seat, monster: v.id, xp: xp.length });
      }
      const drop = robbed ? null : drawTreasure(c);
      if (drop !== null) {
        c.s.open.push(drop);
        v.treasures = [drop, ...v.treasures];
      }
      if (seat !== null && isInPlay(c.s, heroId(seat))) trigger(c, 'defeat', { id: heroId(seat) });
    },
  },
  {
    name: 'treasure',
    run(c, v) {
      const [treasure] = v.treasures;
      if (treasure === undefined) return { done: null };
      v.front = [...columnOf(c.s, 'heroes', v.column)];
      c.emit({ type: 'quest.dropped', treasure, column: v.column });
    },
  },
  askOne('pick', {
    kind: 'quest.loot',
    who: (s, v) => {
      const id = v.front.find((x) => mayPick(s, x, v.id));
      return id === undefined ? [] : [heroSeat(id) ?? 0];
    },
    domain: (s, seat, v) => ({
      type: 'pick',
      options: [null, ...prices(s, seat, v.id)],
    }),
    then(c, v, payment, seat) {
      if (payment === null) {
        v.front = v.front.slice(v.front.indexOf(heroId(seat)) + 1);
        return 'again';
      }
      pay(c, seat, payment);
      const treasure = settled(c, v);
      if (treasure !== undefined) gainTreasure(c, seat, treasure);
      return { goto: 'treasure' };
    },
  }),
  {
    name: 'waste',
    run(c, v) {
      const treasure = settled(c, v);
      if (treasure !== undefined) wasteTreasures(c, [treasure]);
      return { goto: 'treasure' };
    },
  },
]);

/** The card of a Foe that leaves without being defeated goes to its pile (R-PQ-57). */
export function removeFoes(c: QuestContext): void {
  for (const foe of c.s.foes) {
    // A Boss that has come before his World waits for it again.
    if (foe.boss) {
      c.s.piles.bosses.push(foe.card);
      c.s.bossDone = [];
    } else c.s.gone.monsters.push(foe.card);
    c.s.gone.treasures.push(...foe.treasures);
  }
  c.s.foes = [];
  c.s.halves.foes = c.s.halves.foes.map(() => []);
}
