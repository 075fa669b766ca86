/** The Employee of the Month: PB-ARTIFACT-EMPLOYEE, EX-37, RUL-44, RUL-46. */

import { describe, expect, test } from 'vitest';
import { type Table, table } from '../../kit/petz.ts';
import { arrangement, cleanShops, expectRefused, nobodyShops, sending } from '../../kit/petz-plays.ts';

function owner(home: number, ...others: string[]): Table {
  return cleanShops(table({ seats: 2 }).starter(0))
    .artifact(0, 'employeeOfTheMonth', ...others)
    .imps(0, { home });
}

/** Stegobully with 4 anger on the printed cage of strength 1: an excess of 3. */
function raging(t: Table): Table {
  return t.house(0, 0, 'stegobully', { cards: ['G anger', 'R anger', 'R anger', 'G anger'] });
}

const cleaning = (imps: number, plots: number[], employee: boolean) => ({ imps, plots, employee });

describe('in phase 4', () => {
  test('PB-ARTIFACT-EMPLOYEE-02 EX-37 with the shovel he removes up to 4', () => {
    const t = owner(1, 'longHandledShovel');
    t.plot(0, 0).manure = 3;
    t.plot(0, 1).manure = 2;
    t.goTo('showing').expectAsk('petz.shovel', 0);
    expectRefused(t, 0, { plots: [3, 2, 0, 0], employee: true }, 'notOffered');
    expectRefused(t, 0, { plots: [3, 0, 0, 0], employee: false }, 'notOffered');
    t.play(0, { plots: [3, 1, 0, 0], employee: true });
    expect(t.shop(0).plots.map((plot) => plot.manure)).toEqual([0, 1, 0, 0]);
    t.expectInventory();
    const parts = owner(1, 'longHandledShovel');
    parts.plot(0, 0).manure = 5;
    parts
      .goTo('showing')
      .play(0, { plots: [1, 0, 0, 0], employee: true })
      .expectAsk('petz.shovel', 0);
    expectRefused(parts, 0, { plots: [4, 0, 0, 0], employee: false }, 'notOffered');
    parts.play(0, { plots: [3, 0, 0, 0], employee: false });
    expect(parts.plot(0, 0).manure).toBe(1);
  });

  test('PB-ARTIFACT-EMPLOYEE-03 EX-37 RUL-44 in armour he adds 2 to one number, and cannot be split', () => {
    const red = raging(owner(2, 'impArmor')).goTo('showing').expectAsk('petz.catch', 0);
    red.play(0, { armour: 2, imps: 0, employee: 'armour' });
    expect(red.eventsOf('petz.guarded')).toMatchObject([{ number: 'strength', imps: 2, employee: true }]);
    expect(red.eventsOf('petz.lost')).toEqual([]);
    expect(red.shop(0).hospital).toBe(0);

    const purple = owner(1, 'impArmor').house(0, 0, 'ghosty', {
      cards: ['P magic', 'R poop', 'P magic', 'P magic'],
    });
    purple.goTo('showing').expectAsk('petz.ward', 0).play(0, { imps: 1, employee: true });
    expect(purple.eventsOf('petz.mutated')).toEqual([]);

    // Excess 2 magic here, excess 1 anger there: the Employee on the purple number leaves the other pet alone.
    const t = owner(1, 'impArmor').house(0, 0, 'ghosty', {
      cards: ['P magic', 'R poop', 'P magic', 'P magic'],
    });
    t.house(0, 2, 'drago', { cage: 'c02', cards: ['G poop', 'R anger'] }).goTo('showing');
    t.play(0, { imps: 1, employee: true });
    expect(t.eventsOf('petz.lost')).toMatchObject([{ pet: 'drago', cause: 'escaped' }]);
  });

  test('PB-ARTIFACT-EMPLOYEE-06 RUL-46 in a gap he meets two play needs of each pet beside it', () => {
    const t = owner(1).house(0, 1, 'uni', {
      size: 4,
      cage: 'c01',
      cards: ['Y play', 'G poop', 'P disease', 'Y play'],
    });
    t.house(0, 2, 'trollie', { size: 4, cage: 'c04', cards: ['Y play', 'G poop', 'Y play', 'Y play'] });
    const plain = t.fork().goTo('showing').expectAsk('petz.play', 0).play(0, { gap: 1, employee: false });
    expect(plain.eventsOf('petz.suffered').map((x) => [x.plot, x.tokens])).toEqual([
      [1, 1],
      [2, 2],
    ]);
    t.goTo('showing').expectAsk('petz.play', 0).play(0, { gap: 1, employee: true });
    expect(t.eventsOf('petz.suffered').map((x) => [x.plot, x.tokens])).toEqual([[2, 1]]);
    expect(t.eventsOf('petz.entertained')).toMatchObject([{ gap: 1, employee: true }]);
    t.expectInventory();
  });

  test('PB-ARTIFACT-EMPLOYEE-07 catching he covers 2 and goes to the hospital as one imp', () => {
    const t = raging(owner(2)).goTo('showing').expectAsk('petz.catch', 0);
    expect(t.options(0)).toEqual([{ armour: 0, imps: 2, employee: 'catch' }, null]);
    t.play(0, { armour: 0, imps: 2, employee: 'catch' });
    expect(t.eventsOf('petz.lost')).toEqual([]);
    expect(t.expectAsk('petz.group').shop(0)).toMatchObject({ hospital: 2, home: 4 });
    // One imp fewer, and even he does not help.
    expect(raging(owner(1)).goTo('showing').eventsOf('petz.lost')).toMatchObject([{ cause: 'escaped' }]);
    t.expectInventory();
  });
});

