/** Accessories of pets that are sold, lost or released: DA-ACC. */

import { describe, expect, test } from 'vitest';
import type { Json, Seat } from '../../../src/engine/kernel/state.ts';
import { petDisplayScore } from '../../../src/engine/petz/score.ts';
import { alleys, giveTiles, has } from '../../kit/alleys-town.ts';
import type { Table } from '../../kit/petz.ts';
import { arrange, arrangement } from '../../kit/petz-plays.ts';

const dress = (t: Table, seat: Seat, choice: Record<string, string | null>): Table =>
  t.expectAsk('petz.dress', seat).play(seat, choice);

/** Seat 0 keeps a Baby Golem of size 4 (2 red, 2 yellow bars) and a Snakitty of size 2, and owns these tiles. */
function petShop(...tiles: string[]): Table {
  const t = giveTiles(alleys(), 0, ...tiles);
  t.house(0, 0, 'babyGolem', { size: 4 });
  t.house(0, 1, 'snakitty', { size: 2 });
  return t;
}

/** A table at the sale of one pet, whose needs Dungeon Master likes; price and mutation as given. */
function sale(mutation: number, tiles: string[], gold = 0): Table {
  const t = giveTiles(alleys(), 0, ...tiles)
    .round(3)
    .customers(['dungeonMaster'])
    .exhibition('magicShow');
  t.house(0, 0, 'babyGolem', { size: 4, mutation, cards: ['R anger', 'Y play', 'R anger', 'R anger'] });
  t.pet(0, 0).needs = [0, 0, 1, 3, 0, 0, 0];
  if (tiles.length > 0) {
    t.pet(0, 0).wears = [...tiles];
    has(t, 0).accessories = [];
  }
  t.shop(0).gold = gold;
  return t.goTo('business');
}

const toMaster = { plot: 0, customer: 'dungeonMaster', platform: false };

describe('selling, losing, releasing', () => {
  test('DA-ACC-10 DA-ACC-11 EX-DA-50 a mutated Golem with bow and bowl: 1 - 2 + 2 = 1 gold, both tiles leave the game', () => {
    const t = sale(1, ['ribbonBow1', 'foodBowl1']);
    t.play(0, toMaster);
    expect(t.eventsOf('petz.sold')).toMatchObject([{ gold: 1 }]);
    expect(t.s.alleys?.gone).toEqual(['ribbonBow1', 'foodBowl1']);
    expect(has(t, 0).accessories).toEqual([]);
    expect(t.eventsOf('petz.undressed')).toEqual([
      {
        type: 'petz.undressed',
        seat: 0,
        pet: 'babyGolem',
        accessories: ['ribbonBow1', 'foodBowl1'],
        sold: true,
      },
    ]);
    t.expectInventory();
  });

  test('DA-ACC-10 what is at another pet or at none stays', () => {
    const t = giveTiles(alleys(), 0, 'ribbonBow1', 'foodBowl1', 'spikedCollar1').round(3);
    t.customers(['dungeonMaster']).exhibition('magicShow');
    t.house(0, 0, 'babyGolem', { size: 4, cards: ['R anger', 'Y play', 'R anger', 'R anger'] });
    t.pet(0, 0).needs = [0, 0, 1, 3, 0, 0, 0];
    t.house(0, 1, 'snakitty');
    t.pet(0, 0).wears = ['ribbonBow1'];
    t.pet(0, 1).wears = ['foodBowl1'];
    has(t, 0).accessories = ['spikedCollar1'];
    t.plot(3, 0).manure = 1;
    t.goTo('business').play(0, toMaster);
    expect(t.s.alleys?.gone).toEqual(['ribbonBow1']);
    expect(t.pet(0, 1).wears).toEqual(['foodBowl1']);
    expect(has(t, 0).accessories).toEqual(['spikedCollar1']);
    t.expectInventory();
  });

  test('DA-ACC-11 EX-DA-51 price -1 cannot be paid from an empty Treasury; with one accessory the price is 0', () => {
    expect(sale(1, []).s.ask?.kind).not.toBe('petz.sell');
    expect(sale(1, [], 1).options(0)).toContainEqual(toMaster);
    const t = sale(1, ['foodBowl1']).expectAsk('petz.sell', 0);
    expect(t.options(0)).toContainEqual(toMaster);
    t.play(0, toMaster);
    expect(t.eventsOf('petz.sold')).toMatchObject([{ gold: 0 }]);
  });

  test('DA-ACC-12 one point each at the final Pet Display, worn or not', () => {
    const t = petShop('foodBowl1', 'ribbonBow1');
    const before = petDisplayScore(t.s, t.shop(0));
    giveTiles(t, 0, 'magicPendant1');
    expect(petDisplayScore(t.s, t.shop(0))).toBe(before + 1);
    t.pet(0, 0).wears = has(t, 0).accessories.splice(0, 2);
    expect(petDisplayScore(t.s, t.shop(0))).toBe(before + 1);
  });

  test('DA-ACC-13 R-DA-15 tiles of a lost pet stay with the owner, at no pet', () => {
    const t = giveTiles(alleys(), 0, 'ribbonBow1');
    t.house(0, 0, 'babyGolem', { size: 2, cards: ['R anger', 'Y play'] });
    t.pet(0, 0).wears = ['ribbonBow1'];
    t.pet(0, 0).cards?.push(...t.hand(0, ['Y play']).shop(0).hand.splice(0));
    has(t, 0).accessories = [];
    t.pet(0, 0).suffering = 1;
    t.imps(0, { home: 0 }).quiet().goTo('showing');
    expect(t.eventsOf('petz.lost')).toMatchObject([{ seat: 0, pet: 'babyGolem' }]);
    expect(has(t, 0).accessories).toEqual(['ribbonBow1']);
    expect(t.eventsOf('petz.undressed')).toMatchObject([{ sold: false, accessories: ['ribbonBow1'] }]);
    t.expectInventory();
  });

  test('DA-ACC-13 R-DA-90 tiles of a released pet can be given to another in the same step', () => {
    const t = petShop('ribbonBow1');
    t.pet(0, 0).wears = has(t, 0).accessories.splice(0);
    t.goTo('needs');
    arrange(t, 0, { pet0: null }).expectAsk('petz.dress', 0);
    expect(t.eventsOf('petz.lost')).toMatchObject([{ pet: 'babyGolem', cause: 'released' }]);
    const domain = t.domain(0);
    if (domain.type !== 'form') throw new Error('no form');
    expect(domain.fields).toEqual({ ribbonBow1: { type: 'pick', options: [null, 'snakitty'] } as Json });
    dress(t, 0, { ribbonBow1: 'snakitty' });
    expect(t.pet(0, 1).wears).toEqual(['ribbonBow1']);
    t.expectInventory();
  });

  test('R-DA-85 manure on a plot needs no cleaning: it moves into the new cage', () => {
    const t = alleys().cart(0, { cages: ['c03'] });
    t.plot(0, 2).manure = 2;
    expect(t.plot(0, 2).cage).toBeNull();
    t.goTo('needs');
    t.expectAsk('petz.arrange', 0).play(0, arrangement(t, 0, { cage2: 'c03' }));
    expect(t.eventsOf('petz.placedCage')).toMatchObject([{ cage: 'c03', plot: 2 }]);
    expect(t.plot(0, 2)).toMatchObject({ cage: 'c03', manure: 2 });
  });
});
