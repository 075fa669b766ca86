/** The rows of the final breakdown add up to every shop's total, however a game begins, ends and goes. */
import { describe, expect, test } from 'vitest';
import { dice } from '../../src/engine/kernel/rng.ts';
import type { PetzEvent } from '../../src/engine/petz/events.ts';
import { petzEngine } from '../../src/engine/petz/index.ts';
import type { PetzSetup } from '../../src/engine/petz/schema-setup.ts';
import { alleysSetup, basicSetup, fullSetup } from '../../src/engine/petz/setup.ts';
import { breakdown, SOURCES, sourcesIn } from '../../src/text/breakdown.ts';
import { SCENARIOS } from '../laws/scenarios.ts';

/** A game at random to its end: its story and its scores. */
function played(setup: PetzSetup, seed: string): { events: PetzEvent[]; scores: readonly number[] } {
  const begun = petzEngine.start(setup, seed);
  let { state } = begun;
  const events = [...begun.events];
  const rng = dice(seed);
  while (state.outcome === null) {
    const [seat] = petzEngine.waiting(state);
    if (seat === undefined || state.ask === null) throw new Error('no seat is asked');
    const choice = petzEngine.sample(state, seat, rng);
    const applied = petzEngine.apply(state, { seat, ask: state.ask.id, choice });
    if (!applied.ok) throw new Error(applied.refusal.code);
    state = applied.state;
    events.push(...applied.events);
  }
  return { events, scores: state.outcome.scores as readonly number[] };
}

/** Points come and go in all of these, also where nothing else is sure to happen. */
const OWN: readonly { name: string; setup: PetzSetup }[] = [
  {
    name: '2 with points to begin with, an inspector and a wish, stopped',
    setup: {
      ...basicSetup(2),
      start: { round: 2, shops: [{ reputation: 7.5, plots: [{ manure: 4 }], gold: 0 }, { reputation: 3 }] },
      stop: { round: 4, after: 'business', scoring: 'reputation' },
      mods: [
        { id: 'inspector', arg: { limit: 0, fine: 3 } },
        { id: 'wish', arg: { reward: 3, penalty: 2 } },
      ],
    },
  },
  { name: '3 as printed', setup: fullSetup(3) },
  { name: '2 in the alleys', setup: alleysSetup(2, 'standard') },
];

const GAMES = [...SCENARIOS, ...OWN];

describe('what the points came from', () => {
  test.each(GAMES.map((game) => [game.name, game.setup] as const))('%s: adds up', (_, setup) => {
    for (const seed of ['sum 1', 'sum 2', 'sum 3']) {
      const { events, scores } = played(setup, seed);
      const points = breakdown([{ events }], scores.length, setup);
      const shown = sourcesIn([{ events }], points);
      const sums = points.map((own) => shown.reduce((sum, source) => sum + own[source], 0));
      expect(sums, seed).toEqual([...scores]);
    }
  });

  test('has a row for the start and one for the twists where they brought something', () => {
    const [{ setup } = { setup: basicSetup(2) }] = OWN;
    const { events } = played(setup, 'sum 1');
    const points = breakdown([{ events }], 2, setup);
    expect(points.map(({ start }) => start)).toEqual([7.5, 3]);
    expect(points.some(({ twists }) => twists !== 0)).toBe(true);
    expect(sourcesIn([{ events }], points)).toEqual(['start', 'exhibitions', 'sales', 'losses', 'twists']);
  });

  test('has no rows for what a game as printed does not have', () => {
    const { events } = played(basicSetup(2), 'sum 1');
    const shown = sourcesIn([{ events }], breakdown([{ events }], 2));
    expect(shown).toEqual(SOURCES.filter((source) => source !== 'start' && source !== 'twists'));
  });
});
