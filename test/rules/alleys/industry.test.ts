/** Visiting the industrial zone, and what permission means: DA-IND. */

import { describe, expect, test } from 'vitest';
import {
  alleys,
  go,
  has,
  hireFromMarket,
  linger,
  openRow,
  stand,
  toWork,
  usable,
  visitAlone,
  waiting,
} from '../../kit/alleys-town.ts';
import { expectRefused } from '../../kit/petz-plays.ts';

const NEXT = 'petz.group';

describe('visiting', () => {
  test('DA-IND-01 R-DA-45 a visitor uses a facility and then gains permission', () => {
    const t = openRow(alleys(), 'psychiatrist', 'office').quiet();
    visitAlone(t, 0, 'industrialZone').expectAsk('petz.facility', 0).play(0, { facility: 'office' });
    expect(t.events.map(({ type }) => type)).toEqual(
      expect.arrayContaining(['petz.usedFacility', 'petz.earned', 'petz.permitted']),
    );
    const at = (type: string) => t.events.findIndex((event) => event.type === type);
    expect(at('petz.usedFacility')).toBeLessThan(at('petz.permitted'));
    expect(t.eventsOf('petz.permitted')).toEqual([
      { type: 'petz.permitted', seat: 0, at: 1, facility: 'office' },
    ]);
    t.expectInventory();
  });

  test('DA-IND-02 EX-DA-35 a first visit in round 2 chooses among both open facilities, permission or not', () => {
    const t = openRow(alleys().round(2), 'office', 'psychiatrist', 'lollipopFactory').food(0, {
      vegetable: 1,
    });
    t.house(0, 0, 'babyGolem', { suffering: 1 });
    const late = t.fork();
    openRow(t, 'office', 'psychiatrist');
    visitAlone(t, 0, 'industrialZone').expectAsk('petz.facility', 0);
    expect(has(t, 0).permission).toBeNull();
    expect(usable(t, 0)).toEqual(['office', 'psychiatrist']);
    has(late, 0).permission = 0;
    visitAlone(late, 0, 'industrialZone');
    expect(usable(late, 0)).toEqual(['office', 'psychiatrist', 'lollipopFactory']);
  });

  test('DA-IND-02 it is one facility, not two', () => {
    const t = openRow(alleys(), 'office', 'lollipopFactory').food(0, { vegetable: 1 });
    visitAlone(t, 0, 'industrialZone').play(0, { facility: 'office' });
    expect(t.s.ask?.kind).not.toBe('petz.facility');
    expect(t.shop(0).food.vegetable[0]).toBe(1);
  });

  test('DA-IND-03 each facility takes one kind of input: an imp, gold or food', () => {
    const row = ['headhunter', 'lollipopFactory', 'cannery', 'office', 'psychiatrist', 'fecalSlug'];
    const t = openRow(alleys(), ...row).imps(0, { hospital: 1 });
    t.house(0, 0, 'babyGolem', { suffering: 1, manure: 1 });
    const offered = (gold: number, food: object, home: number) => {
      const fork = t.fork().food(0, food);
      fork.shop(0).gold = gold;
      // The imps that are not at home are on another space; one is left for the group.
      stand(fork, 0, 'vegetables', { imps: fork.shop(0).home - home - 1 });
      return usable(visitAlone(fork, 0, 'industrialZone'), 0);
    };
    expect(offered(1, {}, 0)).toEqual(['headhunter', 'fecalSlug']);
    expect(offered(0, { vegetable: 1 }, 0)).toEqual(['lollipopFactory']);
    expect(offered(0, { meat: 1 }, 0)).toEqual(['cannery']);
    expect(offered(0, {}, 1)).toEqual(['office', 'psychiatrist']);
  });

  test('DA-IND-04 imps in waiting groups, the sent group and the bodyguard are no input', () => {
    const t = hireFromMarket(openRow(alleys(), 'office'), 0);
    waiting(t, 0, { imps: 4 }, { imps: 3 }).sendGroups();
    expect(t.shop(0).home).toBe(0);
    go(t, 0, { imps: 4 }, 'industrialZone');
    // Nothing can be used, so nothing is asked; the visit counts all the same.
    expect(t.s.ask?.kind).toBe('petz.send');
    expect(has(t, 0)).toMatchObject({ permission: 0, working: 0 });
  });

  test('DA-IND-05 an imp used stays on the facility for the round and comes home in phase 6', () => {
    const t = openRow(alleys(), 'office');
    visitAlone(t, 0, 'industrialZone').play(0, { facility: 'office' });
    expect(t.shop(0).home).toBe(5);
    expect(has(t, 0).working).toBe(1);
    t.expectInventory().quiet().until(NEXT);
    expect(t.s.round).toBe(2);
    expect(t.shop(0).home).toBe(7);
    expect(has(t, 0).working).toBe(0);
    // Five unused imps earned, the one on the facility did not.
    expect(t.eventsOf('petz.earned')).toContainEqual({ type: 'petz.earned', seat: 0, gold: 5 });
  });

  test('DA-IND-06 gold comes from the Treasury alone, and goes to the bank', () => {
    const t = openRow(alleys(), 'headhunter').imps(0, { hospital: 1 });
    const poor = waiting(t.fork(), 0, { imps: 1, gold: 2 }).sendGroups();
    go(poor, 0, { imps: 1, gold: 2 }, 'industrialZone');
    expect(poor.eventsOf('petz.usedFacility')).toEqual([]);
    expect(poor.s.ask?.kind).not.toBe('petz.facility');
    t.shop(0).gold = 1;
    visitAlone(t, 0, 'industrialZone')
      .expectAsk('petz.facility', 0)
      .play(0, t.options(0)[0] ?? null);
    expect(t.shop(0).gold).toBe(0);
    expect(t.eventsOf('petz.usedFacility')).toMatchObject([{ imps: 0, gold: 1 }]);
  });

  test('DA-IND-07 DA-PROCESSED-02 food is a token of the right type from any chamber, not frozen, not processed', () => {
    const t = openRow(alleys(), 'lollipopFactory', 'cannery').artifact(0, 'magicBox');
    t.shop(0).box = 'vegetable';
    has(t, 0).processed = { lollipop: 1, can: 1 };
    const none = visitAlone(t.fork(), 0, 'industrialZone');
    expect(none.s.ask?.kind).not.toBe('petz.facility');
    t.food(0, { vegetable: [1, 0, 2], meat: [0, 1] });
    visitAlone(t, 0, 'industrialZone');
    expect(t.options(0)).toEqual([
      { facility: 'lollipopFactory', chamber: 2 },
      { facility: 'lollipopFactory', chamber: 0 },
      { facility: 'cannery', chamber: 1 },
      null,
    ]);
    t.play(0, { facility: 'lollipopFactory', chamber: 2 });
    expect(t.shop(0).food.vegetable.slice(0, 3)).toEqual([1, 0, 1]);
    expect(t.shop(0).box).toBe('vegetable');
  });

  test('DA-IND-08 EX-DA-37 a withdrawn imp can be used: it stands on the Office, the Treasury has 2 more', () => {
    const t = openRow(alleys(), 'office');
    stand(t, 0, 'vegetables', { imps: 4 });
    linger(waiting(t, 0, { imps: 2 }, { imps: 1 })).sendGroups();
    expect(t.shop(0).home).toBe(0);
    go(t, 0, { imps: 1 }, 'withdraw');
    go(t, 0, { imps: 2 }, 'industrialZone').expectAsk('petz.facility', 0).play(0, { facility: 'office' });
    expect(t.shop(0)).toMatchObject({ home: 0, gold: 2 });
    expect(has(t, 0).working).toBe(1);
    t.expectInventory();
  });

  test('DA-IND-08 so can withdrawn gold', () => {
    const t = openRow(alleys(), 'headhunter').imps(0, { hospital: 1 });
    waiting(t, 0, { imps: 2, gold: 1 }, { imps: 1, gold: 1 }).sendGroups();
    go(t, 0, { imps: 1, gold: 1 }, 'withdraw');
    go(t, 0, { imps: 2, gold: 1 }, 'industrialZone').play(0, {
      facility: 'headhunter',
      from: 'hospital',
      hat: false,
    });
    expect(t.shop(0)).toMatchObject({ gold: 0, hospital: 0 });
  });

  test('DA-IND-09 a group may come and use nothing', () => {
    const t = openRow(alleys(), 'office');
    visitAlone(t, 0, 'industrialZone').play(0, null);
    expect(has(t, 0)).toMatchObject({ permission: 0, working: 0 });
    expect(t.eventsOf('petz.usedFacility')).toEqual([]);
  });

  test('DA-IND-10 the tile goes under the facility revealed last, whichever was used', () => {
    const t = openRow(alleys(), 'office', 'cannery', 'psychiatrist');
    visitAlone(t, 0, 'industrialZone').play(0, { facility: 'office' });
    expect(has(t, 0).permission).toBe(2);
  });

  test('DA-IND-11 from the entrance on the first visit, from its old facility later', () => {
    const t = openRow(alleys(), 'office');
    expect(t.s.shops.map((_shop, seat) => has(t, seat).permission)).toEqual([null, null, null, null]);
    visitAlone(t, 0, 'industrialZone').play(0, null);
    expect(has(t, 0).permission).toBe(0);
    const later = openRow(t.fork(), 'office', 'cannery', 'psychiatrist');
    later.s.town.taken = {};
    later.shop(0).home = 7;
    visitAlone(later, 0, 'industrialZone').play(0, null);
    expect(later.s.shops.map((_shop, seat) => has(later, seat).permission)).toEqual([2, null, null, null]);
    later.expectInventory();
  });

  test('DA-IND-01 the zone is closed to a second group of the round', () => {
    const t = waiting(openRow(alleys(), 'cannery'), 0, { imps: 1 }, { imps: 1 }).sendGroups();
    go(t, 0, { imps: 1 }, 'industrialZone');
    expectRefused(t, 0, { imps: 1, gold: 0, space: 'industrialZone' }, 'spaceTaken', 'PB-SHOP-10');
  });
});

