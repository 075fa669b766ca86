/** Losing a pet: PB-LOSE, EX-26, RUL-56, RUL-59. */

import { describe, expect, test } from 'vitest';
import { POTION } from '../../../src/engine/petz/data/needs.ts';
import { type Table, table } from '../../kit/petz.ts';
import { arrange, cleanShops, manure, nobodyShops } from '../../kit/petz-plays.ts';

/** Every way to lose the one pet of seat 0, up to the moment after. */
const WAYS: Record<string, (t: Table) => Table> = {
  released: (t) => arrange(t.house(0, 1, 'uni', { cage: 'c01' }).goTo('needs'), 0, { pet1: null }),
  hunger: (t) =>
    t.house(0, 1, 'drago', { cage: 'c01', suffering: 1, cards: ['G hunger', 'R poop'] }).goTo('showing'),
  boredom: (t) =>
    t.house(0, 1, 'uni', { cage: 'c01', suffering: 1, cards: ['Y play', 'G poop'] }).goTo('showing'),
  illness: (t) =>
    t.house(0, 1, 'trollie', { cage: 'c01', manure: 1, cards: ['Y disease', 'G disease'] }).goTo('showing'),
  anger: (t) => t.house(0, 1, 'babyGolem', { cage: 'c02', cards: ['R anger', 'Y poop'] }).goTo('showing'),
  magic: (t) =>
    t.house(0, 1, 'ghosty', { cage: 'c01', mutation: 1, cards: ['P magic', 'R poop'] }).goTo('showing'),
};

/** No imp at home to help, nothing to clean but what the test lays out. */
function shop(reputation: number): Table {
  const t = cleanShops(table({ seats: 2 }).starter(0)).imps(0, { home: 0 });
  for (const s of t.s.shops) s.reputation = reputation;
  return t;
}

function lose(way: string, reputation: number): Table {
  return (WAYS[way] ?? ((t) => t))(shop(reputation));
}

describe('when', () => {
  test('PB-LOSE-01 released, or left over without a cage', () => {
    expect(lose('released', 0).eventsOf('petz.lost')).toMatchObject([
      { seat: 0, pet: 'uni', cause: 'released' },
    ]);
    const t = shop(0)
      .house(0, 0, 'uni')
      .cart(0, { pets: ['drago'] })
      .goTo('needs');
    arrange(t, 0);
    expect(t.eventsOf('petz.lost')).toMatchObject([{ seat: 0, pet: 'drago', cause: 'released' }]);
  });

  test('PB-LOSE-02 suffering as high as its size, from hunger, boredom or illness', () => {
    for (const way of ['hunger', 'boredom', 'illness']) {
      const t = lose(way, 0);
      expect(t.eventsOf('petz.lost')).toMatchObject([{ seat: 0, plot: 1, cause: 'suffering' }]);
      expect(t.eventsOf('petz.suffered')).toMatchObject([
        { cause: { hunger: 'hunger', boredom: 'play', illness: 'disease' }[way] },
      ]);
    }
    // One token less, or one size more, and it lives.
    const fewer = shop(0)
      .house(0, 1, 'drago', { cage: 'c01', cards: ['G hunger', 'R poop'] })
      .goTo('showing');
    expect(fewer.eventsOf('petz.lost')).toEqual([]);
    const bigger = shop(0).house(0, 1, 'drago', {
      cage: 'c01',
      suffering: 1,
      cards: ['G hunger', 'R poop', 'Y poop'],
    });
    expect(bigger.goTo('showing').eventsOf('petz.lost')).toEqual([]);
    expect(bigger.eventsOf('petz.suffered')).toMatchObject([{ tokens: 1 }]);
  });

  test('PB-LOSE-03 anger above the strength of its cage, with nobody to catch it; as high is not enough', () => {
    expect(lose('anger', 0).eventsOf('petz.lost')).toMatchObject([
      { pet: 'babyGolem', plot: 1, cause: 'escaped' },
    ]);
    const equal = shop(0)
      .house(0, 1, 'babyGolem', { cage: 'c03', cards: ['R anger', 'Y poop'] })
      .goTo('showing');
    expect(equal.eventsOf('petz.lost')).toEqual([]);
    const caught = shop(0).house(0, 1, 'babyGolem', { cage: 'c02', cards: ['R anger', 'Y poop'] });
    caught.s.shops[0] = { ...caught.shop(0), home: 1, busy: { ...caught.shop(0).busy, centre: 5 } };
    caught.goTo('showing').expectAsk('petz.catch', 0).play(0, { armour: 0, imps: 1, employee: null });
    expect(caught.eventsOf('petz.lost')).toEqual([]);
    expect(caught.shop(0).hospital).toBe(1);
  });

  test('PB-LOSE-04 two mutations', () => {
    const t = lose('magic', 0);
    expect(t.eventsOf('petz.lost')).toMatchObject([{ pet: 'ghosty', plot: 1, cause: 'mutated' }]);
    const both = shop(0)
      .house(0, 1, 'ghosty', { cage: 'c05', cards: ['P magic', 'R poop', 'P magic'] })
      .goTo('showing');
    expect(both.eventsOf('petz.lost')).toMatchObject([{ cause: 'mutated' }]);
    const one = shop(0)
      .house(0, 1, 'ghosty', { cage: 'c01', cards: ['P magic', 'R poop'] })
      .goTo('showing');
    expect(one.eventsOf('petz.mutated')).toMatchObject([{ tokens: 1 }]);
    expect(one.eventsOf('petz.lost')).toEqual([]);
  });
});

