import { expect, test } from 'vitest';
import { petzEngine } from '../../../src/engine/petz/index.ts';
import { allImps } from '../../../src/engine/petz/score.ts';
import { basicSetup } from '../../../src/engine/petz/setup.ts';
import { type Table, table } from '../../kit/petz.ts';
import { arrange, nobodyShops, send } from '../../kit/petz-plays.ts';

const COUNTS = [2, 3, 4];
const SEEDS = 'abcdefghijklmnopqrst'.split('');

/** What a seat got as income so far. */
const income = (t: Table, seat: number) =>
  t.eventsOf('petz.income').reduce((sum, event) => sum + (event.seat === seat ? event.gold : 0), 0);

test('PB-SETUP-01 PB-SETUP-02 PB-COMP-08 every player has 10 imps, a score, a place in the tent and one display', () => {
  for (const seats of COUNTS) {
    const t = table({ seats }).expectInventory();
    for (const [seat, shop] of t.s.shops.entries()) {
      expect(allImps(t.s, seat)).toBe(10);
      expect([shop.reputation, shop.judge, shop.plots.length]).toEqual([0, false, 4]);
    }
  }
});

test('PB-SETUP-03 RUL-01 chance picks the starting player, and the same seed always the same', () => {
  for (const seats of COUNTS) {
    const starters = SEEDS.map((seed) => table({ seats, seed }).s.starter);
    expect(new Set(starters).size).toBe(seats);
    expect(starters).toEqual(SEEDS.map((seed) => table({ seats, seed }).s.starter));
    for (const seed of SEEDS.slice(0, 4)) {
      const { s } = table({ seats, seed });
      expect(s.order[0]).toBe(s.starter);
    }
  }
});

test('PB-SETUP-04 PB-SETUP-05 the boards without arrows for 4 players, those with arrows for 2 and 3', () => {
  const four = table({ seats: 4 });
  const rounds = (t: Table) => t.s.exhibitions.map((tile) => tile.round);
  expect([four.s.town.neutral, rounds(four)]).toEqual([[], [2, 3, 4, 5]]);
  for (const seats of [2, 3]) {
    const t = table({ seats });
    expect(t.s.town.neutral.length).toBe(seats === 2 ? 6 : 3);
    expect(rounds(t)).toEqual([2, 3, 4, 5, 6]);
  }
});

test('PB-SETUP-06 the game begins in round 1', () => {
  for (const seats of COUNTS) {
    const t = table({ seats }).expectAsk('petz.group');
    expect(t.s.round).toBe(1);
    expect(t.view(null).round).toBe(1);
  }
});

test('PB-SETUP-07 PB-SETUP-09 PB-SETUP-10 PB-SETUP-46 4 imps wait, 6 are home, 2 gold, at every player count', () => {
  for (const seats of COUNTS) {
    const t = table({ seats });
    for (const [seat, shop] of t.s.shops.entries()) {
      expect([shop.waiting, shop.home, shop.hospital, shop.platform]).toEqual([[1, 1, 1, 1], 6, 0, 0]);
      expect(shop.gold - income(t, seat)).toBe(2);
      expect([shop.hand.length, shop.plots[0]?.manure]).toEqual([4, 1]);
      // All of it but the cards is seen by everybody.
      const seen = t.view(null).shops[seat];
      expect([seen?.waiting, seen?.home, seen?.gold]).toEqual([[1, 1, 1, 1], 6, shop.gold]);
    }
  }
});

test('PB-SETUP-08 RUL-05 the waiting imps belong to rounds 1 to 4, at every player count', () => {
  for (const seats of COUNTS) {
    for (const [round, gained] of [
      [1, 1],
      [2, 2],
      [3, 3],
      [4, 4],
      [5, 4],
    ] as const) {
      const t = table({ seats }).starter(0).round(round);
      if (t.s.town.neutral.includes('imps')) continue;
      t.groups(0, [[2, 0]])
        .groups(1, [[1, 0]])
        .sendGroups();
      send(t, 0, [2, 0], 'imps').expectAsk('petz.send', 1).expectInventory();
      expect(t.shop(0).waiting).toEqual([0, 1, 2, 3].map((space) => (space < round ? 0 : 1)));
      expect(t.s.town.taken.imps).toEqual({ seat: 0, imps: 2 + gained });
      expect(t.shop(1).waiting).toEqual([1, 1, 1, 1]);
    }
  }
});

test('PB-SETUP-11 nobody has food or artifacts at the start', () => {
  for (const shop of table().s.shops) {
    expect(shop.food).toEqual({ vegetable: [0, 0, 0], meat: [0, 0] });
    expect([shop.artifacts, shop.books, shop.box, shop.potions]).toEqual([[], {}, null, 0]);
  }
});

