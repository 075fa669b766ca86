/** The bodyguard: DA-BODY. */

import { describe, expect, test } from 'vitest';
import type { Json } from '../../../src/engine/kernel/state.ts';
import { bodyguardHome } from '../../../src/engine/petz/alleys/query.ts';
import { sizeOf } from '../../../src/engine/petz/query.ts';
import { allImps } from '../../../src/engine/petz/score.ts';
import {
  alleysTable,
  board,
  go,
  going,
  hireBodyguard,
  imps,
  own,
  price,
  waiting,
} from '../../kit/alleys-market.ts';
import type { Table } from '../../kit/petz.ts';
import { cleanShops } from '../../kit/petz-plays.ts';
import { refused } from '../../kit/town.ts';

const guarded = (n: number, gold = 0) => imps(n, { gold, bodyguard: 1 });

/** The companions that a seat may put into groups now. */
function stocks(t: Table, seat: number): { [name: string]: number } {
  const domain = t.domain(seat);
  return domain.type === 'split' ? domain.stocks : {};
}

/** The start of a round in which seat 0 groups, with the bodyguard at home. */
function grouping(): Table {
  return hireBodyguard(alleysTable(), 0).goTo('shopping');
}

describe('whose he is', () => {
  test('DA-BODY-01 from the day he is hired to the end of the game he is his buyer’s', () => {
    const t = waiting(price(alleysTable(2, 'standard').round(2)), 1, imps(1)).sendGroups();
    go(t, 1, imps(1), 'market', 'bodyguard');
    t.toTheEnd();
    expect(t.s.shops.map((shop) => shop.alleys?.bodyguard)).toEqual([false, true]);
    t.expectInventory();
  });

  test('DA-BODY-02 R-DA-89 at once he goes to the Quarters or to a waiting group, never to the one that was sent', () => {
    const t = waiting(price(alleysTable()), 0, imps(2), imps(1, { gold: 1 }), imps(1)).sendGroups();
    go(t, 0, imps(2), 'market', 'bodyguard').expectAsk('petz.join', 0);
    expect(t.options(0)).toEqual([null, imps(1, { gold: 1 }), imps(1)]);
    const home = t.fork().play(0, null);
    expect(home.shop(0).groups).toEqual([imps(1, { gold: 1 }), imps(1)]);
    t.play(0, { ...imps(1) });
    expect(t.shop(0).groups).toEqual([imps(1, { gold: 1 }), guarded(1)]);
    expect(t.s.town.taken.market).toEqual({ seat: 0, imps: 2 });
  });

  test('DA-BODY-03 he adds 1 to the size of his group', () => {
    expect(sizeOf(guarded(2, 1)) - sizeOf(imps(2, { gold: 1 }))).toBe(1);
    const t = waiting(hireBodyguard(alleysTable(), 1), 0, imps(3));
    waiting(t, 1, guarded(2), imps(2)).sendGroups();
    // 3 against 3: the starting player first; then the guarded 2, then the plain 2.
    go(t, 0, imps(3), 'home');
    expect(refused(t, 1, going(imps(2), 'home'))).toBe('notThisGroup PB-SHOP-01');
    go(t, 1, guarded(2), 'home');
    go(t, 1, imps(2), 'home');
  });

  test('DA-BODY-04 in later rounds he may go with any group, or stay at home', () => {
    const t = grouping();
    expect([0, 1].map((seat) => stocks(t, seat).bodyguard)).toEqual([1, undefined]);
    const part = (n: number, bodyguard: number) => ({ imps: n, gold: 0, bodyguard });
    expect(t.refusal(0, [part(1, 0), part(2, 1)])).toBeNull();
    expect(t.refusal(0, [part(1, 1), part(2, 0)])).toBeNull();
    expect(t.refusal(0, [part(1, 0), part(2, 0)])).toBeNull();
    expect(t.refusal(0, [part(1, 1), part(2, 1)])).not.toBeNull();
    t.play(0, [part(1, 1), part(2, 0)]);
    for (const seat of [1, 2, 3]) t.play(seat, []);
    expect(t.shop(0).groups).toEqual([imps(2), guarded(1)]);
    // Both are of size 2: he is with the one named.
    go(t, 0, guarded(1), 'judge');
    expect(t.s.town.taken.judge).toEqual({ seat: 0, imps: 1, bodyguard: 1 });
  });

  test('DA-BODY-04 at home he is while he is neither with a group nor on a space', () => {
    const t = hireBodyguard(alleysTable(), 0);
    expect([0, 1].map((seat) => bodyguardHome(t.s, seat))).toEqual([true, false]);
    waiting(t, 0, guarded(1)).sendGroups();
    expect(bodyguardHome(t.s, 0)).toBe(false);
    go(t, 0, guarded(1), 'judge');
    t.s.town.taken.judge = { seat: 0, imps: 1, bodyguard: 1 };
    expect(bodyguardHome(t.s, 0)).toBe(false);
    t.s.town.taken = {};
    expect(bodyguardHome(t.s, 0)).toBe(true);
  });

  test('DA-BODY-05 EX-DA-22 his group needs an imp; gold is no company', () => {
    const t = grouping();
    t.shop(0).gold = 2;
    t.goTo('shopping');
    expect(refused(t, 0, [{ imps: 0, gold: 2, bodyguard: 1 }])).toBe('bodyguardAlone DA-BODY-05');
    expect(refused(t, 0, [{ imps: 0, gold: 2, bodyguard: 0 }])).toBe('groupWithoutImp PB-GROUP-04');
    t.play(0, [{ imps: 1, gold: 2, bodyguard: 1 }]);
    for (const seat of [1, 2, 3]) t.play(seat, []);
    expect(t.shop(0).groups.map(sizeOf)).toEqual([4]);
  });
});

