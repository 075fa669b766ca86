/** The twists on the drawn table: where their shingles and signs stand, who is on holiday, and where what they do is seen. */
import { describe, expect, test } from 'vitest';
import type { PetzEvent } from '../../../src/engine/petz/events.ts';
import { petzEngine } from '../../../src/engine/petz/index.ts';
import { mods } from '../../../src/engine/petz/mods/index.ts';
import type { PetzSetup } from '../../../src/engine/petz/schema-setup.ts';
import { basicSetup } from '../../../src/engine/petz/setup.ts';
import { runsOf, stageForTwist } from '../../../src/scenes/table/cast.ts';
import { drawing } from '../../../src/scenes/table/drawings.ts';
import { markOf } from '../../../src/scenes/table/frame/twists.ts';
import LOOKS from '../../../src/scenes/table/looks.json' with { type: 'json' };
import { droppedAt } from '../../../src/scenes/table/sets/town/draft.ts';
import { planks } from '../../../src/scenes/table/sets/town/place-pad.ts';
import { wisherOf } from '../../../src/scenes/table/sets/town/wisher.ts';
import {
  countsAsItStands,
  formedInOpen,
  groupLimits,
  isOnHoliday,
  phasesToCome,
  twistsNow,
  wishOf,
} from '../../../src/session/advice/twists.ts';
import { idle, scenario } from '../../kit/scenario.ts';

const AWAY = { home: 0, gold: 0, waiting: [0, 0, 0, 0, 0, 0] };

const viewOf = (parts: Partial<PetzSetup>) => petzEngine.view(scenario(parts).s, 0);

describe('boards in the bar', () => {
  test('every twist and every wish has its drawing', () => {
    for (const id of Object.keys(mods)) expect(drawing(`icons/twist-${id}`).svg).toContain('<svg');
    for (const icon of Object.values(LOOKS.wishes)) expect(drawing(icon).svg).toContain('<svg');
  });

  test('a mark tells the number or the need', () => {
    expect(markOf({ id: 'doubleShows', arg: {} })).toEqual({ words: '×2', icon: null });
    expect(markOf({ id: 'strike', arg: { home: 3 } })).toEqual({ words: '3', icon: null });
    expect(markOf({ id: 'festival', arg: { need: 'poop' } }).icon).toBe('icons/need-poop');
    expect(markOf({ id: 'nailed', arg: {} })).toEqual({ words: null, icon: null });
  });
});

