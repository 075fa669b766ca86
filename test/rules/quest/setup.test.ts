/** Setting up, with the hands and the placing of Heroes (PQ-SETUP). */

import { describe, expect, test } from 'vitest';
import { HEROES } from '../../../src/engine/quest/data/cards.ts';
import { questEngine } from '../../../src/engine/quest/index.ts';
import { byInitiative, initiative } from '../../../src/engine/quest/query.ts';
import type { Cell } from '../../../src/engine/quest/schema-start.ts';
import { questSetup } from '../../../src/engine/quest/setup.ts';
import { eventsOf, game } from '../../kit/quest.ts';

describe('heroes and hands', () => {
  test('PQ-SETUP-01 PQ-SETUP-03 R-PQ-91 chosen heroes sit in the order of the seats, each with its own sheet', () => {
    const { s } = game(3, { heroes: ['pugtor', 'elpug', 'puggab'] });
    expect(s.heroes.map((hero) => hero.card)).toEqual(['pugtor', 'elpug', 'puggab']);
    expect(HEROES.elpug?.combos).toHaveLength(5);
    const twice = questSetup(2, { heroes: ['elpug', 'elpug'] });
    expect(questEngine.rules.checkSetup(twice)?.code).toBe('wrongHeroes');
    expect(questEngine.rules.checkSetup(questSetup(2, { heroes: ['elpug'] }))?.code).toBe('wrongHeroes');
  });

  test('PQ-SETUP-02 random heroes: different ones, and others with other dice', () => {
    const drawn = ['a', 'b', 'c', 'd'].map((seed) => game(5, {}, seed).s.heroes.map((hero) => hero.card));
    for (const cards of drawn) expect(new Set(cards).size).toBe(5);
    expect(new Set(drawn.map(String)).size).toBeGreaterThan(1);
  });

  test.each([
    [1, 10],
    [2, 9],
    [3, 9],
    [4, 8],
    [5, 8],
  ])(
    'EX-PQ-01 PQ-SETUP-05 PQ-SETUP-06 PQ-SETUP-07 %i heroes: hands of %i and five face-up cards',
    (n, hand) => {
      const { s } = game(n);
      expect(s.heroes.map((hero) => hero.hand?.length)).toEqual(Array.from({ length: n }, () => hand));
      expect(s.display).toHaveLength(5);
      expect(s.piles.energy).toHaveLength(55 - n * hand - 5);
    },
  );

  test('EX-PQ-01 with five heroes ten cards are left in the deck', () => {
    expect(game(5).s.piles.energy).toHaveLength(10);
  });

  test('PQ-SETUP-04 every deck is shuffled by itself, and differently each time', () => {
    const piles = ['a', 'b'].map((seed) => game(2, {}, seed).s.piles);
    for (const pile of ['energy', 'monsters', 'treasures', 'worlds', 'bosses'] as const) {
      expect(piles[0]?.[pile], pile).not.toEqual(piles[1]?.[pile]);
    }
    expect(piles[0]?.monsters).toHaveLength(30);
    expect(piles[0]?.treasures).toHaveLength(21);
    expect(piles[0]?.worlds).toHaveLength(5);
    expect(piles[0]?.bosses).toHaveLength(10);
  });

  test('PQ-SETUP-08 both tokens start on 1', () => {
    const { s } = game(2);
    expect([s.round, s.number]).toEqual([1, 1]);
  });
});

describe('placing the heroes', () => {
  const three = () => game(3, { heroes: ['bravepug', 'pugtor', 'puggab'] });

  test('EX-PQ-03 PQ-SETUP-09 PQ-SETUP-11 PQ-SETUP-12 lowest initiative first, then the World and its monsters', () => {
    const g = three();
    const order: number[] = [];
    while (g.asked === 'quest.place') {
      expect(g.s.world).toBeNull();
      order.push(initiative(g.s, `h${g.seat}`));
      g.answer({ column: g.seat, row: 0 });
    }
    expect(order).toEqual([12, 16, 22]);
    const story = g.events.map((event) => event.type);
    expect(story.indexOf('quest.world')).toBeGreaterThan(story.lastIndexOf('quest.placed'));
    expect(story.indexOf('quest.entered')).toBeGreaterThan(story.indexOf('quest.world'));
    const first = eventsOf(g, 'quest.turn')[0]?.id ?? '';
    const inits = [...g.s.halves.heroes.flat(), ...g.s.halves.foes.flat()].map((id) => initiative(g.s, id));
    expect(initiative(g.s, first)).toBe(Math.max(...inits));
  });

  test('PQ-SETUP-10 PQ-AREA-02 R-PQ-02 at first all ten places, then one more behind a second row that is taken', () => {
    const g = three();
    expect(g.options).toHaveLength(10);
    expect(g.options).toContainEqual({ column: 2, row: 1 });
    expect(g.options).not.toContainEqual({ column: 2, row: 2 });
    g.place([3, 2]);
    expect(g.options).toHaveLength(10);
    expect(g.options).toContainEqual({ column: 2, row: 0 });
    expect(g.options).toContainEqual({ column: 2, row: 2 });
    expect(g.options).not.toContainEqual({ column: 2, row: 1 });
  });

  test('EX-PQ-73 R-PQ-02 a hero in row 2 stays behind one placed before it, or slides forward', () => {
    const filled = three().place([3, 2], [3, 1], [1, 1]).s;
    expect(filled.halves.heroes[2]).toEqual(['h2', 'h1']);
    const alone = three().place([3, 2], [1, 2], [1, 1]).s;
    expect(alone.halves.heroes[2]).toEqual(['h1']);
    expect(alone.halves.heroes[0]).toEqual(['h0', 'h2']);
  });

  test('PQ-SETUP-10 R-PQ-02 R-PQ-102 the last hero is not asked about places that come to the same when the columns close up', () => {
    const places = (heroes: number, ...spots: [number, number][]) =>
      (game(heroes).place(...spots).options as unknown as Cell[]).map(
        ({ column, row }) => `${column + 1}${row + 1}`,
      );
    expect(places(1)).toEqual(['11', '21', '31', '41', '51']);
    // Before a hero in row 2 or behind it; behind one in row 1; behind two.
    expect(places(3, [2, 2], [1, 1])).toEqual(['12', '21', '23', '31', '41', '51']);
    expect(places(3, [2, 2], [2, 1])).toEqual(['11', '23', '31', '41', '51']);
    // Of the first row and the second the next hero makes two things.
    expect(places(2)).toHaveLength(10);
  });

  test('R-PQ-59 heroes of equal initiative go by seat', () => {
    const { s } = three().place([1, 1], [2, 1], [3, 1]);
    for (const hero of s.heroes) hero.card = 'pugtor';
    expect(byInitiative(s, ['h2', 'h0', 'h1'])).toEqual(['h0', 'h1', 'h2']);
  });
});
