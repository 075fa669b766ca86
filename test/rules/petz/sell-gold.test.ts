/** Black market and platform, gold, mutants, two customers (PB-SELL-14 to 24, 26 to 28, 31). */
import { describe, expect, test } from 'vitest';
import type { Table } from '../../kit/petz.ts';
import { lodge, marketTable, sale, toSales } from '../../kit/show.ts';

const ORKY = 'porkyOrky';
/** Two poop on Wormie: a match of 4 for Porky Orky, a price of 2. */
const MESSY = ['G poop', 'G anger', 'P magic', 'G poop'];
/** Three poop on Bubl: a match of 6, a price of 3; 7 for the Troll. */
const MESSIER = ['G poop', 'R poop', 'G poop', 'R anger'];
/** Three poop on Liffard: a match of 6, a price of 1. */
const CHEAP = ['G poop', 'Y poop', 'G poop', 'G anger'];

function wormieForOrky(imps: { platform?: number; home?: number } = {}): Table {
  const t = marketTable([ORKY]).imps(0, { home: 0, ...imps });
  lodge(t, 0, 1, 'wormie', MESSY, { cage: 'c03' });
  return toSales(t).expectAsk('petz.sell', 0);
}

/** What the sale on plot 1 changes: reputation and gold. */
function gain(t: Table, platform: boolean): [reputation: number, gold: number] {
  const { reputation, gold } = t.shop(0);
  const after = t
    .fork()
    .play(0, sale(1, ORKY, platform))
    .shop(0);
  return [after.reputation - reputation, after.gold - gold];
}

describe('black market and platform', () => {
  test('PB-SELL-14 the seller chooses, if he has an imp on the platform', () => {
    const t = wormieForOrky({ platform: 1 });
    expect(t.options(0)).toEqual([sale(1, ORKY, true), sale(1, ORKY), null]);
    expect(gain(t, true)).toEqual([12, 2]);
    expect(gain(t, false)).toEqual([8, 2]);
  });

  test('PB-SELL-15 the black market: the pet leaves the game for twice its match; imps stay', () => {
    const t = wormieForOrky({ platform: 2 });
    const before = t.shop(0).reputation;
    t.play(0, sale(1, ORKY));
    expect(t.shop(0)).toMatchObject({ reputation: before + 8, platform: 2, busy: { cages: 0 } });
    expect(t.plot(0, 1).pet).toBeNull();
    expect(t.s.gone.pets).toContain('wormie');
    t.expectInventory();
  });

  test('PB-SELL-16 the platform: three times the match, one imp comes into the empty cage', () => {
    const t = wormieForOrky({ platform: 2 });
    const before = t.shop(0).reputation;
    t.play(0, sale(1, ORKY, true));
    expect(t.shop(0)).toMatchObject({ reputation: before + 12, platform: 1, busy: { cages: 1 } });
    expect(t.plot(0, 1).pet).toBeNull();
    expect(t.s.gone.pets).toContain('wormie');
    t.expectInventory();
  });

  test('PB-SELL-16 without an own imp there the platform is closed, even with others on it', () => {
    const t = marketTable([ORKY])
      .imps(1, { platform: 1 })
      .groups(2, [[2, 0]])
      .customers([ORKY], 4);
    t.sendGroups().play(2, { imps: 2, gold: 0, space: 'platform' }).expectAsk('petz.jobs', 3);
    lodge(t, 0, 1, 'wormie', MESSY, { cage: 'c03' });
    t.round(4).exhibition('breedersPrize');
    toSales(t).expectAsk('petz.sell', 0);
    expect(t.options(0)).toEqual([sale(1, ORKY), null]);
    expect(t.refusal(0, sale(1, ORKY, true))).toMatchObject({ code: 'noPlatformImp', rule: 'PB-SELL-16' });
  });

  test('PB-SELL-17 the imp in the cage has no job in phase 5 and comes home in phase 6', () => {
    const t = wormieForOrky({ platform: 1, home: 0 });
    const gold = t.shop(0).gold;
    t.play(0, sale(1, ORKY, true)).expectAsk('petz.jobs', 3);
    expect(t.shop(0)).toMatchObject({ home: 0, gold: gold + 2 });
    expect(t.eventsOf('petz.earned').some((event) => event.seat === 0)).toBe(false);
    t.until('petz.group');
    expect(t.eventsOf('petz.earned').some((event) => event.seat === 0)).toBe(false);
    // The five that were busy elsewhere come home as well.
    expect(t.shop(0)).toMatchObject({ home: 6, platform: 0, busy: { cages: 0 } });
    t.expectInventory();
  });

  test.each([
    ['only on the action space', 0],
    ['on both: the right side first', 1],
  ])('PB-SELL-16 RUL-64 own imps %s', (_name, right) => {
    const t = marketTable([ORKY], { home: 6 })
      .imps(0, { platform: right })
      .groups(0, [[2, 0]]);
    t.sendGroups().play(0, { imps: 2, gold: 0, space: 'platform' }).expectAsk('petz.jobs');
    lodge(t, 0, 1, 'wormie', MESSY, { cage: 'c03' });
    t.customers([ORKY], 4).round(4).exhibition('breedersPrize');
    toSales(t)
      .expectAsk('petz.sell', 0)
      .play(0, sale(1, ORKY, true));
    expect(t.s.town.taken.platform).toEqual({ seat: 0, imps: right === 1 ? 2 : 1 });
    expect(t.shop(0)).toMatchObject({ platform: 0, busy: { cages: 1 } });
    t.until('petz.group');
    // Whichever came down, one is home and the rest stands on the right side.
    expect(t.shop(0).platform).toBe(right + 1);
    expect(t.shop(0).home).toBe(5 - right);
    t.expectInventory();
  });

  test('PB-SELL-28 tokens leave with the pet; its cage keeps its manure, is empty and may be cleaned', () => {
    const t = marketTable([ORKY]).imps(0, { home: 1 });
    lodge(t, 0, 1, 'liffard', CHEAP, { cage: 'c03', suffering: 1, mutation: 1 });
    t.shop(0).gold = 1;
    toSales(t).play(0, sale(1, ORKY)).expectAsk('petz.jobs', 0, 3);
    expect(t.plot(0, 1)).toMatchObject({ pet: null, cage: 'c03', manure: 3 });
    const clean = { imps: 1, plots: [0, 2, 0, 0], employee: false };
    expect(t.options(0)).toContainEqual(clean);
    t.play(0, clean).play(3, t.options(3)[0] ?? null);
    expect(t.plot(0, 1).manure).toBe(1);
    t.expectInventory();
  });

  test('PB-SELL-31 sold pets stay on record for all to see, without any effect', () => {
    const t = wormieForOrky({ platform: 1 }).play(0, sale(1, ORKY, true));
    const shown = { pet: 'wormie', size: 4, customer: ORKY, round: 3, match: 4, platform: true };
    expect(t.view(2).shops[0]?.sales).toEqual([shown]);
    const forgotten = t.fork();
    forgotten.shop(0).sales = [];
    expect(t.fork().finish().s.outcome).toEqual(forgotten.finish().s.outcome);
  });
});

