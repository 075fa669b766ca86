/** Choosing an addon: PB-ADDON, and what the arranging step may do with two new tiles (RUL-21, RUL-22). */

import { describe, expect, test } from 'vitest';
import { ADDONS } from '../../kit/base-box.ts';
import { table } from '../../kit/petz.ts';
import { arrange, arrangement, expectRefused, send, sending, shopping } from '../../kit/petz-plays.ts';

describe('buying', () => {
  test('PB-ADDON-01 a single imp is enough', () => {
    const t = shopping(table().offerAddons(['play', 'meat']), 0, [[1, 0], 'addon', 'meat']);
    expect(t.shop(0).cart.addons).toEqual(['meat']);
    expect(t.s.town.taken.addon).toEqual({ seat: 0, imps: 1 });
    t.expectAsk('petz.arrange', 0).expectInventory();
  });

  test('PB-ADDON-02 one of the two, of the owner’s choice; the other stays and nobody gets it this round', () => {
    for (const [mine, other] of [
      ['play', [null, 'meat']],
      ['meat', ['play', null]],
    ] as const) {
      const t = table().starter(0).offerAddons(['play', 'meat']);
      t.groups(0, [
        [1, 0],
        [1, 0],
      ])
        .groups(1, [[1, 0]])
        .sendGroups();
      send(t, 0, [1, 0], 'addon', mine).expectAsk('petz.send', 1);
      expect(t.s.town.addons).toEqual(other);
      const left = other.find((x) => x !== null) ?? '';
      expectRefused(t, 1, sending([1, 0], 'addon', left), 'spaceTaken', 'PB-SHOP-10');
      send(t, 1, [1, 0], 'home');
      expectRefused(t, 0, sending([1, 0], 'addon', left), 'spaceTaken', 'PB-SHOP-10');
      t.expectInventory();
    }
    const t = table()
      .offerAddons(['play', 'meat'])
      .groups(0, [[1, 0]])
      .sendGroups();
    expectRefused(t, 0, sending([1, 0], 'addon', 'strength1'), 'itemNotThere', 'PB-SHOP-22');
  });

  test('PB-ADDON-07 its plot is decided only in the arranging step', () => {
    const t = shopping(table().offerAddons(['play', 'meat']), 0, [[1, 0], 'addon', 'play']);
    t.expectAsk('petz.arrange', 0);
    expect(t.shop(0).plots.map((plot) => plot.addon)).toEqual([null, null, null, null]);
    for (const at of [0, 1, 2, 3])
      expect(t.refusal(0, arrangement(t, 0, { [`addon${at}`]: 'play' }))).toBeNull();
    arrange(t, 0, { addon2: 'play' });
    expect(t.shop(0).plots.map((plot) => plot.addon)).toEqual([null, null, 'play', null]);
    expect(t.shop(0).cart.addons).toEqual([]);
    t.expectInventory();
  });
});

