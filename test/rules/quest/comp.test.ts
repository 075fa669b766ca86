/** What is in the box (PQ-COMP), and how the card files tell of their mistakes. */

import * as v from 'valibot';
import { expect, test } from 'vitest';
import { byId, checkFile, DataError } from '../../../src/engine/kernel/schema.ts';
import {
  BOARD,
  BOSSES,
  countFor,
  energyDeck,
  HEROES,
  heroCard,
  monsterDeck,
  treasureDeck,
  WORLDS,
} from '../../../src/engine/quest/data/cards.ts';
import {
  bossSchema,
  heroSchema,
  monsterSchema,
  treasureSchema,
  worldSchema,
} from '../../../src/engine/quest/data/schema.ts';

const count = (cards: readonly string[], card: string): number => cards.filter((x) => x === card).length;

test('PQ-COMP-01 PQ-ENERGY-01 the energy deck: 10 of each of the five types and 5 jokers', () => {
  const deck = energyDeck();
  expect(deck).toHaveLength(55);
  for (const type of ['speed', 'magic', 'strength', 'intellect', 'spirit'])
    expect(count(deck, type)).toBe(10);
  expect(count(deck, 'joker')).toBe(5);
});

test('PQ-COMP-02 PQ-HERO-01 10 heroes with a sheet each, 10 bosses with a sheet each', () => {
  expect(Object.keys(HEROES)).toHaveLength(10);
  for (const hero of Object.values(HEROES)) expect(hero.combos).toHaveLength(5);
  expect(Object.keys(BOSSES)).toHaveLength(10);
  for (const boss of Object.values(BOSSES)) expect(boss.abilities.length).toBeGreaterThan(0);
});

test('PQ-COMP-03 PQ-WORLD-10 30 monsters, 21 treasures, 5 Worlds', () => {
  const monsters = monsterDeck();
  expect(monsters).toHaveLength(30);
  expect(new Set(monsters).size).toBe(15);
  expect(treasureDeck()).toHaveLength(21);
  expect(count(treasureDeck(), 'pizza')).toBe(2);
  expect(count(treasureDeck(), 'squeaky')).toBe(1);
  expect(Object.keys(WORLDS)).toHaveLength(5);
});

test('PQ-COMP-04 tokens and summary cards', () => {
  const { activation, damage, time, turn, world, summary } = BOARD.tokens;
  expect([activation, damage, time, turn, world, summary]).toEqual([26, 30, 1, 1, 1, 5]);
});

test('PQ-COMP-05 R-PQ-88 the two empty heroes are no heroes of the game', () => {
  expect(BOARD.tokens.blankHeroes).toBe(2);
  expect(() => heroCard('blank')).toThrow("no hero is called 'blank'");
});

test('PQ-HERO-06 three combos of level 1, one of level 2, one of level 3', () => {
  for (const hero of Object.values(HEROES)) {
    expect(hero.combos.map(({ level }) => level)).toEqual([1, 1, 1, 2, 3]);
  }
});

test('PQ-ROUND-01 PQ-AREA-02 PQ-AREA-07 PQ-AREA-08 the mat: 5 columns, 2 rows, 10 rounds, 3 Worlds', () => {
  expect([BOARD.columns, BOARD.rows, BOARD.rounds, BOARD.worlds]).toEqual([5, 2, 10, 3]);
});

test('EX-PQ-01 EX-PQ-02 PQ-SETUP-06 PQ-HARD-02 PQ-SOLO-01 hands by the number of heroes', () => {
  expect(BOARD.hands.normal).toEqual([10, 9, 9, 8, 8]);
  expect(BOARD.hands.hard).toEqual([8, 7, 7, 5, 5]);
});

test('a number that grows with the heroes is counted from those at the start', () => {
  expect([1, 3, 5].map((h) => countFor({ plus: 4, perHero: 6 }, h))).toEqual([10, 22, 34]);
  expect(countFor(2, 5)).toBe(2);
});

/** A deep copy that a mistake can be put into. */
const spoilt = <T>(card: T, change: (copy: Record<string, unknown>) => void): T => {
  const copy = structuredClone(card) as Record<string, unknown>;
  change(copy);
  return copy as T;
};

function problem(file: string, schema: v.GenericSchema, rows: unknown): string {
  try {
    checkFile(file, schema, rows);
  } catch (error) {
    if (error instanceof DataError) return error.message;
  }
  return 'no mistake was found';
}

test('a mistake in a card file is reported with file, path and cause', () => {
  const hero = heroCard('puggab');
  const heroes = v.array(heroSchema);
  const wrong = (change: (copy: Record<string, unknown>) => void): string =>
    problem('data/heroes.json', heroes, [hero, spoilt(hero, change)]);

  expect(wrong((h) => (h.life = 0))).toMatch(/^data\/heroes\.json: 1\.life: .*>=1/);
  expect(wrong((h) => (h.type = 'love'))).toMatch(/^data\/heroes\.json: 1\.type: .*"love"/);
  expect(wrong((h) => (h.shoes = 4))).toMatch(/^data\/heroes\.json: 1\.shoes: /);
  expect(wrong((h) => (h.combos as unknown[]).pop())).toBe(
    'data/heroes.json: 1.combos: a hero has five combos',
  );
  expect(
    wrong((h) => {
      const [combo] = h.combos as { fx: unknown[] }[];
      if (combo !== undefined) combo.fx = [{ op: 'damage', shape: 'sideways', n: 1 }];
    }),
  ).toMatch(/^data\/heroes\.json: 1\.combos\.0\.fx\.0\.shape: .*"sideways"/);
  expect(
    wrong((h) => {
      const [combo] = h.combos as { trigger: string }[];
      if (combo !== undefined) combo.trigger = 'riposte:hit';
    }),
  ).toBe('data/heroes.json: 1.combos.0: a riposte to a hit, and nothing else, says whom it guards');
});

test('an unknown operation, row or kind of card is reported too', () => {
  expect(problem('data/monsters.json', v.array(monsterSchema), [{ id: 'cat' }])).toMatch(
    /^data\/monsters\.json: 0\.copies: /,
  );
  const world = spoilt(WORLDS.icy, (w) => (w.grid = ['1 2 B 6 1', '1 X X X X']));
  expect(problem('data/worlds.json', v.array(worldSchema), [world])).toBe(
    'data/worlds.json: 0.grid.0: a row is five cells of 1 to 5, X, B or -',
  );
  const boss = spoilt(
    BOSSES.badger,
    (b) => (b.abilities = [{ id: 'x', trigger: 'bossTurn', fx: [{ op: 'eat' }] }]),
  );
  expect(problem('data/bosses.json', v.array(bossSchema), [boss])).toMatch(
    /^data\/bosses\.json: 0\.abilities\.0\.fx\.0\.op: /,
  );
  const pizza = { id: 'pizza', kind: 'trinket', copies: 1, trigger: 'consume', fx: [{ op: 'change' }] };
  expect(problem('data/treasures.json', v.array(treasureSchema), [pizza])).toBe(
    'data/treasures.json: 0: only consumables are consumed',
  );
  expect(() => byId('data/x.json', [{ id: 'a' }, { id: 'a' }])).toThrow(
    "data/x.json: the id 'a' stands twice",
  );
});
