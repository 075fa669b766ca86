/** Discarding assigned cards and using unused imps: PB-DISCARD, PB-UNUSED, RUL-66, RUL-67. */

import { describe, expect, test } from 'vitest';
import { type Table, table } from '../../kit/petz.ts';
import { arrange, cleanShops, expectRefused, manure, nobodyCleans, shopping } from '../../kit/petz-plays.ts';

const cleaning = (imps: number, ...plots: number[]) => ({ imps, plots, employee: false });

/** What a seat earned by its imps in the last phase 5. */
function earned(t: Table, seat = 0): number {
  return t.eventsOf('petz.earned').find((x) => x.seat === seat)?.gold ?? 0;
}

/** Two players; seat 0 has so many imps at home and this manure in empty cages. */
function shop(home: number, dirt: number[]): Table {
  const t = cleanShops(table({ seats: 2 }).starter(0)).imps(0, { home });
  for (const at of [1, 2, 3]) t.cage(0, at, `c0${at}`);
  for (const [at, n] of dirt.entries()) t.plot(0, at).manure = n;
  return t;
}

describe('discarding', () => {
  test('PB-DISCARD-01 PB-DISCARD-03 PB-DISCARD-04 laid cards go to the piles of their colours, hands are kept', () => {
    // Round 1: no exhibition, no customer.
    const t = table({ seats: 2 })
      .starter(0)
      .house(0, 0, 'uni', { cards: ['Y disease', 'G poop'] });
    t.house(0, 1, 'ghosty', { cage: 'c02', cards: ['P magic', 'R poop'] }).house(1, 0, 'drago', {
      cards: ['G poop', 'R disease'],
    });
    const hands = t.s.shops.map((x) => [...x.hand]);
    const [yellow, green] = t.pet(0, 0).cards ?? [];
    const [purple, red] = t.pet(0, 1).cards ?? [];
    const [green2, red2] = t.pet(1, 0).cards ?? [];
    t.goTo('business').expectAsk('petz.group');
    expect(t.s.gone.needs).toEqual([[green, green2], [red, red2], [yellow], [purple]]);
    expect(t.s.shops.map((x) => x.hand)).toEqual(hands);
    for (const { plots } of t.s.shops) {
      for (const { pet } of plots) if (pet !== null) expect(pet).toMatchObject({ cards: [], needs: null });
    }
    t.expectInventory();
  });

  test('PB-DISCARD-01 the cards of a sold pet go too, before the unused imps are asked', () => {
    const t = cleanShops(table().starter(0).round(3).exhibition('magicShow').customers(['porkyOrky']));
    t.house(0, 0, 'wormie', { cage: 'c10', cards: ['G poop', 'G poop', 'P disease', 'G poop'] });
    const laid = t.laidCards(0);
    const before = t.shop(0).hand.length;
    t.pet(0, 0).suffering = 0;
    t.goTo('showing').expectAsk('petz.sell', 0);
    t.play(0, { plot: 0, customer: 'porkyOrky', platform: false }).expectAsk('petz.jobs', 0);
    expect(t.s.gone.needs.flat()).toEqual(expect.arrayContaining(laid));
    expect(t.shop(0).hand).toHaveLength(before);
    t.expectInventory();
  });

  test('PB-DISCARD-02 assigned potions return to the stack, those in hand stay', () => {
    const t = shop(1, [1, 0, 0, 0]).house(0, 1, 'uni', { cards: ['potion', 'potion'] });
    t.shop(0).potions = 1;
    t.goTo('business').expectAsk('petz.jobs', 0);
    expect(t.eventsOf('petz.discarded')).toMatchObject([{ cards: [], potions: 2 }]);
    expect(t.view(null).shops[0]?.owned.potions).toBe(1);
    expect(t.s.gone.needs).toEqual([[], [], [], []]);
  });
});

