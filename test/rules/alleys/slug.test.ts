/** The slug shop and the imp's triumphant return: DA-SLUG. */

import { describe, expect, test } from 'vitest';
import type { Json } from '../../../src/engine/kernel/state.ts';
import type { Group } from '../../../src/engine/petz/state.ts';
import {
  alleys,
  go,
  has,
  hireFromMarket,
  linger,
  showTiles,
  stand,
  visitAlone,
  waiting,
} from '../../kit/alleys-town.ts';
import type { Table } from '../../kit/petz.ts';
import { expectRefused } from '../../kit/petz-plays.ts';

const imp = (from: string): Json => ({ from, who: 'imp' });
const guard = (from: string): Json => ({ from, who: 'bodyguard' });

/** A slug shop with three known tiles. */
function town(length: 'standard' | 'extended' = 'standard'): Table {
  return showTiles(alleys({ length }), 'foodBowl1', 'spikedCollar1', 'ribbonBow1');
}

/** Seat 0 sends this group to the slug shop for the food bowl; the round stops at the last seat's group. */
function shop(t: Table, group: Omit<Group, 'gold'> = { imps: 1 }, ...others: Omit<Group, 'gold'>[]): Table {
  return go(linger(waiting(t, 0, group, ...others)).sendGroups(), 0, group, 'slugShop', 'foodBowl1');
}

describe('an accessory', () => {
  test('DA-SLUG-01 the group takes exactly one of those shown', () => {
    const t = town();
    linger(waiting(t, 0, { imps: 1 })).sendGroups();
    const items = t.options(0).flatMap((x) => {
      const { space, item } = x as { space: string; item?: string };
      return space === 'slugShop' ? [item] : [];
    });
    expect(items).toEqual(['foodBowl1', 'spikedCollar1', 'ribbonBow1']);
    expectRefused(
      t,
      0,
      { imps: 1, gold: 0, space: 'slugShop', item: 'magicPendant1' },
      'itemNotThere',
      'PB-SHOP-22',
    );
    expectRefused(t, 0, { imps: 1, gold: 0, space: 'slugShop' }, 'itemNotThere', 'PB-SHOP-22');
    go(t, 0, { imps: 1 }, 'slugShop', 'spikedCollar1');
    expect(t.s.alleys?.shown).toEqual(['foodBowl1', null, 'ribbonBow1']);
    expect(has(t, 0).accessories).toEqual(['spikedCollar1']);
    t.expectInventory();
  });

  test('DA-SLUG-02 it lies open at its owner and costs nothing more', () => {
    const t = town();
    t.shop(0).gold = 2;
    visitAlone(t, 0, 'slugShop', 'ribbonBow1');
    expect(t.shop(0).gold).toBe(2);
    for (const who of [0, 1, null]) expect(t.view(who).shops[0]?.alleys?.accessories).toEqual(['ribbonBow1']);
    expect(t.eventsOf('petz.gotAccessory')).toEqual([
      { type: 'petz.gotAccessory', seat: 0, accessory: 'ribbonBow1' },
    ]);
  });
});

