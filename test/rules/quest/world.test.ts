/** World Cards and the placing of monsters and boss (PQ-WORLD). */

import { describe, expect, test } from 'vitest';
import { BOSSES, WORLDS } from '../../../src/engine/quest/data/cards.ts';
import { bossPosition, deploy, monsterPositions } from '../../../src/engine/quest/deploy.ts';
import { eventsOf, game, table, until, untilRound, world } from '../../kit/quest.ts';

/** A World set up for so many heroes: how many stand in each column. */
function deployed(id: string, heroes: number, number: number, boss = 'badger') {
  const plan = Object.fromEntries(
    ['bravepug', 'puggab', 'pugtor', 'elpug', 'pugpin']
      .slice(0, heroes)
      .map((card, i) => [card, { at: i + 1 }]),
  );
  const t = table({ heroes: plan, world: id, number });
  t.s.piles.bosses = [boss];
  t.do((c) => deploy(c));
  return { t, columns: t.s.halves.foes.map((column) => column.length) };
}

describe('position orders', () => {
  test('EX-PQ-04 PQ-WORLD-05 PQ-WORLD-06 PQ-WORLD-07 PQ-WORLD-08 PQ-WORLD-09 PQ-CARD-11 PQ-WORLD3-02 R-PQ-93 Icy Lands in World 3 for three', () => {
    const { t, columns } = deployed('icy', 3, 3);
    expect(columns).toEqual([3, 0, 1, 0, 1]);
    expect(t.spot('badger')).toBe('c3r1');
    expect(t.s.foes.filter((foe) => !foe.boss)).toHaveLength(4);
  });

  test('EX-PQ-05 PQ-WORLD-08 Icy Lands in World 1 for two: the B is ignored', () => {
    expect(deployed('icy', 2, 1).columns).toEqual([3, 0, 0, 0, 0]);
  });

  test('EX-PQ-06 PQ-SOLO-02 R-PQ-02 Icy Lands for one: the two 1s, in rows 1 and 2', () => {
    const { t, columns } = deployed('icy', 1, 1);
    expect(columns).toEqual([2, 0, 0, 0, 0]);
    expect(t.s.halves.foes[0]?.map((id) => t.spot(id))).toEqual(['c1r1', 'c1r2']);
  });

  test.each(Object.keys(WORLDS))(
    'PQ-WORLD-04 PQ-WORLD-05 %s: never fewer monsters with more heroes',
    (id) => {
      const counts = [1, 2, 3, 4, 5].map((n) => monsterPositions(WORLDS[id]?.grid ?? [], n).length);
      expect(counts).toEqual([...counts].sort((a, b) => a - b));
      expect(counts[0]).toBe(2);
    },
  );

  test('PQ-WORLD-01 PQ-WORLD-09 every World has type, feature and position order, one of them three rows', () => {
    expect(Object.keys(WORLDS)).toHaveLength(5);
    for (const card of Object.values(WORLDS)) expect(card.feature.fx.length).toBeGreaterThan(0);
    expect(WORLDS.icy?.grid).toHaveLength(3);
  });

  test('R-PQ-66 lower numbers first, then columns, then rows', () => {
    const order = monsterPositions(WORLDS.clock?.grid ?? [], 3).map(
      (at) => `${at.mark}:${at.column}${at.row}`,
    );
    expect(order).toEqual(['1:10', '1:40', '2:00', '2:20', '3:21']);
  });

  test('R-PQ-70 without a B the boss stands in column 3, row 1', () => {
    expect(bossPosition(['1 X X X 1', '2 X X X 2'])).toEqual({ column: 2, row: 0 });
    expect(bossPosition(['1 B X X 1'])).toEqual({ column: 1, row: 0 });
  });

  test('R-PQ-02 PQ-BOSS-04 a boss behind a guard stays behind it; its own order replaces the World’s', () => {
    const { t } = deployed('icy', 2, 3, 'feline');
    expect(t.spot('feline')).toBe('c3r2');
    expect(BOSSES.feline?.grid).toBeDefined();
    const { t: alone } = deployed('icy', 1, 3, 'feline');
    expect(alone.spot('feline')).toBe('c3r1');
  });

  test('R-PQ-65 the monster discards make a new deck; then the highest numbers stay empty', () => {
    const t = table({ heroes: { bravepug: {}, puggab: {} }, world: 'icy' });
    t.s.piles.monsters = ['slime.1'];
    t.s.gone.monsters = ['ogre.1'];
    t.do((c) => deploy(c));
    expect(t.s.halves.foes[0]).toEqual(['slime.1', 'ogre.1']);
    expect(t.s.gone.monsters).toEqual([]);
  });

  test('PQ-WORLD-05 the monsters are drawn at random', () => {
    const first = ['a', 'b', 'c'].map((seed) => String(game(1, {}, seed).place([1, 1]).s.halves.foes));
    expect(new Set(first).size).toBe(3);
  });
});

describe('the World in force', () => {
  test('PQ-WORLD-02 PQ-WORLD-10 PQ-WORLD-11 the new World lies on the old one and only it counts', () => {
    const t = world({ heroes: { bravepug: { at: 1 } }, foes: [['ogre.1', 5]], world: 'icy', round: 10 });
    until(untilRound(t, 2, 1), 'quest.act');
    expect(t.s.gone.worlds).toEqual(['icy']);
    expect(t.s.world).not.toBe('icy');
    expect(eventsOf(t, 'quest.world')[0]).toMatchObject({ replaced: 'icy', world: t.s.world });
    expect(t.s.piles.worlds).toHaveLength(3);
  });

  test('PQ-WORLD-02 the Clockwork Ruins leave three cards face up, the longest lying go; the next World brings five again', () => {
    const g = game(1, { decks: { worlds: ['clock', 'icy'] } });
    const five = [...g.s.display];
    expect(five).toHaveLength(5);
    g.place([1, 1]);
    expect(g.s.display).toEqual(five.slice(2));
    expect(g.s.gone.energy).toEqual(five.slice(0, 2));
    const t = world({ heroes: { bravepug: { at: 1 } }, foes: [['mimic.1', 5]], world: 'clock', round: 10 });
    t.s.display = ['magic', 'magic', 'magic'];
    t.s.piles.worlds = ['icy'];
    until(untilRound(t, 2, 1), 'quest.act');
    expect(t.s.display).toHaveLength(5);
  });

  test('PQ-WORLD-03 PQ-MARKET-09 PQ-WORLD2-03 the type of the World is that of its toll', () => {
    const hand = ['strength', 'magic', 'speed'] as const;
    const t = world({
      heroes: { pugtor: { hand: [...hand] } },
      foes: [['ogre.1', 5]],
      world: 'woods',
      number: 2,
    });
    expect(t.asked).toBe('quest.toll');
    expect(t.options[0]).toMatchObject({ cards: ['magic'] });
  });
});
