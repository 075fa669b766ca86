/** A game that ends before its printed end: after the right phase, with the right points. */

import { describe, expect, test } from 'vitest';
import { alleysSetup } from '../../../src/engine/petz/setup.ts';
import { STOP_PHASES } from '../../../src/engine/petz/start/schema.ts';
import { at, idle, refusedAs, refusedValue, scenario } from '../../kit/scenario.ts';

/** Uni of size 4, sold to whom it suits, and nothing else to do. */
const SHOP = {
  home: 0,
  gold: 6,
  reputation: 10,
  waiting: [0, 0, 0, 0],
  plots: [{ manure: 0, pet: { id: 'uni', size: 4, cards: ['Y.play', 'Y.play', 'G.hunger', 'P.magic'] } }],
};
const RIVAL = { home: 0, gold: 0, reputation: 12, waiting: [0, 0, 0, 0], plots: [{ manure: 0 }] };

describe('after two phases', () => {
  const stop = { round: 3, after: 'business' } as const;
  const ending = (scoring: 'final' | 'reputation') =>
    at(3, 'showing', [SHOP, RIVAL], {
      stop: { ...stop, scoring },
      decks: { exhibitions: ['eatingContest'], customers: ['dungeonGranny'] },
    });

  test('the game is over with the points as they stand', () => {
    const t = idle(ending('reputation'));
    // Alone with a pet Uni wins the exhibition: 7 points with two shops.
    expect(t.s.outcome).toEqual({ reason: 'reputation', scores: [17, 12], winners: [0] });
    expect(t.s).toMatchObject({ phase: 'final', finals: null, round: 3 });
    expect(t.eventsOf('petz.finalShow')).toEqual([]);
    expect(t.eventsOf('petz.ended')).toHaveLength(1);
    // Nothing of the phase after it has happened.
    expect(t.eventsOf('petz.grew')).toEqual([]);
    expect(t.eventsOf('petz.cameHome')).toEqual([]);
  });

  test('or the final scoring follows', () => {
    const t = idle(ending('final'));
    const [business, display] = t.eventsOf('petz.finalShow');
    // 6 gold are 3 points; the rival has nothing. A pet without tokens and its cage: 3 points less what it suffered.
    expect(business?.scores).toEqual([3, 0]);
    expect(display?.scores[1]).toBe(1);
    expect(t.s.outcome?.reason).toBe('finalScoring');
    expect(t.s.finals).not.toBeNull();
  });

  test('the chart has one row for every round and one for the end', () => {
    expect(idle(ending('final')).shop(1).history).toHaveLength(4);
    expect(idle(ending('reputation')).shop(1).history).toEqual([12, 12, 12, 12]);
  });
});

describe('a stop', () => {
  test.each(STOP_PHASES)('after %s ends the game when that phase is done', (after) => {
    const t = scenario({ stop: { round: 2, after } }).toTheEnd();
    expect(t.s.round).toBe(2);
    expect(t.eventsOf('petz.grouped')).toHaveLength(2);
    const inRound = t.events.slice(t.events.findLastIndex(({ type }) => type === 'petz.round'));
    const has = (type: string) => inRound.some((event) => event.type === type);
    expect(has('petz.showed')).toBe(STOP_PHASES.indexOf(after) >= 2);
    expect(has('petz.spoiled') || has('petz.cameHome')).toBe(after === 'aging');
    t.expectInventory();
  });

  test('after grouping breaks the game off there: no group goes to town, and what lies ahead stays on the calendar', () => {
    const t = scenario({ stop: { round: 2, after: 'grouping', scoring: 'reputation' } }).toTheEnd();
    expect(t.eventsOf('petz.grouped')).toHaveLength(2);
    const inRound = t.events.slice(t.events.findLastIndex(({ type }) => type === 'petz.round'));
    expect(inRound.filter(({ type }) => type === 'petz.sent' || type === 'petz.revealed')).toEqual([]);
    expect(t.s.outcome?.reason).toBe('reputation');
    expect(t.s.exhibitions.map(({ round }) => round)).toEqual([2, 3, 4, 5, 6]);
    t.expectInventory();
  });

  test('after grouping is too early where groups went long ago', () => {
    const start = { round: 3, phase: 'needs' } as const;
    expect(refusedAs({ start, stop: { round: 3, after: 'grouping' } })).toBe('stopTooEarly stop.after');
    expect(refusedAs({ start: { round: 3, phase: 'shopping' }, stop: { round: 3, after: 'grouping' } })).toBe(
      'ok',
    );
  });

  test('makes its round the last one: nothing is on the calendar after it', () => {
    const t = scenario({ stop: { round: 3 } });
    expect(t.s.exhibitions.map(({ round }) => round)).toEqual([2, 3]);
    expect(t.s.customers.map(({ round }) => round)).toEqual([3]);
    t.toTheEnd();
    expect(t.eventsOf('petz.round')).toHaveLength(3);
    // Pets do not grow in the last round (RUL-68).
    const last = t.events.slice(t.events.findLastIndex(({ type }) => type === 'petz.round'));
    expect(last.some(({ type }) => type === 'petz.grew')).toBe(false);
  });

  test('may come in the very first round, and in the phase that begins', () => {
    expect(scenario({ stop: { round: 1, after: 'shopping' } }).toTheEnd().s.round).toBe(1);
    const one = at(2, 'needs', [], { stop: { round: 2, after: 'needs' } });
    expect(one.s.outcome?.reason).toBe('finalScoring');
  });

  test('at the printed end changes nothing but how points are counted', () => {
    const printed = scenario({}).toTheEnd('same');
    const stopped = scenario({ stop: { round: 6, scoring: 'reputation' } }).toTheEnd('same');
    const final = printed.eventsOf('petz.finalShow').length;
    expect([final, stopped.eventsOf('petz.finalShow').length]).toEqual([2, 0]);
    const ends = (t: typeof printed) =>
      t.events.filter(({ type }) => type !== 'petz.finalShow' && type !== 'petz.ended');
    expect(ends(stopped)).toEqual(ends(printed));
  });
});

describe('an impossible stop is refused', () => {
  test.each([
    ['setupShape stop.round', 7, { stop: { round: 7 } }],
    ['setupShape stop.round', 0, { stop: { round: 0 } }],
    ['setupUnknown stop.after', 'setup', { stop: { round: 2, after: 'setup' } }],
    ['setupUnknown stop.scoring', 'gold', { stop: { round: 2, scoring: 'gold' } }],
    ['stopTooEarly stop.round', 2, { start: { round: 3 }, stop: { round: 2 } }],
    [
      'stopTooEarly stop.after',
      'shopping',
      { start: { round: 3, phase: 'needs' }, stop: { round: 3, after: 'shopping' } },
    ],
  ] as [string, unknown, object][])('%s: %j', (problem, value, parts) => {
    expect(refusedAs(parts)).toBe(problem);
    expect(refusedValue(parts)).toBe(value);
  });

  test('not where the game is longer', () => {
    expect(refusedAs({ ...alleysSetup(2, 'extended'), stop: { round: 7 } })).toBe('ok');
  });
});
