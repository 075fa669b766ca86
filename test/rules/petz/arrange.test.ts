/** Arranging cages and pets: PB-ARR, RUL-28, RUL-30, EX-48. */

import { describe, expect, test } from 'vitest';
import { table } from '../../kit/petz.ts';
import { arrange, arrangeAll, arrangement, assign, expectRefused, manure } from '../../kit/petz-plays.ts';

describe('the step', () => {
  test('PB-ARR-01 arranging, drawing and assigning follow each other; all assign at the same time', () => {
    const t = table().starter(0).house(0, 0, 'uni').house(2, 0, 'drago');
    t.hand(2, ['G poop', 'R play', 'Y play', 'P magic']);
    t.goTo('needs').expectAsk('petz.arrange', 0);
    arrange(t, 0).expectAsk('petz.arrange', 2);
    expect(t.eventsOf('petz.drew')).toEqual([]);
    arrange(t, 2).expectAsk('petz.assign', 0, 2);
    expect(t.eventsOf('petz.drew').map((x) => x.seat)).toEqual([0, 2]);
    // The later seat may lay its cards first.
    assign(t, 2, ['G poop', 'R play']).expectAsk('petz.assign', 0);
  });

  test('PB-ARR-02 RUL-28 from the starting player on, each with the sight of those before; no one waits for a later seat', () => {
    const t = table().starter(2);
    for (const [seat, pet] of ['uni', 'drago', 'wormie'].entries()) t.house(seat, 0, pet);
    t.cart(2, { cages: ['c01'] })
      .goTo('needs')
      .expectAsk('petz.arrange', 2);
    for (const seat of [0, 1, 3]) expectRefused(t, seat, arrangement(t, seat), 'notYourTurn');
    arrange(t, 2, { cage1: 'c01', pet1: 'wormie', pet0: null }).expectAsk('petz.arrange', 0);
    expect(t.view(0).shops[2]?.plots.map((plot) => plot.pet?.id ?? null)).toEqual([
      null,
      'wormie',
      null,
      null,
    ]);
    // Confirmed is confirmed.
    expectRefused(t, 2, arrangement(t, 2), 'notYourTurn');
    arrange(t, 0).expectAsk('petz.arrange', 1);
    arrange(t, 1).expectAsk('petz.assign', 2, 0, 1).expectInventory();
  });

  test('PB-ARR-13 from the first card drawn the arrangement is fixed until the next round', () => {
    const t = table().starter(0).house(0, 0, 'uni').cage(0, 1, 'c01');
    arrangeAll(t.goTo('needs')).expectAsk('petz.assign', 0);
    expectRefused(t, 0, arrangement(t, 0, { pet0: null, pet1: 'uni' }), 'notOffered');
    const asked: string[] = [];
    const watch = (_seat: number, kind: string) => {
      asked.push(kind);
      return undefined;
    };
    t.until('petz.group', watch);
    expect(asked).not.toContain('petz.arrange');
  });

  test('PB-ARR-14 the arrangement is public', () => {
    const t = table()
      .starter(0)
      .house(0, 0, 'uni')
      .cart(0, { cages: ['c01'], addons: ['play'] })
      .goTo('needs');
    arrange(t, 0, { cage3: 'c01', addon3: 'play', pet0: null, pet3: 'uni' });
    for (const seat of [0, 1, null]) {
      expect(t.view(seat).shops[0]?.plots[3]).toMatchObject({
        cage: 'c01',
        addon: 'play',
        pet: { id: 'uni' },
      });
    }
    expect(t.eventsOf('petz.arranged')).toEqual([
      { type: 'petz.arranged', seat: 0, pets: [null, null, null, 'uni'] },
    ]);
  });
});