test('PB-SETUP-12 four plots in a square, one with a printed cage', () => {
  for (const shop of table().s.shops) {
    expect(shop.plots.map((plot) => plot.cage)).toEqual(['printed', null, null, null]);
  }
  // Across the diagonal there are no neighbours: an imp beside plot 0 cannot reach plot 2.
  const t = table().starter(0);
  t.house(0, 0, 'birdie', { cards: ['Y play', 'Y magic'] });
  t.house(0, 1, 'uni', { cards: ['Y play', 'Y magic'], cage: 'c02' });
  t.house(0, 2, 'drago', { cards: ['Y play', 'G poop'], cage: 'c03' });
  t.goTo('showing').expectAsk('petz.play', 0);
  t.play(0, { gap: 0, employee: false }).play(0, null);
  expect([0, 1, 2].map((at) => t.pet(0, at).suffering)).toEqual([0, 0, 1]);
  t.expectInventory();
});

test('PB-SETUP-13 the printed cage has strength 1, antimagic 1 and no icon', () => {
  const needs = ['R anger', 'P magic', 'G hunger', 'G poop', 'Y play'];
  const calm = table().starter(0).house(0, 0, 'drago', { cards: needs });
  // Nothing but the play need can be helped: no food is there, and no icon feeds, absorbs or entertains.
  calm.goTo('showing').expectAsk('petz.play', 0).play(0, null).expectAsk('petz.jobs');
  const { suffering, mutation } = calm.pet(0, 0);
  expect([suffering, mutation, calm.plot(0, 0).manure]).toEqual([2, 0, 2]);
  const wild = table()
    .starter(0)
    .house(0, 0, 'drago', { cards: ['R anger', 'R anger', 'P magic', 'P magic'] });
  wild.goTo('showing').expectAsk('petz.catch', 0);
  expect(wild.options(0)[0]).toEqual({ armour: 0, imps: 1, employee: null });
  expect(wild.pet(0, 0).mutation).toBe(1);
});

test('PB-SETUP-14 one manure token lies in the printed cage', () => {
  for (const shop of table().s.shops) expect(shop.plots.map((plot) => plot.manure)).toEqual([1, 0, 0, 0]);
});

test('PB-SETUP-15 each plot, the printed cage included, has room for one addon', () => {
  const t = table().starter(0);
  for (const { plots } of t.s.shops)
    expect(plots.map((plot) => plot.addon)).toEqual([null, null, null, null]);
  const addons = t.s.piles.addons.slice(0, 4);
  t.cart(0, { addons }).goTo('needs');
  arrange(t, 0, Object.fromEntries(addons.map((addon, at) => [`addon${at}`, addon]))).expectInventory();
  expect(t.shop(0).plots.map((plot) => plot.addon)).toEqual(addons);
});

test('PB-SETUP-16 PB-TRACK-01 the minions stand on 0, and reputation is public', () => {
  const t = table();
  for (const shop of t.s.shops) expect([shop.reputation, shop.judge, shop.entry]).toEqual([0, false, null]);
  t.shop(2).reputation = 7;
  for (const seat of [0, 1, 2, 3, null]) expect(t.view(seat).shops[2]?.reputation).toBe(7);
});

test('PB-SETUP-17 PB-TRACK-02 PB-TRACK-03 RUL-75 EX-44 49 and 3 is 52, 100 and 3 is 103: the count goes on', () => {
  const t = table().starter(0).round(2).exhibition('breedersPrize');
  const pets = [['uni', 'drago', 'bubl'], ['snappy', 'fluffy'], ['wormie'], ['birdie']];
  for (const [seat, ids] of pets.entries())
    for (const [at, id] of ids.entries()) t.house(seat, at, id, { cards: ['G poop'] });
  for (const [seat, points] of [0, 249, 49, 100].entries()) t.shop(seat).reputation = points;
  // Scores 6, 4, 2, 2; two in third place get 4 - 1 each.
  t.goTo('showing');
  expect(t.s.shops.map((shop) => shop.reputation)).toEqual([8, 255, 52, 103]);
  expect(t.view(null).shops.map((shop) => shop.reputation)).toEqual([8, 255, 52, 103]);
});

test('PB-SETUP-18 one Need Card of each colour, seen by its owner alone', () => {
  const t = table();
  for (const seat of [0, 1, 2, 3]) {
    expect(
      t
        .faces(seat)
        .map((face) => face[0])
        .sort(),
    ).toEqual(['G', 'P', 'R', 'Y']);
    expect(t.view(seat).shops[seat]?.hand).toEqual(t.shop(seat).hand);
    for (const other of [0, 1, 2, 3, null]) {
      if (other !== seat) expect(t.view(other).shops[seat]?.hand).toBeNull();
      expect(t.view(other).shops[seat]?.owned).toEqual({ cards: [1, 1, 1, 1], potions: 0 });
    }
  }
});

