/** Phase 6, Aging: PB-AGE. */

import { describe, expect, test } from 'vitest';
import { type Table, table } from '../../kit/petz.ts';
import { cleanShops, nobodyCleans, nobodyShops, shopping } from '../../kit/petz-plays.ts';

/** Clean shops, seat 0 starting: phase 6 follows without a question. */
function town(seats = 4): Table {
  return cleanShops(table({ seats }).starter(0));
}

describe('pets', () => {
  test('PB-AGE-01 pets grow, then food ages, then imps come home, for all players at once', () => {
    const t = town(2)
      .imps(0, { home: 3 })
      .imps(1, { home: 3 })
      .food(0, { meat: [0, 1] })
      .food(1, { meat: [0, 1] });
    t.house(0, 0, 'uni').house(1, 0, 'drago').quiet().goTo('aging').expectAsk('petz.group');
    const aging = ['petz.grew', 'petz.spoiled', 'petz.cameHome'];
    const types = t.events.filter((x) => aging.includes(x.type)).map((x) => x.type);
    expect(types).toEqual([aging[0], aging[0], aging[1], aging[1], aging[2], aging[2]]);
    t.expectInventory();
  });

  test('PB-AGE-01 the only question is about an empty Magic Box, put before the food ages', () => {
    const t = town(2)
      .artifact(0, 'magicBox')
      .food(0, { meat: [0, 1] })
      .house(0, 0, 'uni');
    t.goTo('aging').expectAsk('petz.box', 0);
    expect(t.pet(0, 0).size).toBe(4);
    expect(t.eventsOf('petz.spoiled')).toEqual([]);
  });

  test('PB-AGE-02 PB-AGE-03 2 to 4, 3 to 5, 4 to 5, 5 to 6, 6 to 7, and 7 stays', () => {
    for (const [from, to] of [
      [2, 4],
      [3, 5],
      [4, 5],
      [5, 6],
      [6, 7],
      [7, 7],
    ] as const) {
      const t = town(2).house(0, 0, 'uni', { size: from }).goTo('aging');
      expect(t.pet(0, 0).size).toBe(to);
      expect(t.eventsOf('petz.grew')).toHaveLength(from === to ? 0 : 1);
    }
  });

  test('PB-AGE-04 RUL-68 in the last round no pet grows; it would change no score', () => {
    const t = town(2).round(6).exhibition('magicShow').house(0, 0, 'uni', { size: 4 });
    t.goTo('aging');
    expect(t.s.outcome).not.toBeNull();
    expect(t.eventsOf('petz.grew')).toEqual([]);
    expect(t.pet(0, 0).size).toBe(4);
    const small = town(2).house(0, 0, 'uni', { size: 4 }).finish();
    const grown = town(2).house(0, 0, 'uni', { size: 5 }).finish();
    expect(grown.s.outcome).toEqual(small.s.outcome);
  });
});

describe('food', () => {
  test('PB-AGE-05 PB-AGE-06 the rightmost chamber is thrown away, all others move one on', () => {
    const t = town(2)
      .food(0, { vegetable: [3, 2, 1], meat: [4, 5] })
      .goTo('aging');
    expect(t.shop(0).food).toEqual({ vegetable: [0, 3, 2], meat: [0, 4] });
    expect(t.eventsOf('petz.spoiled')).toEqual([{ type: 'petz.spoiled', seat: 0, vegetable: 1, meat: 5 }]);
    expect(t.shop(1).food).toEqual({ vegetable: [0, 0, 0], meat: [0, 0] });
  });

  test('PB-AGE-07 PB-AGE-08 meat serves this round and the next, vegetables one round more', () => {
    const t = town(2).food(0, { vegetable: 1, meat: 1 });
    t.goTo('aging').expectAsk('petz.group');
    expect(t.shop(0).food).toEqual({ vegetable: [0, 1, 0], meat: [0, 1] });
    nobodyShops(t).expectAsk('petz.group');
    expect(t.shop(0).food).toEqual({ vegetable: [0, 0, 1], meat: [0, 0] });
    nobodyShops(t).expectAsk('petz.group');
    expect(t.s.round).toBe(4);
    expect(t.shop(0).food).toEqual({ vegetable: [0, 0, 0], meat: [0, 0] });
  });

  test('PB-AGE-09 the food ages in the last round too, before the final scoring', () => {
    const score = (vegetable: number[]) => {
      const t = town(2).round(6).exhibition('magicShow').food(0, { vegetable }).goTo('aging');
      return t.s.finals?.[0]?.business ?? 0;
    };
    expect(score([0, 1, 0]) - score([0, 0, 0])).toBe(1);
    expect(score([0, 0, 1]) - score([0, 0, 0])).toBe(0);
  });

  test('PB-AGE-10 a token of any chamber is food like any other', () => {
    for (const [chamber, meat] of [
      [0, [1, 0]],
      [1, [0, 1]],
    ] as const) {
      const t = town(2)
        .food(0, { meat: [...meat] })
        .house(0, 0, 'drago', { cards: ['G hunger', 'R poop'] });
      t.goTo('showing').expectAsk('petz.feed', 0).play(0, { from: 'meat', chamber });
      expect(t.eventsOf('petz.suffered')).toEqual([]);
    }
    const final = (vegetable: number[]) => town(2).food(0, { vegetable }).finish().s.finals?.[0]?.business;
    expect(final([0, 0, 1])).toBe(final([1, 0, 0]));
  });
});