describe('who may return', () => {
  test('DA-SLUG-03 one figure may come home, and need not', () => {
    const t = shop(stand(town(), 0, 'vegetables', { imps: 2 })).expectAsk('petz.return', 0);
    expect(t.options(0)).toEqual([imp('vegetables'), null]);
    const none = t.fork().play(0, null);
    expect(none.s.town.taken.vegetables?.imps).toBe(2);
    const { home } = t.shop(0);
    t.play(0, imp('vegetables'));
    expect(t.s.town.taken.vegetables?.imps).toBe(1);
    expect(t.shop(0).home).toBe(home + 1);
    // Only one.
    expect(t.s.ask?.kind).toBe('petz.send');
    t.expectInventory();
  });

  test('DA-SLUG-04 from the slug shop itself or any space of either board with own figures', () => {
    const t = stand(stand(town(), 0, 'meat', { imps: 2 }), 1, 'vegetables', { imps: 3 });
    shop(t, { imps: 2 });
    expect(t.options(0)).toEqual([imp('meat'), imp('slugShop'), null]);
    const here = t.fork().play(0, imp('slugShop'));
    expect(here.s.town.taken.slugShop).toEqual({ seat: 0, imps: 1 });
    expect(here.eventsOf('petz.returned')).toEqual([
      { type: 'petz.returned', seat: 0, who: 'imp', from: 'slugShop' },
    ]);
    const market = stand(town(), 0, 'market', { imps: 2 });
    expect(shop(market).options(0)).toEqual([imp('market'), null]);
  });

  test('DA-SLUG-05 one ordinary imp must stay; a cage space may be left with a single imp', () => {
    const t = stand(stand(town(), 0, 'cage1', { imps: 2 }), 0, 'meat', { imps: 1 });
    const space = Object.keys(t.s.town.taken)[0] ?? '';
    expect(shop(t).options(0)).toEqual([imp(space), null]);
    t.play(0, imp(space));
    expect(t.s.town.taken[space]).toEqual({ seat: 0, imps: 1 });
  });

  test('DA-SLUG-05 EX-DA-27 an imp from the cage space: the cage is kept, the space blocked, one more imp available', () => {
    const t = town().offerCages(['c01', 'c02', 'c03']);
    linger(waiting(t, 0, { imps: 2 }, { imps: 1 })).sendGroups();
    const cages = t.options(0).find((x) => (x as { item?: string }).item === 'c01') as { space: string };
    go(t, 0, { imps: 2 }, cages.space, 'c01');
    const { home } = t.shop(0);
    go(t, 0, { imps: 1 }, 'slugShop', 'foodBowl1').play(0, imp(cages.space));
    expect(t.shop(0).cart.cages).toEqual(['c01']);
    expect(t.shop(0).home).toBe(home + 1);
    expect(t.s.town.taken[cages.space]).toEqual({ seat: 0, imps: 1 });
    expectRefused(t, 3, { imps: 1, gold: 0, space: cages.space, item: 'c02' }, 'spaceTaken', 'PB-SHOP-10');
  });

  test('DA-SLUG-06 EX-DA-26 of an imp and the bodyguard at the shop only the bodyguard may return', () => {
    const t = stand(stand(hireFromMarket(town(), 0), 0, 'meat', { imps: 1 }), 0, 'vegetables', { imps: 1 });
    shop(t, { imps: 1, bodyguard: 1 });
    expect(t.options(0)).toEqual([guard('slugShop'), null]);
    t.play(0, guard('slugShop'));
    expect(t.s.town.taken.slugShop).toEqual({ seat: 0, imps: 1 });
    t.expectInventory();
  });

  test('DA-SLUG-06 R-DA-42 with two imps and the bodyguard either may; the hat is no figure', () => {
    const t = hireFromMarket(town(), 0);
    shop(stand(t, 0, 'meat', { imps: 2, bodyguard: 1 }));
    expect(t.options(0)).toEqual([imp('meat'), guard('meat'), null]);
    const hat = town().artifact(0, 'fancyHat');
    shop(stand(hat, 0, 'meat', { imps: 1, hat: 1 }));
    expect(hat.s.ask?.kind).toBe('petz.send');
  });

  test('DA-SLUG-07 EX-DA-25 with single imps everywhere nobody returns, and the accessory is gained', () => {
    const t = stand(stand(town(), 0, 'meat', { imps: 1 }), 0, 'market', { imps: 1 });
    shop(t);
    expect(t.s.ask?.kind).toBe('petz.send');
    expect(t.eventsOf('petz.returned')).toEqual([]);
    expect(has(t, 0).accessories).toEqual(['foodBowl1']);
  });

  test('EX-DA-28 one of two newly invited imps may return; 2 remain', () => {
    const t = town().round(2);
    waiting(t, 0, { imps: 1 }, { imps: 1 }, { imps: 1 }).sendGroups();
    go(t, 0, { imps: 1 }, 'imps');
    expect(t.s.town.taken.imps).toEqual({ seat: 0, imps: 3 });
    go(t, 0, { imps: 1 }, 'slugShop', 'foodBowl1');
    expect(t.options(0)).toEqual([imp('imps'), null]);
    t.play(0, imp('imps'));
    expect(t.s.town.taken.imps).toEqual({ seat: 0, imps: 2 });
  });

  test('R-DA-41 EX-DA-29 not from the right side of the platform, the hospital, facilities or the Progress Board', () => {
    const t = town()
      .round(3)
      .imps(0, { platform: 2, hospital: 2, waiting: [2, 0, 1, 1] });
    has(t, 0).working = 2;
    t.shop(0).home -= 2;
    shop(t);
    expect(t.s.ask?.kind).toBe('petz.send');
    expect(t.eventsOf('petz.returned')).toEqual([]);
  });

  test('R-DA-41 healed imps on the hospital space and imps on the platform’s space count', () => {
    const t = town().imps(0, { hospital: 1 });
    waiting(stand(t, 0, 'platform', { imps: 2 }), 0, { imps: 1 }, { imps: 1 }).sendGroups();
    go(t, 0, { imps: 1 }, 'hospital');
    go(t, 0, { imps: 1 }, 'slugShop', 'foodBowl1');
    expect(t.options(0)).toEqual([imp('platform'), imp('hospital'), null]);
  });
});

