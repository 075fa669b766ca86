/** Energy Cards: deck, display, hands and hand limit (PQ-ENERGY). */

import { describe, expect, test } from 'vitest';
import { takeFromDeck } from '../../../src/engine/quest/energy.ts';
import { payWays } from '../../../src/engine/quest/pay.ts';
import { acts, eventsOf, table } from '../../kit/quest.ts';

const alone = { heroes: { bravepug: { at: 3 } } };

describe('the deck', () => {
  test('EX-PQ-49 PQ-ENERGY-05 the last card taken makes a new deck of the discards at once', () => {
    const t = table({ ...alone, deck: ['magic'] });
    t.s.gone.energy = new Array(20).fill('speed');
    t.turn('h0').answer({ do: 'draw' }).answer('deck');
    expect([t.s.piles.energy.length, t.s.gone.energy.length]).toEqual([20, 0]);
    t.answer('deck');
    expect(t.hero(0).hand).toEqual(['magic', 'speed']);
    expect([t.s.piles.energy.length, t.s.gone.energy.length]).toEqual([19, 0]);
  });

  test('R-PQ-40 deck and discards empty: only the display is left', () => {
    const t = table({ ...alone, deck: [], display: ['magic', 'speed', 'joker'] });
    t.s.gone.energy = [];
    t.turn('h0').answer({ do: 'draw' });
    expect(t.options).toEqual([0, 1, 2]);
    t.answer(2);
    expect(t.s.display).toEqual(['magic', 'speed']);
    expect(t.hero(0).hand).toEqual(['joker']);
    expect(t.do((c) => void takeFromDeck(c)).s.piles.energy).toEqual([]);
  });

  test('R-PQ-40 what is then discarded becomes the deck, and the display is filled from it', () => {
    const t = table({
      heroes: { bravepug: { hand: ['magic', 'magic', 'speed'] } },
      deck: [],
      display: ['joker'],
    });
    t.s.gone.energy = [];
    t.turn('h0').answer({ do: 'discard' }).answer(['magic', 'magic']);
    expect(t.s.display).toEqual(['joker', 'magic', 'magic']);
    expect(t.s.gone.energy).toEqual([]);
  });
});

describe('the display', () => {
  test('EX-PQ-46 PQ-ENERGY-06 PQ-ENERGY-07 PQ-ACTION-DRAW-02 R-PQ-37 a card taken is replaced before the next is chosen', () => {
    const t = table({
      ...alone,
      display: ['speed', 'magic', 'magic', 'intellect', 'joker'],
      deck: ['spirit', 'strength'],
    });
    t.turn('h0').answer({ do: 'draw' });
    expect(t.options).toEqual(['deck', 0, 1, 2, 3, 4]);
    t.answer(4);
    expect(t.s.display).toEqual(['speed', 'magic', 'magic', 'intellect', 'spirit']);
    t.answer(4);
    expect(t.hero(0).hand).toEqual(['joker', 'spirit']);
    expect(t.s.display).toHaveLength(5);
    expect(t.asked).toBe('quest.act');
  });
});

describe('paying', () => {
  test('PQ-ENERGY-01 PQ-ENERGY-02 R-PQ-44 a joker stands for any one of the five types', () => {
    const t = table({ heroes: { bravepug: { hand: ['joker', 'speed'] } } });
    for (const type of ['strength', 'spirit', 'intellect', 'magic'] as const) {
      expect(payWays(t.s, 0, { [type]: 1 })).toEqual([{ cards: ['joker'], xp: 0, wild: false }]);
    }
    expect(payWays(t.s, 0, { speed: 1 })).toHaveLength(2);
    expect(payWays(t.s, 0, { speed: 1, magic: 1 })).toHaveLength(1);
    expect(payWays(t.s, 0, { magic: 2 })).toEqual([]);
  });

  test('PQ-ENERGY-03 PQ-ENERGY-04 a standard attack is paid with a card that goes to the discards', () => {
    const t = table({ heroes: { bravepug: { hand: ['strength', 'speed'] } }, foes: [['ogre.1', 3]] }).turn(
      'h0',
    );
    const [act] = acts(t, 'attack');
    t.answer(act as never);
    expect(t.hero(0).hand).toEqual(['speed']);
    expect(t.s.gone.energy.at(-1)).toBe('strength');
    expect(eventsOf(t, 'quest.paid')[0]).toMatchObject({ seat: 0, cards: ['strength'], xp: 0 });
  });
});

describe('the hand limit', () => {
  const limit9 = (cards: number) =>
    table({
      heroes: {
        bravepug: { hand: new Array(cards).fill('magic') },
        puggab: { hand: new Array(11).fill('speed') },
      },
      deck: ['spirit', 'strength', 'magic', 'magic', 'magic', 'magic'],
      foes: [['ogre.1', 5]],
    }).turn('h0');

  test('EX-PQ-48 PQ-ENERGY-08 PQ-ENERGY-09 at the end of its turn a hand of ten shrinks to nine by choice', () => {
    const t = limit9(8);
    for (let i = 0; i < 2; i++) t.answer({ do: 'draw' }).answer('deck').answer('deck');
    expect(t.hero(0).hand).toHaveLength(12);
    t.hero(0).hand?.splice(0, 2);
    t.end();
    expect([t.asked, t.seat]).toEqual(['quest.drop', 0]);
    t.answer(['spirit']);
    expect(t.hero(0).hand).toHaveLength(9);
    expect(t.hero(0).hand).not.toContain('spirit');
  });

  test('PQ-ENERGY-09 R-PQ-36 the hand of another player is not looked at', () => {
    const t = limit9(9).end();
    expect(t.asked).toBe('test.idle');
    expect(t.hero(1).hand).toHaveLength(11);
  });
});