describe('permission', () => {
  /** Four facilities that any seat with an imp and food could use. */
  function four() {
    const t = openRow(alleys(), 'office', 'lollipopFactory', 'cannery', 'psychiatrist');
    for (const seat of [0, 1, 2, 3]) t.food(seat, { vegetable: 1, meat: 1 });
    t.house(0, 0, 'babyGolem', { suffering: 1 });
    return t;
  }

  test('DA-IND-12 DA-IND-13 EX-DA-36 under the second of four: the first two, not the others', () => {
    const t = four();
    has(t, 0).permission = 1;
    toWork(t).expectAsk('petz.work', 0);
    expect(usable(t, 0)).toEqual(['office', 'lollipopFactory']);
  });

  test('DA-IND-14 from the entrance: none', () => {
    const t = toWork(four());
    expect(t.eventsOf('petz.usedFacility')).toEqual([]);
    expect(t.s.ask?.kind).not.toBe('petz.work');
  });

  test('DA-IND-13 a new visit gives access to what was revealed since', () => {
    const t = openRow(four(), 'office', 'lollipopFactory');
    has(t, 0).permission = 1;
    openRow(t, 'office', 'lollipopFactory', 'cannery', 'psychiatrist');
    const before = toWork(t.fork());
    expect(usable(before, 0)).toHaveLength(2);
    visitAlone(t, 0, 'industrialZone').play(0, null);
    expect(usable(toWork(t), 0)).toHaveLength(4);
  });

  test('DA-IND-15 access lasts: rounds later, with a longer row, it is the same two', () => {
    const t = openRow(four(), 'office', 'lollipopFactory');
    has(t, 0).permission = 1;
    t.until('petz.work').play(0, null).until(NEXT);
    expect(t.s.round).toBe(2);
    expect(has(t, 0).permission).toBe(1);
    expect(t.s.alleys?.row).toHaveLength(3);
    t.food(0, { vegetable: 1 }).until('petz.work');
    expect(usable(t, 0)).toEqual(['office', 'lollipopFactory']);
  });

  test('DA-IND-16 facilities are shared: four players use the same one in one round', () => {
    const t = four();
    for (const seat of [0, 1, 2, 3]) has(t, seat).permission = 0;
    toWork(t);
    for (const seat of [0, 1, 2, 3]) t.expectAsk('petz.work', seat).play(seat, { facility: 'office' });
    expect(t.eventsOf('petz.usedFacility').map(({ seat }) => seat)).toEqual([0, 1, 2, 3]);
  });

  test('R-DA-47 in phase 5 players decide in turn order, and no seat changes what another may do', () => {
    const t = four().starter(2);
    for (const seat of [0, 1, 2, 3]) has(t, seat).permission = 2;
    toWork(t).expectAsk('petz.work', 2);
    const other = t.fork();
    t.play(2, { facility: 'office' }).expectAsk('petz.work', 3);
    other.play(2, null).expectAsk('petz.work', 3);
    expect(t.options(3)).toEqual(other.options(3));
    expect(t.options(3)).toHaveLength(4);
  });

  test('DA-IND-17 EX-DA-34 a visit in round 1: that facility in phase 2 and 5, later only in phase 5', () => {
    const t = openRow(alleys(), 'office');
    visitAlone(t, 0, 'industrialZone').play(0, { facility: 'office' });
    // Another seat has dirt, so that the round stops at the jobs.
    t.plot(3, 0).manure = 1;
    t.until('petz.work').play(0, { facility: 'office' });
    expect(has(t, 0).working).toBe(2);
    expect(t.eventsOf('petz.usedFacility')).toHaveLength(2);
    t.expectInventory().until(NEXT);
    expect(t.s.round).toBe(2);
    // No imp goes to the zone: nothing in phase 2, the first facility in phase 5.
    t.until('petz.work', (_seat, kind) => (kind === NEXT ? [] : undefined));
    expect(t.eventsOf('petz.usedFacility')).toHaveLength(2);
    expect(usable(t, 0)).toEqual(['office']);
  });

  test('EX-DA-35 a first visit in round 2: nothing in round 1, either of the first 2 in phase 5 from then on', () => {
    const t = openRow(alleys(), 'office').food(0, { vegetable: 1 });
    t.until(NEXT).play(0, []);
    expect(t.until('petz.group', (_seat, kind) => (kind === NEXT ? [] : undefined)).s.round).toBe(1);
    const first = openRow(alleys(), 'office');
    first.goTo('business');
    expect(first.s.ask?.kind).not.toBe('petz.work');
    const later = openRow(alleys().round(2), 'office', 'lollipopFactory').food(0, { vegetable: 1 });
    visitAlone(later, 0, 'industrialZone');
    expect(usable(later, 0)).toEqual(['office', 'lollipopFactory']);
    later.play(0, null).until('petz.work');
    expect(usable(later, 0)).toEqual(['office', 'lollipopFactory']);
    openRow(later, 'office', 'lollipopFactory', 'cannery').food(0, { meat: 1 });
    expect(usable(later, 0)).toEqual(['office', 'lollipopFactory']);
  });
});
