/** Phase 5: the facility among the jobs of unused imps: DA-UNUSED. */

import { describe, expect, test } from 'vitest';
import { alleyPlot } from '../../../src/engine/petz/alleys/query.ts';
import { alleys, has, openRow, toWork, usable } from '../../kit/alleys-town.ts';
import type { Table } from '../../kit/petz.ts';
import { manure } from '../../kit/petz-plays.ts';

const ROW = ['headhunter', 'lollipopFactory', 'cannery', 'office', 'psychiatrist', 'fecalSlug'];

/** Seat 0 has access to these facilities and `home` imps at home; dirt of seat 3 stops the round at the jobs. */
function workshop(home: number, ...row: string[]): Table {
  const t = openRow(alleys(), ...row).imps(0, { home, waiting: [0, 0, 0, 0] });
  has(t, 0).permission = row.length - 1;
  t.plot(3, 0).manure = 1;
  return t;
}

const slug = (...plots: number[]) => ({ facility: 'fecalSlug', plots });
const cleaning = (imps: number, ...plots: number[]) => ({ imps, plots, employee: false });

/** Gold of a seat, the income of the next round not counted. */
function earnings(t: Table): number {
  const income = t.eventsOf('petz.income').filter(({ seat }) => seat === 0);
  return t.shop(0).gold - (t.s.round > 1 ? (income.at(-1)?.gold ?? 0) : 0);
}

/** Everybody has decided; what seat 0 has then. */
function atNight(t: Table) {
  const first = t.s.round;
  t.until('petz.group', (seat, kind) =>
    seat === 3 && kind === 'petz.jobs' ? cleaning(1, 1, 0, 0, 0) : undefined,
  );
  expect(t.expectInventory().s.round).toBe(first + 1);
  return { gold: earnings(t), manure: manure(t, 0) };
}

describe('one facility', () => {
  test('DA-UNUSED-01 one a round, with access', () => {
    const t = workshop(3, 'office', 'lollipopFactory', 'cannery').food(0, { vegetable: 1, meat: 1 });
    has(t, 0).permission = 1;
    toWork(t).expectAsk('petz.work', 0);
    expect(usable(t, 0)).toEqual(['office', 'lollipopFactory']);
    t.play(0, { facility: 'office' });
    expect(t.s.ask?.kind).toBe('petz.jobs');
    // Next round again.
    t.until('petz.group').goTo('business').expectAsk('petz.work', 0);
  });

  test('DA-UNUSED-01 it may be left', () => {
    const t = toWork(workshop(2, 'office')).play(0, null);
    expect(atNight(t).gold).toBe(2);
    expect(t.eventsOf('petz.usedFacility')).toEqual([]);
  });

  test('DA-UNUSED-03 a facility takes an imp that has done nothing this round', () => {
    const idle = workshop(1, 'office');
    expect(usable(toWork(idle), 0)).toEqual(['office']);
    expect(toWork(workshop(0, 'office')).s.ask?.kind).toBe('petz.jobs');
    idle.play(0, { facility: 'office' });
    expect(atNight(idle).gold).toBe(2);
  });

  test('DA-UNUSED-05 a facility takes any fresh food of the storage', () => {
    const t = workshop(0, 'lollipopFactory', 'cannery').food(0, { vegetable: [1, 1, 1], meat: [1, 1] });
    expect(toWork(t).options(0)).toHaveLength(6);
  });

  test('DA-UNUSED-06 an imp that earned, cleaned or served a facility does nothing else', () => {
    // Two imps: one for the Office, one that cleans; none earns.
    const t = workshop(2, 'office');
    t.plot(0, 1).manure = 2;
    toWork(t).play(0, { facility: 'office' }).expectAsk('petz.jobs');
    expect(t.options(0)).toEqual([cleaning(0, 0, 0, 0, 0), cleaning(1, 0, 2, 0, 0)]);
    t.play(0, cleaning(1, 0, 2, 0, 0));
    expect(atNight(t)).toEqual({ gold: 2, manure: [0, 0, 0, 0] });
    // One imp that earned the price of the slug cannot clean.
    const one = workshop(1, 'fecalSlug');
    one.plot(0, 1).manure = 3;
    toWork(one).play(0, slug(0, 2, 0, 0));
    expect(one.shop(0).home).toBe(0);
    expect(atNight(one)).toEqual({ gold: 0, manure: [0, 1, 0, 0] });
  });

  test('R-DA-46 the Employee of the Month counts once at a facility', () => {
    const t = workshop(1, 'office').artifact(0, 'employeeOfTheMonth');
    toWork(t).play(0, { facility: 'office' });
    expect(atNight(t).gold).toBe(2);
    const couch = workshop(1, 'psychiatrist').artifact(0, 'employeeOfTheMonth');
    couch.house(0, 0, 'babyGolem', { size: 4, suffering: 2 });
    toWork(couch).play(0, { facility: 'psychiatrist', plot: 0, token: 'suffering' });
    expect(couch.pet(0, 0).suffering).toBe(1);
  });

  test('R-DA-86 selling comes first: no cure and no Office gold for this round’s sale', () => {
    const t = workshop(1, 'office', 'psychiatrist')
      .round(3)
      .customers(['dungeonMaster'])
      .exhibition('magicShow');
    // A mutated pet of price 1 would cost 1 gold.
    t.house(0, 0, 'babyGolem', { size: 4, mutation: 1, cards: ['R anger', 'Y play', 'R anger', 'Y play'] });
    t.pet(0, 0).needs = [0, 0, 1, 3, 0, 0, 0];
    toWork(t).expectAsk('petz.work', 0);
    expect(t.eventsOf('petz.sold')).toEqual([]);
    t.play(0, { facility: 'psychiatrist', plot: 0, token: 'mutation' });
    expect(t.s.ask?.kind).toBe('petz.jobs');
    expect(t.s.customers.filter(({ round }) => round === 3)).toEqual([]);
  });
});

