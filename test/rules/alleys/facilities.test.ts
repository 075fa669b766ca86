/** The six facilities: DA-FACILITY. */

import { describe, expect, test } from 'vitest';
import type { Json } from '../../../src/engine/kernel/state.ts';
import { alleyPlot } from '../../../src/engine/petz/alleys/query.ts';
import { petz } from '../../../src/engine/petz/index.ts';
import {
  alleys,
  go,
  has,
  linger,
  openRow,
  stand,
  toWork,
  usable,
  visitAlone,
  waiting,
} from '../../kit/alleys-town.ts';
import type { Table } from '../../kit/petz.ts';
import { manure } from '../../kit/petz-plays.ts';

/** A table with one open facility; seat 0 may use it in phase 5 too, and has 1 gold. */
function at(facility: string, length: 'standard' | 'extended' = 'standard'): Table {
  const t = openRow(alleys({ length }), facility);
  has(t, 0).permission = 0;
  t.shop(0).gold = 1;
  return t;
}

const uses = (t: Table): Json[] => t.options(0).filter((use) => use !== null);
const regain = (from: string, hat = false) => ({ facility: 'headhunter', from, hat });

/** One in phase 2, the other in phase 5. */
const visit = (t: Table) => visitAlone(t, 0, 'industrialZone');
const work = (t: Table) => toWork(t);

