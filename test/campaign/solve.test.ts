/** Puzzles are solved by looking at everything: the rulebook's own, whose numbers are known, and some by hand. */

import { describe, expect, it } from 'vitest';
import { emptyProgress } from '../../src/campaign/progress.ts';
import type { PetzLevel } from '../../src/campaign/schema.ts';
import { levelSetup } from '../../src/campaign/setup.ts';
import { solveLevel } from '../../src/campaign/solve/level.ts';

const CLOSED = { home: 0, gold: 0, waiting: [0, 0, 0, 0, 0, 0] };

/** EX-30: the last round, two customers, two pets, two imps on the platform. */
function customerPuzzle(platform = 2): PetzLevel {
  return {
    id: 'puzzles.1',
    chapter: 'puzzles',
    kind: 'puzzle',
    game: 'petz',
    seats: [{ who: 'person' }, { who: 'bot', strength: 'hatchling' }],
    seed: 'puzzle',
    decks: { customers: ['dungeonGirl', 'dungeonMistress'] },
    start: {
      round: 6,
      phase: 'business',
      starter: 0,
      shops: [
        {
          ...CLOSED,
          platform,
          plots: [
            { pet: { id: 'snakitty', size: 4, cards: ['G.hunger', 'Y.play', 'R.disease', 'Y.magic'] } },
            {
              cage: 'c07',
              pet: {
                id: 'birdie',
                size: 5,
                suffering: 1,
                mutation: 1,
                cards: ['Y.play', 'P.magic', 'P.magic', 'Y.play', 'Y.hunger'],
              },
            },
          ],
        },
        CLOSED,
      ],
    },
    stop: { round: 6, after: 'business', scoring: 'reputation' },
    goals: [{ id: 'reputation', min: 16 }],
  };
}

function solved(level: PetzLevel) {
  return solveLevel(level, levelSetup(level, emptyProgress()));
}

describe('solving', () => {
  it('EX-30 (PB-SELL-15 to 21, 26, 27): 16 at best, Birdie to the Girl from the platform, in either order', () => {
    const { best, lines, line } = solved(customerPuzzle());
    expect(best).toEqual({ stars: 1, score: 16 });
    expect(lines).toBe(2);
    expect(line.map(([, choice]) => choice)).toContainEqual({
      plot: 1,
      customer: 'dungeonGirl',
      platform: true,
    });
  });

  it('without imps on the platform both go on the black market: 4 x 2 + 2 x 2 = 12 beats 3 x 2 + 3 x 2', () => {
    const { best } = solved(customerPuzzle(0));
    expect(best.score).toBe(12);
    expect(best.stars).toBe(0);
  });

  it('counts a goal that cannot be reached as none', () => {
    const level: PetzLevel = { ...customerPuzzle(), goals: [{ id: 'reputation', min: 17 }] };
    expect(solved(level).best).toEqual({ stars: 0, score: 16 });
  });

  it('counts what the last goal counts: reputation, gold, a limit; points where it is no number', () => {
    const worthOf = (goals: PetzLevel['goals']) => solved({ ...customerPuzzle(), goals }).best;
    expect(worthOf([{ id: 'reputation', min: 16 }])).toEqual({ stars: 1, score: 16 });
    // Snakitty brings 3 gold and mutated Birdie 3 - 2: both ways to sell both are alike in gold.
    expect(worthOf([{ id: 'gold', min: 4 }])).toEqual({ stars: 1, score: 4 });
    expect(worthOf([{ id: 'platform', max: 0 }])).toEqual({ stars: 1, score: 0 });
    expect(worthOf([{ id: 'noMutation' }]).score).toBe(16);
  });

  it('gives up on what is no puzzle but a game', () => {
    const { start: _start, stop: _stop, ...whole } = customerPuzzle();
    expect(() => solved({ ...whole, decks: {} })).toThrow(/more than/);
  });
});
