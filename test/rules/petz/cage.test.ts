/** Choosing a cage: PB-CAGE. */

import { describe, expect, test } from 'vitest';
import { CAGES } from '../../kit/base-box.ts';
import { table } from '../../kit/petz.ts';
import { arrange, arrangement, expectRefused, send, sending, shopping } from '../../kit/petz-plays.ts';

const OFFER = ['c01', 'c02', 'c03'];

describe('buying', () => {
  test('PB-CAGE-01 a cage asks for two imps, and gold replaces none', () => {
    const t = table().offerCages(OFFER);
    t.groups(0, [
      [1, 5],
      [2, 0],
    ]).sendGroups();
    t.expectAsk('petz.send', 0);
    expectRefused(t, 0, sending([1, 5], 'cage1', 'c01'), 'needsImps', 'PB-CAGE-01');
    expect(t.options(0)).not.toContainEqual(expect.objectContaining({ space: 'cage1' }));
    send(t, 0, [1, 5], 'home');
    send(t, 0, [2, 0], 'cage1', 'c01').expectInventory();
    expect(t.eventsOf('petz.gotCage')).toEqual([{ type: 'petz.gotCage', seat: 0, cage: 'c01' }]);
  });

  test('PB-CAGE-02 one face-up cage of the owner’s choice, whichever pit it lies in', () => {
    for (const cage of OFFER) {
      const t = shopping(table().offerCages(OFFER), 0, [[2, 0], 'cage1', cage]);
      expect(t.shop(0).cart.cages).toEqual([cage]);
      expect(t.s.town.cages).toEqual(OFFER.map((id) => (id === cage ? null : id)));
    }
    const t = table()
      .offerCages(OFFER)
      .groups(0, [[2, 0]])
      .sendGroups();
    expectRefused(t, 0, sending([2, 0], 'cage1', 'c09'), 'itemNotThere', 'PB-SHOP-22');
    expectRefused(t, 0, sending([2, 0], 'cage1'), 'itemNotThere', 'PB-SHOP-22');
  });

  test('PB-CAGE-03 the first buyer picks from three, the second from two, and one stays behind', () => {
    const t = table().starter(0).offerCages(OFFER);
    for (const seat of [0, 1, 2]) t.groups(seat, [[2, 0]]);
    t.sendGroups();
    const cagesFor = (seat: number, space: string) =>
      t.options(seat).filter((x) => (x as { space: string }).space === space).length;
    expect(cagesFor(0, 'cage1')).toBe(3);
    send(t, 0, [2, 0], 'cage1', 'c02');
    expect(cagesFor(1, 'cage2')).toBe(2);
    send(t, 1, [2, 0], 'cage2', 'c01').expectAsk('petz.send', 2);
    for (const space of ['cage1', 'cage2']) {
      expectRefused(t, 2, sending([2, 0], space, 'c03'), 'spaceTaken', 'PB-SHOP-10');
    }
    send(t, 2, [2, 0], 'home');
    expect(t.s.town.cages).toEqual([null, null, 'c03']);
    t.expectInventory();
  });

  test('PB-CAGE-03 with one cage space blocked the only buyer picks from two', () => {
    const t = table({ seats: 2, decks: { cages: ['c05', 'c06', 'c07'] } }).starter(0);
    expect(t.s.town.cages).toEqual(['c05', 'c06', null]);
    t.groups(0, [[2, 0]])
      .groups(1, [[2, 0]])
      .sendGroups();
    expectRefused(t, 0, sending([2, 0], 'cage2', 'c05'), 'neutralThere', 'PB-SHOP-17');
    send(t, 0, [2, 0], 'cage1', 'c05').expectAsk('petz.send', 1);
    expectRefused(t, 1, sending([2, 0], 'cage1', 'c06'), 'spaceTaken', 'PB-SHOP-10');
    expectRefused(t, 1, sending([2, 0], 'cage2', 'c06'), 'neutralThere', 'PB-SHOP-17');
    expect(t.s.town.cages).toEqual([null, 'c06', null]);
  });

  test('PB-CAGE-04 one player may use both cage spaces', () => {
    const t = shopping(table().offerCages(OFFER), 0, [[2, 0], 'cage1', 'c03'], [[2, 0], 'cage2', 'c01']);
    expect(t.shop(0).cart.cages).toEqual(['c03', 'c01']);
    expect(t.s.town.taken).toMatchObject({ cage1: { seat: 0, imps: 2 }, cage2: { seat: 0, imps: 2 } });
    t.expectAsk('petz.arrange', 0).expectInventory();
  });

  test('PB-CAGE-08 its plot is decided only in the arranging step', () => {
    const t = shopping(table().offerCages(OFFER), 0, [[2, 0], 'cage1', 'c01']);
    t.expectAsk('petz.arrange', 0);
    expect(t.shop(0).plots.map((plot) => plot.cage)).toEqual(['printed', null, null, null]);
    for (const at of [0, 1, 2, 3])
      expect(t.refusal(0, arrangement(t, 0, { [`cage${at}`]: 'c01' }))).toBeNull();
    arrange(t, 0, { cage3: 'c01' });
    expect(t.shop(0).plots.map((plot) => plot.cage)).toEqual(['printed', null, null, 'c01']);
    expect(t.shop(0).cart.cages).toEqual([]);
    t.expectInventory();
  });
});