describe('Headhunter Headquarters', () => {
  test('DA-FACILITY-HEADHUNTER-01 for 1 gold it regains one imp that would not come home by itself', () => {
    const t = at('headhunter').imps(0, { hospital: 2, waiting: [0, 0, 0, 0] });
    t.shop(0).gold = 2;
    visit(t).play(0, regain('hospital'));
    expect(t.shop(0)).toMatchObject({ gold: 1, hospital: 1 });
    expect(t.eventsOf('petz.regained')).toEqual([
      { type: 'petz.regained', seat: 0, from: 'hospital', home: true },
    ]);
    // Imps that come home by themselves (on spaces, on facilities) are not to be had.
    const none = at('headhunter').imps(0, { waiting: [0, 0, 0, 0] });
    has(none, 0).working = 0;
    stand(none, 0, 'vegetables', { imps: 2 });
    expect(visit(none).s.ask?.kind).not.toBe('petz.facility');
  });

  test('DA-FACILITY-HEADHUNTER-02 the owner chooses: leftmost of the Progress Board, hospital, platform', () => {
    const t = visit(at('headhunter').imps(0, { hospital: 1, platform: 1 }));
    expect(uses(t)).toEqual([regain('progress'), regain('hospital'), regain('platform')]);
    expect(t.fork().play(0, regain('platform')).shop(0).platform).toBe(0);
    expect(t.fork().play(0, regain('progress')).shop(0).waiting).toEqual([0, 1, 1, 1]);
    t.play(0, null);
    expect(t.shop(0)).toMatchObject({ gold: 1, hospital: 1, platform: 1 });
  });

  test('DA-FACILITY-HEADHUNTER-03 DA-FACILITY-HEADHUNTER-04 R-DA-18 EX-DA-38 in round 2 the imp of round 3: at home now, in no group', () => {
    const t = at('headhunter')
      .round(2)
      .imps(0, { waiting: [0, 0, 1, 1] });
    const before = t.shop(0).home;
    linger(waiting(t, 0, { imps: 2 }, { imps: 1 })).sendGroups();
    go(t, 0, { imps: 2 }, 'industrialZone').play(0, regain('progress'));
    expect(t.shop(0)).toMatchObject({ gold: 0, waiting: [0, 0, 0, 1], home: before - 2 });
    expect(t.shop(0).groups).toEqual([{ imps: 1, gold: 0 }]);
    // Nothing asks whether it joins the group that waits.
    t.expectAsk('petz.send', 0).expectInventory();
  });

  test('R-DA-40 the imp regained in phase 2 is available from phase 4 on, and pays for nothing at the zone', () => {
    const t = openRow(alleys(), 'headhunter', 'office').imps(0, { hospital: 1 });
    t.shop(0).gold = 1;
    stand(t, 0, 'vegetables', { imps: t.shop(0).home - 1 });
    visit(t).play(0, regain('hospital'));
    expect(t.s.ask?.kind).toBe('petz.send');
    t.quiet().until('petz.work').play(0, null).until('petz.group');
    expect(t.eventsOf('petz.earned')).toContainEqual({ type: 'petz.earned', seat: 0, gold: 1 });
  });

  test('DA-FACILITY-HEADHUNTER-05 EX-DA-39 in phase 5 it stays at the facility and comes home in phase 6', () => {
    const t = at('headhunter').imps(0, { hospital: 1, waiting: [0, 0, 0, 0] });
    const { home } = t.shop(0);
    t.plot(3, 0).manure = 1;
    work(t).expectAsk('petz.work', 0).play(0, regain('hospital'));
    expect(t.shop(0)).toMatchObject({ gold: 0, hospital: 0, home });
    expect(t.eventsOf('petz.regained')).toMatchObject([{ from: 'hospital', home: false }]);
    t.expectInventory().until('petz.group');
    expect(t.shop(0).home).toBe(home + 1);
    // It did not earn with the others.
    expect(t.eventsOf('petz.earned').filter(({ seat }) => seat === 0)).toEqual([
      { type: 'petz.earned', seat: 0, gold: home },
    ]);
  });

  test('R-DA-39 in phase 2 an imp leaves the platform space only if another ordinary imp stays', () => {
    const bare = () => at('headhunter').imps(0, { waiting: [0, 0, 0, 0] });
    expect(visit(stand(bare(), 0, 'platform', { imps: 1 })).s.ask?.kind).toBe('petz.send');
    expect(visit(stand(bare(), 0, 'platform', { imps: 1, bodyguard: 1 })).s.ask?.kind).toBe('petz.send');
    const two = visit(stand(bare(), 0, 'platform', { imps: 2 }));
    expect(uses(two)).toEqual([regain('platformSpace')]);
    two.play(0, regain('platformSpace'));
    expect(two.s.town.taken.platform).toEqual({ seat: 0, imps: 1 });
    expect(two.eventsOf('petz.regained')).toMatchObject([{ from: 'platform', home: true }]);
    two.expectInventory();
  });

  test('R-DA-39 the right side has no such limit, and another seat on the space is another seat', () => {
    const t = at('headhunter').imps(0, { waiting: [0, 0, 0, 0], platform: 1 });
    expect(uses(visit(stand(t, 1, 'platform', { imps: 3 })))).toEqual([regain('platform')]);
    const both = at('headhunter').imps(0, { waiting: [0, 0, 0, 0], platform: 1 });
    expect(uses(visit(stand(both, 0, 'platform', { imps: 2 })))).toEqual([
      regain('platform'),
      regain('platformSpace'),
    ]);
  });

  test('R-DA-39 in phase 5 there is no limit, and one place is as good as the other', () => {
    const t = stand(at('headhunter').imps(0, { waiting: [0, 0, 0, 0] }), 0, 'platform', { imps: 1 });
    expect(uses(work(t))).toEqual([regain('platform')]);
    t.play(0, regain('platform'));
    expect(t.s.town.taken.platform?.imps ?? 0).toBe(0);
    expect(t.shop(0).platform).toBe(0);
    t.expectInventory();
    const both = at('headhunter').imps(0, { waiting: [0, 0, 0, 0], platform: 1 });
    expect(uses(work(stand(both, 0, 'platform', { imps: 2 })))).toEqual([regain('platform')]);
  });

  test('R-DA-31 the owner decides whether the imp from the platform wears the hat; a single one does', () => {
    const hatted = (platform: number) => {
      const t = at('headhunter')
        .artifact(0, 'fancyHat')
        .imps(0, { waiting: [0, 0, 0, 0], platform });
      has(t, 0).hatOnPlatform = true;
      return t;
    };
    const two = visit(hatted(2));
    expect(uses(two)).toEqual([regain('platform', true), regain('platform')]);
    expect(has(two.fork().play(0, regain('platform')), 0).hatOnPlatform).toBe(true);
    two.play(0, regain('platform', true));
    expect(has(two, 0).hatOnPlatform).toBe(false);
    expect(two.eventsOf('petz.hatCameHome')).toEqual([{ type: 'petz.hatCameHome', seat: 0 }]);
    expect(uses(visit(hatted(1)))).toEqual([regain('platform', true)]);
    expect(uses(work(hatted(1)))).toEqual([regain('platform', true)]);
  });

  test('R-DA-31 R-DA-39 also from the action space, in phase 2 and in phase 5', () => {
    const hatted = (imps: number) => {
      const t = at('headhunter')
        .artifact(0, 'fancyHat')
        .imps(0, { waiting: [0, 0, 0, 0] });
      return stand(t, 0, 'platform', { imps, hat: 1 });
    };
    const t = visit(hatted(2));
    expect(uses(t)).toEqual([regain('platformSpace', true), regain('platformSpace')]);
    t.play(0, regain('platformSpace', true));
    expect(t.s.town.taken.platform).toEqual({ seat: 0, imps: 1 });
    expect(uses(work(hatted(1)))).toEqual([regain('platform', true)]);
    const late = work(hatted(2));
    expect(uses(late)).toEqual([regain('platform', true), regain('platform')]);
    late.play(0, regain('platform'));
    late.until('petz.group');
    expect(late.shop(0).platform).toBe(1);
    expect(has(late, 0).hatOnPlatform).toBe(true);
    late.expectInventory();
  });
});

