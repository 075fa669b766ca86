/** Final scoring with Dark Alleys: DA-END. */

import { describe, expect, test } from 'vitest';
import { alleyPlot } from '../../../src/engine/petz/alleys/query.ts';
import { allImps, businessScore, petDisplayScore } from '../../../src/engine/petz/score.ts';
import { alleys, giveTiles, has, hireFromMarket } from '../../kit/alleys-town.ts';
import type { Table } from '../../kit/petz.ts';

/** Only what a test lays out counts: no imp away, no gold. */
function bare(length: 'standard' | 'extended' = 'standard'): Table {
  const t = alleys({ length });
  for (const seat of t.s.shops.keys()) t.imps(seat, { waiting: t.shop(seat).waiting.map(() => 0) });
  return t;
}

const business = (t: Table) => businessScore(t.s, 0);
const display = (t: Table) => petDisplayScore(t.s, t.shop(0));

describe('Business Acumen', () => {
  test('DA-END-02 the bodyguard is worth 1', () => {
    const t = bare();
    expect(business(t)).toBe(0);
    expect(business(hireFromMarket(t, 0))).toBe(1);
    expect(businessScore(t.s, 1)).toBe(0);
  });

  test('DA-END-03 each fresh food token and the frozen one is worth 1', () => {
    const t = bare().food(0, { vegetable: [1, 0, 2], meat: [0, 1] });
    expect(business(t)).toBe(4);
    t.artifact(0, 'magicBox');
    expect(business(t)).toBe(5);
    t.shop(0).box = 'meat';
    expect(business(t)).toBe(6);
  });

  test('DA-END-04 each processed food is worth 2', () => {
    const t = bare();
    has(t, 0).processed = { lollipop: 3, can: 2 };
    expect(business(t)).toBe(10);
  });

  test('DA-END-05 artifacts and potions 1 each, gold 1/2, minus 2 for each ordinary imp not at home', () => {
    const t = bare().artifact(0, 'impArmor', 'petdemonium', 'giftBox');
    t.shop(0).potions = 2;
    t.shop(0).gold = 3;
    expect(business(t)).toBe(6.5);
    t.imps(0, { hospital: 1, platform: 2, waiting: [0, 0, 0, 1] });
    expect(business(t)).toBe(-1.5);
  });

  test('DA-END-06 11 imps of a colour in a standard or compromise game, 12 in an extended one; all at home loses nothing', () => {
    for (const [length, seats, imps] of [
      ['standard', 4, 11],
      ['standard', 2, 11],
      ['compromise', 3, 11],
      ['extended', 4, 12],
      ['extended', 3, 12],
    ] as const) {
      const t = alleys({ length, seats });
      expect(t.shop(0).home + t.shop(0).waiting.reduce((a, b) => a + b, 0)).toBe(imps);
      expect(allImps(t.s, 0)).toBe(imps);
      t.imps(0, { waiting: t.shop(0).waiting.map(() => 0) });
      expect(t.shop(0).home).toBe(imps);
      expect(business(t)).toBe(0);
      t.imps(0, { hospital: 1 });
      expect(business(t)).toBe(-2);
    }
  });

  test('EX-DA-87 3 + 1 + 2 + 2 + 2 + 1 + 2.5 + 1 - 4 = 10.5', () => {
    const t = hireFromMarket(bare(), 0)
      .food(0, { vegetable: 2, meat: 1 })
      .artifact(0, 'magicBox', 'whipOfObedience');
    t.shop(0).box = 'vegetable';
    has(t, 0).processed = { lollipop: 1, can: 1 };
    t.shop(0).potions = 1;
    t.shop(0).gold = 5;
    t.imps(0, { hospital: 1, waiting: [0, 0, 0, 1] });
    expect(business(t)).toBe(10.5);
  });

  test('DA-END-10 R-DA-17 gold as a marker and gold on manure is not the player’s, the can’s marker is no manure', () => {
    const t = bare();
    t.addon(0, 0, 'jukebox');
    alleyPlot(t.plot(0, 0)).tune = 'play';
    t.plot(0, 0).manure = 1;
    alleyPlot(t.plot(0, 0)).pearls = 1;
    expect(business(t)).toBe(0);
    // The printed cage and the Jukebox, one token of manure.
    expect(display(t)).toBe(1);
    has(t, 0).processed = { lollipop: 1, can: 1 };
    expect(business(t)).toBe(4);
    expect(display(t)).toBe(1);
  });
});