describe('placing', () => {
  test('PB-ADDON-03 on one plot only', () => {
    const t = table()
      .cart(0, { addons: ['play'] })
      .goTo('needs');
    expectRefused(t, 0, arrangement(t, 0, { addon0: 'play', addon1: 'play' }), 'placedTwice', 'PB-ARR-03');
    arrange(t, 0, { addon0: 'play' });
    expect(t.eventsOf('petz.placedAddon')).toMatchObject([{ addon: 'play', plot: 0, replaced: null }]);
  });

  test('PB-ADDON-03 PB-ADDON-05 a plot has one addon: a new one replaces the older, which is discarded', () => {
    const t = table().house(0, 1, 'uni', { cage: 'c01', addon: 'strength1' });
    t.addon(0, 2, 'strength2').cart(0, { addons: ['antimagic1'] });
    t.goTo('needs');
    arrange(t, 0, { addon1: 'antimagic1' });
    expect(t.shop(0).plots.map((plot) => plot.addon)).toEqual([null, 'antimagic1', 'strength2', null]);
    expect(t.s.gone.addons).toEqual(['strength1']);
    expect(t.plot(0, 1)).toMatchObject({ cage: 'c01', pet: { id: 'uni' } });
    t.expectInventory();
  });

  test('PB-ADDON-04 on a plot without a cage it does nothing until a cage stands there', () => {
    const t = table({ seats: 2 }).cart(0, { addons: ['strength1'] });
    t.house(0, 0, 'babyGolem', { cage: 'c02' }).goTo('needs');
    arrange(t, 0, { addon1: 'strength1' });
    expect(t.plot(0, 1)).toMatchObject({ cage: null, addon: 'strength1' });
    t.lay(0, 0, ['R anger', 'Y poop']).imps(0, { home: 0 });
    t.quiet().goTo('showing');
    expect(t.eventsOf('petz.lost')).toMatchObject([{ pet: 'babyGolem', cause: 'escaped' }]);

    const caged = table({ seats: 2 })
      .addon(0, 1, 'strength1')
      .cart(0, { cages: ['c02'], pets: ['babyGolem'] });
    caged.goTo('needs');
    arrange(caged, 0, { cage1: 'c02', pet1: 'babyGolem' });
    caged.lay(0, 1, ['R anger', 'Y poop']).imps(0, { home: 0 });
    expect(caged.quiet().goTo('showing').eventsOf('petz.lost')).toEqual([]);
  });

  test('PB-ADDON-06 once placed it never moves to another plot', () => {
    const t = table()
      .addon(0, 1, 'play')
      .house(0, 0, 'uni')
      .cart(0, { addons: ['meat'] })
      .goTo('needs');
    expectRefused(t, 0, arrangement(t, 0, { addon0: 'play', addon2: 'meat' }), 'notOffered');
    arrange(t, 0, { addon2: 'meat' });
    t.goTo('needs').expectAsk('petz.arrange', 0);
    expectRefused(t, 0, arrangement(t, 0, { addon3: 'meat' }), 'notOffered');
    arrange(t, 0);
    expect(t.shop(0).plots.map((plot) => plot.addon)).toEqual([null, 'play', 'meat', null]);
  });

  test('PB-ADDON-08 it improves the cage of its own plot and no other', () => {
    const own = table({ seats: 2 }).house(0, 1, 'babyGolem', {
      cage: 'c02',
      addon: 'strength1',
      cards: ['R anger', 'Y poop'],
    });
    own
      .house(0, 2, 'drago', { cage: 'c06', cards: ['G poop', 'R anger'] })
      .imps(0, { home: 0 })
      .goTo('showing');
    expect(own.eventsOf('petz.lost')).toMatchObject([{ pet: 'drago', plot: 2, cause: 'escaped' }]);

    const magic = table({ seats: 2 }).house(0, 1, 'cthulie', {
      cage: 'c01',
      addon: 'antimagic1',
      cards: ['P magic', 'Y poop'],
    });
    magic.house(0, 2, 'ghosty', { cage: 'c05', cards: ['P magic', 'R poop'] }).goTo('showing');
    expect(magic.eventsOf('petz.mutated')).toMatchObject([{ pet: 'ghosty', plot: 2, tokens: 1 }]);

    const toy = table({ seats: 2 }).house(0, 0, 'uni', { addon: 'play', cards: ['Y play', 'G poop'] });
    toy
      .house(0, 2, 'trollie', { cage: 'c01', cards: ['Y play', 'G poop'] })
      .imps(0, { home: 0 })
      .goTo('showing');
    expect(toy.eventsOf('petz.suffered')).toMatchObject([{ pet: 'trollie', tokens: 1, cause: 'play' }]);

    const meat = table({ seats: 2 }).house(0, 0, 'bubl', { addon: 'meat', cards: ['G hunger', 'R poop'] });
    meat.house(0, 2, 'snappy', { cage: 'c01', cards: ['G hunger', 'R poop'] }).goTo('showing');
    expect(meat.eventsOf('petz.suffered')).toMatchObject([{ pet: 'snappy', tokens: 1, cause: 'hunger' }]);
  });

  test('PB-ADDON-08 each addon has one point: strength, antimagic, toy or meat', () => {
    const points = Object.values(ADDONS).map((x) => [x.strength, x.antimagic, x.play, x.meat].join(''));
    expect(points).toEqual(['1000', '1000', '0100', '0100', '0010', '0001']);
  });
});
