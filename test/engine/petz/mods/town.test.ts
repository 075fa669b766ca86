/** What modifiers change in town: food, spaces, groups, potions, income. */

import { describe, expect, test } from 'vitest';
import { POTION } from '../../../../src/engine/petz/data/needs.ts';
import { petzEngine } from '../../../../src/engine/petz/index.ts';
import { at, idle, mod, scenario, setupWith, twists } from '../../../kit/scenario.ts';
import { spacesFor } from '../../../kit/town.ts';

const inRound = (round: number, mods: ReturnType<typeof mod>) =>
  idle(scenario({ seats: 4, mods }), 'petz.group', 400) && at(round, 'setup', [], { seats: 4, mods });

describe('meatlessWeek', () => {
  test('takes all meat off the stands in its rounds', () => {
    const meat = (round: number) => {
      const { stands } = inRound(round, mod('meatlessWeek', [2])).s.town;
      return stands.meat.meat + stands.mixed.meat;
    };
    expect(meat(2)).toBe(0);
    expect(meat(3)).toBeGreaterThan(0);
    expect(twists(inRound(2, mod('meatlessWeek', [2])))).toEqual(['meatlessWeek noMeat 2']);
  });
});

describe('stands and fullStands', () => {
  test('replace the printed food of named stands', () => {
    const t = inRound(1, mod('stands', { food: { vegetables: [5, 1], meat: [0, 0] } }));
    expect(t.s.town.stands).toEqual({
      vegetables: { vegetable: 5, meat: 1, gold: 0 },
      mixed: { vegetable: 1, meat: 1, gold: 0 },
      meat: { vegetable: 0, meat: 0, gold: 0 },
    });
    expect(twists(t)).toEqual(['stands food 2']);
  });

  test('add so many of each kind that a stand sells, on top of other changes', () => {
    const both = [...mod('stands', { food: { meat: [0, 0] } }), ...mod('fullStands', { more: 2 })];
    expect(inRound(1, both).s.town.stands).toEqual({
      vegetables: { vegetable: 4, meat: 0, gold: 0 },
      mixed: { vegetable: 3, meat: 3, gold: 0 },
      meat: { vegetable: 0, meat: 2, gold: 0 },
    });
  });

  test('a blocked stand stays empty', () => {
    // Round 1 of 2 shops: neutral imps stand on the mixed stand and on the artifact tents.
    const t = scenario({ mods: mod('fullStands', { more: 3 }) });
    expect(t.s.town.neutral).toContain('mixed');
    expect(t.s.town.stands.mixed).toEqual({ vegetable: 0, meat: 0, gold: 0 });
    expect(t.s.town.stands.vegetables.vegetable).toBe(5);
  });

  test('only in their rounds', () => {
    expect(inRound(1, mod('fullStands', { more: 2, rounds: [2] })).s.town.stands.meat.meat).toBe(2);
  });
});

describe('closed', () => {
  const mods = mod('closed', { spaces: ['hospital', 'cage1'], rounds: [1] });
  const groups = (t: ReturnType<typeof scenario>) => {
    const [first = 0] = t.s.order;
    t.until('petz.send', (seat) =>
      seat === first
        ? [
            { imps: 3, gold: 0 },
            { imps: 1, gold: 0 },
          ]
        : [],
    );
    return t;
  };

  test('no group can be sent there, and the reason is given', () => {
    const t = groups(scenario({ seats: 4, mods }));
    const [first = 0] = t.s.order;
    expect(spacesFor(t, first)).not.toContain('hospital');
    // The other cage space is open, and offered in place of the closed one.
    expect(spacesFor(t, first)).toContain('cage2');
    expect(t.refusal(first, { imps: 3, gold: 0, space: 'hospital' })?.code).toBe('spaceClosed');
    expect(t.view(1).town.closed).toEqual(['hospital', 'cage1']);
  });

  test('only in the named rounds, and what lies there comes as ever', () => {
    const t = scenario({ seats: 4, mods });
    expect(t.s.town.cages.filter((cage) => cage !== null)).toHaveLength(3);
    expect(twists(t)).toEqual(['closed shut 2']);
    idle(t, 'petz.group');
    t.until('petz.jobs', (_seat, kind) => (kind === 'petz.group' ? [] : undefined));
    const later = at(2, 'shopping', [], { seats: 4, mods });
    expect(later.s.town.closed).toBeUndefined();
    expect(spacesFor(groups(later), later.s.order[0] ?? 0)).toContain('hospital');
  });

  test('in a game that begins with shopping, too', () => {
    const t = groups(at(3, 'shopping', [], { seats: 4, mods: mod('closed', { spaces: ['judge'] }) }));
    expect(spacesFor(t, 0)).not.toContain('judge');
  });
});