describe('gold', () => {
  const GREEN = ['G poop', 'G poop', 'P magic', 'G poop', 'R anger', 'G poop', 'G poop'];
  const RED = ['G poop', 'R anger', 'G poop', 'R anger', 'G poop', 'R anger', 'G poop'];
  const YELLOW = ['G poop', 'Y magic', 'G poop', 'G poop', 'Y magic', 'G poop', 'G poop'];

  test.each([
    ['carnivore', 'bubl', RED, 'c01', [3, 4, 5, 6]],
    ['herbivore', 'wormie', GREEN, 'c03', [2, 3, 4, 5]],
    ['omnivore', 'liffard', YELLOW, 'c03', [1, 2, 3, 4]],
  ])(
    'PB-SELL-18 PB-SELL-23 a %s brings its price by size, either way of selling',
    (_diet, id, cards, cage, prices) => {
      for (const [i, price] of prices.entries()) {
        const t = marketTable([ORKY]).imps(0, { platform: 1, home: 0 });
        lodge(t, 0, 1, id, cards.slice(0, 4 + i), { cage });
        toSales(t).expectAsk('petz.sell', 0);
        expect([gain(t, false)[1], gain(t, true)[1]]).toEqual([price, price]);
      }
    },
  );

  test('PB-SELL-19 the match does not change the price', () => {
    for (const [cards, reputation] of [
      [['G poop', 'G anger', 'P magic', 'G poop'], 8],
      [['G poop', 'G poop', 'P magic', 'G poop'], 12],
    ] as const) {
      const t = marketTable([ORKY]);
      lodge(t, 0, 1, 'wormie', [...cards], { cage: 'c03' });
      expect(gain(toSales(t), false)).toEqual([reputation, 2]);
    }
  });

  test.each([
    [3, 'bubl', MESSIER, 0, 1],
    [2, 'wormie', MESSY, 0, 0],
    [2, 'wormie', MESSY, 1, 0],
    [1, 'liffard', CHEAP, 1, -1],
  ])('EX-29 PB-SELL-20 PB-SELL-21 a mutant of price %i (%s)', (_price, id, cards, gold, change) => {
    const t = marketTable([ORKY]);
    lodge(t, 0, 1, id, cards, { cage: id === 'bubl' ? 'c01' : 'c03', mutation: 1 });
    t.shop(0).gold = gold;
    toSales(t).expectAsk('petz.sell', 0);
    // The reputation is that of a pet without a mutation.
    expect(gain(t, false)).toEqual([id === 'wormie' ? 8 : 12, change]);
  });

  test('EX-29 PB-SELL-22 RUL-63 a mutant of price 1 cannot be sold without gold', () => {
    const t = marketTable([ORKY]);
    lodge(t, 0, 1, 'liffard', CHEAP, { cage: 'c03', mutation: 1 });
    lodge(t, 0, 2, 'wormie', MESSY, { cage: 'c04' });
    t.shop(0).gold = 0;
    toSales(t).expectAsk('petz.sell', 0);
    expect(t.options(0)).toEqual([sale(2, ORKY), null]);
    expect(t.refusal(0, sale(1, ORKY))).toMatchObject({ code: 'cannotPay', rule: 'PB-SELL-22' });
    t.shop(0).gold = 1;
    expect(t.refusal(0, sale(1, ORKY))).toBeNull();
  });

  test('RUL-63 gold of an earlier sale in the same turn may pay', () => {
    const t = marketTable([ORKY, 'farmerTroll'], { round: 5 });
    lodge(t, 0, 1, 'liffard', CHEAP, { cage: 'c03', mutation: 1 });
    lodge(t, 0, 2, 'bubl', MESSIER, { cage: 'c01' });
    t.shop(0).gold = 0;
    toSales(t).expectAsk('petz.sell', 0);
    expect(t.refusal(0, sale(1, 'farmerTroll'))).toMatchObject({ code: 'cannotPay', rule: 'PB-SELL-22' });
    t.play(0, sale(2, ORKY)).expectAsk('petz.sell', 0).play(0, sale(1, 'farmerTroll'));
    expect(t.shop(0).gold).toBe(2);
    t.expectInventory();
  });

  test('PB-SELL-24 a second mutation takes the pet away before it could be sold', () => {
    const t = marketTable([ORKY]);
    lodge(t, 0, 1, 'wormie', MESSY, { cage: 'c01', mutation: 1 });
    lodge(t, 0, 2, 'bubl', MESSIER, { cage: 'c04', mutation: 1 });
    toSales(t).expectAsk('petz.sell', 0);
    expect(t.eventsOf('petz.lost').map((event) => event.pet)).toEqual(['wormie']);
    expect(t.options(0)).toEqual([sale(2, ORKY), null]);
  });
});

