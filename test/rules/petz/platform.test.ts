/** Booking time on the platform: PB-PLAT. */

import { describe, expect, test } from 'vitest';
import { type Table, table } from '../../kit/petz.ts';
import { cleanShops, expectRefused, nobodyShops, sending, shopping, without } from '../../kit/petz-plays.ts';

/** Round 3, a customer who gives 2 for each poop, no seat scores at the show. */
function market(seats = 4): Table {
  return cleanShops(table({ seats }).starter(0).round(3).exhibition('magicShow').customers(['porkyOrky']));
}

/** A pet of size 4 with 4 poop needs: a match of 8 for Porky Orky, price 1, and no question before the sale. */
function messyPet(t: Table, seat = 0, at = 0): Table {
  return t.house(seat, at, 'liffard', { cage: 'c10', cards: ['G poop', 'Y poop', 'G poop', 'G poop'] });
}

const sale = (platform: boolean, plot = 0) => ({ plot, customer: 'porkyOrky', platform });

describe('booking', () => {
  test('PB-PLAT-01 PB-PLAT-09 nothing happens at once but that the imps are on the platform, in round 1 too', () => {
    const t = cleanShops(table().starter(0)).offerPets(['uni', 'drago', 'birdie'], []);
    t.groups(0, [
      [2, 1],
      [1, 0],
    ]).sendGroups();
    const before = without(t.shop(0), 'groups');
    t.play(0, sending([2, 1], 'platform'));
    expect(without(t.shop(0), 'groups')).toEqual(before);
    expect(t.s.town.taken).toEqual({ platform: { seat: 0, imps: 2 } });
    expect(t.eventsOf('petz.booked')).toEqual([{ type: 'petz.booked', seat: 0, imps: 2 }]);
    expectRefused(t, 0, sending([1, 0], 'platform'), 'spaceTaken', 'PB-SHOP-10');
    t.expectInventory();
  });

  test('PB-PLAT-02 PB-PLAT-09 in phase 6 they go to the right side and free the space', () => {
    const t = shopping(cleanShops(table().starter(0)), 0, [[2, 1], 'platform'], [[1, 0], 'vegetables']);
    t.expectAsk('petz.group');
    expect(t.eventsOf('petz.cameHome')).toEqual([{ type: 'petz.cameHome', seat: 0, imps: 1, toPlatform: 2 }]);
    expect(t.shop(0)).toMatchObject({ platform: 2, home: 4 });
    expect(t.s.town.taken).toEqual({});
    t.expectInventory();
  });

  test('PB-PLAT-03 PB-PLAT-10 the right side takes many imps of several, and their owners may book again', () => {
    const t = cleanShops(table().starter(0)).imps(0, { platform: 2 }).imps(1, { platform: 3 });
    shopping(t, 0, [[1, 0], 'platform']).expectAsk('petz.group');
    expect(t.s.shops.map((shop) => shop.platform)).toEqual([3, 3, 0, 0]);
    t.round(2);
    shopping(t.imps(3, { platform: 1 }), 1, [[3, 0], 'platform']).expectAsk('petz.group');
    expect(t.s.shops.map((shop) => shop.platform)).toEqual([3, 6, 0, 1]);
    t.expectInventory();
  });

  test('PB-PLAT-11 a neutral imp there blocks the space and never moves to the right side', () => {
    // Three players: the fifth space of the hospital group is the platform.
    const t = cleanShops(table({ seats: 3 }).starter(0))
      .round(5)
      .exhibition('magicShow');
    expect(t.s.town.neutral).toContain('platform');
    t.groups(0, [[1, 0]]).sendGroups();
    expectRefused(t, 0, sending([1, 0], 'platform'), 'neutralThere', 'PB-SHOP-17');
    t.play(0, sending([1, 0], 'home')).expectAsk('petz.group');
    expect(t.s.town.neutral).not.toContain('platform');
    expect(t.s.shops.map((shop) => shop.platform)).toEqual([0, 0, 0]);
  });
});