describe('cleaning', () => {
  test('PB-UNUSED-01 PB-UNUSED-02 PB-UNUSED-04 RUL-66 some clean, all others earn; the owner decides how many', () => {
    const ask = () => shop(4, [4, 0, 0, 0]).goTo('business').expectAsk('petz.jobs', 0);
    for (const [imps, left, gold] of [
      [0, 4, 4],
      [1, 2, 3],
      [2, 0, 2],
    ] as const) {
      const t = ask().play(0, cleaning(imps, 4 - left, 0, 0, 0));
      expect(manure(t, 0)).toEqual([left, 0, 0, 0]);
      expect(earned(t)).toBe(gold);
      expect(t.eventsOf('petz.cameHome').find((x) => x.seat === 0)).toMatchObject({ imps: imps + 2 });
      t.expectInventory();
    }
  });

  test('PB-UNUSED-02 at most 2 tokens an imp, from one cage or from two', () => {
    const t = shop(1, [2, 2, 0, 1]).goTo('business').expectAsk('petz.jobs', 0);
    for (const plots of [
      [2, 0, 0, 0],
      [0, 2, 0, 0],
      [1, 1, 0, 0],
      [1, 0, 0, 1],
      [0, 1, 0, 1],
    ]) {
      expect(t.refusal(0, cleaning(1, ...plots))).toBeNull();
    }
    expectRefused(t, 0, cleaning(1, 2, 1, 0, 0), 'notOffered');
    expectRefused(t, 0, cleaning(1, 0, 0, 0, 2), 'notOffered');
    expectRefused(t, 0, cleaning(2, 2, 2, 0, 0), 'notOffered');
    t.play(0, cleaning(1, 0, 1, 0, 1));
    expect(manure(t, 0)).toEqual([2, 1, 0, 0]);
  });

  test('RUL-66 an imp may clean a single token; nobody is idle', () => {
    const t = shop(3, [1, 0, 0, 0])
      .goTo('business')
      .play(0, cleaning(1, 1, 0, 0, 0));
    expect(manure(t, 0)).toEqual([0, 0, 0, 0]);
    expect(earned(t)).toBe(2);
    const odd = shop(2, [3, 0, 0, 0])
      .goTo('business')
      .play(0, cleaning(2, 3, 0, 0, 0));
    expect(manure(odd, 0)).toEqual([0, 0, 0, 0]);
    expect(earned(odd)).toBe(0);
  });

  test('PB-UNUSED-03 a cage with a pet cannot be cleaned, and no pet moves now', () => {
    const t = shop(4, [3, 2, 0, 0]).house(0, 0, 'fluffy').goTo('business').expectAsk('petz.jobs', 0);
    expectRefused(t, 0, cleaning(1, 1, 1, 0, 0), 'notOffered');
    expectRefused(t, 0, cleaning(1, 2, 0, 0, 0), 'notOffered');
    expectRefused(t, 0, { ...cleaning(1, 0, 2, 0, 0), pet1: 'fluffy' }, 'notOffered');
    t.play(0, cleaning(1, 0, 2, 0, 0));
    expect(manure(t, 0)).toEqual([3, 0, 0, 0]);
    expect(
      shop(4, [3, 0, 0, 0])
        .house(0, 0, 'fluffy')
        .goTo('business')
        .expectAsk('petz.group')
        .eventsOf('petz.cleaned'),
    ).toEqual([]);
  });

  test('PB-UNUSED-06 RUL-67 a cage whose pet was sold is empty, even with the platform’s imp in it', () => {
    const t = cleanShops(table().starter(0).round(3).exhibition('magicShow').customers(['porkyOrky']));
    t.imps(0, { platform: 1 }).house(0, 0, 'liffard', {
      cage: 'c10',
      cards: ['G poop', 'Y poop', 'G poop', 'G poop'],
    });
    t.goTo('showing').play(0, { plot: 0, customer: 'porkyOrky', platform: true }).expectAsk('petz.jobs', 0);
    expect(t.shop(0)).toMatchObject({ home: 5, busy: { cages: 1 } });
    // 4 poops, 1 absorbed.
    t.play(0, cleaning(2, 3, 0, 0, 0));
    expect(manure(t, 0)).toEqual([0, 0, 0, 0]);
    expect(earned(t)).toBe(3);
    t.expectInventory();
  });

  test('PB-UNUSED-06 so is that of a pet lost this round', () => {
    const t = shop(1, [0, 2, 0, 0])
      .house(0, 1, 'drago', { suffering: 1, cards: ['G hunger', 'R poop'] })
      .goTo('showing');
    expect(t.eventsOf('petz.lost')).toHaveLength(1);
    t.expectAsk('petz.jobs', 0).play(0, cleaning(1, 0, 2, 0, 0));
    expect(manure(t, 0)).toEqual([0, 0, 0, 0]);
  });

  test('PB-UNUSED-07 what is removed lies nowhere any more, and nobody else’s manure is touched', () => {
    const t = shop(1, [2, 0, 0, 0]);
    t.plot(1, 0).manure = 2;
    t.imps(1, { home: 0 })
      .goTo('business')
      .expectAsk('petz.jobs', 0)
      .play(0, cleaning(1, 2, 0, 0, 0));
    expect(t.s.shops.map((x) => x.plots.map((plot) => plot.manure))).toEqual([
      [0, 0, 0, 0],
      [2, 0, 0, 0],
    ]);
    expect(t.shop(0).used.shovel).toBeNull();
  });
});