describe('what he is', () => {
  test('DA-BODY-06 DA-BODY-07 he is no available imp: outside shopping nothing can be done with him', () => {
    // No imp at home but the bodyguard: none plays, catches, cleans or earns, and he works in no facility.
    const t = hireBodyguard(alleysTable(), 0).imps(0, { home: 0 });
    t.house(0, 0, 'snakitty', { cage: 'c10', cards: ['Y play', 'R anger', 'R anger', 'R anger'] });
    t.goTo('showing');
    expect(t.eventsOf('petz.entertained')).toEqual([]);
    expect(t.eventsOf('petz.suffered').some(({ seat }) => seat === 0)).toBe(true);
    expect(t.eventsOf('petz.caught')).toEqual([]);
    t.until('petz.group');
    expect(t.eventsOf('petz.earned').filter(({ seat }) => seat === 0)).toEqual([]);
    expect(t.eventsOf('petz.cleaned').filter(({ seat }) => seat === 0)).toEqual([]);
    expect(t.eventsOf('petz.usedFacility').filter(({ seat }) => seat === 0)).toEqual([]);
  });

  test('DA-BODY-06 an imp more would earn, he does not', () => {
    const t = cleanShops(hireBodyguard(alleysTable(), 0)).goTo('business');
    expect(t.eventsOf('petz.earned').map(({ seat, gold }) => [seat, gold])).toEqual(
      [0, 1, 2, 3].map((seat) => [seat, 7]),
    );
    expect(allImps(t.s, 0)).toBe(11);
  });

  test('DA-BODY-08 EX-DA-23 for the two imps that a cage asks for he counts as one', () => {
    const t = waiting(hireBodyguard(alleysTable(), 0), 0, guarded(1), imps(1, { gold: 1 })).sendGroups();
    const cage = t.s.town.cages.find((x) => x !== null) ?? '';
    expect(refused(t, 0, going(imps(1, { gold: 1 }), 'cage1', cage))).toBe('needsImps PB-CAGE-01');
    go(t, 0, guarded(1), 'cage1', cage);
    expect(t.shop(0).cart.cages).toEqual([cage]);
    // He is no gold.
    expect(refused(t, 0, going(imps(1, { gold: 1 }), 'younger1', t.s.town.young[0] ?? ''))).toBe('ok');
    const poor = waiting(hireBodyguard(alleysTable(), 0), 0, guarded(1)).sendGroups();
    expect(refused(poor, 0, going(guarded(1), 'younger1', poor.s.town.young[0] ?? ''))).toBe(
      'needsGold PB-PET-01',
    );
  });
});

