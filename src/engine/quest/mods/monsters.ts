/** What Monsters and the Boss do besides the rules' own: they come in waves, early, from behind, or hungry. */

import { parts, wholeNumber } from '../../kernel/schema-words.ts';
import { LAST_WORLD } from '../data/cards.ts';
import { placeBoss, spawn } from '../deploy.ts';
import { expireMarks } from '../effects/marks.ts';
import { checkEnd, isFinalRound } from '../end.ts';
import { askDiscard } from '../energy.ts';
import { removeCreature } from '../move.ts';
import { handOf, heroSeat, inPlay, isBoss } from '../query.ts';
import type { OpenQuest } from '../state.ts';
import { isMidway, rounds, twist } from './kit.ts';

/**
 * `{ "id": "waves", "arg": { "every": 2, "count": 1 } }`: at the end of every nth Round more Monsters come, as long as
 * there are cards and the battlefield has room, for one Monster more than Heroes in play.
 */
export const waves = twist('waves', parts({ every: wholeNumber(1, 10), count: wholeNumber(1, 5) }), {
  before: {
    'quest.round/time'(c, { every, count }) {
      // A Monster that comes with the last Round would have no turn.
      if (c.s.over !== null || c.s.round % every !== 0 || isFinalRound(c.s)) return;
      const n = spawn(c, count, { cap: true });
      if (n > 0) c.emit({ type: 'quest.twist', mod: 'waves', what: 'came', n });
    },
  },
});

/**
 * `{ "id": "ambush", "arg": { "rounds": [3, 6] } }`: as these Rounds begin every column of Heroes has to face about: who
 * stood last stands in front. A scenario that begins within such a Round has laid out how they stand after it.
 */
export const ambush = twist('ambush', parts({ rounds }), {
  after: {
    'quest.round/begin'(c, arg) {
      const { s } = c;
      const n = s.halves.heroes.filter((stack) => stack.length > 1).length;
      if (n === 0 || !arg.rounds.includes(s.round) || isMidway(s)) return;
      s.halves.heroes = s.halves.heroes.map((stack) => stack.toReversed());
      c.emit({ type: 'quest.twist', mod: 'ambush', what: 'turned', n });
    },
  },
});

/** The Hero in play with the most cards, the first seat of several; null if none has any. */
function richest(s: OpenQuest): number | null {
  const seats = inPlay(s, 'heroes').flatMap((id) => heroSeat(id) ?? []);
  seats.sort((a, b) => handOf(s, b).length - handOf(s, a).length || a - b);
  const seat = seats[0];
  return seat === undefined || handOf(s, seat).length === 0 ? null : seat;
}

/**
 * `{ "id": "hungryMonsters", "arg": { "cards": 1 } }`: Monsters smell snacks; at the end of every Round the Hero with the
 * most cards throws them some, as long as there is a Monster to eat them: a Boss is none (R-PQ-95).
 */
export const hungryMonsters = twist('hungryMonsters', parts({ cards: wholeNumber(1, 4) }), {
  before: {
    'quest.round/time'(c, { cards }) {
      if (c.s.over !== null || inPlay(c.s, 'foes').every((id) => isBoss(c.s, id))) return;
      const seat = richest(c.s);
      if (seat === null) return;
      const n = Math.min(cards, handOf(c.s, seat).length);
      c.emit({ type: 'quest.twist', mod: 'hungryMonsters', what: 'fed', seat, n });
      askDiscard(c, seat, n, true);
    },
  },
});

const early = parts({
  number: wholeNumber(1, LAST_WORLD - 1),
  round: wholeNumber(1, 10),
  /** Rounds for which he stays. */
  stay: wholeNumber(1, 10),
});

/**
 * `{ "id": "earlyBoss", "arg": { "number": 1, "round": 3, "stay": 2 } }`: the Boss does not wait for World 3; he looks in
 * on an earlier one for some Rounds, and can be felled there. A scenario that begins within his first Round finds him there.
 */
export const earlyBoss = twist('earlyBoss', early, {
  before: {
    'quest.round/begin'(c, { number, round, stay }) {
      const { s } = c;
      if (s.number !== number || s.round !== round || s.foes.some((foe) => foe.boss)) return;
      const id = placeBoss(c, { late: true });
      c.emit({ type: 'quest.twist', mod: 'earlyBoss', what: 'came', id, n: stay });
    },
    /** He goes back to where he waits for World 3, and there he is as good as new. */
    'quest.round/time'(c, { number, round, stay }) {
      const { s } = c;
      const boss = s.foes.find((foe) => foe.boss);
      if (s.over !== null || boss === undefined) return;
      if (s.number !== number || s.round !== round + stay - 1) return;
      removeCreature(s, boss.card);
      s.foes = s.foes.filter((foe) => foe !== boss);
      expireMarks(s, boss.card);
      s.gone.treasures.push(...boss.treasures);
      s.piles.bosses.push(boss.card);
      s.bossDone = [];
      c.emit({ type: 'quest.twist', mod: 'earlyBoss', what: 'left', id: boss.card });
      checkEnd(c);
    },
  },
});
