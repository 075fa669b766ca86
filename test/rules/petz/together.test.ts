/** Rules of the base game that meet: ties, losses, artifacts and supplies that run out, as a table would try them. */

import { describe, expect, test } from 'vitest';
import { type Table, table } from '../../kit/petz.ts';
import { entryOf, lodge, marketTable, sale, showTable, toSales } from '../../kit/show.ts';

/** Shows all pets off; what can be declined is declined. */
function shown(t: Table): Table {
  t.goTo('showing');
  for (let i = 0; i < 60 && t.s.ask !== null && t.s.phase === 'showing'; i++) {
    const seat = t.s.ask.seats[0] ?? 0;
    const options = t.options(seat);
    t.play(seat, options.includes(null) ? null : (options[0] ?? null));
  }
  return t.expectInventory();
}

const awards = (t: Table) => t.eventsOf('petz.awarded').at(-1)?.awards;

describe('at the show', () => {
  test('PB-EXH-15 PB-ARTIFACT-WHIP-02 three tie for first, then the Whip parts one of them from two', () => {
    const three = (whip: boolean) => {
      const t = showTable({ seats: 3, round: 2, exhibition: 'breedersPrize' });
      lodge(t, 0, 1, 'uni', ['Y poop', 'G poop']);
      lodge(t, 1, 1, 'fluffy', ['Y poop', 'G poop']);
      lodge(t, 2, 1, 'wormie', ['G poop', 'G poop']);
      if (whip) t.artifact(2, 'whipOfObedience');
      return awards(shown(t));
    };
    expect([three(false), three(true)]).toEqual([
      [6, 6, 6],
      [4, 4, 8],
    ]);
  });

  test('PB-EXH-10 RUL-51 dirt −2 and judging +2 are 0 and take no part; with the Whip ½ wins alone', () => {
    const t = showTable({ seats: 2, round: 2, exhibition: 'childrensDay' }).artifact(1, 'whipOfObedience');
    for (const seat of [0, 1]) {
      t.plot(seat, 0).manure = 2;
      t.shop(seat).judge = true;
    }
    expect(awards(shown(t))).toEqual([0, 7]);
    expect([entryOf(t, 0), entryOf(t, 1)]).toMatchObject([
      { score: 0, takesPart: false },
      { score: 0.5, takesPart: true },
    ]);
  });

  test('RUL-52 who loses his only pet in the Arena gets nothing for judging and Whip, and takes nobody a place', () => {
    const t = showTable({ seats: 2, round: 2, exhibition: 'arena', home: 0 }).artifact(0, 'whipOfObedience');
    t.shop(0).judge = true;
    lodge(t, 0, 1, 'babyGolem', ['R anger', 'Y play'], { cage: 'c02' });
    lodge(t, 1, 1, 'stegobully', ['G anger', 'R anger'], { cage: 'c01' });
    expect(awards(shown(t))).toEqual([0, 7]);
    expect(t.plot(0, 1).pet).toBeNull();
  });

  test('PB-EXHIBITION-MEDLEY-01 PB-VAR-07 two turned cards and a potion are five kinds; an unmet one costs its 2', () => {
    const t = showTable({
      seats: 2,
      round: 2,
      exhibition: 'moodyMedley',
      home: 0,
      variants: { doubles: true },
    });
    lodge(t, 0, 1, 'uni', ['Y disease turned', 'potion', 'P anger turned'], { cage: 'c03' });
    t.hand(0, ['G hunger', 'G poop', 'Y play', 'R anger', 'P magic']);
    shown(t);
    expect([t.pet(0, 1).suffering, entryOf(t, 0).score]).toEqual([1, 10 - 2]);
  });

  test('PB-EXHIBITION-BEAUTY-01 RUL-78 a potion and a turned card are one colour each; old and new dirt of its own cage count', () => {
    const t = showTable({
      seats: 2,
      round: 2,
      exhibition: 'beautyPageant',
      home: 0,
      variants: { doubles: true },
    });
    t.plot(0, 0).manure = 3;
    lodge(t, 0, 1, 'drago', ['potion', 'R poop turned', 'Y play', 'R anger'], { cage: 'c01', manure: 1 });
    t.hand(0, ['G hunger', 'G poop', 'Y play', 'R anger', 'P magic']);
    shown(t);
    expect([t.plot(0, 1).manure, t.pet(0, 1).suffering, entryOf(t, 0).score]).toEqual([2, 1, 3 - 2 - 1]);
  });
});

