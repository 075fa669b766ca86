/** Final scoring (PB-END): Business Acumen, Pet Display, the winner. */
import { describe, expect, test } from 'vitest';
import type { Table } from '../../kit/petz.ts';
import { lodge, showTable } from '../../kit/show.ts';

/** The end of a game in which each seat owns only the clean printed cage; all ten imps are home. */
function endTable(seats = 4): Table {
  const t = showTable({ seats, round: seats === 4 ? 5 : 6 });
  for (const [seat, shop] of t.s.shops.entries()) {
    shop.gold = 0;
    shop.plots.forEach((plot) => {
      plot.manure = 0;
    });
    t.imps(seat, { waiting: [0, 0, 0, 0] });
  }
  return t;
}

/** The scores of one of the two exhibitions. */
function scores(t: Table, part: 'business' | 'display'): number[] {
  return t.eventsOf('petz.finalShow').find((event) => event.part === part)?.scores ?? [];
}

function awards(t: Table, part: 'business' | 'display'): number[] {
  return t.eventsOf('petz.finalShow').find((event) => event.part === part)?.awards ?? [];
}

/** The Business score of seat 0 after these changes. */
function business(change: (t: Table) => void): number | undefined {
  const t = endTable();
  change(t);
  return scores(t.finish(), 'business')[0];
}

/** The Pet Display score of seat 0 after these changes. */
function display(change: (t: Table) => void): number | undefined {
  const t = endTable();
  change(t);
  return scores(t.finish(), 'display')[0];
}

describe('the two exhibitions', () => {
  test('PB-END-01 RUL-76 after phase 6 of the last round: Business, then Pet Display', () => {
    const t = endTable().food(0, { meat: [0, 2], vegetable: [1, 0, 0] });
    t.quiet().goTo('aging');
    const types = t.events.map((event) => event.type);
    expect(t.eventsOf('petz.finalShow').map((event) => event.part)).toEqual(['business', 'display']);
    expect(types.indexOf('petz.spoiled')).toBeLessThan(types.indexOf('petz.finalShow'));
    // The meat has just been thrown away, the vegetable is still food.
    expect(scores(t, 'business')).toEqual([1, 0, 0, 0]);
    expect(t.s.outcome).not.toBeNull();
    t.expectInventory();
  });

  test('PB-END-01 not after the round before', () => {
    const t = endTable();
    t.round(4).quiet().goTo('aging').expectAsk('petz.group');
    expect(t.eventsOf('petz.finalShow')).toEqual([]);
    expect(t.s.outcome).toBeNull();
  });

  test('PB-END-02 RUL-74 each is awarded by itself, by rank and with the usual ties', () => {
    const t = endTable();
    for (const [seat, gold] of [2, 6, 4, 2].entries()) t.shop(seat).gold = gold;
    t.plot(3, 0).manure = 1;
    t.finish();
    // Business 1, 3, 2, 1: tied for third. Display 1, 1, 1, 0: tied for first, one absent.
    expect(awards(t, 'business')).toEqual([3, 8, 6, 3]);
    expect(awards(t, 'display')).toEqual([6, 6, 6, 0]);
    expect(t.s.outcome?.scores).toEqual([9, 14, 12, 3]);
  });

  test.each([
    [3, [8, 5, 2]],
    [2, [7, 3]],
  ])('RUL-74 with %i players the list of that number holds', (seats, list) => {
    const t = endTable(seats);
    t.s.shops.forEach((shop, seat) => {
      shop.gold = 10 - seat;
    });
    t.finish();
    expect(awards(t, 'business')).toEqual(list);
    expect(awards(t, 'display')).toEqual(seats === 3 ? [6, 6, 6] : [6, 6]);
  });

  test('PB-END-03 neither judging nor the Whip adds anything', () => {
    const t = endTable().artifact(1, 'whipOfObedience');
    t.shop(0).judge = true;
    t.shop(0).gold = 2;
    t.finish();
    // The Whip is an artifact worth 1, without its half.
    expect(scores(t, 'business')).toEqual([1, 1, 0, 0]);
    expect(scores(t, 'display')).toEqual([1, 1, 1, 1]);
  });

  test('PB-END-04 a score of 0 or less earns no award, and the places of others do not change', () => {
    const t = endTable();
    t.shop(1).gold = 1;
    t.imps(2, { hospital: 1 });
    t.finish();
    expect(scores(t, 'business')).toEqual([0, 0.5, -2, 0]);
    expect(awards(t, 'business')).toEqual([0, 8, 0, 0]);
  });

  test('PB-END-05 RUL-57 a score below 0 costs as much, even below a reputation of 0', () => {
    const t = endTable().imps(0, { hospital: 2 }).imps(1, { platform: 1 });
    t.shop(1).gold = 1;
    t.shop(1).reputation = 10;
    for (const seat of [0, 1]) t.plot(seat, 0).manure = 3;
    t.finish();
    // Business −4 and −1½, Display 1 − 3 = −2.
    expect(t.s.outcome?.scores.slice(0, 2)).toEqual([-6, 6.5]);
    expect(t.shop(0).reputation).toBe(-6);
    t.expectInventory();
  });
});