describe('what then', () => {
  test('PB-LOSE-05 PB-LOSE-09 each time it leaves the game for good, and its tokens with it', () => {
    for (const way of Object.keys(WAYS)) {
      const t = lose(way, 35);
      const pet = t.eventsOf('petz.lost')[0]?.pet ?? '';
      expect(t.s.gone.pets).toContain(pet);
      expect(t.plot(0, 1).pet).toBeNull();
      expect(t.shop(0).cart.pets).toEqual([]);
      // The next pet on that plot starts without tokens.
      t.cart(0, { pets: ['wormie'] }).goTo('needs');
      arrange(t, 0, { pet1: 'wormie' });
      expect(t.pet(0, 1)).toMatchObject({ suffering: 0, mutation: 0 });
      t.expectInventory();
    }
  });

  test('PB-LOSE-08 PB-LOSE-09 35 reputation becomes 32, in every way', () => {
    for (const way of Object.keys(WAYS)) {
      const t = lose(way, 35);
      expect([way, t.shop(0).reputation]).toEqual([way, 32]);
      expect(t.eventsOf('petz.lost')).toMatchObject([{ reputation: -3 }]);
    }
  });

  test('PB-LOSE-06 RUL-59 Need Cards and potions go at once: to their piles and to the stack', () => {
    const t = shop(0).house(0, 1, 'drago', {
      size: 3,
      cage: 'c01',
      suffering: 2,
      cards: ['G hunger', 'R poop', 'potion'],
    });
    const [hunger = -1, poop = -1] = t.pet(0, 1).cards ?? [];
    t.hand(0, ['G poop', 'R play', 'Y play', 'Y magic', 'P magic'])
      .goTo('showing')
      .expectAsk('petz.sleep', 0);
    expect(t.s.gone.needs).toEqual([[hunger], [poop], [], []]);
    expect(t.laidCards(0)).not.toContain(POTION);
    expect(t.view(1).shops[0]?.owned).toEqual({ cards: [1, 1, 2, 1], potions: 0 });
    t.expectInventory();
  });

  test('PB-LOSE-06 PB-NEED-09 its needs count in no exhibition and are evaluated no further', () => {
    const t = shop(0).round(2).exhibition('childrensDay');
    t.house(0, 0, 'trollie', { cards: ['Y play', 'G poop'], suffering: 1 });
    t.house(0, 2, 'uni', { cage: 'c07', cards: ['Y play', 'G poop'] });
    t.goTo('showing');
    expect(t.eventsOf('petz.lost')).toMatchObject([{ pet: 'trollie' }]);
    // 2 for Uni's play, 1 off for each of the two heaps.
    expect(t.eventsOf('petz.showed')).toMatchObject([{ seat: 0, score: 0 }, { seat: 1 }]);

    const starved = shop(0).house(0, 1, 'drago', {
      cage: 'c01',
      suffering: 1,
      cards: ['G hunger', 'R poop'],
    });
    starved.goTo('showing');
    expect(manure(starved, 0)).toEqual([0, 0, 0, 0]);
    expect(starved.eventsOf('petz.pooped')).toEqual([]);
  });

  test('PB-LOSE-07 RUL-55 the manure stays in its cage', () => {
    expect(manure(lose('anger', 0), 0)).toEqual([0, 1, 0, 0]);
    expect(manure(lose('illness', 0), 0)).toEqual([0, 1, 0, 0]);
    const t = shop(0).house(0, 1, 'uni', { cage: 'c01', manure: 2 }).goTo('needs');
    expect(manure(arrange(t, 0, { pet1: null }), 0)).toEqual([0, 2, 0, 0]);
  });

  test('PB-LOSE-08 EX-26 the price: 1 for every full 10', () => {
    for (const [before, after] of [
      [0, 0],
      [9, 9],
      [10, 9],
      [19, 18],
      [20, 18],
      [47, 43],
      [100, 90],
    ] as const) {
      expect(lose('released', before).shop(0).reputation).toBe(after);
    }
  });

  test('PB-LOSE-10 RUL-56 each loss is charged from what the one before left: 20, 18, 17', () => {
    const t = shop(20).house(0, 0, 'uni').house(0, 1, 'drago', { cage: 'c01' }).goTo('needs');
    arrange(t, 0, { pet0: null, pet1: null });
    expect(t.eventsOf('petz.lost').map((x) => x.reputation)).toEqual([-2, -1]);
    expect(t.shop(0).reputation).toBe(17);

    const starved = shop(20).house(0, 0, 'bubl', { suffering: 1, cards: ['G hunger', 'R poop'] });
    starved.house(0, 1, 'drago', { cage: 'c01', suffering: 1, cards: ['G hunger', 'R poop'] });
    starved
      .house(0, 2, 'ghosty', { cage: 'c05', cards: ['P magic', 'R disease', 'P magic'] })
      .goTo('showing');
    // 20 - 2 - 1 - 1.
    expect(starved.shop(0).reputation).toBe(16);
    expect(starved.eventsOf('petz.lost')).toHaveLength(3);
  });

  test('PB-LOSE-11 a sale is no loss, and pets leaving the corral are nobody’s', () => {
    const t = shop(30).round(3).exhibition('magicShow').customers(['porkyOrky']);
    t.house(0, 1, 'wormie', { cage: 'c10', cards: ['G poop', 'G poop', 'P disease', 'G poop'] });
    t.plot(0, 1).pet = { ...t.pet(0, 1), size: 4 };
    t.goTo('showing').expectAsk('petz.sell', 0).play(0, { plot: 1, customer: 'porkyOrky', platform: false });
    expect(t.eventsOf('petz.lost')).toEqual([]);
    expect(t.eventsOf('petz.sold')).toMatchObject([{ pet: 'wormie' }]);
    expect(t.shop(0).reputation).toBeGreaterThan(30);

    const corral = shop(30);
    const old = [...corral.s.town.old];
    expect(old).toHaveLength(1);
    nobodyShops(corral).expectAsk('petz.group');
    expect(corral.s.gone.pets).toEqual(expect.arrayContaining(old));
    expect(corral.s.shops.map((s) => s.reputation)).toEqual([30, 30]);
    expect(corral.eventsOf('petz.lost')).toEqual([]);
  });

  test('PB-LOSE-12 other players are not affected', () => {
    const belongings = (t: Table) => {
      const { reputation, hospital, potions, food, plots, artifacts } = t.shop(1);
      const pets = plots.map((plot) => [plot.pet?.id, plot.pet?.suffering, plot.pet?.mutation, plot.manure]);
      return { reputation, hospital, potions, food, pets, artifacts };
    };
    for (const way of Object.keys(WAYS)) {
      const before = shop(35).house(1, 0, 'fluffy', { suffering: 1 });
      before.shop(1).potions = 1;
      const expected = structuredClone(belongings(before));
      const t = (WAYS[way] ?? ((x) => x))(before);
      expect(t.eventsOf('petz.lost')).toHaveLength(1);
      expect(belongings(t)).toEqual(expected);
    }
  });
});