describe('Pet Display', () => {
  test('DA-END-07 each accessory is worth 1, at a pet or not', () => {
    const t = giveTiles(bare(), 0, 'foodBowl1', 'ribbonBow2');
    expect(display(t)).toBe(3);
    t.house(0, 0, 'babyGolem');
    t.pet(0, 0).wears = has(t, 0).accessories.splice(0, 1);
    expect(display(t)).toBe(5);
  });

  test('DA-END-08 pets 2, cages and addons 1 each, minus 1 for each suffering, mutation and manure token', () => {
    const t = bare();
    // The pre-printed cage.
    expect(display(t)).toBe(1);
    t.addon(0, 0, 'ding').cage(0, 1, 'c02');
    expect(display(t)).toBe(3);
    t.house(0, 1, 'babyGolem', { size: 5, suffering: 2, mutation: 1, manure: 1 });
    expect(display(t)).toBe(3 + 2 - 4);
    // Covered, the pre-printed cage is gone.
    t.cage(0, 0, 'c03');
    expect(display(t)).toBe(1);
  });

  test('DA-END-09 manure on an empty plot counts like manure in a cage', () => {
    const t = bare();
    t.plot(0, 2).manure = 2;
    expect(t.plot(0, 2).cage).toBeNull();
    expect(display(t)).toBe(-1);
  });

  test('EX-DA-88 4 + 5 + 3 - 3 = 9', () => {
    const t = giveTiles(bare(), 0, 'foodBowl1', 'ribbonBow1', 'magicPendant1');
    t.house(0, 0, 'babyGolem', { suffering: 1 });
    t.house(0, 1, 'snakitty', { cage: 'c02', manure: 1 });
    t.cage(0, 2, 'c03').addon(0, 0, 'ding').addon(0, 1, 'jukebox');
    t.plot(0, 3).manure = 1;
    t.pet(0, 0).wears = has(t, 0).accessories.splice(0, 1);
    expect(display(t)).toBe(9);
    t.expectInventory();
  });
});

describe('both', () => {
  test('DA-END-01 one after the other by the base procedure: awards by rank, no judging bonus, negative scores cost', () => {
    const t = bare();
    // Business: 6, 4, -2, 0. Display: 1, 3, 1, -1.
    has(t, 0).processed.can = 3;
    has(t, 1).processed.can = 2;
    t.imps(2, { hospital: 1 });
    giveTiles(t, 1, 'foodBowl1', 'ribbonBow1');
    t.plot(3, 1).manure = 2;
    for (const shop of t.s.shops) {
      shop.reputation = 20;
      shop.judge = true;
    }
    t.quiet().finish();
    const [first, second] = t.eventsOf('petz.finalShow');
    expect(first).toMatchObject({ part: 'business', scores: [6, 4, -2, 0], awards: [8, 6, 0, 0] });
    expect(second).toMatchObject({ part: 'display', scores: [1, 3, 1, -1] });
    const gained = t.s.shops.map((shop, seat) => {
      const awards = (first?.awards[seat] ?? 0) + (second?.awards[seat] ?? 0);
      return shop.reputation - 20 - awards;
    });
    expect(gained).toEqual([0, 0, -2, -1]);
    expect(t.s.finals?.[0]).toEqual({ business: 6, display: 1 });
  });
});
