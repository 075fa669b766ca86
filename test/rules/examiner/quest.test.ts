/** Random games of Pug Quest are followed by an examiner with only the cards and the public events: what the record says must be so. */

import { beforeAll, expect, test } from 'vitest';
import type { QuestEvent } from '../../../src/engine/quest/events.ts';
import type { QuestSetup } from '../../../src/engine/quest/schema-setup.ts';
import { questSetup } from '../../../src/engine/quest/setup.ts';
import { walkQuest } from '../../kit/quest-walk.ts';
import { QuestRecord } from './quest-record.ts';

const HEROES = [1, 2, 3, 4, 5];
const SETUPS = [
  ...HEROES.flatMap((heroes) => [
    questSetup(heroes),
    questSetup(heroes, { mode: 'hard' }),
    questSetup(heroes, { lord: { handicap: 'none' } }),
  ]),
  ...HEROES.map((heroes) => questSetup(heroes, { lord: { handicap: 'even' } })),
];

const GAMES = 3;
const mistakes: string[] = [];
const checked = new Map<string, number>();

/** A game as it is recorded from its public events, or a part of it. */
function recordOf(setup: QuestSetup, seed: string, hears: (event: QuestEvent) => boolean): QuestRecord {
  const record = new QuestRecord(setup);
  walkQuest(setup, seed, ({ after, events }) => {
    for (const event of events) if (hears(event)) record.tell(event);
    record.compare(after);
  });
  return record;
}

beforeAll(() => {
  for (const [i, setup] of SETUPS.entries())
    for (let game = 0; game < GAMES; game++) {
      const record = recordOf(setup, `record ${i} ${game}`, () => true);
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

test('PQ-MOVE-06 PQ-DAMAGE-01 PQ-DAMAGE-06 PQ-XP-01 columns, damage, cards and XP as reported', () => {
  expect(seen('Hellmouth opens at half its Life')).toBeGreaterThan(0);
  const things = ['who stands where', 'cards in hand', 'XP', 'damage on Heroes', 'damage on Monsters'];
  expect(seen(...things)).toBeGreaterThan(500);
});

test('PQ-TREASURE-02 PQ-TREASURE-05 PQ-TREASURE-06 PQ-LOOT-02 PQ-DEFEAT-01 PQ-MARKET-03 PQ-MARKET-09 R-PQ-60 who has which treasure, how it was come by and paid for, and how it went', () => {
  const things = ['treasures of Heroes', 'Prizes', 'treasures discarded', 'treasures in the deck or open'];
  expect(
    seen(...things, 'a treasure is taken from where it lay', 'what is used is paid for'),
  ).toBeGreaterThan(500);
  const taken = ['only from the facing column', 'one deal each, by Initiative', 'who uses a treasure has it'];
  expect(seen(...taken, 'what a Monster drops is dropped', 'no more often than is printed')).toBeGreaterThan(
    100,
  );
  expect(seen('a fallen Hero loses its treasures', 'a swap costs no card')).toBeGreaterThan(20);
  expect(seen('a Raincoat keeps the toll off', 'a pouch is filled')).toBeGreaterThan(3);
});

test('PQ-EVIL-08 PQ-EVIL-10 R-PQ-78 what the Evil Lord takes of a fallen Hero lies under who defeated it, and drops', () => {
  expect(seen('the reward is of the fallen Hero', 'what lay under a Monster drops too')).toBeGreaterThan(0);
});

test('R-PQ-26 PQ-COMBAT-04 PQ-DEFEND-02 PQ-RIPOSTE-04 R-PQ-101 R-PQ-105 how hard every blow is, and what of it arrives', () => {
  expect(seen('a blow is as hard as the cards say', 'what arrives of a blow')).toBeGreaterThan(1000);
  expect(seen('raised or lowered', 'what nobody stops arrives')).toBeGreaterThan(100);
});

test.each([
  'quest.marked',
  'quest.prevented',
  'quest.swapped',
  'quest.lostTreasure',
  'quest.played',
  'quest.paid',
  'quest.fell',
  'quest.reshuffled',
])('who does not hear of %s has another account', (type) => {
  const made = recordOf(questSetup(5), 'record deaf', (event) => event.type !== type);
  expect(made.mistakes.length).toBeGreaterThan(0);
});
