/** What is odd about the Worlds: fog, treasure under the ground, one clock for all of them. */

import { nothing, parts, wholeNumber } from '../../kernel/schema-words.ts';
import { COLUMNS, columnOf, heroSeat, sideOf, standsAt } from '../query.ts';
import { drawTreasure, gainTreasure } from '../treasure.ts';
import { rounds, twist } from './kit.ts';

/**
 * `{ "id": "carryTime", "arg": null }`: the time token stays where it is between Worlds, in the normal mode too. As in
 * the hard mode, all is lost with the tenth Round (PQ-HARD-04, PQ-HARD-05).
 */
export const carryTime = twist('carryTime', nothing, {
  after: {
    'quest.world/begin'(c) {
      const { world, round } = c.s;
      if (world !== null) c.emit({ type: 'quest.twist', mod: 'carryTime', what: 'stayed', n: round });
    },
  },
  bend: { numbers: { oneClock: () => 1 } },
});

/**
 * `{ "id": "fog", "arg": { "rounds": [2, 5] } }`: in these Rounds, as the time token shows them in every World, Heroes
 * see only the foremost Foe of a column, and no attack or effect of theirs reaches further.
 */
export const fog = twist('fog', parts({ rounds }), {
  after: {
    'quest.round/begin'(c, arg) {
      const { round } = c.s;
      if (arg.rounds.includes(round)) c.emit({ type: 'quest.twist', mod: 'fog', what: 'rose', n: round });
      else if (arg.rounds.includes(round - 1))
        c.emit({ type: 'quest.twist', mod: 'fog', what: 'lifted', n: round });
    },
  },
  bend: {
    sees(s, by, ids, arg) {
      if (heroSeat(by) === null || !arg.rounds.includes(s.round)) return [...ids];
      return ids.filter((id) => sideOf(id) === 'heroes' || standsAt(s, id)?.row === 0);
    },
  },
});

/** What has been dug up is noted beside the World, with which it ends. */
interface Notes {
  dug?: number;
}

const hunt = parts({
  /** Counted from 0 as everywhere in a setup. */
  column: wholeNumber(0, COLUMNS - 1),
  /** Treasures that lie there in each World. */
  count: wholeNumber(1, 5),
});

/**
 * `{ "id": "treasureHunt", "arg": { "column": 4, "count": 2 } }`: a Hero who ends its turn in this column while no Foe
 * guards it digs up a treasure there.
 */
export const treasureHunt = twist('treasureHunt', hunt, {
  before: {
    'quest.heroTurn/end'(c, { column, count }) {
      const { s } = c;
      const id = s.turn?.id ?? '';
      const seat = heroSeat(id);
      if (s.over !== null || seat === null || standsAt(s, id)?.column !== column) return;
      if (columnOf(s, 'foes', column).length > 0) return;
      const notes: Notes | undefined = s.tasks.find(({ proc }) => proc === 'quest.world')?.vars;
      const dug = notes?.dug ?? 0;
      if (notes === undefined || dug >= count) return;
      const treasure = drawTreasure(c);
      if (treasure === null) return;
      notes.dug = dug + 1;
      c.emit({ type: 'quest.twist', mod: 'treasureHunt', what: 'found', seat, id: treasure, n: column });
      gainTreasure(c, seat, treasure);
    },
  },
});
