/** The books and the Crystal Ball: PB-ARTIFACT-BOOK, PB-ARTIFACT-CRYSTAL, RUL-31, RUL-32. */

import { describe, expect, test } from 'vitest';
import { colourOf } from '../../../src/engine/petz/data/needs.ts';
import { ARTIFACTS } from '../../kit/base-box.ts';
import { type Table, table } from '../../kit/petz.ts';
import {
  arrangeAll,
  assign,
  cards,
  cleanShops,
  colours,
  expectRefused,
  heardBy,
  nobodyShops,
  send,
  shopping,
} from '../../kit/petz-plays.ts';

/** Seat 0 has just taken these two artifacts. */
function taking(first: string, second: string): Table {
  return shopping(cleanShops(table().starter(0)).offerArtifacts([first, second]), 0, [[1, 0], 'artifacts']);
}

describe('books', () => {
  test('PB-ARTIFACT-BOOK-01 PB-ARTIFACT-BOOK-02 one of its two colours, and a card of it at once', () => {
    for (const [colour, hand] of [
      ['R', [1, 2, 1, 1]],
      ['G', [2, 1, 1, 1]],
    ] as const) {
      const t = taking('savageFeasts', 'whipOfObedience').expectAsk('petz.book', 0);
      expect(t.options(0)).toHaveLength(2);
      expectRefused(t, 0, { artifact: 'savageFeasts', colour: 'Y' }, 'notOffered');
      expectRefused(t, 0, { artifact: 'whipOfObedience', colour: 'R' }, 'notOffered');
      const before = t.s.piles.needs.map((deck) => deck.length);
      t.play(0, { artifact: 'savageFeasts', colour });
      expect(colours(t, 0)).toEqual(hand);
      expect(t.eventsOf('petz.choseBook')).toMatchObject([{ seat: 0, artifact: 'savageFeasts', colour }]);
      expect(t.s.piles.needs.map((deck, i) => (before[i] ?? 0) - deck.length)).toEqual(
        hand.map((n) => n - 1),
      );
      t.expectInventory();
    }
  });

  test('PB-ARTIFACT-BOOK-02 RUL-32 before the next group, and only its owner sees the card', () => {
    const t = cleanShops(table().starter(0)).offerArtifacts(['messingWithMagic', 'impArmor']);
    t.groups(0, [[2, 0]])
      .groups(1, [[1, 0]])
      .sendGroups();
    send(t, 0, [2, 0], 'artifacts').expectAsk('petz.book', 0);
    t.play(0, { artifact: 'messingWithMagic', colour: 'P' }).expectAsk('petz.send', 1);
    const card = t.shop(0).hand.at(-1) ?? -1;
    expect(colourOf(card)).toBe('P');
    const drew = (seat: number | null) => heardBy(t, seat).find((x) => x.type === 'petz.drew');
    expect(drew(0)).toMatchObject({ cards: [card] });
    for (const other of [1, null]) expect(drew(other)).toMatchObject({ cards: null, counts: [0, 0, 0, 1] });
  });

  test('PB-ARTIFACT-BOOK-03 PB-ARTIFACT-BOOK-04 the extra card stays for all rounds, the colour is public and settled', () => {
    const t = taking('funWithFood', 'whipOfObedience').play(0, { artifact: 'funWithFood', colour: 'Y' });
    t.expectAsk('petz.group');
    for (const seat of [0, 2, null]) expect(t.view(seat).shops[0]?.books).toEqual({ funWithFood: 'Y' });
    t.house(0, 0, 'uni').stack('Y', ['disease']).stack('G', ['poop']);
    t.hand(0, ['G poop', 'R play', 'Y play', 'Y magic', 'P magic']);
    assign(arrangeAll(nobodyShops(t)), 0, ['Y disease', 'G poop']).until('petz.group');
    expect(t.s.round).toBe(3);
    expect(colours(t, 0)).toEqual([1, 1, 2, 1]);
    expect(t.shop(0).books).toEqual({ funWithFood: 'Y' });
    expect(t.eventsOf('petz.choseBook')).toHaveLength(1);
  });

  test('PB-ARTIFACT-BOOK-05 several add up, for the same colour too', () => {
    const t = taking('savageFeasts', 'monstersIHaveBattled');
    t.play(0, { artifact: 'savageFeasts', colour: 'R' }).play(0, {
      artifact: 'monstersIHaveBattled',
      colour: 'R',
    });
    expect(colours(t, 0)).toEqual([1, 3, 1, 1]);
    expect(t.shop(0).books).toEqual({ savageFeasts: 'R', monstersIHaveBattled: 'R' });
    t.expectInventory();
  });

  test('RUL-32 two books together: in the owner’s order, the second with the first one’s card in hand', () => {
    const t = taking('savageFeasts', 'monstersIHaveBattled').expectAsk('petz.book', 0);
    expect(t.options(0)).toHaveLength(4);
    t.play(0, { artifact: 'monstersIHaveBattled', colour: 'P' }).expectAsk('petz.book', 0);
    expect(colours(t, 0)).toEqual([1, 1, 1, 2]);
    expectRefused(t, 0, { artifact: 'monstersIHaveBattled', colour: 'R' }, 'notOffered');
    t.play(0, { artifact: 'savageFeasts', colour: 'G' });
    expect(colours(t, 0)).toEqual([2, 1, 1, 2]);
  });

  test('PB-ARTIFACT-BOOK-06 the four differ in their colours only; each colour is on two of them', () => {
    const books = Object.entries(ARTIFACTS).flatMap(([id, { book }]) =>
      book === undefined ? [] : [[id, book]],
    );
    expect(books.map(([id, book]) => [id, [...(book ?? '')].sort().join('')])).toEqual([
      ['savageFeasts', 'GR'],
      ['monstersIHaveBattled', 'PR'],
      ['funWithFood', 'GY'],
      ['messingWithMagic', 'PY'],
    ]);
  });
});