describe('placing', () => {
  test('PB-CAGE-05 PB-CAGE-06 PB-CAGE-07 RUL-23 over an older cage: pet, manure and addon stay, the old cage goes', () => {
    const t = table().house(0, 1, 'uni', {
      cage: 'c01',
      addon: 'strength1',
      manure: 3,
      suffering: 1,
      mutation: 1,
    });
    t.cart(0, { cages: ['c02'] }).goTo('needs');
    arrange(t, 0, { cage1: 'c02' });
    expect(t.plot(0, 1)).toMatchObject({ cage: 'c02', addon: 'strength1', manure: 3 });
    expect(t.pet(0, 1)).toMatchObject({ id: 'uni', suffering: 1, mutation: 1 });
    expect(t.s.gone.cages).toEqual(['c01']);
    expect(t.eventsOf('petz.placedCage')).toMatchObject([{ cage: 'c02', plot: 1, replaced: 'c01' }]);
    t.expectInventory();
  });

  test('PB-CAGE-05 on an empty plot: an addon and manure lying there stay', () => {
    const t = table()
      .addon(0, 2, 'play')
      .cart(0, { cages: ['c02'] });
    t.plot(0, 2).manure = 2;
    t.goTo('needs');
    arrange(t, 0, { cage2: 'c02' });
    expect(t.plot(0, 2)).toMatchObject({ cage: 'c02', addon: 'play', manure: 2, pet: null });
    expect(t.s.gone.cages).toEqual([]);
    expect(t.plot(0, 0)).toMatchObject({ cage: 'printed', manure: 1 });
  });

  test('PB-CAGE-05 PB-CAGE-06 RUL-23 over the printed cage, whose manure stays and which goes to no pile', () => {
    const t = table()
      .cart(0, { cages: ['c02'] })
      .goTo('needs');
    arrange(t, 0, { cage0: 'c02' });
    expect(t.plot(0, 0)).toMatchObject({ cage: 'c02', manure: 1 });
    expect(t.s.gone.cages).toEqual([]);
    t.expectInventory();
  });

  test('PB-CAGE-11 once arranged a cage stays where it is, but may be replaced', () => {
    const t = table()
      .cage(0, 1, 'c01')
      .cart(0, { cages: ['c02'] })
      .goTo('needs');
    expectRefused(t, 0, arrangement(t, 0, { cage2: 'c01', cage3: 'c02' }), 'notOffered');
    arrange(t, 0, { cage3: 'c02' });
    t.until('petz.group')
      .cart(0, { cages: ['c04'] })
      .goTo('needs');
    expectRefused(t, 0, arrangement(t, 0, { cage1: 'c02', cage3: 'c04' }), 'notOffered');
    arrange(t, 0, { cage3: 'c04' });
    expect(t.shop(0).plots.map((plot) => plot.cage)).toEqual(['printed', 'c01', null, 'c04']);
    expect(t.s.gone.cages).toContain('c02');
    t.expectInventory();
  });

  test('PB-CAGE-11 without a new cage no cage can be named at all', () => {
    const t = table().house(0, 1, 'uni', { cage: 'c01' }).goTo('needs');
    expectRefused(t, 0, arrangement(t, 0, { cage2: 'c01' }), 'notOffered');
  });

  test('PB-CAGE-12 a covered printed cage no longer counts: not against anger, not in the final score', () => {
    const covered = table({ seats: 2 }).house(0, 0, 'babyGolem', {
      cage: 'c02',
      cards: ['R anger', 'Y poop'],
    });
    covered.imps(0, { home: 0 }).goTo('showing');
    expect(covered.eventsOf('petz.lost')).toMatchObject([{ seat: 0, pet: 'babyGolem', cause: 'escaped' }]);
    const open = table({ seats: 2 }).house(0, 0, 'babyGolem', { cards: ['R anger', 'Y poop'] });
    expect(open.imps(0, { home: 0 }).goTo('showing').eventsOf('petz.lost')).toEqual([]);

    const end = table({ seats: 2 }).cage(0, 0, 'c02').cage(1, 1, 'c01').finish();
    // Each has 1 manure; seat 0 shows one cage, seat 1 two.
    expect(end.s.finals?.map((x) => x.display)).toEqual([0, 1]);
  });
});

