/** Position orders: where monsters and boss stand when a World begins (PQ-WORLD-04 to -11, PQ-BOSS-04). */

import { describe, expect, test } from 'vitest';
import { BOARD } from '../../../src/engine/quest/data/cards.ts';
import { bossPosition, deploy, monsterPositions, spawn } from '../../../src/engine/quest/deploy.ts';
import { payWays } from '../../../src/engine/quest/pay.ts';
import { worldToll } from '../../../src/engine/quest/toll.ts';
import { type CardTable, cards } from '../../kit/quest-cards.ts';

const IDS = ['puggab', 'bravepug', 'pugtor', 'elpug', 'pugpin'];

/** A World of so many heroes, just revealed; the boss named last is drawn. */
function world(id: string, heroes: number, number: number, boss?: string): CardTable {
  const plan = Object.fromEntries(IDS.slice(0, heroes).map((hero) => [hero, {}]));
  const t = cards({ heroes: plan, world: id, number });
  if (boss !== undefined) t.s.piles.bosses.push(boss);
  return t.do(deploy);
}

/** How many creatures stand in each column. */
const depths = (t: CardTable): number[] => t.s.halves.foes.map((stack) => stack.length);

describe('Icy Lands', () => {
  test('EX-PQ-04 PQ-WORLD-05 PQ-WORLD-09 PQ-WORLD3-02 PQ-WORLD3-03 R-PQ-93 World 3, three heroes', () => {
    const t = world('icy', 3, 3, 'badger');
    expect(depths(t)).toEqual([3, 0, 1, 0, 1]);
    expect(t.spot('badger')).toBe('c3r1');
    expect(t.s.foes).toHaveLength(5);
    const order = t.events.map(({ type }) => type);
    expect(order.indexOf('quest.boss')).toBeLessThan(order.indexOf('quest.entered'));
  });

  test('EX-PQ-05 PQ-WORLD-06 PQ-WORLD-08 PQ-BOSS-02 World 1, two heroes: nothing on B', () => {
    expect(depths(world('icy', 2, 1))).toEqual([3, 0, 0, 0, 0]);
  });

  test('EX-PQ-06 PQ-SOLO-02 R-PQ-02 World 1, one hero: the two 1s, in rows 1 and 2', () => {
    const t = world('icy', 1, 1);
    expect(depths(t)).toEqual([2, 0, 0, 0, 0]);
    expect(t.s.foes.map((foe) => t.spot(foe.card))).toEqual(['c1r1', 'c1r2']);
  });
});

test('R-PQ-02 columns close up: Whispering Woods for one hero leave no gap in column 1', () => {
  // Column 1 has 3 before 4: with four heroes both, with one none.
  expect(depths(world('woods', 1, 1))).toEqual([0, 1, 0, 1, 0]);
  expect(depths(world('woods', 4, 1))).toEqual([2, 2, 0, 2, 0]);
});

test('PQ-WORLD-07 X positions are empty at first, and are entered later', () => {
  expect(depths(world('icy', 5, 1))).toEqual([3, 0, 0, 0, 3]);
  const t = cards({ heroes: { puggab: {} }, foes: [['ogre.1', 1]], world: 'icy' });
  expect(t.turn('ogre.1').spot('ogre.1')).toBe('c2r1');
});

test('R-PQ-66 lower numbers come first, then the column, then the row', () => {
  const grid = ['2 1 - X 1', '3 2 B 1 X'];
  expect(
    monsterPositions(grid, 3).map(({ mark, column, row }) => `${mark} c${column + 1}r${row + 1}`),
  ).toEqual([...['1 c2r1', '1 c4r2', '1 c5r1', '2 c1r1', '2 c2r2', '3 c1r2']]);
  expect(monsterPositions(grid, 2)).toHaveLength(5);
});

test('R-PQ-70 without a B the boss stands in column 3, row 1', () => {
  expect(bossPosition(['1 X X X 1', '2 X X X 2'])).toEqual({ column: 2, row: 0 });
  expect(bossPosition(['1 X X X 1', '2 X X B 2'])).toEqual({ column: 3, row: 1 });
});

describe('PQ-BOSS-04 position orders of bosses', () => {
  test('PQ-BOSS-04 PQ-BOSS-05 R-PQ-67 R-PQ-48 the sheet of the Rat King goes before the World', () => {
    const t = world('icy', 2, 3, 'ratking');
    expect(depths(t)).toEqual([1, 1, 1, 1, 1]);
    expect(t.spot('ratking')).toBe('c3r1');
  });

  test('R-PQ-02 the Feline Mind sits behind a guard with two heroes, in front with one', () => {
    expect(world('icy', 2, 3, 'feline').spot('feline')).toBe('c3r2');
    expect(world('icy', 1, 3, 'feline').spot('feline')).toBe('c3r1');
  });

  test('PQ-WORLD-09 the Kraken has monsters on the rims, three deep with five heroes', () => {
    expect(depths(world('gale', 5, 3, 'kraken'))).toEqual([3, 0, 2, 0, 3]);
  });

  test('the others stand on the B of the World', () => {
    expect(world('gale', 1, 3, 'vetlich').spot('vetlich')).toBe('c2r1');
  });
});

test('PQ-COMP-02 Life of a boss grows with the heroes at the start', () => {
  const life = [1, 3, 5].map((heroes) => world('gale', heroes, 3, 'vacuum').foe('vacuum').life);
  const { normal } = BOARD.bossLife;
  const printed = [16, 36, 56];
  const percents = [normal[0], normal[2], normal[4]];
  expect(life).toEqual(printed.map((n, i) => Math.ceil((n * (percents[i] ?? 0)) / 100)));
});

test('R-PQ-65 the monster discards make a new deck; with none left positions stay empty', () => {
  const t = cards({ heroes: { puggab: {}, elpug: {} }, world: 'icy' });
  t.s.piles.monsters = ['ogre.1'];
  t.s.gone.monsters = ['slime.1'];
  t.do(deploy);
  // Three positions; the number 2 stays empty.
  expect(t.s.foes.map((foe) => foe.card)).toEqual(['ogre.1', 'slime.1']);
  expect(t.countOf('quest.reshuffled')).toBe(1);
});

test('PQ-WORLD-03 PQ-WORLD-11 the type of the World on top asks for the toll', () => {
  const t = cards({
    heroes: { puggab: { hand: ['spirit', 'magic'] } },
    foes: [['ogre.1', 3]],
    world: 'woods',
    number: 2,
  });
  t.s.gone.worlds = ['icy'];
  t.do(worldToll);
  expect(t.options).toEqual([...payWays(t.s, 0, { magic: 1 }), null]);
  t.answer(t.options[0] as never);
  expect(t.hero(0).hand).toEqual(['spirit']);
});

test('R-PQ-15 called monsters come to the emptiest columns, nearest to the boss, then the lower one', () => {
  const t = cards({
    heroes: { puggab: {}, elpug: {}, pugpin: {}, pugtor: {}, bravepug: {} },
    foes: [
      ['badger', 4],
      ['ogre.1', 3],
    ],
    number: 3,
    world: 'icy',
  });
  t.do((c) => spawn(c, 4, { cap: true }));
  const called = t.s.foes.slice(2).map((foe) => t.spot(foe.card));
  expect(called).toEqual(['c5r1', 'c2r1', 'c1r1', 'c4r2']);
  expect(t.s.acted).toHaveLength(4);
});
