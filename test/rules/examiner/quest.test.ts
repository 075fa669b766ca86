/** Random games of Pug Quest are followed by somebody who has only the cards and the ears: what the record says must be so. */

import { beforeAll, expect, test } from 'vitest';
import { questSetup } from '../../../src/engine/quest/setup.ts';
import { walkQuest } from '../../kit/quest-walk.ts';
import { QuestRecord } from './quest-record.ts';

const SETUPS = [1, 2, 3, 4, 5].flatMap((heroes) => [
  questSetup(heroes),
  questSetup(heroes, { mode: 'hard' }),
  questSetup(heroes, { lord: { handicap: 'none' } }),
]);

const GAMES = 3;
const mistakes: string[] = [];
const checked = new Map<string, number>();

beforeAll(() => {
  for (const [i, setup] of SETUPS.entries())
    for (let game = 0; game < GAMES; game++) {
      const record = new QuestRecord(setup);
      walkQuest(setup, `record ${i} ${game}`, ({ after, events }) => {
        for (const event of events) record.tell(event);
        record.compare(after);
      });
      mistakes.push(...record.mistakes.map((one) => `${i} ${game} ${one}`));
      for (const [what, n] of record.checked) checked.set(what, (checked.get(what) ?? 0) + n);
    }
});

const seen = (...things: string[]): number => Math.min(...things.map((thing) => checked.get(thing) ?? 0));

test('nothing goes otherwise than the cards and the table say', () => {
  expect(mistakes).toEqual([]);
});

test('PQ-WORLD-04 PQ-WORLD-08 PQ-BOSS-04 R-PQ-15 R-PQ-66 where Monsters come in', () => {
  expect(
    seen('Monsters stand where the Position Order says', 'every numbered position is filled'),
  ).toBeGreaterThan(50);
  expect(seen('who is called comes to the emptiest column')).toBeGreaterThan(5);
});

test('PQ-INIT-01 R-PQ-13 R-PQ-14 PQ-MOVE-08 R-PQ-22 who acts, moves and is attacked', () => {
  const things = ['the highest Initiative is next', 'moves go round the sides', 'whom a Monster attacks'];
  expect(seen(...things, 'and never for more than is printed')).toBeGreaterThan(100);
});

test('PQ-MOVE-06 PQ-DAMAGE-01 PQ-DAMAGE-06 PQ-XP-01 columns, damage, cards and XP as told', () => {
  expect(seen('Hellmouth opens at half its Life')).toBeGreaterThan(0);
  const things = ['who stands where', 'cards in hand', 'XP', 'damage on Heroes', 'damage on Monsters'];
  expect(seen(...things)).toBeGreaterThan(500);
});