test('PB-SETUP-19 RUL-07 with fewer players nothing of the unused colours is in the game but neutral imps', () => {
  for (const seats of [2, 3]) {
    const t = table({ seats }).starter(0);
    expect(t.view(null).shops.length).toBe(seats);
    expect(t.s.shops.map((_shop, seat) => allImps(t.s, seat))).toEqual(new Array(seats).fill(10));
    // A neutral imp is nobody's: it goes home to no shop.
    nobodyShops(t).until('petz.group');
    expect(t.s.round).toBe(2);
    expect(t.s.shops.map((_shop, seat) => allImps(t.s, seat))).toEqual(new Array(seats).fill(10));
    expect(t.s.town.neutral.length).toBe(seats === 2 ? 6 : 3);
  }
});

test('PB-SETUP-20 PB-SETUP-21 PB-SETUP-22 PB-SETUP-23 one exhibition face down for each round, that of round 2 open', () => {
  const firsts = new Set<string | null>();
  for (const seed of SEEDS) {
    for (const seats of COUNTS) {
      const t = table({ seats, seed }).expectInventory();
      expect(t.s.exhibitions.map((tile) => tile.round)).toEqual(seats === 4 ? [2, 3, 4, 5] : [2, 3, 4, 5, 6]);
      expect(t.s.unused.exhibitions.length).toBe(seats === 4 ? 4 : 3);
      expect(t.s.exhibitions.map((tile) => tile.open)).toEqual([
        true,
        ...t.s.exhibitions.slice(1).map(() => false),
      ]);
      firsts.add(t.s.exhibitions[0]?.id ?? null);
    }
  }
  expect(firsts.size).toBeGreaterThan(5);
});

test('PB-SETUP-25 PB-SETUP-26 PB-SETUP-27 PB-SETUP-28 one customer face down on each space, that of round 3 open', () => {
  const firsts = new Set<string | null>();
  for (const seed of SEEDS) {
    for (const seats of COUNTS) {
      const t = table({ seats, seed });
      expect(t.s.customers.map((tile) => tile.round)).toEqual(seats === 4 ? [3, 4, 5, 5] : [3, 4, 5, 6, 6]);
      expect(t.s.unused.customers.length).toBe(seats === 4 ? 4 : 3);
      expect(t.s.customers.map((tile) => tile.open)).toEqual([
        true,
        ...t.s.customers.slice(1).map(() => false),
      ]);
      firsts.add(t.s.customers[0]?.id ?? null);
    }
  }
  expect(firsts.size).toBeGreaterThan(5);
});

test('PB-SETUP-20 PB-SETUP-22 PB-SETUP-25 PB-SETUP-27 nobody can see face-down tiles or those not dealt', () => {
  for (const seats of COUNTS) {
    const t = table({ seats });
    const hidden = [...t.s.exhibitions, ...t.s.customers].flatMap((tile) =>
      tile.open ? [] : [tile.id ?? ''],
    );
    hidden.push(...t.s.unused.exhibitions, ...t.s.unused.customers);
    expect(hidden.length).toBe(14);
    for (const seat of [0, 1, null]) {
      const view = t.view(seat);
      for (const id of hidden) expect(JSON.stringify(view)).not.toContain(`"${id}"`);
      expect(view.unused).toEqual(
        seats === 4 ? { exhibitions: 4, customers: 4 } : { exhibitions: 3, customers: 3 },
      );
      expect(view.exhibitions[0]?.id).toBe(t.s.exhibitions[0]?.id);
      expect(view.customers[0]?.id).toBe(t.s.customers[0]?.id);
    }
  }
  // The stacked piles of a scenario would tell, so they are not shown either.
  const setup = { ...basicSetup(4), decks: { exhibitions: ['arena', 'magicShow'] } };
  const { state } = petzEngine.start(setup, 'x');
  expect(state.exhibitions.map((tile) => tile.id).slice(0, 2)).toEqual(['arena', 'magicShow']);
  expect(JSON.stringify(petzEngine.view(state, 0))).not.toContain('magicShow');
});

test('PB-SETUP-24 an exhibition tile gives the food of its round and its own scoring', () => {
  const t = table().starter(0).round(2).exhibition('breedersPrize').offerPets([], []).goTo('setup');
  const { vegetables, mixed, meat } = t.s.town.stands;
  expect([vegetables.vegetable, mixed.vegetable, mixed.meat, meat.meat]).toEqual([2, 1, 2, 3]);
  t.house(0, 0, 'uni', { cards: ['G poop', 'P magic'], mutation: 1 }).goTo('showing');
  // +2 for the pet, -1 for the mutation.
  expect(t.eventsOf('petz.showed')[0]).toMatchObject({ seat: 0, score: 1, takesPart: true });
});
