/** The arguments that a bot gives for its reasons are those its sentences ask for. */

import { expect, test } from 'vitest';
import { think } from '../../src/bots/roster.ts';
import { readVariants } from '../../src/cli/game-options.ts';
import { petzEngine as engine } from '../../src/engine/petz/index.ts';
import { fullSetup } from '../../src/engine/petz/setup.ts';
import en from '../../src/i18n/parts/hints.en.json' with { type: 'json' };

test.each([
  { box: 'base game', setup: fullSetup(3), seeds: ['a', 'b'], codesAtLeast: 16 },
  {
    box: 'Dark Alleys',
    setup: readVariants('full,dark-alleys,extended', 4),
    seeds: ['a'],
    codesAtLeast: 45,
  },
])('every reason fills its sentence: $box', ({ setup, seeds, codesAtLeast }) => {
  const texts: Record<string, string> = en;
  const codes = new Set<string>();
  for (const seed of seeds) {
    const { state } = engine.start(setup, seed);
    while (state.outcome === null) {
      const [seat = 0] = engine.waiting(state);
      const view = engine.view(state, seat);
      const domain = engine.domain(state, seat);
      if (view.ask === null || domain === null) throw new Error('nothing is asked');
      const seedOfThought = `${seed}${view.ask.id}`;
      const thought = think({
        game: 'petz',
        name: 'hard',
        view,
        ask: view.ask,
        domain,
        seed: seedOfThought,
        budget: 0.1,
      });
      if (thought.why !== null) {
        const { code, args } = thought.why;
        codes.add(code);
        for (const [, name = ''] of (texts[code] ?? '{{text}}').matchAll(/\{\{(\w+)\}\}/g)) {
          expect([code, Object.keys(args)]).toEqual([code, expect.arrayContaining([name])]);
        }
      }
      engine.applyTo(state, seat, thought.choice);
    }
  }
  expect(codes.size).toBeGreaterThanOrEqual(codesAtLeast);
});