describe('openScreens', () => {
  const t = scenario({ seats: 3, mods: mod('openScreens', {}) });

  test('shops form their groups in turn order, each seeing those before', () => {
    const [first = 0, second = 0, third = 0] = t.s.order;
    const now = t.fork();
    now.expectAsk('petz.group', first);
    expect(now.s.ask?.how).toBe('one');
    now.play(first, [{ imps: 2, gold: 1 }]);
    now.expectAsk('petz.group', second);
    expect(now.view(second).shops[first]?.groups).toEqual([{ imps: 2, gold: 1 }]);
    expect(now.view(third).shops[first]).toMatchObject({ home: 4, gold: now.s.shops[first]?.gold ?? 0 });
    now
      .play(second, [])
      .expectAsk('petz.group', third)
      .play(third, [{ imps: 1, gold: 0 }]);
    now.expectAsk('petz.send', first);
    expect(twists(now)).toEqual([
      `openScreens formed 1 at ${first}`,
      `openScreens formed 0 at ${second}`,
      `openScreens formed 1 at ${third}`,
    ]);
    expect(now.eventsOf('petz.grouped')).toHaveLength(1);
  });

  test('named twice in a setup, each shop forms its groups once all the same (PB-GROUP-01)', () => {
    const twice = scenario({ seats: 3, mods: [...mod('openScreens', {}), ...mod('openScreens', {})] });
    for (const seat of twice.s.order) twice.play(seat, [{ imps: 1, gold: 0 }]);
    twice.expectAsk('petz.send', twice.s.order[0] ?? 0);
    expect(petzEngine.rules.audit(twice.s)).toEqual([]);
  });

  test('in the other rounds they are up', () => {
    const other = scenario({ seats: 3, mods: mod('openScreens', { rounds: [2] }) });
    expect(other.s.ask).toMatchObject({ kind: 'petz.group', how: 'all' });
    expect(other.s.ask?.seats).toHaveLength(3);
  });
});

describe('speedRound and strike', () => {
  test('so many groups and no more leave a shop', () => {
    const t = scenario({ mods: mod('speedRound', { groups: 2 }) });
    expect(t.domain(0)).toMatchObject({ type: 'split', parts: 2 });
    const three = [1, 1, 1].map((imps) => ({ imps, gold: 0 }));
    expect(t.refusal(0, three)).toMatchObject({ code: 'tooManyGroups', data: { most: 2 } });
    expect(t.refusal(0, three.slice(1))).toBeNull();
    expect(twists(t)).toEqual(['speedRound hurry 2']);
    expect(
      at(3, 'setup', [], { mods: mod('speedRound', { groups: 2, rounds: [2] }) }).domain(0),
    ).toMatchObject({ parts: 6 });
  });

  test('imps on strike stay at home and can be put to work there', () => {
    const t = scenario({ mods: mod('strike', { home: 4 }) });
    expect(t.domain(0)).toMatchObject({ stocks: { imps: 2, gold: t.shop(0).gold } });
    expect(t.refusal(0, [{ imps: 3, gold: 0 }])).toMatchObject({ code: 'onStrike', data: { imps: 2 } });
    t.play(0, [{ imps: 2, gold: 0 }]).play(1, []);
    expect(t.shop(0).home).toBe(4);
  });

  test('of several entries all strikers stay, the strictest hurry holds, and the refusals say so', () => {
    const strikes = scenario({ mods: [...mod('strike', { home: 1 }), ...mod('strike', { home: 3 })] });
    expect(strikes.domain(0)).toMatchObject({ stocks: { imps: 2 } });
    for (const imps of [3, 4, 6])
      expect(strikes.refusal(0, [{ imps, gold: 0 }])).toMatchObject({ code: 'onStrike', data: { imps: 2 } });
    const hurries = scenario({
      mods: [...mod('speedRound', { groups: 3 }), ...mod('speedRound', { groups: 1 })],
    });
    const groups = Array.from({ length: 4 }, () => ({ imps: 1, gold: 0 }));
    expect(hurries.refusal(0, groups)).toMatchObject({ code: 'tooManyGroups', data: { most: 1 } });
  });

  test('both together, and with fewer imps than strike', () => {
    const t = scenario({
      mods: [...mod('strike', { home: 5 }), ...mod('speedRound', { groups: 1 })],
      start: { shops: [{ home: 3 }] },
    });
    expect(t.domain(0)).toMatchObject({ parts: 1, stocks: { imps: 0 } });
    expect(t.refusal(0, [])).toBeNull();
  });
});

