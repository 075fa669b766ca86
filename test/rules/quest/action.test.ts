/** The actions Change, Draw and Discard (PQ-ACTION). */

import { describe, expect, test } from 'vitest';
import type { CardKind } from '../../../src/engine/quest/data/words.ts';
import { acts, eventsOf, table } from '../../kit/quest.ts';

const five: CardKind[] = ['speed', 'speed', 'speed', 'speed', 'speed'];

describe('Change', () => {
  test('PQ-ACTION-CHANGE-01 all face-up cards are replaced from the deck', () => {
    const deck: CardKind[] = ['magic', 'spirit', 'joker', 'magic', 'strength', 'speed'];
    const t = table({ heroes: { bravepug: { at: 3 } }, foes: [['ogre.1', 5]], display: five, deck }).turn(
      'h0',
    );
    t.answer({ do: 'change' });
    expect(t.s.display).toEqual(['magic', 'spirit', 'joker', 'magic', 'strength']);
    expect(t.s.gone.energy.slice(-5)).toEqual(five);
    expect(t.s.turn?.actions).toBe(1);
  });

  test('R-PQ-39 deck and discards short: the old ones may come back, as many as possible are laid out', () => {
    const t = table({
      heroes: { bravepug: { at: 3 } },
      foes: [['ogre.1', 5]],
      display: five,
      deck: ['magic'],
    });
    t.s.gone.energy = [];
    t.turn('h0').answer({ do: 'change' });
    expect([...t.s.display].sort()).toEqual(['magic', 'speed', 'speed', 'speed', 'speed']);
    expect(t.s.piles.energy).toEqual(['speed']);
  });
});

describe('Draw', () => {
  test('PQ-ACTION-DRAW-01 R-PQ-37 two cards, each from deck or display, the second chosen after the first is seen', () => {
    const deck: CardKind[] = ['magic', 'spirit', 'joker'];
    const t = table({ heroes: { bravepug: { at: 3 } }, foes: [['ogre.1', 5]], display: five, deck }).turn(
      'h0',
    );
    t.answer({ do: 'draw' }).answer('deck');
    expect(t.hero(0).hand).toEqual(['magic']);
    t.answer(0);
    expect(t.hero(0).hand).toEqual(['magic', 'speed']);
    expect(eventsOf(t, 'quest.drew').map((event) => event.from)).toEqual(['deck', 'display']);
    expect(t.asked).toBe('quest.act');
  });

  test('PQ-ACTION-DRAW-01 R-PQ-103 up to two: after the first card it may be enough, before it not', () => {
    const t = table({ heroes: { bravepug: { at: 3 } }, foes: [['ogre.1', 5]], display: five }).turn('h0');
    t.answer({ do: 'draw' });
    expect(t.options).toEqual(['deck', 0, 1, 2, 3, 4]);
    t.answer(0);
    expect(t.options).toEqual(['deck', 0, 1, 2, 3, 4, null]);
    t.answer(null);
    expect([t.asked, t.hero(0).hand, t.s.turn?.actions]).toEqual(['quest.act', ['speed'], 1]);
  });

  test('PQ-ACTION-DRAW-01 R-PQ-103 with a single place to draw from the second card is still a choice', () => {
    const t = table({
      heroes: { bravepug: { at: 3 } },
      foes: [['ogre.1', 5]],
      display: [],
      deck: ['magic', 'spirit', 'joker'],
    });
    t.turn('h0').answer({ do: 'draw' });
    expect([t.options, t.hero(0).hand]).toEqual([['deck', null], ['magic']]);
    t.answer(null);
    expect([t.asked, t.hero(0).hand]).toEqual(['quest.act', ['magic']]);
  });
});

describe('Discard', () => {
  const eight: CardKind[] = ['magic', 'magic', 'magic', 'magic', 'magic', 'joker', 'spirit', 'speed'];
  const t8 = () =>
    table({
      heroes: { bravepug: { at: 3, hand: [...eight] } },
      foes: [['ogre.1', 5]],
      display: five,
      deck: ['strength', 'strength', 'strength', 'magic', 'magic', 'magic'],
    })
      .turn('h0')
      .answer({ do: 'discard' });

  test('EX-PQ-47 PQ-ACTION-DISCARD-01 R-PQ-38 first all discards, then as many cards one by one', () => {
    const t = t8().answer(['magic', 'magic', 'magic', 'magic', 'magic']);
    expect(t.hero(0).hand).toHaveLength(3);
    for (const from of [0, 0, 'deck', 'deck', 'deck']) t.answer(from);
    expect(t.hero(0).hand).toHaveLength(8);
    expect(t.asked).toBe('quest.act');
    expect(t.s.turn?.actions).toBe(1);
  });

  test('R-PQ-38 at least one card, and only one’s own', () => {
    expect(() => t8().answer([])).toThrow('notOffered');
    expect(() => t8().answer(['strength'])).toThrow('notOffered');
    expect(() => t8().answer(['joker', 'joker'])).toThrow('notOffered');
  });

  test('R-PQ-38 not without a card; R-PQ-43 a discard of an effect is no action', () => {
    const t = table({ heroes: { bravepug: { at: 3 } }, foes: [['ogre.1', 5]] }).turn('h0');
    expect(acts(t, 'discard')).toEqual([]);
    const slime = table({
      heroes: { puggab: { at: 3, hand: ['magic', 'spirit'] } },
      foes: [['slime.1', 3]],
    }).attack('slime.1');
    slime.answer(['magic']);
    expect([slime.countOf('quest.drew'), slime.hero(0).hand?.length]).toEqual([0, 1]);
  });

  test('R-PQ-41 consumables are for the own turn', () => {
    const t = table({
      heroes: { bravepug: { at: 3, treasures: ['pizza.1'], damage: 2 }, pugtor: { at: 3, damage: 1 } },
      foes: [['ogre.1', 5]],
    });
    expect(t.turn('h1').plays).not.toContain('pizza.1');
    t.end();
    expect(t.turn('h0').plays).toContain('pizza.1');
  });
});