describe('two customers in the last round', () => {
  /** Three pets for Orky and the Troll; everything fits everybody. */
  function lastRound(platform: number): Table {
    const t = marketTable([ORKY, 'farmerTroll'], { round: 5 }).imps(0, { platform, home: 0 });
    t.imps(1, { platform: 1 });
    lodge(t, 0, 1, 'wormie', MESSY, { cage: 'c03' });
    lodge(t, 0, 2, 'bubl', MESSIER, { cage: 'c01' });
    lodge(t, 0, 3, 'liffard', CHEAP, { cage: 'c04' });
    lodge(t, 1, 1, 'stegobully', ['G poop', 'R anger', 'R poop', 'G hunger'], {
      cage: 'c09',
      addon: 'strength1',
    });
    return toSales(t).expectAsk('petz.sell', 0);
  }

  test('PB-SELL-26 RUL-62 each player sells one pet to each, two different ones, all in his turn', () => {
    const t = lastRound(0).play(0, sale(2, 'farmerTroll')).expectAsk('petz.sell', 0);
    // The Troll has bought from this player, and Bubl is gone.
    expect(t.options(0)).toEqual([sale(1, ORKY), sale(3, ORKY), null]);
    t.play(0, sale(3, ORKY)).expectAsk('petz.sell', 1);
    expect(t.pet(0, 1).id).toBe('wormie');
    expect(t.options(1).filter((choice) => choice !== null)).toHaveLength(2 * 2);
    t.play(1, sale(1, 'farmerTroll')).expectAsk('petz.jobs');
    expect(t.eventsOf('petz.sold').map(({ seat, customer }) => [seat, customer])).toEqual([
      [0, 'farmerTroll'],
      [0, ORKY],
      [1, 'farmerTroll'],
    ]);
    expect(t.s.gone.customers.slice(-2).sort()).toEqual(['farmerTroll', ORKY]);
    t.expectInventory();
  });

  test('RUL-62 one sale or none is as good', () => {
    const one = lastRound(0).play(0, sale(1, ORKY)).play(0, null).expectAsk('petz.sell', 1);
    expect(one.eventsOf('petz.sold')).toHaveLength(1);
    const none = lastRound(0).play(0, null).expectAsk('petz.sell', 1);
    expect(none.eventsOf('petz.sold')).toEqual([]);
  });

  test('PB-SELL-27 only one pet from the platform, however many imps are there', () => {
    const t = lastRound(4);
    expect(t.options(0)).toHaveLength(3 * 2 * 2 + 1);
    t.play(0, sale(1, 'farmerTroll', true)).expectAsk('petz.sell', 0);
    expect(t.options(0)).toEqual([sale(2, ORKY), sale(3, ORKY), null]);
    expect(t.refusal(0, sale(2, ORKY, true))).toMatchObject({ code: 'platformUsed', rule: 'PB-SELL-27' });
    t.play(0, sale(2, ORKY));
    expect(t.shop(0)).toMatchObject({ platform: 3, busy: { cages: 1 } });
    // The next seller has his own sale from the platform.
    t.expectAsk('petz.sell', 1).play(1, sale(1, ORKY, true));
    expect(t.shop(1)).toMatchObject({ platform: 0, busy: { cages: 1 } });
    // In either order: the platform may also come second.
    const second = lastRound(4).play(0, sale(2, ORKY));
    expect(second.options(0)).toContainEqual(sale(1, 'farmerTroll', true));
    t.expectInventory();
  });
});