describe('selling from it', () => {
  test('PB-PLAT-04 an imp on the right side allows the better multiplier, but does not force it', () => {
    const t = messyPet(market().imps(0, { platform: 1 }))
      .goTo('showing')
      .expectAsk('petz.sell', 0);
    expect(t.options(0)).toContainEqual(sale(true));
    expect(t.options(0)).toContainEqual(sale(false));
    const black = t.fork().play(0, sale(false));
    expect(black.shop(0)).toMatchObject({ reputation: 16, platform: 1 });
    t.play(0, sale(true));
    // 8 times 3 instead of 8 times 2.
    expect(t.eventsOf('petz.sold')).toMatchObject([{ match: 8, platform: true, reputation: 24 }]);
    expect(t.shop(0)).toMatchObject({ reputation: 24, platform: 0 });
    t.expectInventory();
  });

  test('PB-PLAT-04 only own imps help', () => {
    const t = messyPet(market().imps(1, { platform: 2 }))
      .goTo('showing')
      .expectAsk('petz.sell', 0);
    expectRefused(t, 0, sale(true), 'noPlatformImp', 'PB-SELL-16');
  });

  test('PB-PLAT-05 an imp sent to the space this round counts at once', () => {
    const t = messyPet(market())
      .groups(0, [[1, 0]])
      .sendGroups();
    t.play(0, sending([1, 0], 'platform'))
      .goTo('showing')
      .expectAsk('petz.sell', 0);
    t.play(0, sale(true));
    expect(t.shop(0).reputation).toBe(24);
    expect(t.eventsOf('petz.cameHome')).toEqual([]);
    t.expectAsk('petz.jobs').expectInventory();
  });

  test('PB-PLAT-06 PB-PLAT-07 the used imp stands in the sold pet’s cage and comes home in phase 6, the others stay', () => {
    const t = messyPet(market().imps(0, { platform: 2 })).goTo('showing');
    t.play(0, sale(true)).expectAsk('petz.jobs', 0);
    expect(t.shop(0)).toMatchObject({ platform: 1, home: 4, busy: { cages: 1 } });
    // The cage he stands in counts as empty: it can be cleaned.
    t.play(0, { imps: 0, plots: [0, 0, 0, 0], employee: false }).expectAsk('petz.group');
    expect(t.eventsOf('petz.cameHome')).toEqual([{ type: 'petz.cameHome', seat: 0, imps: 1, toPlatform: 0 }]);
    expect(t.shop(0)).toMatchObject({ platform: 1, home: 5, busy: { cages: 0 } });
    t.expectInventory();
  });

  test('PB-PLAT-07 without a sale from it nobody comes back, not even by the hospital', () => {
    const t = cleanShops(table().starter(0)).imps(0, { platform: 2 });
    shopping(t, 0, [[1, 0], 'hospital']).expectAsk('petz.group');
    nobodyShops(t).expectAsk('petz.group');
    expect(t.s.round).toBe(3);
    expect(t.shop(0)).toMatchObject({ platform: 2, home: 4 });
  });

  test('PB-PLAT-08 one pet a round from the platform, so one imp comes back, even with two customers', () => {
    const t = cleanShops(table().starter(0).round(5).exhibition('magicShow')).customers([
      'porkyOrky',
      'dungeonMaster',
    ]);
    messyPet(t.imps(0, { platform: 3 }));
    t.house(0, 1, 'babyGolem', { cage: 'c01', cards: ['R anger', 'Y magic', 'R anger', 'Y disease'] });
    t.goTo('showing').until('petz.sell').play(0, sale(true)).expectAsk('petz.sell', 0);
    const second = { plot: 1, customer: 'dungeonMaster' };
    expectRefused(t, 0, { ...second, platform: true }, 'platformUsed', 'PB-SELL-27');
    t.play(0, { ...second, platform: false }).expectAsk('petz.jobs');
    expect(t.eventsOf('petz.sold').map((x) => x.platform)).toEqual([true, false]);
    expect(t.shop(0)).toMatchObject({ platform: 2, busy: { cages: 1 } });
    t.expectInventory();
  });

  test('RUL-64 which of two equal imps comes down does not matter: after phase 6 both cases are alike', () => {
    const both = messyPet(market().imps(0, { platform: 1 }))
      .groups(0, [[1, 0]])
      .sendGroups();
    both
      .play(0, sending([1, 0], 'platform'))
      .goTo('showing')
      .play(0, sale(true));
    both.play(0, { imps: 0, plots: [0, 0, 0, 0], employee: false }).expectAsk('petz.group');
    const right = messyPet(market().imps(0, { platform: 2 }))
      .goTo('showing')
      .play(0, sale(true));
    right.play(0, { imps: 0, plots: [0, 0, 0, 0], employee: false }).expectAsk('petz.group');
    for (const t of [both, right]) expect(t.shop(0)).toMatchObject({ platform: 1, home: 5 });
    expect(both.s.town.taken).toEqual({});
  });
});