describe('what a game has of twists', () => {
  test('those of other rounds are not in play', () => {
    const view = viewOf({
      mods: [
        { id: 'meatlessWeek', arg: [2] },
        { id: 'plague', arg: { rounds: [1] } },
        { id: 'nailed', arg: {} },
      ],
    });
    expect(twistsNow(view).map(({ id }) => id)).toEqual(['plague', 'nailed']);
    expect(twistsNow({ ...view, phase: 'final' })).toEqual([]);
  });

  test('groups are held back by the strictest hurry and by all strikers', () => {
    const use = { id: 'speedRound', arg: { groups: 3 } };
    const view = viewOf({
      mods: [use, { id: 'speedRound', arg: { groups: 2 } }, { id: 'strike', arg: { home: 2 } }],
    });
    expect(groupLimits(view, 0)).toEqual({ groups: 2, strikers: 2 });
    expect(groupLimits(viewOf({}), 0)).toEqual({ groups: null, strikers: 0 });
  });

  test('groups formed in the open are known shop by shop; in secret they are not', () => {
    const open = scenario({ mods: [{ id: 'openScreens', arg: {} }] });
    idle(open, 'petz.group');
    const [first] = petzEngine.waiting(open.s);
    expect(formedInOpen(petzEngine.view(open.s, 0))).toEqual([]);
    open.play(first ?? 0, [{ imps: 1, gold: 0 }]);
    expect(formedInOpen(petzEngine.view(open.s, 0))).toEqual([first]);
    expect(formedInOpen(viewOf({}))).toBeNull();
  });

  test('a shop without imps takes no part; one that has only sent them out does', () => {
    const view = viewOf({ start: { shops: [null, AWAY] } });
    expect([isOnHoliday(view, 0), isOnHoliday(view, 1)]).toEqual([false, true]);
    const working = viewOf({ start: { shops: [null, { ...AWAY, platform: 2 }] } });
    expect(isOnHoliday(working, 1)).toBe(false);
  });

  test('the wish of the hour is known, and whether it is granted', () => {
    const start = { shops: [{ plots: [{ manure: 0 }] }, { plots: [{ manure: 1 }] }] };
    const view = viewOf({ start, mods: [{ id: 'wish', arg: { wishes: ['clean'], reward: 1 } }] });
    expect(wishOf(view, 0)).toEqual({ id: 'clean', granted: true });
    expect(wishOf(view, 1)).toEqual({ id: 'clean', granted: false });
    expect(wishOf(viewOf({}), 0)).toBeNull();
  });

  test('phases after a stop do not come', () => {
    const all = ['setup', 'shopping', 'needs', 'showing', 'business', 'aging'] as const;
    const { setup } = viewOf({ stop: { round: 2, after: 'business', scoring: 'reputation' } });
    expect(phasesToCome({ setup, round: 2 }, all)).toEqual(all.slice(0, 5));
    expect(phasesToCome({ setup, round: 1 }, all)).toEqual(all);
    expect([countsAsItStands({ setup }), countsAsItStands({ setup: basicSetup(2) })]).toEqual([true, false]);
  });

  test('after the stop there is nothing on the calendar', () => {
    const { exhibitions, customers } = viewOf({ stop: { round: 3 } });
    expect(Math.max(...exhibitions.map(({ round }) => round))).toBe(3);
    expect(Math.max(...customers.map(({ round }) => round))).toBe(3);
  });
});

describe('where it is seen', () => {
  const stageOf = (mod: string, what: string, seat = 1) =>
    stageForTwist({ type: 'petz.twist', mod, what, n: 1, seat }, 0);

  test('each at its place', () => {
    expect(stageOf('wish', 'clean').set).toBe('town');
    expect(stageOf('wish', 'praised').set).toBe('evening');
    expect(stageOf('inspector', 'fined').set).toBe('evening');
    expect(stageOf('fashion', 'play')).toEqual({ set: 'sale', subject: 1 });
    expect(stageOf('mutants', 'banned')).toEqual({ set: 'shop', subject: 1 });
    expect(stageOf('plague', 'sick')).toEqual({ set: 'shop', subject: 1 });
    expect(stageOf('openScreens', 'formed')).toEqual({ set: 'burrow', subject: 0 });
  });

  test('what a shop on holiday does takes no time', () => {
    const view = viewOf({ start: { shops: [null, AWAY] } });
    const showed = { type: 'petz.keptPets', seat: 1 } satisfies PetzEvent;
    expect(runsOf([{ event: showed, after: view }], view, 0)).toEqual([]);
    const other = viewOf({});
    expect(runsOf([{ event: showed, after: other }], other, 0)).toHaveLength(1);
  });
});

describe('signs', () => {
  test('planks are as large as what they close', () => {
    const { box } = planks(84, 66);
    expect([box.width, box.height]).toEqual([88, 70]);
  });

  test('the customer of the hour is none of those expected at the counter', () => {
    for (let round = 1; round <= 6; round++)
      expect(wisherOf(['warlock', 'lichLord'], round)).not.toMatch(/warlock|lichLord/);
  });

  test('a group put down beside every place goes nowhere', () => {
    const place = { id: 'judge', pad: { x: 10, y: 10, width: 50, height: 50 }, art: null };
    const view = viewOf({});
    const option = { imps: 1, gold: 0, choice: null, space: 'judge', item: null };
    expect(droppedAt({ places: [place] }, new Map(), view, [option], 30, 30).space).toBe('judge');
    expect(droppedAt({ places: [place] }, new Map(), view, [option], 90, 90)).toEqual({
      space: null,
      item: null,
      place: null,
    });
  });
});