describe('in any order', () => {
  test('DA-UNUSED-04 gold of the Treasury, or earned by an unused imp earlier in this step', () => {
    const rich = workshop(0, 'fecalSlug');
    rich.plot(0, 0).manure = 2;
    rich.shop(0).gold = 1;
    toWork(rich).play(0, slug(2, 0, 0, 0));
    expect(atNight(rich)).toEqual({ gold: 0, manure: [0, 0, 0, 0] });
    const poor = workshop(2, 'headhunter').imps(0, { hospital: 1, home: 2 });
    toWork(poor).expectAsk('petz.work', 0).play(0, { facility: 'headhunter', from: 'hospital', hat: false });
    expect(poor.eventsOf('petz.earned')).toEqual([{ type: 'petz.earned', seat: 0, gold: 1 }]);
    expect(poor.shop(0)).toMatchObject({ gold: 0, hospital: 0, home: 1 });
    // The other one still earns for its owner.
    expect(atNight(poor).gold).toBe(1);
  });

  test('DA-UNUSED-04 no imp and no gold: nothing', () => {
    const t = workshop(0, 'fecalSlug');
    t.plot(0, 0).manure = 2;
    expect(toWork(t).s.ask?.kind).toBe('petz.jobs');
  });

  test('DA-UNUSED-02 first cleaning, then the facility: pearls on the manure pay for it, and no imp need earn', () => {
    const t = workshop(1, 'fecalSlug');
    t.house(0, 0, 'babyGolem', { manure: 2 });
    t.plot(0, 1).manure = 2;
    alleyPlot(t.plot(0, 1)).pearls = 1;
    // Before cleaning the only imp would have to earn.
    toWork(t).expectAsk('petz.work', 0).play(0, null).expectAsk('petz.jobs');
    t.play(0, cleaning(1, 0, 2, 0, 0)).play(3, cleaning(0, 0, 0, 0, 0));
    t.expectAsk('petz.work', 0);
    expect(t.options(0)).toEqual([slug(2, 0, 0, 0), null]);
    t.play(0, slug(2, 0, 0, 0));
    expect(earnings(t.expectInventory())).toBe(0);
    expect(manure(t, 0)).toEqual([0, 0, 0, 0]);
    expect(t.eventsOf('petz.pearls')).toHaveLength(1);
  });

  test('DA-UNUSED-02 after cleaning no seat is asked again that could pay before, or used a facility', () => {
    const rich = workshop(1, 'fecalSlug', 'office');
    rich.shop(0).gold = 1;
    rich.house(0, 0, 'babyGolem', { manure: 2 });
    rich.plot(0, 1).manure = 2;
    alleyPlot(rich.plot(0, 1)).pearls = 1;
    toWork(rich)
      .play(0, null)
      .play(0, cleaning(1, 0, 2, 0, 0))
      .play(3, cleaning(0, 0, 0, 0, 0));
    expect(rich.s.ask?.kind).toBe('petz.group');
    const poor = workshop(2, 'office', 'fecalSlug');
    poor.house(0, 0, 'babyGolem', { manure: 2 });
    poor.plot(0, 1).manure = 2;
    alleyPlot(poor.plot(0, 1)).pearls = 1;
    toWork(poor).play(0, { facility: 'office' });
    poor.play(0, cleaning(1, 0, 2, 0, 0)).play(3, cleaning(0, 0, 0, 0, 0));
    expect(poor.s.ask?.kind).toBe('petz.group');
  });

  test('DA-UNUSED-02 the facility first leaves less to clean', () => {
    const t = workshop(1, 'fecalSlug');
    t.shop(0).gold = 1;
    t.plot(0, 1).manure = 2;
    toWork(t)
      .play(0, slug(0, 2, 0, 0))
      .expectAsk('petz.jobs', 3);
    expect(atNight(t)).toEqual({ gold: 1, manure: [0, 0, 0, 0] });
  });

  test('DA-UNUSED-02 two moments reach all that any order of the jobs reaches', () => {
    for (const start of worlds()) {
      const reached = new Set(offered(start).map((end) => JSON.stringify(end)));
      for (const end of everyOrder(start)) {
        // Reached as it is, or surpassed: as clean, with more gold, for who sends the slug before the broom.
        const same = reached.has(JSON.stringify(end));
        const better = offered(start).some((x) => isBetter(x, end));
        expect(same || better, `${JSON.stringify(start)} ends as ${JSON.stringify(end)}`).toBe(true);
      }
    }
  });
});