describe('cages and addons', () => {
  test('PB-ARR-03 RUL-21 new ones get their plot now: they cannot be kept aside or thrown away', () => {
    const t = table()
      .cart(0, { cages: ['c01'], addons: ['play'] })
      .goTo('needs');
    expectRefused(t, 0, arrangement(t, 0, { addon0: 'play' }), 'cageUnplaced', 'PB-ARR-03');
    expectRefused(t, 0, arrangement(t, 0, { cage1: 'c01' }), 'addonUnplaced', 'PB-ARR-03');
    expectRefused(
      t,
      0,
      arrangement(t, 0, { cage1: 'c01', cage2: 'c01', addon0: 'play' }),
      'placedTwice',
      'PB-ARR-03',
    );
    arrange(t, 0, { cage1: 'c01', addon0: 'play' });
    expect(t.shop(0).cart).toEqual({ cages: [], addons: [], pets: [] });
    t.expectInventory();
  });

  test('PB-ARR-03 RUL-21 with all plots full a new cage must replace one', () => {
    const t = table()
      .cage(0, 1, 'c01')
      .cage(0, 2, 'c02')
      .cage(0, 3, 'c03')
      .cart(0, { cages: ['c04'] })
      .goTo('needs');
    expectRefused(t, 0, arrangement(t, 0), 'cageUnplaced', 'PB-ARR-03');
    arrange(t, 0, { cage2: 'c04' });
    expect(t.shop(0).plots.map((plot) => plot.cage)).toEqual(['printed', 'c01', 'c04', 'c03']);
    expect(t.s.gone.cages).toEqual(['c02']);
    t.expectInventory();
  });

  test('RUL-22 of two new tiles on one plot the later replaces the earlier, and what lay there before', () => {
    const t = table()
      .cage(0, 1, 'c01')
      .cart(0, { cages: ['c02', 'c03'], addons: ['play', 'meat'] })
      .goTo('needs');
    arrange(t, 0, { cage1: 'c03', addon2: 'play' });
    expect(t.shop(0).plots.map((plot) => plot.cage)).toEqual(['printed', 'c03', null, null]);
    expect(t.shop(0).plots.map((plot) => plot.addon)).toEqual([null, null, 'play', null]);
    expect([...t.s.gone.cages].sort()).toEqual(['c01', 'c02']);
    expect(t.s.gone.addons).toEqual(['meat']);
    t.expectInventory();
  });

  test('PB-ARR-04 those of earlier rounds stay, with anything new; only replacing takes them away', () => {
    const t = table()
      .cage(0, 1, 'c01')
      .addon(0, 1, 'play')
      .cart(0, { cages: ['c02'], addons: ['meat'] })
      .goTo('needs');
    expectRefused(t, 0, arrangement(t, 0, { cage2: 'c01', cage1: 'c02', addon3: 'meat' }), 'notOffered');
    expectRefused(t, 0, arrangement(t, 0, { cage2: 'c02', addon3: 'play', addon1: 'meat' }), 'notOffered');
    arrange(t, 0, { cage2: 'c02', addon3: 'meat' });
    expect(t.plot(0, 1)).toMatchObject({ cage: 'c01', addon: 'play' });
  });
});

