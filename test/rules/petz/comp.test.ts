import { expect, test } from 'vitest';
import box from '../../../src/engine/petz/data/needs.json' with { type: 'json' };
import { faceOf, NEED_CARDS } from '../../../src/engine/petz/data/needs.ts';
import { ADDONS, ARTIFACTS, CAGES, CUSTOMERS, EXHIBITIONS, PETS } from '../../kit/base-box.ts';
import { type Table, table } from '../../kit/petz.ts';
import { arrangeAll, cleanShops, nobodyCleans, send } from '../../kit/petz-plays.ts';
import { atEachRound } from '../../kit/town.ts';

/** Moves all cards of some colours out of deck and discards into one hand. */
function empty(t: Table, to: number, colours: number[]): Table {
  for (const colour of colours) {
    t.shop(to).hand.push(...(t.s.piles.needs[colour] ?? []), ...(t.s.gone.needs[colour] ?? []));
    t.s.piles.needs[colour] = [];
    t.s.gone.needs[colour] = [];
  }
  return t;
}

const isReal = (card: number) => card < 104;

test('PB-COMP-01 RUL-20 tokens are not limited: gold, meat, vegetables and manure beyond the box', () => {
  // The box holds 40 gold, 11 meat, 14 vegetables and 30 manure.
  const t = table().starter(0).round(2).exhibition('magicShow').offerPets([], []);
  for (const shop of t.s.shops) shop.gold = 20;
  t.food(0, { meat: [11, 0], vegetable: [14, 0, 0] })
    .goTo('setup')
    .starter(0);
  expect(t.s.shops.reduce((sum, shop) => sum + shop.gold, 0)).toBe(86);
  const groups: [number, number][] = [
    [1, 0],
    [1, 0],
  ];
  t.groups(0, groups)
    .groups(1, [[1, 0]])
    .sendGroups();
  send(send(t, 0, [1, 0], 'mixed').play(1, { imps: 1, gold: 0, space: 'home' }), 0, [1, 0], 'meat');
  expect(t.shop(0).food).toEqual({ vegetable: [15, 0, 0], meat: [14, 0] });
  t.house(0, 0, 'liffard', { cards: ['G poop', 'Y poop'], manure: 30 })
    .goTo('showing')
    .expectInventory();
  expect(t.plot(0, 0).manure).toBe(32);
});

test('PB-COMP-02 an empty Need deck is renewed from its discard pile', () => {
  const t = table().starter(0);
  const green = t.s.piles.needs[0]?.splice(0) ?? [];
  t.s.gone.needs[0] = green;
  t.house(0, 0, 'wormie').goTo('needs').quiet();
  arrangeAll(t).expectAsk('petz.assign', 0).expectInventory();
  expect(t.eventsOf('petz.reshuffled').map((event) => event.colour)).toEqual(['G']);
  // 28 were left after the deal; Wormie at size 2 draws two green ones.
  expect([t.s.piles.needs[0]?.length, t.s.gone.needs[0]]).toEqual([26, []]);
  expect(t.shop(0).hand.every(isReal)).toBe(true);
});

test('PB-COMP-03 PB-COMP-04 the last real card goes to the first in turn order, the others get substitutes', () => {
  const t = table().starter(1).house(0, 0, 'trollie').house(1, 0, 'uni').house(2, 0, 'wormie');
  empty(t, 3, [0]);
  // One green card is left: Uni draws it for seat 1, though seat 0 sits before it at the table.
  const last = t.shop(3).hand.pop() ?? 0;
  t.s.piles.needs[0] = [last];
  t.goTo('needs').quiet();
  arrangeAll(t).expectAsk('petz.assign', 1, 2, 0).expectInventory();
  expect(t.eventsOf('petz.drew').map((event) => event.seat)).toEqual([1, 2, 0]);
  expect(t.shop(1).hand).toContain(last);
  const substitutes = [0, 1, 2].map((seat) => t.shop(seat).hand.filter((card) => !isReal(card)).length);
  expect(substitutes).toEqual([1, 0, 2]);
});

test('PB-COMP-04 a substitute shows the dominant need of its colour', () => {
  const t = empty(table().starter(0).house(0, 0, 'drago', { size: 7 }), 3, [0, 1, 2, 3]);
  t.shop(3).hand.push(...t.shop(0).hand.splice(0));
  // Bars: green, red, yellow, red, purple, green, red.
  arrangeAll(t.goTo('needs')).expectAsk('petz.assign', 0).expectInventory();
  expect(t.faces(0).sort()).toEqual([
    ...['G hunger', 'G hunger', 'P magic', 'R anger', 'R anger', 'R anger', 'Y play'],
  ]);
});

test('RUL-80 a substitute works like a card and vanishes when discarded; it cannot be turned', () => {
  const t = empty(
    table({ variants: { doubles: true } })
      .starter(0)
      .house(0, 0, 'stegobully', { size: 2 }),
    3,
    [0, 1],
  );
  t.shop(3).hand.push(...t.shop(0).hand.splice(0));
  arrangeAll(cleanShops(t).goTo('needs')).expectAsk('petz.assign', 0);
  const hand = [...t.shop(0).hand];
  expect(hand.some(isReal)).toBe(false);
  const domain = t.domain(0);
  expect(domain.type === 'deal' && domain.items.map((item) => item.value)).toEqual(hand);
  t.play(0, hand);
  // Hunger without food; anger 1 is held by the printed cage.
  t.expectAsk('petz.group').expectInventory();
  expect(t.pet(0, 0).suffering).toBe(1);
  expect([t.s.gone.needs[0], t.s.gone.needs[1], t.shop(0).hand]).toEqual([[], [], []]);
});