describe('where it goes', () => {
  test('DA-SLUG-08 to the Quarters or into one of the waiting groups', () => {
    const t = stand(town(), 0, 'meat', { imps: 2 });
    t.shop(0).gold = 1;
    shop(t, { imps: 2 }, { imps: 1 }, { imps: 1, gold: 1 } as never, { imps: 1 });
    // Groups of size 2 come in the order of imps; the group on turn went first.
    t.play(0, imp('meat')).expectAsk('petz.join', 0);
    expect(t.options(0)).toEqual([null, { imps: 1, gold: 1 }, { imps: 1, gold: 0 }]);
    const { home } = t.shop(0);
    const home1 = t.fork().play(0, null);
    expect(home1.shop(0).home).toBe(home);
    t.play(0, { imps: 1, gold: 0 });
    expect(t.shop(0).home).toBe(home - 1);
    expect(t.shop(0).groups).toEqual([
      { imps: 2, gold: 0 },
      { imps: 1, gold: 1 },
      { imps: 1, gold: 0 },
    ]);
    expect(t.eventsOf('petz.joined')).toEqual([
      { type: 'petz.joined', seat: 0, who: 'imp', group: { imps: 2, gold: 0 } },
    ]);
    t.expectInventory();
  });

  test('EX-DA-24 DA-SLUG-08 size 2: the returning imp makes the last group 3; it goes at once and may take a cage, then the left neighbour', () => {
    const t = town().offerCages(['c01', 'c02', 'c03']);
    waiting(stand(t, 0, 'meat', { imps: 2 }), 1, { imps: 2 });
    waiting(t, 0, { imps: 2 }, { imps: 2 }).sendGroups();
    go(t, 0, { imps: 2 }, 'slugShop', 'foodBowl1').play(0, imp('meat')).play(0, { imps: 2, gold: 0 });
    t.expectAsk('petz.send', 0);
    const options = t.options(0) as { imps: number; item?: string; space: string }[];
    expect(options.every(({ imps }) => imps === 3)).toBe(true);
    const cage = options.find(({ item }) => item === 'c01');
    expect(cage).toBeDefined();
    t.play(0, cage as unknown as Json).expectAsk('petz.send', 1);
    go(t, 1, { imps: 2 }, 'home');
    expect(t.expectInventory().shop(0).cart.cages).toEqual(['c01']);
  });

  test('EX-DA-24 equal to the current size it waits for its turn, smaller it waits longer', () => {
    const t = stand(town(), 0, 'meat', { imps: 2 });
    waiting(t, 1, { imps: 2 });
    waiting(t, 0, { imps: 2 }, { imps: 1 }).sendGroups();
    go(t, 0, { imps: 2 }, 'slugShop', 'foodBowl1').play(0, imp('meat')).play(0, { imps: 1, gold: 0 });
    t.expectAsk('petz.send', 1);
    go(t, 1, { imps: 2 }, 'home').expectAsk('petz.send', 0);
    expect(t.options(0)).toContainEqual({ imps: 2, gold: 0, space: 'home' });
  });

  test('DA-SLUG-08 the bodyguard joins a group as well', () => {
    const t = stand(hireFromMarket(town(), 0), 0, 'meat', { imps: 1, bodyguard: 1 });
    shop(t, { imps: 2 }, { imps: 1 });
    t.play(0, guard('meat')).play(0, { imps: 1, gold: 0 });
    expect(t.shop(0).groups).toEqual([{ imps: 1, gold: 0, bodyguard: 1 }]);
    expect(t.s.town.taken.meat).toEqual({ seat: 0, imps: 1 });
    t.expectInventory();
  });

  test('DA-SLUG-09 an imp in the Quarters is available for the rest of the round', () => {
    const t = stand(town(), 0, 'meat', { imps: 2 });
    stand(t, 0, 'vegetables', { imps: t.shop(0).home - 1 });
    shop(t, { imps: 1 }).play(0, imp('meat'));
    expect(t.shop(0).home).toBe(1);
    t.quiet().until('petz.group');
    expect(t.eventsOf('petz.earned')).toContainEqual({ type: 'petz.earned', seat: 0, gold: 1 });
  });

  test('DA-SLUG-10 what the imp did on its space is not undone', () => {
    const t = town();
    linger(waiting(t, 0, { imps: 2 }, { imps: 1 })).sendGroups();
    go(t, 0, { imps: 2 }, 'judge');
    go(t, 0, { imps: 1 }, 'slugShop', 'foodBowl1').play(0, imp('judge'));
    expect(t.shop(0).judge).toBe(true);
    expect(t.s.town.taken.judge).toEqual({ seat: 0, imps: 1 });
  });
});
