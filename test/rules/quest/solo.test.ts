/** One player (PQ-SOLO). */

import { expect, test } from 'vitest';
import { hurt } from '../../../src/engine/quest/combat/damage.ts';
import { eventsOf, game, until, world } from '../../kit/quest.ts';

test('PQ-SOLO-01 PQ-SETUP-06 a hand of ten, eight in the hard mode', () => {
  expect(game(1).s.heroes[0]?.hand).toHaveLength(10);
  expect(game(1, { mode: 'hard' }).s.heroes[0]?.hand).toHaveLength(8);
});

test('PQ-SOLO-02 monsters on the positions marked 1 only', () => {
  for (const id of ['icy', 'ember', 'woods', 'gale', 'clock']) {
    expect(game(1, { decks: { worlds: [id] } }).place([1, 1]).s.foes).toHaveLength(2);
  }
});

test('EX-PQ-72 PQ-SOLO-03 the market shows one treasure, to buy or to swap; there is no exchange', () => {
  const t = world({
    heroes: { bravepug: { at: 3, hand: ['strength'], treasures: ['pizza.1'] } },
    foes: [['mimic.1', 1]],
  });
  t.foe('mimic.1').marks = [{ tag: 'robbed', v: 0, until: 'world', by: 'h0', card: 'x' }];
  t.s.piles.treasures.push('waterbowl.1');
  t.do((c) => hurt(c, ['mimic.1'], 9, { by: null, cause: 'card' }));
  expect(eventsOf(t, 'quest.market')[0]?.treasures).toEqual(['waterbowl.1']);
  expect(t.options).toEqual([
    null,
    { do: 'buy', treasure: 'waterbowl.1', pay: { cards: ['strength'], xp: 0, wild: false } },
    { do: 'swap', treasure: 'waterbowl.1', give: 'pizza.1' },
  ]);
  t.answer(null);
  expect(t.asked).toBe('quest.place');
});

test('PQ-SOLO-04 the only hero defeated is all heroes defeated', () => {
  const t = world({ heroes: { bravepug: { at: 3 } }, foes: [['mimic.1', 1]] });
  t.do((c) => hurt(c, ['h0'], 9, { by: null, cause: 'card' }));
  until(t, 'quest.place');
  expect(eventsOf(t, 'quest.worldOver')[0]?.how).toBe('wiped');
  const last = world({ heroes: { bravepug: { at: 3 } }, foes: [['badger', 1]], number: 3, round: 2 });
  last.do((c) => hurt(c, ['h0'], 9, { by: null, cause: 'card' }));
  expect(last.s.outcome?.reason).toBe('allDefeated');
});

test('R-PQ-90 several heroes of one person are seats like any others, each with a hand of its own', () => {
  const { s } = game(3);
  expect(s.heroes).toHaveLength(3);
  expect(s.heroes.every((hero) => hero.hand?.length === 9)).toBe(true);
});
