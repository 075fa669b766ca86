/** Drawing Need Cards: PB-DRAW, EX-10, RUL-29. */

import { describe, expect, test } from 'vitest';
import { faceOf } from '../../../src/engine/petz/data/needs.ts';
import { table } from '../../kit/petz.ts';
import {
  arrangeAll,
  assign,
  cleanShops,
  colours,
  heardBy,
  nobodyShops,
  shopping,
} from '../../kit/petz-plays.ts';

const ONE_OF_EACH = ['G poop', 'R play', 'Y disease', 'P disease'];

describe('how many', () => {
  test('EX-10 PB-DRAW-02 PB-DRAW-03 PB-DRAW-09 Snakitty and Birdie: 1 green, 2 purple, 2 yellow, no red', () => {
    const t = table()
      .hand(0, ONE_OF_EACH)
      .house(0, 0, 'snakitty', { size: 2 })
      .house(0, 1, 'birdie', { size: 3 });
    arrangeAll(t.goTo('needs'));
    // Green, red, yellow, purple.
    expect(t.eventsOf('petz.drew')).toMatchObject([{ seat: 0, counts: [1, 0, 2, 2] }]);
    expect(colours(t, 0)).toEqual([2, 1, 3, 3]);
    expect(t.faces(0).slice(0, 4)).toEqual(ONE_OF_EACH);
    for (const seat of [1, 2, 3]) expect(colours(t, seat)).toEqual([1, 1, 1, 1]);
    t.expectInventory();
  });

  test('PB-DRAW-01 PB-DRAW-09 the step begins with one card of each colour, one more for each book, potions on top', () => {
    const t = cleanShops(table().starter(0)).offerArtifacts(['savageFeasts', 'funWithFood']);
    t.shop(0).potions = 2;
    shopping(t, 0, [[1, 0], 'artifacts']);
    t.play(0, { artifact: 'funWithFood', colour: 'G' }).play(0, { artifact: 'savageFeasts', colour: 'G' });
    expect(colours(t, 0)).toEqual([3, 1, 1, 1]);
    expect(t.shop(0).potions).toBe(2);
    // Snakitty at size 4: green, yellow, red, yellow.
    t.house(0, 0, 'snakitty', { size: 4 }).quiet().goTo('needs');
    arrangeAll(t);
    expect(colours(t, 0)).toEqual([4, 2, 3, 1]);
    expect(t.shop(0).potions).toBe(2);
  });

  test('PB-DRAW-01 it begins so in every round', () => {
    const t = cleanShops(table().starter(0)).house(0, 0, 'uni').hand(0, ONE_OF_EACH);
    t.stack('Y', ['disease']).stack('G', ['poop']).goTo('needs');
    assign(arrangeAll(t), 0, ['Y disease', 'G poop']).expectAsk('petz.group');
    for (const seat of [0, 1, 2, 3]) expect(colours(t, seat)).toEqual([1, 1, 1, 1]);
    // Uni has grown to size 4: yellow, green, purple, yellow.
    arrangeAll(nobodyShops(t)).expectAsk('petz.assign', 0);
    expect(colours(t, 0)).toEqual([2, 1, 3, 2]);
  });

  test('PB-DRAW-04 a player without pets draws nothing', () => {
    const t = table().house(0, 0, 'uni').cage(1, 1, 'c01');
    const hands = t.s.shops.map((shop) => [...shop.hand]);
    arrangeAll(t.goTo('needs')).expectAsk('petz.assign', 0);
    expect(t.eventsOf('petz.drew').map((x) => x.seat)).toEqual([0]);
    for (const seat of [1, 2, 3]) expect(t.shop(seat).hand).toEqual(hands[seat]);
  });
});