describe('pets', () => {
  test('PB-ARR-05 PB-ARR-12 a pet has one cage, and needs one: a plot without a cage will not do', () => {
    const t = table()
      .addon(0, 2, 'play')
      .cage(0, 1, 'c01')
      .house(0, 0, 'uni')
      .cart(0, { pets: ['drago'] })
      .goTo('needs');
    expectRefused(t, 0, arrangement(t, 0, { pet1: 'uni' }), 'placedTwice', 'PB-ARR-05');
    expectRefused(t, 0, arrangement(t, 0, { pet2: 'drago' }), 'petWithoutCage', 'PB-ARR-12');
    expectRefused(t, 0, arrangement(t, 0, { pet3: 'drago' }), 'petWithoutCage', 'PB-ARR-12');
    expectRefused(t, 0, arrangement(t, 0, { pet1: 'wormie' }), 'notOffered');
    arrange(t, 0, { pet1: 'drago' });
    expect(t.shop(0).plots.map((plot) => plot.pet?.id ?? null)).toEqual(['uni', 'drago', null, null]);
    t.expectInventory();
  });

  test('PB-ARR-12 a new cage of the same arrangement will do', () => {
    const t = table()
      .cart(0, { pets: ['drago'], cages: ['c01'] })
      .goTo('needs');
    arrange(t, 0, { cage2: 'c01', pet2: 'drago' });
    expect(t.pet(0, 2).id).toBe('drago');
  });

  test('PB-ARR-06 pets swap without a spare cage', () => {
    const t = table().house(0, 0, 'uni').house(0, 1, 'drago', { cage: 'c01' }).goTo('needs');
    arrange(t, 0, { pet0: 'drago', pet1: 'uni' });
    expect(t.shop(0).plots.map((plot) => plot.pet?.id ?? null)).toEqual(['drago', 'uni', null, null]);
    expect(t.eventsOf('petz.lost')).toEqual([]);
    t.expectInventory();
  });

  test('PB-ARR-07 suffering and mutation go with the pet, manure stays with the cage', () => {
    const t = table().house(0, 0, 'uni', { size: 4, suffering: 2, mutation: 1, manure: 3 });
    t.house(0, 1, 'drago', { cage: 'c01', size: 4, suffering: 1, manure: 0 }).goTo('needs');
    arrange(t, 0, { pet0: 'drago', pet1: 'uni' });
    expect(t.pet(0, 1)).toMatchObject({ id: 'uni', suffering: 2, mutation: 1 });
    expect(t.pet(0, 0)).toMatchObject({ id: 'drago', suffering: 1, mutation: 0 });
    expect(manure(t, 0)).toEqual([3, 0, 0, 0]);
  });

  test('PB-ARR-08 RUL-30 with more pets than cages the owner picks who goes', () => {
    for (const [staying, released] of [
      ['uni', 'drago'],
      ['drago', 'uni'],
    ] as const) {
      const t = table()
        .house(0, 0, 'uni')
        .cart(0, { pets: ['drago'] })
        .goTo('needs');
      arrange(t, 0, { pet0: staying });
      expect(t.shop(0).plots.map((plot) => plot.pet?.id ?? null)).toEqual([staying, null, null, null]);
      expect(t.eventsOf('petz.lost')).toMatchObject([{ seat: 0, pet: released, cause: 'released' }]);
      expect(t.s.gone.pets).toEqual([released]);
      t.expectInventory();
    }
  });

  test('PB-ARR-09 PB-ARR-11 more may be released, and cages may stay empty', () => {
    const t = table().house(0, 0, 'uni').house(0, 1, 'drago', { cage: 'c01' }).goTo('needs');
    arrange(t, 0, { pet0: null, pet1: null });
    expect(t.eventsOf('petz.lost').map((x) => x.pet)).toEqual(['uni', 'drago']);
    expect(t.shop(0).plots.map((plot) => plot.pet)).toEqual([null, null, null, null]);
    expect(t.eventsOf('petz.drew')).toEqual([]);
    t.expectInventory();
  });

  test('PB-ARR-10 each release costs its reputation at once, before anybody draws', () => {
    const t = table()
      .starter(0)
      .house(0, 0, 'uni')
      .house(1, 0, 'drago')
      .house(0, 1, 'wormie', { cage: 'c01' });
    for (const shop of t.s.shops) shop.reputation = 25;
    t.goTo('needs');
    arrange(t, 0, { pet0: null }).expectAsk('petz.arrange', 1);
    expect(t.eventsOf('petz.lost')).toMatchObject([{ pet: 'uni', reputation: -2 }]);
    expect(t.s.shops.map((shop) => shop.reputation)).toEqual([23, 25, 25, 25]);
  });

  test('EX-48 two pets, one cage, reputation 12: one is released, 11 is left, the manure stays', () => {
    const t = table()
      .house(0, 0, 'uni', { size: 4, suffering: 2, mutation: 1, manure: 2 })
      .cart(0, { pets: ['drago'] });
    t.shop(0).reputation = 12;
    t.goTo('needs');
    arrange(t, 0, { pet0: 'drago' });
    expect(t.shop(0).reputation).toBe(11);
    expect(t.pet(0, 0)).toMatchObject({ id: 'drago', suffering: 0, mutation: 0 });
    expect(manure(t, 0)).toEqual([2, 0, 0, 0]);
    expect(t.s.gone.pets).toEqual(['uni']);
    t.expectInventory();
  });
});