describe('care', () => {
  test('PB-LOSE-08 RUL-56 a hundred points lose 10, ten lose 1, nine none', () => {
    const left = (reputation: number) => {
      const t = showTable({ seats: 2, home: 0 });
      t.shop(0).reputation = reputation;
      lodge(t, 0, 1, 'babyGolem', ['R anger', 'Y play'], { cage: 'c02' });
      return shown(t).shop(0).reputation;
    };
    expect([left(100), left(10), left(9)]).toEqual([90, 9, 9]);
  });

  test('RUL-36 RUL-38 a raging pet that magic takes away first needs no imp', () => {
    const t = showTable({ seats: 2, home: 3 });
    lodge(t, 0, 1, 'fieryFairy', ['P magic', 'R anger', 'Y magic'], { cage: 'c07', mutation: 0 });
    shown(t);
    expect(t.eventsOf('petz.lost')).toMatchObject([{ cause: 'mutated' }]);
    expect(t.shop(0).hospital).toBe(0);
  });

  test('PB-NEED-HUNGER-07 PB-NEED-HUNGER-08 grass and a meat addon feed an omnivore twice, an eater of one of both once', () => {
    const suffers = (id: string, cards: string[]) => {
      const t = showTable({ seats: 2, home: 0 });
      lodge(t, 0, 1, id, cards, { cage: 'c09', addon: 'meat' });
      return shown(t).pet(0, 1).suffering;
    };
    // Three hunger needs each; the fourth card is no trouble.
    expect(suffers('liffard', ['G hunger', 'Y poop', 'G hunger', 'G hunger'])).toBe(1);
    expect(suffers('stegobully', ['G hunger', 'R hunger', 'R poop', 'G hunger'])).toBe(2);
    expect(suffers('bubl', ['G hunger', 'R hunger', 'G hunger', 'R poop'])).toBe(2);
  });

  test('PB-NEED-POOP-02 PB-NEED-DISEASE-03 what a cage absorbs makes nobody ill; what it does not, kills at size 3', () => {
    const t = showTable({ seats: 2, home: 0 });
    lodge(t, 0, 1, 'wormie', ['G poop', 'G poop', 'P disease'], { cage: 'c10' });
    lodge(t, 0, 2, 'uni', ['Y disease', 'G poop', 'P anger'], { cage: 'c01', manure: 2 });
    shown(t);
    expect([t.pet(0, 1).suffering, t.plot(0, 1).manure]).toEqual([0, 1]);
    expect([t.plot(0, 2).pet, t.plot(0, 2).manure]).toEqual([null, 3]);
  });

  test('PB-ARTIFACT-ARMOR-01 PB-ARTIFACT-EMPLOYEE-01 RUL-44 all ways to hold a rage of 2 with two imps, armour and Employee', () => {
    const t = showTable({ seats: 2, home: 2 }).artifact(0, 'impArmor', 'employeeOfTheMonth');
    lodge(t, 0, 1, 'babyGolem', ['R anger', 'Y poop', 'R anger'], { cage: 'c02' });
    t.goTo('showing').expectAsk('petz.catch', 0);
    expect(t.options(0)).toHaveLength(6);
    expect(t.options(0)).toEqual(
      expect.arrayContaining([
        { armour: 0, imps: 1, employee: 'catch' },
        { armour: 1, imps: 0, employee: 'armour' },
        { armour: 0, imps: 2, employee: null },
        { armour: 1, imps: 1, employee: null },
        { armour: 2, imps: 0, employee: null },
        null,
      ]),
    );
  });
});

describe('business', () => {
  test('PB-SELL-03 PB-SELL-04 PB-SELL-25 one customer buys of every shop in turn, and leaves once', () => {
    const t = marketTable(['porkyOrky'], { seats: 3 });
    for (const [seat, id] of ['uni', 'fluffy', 'wormie'].entries())
      t.house(seat, 1, id, {
        size: 4,
        cage: `c0${seat + 1}`,
        cards: ['G poop', 'G poop', 'R poop', 'G poop'],
      });
    toSales(t);
    const sellers: number[] = [];
    while (t.s.ask?.kind === 'petz.sell') {
      const seat = t.s.ask.seats[0] ?? 0;
      sellers.push(seat);
      t.play(seat, sale(1, 'porkyOrky'));
    }
    expect(sellers).toEqual([0, 1, 2]);
    expect(t.eventsOf('petz.customerLeft')).toHaveLength(1);
  });

  test('PB-ARTIFACT-BOX-04 RUL-69 the box is eaten from and filled with meat that would spoil, in one round', () => {
    const t = showTable({ seats: 2, home: 0 })
      .artifact(0, 'magicBox')
      .food(0, { meat: [0, 1] });
    t.shop(0).box = 'vegetable';
    lodge(t, 0, 1, 'wormie', ['G hunger', 'G poop'], { cage: 'c01' });
    t.goTo('showing').until('petz.feed').play(0, { from: 'box' });
    t.until('petz.box').play(0, { from: 'meat', chamber: 1 });
    expect([t.shop(0).box, t.shop(0).food.meat]).toEqual(['meat', [0, 0]]);
  });
});