describe('Office, Pet Psychiatrist, Fecal Slug', () => {
  test('DA-FACILITY-OFFICE-01 an imp brings 2 gold at once', () => {
    const t = at('office');
    visit(t).play(0, { facility: 'office' });
    expect(t.shop(0)).toMatchObject({ gold: 3, home: 5 });
    expect(has(t, 0).working).toBe(1);
    expect(t.eventsOf('petz.usedFacility')).toMatchObject([{ facility: 'office', imps: 1, gold: 0 }]);
  });

  test('DA-FACILITY-PSYCHIATRIST-01 an imp takes a suffering or a mutation token off any own pet', () => {
    const t = at('psychiatrist');
    t.house(0, 0, 'babyGolem', { size: 4, suffering: 2, mutation: 1 });
    t.house(0, 2, 'snakitty', { suffering: 1 });
    t.house(1, 0, 'liffard', { mutation: 1 });
    visit(t);
    expect(uses(t)).toEqual([
      { facility: 'psychiatrist', plot: 0, token: 'mutation' },
      { facility: 'psychiatrist', plot: 0, token: 'suffering' },
      { facility: 'psychiatrist', plot: 2, token: 'suffering' },
    ]);
    const mutant = t.fork().play(0, { facility: 'psychiatrist', plot: 0, token: 'mutation' });
    expect(mutant.pet(0, 0)).toMatchObject({ suffering: 2, mutation: 0 });
    t.play(0, { facility: 'psychiatrist', plot: 0, token: 'suffering' });
    expect(t.pet(0, 0)).toMatchObject({ suffering: 1, mutation: 1 });
    expect(has(t, 0).working).toBe(1);
  });

  test('DA-FACILITY-PSYCHIATRIST-02 one use removes one token, never one of each', () => {
    const t = at('psychiatrist');
    t.house(0, 0, 'babyGolem', { size: 4, suffering: 1, mutation: 1 });
    for (const use of uses(visit(t))) {
      const { suffering, mutation } = t.fork().play(0, use).pet(0, 0);
      expect(suffering + mutation).toBe(1);
    }
    expect(uses(t)).toHaveLength(2);
  });

  test('DA-FACILITY-FECALSLUG-01 DA-FACILITY-FECALSLUG-02 for 1 gold 2 manure go, from one or two places, occupied or bare', () => {
    const t = at('fecalSlug');
    t.house(0, 0, 'babyGolem', { manure: 2 });
    t.plot(0, 2).manure = 1;
    expect(t.plot(0, 2).cage).toBeNull();
    visit(t);
    expect(uses(t)).toEqual([
      { facility: 'fecalSlug', plots: [2, 0, 0, 0] },
      { facility: 'fecalSlug', plots: [1, 0, 1, 0] },
    ]);
    const one = t.fork().play(0, { facility: 'fecalSlug', plots: [2, 0, 0, 0] });
    expect(manure(one, 0)).toEqual([0, 0, 1, 0]);
    t.play(0, { facility: 'fecalSlug', plots: [1, 0, 1, 0] });
    expect(manure(t, 0)).toEqual([1, 0, 0, 0]);
    expect(t.shop(0).gold).toBe(0);
    expect(t.eventsOf('petz.slugged')).toEqual([{ type: 'petz.slugged', seat: 0, plots: [1, 0, 1, 0] }]);
  });

  test('EX-DA-67 with a gold-topped and a plain token: 1 paid, 1 gained, both gone', () => {
    const t = at('fecalSlug');
    t.plot(0, 0).manure = 2;
    alleyPlot(t.plot(0, 0)).pearls = 1;
    visit(t).play(0, { facility: 'fecalSlug', plots: [2, 0, 0, 0] });
    expect(t.shop(0).gold).toBe(1);
    expect(manure(t, 0)).toEqual([0, 0, 0, 0]);
    expect(alleyPlot(t.plot(0, 0)).pearls).toBe(0);
    expect(t.eventsOf('petz.pearls')).toEqual([{ type: 'petz.pearls', seat: 0, gold: 1 }]);
    t.expectInventory();
  });
});

