/** Assigning Need Cards: PB-ASSIGN, EX-11 to EX-13. */

import { describe, expect, test } from 'vitest';
import { NEED_CARDS } from '../../../src/engine/petz/data/needs.ts';
import { type Table, table } from '../../kit/petz.ts';
import { arrangeAll, assign, cards, colours, expectRefused, laidAt, without } from '../../kit/petz-plays.ts';

const ONE_OF_EACH = ['G poop', 'R play', 'Y disease', 'P disease'];

/** Seat 0 with Snakitty (green, yellow), asked to lay its cards. Hand: one of each, then a green and a yellow. */
function snakitty(draws: { green?: 'hunger' | 'poop' | 'disease'; yellow?: 'hunger' | 'magic' } = {}): Table {
  const t = table().starter(0).hand(0, ONE_OF_EACH).house(0, 0, 'snakitty');
  t.stack('G', [draws.green ?? 'hunger']).stack('Y', [draws.yellow ?? 'magic']);
  return arrangeAll(t.goTo('needs')).expectAsk('petz.assign', 0);
}

describe('which cards', () => {
  test('PB-ASSIGN-01 PB-ASSIGN-07 one card of its colour for each bar: not fewer, not more, no other colour', () => {
    const t = snakitty();
    const legal = cards(t, 0, ['G poop', 'Y magic']);
    expect(t.refusal(0, legal)).toBeNull();
    expectRefused(t, 0, cards(t, 0, ['G poop']), 'notOffered');
    expectRefused(t, 0, [], 'notOffered');
    expectRefused(t, 0, cards(t, 0, ['G poop', 'Y magic', 'R play']), 'notOffered');
    expectRefused(t, 0, cards(t, 0, ['G poop', 'G hunger']), 'wrongSlot');
    expectRefused(t, 0, cards(t, 0, ['G poop', 'R play']), 'wrongSlot');
    expectRefused(t, 0, [...cards(t, 0, ['G poop']), ...cards(t, 0, ['G poop'])], 'notOffered');
    const others = t.shop(1).hand.slice(0, 1);
    expectRefused(t, 0, [...others, ...cards(t, 0, ['Y magic'])], 'notOffered');
    assign(t, 0, ['G poop', 'Y magic']).expectInventory();
  });

  test('PB-ASSIGN-02 EX-12 any card of the colour, drawn now or held before', () => {
    const t = snakitty({ yellow: 'hunger' });
    const fork = t.fork();
    assign(t, 0, ['G hunger', 'Y disease']);
    expect(t.faces(0)).toContain('Y hunger');
    expect(t.faces(0)).not.toContain('Y disease');
    assign(fork, 0, ['G poop', 'Y hunger']);
    expect(fork.faces(0)).toContain('Y disease');
    expect(fork.faces(0)).not.toContain('Y hunger');
  });

  test('PB-ASSIGN-03 the symbol is the need, in any colour of the card', () => {
    const t = table({ seats: 2 })
      .house(0, 0, 'babyGolem', { cards: ['R hunger', 'Y magic'] })
      .food(0, { meat: 1 });
    t.goTo('showing').expectAsk('petz.feed', 0);
    t.play(0, { from: 'meat', chamber: 0 });
    // One hunger, met; one magic against antimagic 1. Neither anger nor play, as the colours would have it.
    expect(t.eventsOf('petz.suffered')).toEqual([]);
    expect(t.eventsOf('petz.mutated')).toEqual([]);
    expect(t.eventsOf('petz.fed')).toMatchObject([{ pet: 'babyGolem', food: 'meat' }]);
  });

  test('PB-ASSIGN-04 in the basic rules a card gives one need and cannot be turned', () => {
    const t = snakitty({ green: 'disease' });
    const [green = 0, yellow = 0] = cards(t, 0, ['G disease', 'Y magic']);
    expectRefused(t, 0, [green + 1000, yellow], 'notOffered');
    const domain = t.domain(0);
    expect(domain.type === 'deal' && domain.items.map((item) => item.value)).toEqual(t.shop(0).hand);
    t.play(0, [green, yellow]).expectAsk('petz.jobs');
    expect(t.eventsOf('petz.revealed')).toMatchObject([{ pets: [{ cards: [green, yellow] }] }]);
    // With 1 manure, one disease is a sum of 2; a second need of the green card would have been hunger.
    expect(t.eventsOf('petz.suffered')).toEqual([]);
  });

  test('PB-ASSIGN-06 without potions the hand then holds one of each colour again, plus the book’s', () => {
    const t = snakitty();
    expect(colours(t, 0)).toEqual([2, 1, 2, 1]);
    assign(t, 0, ['G poop', 'Y disease']);
    expect(colours(t, 0)).toEqual([1, 1, 1, 1]);

    const reader = table()
      .artifact(0, 'funWithFood')
      .hand(0, [...ONE_OF_EACH, 'Y magic'])
      .house(0, 0, 'snakitty');
    reader.shop(0).books.funWithFood = 'Y';
    arrangeAll(reader.goTo('needs'));
    assign(reader, 0, ['G poop', 'Y disease']);
    expect(colours(reader, 0)).toEqual([1, 1, 2, 1]);
  });

  test('PB-ASSIGN-08 EX-13 pets that share a colour share its cards: the hungry one can be the meat eater', () => {
    const t = table({ seats: 2 })
      .starter(0)
      .hand(1, ONE_OF_EACH)
      .hand(0, ['G poop', 'R play', 'Y hunger', 'P disease']);
    t.house(0, 0, 'snakitty').house(0, 1, 'birdie', { cage: 'c02' }).food(0, { meat: 2 });
    t.stack('Y', ['hunger', 'magic']);
    arrangeAll(t.goTo('needs')).expectAsk('petz.assign', 0);
    expect(colours(t, 0)[2]).toBe(3);
    for (const yellows of [
      ['Y hunger', 'Y hunger'],
      ['Y magic', 'Y hunger'],
    ]) {
      expect(
        t.refusal(0, cards(t, 0, ['G poop', yellows[0] ?? '', yellows[1] ?? '', 'P disease'])),
      ).toBeNull();
    }
    // Birdie's bars are yellow, purple.
    assign(t, 0, ['G poop', 'Y hunger', 'Y magic', 'P disease']).expectAsk('petz.feed', 0);
    t.play(0, { from: 'meat', chamber: 0 });
    expect(t.eventsOf('petz.fed')).toMatchObject([{ pet: 'snakitty', food: 'meat' }]);
    expect(t.eventsOf('petz.suffered')).toEqual([]);
    expect(t.faces(0)).toContain('Y hunger');
    t.expectInventory();
  });
});