/** A small world for comparing orders: the plot with a pet, and one without; pearls among the manure of each. */
interface World {
  imps: number;
  gold: number;
  dirt: [number, number];
  pearls: [number, number];
  used: boolean;
}

const isBetter = (a: World, b: World): boolean =>
  a.gold >= b.gold && a.dirt[0] <= b.dirt[0] && a.dirt[1] <= b.dirt[1] && a.used === b.used;

function* worlds(): Generator<World> {
  for (const imps of [0, 1, 2])
    for (const gold of [0, 1])
      for (const occupied of [0, 1, 2])
        for (const empty of [0, 1, 3])
          for (const pearls of [0, 1, 2])
            yield {
              imps,
              gold,
              dirt: [occupied, empty],
              pearls: [0, Math.min(pearls, empty)],
              used: false,
            };
}

/** Takes manure off the two plots; gold-topped tokens first. */
function take(world: World, from: [number, number]): World {
  const pearls = [0, 1].map((i) => Math.min(world.pearls[i] ?? 0, from[i] ?? 0));
  return {
    ...world,
    gold: world.gold + (pearls[0] ?? 0) + (pearls[1] ?? 0),
    dirt: [world.dirt[0] - from[0], world.dirt[1] - from[1]],
    pearls: [world.pearls[0] - (pearls[0] ?? 0), world.pearls[1] - (pearls[1] ?? 0)],
  };
}

/** Every end of every order of single jobs, by the words of the rule alone; who does nothing at last earns. */
function everyOrder(world: World): World[] {
  const ends: World[] = [];
  if (world.imps === 0) ends.push({ ...world, pearls: [0, world.pearls[1]] });
  if (world.imps > 0) {
    ends.push(...everyOrder({ ...world, imps: world.imps - 1, gold: world.gold + 1 }));
    const cleaned = Math.min(2, world.dirt[1]);
    if (cleaned > 0) ends.push(...everyOrder({ ...take(world, [0, cleaned]), imps: world.imps - 1 }));
  }
  if (!world.used && world.gold > 0) {
    const all = Math.min(2, world.dirt[0] + world.dirt[1]);
    for (let first = 0; first <= Math.min(all, world.dirt[0]); first++) {
      if (all === 0 || all - first > world.dirt[1]) continue;
      ends.push(
        ...everyOrder({ ...take({ ...world, gold: world.gold - 1, used: true }, [first, all - first]) }),
      );
    }
  }
  return ends;
}

const results = new Map<string, World[]>();

/** Every end that the game offers from there. */
function offered(start: World): World[] {
  const key = JSON.stringify(start);
  const known = results.get(key);
  if (known !== undefined) return known;
  const t = workshop(start.imps, ...ROW.slice(-1));
  t.plot(3, 0).manure = 0;
  t.shop(0).gold = start.gold;
  t.house(0, 0, 'babyGolem', { manure: start.dirt[0] });
  t.plot(0, 1).manure = start.dirt[1];
  alleyPlot(t.plot(0, 1)).pearls = start.pearls[1];
  const ends: World[] = [];
  const explore = (now: Table): void => {
    const kind = now.s.ask?.kind;
    if (kind === 'petz.work' || kind === 'petz.jobs') {
      for (const option of now.options(0)) explore(now.fork().play(0, option));
      return;
    }
    const [a, b] = [now.plot(0, 0).manure, now.plot(0, 1).manure];
    ends.push({
      imps: 0,
      gold: earnings(now),
      dirt: [a, b],
      pearls: [0, alleyPlot(now.plot(0, 1)).pearls],
      used: now.eventsOf('petz.usedFacility').length > 0,
    });
  };
  explore(toWork(t.quiet()));
  results.set(key, ends);
  return ends;
}