describe('on action spaces', () => {
  /** The slug shop visited by a group; who may come home, and from where. */
  function returners(t: Table, group: ReturnType<typeof imps>): Json[] {
    go(t, 0, group, 'slugShop', board(t).shown[0] ?? '');
    return [...t.options(0)];
  }

  test('DA-BODY-09 DA-BODY-10 EX-DA-26 he may come home from a space, and may not be left there alone', () => {
    const t = hireBodyguard(alleysTable(), 0);
    for (const space of ['judge', 'hospital']) t.s.town.taken[space] = { seat: 0, imps: 1 };
    t.shop(0).home -= 2;
    waiting(t, 0, guarded(1)).sendGroups();
    expect(returners(t, guarded(1))).toEqual([{ from: 'slugShop', who: 'bodyguard' }, null]);
    expect(t.refusal(0, { from: 'slugShop', who: 'imp' })).not.toBeNull();
    t.play(0, { from: 'slugShop', who: 'bodyguard' });
    expect(t.s.town.taken.slugShop).toEqual({ seat: 0, imps: 1 });
    t.expectInventory();
  });

  test('DA-BODY-09 from another space, into a waiting group', () => {
    const t = hireBodyguard(alleysTable(), 0);
    t.s.town.taken.judge = { seat: 0, imps: 1, bodyguard: 1 };
    t.shop(0).home -= 1;
    waiting(t, 0, imps(1), imps(1)).sendGroups();
    expect(returners(t, imps(1))).toEqual([{ from: 'judge', who: 'bodyguard' }, null]);
    t.play(0, { from: 'judge', who: 'bodyguard' })
      .expectAsk('petz.join', 0)
      .play(0, { ...imps(1) });
    expect(t.shop(0).groups).toEqual([guarded(1)]);
  });

  test('DA-BODY-11 DA-BODY-12 DA-BODY-14 he goes to the platform’s space, but never onto the platform', () => {
    const t = cleanShops(waiting(hireBodyguard(alleysTable(), 0), 0, guarded(2))).sendGroups();
    go(t, 0, guarded(2), 'platform').expectAsk('petz.group');
    expect(t.eventsOf('petz.cameHome').filter(({ seat }) => seat === 0)).toMatchObject([
      { imps: 0, toPlatform: 2 },
    ]);
    expect(t.shop(0)).toMatchObject({ platform: 2, home: 5 });
    expect(stocks(t, 0).bodyguard).toBe(1);
    // Away are the two imps alone: 2 points each.
    const away = (platform: number) => {
      const now = t.fork().imps(0, { platform });
      return now.finish().s.finals?.[0]?.business ?? 0;
    };
    expect(away(0) - away(2)).toBe(4);
  });

  test('DA-BODY-11 R-DA-38 he sells nothing; alone on the space after a sale he does no harm', () => {
    const t = hireBodyguard(alleysTable(), 0).round(3).exhibition('magicShow').customers(['porkyOrky']);
    t.house(0, 0, 'liffard', { cage: 'c10', cards: ['G poop', 'Y poop', 'G poop', 'G poop'] });
    t.house(0, 1, 'snakitty', { cage: 'c03', cards: ['G poop', 'Y poop', 'G poop', 'G poop'] });
    for (const at of [0, 1]) t.pet(0, at).needs = [0, 4, 0, 0, 0, 0, 0];
    t.s.town.taken.platform = { seat: 0, imps: 0, bodyguard: 1 };
    const sale = { plot: 0, customer: 'porkyOrky', platform: true };
    expect(refused(t.fork().goTo('business'), 0, sale)).toMatch(/^noPlatformImp/);
    t.s.town.taken.platform = { seat: 0, imps: 1, bodyguard: 1 };
    t.shop(0).home -= 1;
    t.goTo('business').play(0, sale);
    expect(t.s.town.taken.platform).toEqual({ seat: 0, imps: 0, bodyguard: 1 });
    expect(t.shop(0).busy.cages).toBe(1);
    t.until('petz.group').expectInventory();
    expect(stocks(t, 0)).toMatchObject({ imps: 7, bodyguard: 1 });
  });

  test('DA-BODY-13 at the end of the round he comes home from every space', () => {
    for (const space of ['vegetables', 'judge', 'imps', 'hospital', 'platform']) {
      const t = cleanShops(waiting(hireBodyguard(alleysTable(), 0), 0, guarded(1))).sendGroups();
      go(t, 0, guarded(1), space);
      expect(t.s.ask?.kind).toBe('petz.group');
      expect(stocks(t, 0).bodyguard, space).toBe(1);
    }
  });

  test('DA-BODY-14 his owner has 1 business point more for him at the end, wherever he was', () => {
    const t = alleysTable();
    const before = t.fork().finish().s.finals?.[0]?.business ?? 0;
    expect(hireBodyguard(t, 0).finish().s.finals?.[0]?.business).toBe(before + 1);
    expect(own(t, 0).bodyguard).toBe(true);
  });
});