describe('the Crystal Ball', () => {
  const HAND = ['G poop', 'R play', 'Y disease', 'P disease'];
  const owner = (): Table => cleanShops(table().starter(0)).artifact(0, 'crystalBall').hand(0, HAND);

  test('PB-ARTIFACT-CRYSTAL-01 up to three cards of the hand, or none', () => {
    const t = owner().goTo('needs').expectAsk('petz.crystal', 0);
    const hand = [...t.shop(0).hand];
    expectRefused(t, 0, hand, 'notOffered');
    for (const n of [0, 1, 2, 3]) expect(t.refusal(0, hand.slice(0, n))).toBeNull();
    expectRefused(t, 0, [hand[0] ?? 0, hand[0] ?? 0], 'notOffered');
    expectRefused(t, 0, t.shop(1).hand.slice(0, 1), 'notOffered');
    t.play(0, []).expectAsk('petz.group');
    expect(t.shop(0).hand).toEqual(hand);
    expect(t.s.gone.needs).toEqual([[], [], [], []]);
  });

  test('PB-ARTIFACT-CRYSTAL-01 once a phase, and again in the next round', () => {
    const t = owner().goTo('needs');
    t.play(0, cards(t, 0, ['G poop'])).expectAsk('petz.group');
    expect(t.eventsOf('petz.exchanged')).toHaveLength(1);
    nobodyShops(t).expectAsk('petz.crystal', 0);
    expect(t.s.round).toBe(2);
  });

  test('PB-ARTIFACT-CRYSTAL-02 PB-ARTIFACT-CRYSTAL-03 one of the same colour for each; the colours in hand do not change', () => {
    const t = owner().stack('G', ['hunger']).stack('Y', ['play']).stack('P', ['magic']).goTo('needs');
    const given = cards(t, 0, ['P disease', 'G poop', 'Y disease']);
    t.play(0, given);
    expect([...t.faces(0)].sort()).toEqual(['G hunger', 'P magic', 'R play', 'Y play']);
    expect(colours(t, 0)).toEqual([1, 1, 1, 1]);
    expect(t.s.gone.needs.flat()).toHaveLength(3);
    expect(t.s.gone.needs.flat()).toEqual(expect.arrayContaining(given));
    expect(t.eventsOf('petz.exchanged')).toEqual([{ type: 'petz.exchanged', seat: 0, cards: given }]);
    t.expectInventory();
  });

  test('PB-ARTIFACT-CRYSTAL-03 two of the same colour give two of that colour', () => {
    const t = owner().hand(0, [...HAND, 'Y magic']);
    t.goTo('needs').play(0, cards(t, 0, ['Y disease', 'Y magic']));
    expect(colours(t, 0)).toEqual([1, 1, 2, 1]);
    expect(t.eventsOf('petz.drew')).toMatchObject([{ seat: 0, counts: [0, 0, 2, 0] }]);
  });

  test('PB-ARTIFACT-CRYSTAL-04 RUL-31 after all arrangements are confirmed, before the draw', () => {
    const t = owner().house(0, 0, 'uni').house(1, 0, 'drago').goTo('needs').expectAsk('petz.arrange', 0);
    arrangeAll(t).expectAsk('petz.crystal', 0);
    expect(t.eventsOf('petz.arranged').map((x) => x.seat)).toEqual([0, 1]);
    expect(t.eventsOf('petz.drew')).toEqual([]);
    t.play(0, cards(t, 0, ['G poop'])).expectAsk('petz.assign', 0, 1);
    expect(t.eventsOf('petz.drew').map((x) => x.counts)).toEqual([
      [1, 0, 0, 0],
      [1, 0, 1, 0],
      [1, 1, 0, 0],
    ]);
  });

  test('RUL-31 a player without pets may use it; potions cannot be exchanged', () => {
    const t = owner();
    t.shop(0).potions = 2;
    t.goTo('needs').expectAsk('petz.crystal', 0);
    const domain = t.domain(0);
    expect(domain.type === 'some' && domain.from).toEqual(t.shop(0).hand);
    expectRefused(t, 0, cards(t, 0, ['potion']), 'notOffered');
    t.play(0, cards(t, 0, ['R play']));
    expect(t.shop(0).potions).toBe(2);
  });

  test('RUL-31 all are discarded before the first is drawn: they come back when their deck runs out', () => {
    const t = owner().hand(0, [...HAND, 'G hunger']);
    // No green card is left to draw.
    t.hand(1, ['R poop', 'Y play', 'P magic']);
    t.shop(1).hand.push(...(t.s.piles.needs[0] ?? []).splice(0));
    const given = cards(t, 0, ['G poop', 'G hunger']);
    t.goTo('needs').play(0, given);
    expect(t.eventsOf('petz.reshuffled')).toEqual([{ type: 'petz.reshuffled', colour: 'G' }]);
    expect(t.shop(0).hand).toEqual(expect.arrayContaining(given));
    expect(t.shop(0).hand).toHaveLength(5);
    expect(t.s.gone.needs[0]).toEqual([]);
    t.expectInventory();
  });
});
