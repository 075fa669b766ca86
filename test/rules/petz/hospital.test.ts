/** Inviting imps, the hospital and judging: PB-IMPS, PB-HOSP, PB-JUDGE. */

import { describe, expect, test } from 'vitest';
import { type Table, table } from '../../kit/petz.ts';
import {
  arrange,
  assign,
  cleanShops,
  expectRefused,
  nobodyCleans,
  nobodyShops,
  sending,
  shopping,
  without,
} from '../../kit/petz-plays.ts';

/** How many imps the next grouping may use. */
function impsToGroup(t: Table, seat: number): number {
  const domain = t.domain(seat);
  return domain.type === 'split' ? (domain.stocks.imps ?? 0) : -1;
}

describe('inviting imps', () => {
  test('PB-IMPS-01 PB-IMPS-02 PB-IMPS-04 those of this round and before stand with the group; later ones wait', () => {
    const t = cleanShops(table({ seats: 2 })).round(3);
    const other = structuredClone(t.shop(1));
    t.groups(0, [[2, 1]]).sendGroups();
    t.play(0, sending([2, 1], 'imps'));
    expect(t.eventsOf('petz.invited')).toEqual([{ type: 'petz.invited', seat: 0, imps: 3 }]);
    expect(t.eventsOf('petz.cameHome')).toMatchObject([{ seat: 0, imps: 5, toPlatform: 0 }]);
    expect(t.shop(0).waiting).toEqual([0, 0, 0, 1]);
    expect(t.shop(1).waiting).toEqual(other.waiting);
    t.expectInventory();
  });

  test('PB-IMPS-01 in round 1 only the first of them comes', () => {
    const t = table()
      .starter(0)
      .groups(0, [[1, 0]])
      .sendGroups();
    t.play(0, sending([1, 0], 'imps'));
    expect(t.s.town.taken.imps).toEqual({ seat: 0, imps: 2 });
    expect(t.shop(0).waiting).toEqual([0, 1, 1, 1]);
  });

  test('PB-IMPS-02 PB-IMPS-03 they stay on the space until phase 6 and are ordinary imps from then on', () => {
    const t = table().starter(0).round(2).exhibition('magicShow');
    shopping(t, 0, [[1, 0], 'imps']);
    // Five stayed at home: no other imp is at hand for the work of phase 5.
    t.expectAsk('petz.jobs');
    expect(t.shop(0).home).toBe(5);
    expect(t.s.town.taken.imps).toEqual({ seat: 0, imps: 3 });
    const gold = t.shop(0).gold;
    nobodyCleans(t).expectAsk('petz.group');
    expect(t.eventsOf('petz.earned')).toContainEqual({ type: 'petz.earned', seat: 0, gold: 5 });
    const income =
      t
        .eventsOf('petz.income')
        .filter((x) => x.seat === 0)
        .at(-1)?.gold ?? 0;
    expect(t.shop(0).gold).toBe(gold + 5 + income);
    expect(t.shop(0).home).toBe(8);
    expect(impsToGroup(t, 0)).toBe(8);
    t.expectInventory();
  });

  test('PB-IMPS-05 PB-IMPS-06 with all ten in the shop the space may be chosen and brings nobody', () => {
    const t = cleanShops(table().starter(0))
      .round(5)
      .exhibition('magicShow')
      .imps(0, { waiting: [0, 0, 0, 0] });
    // The kit sends those who no longer wait home.
    expect(t.shop(0).home).toBe(10);
    shopping(t, 0, [[1, 0], 'imps']);
    expect(t.eventsOf('petz.invited')).toEqual([{ type: 'petz.invited', seat: 0, imps: 0 }]);
    expect(t.shop(0).home).toBe(10);
    t.expectInventory();
    const first = cleanShops(table().starter(0)).imps(0, { waiting: [0, 1, 1, 1] });
    shopping(first, 0, [[1, 0], 'imps']);
    expect(first.eventsOf('petz.invited')).toMatchObject([{ imps: 0 }]);
    expect(first.expectAsk('petz.group').shop(0).waiting).toEqual([0, 1, 1, 1]);
  });
});

