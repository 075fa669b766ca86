/** Hidden information, the ledger's part 4 row by row: cards and potions (RUL-25, RUL-27, RUL-35). */

import { beforeAll, describe, expect, test } from 'vitest';
import type { Seat } from '../../../src/engine/kernel/state.ts';
import { cardOf, faceOf, POTION } from '../../../src/engine/petz/data/needs.ts';
import { type Table, table } from '../../kit/petz.ts';
import {
  arrangeAll,
  cards,
  cleanShops,
  expectRefused,
  heardBy,
  laidAt,
  shopping,
} from '../../kit/petz-plays.ts';
import { everyView, exchange, expectSecret, positions, viewers } from '../../kit/petz-walk.ts';

let walk: Table[] = [];
beforeAll(() => {
  walk = positions({ seats: 4, seed: 'cards', variants: { doubles: true } });
});

/** Seat 0 with Snakitty (green, yellow), seat 1 with Drago (green, red) and a potion; both are asked for cards. */
function assigning(doubles = false): Table {
  const t = cleanShops(table({ seats: 3, variants: { doubles } }).starter(0));
  t.hand(0, ['G poop', 'R play', 'Y disease', 'P disease']).house(0, 0, 'snakitty').food(0, { meat: 2 });
  t.hand(1, ['G poop', 'R play', 'Y play', 'P magic'], 1)
    .house(1, 0, 'drago')
    .artifact(1, 'longHandledShovel');
  t.stack('G', ['hunger', 'poop']).stack('Y', ['magic']).stack('R', ['disease']);
  return arrangeAll(t.goTo('needs')).expectAsk('petz.assign', 0, 1);
}

/** Seat 1 has laid these faces; seat 0 is in its turn, asked to feed Snakitty. */
function faceDown(faces = ['G poop', 'R disease']): Table {
  const t = assigning();
  return t
    .play(0, cards(t, 0, ['G hunger', 'Y disease']))
    .play(1, cards(t, 1, faces))
    .expectAsk('petz.feed', 0);
}

/** The same when seat 1 is in its turn: it may shovel, or has to put a card away. */
function faceUp(faces?: string[]): Table {
  const t = faceDown(faces).play(0, { from: 'meat', chamber: 0 });
  expect(t.s.ask?.seats).toEqual([1]);
  return t;
}

/** Two tables are alike to those who may not know the difference, and only to them. */
function expectAlike(a: Table, b: Table, blind: (Seat | null)[], knowing: (Seat | null)[] = []): void {
  for (const who of blind) expect(b.view(who)).toEqual(a.view(who));
  for (const who of knowing) expect(b.view(who)).not.toEqual(a.view(who));
  for (const who of blind) expect(heardBy(b, who)).toEqual(heardBy(a, who));
}

/** How many of each colour: green, red, yellow, purple; potions left out. */
function count(laid: readonly number[]): number[] {
  const faces = laid.filter((x) => x !== POTION).map((x) => faceOf(cardOf(x)).colour);
  return ['G', 'R', 'Y', 'P'].map((colour) => faces.filter((x) => x === colour).length);
}