describe('earning', () => {
  test('PB-UNUSED-01 PB-UNUSED-04 every imp at home brings 1 gold, though nobody has anything to clean', () => {
    const t = cleanShops(table().starter(0)).imps(1, { home: 2 }).imps(2, { home: 0 });
    const before = t.s.shops.map((x) => x.gold);
    t.goTo('business').expectAsk('petz.group');
    expect([0, 1, 2, 3].map((seat) => earned(t, seat))).toEqual([6, 2, 0, 6]);
    const income = t.eventsOf('petz.income').slice(-4);
    const gains = [6, 2, 0, 6].map((gold, seat) => gold + (income.find((x) => x.seat === seat)?.gold ?? 0));
    expect(t.s.shops.map((x, seat) => x.gold - (before[seat] ?? 0))).toEqual(gains);
  });

  test('PB-UNUSED-04 cleaners do not earn, and all cleaning comes before the gold', () => {
    const t = table().starter(0).goTo('business').expectAsk('petz.jobs', 0, 1, 2, 3);
    t.play(0, cleaning(1, 1, 0, 0, 0));
    for (const seat of [1, 2, 3]) t.play(seat, cleaning(0, 0, 0, 0, 0));
    expect([0, 1, 2, 3].map((seat) => earned(t, seat))).toEqual([5, 6, 6, 6]);
    const types = t.events.map((x) => x.type);
    expect(types.lastIndexOf('petz.cleaned')).toBeLessThan(types.indexOf('petz.earned'));
  });

  test('PB-UNUSED-05 imps in the town, in gaps, in the hospital, on the platform or in armour earn nothing', () => {
    const t = cleanShops(table().starter(0)).imps(0, { hospital: 1, platform: 1 }).artifact(0, 'impArmor');
    shopping(t, 0, [[1, 0], 'vegetables']);
    t.expectAsk('petz.group');
    // Six less hospital, platform and the shopper.
    expect(earned(t)).toBe(3);

    const busy = shop(6, [0, 0, 0, 0]).artifact(0, 'impArmor', 'longHandledShovel');
    busy
      .house(0, 1, 'uni', { cards: ['Y play', 'G poop'] })
      .house(0, 2, 'babyGolem', { cards: ['R anger', 'Y disease'] });
    busy.goTo('showing').expectAsk('petz.play', 0).play(0, { gap: 0, employee: false });
    busy.expectAsk('petz.catch', 0).play(0, { armour: 1, imps: 0, employee: null });
    busy.expectAsk('petz.shovel', 0).play(0, { plots: [0, 1, 0, 0], employee: false });
    expect(earned(busy)).toBe(3);
    busy.expectInventory();
  });

  test('PB-UNUSED-08 in every round, the last included: what it brings counts in the final scoring', () => {
    const t = table({ seats: 2 })
      .starter(0)
      .round(6)
      .exhibition('magicShow')
      .imps(0, { home: 2 })
      .imps(1, { home: 0 });
    t.shop(0).gold = 0;
    nobodyCleans(t.goTo('business'));
    expect(t.s.outcome).not.toBeNull();
    expect(t.shop(0).gold).toBe(2);
    // 2 gold are worth 1 point; four imps wait on the Progress Board.
    expect(t.s.finals?.[0]?.business).toBe(-7);
  });

  test('PB-UNUSED-01 the gold is there for the groups of the next round', () => {
    const t = cleanShops(table().starter(0));
    const gold = t.shop(0).gold;
    t.goTo('business').expectAsk('petz.group');
    const domain = t.domain(0);
    const income =
      t
        .eventsOf('petz.income')
        .filter((x) => x.seat === 0)
        .at(-1)?.gold ?? 0;
    expect(domain.type === 'split' && domain.stocks.gold).toBe(gold + 6 + income);
  });

  test('a pet released in phase 3 leaves its cage to be cleaned', () => {
    const t = shop(2, [0, 1, 0, 0]).house(0, 1, 'uni', { manure: 1 }).goTo('needs');
    arrange(t, 0, { pet1: null }).expectAsk('petz.jobs', 0);
    expect(t.refusal(0, cleaning(1, 0, 1, 0, 0))).toBeNull();
  });
});