describe('Business Acumen', () => {
  test('PB-END-06 1 for each food token, in any chamber', () => {
    expect(business((t) => t.food(0, { vegetable: [1, 0, 2], meat: [0, 1] }))).toBe(4);
  });

  test('PB-END-07 1 for each artifact tile, books and Whip included', () => {
    expect(business((t) => t.artifact(0, 'whipOfObedience', 'savageFeasts', 'impArmor'))).toBe(3);
  });

  test('PB-END-08 RUL-73 1 for each potion in hand, nothing for Need Cards', () => {
    expect(business((t) => t.hand(0, ['G hunger', 'R anger', 'Y play', 'P magic'], 2))).toBe(2);
    expect(business((t) => t.hand(0, ['G hunger', 'G hunger', 'R anger', 'Y play', 'P magic']))).toBe(0);
  });

  test.each([
    [0, 0],
    [1, 0.5],
    [2, 1],
    [7, 3.5],
  ])('PB-END-09 %i gold: %s, never rounded', (gold, score) => {
    expect(
      business((t) => {
        t.shop(0).gold = gold;
      }),
    ).toBe(score);
  });

  test('EX-33 PB-END-09 PB-END-18 a score of 3½ ranks above 3 and below 4', () => {
    const t = endTable();
    for (const [seat, gold] of [7, 6, 8, 0].entries()) t.shop(seat).gold = gold;
    t.finish();
    expect(scores(t, 'business')).toEqual([3.5, 3, 4, 0]);
    expect(awards(t, 'business')).toEqual([6, 4, 8, 0]);
  });

  test.each([
    ['in the hospital', { hospital: 1 }, -2],
    ['on the platform', { platform: 1 }, -2],
    ['on the Progress Board', { waiting: [0, 0, 0, 1] }, -2],
    ['in all three places', { hospital: 2, platform: 1, waiting: [0, 1, 0, 1] }, -10],
    ['nowhere but home', {}, 0],
  ])('PB-END-10 PB-END-11 2 off for each imp not home: %s', (_name, away, score) => {
    expect(business((t) => t.imps(0, away))).toBe(score);
  });

  test('PB-END-10 an imp sent to the platform in the last round counts too, others come home', () => {
    const t = endTable().groups(0, [
      [1, 0],
      [2, 0],
    ]);
    t.sendGroups().play(0, { imps: 2, gold: 0, space: 'judge' });
    t.play(0, { imps: 1, gold: 0, space: 'platform' });
    // Nothing is left to decide: every imp left at home earns 1 gold, and the game is over.
    expect(t.s.outcome).not.toBeNull();
    expect(t.shop(0)).toMatchObject({ home: 9, platform: 1, gold: 7 });
    expect(scores(t, 'business')).toEqual([1.5, 5, 5, 5]);
    t.expectInventory();
  });

  test('EX-34 PB-END-05 PB-END-18 a score of −½: no award, half a reputation less', () => {
    const t = endTable().imps(0, { hospital: 1 });
    t.shop(0).gold = 3;
    t.shop(0).reputation = 10;
    t.plot(0, 0).manure = 1;
    t.finish();
    expect(scores(t, 'business')[0]).toBe(-0.5);
    expect(awards(t, 'business')[0]).toBe(0);
    expect(t.s.outcome?.scores[0]).toBe(9.5);
  });

  test('EX-49 RUL-73 a whole Business score: 5½', () => {
    const t = endTable().artifact(0, 'magicBox', 'crystalBall', 'impArmor');
    t.food(0, { vegetable: 1, meat: 1 }).imps(0, { hospital: 1, waiting: [0, 0, 0, 1] });
    t.shop(0).box = 'meat';
    t.shop(0).gold = 5;
    t.shop(0).potions = 1;
    expect(t.shop(0).home).toBe(8);
    expect(scores(t.finish(), 'business')[0]).toBe(5.5);
    t.expectInventory();
  });

  test('RUL-73 the token in the Magic Box is food', () => {
    const box = (token: 'vegetable' | null) => (t: Table) => {
      t.artifact(0, 'magicBox').shop(0).box = token;
    };
    expect(business(box('vegetable'))).toBe(2);
    expect(business(box(null))).toBe(1);
  });
});