describe('in phase 5', () => {
  test('PB-ARTIFACT-EMPLOYEE-04 EX-37 he cleans up to 4 from empty cages', () => {
    const t = owner(2);
    t.plot(0, 0).manure = 5;
    t.goTo('business').expectAsk('petz.jobs', 0);
    expectRefused(t, 0, cleaning(1, [5, 0, 0, 0], true), 'notOffered');
    expectRefused(t, 0, cleaning(1, [3, 0, 0, 0], false), 'notOffered');
    t.play(0, cleaning(1, [4, 0, 0, 0], true));
    expect(t.plot(0, 0).manure).toBe(1);
    expect(t.eventsOf('petz.earned').find((x) => x.seat === 0)).toMatchObject({ gold: 1 });
    t.expectInventory();
  });

  test('PB-ARTIFACT-EMPLOYEE-05 EX-37 he never earns 2 gold', () => {
    const t = owner(3).goTo('business').expectAsk('petz.group');
    expect(t.eventsOf('petz.earned').find((x) => x.seat === 0)).toMatchObject({ gold: 3 });
  });
});

describe('once', () => {
  test('PB-ARTIFACT-EMPLOYEE-01 RUL-46 one imp and one job a round', () => {
    const t = owner(4).house(0, 1, 'uni', {
      size: 4,
      cage: 'c01',
      cards: ['Y play', 'G poop', 'P disease', 'Y play'],
    });
    t.plot(0, 0).manure = 4;
    t.goTo('showing').play(0, { gap: 1, employee: true }).expectAsk('petz.jobs', 0);
    expectRefused(t, 0, cleaning(1, [4, 0, 0, 0], true), 'notOffered');
    expectRefused(t, 0, cleaning(2, [4, 0, 0, 0], true), 'notOffered');
    expect(t.refusal(0, cleaning(2, [4, 0, 0, 0], false))).toBeNull();
  });

  test('PB-ARTIFACT-EMPLOYEE-01 he is never compulsory', () => {
    const t = raging(owner(3)).goTo('showing').expectAsk('petz.catch', 0);
    t.play(0, { armour: 0, imps: 3, employee: null });
    expect(t.shop(0)).toMatchObject({ hospital: 3 });
  });

  test('RUL-46 another imp may be named in the next round, the last one being in the hospital', () => {
    const t = raging(owner(2))
      .goTo('showing')
      .play(0, { armour: 0, imps: 2, employee: 'catch' })
      .expectAsk('petz.group');
    t.plot(0, 1).manure = 4;
    nobodyShops(t)
      .expectAsk('petz.arrange', 0)
      .play(0, arrangement(t, 0, { pet0: null }))
      .expectAsk('petz.jobs', 0);
    expect(t.shop(0).hospital).toBe(2);
    expect(t.refusal(0, cleaning(1, [0, 4, 0, 0], true))).toBeNull();
  });

  test('PB-ARTIFACT-EMPLOYEE-08 he is one imp in a group, for its size and for the two that a cage asks for', () => {
    const t = cleanShops(table({ seats: 2 }).starter(0))
      .artifact(0, 'employeeOfTheMonth')
      .offerCages(['c01', 'c02', null]);
    t.groups(0, [[1, 0]])
      .groups(1, [[1, 1]])
      .sendGroups();
    // Size 2 goes before size 1.
    t.expectAsk('petz.send', 1)
      .play(1, sending([1, 1], 'home'))
      .expectAsk('petz.send', 0);
    expectRefused(t, 0, sending([1, 0], 'cage1', 'c01'), 'needsImps', 'PB-CAGE-01');
  });

  test('without the tile nobody counts as two', () => {
    const t = cleanShops(table({ seats: 2 }).starter(0))
      .artifact(1, 'employeeOfTheMonth')
      .imps(0, { home: 2 });
    t.plot(0, 0).manure = 4;
    t.goTo('business').expectAsk('petz.jobs', 0);
    expectRefused(t, 0, cleaning(1, [4, 0, 0, 0], true), 'notOffered');
    t.play(0, cleaning(2, [4, 0, 0, 0], false));
    expect(t.plot(0, 0).manure).toBe(0);
  });
});