test('PB-COMP-05 18 pets, each different', () => {
  expect(Object.keys(PETS).length).toBe(18);
  expect(new Set(Object.values(PETS).map((pet) => `${pet.diet} ${pet.bars}`)).size).toBe(18);
});

test('PB-COMP-06 eight exhibitions and eight customers, each different', () => {
  expect([Object.keys(EXHIBITIONS).length, Object.keys(CUSTOMERS).length]).toEqual([8, 8]);
  for (const tiles of [Object.values(EXHIBITIONS), Object.values(CUSTOMERS)]) {
    expect(new Set(tiles.map((tile) => JSON.stringify(tile.terms))).size).toBe(8);
  }
});

test('PB-COMP-07 RUL-19 five potions in the box, but the hospital never runs out', () => {
  expect(box.potions).toBe(5);
  const t = table()
    .starter(0)
    .hand(0, [], 5)
    .groups(0, [[1, 0]])
    .sendGroups();
  send(t, 0, [1, 0], 'hospital').expectInventory();
  expect([t.shop(0).potions, t.eventsOf('petz.gotPotion').length]).toEqual([6, 1]);
});

test('PB-COMP-10 PB-COMP-12 the counts of the box', () => {
  const counts = [PETS, ARTIFACTS, ADDONS, CUSTOMERS, EXHIBITIONS].map((tiles) => Object.keys(tiles).length);
  expect(counts).toEqual([18, 10, 6, 8, 8]);
  // Eleven cages and the printed one.
  expect(Object.keys(CAGES).length).toBe(12);
  expect(NEED_CARDS.length).toBe(104);
  const { piles, town, shops } = table().s;
  const cards = piles.needs.flat().length + shops.reduce((sum, shop) => sum + shop.hand.length, 0);
  expect([cards, piles.cages.length + town.cages.length]).toEqual([104, 11]);
});

test('PB-COMP-11 the make-up of the four decks', () => {
  const decks: Record<string, Record<string, number>> = { G: {}, R: {}, Y: {}, P: {} };
  const t = table();
  for (const card of [...t.s.piles.needs.flat(), ...t.s.shops.flatMap((shop) => shop.hand)]) {
    const { colour, need } = faceOf(card);
    const deck = decks[colour] ?? {};
    deck[need] = (deck[need] ?? 0) + 1;
  }
  expect(decks).toEqual({
    G: { hunger: 16, poop: 10, anger: 4, disease: 2 },
    R: { anger: 12, play: 4, hunger: 3, poop: 3, disease: 2 },
    Y: { play: 12, magic: 4, disease: 4, hunger: 2, poop: 2 },
    P: { magic: 12, anger: 4, play: 4, disease: 4 },
  });
});

test('PB-COMP-13 PB-COMP-14 PB-COMP-15 PB-COMP-16 RUL-18 no stack runs out before its time, in any game', () => {
  // Left over after the last round: cages, addons, artifacts, pets.
  const left: Record<number, number[]> = { 4: [0, 0, 0, 2], 3: [0, 0, 0, 1], 2: [2, 1, 2, 3] };
  for (const [seats, counts] of Object.entries(left)) {
    for (const seed of ['a', 'b', 'c']) {
      const t = table({ seats: Number(seats), seed });
      atEachRound(
        t,
        ({ s: { town } }) => {
          // Everything that should be laid out is there.
          const blocked = (...spaces: string[]) =>
            spaces.filter((space) => town.neutral.includes(space)).length;
          expect(town.young.length).toBe(3 - blocked('younger1', 'younger2'));
          expect(town.artifacts.length).toBe(blocked('artifacts') === 1 ? 0 : 2);
          expect(town.addons[1] === null && blocked('addon') === 0).toBe(false);
        },
        seed,
      );
      const { piles } = t.s;
      expect([piles.cages, piles.addons, piles.artifacts, piles.pets].map((pile) => pile.length)).toEqual(
        counts,
      );
      t.expectInventory();
    }
  }
});

test('PB-COMP-08 nobody ever has more or fewer than 10 imps', () => {
  for (const seats of [2, 3, 4]) {
    atEachRound(table({ seats, seed: 'imps' }), ({ s }) => {
      for (const shop of s.shops) {
        const waiting = shop.waiting.reduce((a, b) => a + b, 0);
        // At the beginning of a round all others are at home, in the hospital or on the platform.
        expect(shop.home + waiting + shop.hospital + shop.platform).toBe(10);
      }
    });
  }
});

test('PB-COMP-01 gold earned by the imps at home comes from the same bottomless bank', () => {
  const t = table().starter(0);
  for (const shop of t.s.shops) shop.gold = 50;
  nobodyCleans(t.goTo('business').expectAsk('petz.jobs')).expectAsk('petz.group');
  // 6 imps each, then the income of round 2: seat 1 starts.
  expect(t.s.shops.map((shop) => shop.gold)).toEqual([58, 57, 57, 58]);
});
