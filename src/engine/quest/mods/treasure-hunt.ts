/** X marks the spot: a Hero who ends its turn in a column that no Foe guards digs up a treasure there. */

import type { Json } from '../../kernel/state.ts';
import { COLUMNS, columnOf, heroSeat, type QuestContext, spotOf } from '../query.ts';
import { drawTreasure, gainTreasure } from '../treasure.ts';
import type { Twist } from '../twists.ts';
import { integer, record } from './args.ts';

type Arg = {
  /** The column, counted from 0 as everywhere in a setup. */
  column: number;
  /** Treasures that lie there in each World. */
  count: number;
};

/** What has been dug up is noted beside the World, with which it ends. */
interface Notes {
  dug?: number;
}

function dig(c: QuestContext, arg: Json): void {
  const { s } = c;
  const { column, count } = arg as Arg;
  const id = s.turn?.id ?? '';
  const seat = heroSeat(id);
  if (s.over !== null || seat === null || spotOf(s, id)?.column !== column) return;
  if (columnOf(s, 'foes', column).length > 0) return;
  const notes: Notes | undefined = s.tasks.find(({ proc }) => proc === 'quest.world')?.vars;
  const dug = notes?.dug ?? 0;
  if (notes === undefined || dug >= count) return;
  const treasure = drawTreasure(c);
  if (treasure === null) return;
  notes.dug = dug + 1;
  c.emit({ type: 'quest.twist', mod: 'treasureHunt', what: 'found', seat, id: treasure, n: column });
  gainTreasure(c, seat, treasure);
}

/** `{ "id": "treasureHunt", "arg": { "column": 4, "count": 2 } }`. */
export const treasureHunt: Twist = {
  id: 'treasureHunt',
  check: record({ column: integer(0, COLUMNS - 1), count: integer(1, 5) }),
  before: { 'quest.heroTurn/end': dig },
};