describe('imps', () => {
  test('PB-AGE-11 all of the display come home: from gaps, centre, cages and armour', () => {
    const t = town(2);
    const shop = t.shop(0);
    shop.busy = { gaps: [1, 0, 1, 0], centre: 1, armour: 1, cages: 1 };
    shop.home = 1;
    t.goTo('aging').expectAsk('petz.group');
    expect(t.shop(0)).toMatchObject({
      home: 6,
      busy: { gaps: [0, 0, 0, 0], centre: 0, armour: 0, cages: 0 },
    });
    expect(t.eventsOf('petz.cameHome')).toEqual([{ type: 'petz.cameHome', seat: 0, imps: 5, toPlatform: 0 }]);
    t.expectInventory();
  });

  test('PB-AGE-12 PB-AGE-13 PB-AGE-14 all of the action spaces too, invited and discharged ones included; the platform and the hospital keep theirs', () => {
    const t = town().imps(0, { hospital: 1, platform: 1 }).imps(1, { hospital: 2 });
    shopping(t, 0, [[1, 0], 'imps'], [[1, 0], 'hospital'], [[1, 0], 'platform'], [[1, 0], 'vegetables']);
    t.expectAsk('petz.group');
    // Invited 1, discharged 1: five of the action spaces; the one who booked goes to the right side.
    expect(t.eventsOf('petz.cameHome')).toEqual([{ type: 'petz.cameHome', seat: 0, imps: 5, toPlatform: 1 }]);
    expect(t.shop(0)).toMatchObject({ home: 5, hospital: 0, platform: 2, waiting: [0, 1, 1, 1] });
    expect(t.shop(1)).toMatchObject({ hospital: 2, home: 4 });
    expect(t.s.town.taken).toEqual({});
    t.expectInventory();
  });

  test('PB-AGE-15 the minions return to 0: judging and the score of the show are over', () => {
    const t = town().round(2).exhibition('breedersPrize');
    shopping(t, 0, [[1, 0], 'judge']).expectAsk('petz.group');
    expect(t.eventsOf('petz.showed')[0]).toMatchObject({ seat: 0, score: 2 });
    for (const shop of t.s.shops) expect(shop).toMatchObject({ judge: false, entry: null });
  });

  test('PB-AGE-17 neutral imps stay where they are until the next phase 1', () => {
    const t = table({ seats: 3 }).starter(0).artifact(0, 'magicBox').food(0, { meat: 1 });
    const before = [...t.s.town.neutral];
    expect(before).toEqual(['younger1', 'mixed', 'judge']);
    t.quiet().goTo('aging').expectAsk('petz.box', 0);
    expect(t.s.town.neutral).toEqual(before);
    t.play(0, null).expectAsk('petz.group');
    const types = t.events.map((x) => x.type);
    expect(types.indexOf('petz.neutral')).toBeGreaterThan(types.indexOf('petz.round'));
    expect(t.s.town.neutral).toEqual(['cage1', 'redDummy', 'imps']);
  });

  test('PB-AGE-18 manure, suffering, mutations, potions, artifacts and gold stay as they are', () => {
    const t = table({ seats: 2 })
      .starter(0)
      .artifact(0, 'whipOfObedience')
      .house(0, 0, 'uni', { manure: 3, suffering: 1, mutation: 1 });
    t.plot(0, 2).manure = 1;
    t.shop(0).potions = 2;
    t.shop(0).reputation = 14;
    const gold = t.shop(0).gold;
    t.quiet().goTo('aging').expectAsk('petz.group');
    expect(t.shop(0).plots.map((plot) => plot.manure)).toEqual([3, 0, 1, 0]);
    expect(t.pet(0, 0)).toMatchObject({ suffering: 1, mutation: 1 });
    expect(t.shop(0)).toMatchObject({ potions: 2, artifacts: ['whipOfObedience'], reputation: 14 });
    expect(t.shop(0).gold - gold).toBe(t.eventsOf('petz.income').find((x) => x.seat === 0)?.gold);
  });

  test('PB-AGE-16 what lay on the shovel’s tile is cleared with everything else that is used up', () => {
    const t = town(2).artifact(0, 'longHandledShovel', 'employeeOfTheMonth', 'impArmor');
    t.plot(0, 0).manure = 4;
    nobodyCleans(
      t
        .goTo('showing')
        .play(0, { plots: [3, 0, 0, 0], employee: true })
        .play(0, null),
    );
    expect(t.expectAsk('petz.group').shop(0).used).toMatchObject({ shovel: null, employee: false });
    expect(t.plot(0, 0).manure).toBe(1);
  });
});