describe('hands', () => {
  test('HIDDEN Need Cards in hand: symbols', () => {
    for (const t of walk) {
      for (const { who, view } of everyView(t)) {
        for (const [seat, shop] of view.shops.entries()) {
          expect(shop.hand).toEqual(seat === who ? t.shop(seat).hand : null);
        }
      }
      expectSecret(t, (s) => exchange(s, 2), [2]);
    }
  });

  test('HIDDEN Need Cards owned (hand + assigned): number per colour', () => {
    for (const t of walk) {
      for (const { view } of everyView(t)) {
        for (const [seat, shop] of view.shops.entries()) {
          const { hand, plots } = t.shop(seat);
          expect(shop.owned.cards).toEqual(count([...hand, ...plots.flatMap(({ pet }) => pet?.cards ?? [])]));
        }
      }
    }
    // One of each, then a green and a yellow drawn. Laying them changes nothing.
    for (const t of [assigning(), faceDown(), faceUp()]) {
      for (const who of viewers(t)) expect(t.view(who).shops[0]?.owned.cards).toEqual([2, 1, 2, 1]);
    }
  });

  test('HIDDEN RUL-25 Need Cards left in hand: number per colour', () => {
    // Before the assignment all that is owned is in hand.
    const before = assigning();
    for (const who of [0, 2, null]) {
      expect(before.view(who).shops[1]).toMatchObject({
        owned: { cards: [2, 2, 1, 1], potions: 1 },
        potions: 1,
      });
      expect(before.view(who).shops[1]?.plots[0]?.pet?.cards).toEqual([]);
    }
    // Then only its owner knows whether a green card or the potion has left it.
    expectAlike(faceDown(), faceDown(['potion', 'R disease']), [0, 2, null], [1]);
    expectAlike(faceDown(), faceDown(['G poop', 'potion']), [0, 2, null], [1]);
    for (const who of [0, 2, null])
      expect(faceDown().view(who).shops[1]).toMatchObject({ hand: null, potions: null });
    // At the owner's turn it can be counted again.
    for (const who of [0, 2, null]) {
      const shop = faceUp().view(who).shops[1];
      expect(count(shop?.plots[0]?.pet?.cards ?? [])).toEqual([1, 1, 0, 0]);
      expect(shop).toMatchObject({ owned: { cards: [2, 2, 1, 1] }, potions: 1 });
    }
  });

  test('HIDDEN Card drawn for a book', () => {
    const reading = () => {
      const t = cleanShops(table().starter(0)).offerArtifacts(['savageFeasts', 'impArmor']);
      return shopping(t, 0, [[1, 0], 'artifacts']);
    };
    const twin = (need: 'hunger' | 'poop') =>
      reading().stack('G', [need]).play(0, { artifact: 'savageFeasts', colour: 'G' });
    expectAlike(twin('hunger'), twin('poop'), [1, 2, 3, null], [0]);
    const t = twin('poop');
    for (const who of viewers(t)) {
      expect(t.view(who).shops[0]?.owned.cards).toEqual([2, 1, 1, 1]);
      const drew = heardBy(t, who).find((x) => x.type === 'petz.drew');
      expect(drew).toMatchObject({ counts: [1, 0, 0, 0], cards: who === 0 ? [t.shop(0).hand.at(-1)] : null });
    }
  });

  test('HIDDEN Cards drawn in phase 3', () => {
    const twin = (need: 'hunger' | 'poop') => {
      const t = table().starter(0).house(1, 0, 'snakitty').stack('G', [need]);
      return arrangeAll(t.goTo('needs')).expectAsk('petz.assign', 1);
    };
    expectAlike(twin('hunger'), twin('poop'), [0, 2, 3, null], [1]);
    const t = twin('hunger');
    for (const who of viewers(t)) {
      const drew = heardBy(t, who).filter((x) => x.type === 'petz.drew');
      expect(drew).toMatchObject([{ seat: 1, counts: [1, 0, 1, 0] }]);
      expect(drew[0]).toMatchObject({ cards: who === 1 ? t.shop(1).hand.slice(4) : null });
    }
  });

  test('HIDDEN Crystal Ball: discarded cards', () => {
    const twin = (need: 'play' | 'magic') => {
      const t = table()
        .starter(0)
        .artifact(0, 'crystalBall')
        .hand(0, ['G poop', 'R play', 'Y disease', 'P disease']);
      t.stack('Y', [need]).goTo('needs').expectAsk('petz.crystal', 0);
      return t.play(0, cards(t, 0, ['Y disease']));
    };
    expectAlike(twin('play'), twin('magic'), [1, 2, 3, null], [0]);
    const t = twin('play');
    const [given = -1] = t.eventsOf('petz.exchanged')[0]?.cards ?? [];
    expect(faceOf(given)).toEqual({ colour: 'Y', need: 'disease' });
    for (const who of viewers(t)) {
      expect(heardBy(t, who)).toContainEqual({ type: 'petz.exchanged', seat: 0, cards: [given] });
      expect(t.view(who).gone.needs[2]).toContain(given);
    }
  });
});