describe('what is reported', () => {
  test('PB-ASSIGN-05 they lie face down until the owner’s turn in phase 4', () => {
    const t = table()
      .starter(1)
      .house(0, 0, 'snakitty')
      .house(1, 0, 'uni')
      .hand(0, ONE_OF_EACH)
      .hand(1, ['G hunger', 'R play', 'Y disease', 'P disease']);
    t.food(1, { vegetable: 1 }).stack('Y', ['play', 'magic']).stack('G', ['poop', 'hunger']);
    arrangeAll(t.goTo('needs'));
    assign(t, 1, ['Y disease', 'G hunger']);
    expect(laidAt(t, 1, 0)).toEqual([]);
    assign(t, 0, ['G poop', 'Y disease']).expectAsk('petz.feed', 1);
    expect(laidAt(t, 0, 0)).toEqual(['G poop', 'Y disease']);
    for (const other of [1, 2, null]) expect(t.view(other).shops[0]?.plots[0]?.pet?.cards).toBeNull();
    expect(t.view(0).shops[0]?.plots[0]?.pet?.cards).toEqual(t.pet(0, 0).cards);
    expect(t.view(2).shops[1]?.plots[0]?.pet?.cards).toEqual(t.pet(1, 0).cards);
    t.play(1, null).expectAsk('petz.jobs');
    expect(t.eventsOf('petz.revealed').map((x) => x.seat)).toEqual([1, 0]);
  });

  test('PB-ASSIGN-09 EX-11 PB-COMP-11 the make-up of the decks: yellow has 2 hunger cards, purple none', () => {
    const deck = (colour: string) => {
      const count: Record<string, number> = {};
      for (const card of NEED_CARDS)
        if (card.colour === colour) count[card.need] = (count[card.need] ?? 0) + 1;
      return count;
    };
    expect(deck('G')).toEqual({ hunger: 16, poop: 10, anger: 4, disease: 2 });
    expect(deck('R')).toEqual({ anger: 12, play: 4, hunger: 3, poop: 3, disease: 2 });
    expect(deck('Y')).toEqual({ play: 12, magic: 4, disease: 4, hunger: 2, poop: 2 });
    expect(deck('P')).toEqual({ magic: 12, anger: 4, play: 4, disease: 4 });
    // A pet with a yellow and a purple bar can be hungry by a yellow card only.
    const t = table().house(0, 0, 'birdie', { size: 2 });
    arrangeAll(t.goTo('needs'));
    const domain = t.domain(0);
    expect(domain.type === 'deal' && domain.slots.map((slot) => slot.accepts)).toEqual(['Y', 'P']);
  });

  test('PB-ASSIGN-10 PB-ASSIGN-11 nothing but cards is settled now: imps and food stay free and unspoken', () => {
    const t = snakitty().food(0, { meat: 1 });
    const before = without(t.shop(0), 'hand', 'plots');
    const legal = cards(t, 0, ['G hunger', 'Y magic']);
    expectRefused(t, 0, [...legal, { from: 'meat', chamber: 0 }], 'notOffered');
    t.play(0, legal).expectAsk('petz.feed', 0);
    expect(without(t.shop(0), 'hand', 'plots')).toEqual(before);
    expect(t.options(0)).toEqual([{ from: 'meat', chamber: 0 }, null]);
  });
});