describe('where from', () => {
  test('PB-DRAW-05 drawn cards go to the hand; their faces are their owner’s, their colours everybody’s', () => {
    const t = table()
      .hand(0, ONE_OF_EACH)
      .stack('Y', ['magic'])
      .stack('G', ['anger'])
      .house(0, 0, 'snakitty');
    arrangeAll(t.goTo('needs'));
    expect(t.faces(0)).toEqual([...ONE_OF_EACH, 'G anger', 'Y magic']);
    expect(t.view(0).shops[0]?.hand).toEqual(t.shop(0).hand);
    const drew = (seat: number | null) => heardBy(t, seat).filter((x) => x.type === 'petz.drew');
    expect(drew(0)).toMatchObject([{ cards: t.shop(0).hand.slice(4), counts: [1, 0, 1, 0] }]);
    for (const other of [1, 2, 3, null]) {
      expect(t.view(other).shops[0]?.hand).toBeNull();
      expect(drew(other)).toEqual([{ type: 'petz.drew', seat: 0, cards: null, counts: [1, 0, 1, 0] }]);
    }
  });

  test('PB-DRAW-06 an empty deck is renewed from its discards in the middle of a draw', () => {
    const t = table().hand(0, ONE_OF_EACH);
    // Wormie at size 4 draws green, green, purple, green; one green card lies in the deck, all others are discarded.
    t.house(0, 0, 'wormie', { size: 4 });
    const green = t.s.piles.needs[0] ?? [];
    const last = green.at(-1) ?? -1;
    t.s.gone.needs[0]?.push(...green.splice(0, green.length - 1));
    const discarded = t.s.gone.needs[0]?.length ?? 0;
    arrangeAll(t.goTo('needs'));
    expect(t.eventsOf('petz.reshuffled')).toEqual([{ type: 'petz.reshuffled', colour: 'G' }]);
    expect(colours(t, 0)).toEqual([4, 1, 1, 2]);
    expect(t.shop(0).hand[4]).toBe(last);
    expect(t.s.gone.needs[0]).toEqual([]);
    expect(t.s.piles.needs[0]).toHaveLength(discarded - 2);
    t.expectInventory();
  });

  test('PB-DRAW-06 a deck that still has cards is left alone', () => {
    const t = table().house(0, 0, 'wormie', { size: 4 });
    const green = t.s.piles.needs[0] ?? [];
    t.s.gone.needs[0]?.push(...green.splice(0, green.length - 3));
    arrangeAll(t.goTo('needs'));
    expect(t.eventsOf('petz.reshuffled')).toEqual([]);
    expect(t.s.piles.needs[0]).toEqual([]);
    t.expectInventory();
  });

  test('PB-DRAW-07 RUL-29 from the starting player clockwise, and for each player green, red, yellow, purple', () => {
    const t = table().starter(2);
    for (const [seat, pet] of ['drago', 'snappy', 'bubl'].entries()) t.house(seat, 0, pet);
    // Drago at size 5: green, red, yellow, red, purple.
    t.pet(0, 0).size = 5;
    const top = [...(t.s.piles.needs[0] ?? [])].reverse();
    arrangeAll(t.goTo('needs'));
    expect(t.eventsOf('petz.drew').map((x) => x.seat)).toEqual([2, 0, 1]);
    const drawn = t
      .eventsOf('petz.drew')
      .map((x) => (x.cards ?? []).map((card) => faceOf(card).colour).join(''));
    expect(drawn).toEqual(['GR', 'GRRYP', 'GR']);
    expect(t.eventsOf('petz.drew').map((x) => x.cards?.[0])).toEqual(top.slice(0, 3));
  });

  test('PB-DRAW-08 the Crystal Ball is used before anybody draws', () => {
    const t = table().starter(0).house(0, 0, 'uni').house(1, 0, 'drago').artifact(1, 'crystalBall');
    arrangeAll(t.goTo('needs')).expectAsk('petz.crystal', 1);
    expect(t.eventsOf('petz.drew')).toEqual([]);
    expect(colours(t, 1)).toEqual([1, 1, 1, 1]);
    t.play(1, []).expectAsk('petz.assign', 0, 1);
    expect(t.eventsOf('petz.drew').map((x) => x.seat)).toEqual([0, 1]);
  });
});
