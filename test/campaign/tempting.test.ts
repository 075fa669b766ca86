/** The answers that come to mind first: in the newer puzzles made by hand the best can no longer be had after any of them. */

import { describe, expect, it } from 'vitest';
import { puzzleOf, solveFrom } from '../../src/campaign/solve/level.ts';
import { findLevel, readCampaignFiles } from '../../src/cli/levels/disk.ts';
import { dealt } from '../../src/cli/levels/play.ts';
import type { Json } from '../../src/engine/kernel/state.ts';

/** Two answers, each to the nth question of its kind along the recorded solution. */
const TEMPTING: Readonly<Record<string, readonly [kind: string, nth: number, answer: Json][]>> = {
  'puzzles.36': [
    ['petz.play', 1, { gap: 0, employee: false }],
    ['petz.catch', 1, { armour: 0, imps: 1, employee: null }],
  ],
  'puzzles.37': [
    ['petz.feed', 1, { from: 'gold' }],
    ['petz.feed', 2, null],
  ],
  // Anger today; on the second day playing instead of holding.
  'puzzles.38': [
    ['petz.assign', 1, [29, 31, 82]],
    ['petz.play', 2, { gap: 0, employee: false }],
  ],
  // A magic for each; hunger for Porky Orky instead of poop.
  'puzzles.39': [
    ['petz.assign', 1, [100, 57, 17, 93, 82, 43, 92, 83]],
    ['petz.assign', 1, [93, 57, 3, 92, 82, 43, 100, 83]],
  ],
  'puzzles.40': [
    ['petz.send', 1, { imps: 2, gold: 0, space: 'vegetables' }],
    ['petz.group', 1, [1, 1, 1].map((imps) => ({ imps, gold: 0 }))],
  ],
  // Cleaning; a poop for each.
  'puzzles.41': [
    ['petz.jobs', 1, { imps: 1, plots: [0, 2, 0, 0], employee: false }],
    ['petz.assign', 1, [18, 103, 29, 73, 2, 17, 98]],
  ],
  'puzzles.42': [
    ['petz.next', 1, 0],
    ['petz.play', 1, { gap: 0, employee: false }],
  ],
  // Running away; meeting him face to face.
  'puzzles.43': [
    ['quest.lordMove', 1, 1],
    ['quest.lordMove', 1, -1],
  ],
};

const { levels } = readCampaignFiles();

/** The most stars that are left after an answer to the nth question of its kind, and after the recorded one. */
function starsAfter(id: string, [kind, nth, answer]: readonly [string, number, Json]) {
  const files = findLevel(levels, id);
  if (files?.solution == null) throw new Error(`${id} has no solution`);
  const { level, solution } = files;
  const { engine, seat, start } = puzzleOf(level, dealt(level));
  let { state, events }: { state: never; events: readonly never[] } = start;
  let met = 0;
  for (const [who, choice] of solution.log) {
    const { ask } = state as { ask: { id: number; kind: string } };
    const after = (given: Json) => {
      const applied = engine.apply(state, { seat: who, ask: ask.id, choice: given });
      if (!applied.ok) throw new Error(`${id}: ${JSON.stringify(given)} is refused`);
      const seen = applied.events.flatMap((event) => engine.rules.redact(event, seat) ?? []);
      return { state: applied.state, events: [...events, ...seen] };
    };
    const next = after(choice as Json);
    if (who === seat && ask.kind === kind && ++met === nth) {
      const tempted = after(answer);
      return {
        all: level.goals.length,
        right: solveFrom(level, next.state, next.events).best.stars,
        tempted: solveFrom(level, tempted.state, tempted.events).best.stars,
      };
    }
    ({ state, events } = next);
  }
  throw new Error(`${id} asks no ${kind} ${nth} times`);
}

describe('an answer that comes to mind first', () => {
  const cases = Object.entries(TEMPTING).flatMap(([id, answers]) => answers.map((one) => [id, one] as const));

  it.each(cases)('misses a star in %s: %j', (id, answer) => {
    const { all, right, tempted } = starsAfter(id, answer);
    expect(right).toBe(all);
    expect(tempted).toBeLessThan(all);
  });
});