describe('Pet Display', () => {
  test('PB-END-12 2 for each pet, of any size', () => {
    const t = endTable();
    lodge(t, 0, 0, 'uni', ['Y play', 'G poop']);
    expect(scores(t.fork().finish(), 'display')).toEqual([3, 1, 1, 1]);
    lodge(t, 0, 1, 'wormie', ['G poop', 'G poop', 'P magic', 'G poop', 'R poop', 'G poop', 'G poop'], {
      cage: 'c01',
    });
    expect(scores(t.finish(), 'display')).toEqual([6, 1, 1, 1]);
  });

  test('PB-END-13 RUL-73 1 for each cage, the printed one only where it lies open', () => {
    expect(display((t) => t.cage(0, 1, 'c01').cage(0, 2, 'c03'))).toBe(3);
    expect(display((t) => t.cage(0, 0, 'c01'))).toBe(1);
  });

  test('PB-END-14 RUL-73 1 for each addon, on a plot without a cage too', () => {
    expect(display((t) => t.addon(0, 0, 'meat'))).toBe(2);
    expect(display((t) => t.addon(0, 0, 'meat').addon(0, 3, 'play'))).toBe(3);
  });

  test('PB-END-15 1 off for each suffering, mutation and manure token', () => {
    const pet = (tokens: { suffering?: number; mutation?: number; manure?: number }) => (t: Table) =>
      lodge(t, 0, 0, 'wormie', ['G poop', 'G poop', 'P magic', 'G poop'], tokens);
    expect(display(pet({}))).toBe(3);
    expect(display(pet({ suffering: 3 }))).toBe(0);
    expect(display(pet({ mutation: 1 }))).toBe(2);
    expect(display(pet({ manure: 2 }))).toBe(1);
    expect(display(pet({ suffering: 1, mutation: 1, manure: 1 }))).toBe(0);
    expect(
      display((t) => {
        t.cage(0, 2, 'c01').plot(0, 2).manure = 4;
      }),
    ).toBe(-2);
  });

  test('EX-50 a whole Display score: 4', () => {
    const t = endTable().cage(0, 3, 'c01').addon(0, 1, 'meat').addon(0, 2, 'play');
    lodge(t, 0, 0, 'uni', ['Y play', 'G poop'], { suffering: 1, manure: 1 });
    lodge(t, 0, 2, 'birdie', ['Y play', 'P magic'], { cage: 'c03', mutation: 1 });
    t.plot(0, 3).manure = 2;
    expect(scores(t.finish(), 'display')[0]).toBe(4);
    t.expectInventory();
  });
});

describe('the winner', () => {
  test('PB-END-16 the highest reputation after both exhibitions wins', () => {
    const t = endTable();
    for (const [seat, reputation] of [20, 18, 26, 0].entries()) t.shop(seat).reputation = reputation;
    t.shop(1).gold = 4;
    t.plot(2, 0).manure = 3;
    t.finish();
    // Seat 1: 18 + 8 + 6; seat 2, which led: 26 − 2; seats 0 and 3: 6 for a tie of three.
    expect(t.s.outcome).toMatchObject({ scores: [26, 32, 24, 6], winners: [1] });
  });

  test('PB-END-17 tied leaders share the victory, with any other belongings', () => {
    const t = endTable();
    for (const [seat, reputation] of [9, 12, 4, 12].entries()) t.shop(seat).reputation = reputation;
    t.shop(0).gold = 1;
    t.finish();
    // All have the same display: 5 each. Seat 0 gains 8 for its half point of gold.
    expect(t.s.outcome).toMatchObject({ scores: [22, 17, 9, 17], winners: [0] });
    const tied = endTable();
    for (const [seat, reputation] of [9, 12, 4, 12].entries()) tied.shop(seat).reputation = reputation;
    tied.finish();
    expect(tied.s.outcome).toMatchObject({ scores: [14, 17, 9, 17], winners: [1, 3] });
  });

  test('PB-END-18 RUL-57 half points decide and are kept', () => {
    const t = endTable().imps(0, { hospital: 1 }).imps(1, { hospital: 1 });
    for (const [seat, reputation] of [30, 30, 0, 0].entries()) t.shop(seat).reputation = reputation;
    t.shop(0).gold = 3;
    t.shop(1).gold = 2;
    t.finish();
    expect(t.s.outcome).toMatchObject({ scores: [34.5, 34, 5, 5], winners: [0] });
    t.expectInventory();
  });
});
