/** Every modifier's parameter is checked: what it does not understand is refused with place and reason. */

import { describe, expect, test } from 'vitest';
import type { Json } from '../../../../src/engine/kernel/state.ts';
import { petz } from '../../../../src/engine/petz/index.ts';
import { mods } from '../../../../src/engine/petz/mods/index.ts';
import { alleysSetup } from '../../../../src/engine/petz/setup.ts';
import { mod, refusedAs, setupWith } from '../../../kit/scenario.ts';

const GOOD: Record<keyof typeof mods, Json[]> = {
  meatlessWeek: [[2, 3]],
  closed: [{ spaces: ['hospital'] }, { spaces: ['judge', 'imps'], rounds: [1] }],
  stands: [{ food: { meat: [0, 0] } }, { food: { mixed: [9, 9] }, rounds: [2] }],
  fullStands: [{ more: 1 }],
  openScreens: [{}, { rounds: [2] }],
  speedRound: [{ groups: 1 }],
  strike: [{ home: 2, rounds: [3] }],
  nailed: [{}],
  noPotions: [{}],
  doubleShows: [{}, { times: 3 }],
  festival: [{ need: 'poop' }],
  mutants: [{ mode: 'welcome', worth: 1 }, { mode: 'banned' }],
  fashion: [{ need: 'poop', worth: 2 }],
  plague: [{}, { needs: 2, rounds: [4] }],
  allowance: [{ seat: 1, gold: -2 }],
  inspector: [{ limit: 2, fine: 2 }],
  debt: [
    { gold: 8, round: 4 },
    { gold: 8, round: 4, seat: 1, each: 3 },
  ],
  compost: [{ worth: 1, most: 5 }],
  mascot: [{ pet: 'uni', worth: 2 }],
  wish: [{ reward: 3 }, { reward: 1, penalty: 1, in: 'gold', wishes: ['sell', 'clean'] }],
};

const BAD: Record<keyof typeof mods, Json[]> = {
  meatlessWeek: [2, [], [0], ['2'], [2, 2]],
  closed: [
    { spaces: [] },
    { spaces: ['market'] },
    { spaces: ['home'] },
    { rounds: [1] },
    { spaces: ['imps'], rounds: [] },
  ],
  stands: [{ food: {} }, { food: { meat: [1] } }, { food: { fish: [1, 1] } }, { food: { meat: [1, 10] } }],
  fullStands: [{}, { more: 0 }, { more: 1.5 }],
  openScreens: [null, [], { rounds: 2 }],
  speedRound: [{}, { groups: 0 }, { groups: 7 }],
  strike: [{}, { home: 0 }, { home: 2, round: [1] }],
  nailed: [null, { rounds: [1] }],
  noPotions: [null, { seat: 1 }],
  doubleShows: [{ times: 1 }, { times: '2' }],
  festival: [{}, { need: 'sleep' }, { need: 'toString' }],
  mutants: [{}, { mode: 'loved' }, { mode: 'welcome', worth: -1 }],
  fashion: [{ need: 'poop' }, { need: 'poop', worth: 0 }],
  plague: [{ needs: 0 }, { rounds: [10] }],
  allowance: [{ seat: 2, gold: 1 }, { seat: 0 }, { seat: 0, gold: 10 }],
  inspector: [{ limit: 2 }, { limit: -1, fine: 1 }, { limit: 1, fine: 0 }],
  debt: [{ gold: 8 }, { gold: 0, round: 4 }, { gold: 8, round: 4, seat: 2 }],
  compost: [{ worth: 1 }, { worth: 0, most: 5 }],
  mascot: [{ pet: 'unni', worth: 2 }, { pet: 'uni' }],
  wish: [
    {},
    { reward: 0 },
    { reward: 1, wishes: [] },
    { reward: 1, wishes: ['dance'] },
    { reward: 1, in: 'meat' },
  ],
};

describe.each(Object.keys(mods) as (keyof typeof mods)[])('%s', (id) => {
  test.each(GOOD[id].map((arg) => ({ arg })))('may have $arg', ({ arg }) => {
    expect(refusedAs({ mods: mod(id, arg) })).toBe('ok');
  });

  test.each(BAD[id].map((arg) => ({ arg })))('may not have $arg', ({ arg }) => {
    const uses = [...mod('noPotions', {}), ...mod(id, arg)];
    const refusal = petz.checkSetup(setupWith({ mods: uses }));
    expect(refusal).toMatchObject({
      code: 'badModifier',
      data: { name: id, path: 'mods[1].arg', value: arg },
    });
    expect(String(refusal?.data.why).length).toBeGreaterThan(5);
  });
});

test('spaces of the alleys can be closed in the alleys', () => {
  expect(refusedAs({ ...alleysSetup(2, 'standard'), mods: mod('closed', { spaces: ['market'] }) })).toBe(
    'ok',
  );
});

test('there is one customer of the hour at a time', () => {
  const uses = [...mod('wish', { reward: 1 }), ...mod('wish', { reward: 2 })];
  expect(refusedAs({ mods: uses })).toContain('badModifier');
});

test('every modifier is registered under its own id', () => {
  for (const [name, { id }] of Object.entries(mods)) expect(id).toBe(name);
  expect(Object.keys(petz.mods)).toEqual(Object.keys(mods));
});