describe('noPotions', () => {
  const toHospital = (mods: ReturnType<typeof mod>) => {
    const t = at(2, 'shopping', [{ hospital: 1, home: 3 }], { seats: 4, mods });
    t.until('petz.send', (seat) => (seat === 0 ? [{ imps: 1, gold: 0 }] : []));
    return t.play(0, { imps: 1, gold: 0, space: 'hospital' });
  };

  test('the hospital hands none out, but lets imps go', () => {
    const t = toHospital(mod('noPotions', {}));
    expect(t.shop(0)).toMatchObject({ potions: 0, hospital: 0 });
    expect(t.eventsOf('petz.gotPotion')).toEqual([]);
    expect(twists(t)).toEqual(['noPotions none 1 at 0']);
    expect(toHospital([]).shop(0).potions).toBe(1);
  });

  test('and those that a seat has cannot be laid', () => {
    const items = (mods: ReturnType<typeof mod>) => {
      const t = at(2, 'needs', [{ potions: 2, plots: [{ pet: { id: 'uni', size: 2 } }] }], { mods });
      const domain = idle(t, 'petz.assign').domain(0);
      return domain.type === 'deal' ? domain.items.filter(({ value }) => value === POTION).length : -1;
    };
    expect(items(mod('noPotions', {}))).toBe(0);
    expect(items(mod('noPotions', { rounds: [3] }))).toBe(2);
  });
});

describe('allowance', () => {
  test.each([
    [2, 1, 3, ['allowance more 2 at 0']],
    [-1, 2, 1, ['allowance less 1 at 0']],
    [-5, 2, 0, ['allowance less 2 at 0']],
  ])('%i gold changes the income of its seat only, never below 0', (gold, place, income, lines) => {
    // With 2 shops the starting player gets 1, the other 2.
    const start = { starter: place === 1 ? 0 : 1 };
    const t = scenario({ start, mods: mod('allowance', { seat: 0, gold }) });
    expect(t.eventsOf('petz.income').find(({ seat }) => seat === 0)?.gold).toBe(income);
    expect(t.eventsOf('petz.income').find(({ seat }) => seat === 1)?.gold).toBe(3 - place);
    expect(t.shop(0).gold).toBe(2 + income);
    expect(twists(t)).toEqual(lines);
  });

  test('two of them for two seats, in their rounds', () => {
    const mods = [
      ...mod('allowance', { seat: 0, gold: 3 }),
      ...mod('allowance', { seat: 1, gold: 3, rounds: [2] }),
    ];
    const { state } = petzEngine.start(setupWith({ mods, start: { starter: 0 } }), 's');
    expect(state.shops.map((shop) => shop.gold)).toEqual([2 + 1 + 3, 2 + 2]);
  });
});