describe('at the pets', () => {
  test('HIDDEN Need Cards assigned to a pet: symbols', () => {
    expectAlike(faceDown(['G poop', 'R disease']), faceDown(['G poop', 'R play']), [0, 2, null], [1]);
    const down = faceDown();
    for (const who of [0, 2, null])
      expect(down.view(who).shops[1]?.plots[0]?.pet).toMatchObject({ cards: null, needs: null });
    expect(down.view(1).shops[1]?.plots[0]?.pet?.cards).toEqual(down.pet(1, 0).cards);
    const up = faceUp();
    expect(laidAt(up, 1, 0)).toEqual(['G poop', 'R disease']);
    for (const who of viewers(up)) {
      expect(up.view(who).shops[1]?.plots[0]?.pet?.cards).toEqual(up.pet(1, 0).cards);
      expect(heardBy(up, who).filter((x) => x.type === 'petz.revealed')).toMatchObject([
        { seat: 0 },
        { seat: 1, pets: [{ plot: 0, pet: 'drago', cards: up.pet(1, 0).cards }] },
      ]);
    }
    // While an answer is still sealed nothing shows either.
    const sealed = (faces: string[]) => {
      const t = assigning();
      return t.play(1, cards(t, 1, faces));
    };
    expectAlike(sealed(['G poop', 'R play']), sealed(['G poop', 'R disease']), [0, 2, null], [1]);
  });

  test('HIDDEN RUL-35 Which cards are potions among those assigned', () => {
    expectAlike(faceDown(), faceDown(['potion', 'R disease']), [0, 2, null], [1]);
    for (const who of [0, 2, null]) {
      expect(faceDown(['potion', 'R disease']).view(who).shops[1]?.owned.potions).toBe(1);
      expect(faceUp(['potion', 'R disease']).view(who).shops[1]?.plots[0]?.pet?.cards?.[0]).toBe(POTION);
    }
  });

  test('HIDDEN Orientation of assigned cards [full]', () => {
    const twin = (turned: number) => {
      const t = assigning(true);
      t.play(0, cards(t, 0, ['G hunger', 'Y disease']));
      const [green = 0, red = 0] = cards(t, 1, ['G poop', 'R disease']);
      return t.play(1, [green, red + turned]).expectAsk('petz.feed', 0);
    };
    expectAlike(twin(0), twin(1000), [0, 2, null], [1]);
    const t = twin(1000).play(0, { from: 'meat', chamber: 0 });
    for (const who of viewers(t))
      expect(t.view(who).shops[1]?.plots[0]?.pet?.cards?.[1]).toBeGreaterThan(1000);
  });

  test('HIDDEN Number of cards at each pet', () => {
    // It is the pet's size, which everybody sees; the cards turned up are as many.
    for (const who of [0, 2, null]) {
      expect(faceDown().view(who).shops[1]?.plots[0]?.pet?.size).toBe(2);
      expect(faceUp().view(who).shops[1]?.plots[0]?.pet?.cards).toHaveLength(2);
    }
  });

  test('HIDDEN Planned use of imps and food', () => {
    const t = assigning();
    const answer = cards(t, 0, ['G hunger', 'Y disease']);
    expectRefused(t, 0, [...answer, { from: 'meat', chamber: 0 }], 'notOffered');
    t.play(0, answer)
      .play(1, cards(t, 1, ['G poop', 'R disease']))
      .expectAsk('petz.feed', 0);
    for (const who of viewers(t)) {
      expect(t.view(who).shops[0]).toMatchObject({
        food: { meat: [2, 0] },
        home: 6,
        busy: { gaps: [0, 0, 0, 0] },
      });
    }
  });

  test('HIDDEN Potions owned (hand + assigned)', () => {
    for (const t of walk) {
      for (const { view } of everyView(t)) {
        for (const [seat, shop] of view.shops.entries()) {
          const { potions, plots } = t.shop(seat);
          const down = plots.flatMap(({ pet }) => pet?.cards ?? []).filter((x) => x === POTION).length;
          expect(shop.owned.potions).toBe(potions + down);
        }
      }
    }
    expect(walk.some((t) => t.s.shops.some((shop) => shop.potions > 0))).toBe(true);
  });

  test('HIDDEN Exhibition scores, pet entered, need named in Freestyle', () => {
    const t = cleanShops(table({ seats: 3 }).starter(0))
      .round(2)
      .exhibition('freestyle')
      .artifact(0, 'magicBox')
      .food(0, { meat: 1 });
    t.house(0, 0, 'snakitty', { cards: ['G poop', 'Y disease'] }).house(1, 0, 'drago', {
      cards: ['G poop', 'R disease'],
    });
    t.goTo('showing').expectAsk('petz.enter', 0);
    for (const { view } of everyView(t.fork()))
      expect(view.shops.map((shop) => shop.entry)).toEqual([null, null, null]);
    t.play(0, { pet: 'snakitty', need: 'poop' }).expectAsk('petz.enter', 1);
    const entry = { score: 2, takesPart: true, pet: 'snakitty', need: 'poop' };
    for (const who of viewers(t)) {
      expect(t.view(who).shops.map((shop) => shop.entry)).toEqual([entry, null, null]);
      expect(heardBy(t, who)).toContainEqual({ type: 'petz.showed', seat: 0, ...entry });
    }
    // Still there in phase 6, before the minions return.
    t.play(1, { pet: 'drago', need: 'hunger' }).expectAsk('petz.box', 0);
    for (const who of viewers(t)) expect(t.view(who).shops[0]?.entry).toEqual(entry);
  });
});

describe('piles of cards', () => {
  test('HIDDEN Order of the Need decks', () => {
    for (const t of walk) {
      expectSecret(t, ({ piles }) => {
        for (const deck of piles.needs) deck.reverse();
      });
      for (const { view } of everyView(t))
        expect(view.piles.needs).toEqual(t.s.piles.needs.map((deck) => deck.length));
    }
  });

  test('HIDDEN RUL-27 Discard piles', () => {
    for (const t of walk)
      for (const { view } of everyView(t)) expect(view.gone.needs).toEqual(t.s.gone.needs);
    expect(walk.at(-1)?.s.gone.needs.flat().length).toBeGreaterThan(0);
  });

  test('HIDDEN Potion stack', () => {
    // Five less those owned, which all can count; a visit takes one, for each viewer.
    const t = shopping(cleanShops(table().starter(0)), 0, [[1, 0], 'hospital']);
    for (const who of viewers(t)) {
      expect(t.view(who).shops.map((shop) => shop.owned.potions)).toEqual([1, 0, 0, 0]);
      expect(heardBy(t, who)).toContainEqual({ type: 'petz.gotPotion', seat: 0 });
    }
  });
});