describe('the hospital', () => {
  test('PB-HOSP-01 PB-HOSP-02 PB-HOSP-03 a potion, and the own wounded stay on the space until phase 6', () => {
    const t = table().starter(0).imps(0, { hospital: 2 });
    shopping(t, 0, [[1, 0], 'hospital']);
    t.expectAsk('petz.jobs');
    expect(t.shop(0)).toMatchObject({ potions: 1, hospital: 0, home: 3 });
    expect(t.s.town.taken.hospital).toEqual({ seat: 0, imps: 3 });
    nobodyCleans(t).expectAsk('petz.group');
    expect(t.eventsOf('petz.cameHome')).toContainEqual({
      type: 'petz.cameHome',
      seat: 0,
      imps: 3,
      toPlatform: 0,
    });
    expect(impsToGroup(t, 0)).toBe(6);
    t.expectInventory();
  });

  test('PB-HOSP-04 it may be visited for the potion alone', () => {
    const t = shopping(table().starter(0), 0, [[1, 0], 'hospital']);
    expect(t.shop(0).potions).toBe(1);
    expect(t.s.town.taken.hospital).toEqual({ seat: 0, imps: 1 });
    expect(t.eventsOf('petz.discharged').every((x) => x.imps === 0)).toBe(true);
  });

  test('PB-HOSP-05 imps wounded later in the round lie in the hospital and stay there', () => {
    const t = cleanShops(table({ seats: 3 })).house(0, 0, 'babyGolem', { cage: 'c02' });
    t.imps(0, { hospital: 2 })
      .hand(0, ['G poop', 'R anger', 'Y disease', 'P play'])
      .stack('R', ['anger'])
      .stack('Y', ['disease']);
    shopping(t, 0, [[1, 0], 'hospital']);
    assign(arrange(t, 0), 0, ['R anger', 'Y disease']).expectAsk('petz.catch', 0);
    expect(t.s.town.taken.hospital).toEqual({ seat: 0, imps: 3 });
    t.play(0, { armour: 0, imps: 1, employee: null }).expectAsk('petz.group');
    // Of six: two were fetched, the visitor came home with them, one new imp is wounded.
    expect(impsToGroup(t, 0)).toBe(5);
    expect(t.shop(0)).toMatchObject({ hospital: 1 });
    t.expectInventory();
  });

  test('PB-HOSP-06 PB-HOSP-08 it holds any number of imps of all, and a visit fetches the visitor’s only', () => {
    const t = table().starter(0).imps(0, { hospital: 4 }).imps(1, { hospital: 5 }).imps(2, { hospital: 1 });
    shopping(t, 0, [[1, 0], 'hospital']);
    expect(t.s.shops.map((shop) => shop.hospital)).toEqual([0, 5, 1, 0]);
    expect(t.s.town.taken.hospital).toEqual({ seat: 0, imps: 5 });
    t.expectInventory();
  });

  test('PB-HOSP-07 potions are kept over rounds, without a limit', () => {
    const t = cleanShops(table().starter(0));
    t.shop(0).potions = 6;
    shopping(t, 0, [[1, 0], 'hospital']).expectAsk('petz.group');
    expect(t.s.round).toBe(2);
    expect(t.shop(0).potions).toBe(7);
    expect(t.view(1).shops[0]?.owned.potions).toBe(7);
  });
});

describe('judging', () => {
  test('PB-JUDGE-01 PB-JUDGE-02 the minion on space 2 is worth 2 in the exhibition of this round', () => {
    const t = table()
      .starter(0)
      .round(2)
      .exhibition('breedersPrize')
      .house(1, 0, 'uni', { cards: ['Y poop', 'G poop'] });
    t.groups(0, [[1, 0]])
      .sendGroups()
      .play(0, sending([1, 0], 'judge'));
    expect(t.eventsOf('petz.judging')).toEqual([{ type: 'petz.judging', seat: 0 }]);
    expect(t.s.shops.map((shop) => shop.judge)).toEqual([true, false, false, false]);
    t.quiet().goTo('showing').expectAsk('petz.jobs');
    // The judge has 2 for judging, the other 2 for one pet: both share the first place, 8 - 1.
    expect(t.eventsOf('petz.showed').map((x) => [x.seat, x.score])).toEqual([
      [0, 2],
      [1, 2],
      [2, 0],
      [3, 0],
    ]);
    expect(t.eventsOf('petz.awarded')).toMatchObject([{ awards: [7, 7, 0, 0] }]);
  });

  test('PB-JUDGE-03 in round 1 it may be chosen, without any use', () => {
    const t = cleanShops(table().starter(0));
    const before = without(t.shop(0), 'gold', 'home', 'history');
    shopping(t, 0, [[1, 0], 'judge']).expectAsk('petz.group');
    expect(t.eventsOf('petz.judging')).toHaveLength(1);
    expect(t.eventsOf('petz.showed')).toEqual([]);
    expect(without(t.shop(0), 'gold', 'home', 'history')).toEqual(before);
  });

  test('PB-JUDGE-04 the minion returns in phase 6; the next exhibition gives no bonus', () => {
    const t = cleanShops(table().starter(0))
      .round(2)
      .exhibition('breedersPrize')
      .exhibition('childrensDay', 3);
    shopping(t, 0, [[1, 0], 'judge']).expectAsk('petz.group');
    expect(t.shop(0)).toMatchObject({ judge: false, reputation: 8 });
    t.quiet();
    nobodyShops(t).expectAsk('petz.group');
    expect(t.eventsOf('petz.showed').map((x) => x.score)).toEqual([0, 0, 0, 0]);
    expect(t.shop(0).reputation).toBe(8);
  });

  test('PB-JUDGE-05 it gives nothing in the two final exhibitions', () => {
    const plain = table().starter(0).finish();
    const t = table().starter(0);
    t.shop(0).judge = true;
    t.finish();
    expect(t.s.finals).toEqual(plain.s.finals);
    expect(t.s.finals?.[0]?.display).toBe(0);
  });

  test('PB-JUDGE-01 there is one space for it', () => {
    const t = table()
      .starter(0)
      .starter(0)
      .groups(0, [[1, 0]])
      .groups(1, [[1, 0]])
      .sendGroups();
    t.play(0, sending([1, 0], 'judge'));
    expectRefused(t, 1, sending([1, 0], 'judge'), 'spaceTaken', 'PB-SHOP-10');
  });
});