describe('what runs out', () => {
  test('PB-COMP-04 RUL-80 three cards that nobody has are of the deck’s commonest need', () => {
    const t = table({ seats: 2 }).starter(0).hand(0, ['G poop', 'R anger', 'Y play', 'P magic']);
    t.house(0, 0, 'wormie', { size: 4 });
    t.s.piles.needs[0] = [];
    t.s.gone.needs[0] = [];
    t.goTo('needs').until('petz.assign');
    expect(t.faces(0).filter((face) => face.startsWith('G'))).toEqual([
      'G poop',
      'G hunger',
      'G hunger',
      'G hunger',
    ]);
  });

  test('RUL-18 with one tile left in each pile and no addon the town lays out what there is', () => {
    const t = table({ seats: 4 }).starter(0);
    const { piles, gone, town } = t.s;
    for (const kind of ['pets', 'cages', 'artifacts'] as const) gone[kind].push(...piles[kind].splice(1));
    gone.addons.push(...piles.addons.splice(0));
    const before = { young: [...town.young], lowest: town.cages[2], lower: town.addons[1] };
    t.nextRound().expectInventory();
    expect(t.s.town.young).toHaveLength(1);
    expect(t.s.town.old).toEqual(before.young);
    expect([t.s.town.cages[0], t.s.town.cages[2]]).toEqual([before.lowest, null]);
    expect(t.s.town.addons).toEqual([before.lower, null]);
    expect(t.s.town.artifacts).toHaveLength(1);
  });

  test('RUL-15 RUL-84 PB-SHOP-19 nobody has an imp at home: the round goes on to its pets by itself', () => {
    const t = table({ seats: 2 }).starter(0);
    t.house(0, 0, 'wormie', { size: 2 });
    for (const shop of t.s.shops) [shop.platform, shop.home] = [shop.platform + shop.home, 0];
    t.goTo('shopping').expectInventory();
    expect([t.s.round, t.s.phase]).toEqual([1, 'needs']);
  });
});

describe('the last round', () => {
  test('PB-VAR-20 PB-VAR-21 RUL-71 RUL-72 lowest first, a tie from the starting player, who had to be passed on to; income by seats', () => {
    const t = table({ seats: 4, variants: { finalOrder: true } })
      .starter(3)
      .round(4);
    for (const [seat, reputation] of [5, 3, 3, 9].entries())
      Object.assign(t.shop(seat), { reputation, gold: 0 });
    t.nextRound();
    expect([t.s.starter, t.s.order, t.s.shops.map(({ gold }) => gold)]).toEqual([
      1,
      [1, 2, 0, 3],
      [2, 1, 1, 2],
    ]);
  });

  test('PB-START-04 RUL-71 all equal: one seat on; the holder alone is lowest: it stays', () => {
    const starter = (...reputations: number[]) => {
      const t = table({ seats: 4 }).starter(2).round(4);
      for (const [seat, n] of reputations.entries()) t.shop(seat).reputation = n;
      return t.nextRound().s.starter;
    };
    expect([starter(0, 0, 0, 0), starter(1, 1, 0, 1)]).toEqual([3, 2]);
  });

  test('PB-END-02 PB-END-05 PB-END-10 a tie in each final exhibition, and a dirty display that costs its 3', () => {
    const t = table({ seats: 3 });
    for (const shop of t.s.shops) {
      const invited = shop.waiting.reduce((sum, n) => sum + n, 0);
      Object.assign(shop, { home: shop.home + invited, waiting: [0, 0, 0, 0], gold: 4, reputation: 10 });
      for (const plot of shop.plots) plot.manure = 0;
    }
    t.plot(2, 0).manure = 4;
    t.finish();
    expect(t.s.outcome).toMatchObject({ scores: [10 + 6 + 7, 10 + 6 + 7, 10 + 6 - 3], winners: [0, 1] });
  });
});