describe('what can be used', () => {
  const row = ['headhunter', 'lollipopFactory', 'cannery', 'office', 'psychiatrist', 'fecalSlug'];

  test('DA-FACILITY-GENERAL-01 R-DA-19 not offered: no eligible imp, no food, no token, no manure', () => {
    const t = openRow(alleys(), ...row).imps(0, { waiting: [0, 0, 0, 0] });
    t.house(0, 0, 'babyGolem');
    t.shop(0).gold = 5;
    has(t, 0).permission = 5;
    expect(usable(visit(t.fork()), 0)).toEqual(['office']);
    expect(usable(work(t), 0)).toEqual(['office']);
  });

  test('DA-FACILITY-GENERAL-01 not without the whole input', () => {
    const t = openRow(alleys(), ...row).imps(0, { hospital: 1 });
    t.house(0, 0, 'babyGolem', { suffering: 1, manure: 1 });
    stand(t, 0, 'vegetables', { imps: t.shop(0).home - 1 });
    expect(visit(t).s.ask?.kind).toBe('petz.send');
    const idle = openRow(alleys(), ...row).imps(0, { hospital: 1, home: 0 });
    idle.house(0, 0, 'babyGolem', { suffering: 1, manure: 1 });
    has(idle, 0).permission = 5;
    expect(work(idle).s.ask?.kind).not.toBe('petz.work');
  });

  test('R-DA-19 the Fecal Slug takes 1 where there is only 1, and 2 where there are 2', () => {
    const t = at('fecalSlug');
    t.plot(0, 1).manure = 1;
    expect(uses(visit(t.fork()))).toEqual([{ facility: 'fecalSlug', plots: [0, 1, 0, 0] }]);
    t.plot(0, 3).manure = 1;
    expect(uses(visit(t))).toEqual([{ facility: 'fecalSlug', plots: [0, 1, 0, 1] }]);
  });

  test('every use offered changes something and can be paid', () => {
    const t = openRow(alleys(), ...row)
      .artifact(0, 'fancyHat')
      .imps(0, { hospital: 1, platform: 2 });
    t.house(0, 0, 'babyGolem', { size: 4, suffering: 2, mutation: 1, manure: 3 });
    t.food(0, { vegetable: [2, 1], meat: [1, 1] });
    has(t, 0).hatOnPlatform = true;
    t.shop(0).gold = 1;
    visit(t);
    const seen = new Set<string>();
    for (const use of uses(t)) {
      const after = t.fork().play(0, use).expectInventory();
      const { gold, home } = after.shop(0);
      expect(gold >= 0 && home >= 0).toBe(true);
      seen.add(JSON.stringify(petz.view(after.s, null).shops[0]));
    }
    // All different.
    expect(seen.size).toBe(uses(t).length);
  });
});