describe('the pieces', () => {
  test('PB-CAGE-09 the red number stands against anger, the purple one against magic, icons do the rest', () => {
    const strong = table({ seats: 2 }).house(0, 1, 'fieryFairy', {
      cage: 'c01',
      cards: ['P magic', 'R anger', 'Y poop'],
    });
    strong.goTo('showing');
    expect(strong.eventsOf('petz.mutated')).toMatchObject([{ plot: 1, tokens: 1 }]);
    expect(strong.eventsOf('petz.lost')).toEqual([]);
    const warded = table({ seats: 2 }).house(0, 1, 'fieryFairy', {
      cage: 'c02',
      cards: ['P magic', 'R anger', 'Y poop'],
    });
    warded.imps(0, { home: 0 }).goTo('showing');
    expect(warded.eventsOf('petz.mutated')).toEqual([]);
    expect(warded.eventsOf('petz.lost')).toMatchObject([{ cause: 'escaped' }]);
    const tidy = table({ seats: 2 })
      .house(0, 1, 'trollie', { cage: 'c11', cards: ['Y play', 'G poop'] })
      .goTo('showing');
    expect(tidy.eventsOf('petz.playedAlone')).toMatchObject([{ plot: 1, needs: 1 }]);
    expect(tidy.eventsOf('petz.pooped')).toMatchObject([{ plot: 1, manure: 0, absorbed: 1 }]);
    expect(tidy.eventsOf('petz.suffered')).toEqual([]);
  });

  test('PB-CAGE-10 numbers and icons add up to 3 on every bought cage and to 2 on the printed one', () => {
    const sums = Object.entries(CAGES).map(([id, cage]) => {
      return [id, cage.strength + cage.antimagic + cage.play + cage.graze + cage.absorb];
    });
    const bought = 'c01 c02 c03 c04 c05 c06 c07 c08 c09 c10 c11'.split(' ').map((id) => [id, 3]);
    expect(sums).toEqual([['printed', 2], ...bought]);
    expect(CAGES.printed).toMatchObject({ strength: 1, antimagic: 1 });
  });
});
