/** What the editor proves of a puzzle: its best result and the next, the lines that lead there, and whether a master finds one. */

import { expect, test } from 'vitest';
import { asPuzzle, checkDraft, levelDraftOf, newLevel } from '../../src/session/campaign/level-draft.ts';
import type { Level } from '../../src/session/campaign/levels.ts';
import { provePuzzle } from '../../src/session/campaign/puzzle-proof.ts';

const CLOSED = { home: 0, gold: 0, waiting: [0, 0, 0, 0, 0, 0] };

/** Two pets, two customers, two imps on the platform, in the last round (EX-30). */
function sale(changes: Partial<Level> = {}): Level {
  const snakitty = { id: 'snakitty', size: 4, cards: ['G.hunger', 'Y.play', 'R.disease', 'Y.magic'] };
  const birdie = {
    ...{ id: 'birdie', size: 5, suffering: 1, mutation: 1 },
    cards: ['Y.play', 'P.magic', 'P.magic', 'Y.play', 'Y.hunger'],
  };
  return asPuzzle(
    {
      ...newLevel('petz'),
      seed: 'sale',
      decks: { customers: ['dungeonGirl', 'dungeonMistress'] },
      start: {
        ...{ round: 6, phase: 'business', starter: 0 },
        shops: [{ ...CLOSED, platform: 2, plots: [{ pet: snakitty }, { cage: 'c07', pet: birdie }] }, CLOSED],
      },
      stop: { round: 6, after: 'business', scoring: 'reputation' },
      goals: [{ id: 'reputation', min: 16 }],
      ...changes,
    } as Level,
    true,
  );
}

test('one puzzle has its best, the next best and its lines; a master plays it once', () => {
  const read = checkDraft(sale());
  if (!read.ok) throw new Error(read.problems.join());
  const proof = provePuzzle(read.level);
  expect(proof).toMatchObject({ ok: true, best: { stars: 1, score: 16 }, lines: 2 });
  if (!proof.ok) return;
  expect(proof.second?.stars).toBe(0);
  expect(proof.second?.score).toBeLessThan(16);
  expect(typeof proof.masterFindsIt).toBe('boolean');
});

test('where other cards give another result, or there is too much to search, it says which', () => {
  const { decks: _, ...open } = sale({ seed: null }) as Extract<Level, { game: 'petz' }>;
  expect(provePuzzle(open)).toEqual({ ok: false, why: 'chance' });
  expect(provePuzzle({ ...newLevel('petz'), seed: 'whole game' } as Level)).toEqual({
    ok: false,
    why: 'tooLarge',
  });
});

test('a puzzle that was shared stays one when it is changed; one of the campaign becomes a game', () => {
  const read = checkDraft(sale());
  if (!read.ok) throw new Error(read.problems.join());
  expect(levelDraftOf(read.level)).toMatchObject({ kind: 'puzzle', hints: 0 });
  expect(levelDraftOf({ ...read.level, chapter: 'puzzles' }).kind).toBe('scenario');
});
