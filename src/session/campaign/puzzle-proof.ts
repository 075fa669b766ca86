/** What a level is as a puzzle: how many best lines it has, the best result and the next, and whether a master finds it at once. */

import { emptyProgress } from '../../campaign/progress.ts';
import type { Level } from '../../campaign/schema.ts';
import { levelSetup } from '../../campaign/setup.ts';
import { TooMany } from '../../campaign/solve/every-choice.ts';
import { solveLevel, worthOfEnd } from '../../campaign/solve/level.ts';
import { compare, TooLarge, type Worth } from '../../campaign/solve/solve.ts';
import { townGameEnd } from './town-game.ts';

/** Why there is no proof: too much to search through, other cards give another result, or too little time. */
type Unproven = 'tooLarge' | 'chance' | 'time';

export type PuzzleProof =
  | { ok: true; best: Worth; second: Worth | null; lines: number; positions: number; masterFindsIt: boolean }
  | { ok: false; why: Unproven };

/** Where a level deals others every time, the best must not hang on what is dealt. */
const SEEDS = ['proof', 'other dice'] as const;

/** Throws only what is no matter of size. */
export function provePuzzle(level: Level): PuzzleProof {
  try {
    const dealt = levelSetup(level, emptyProgress());
    const [seed, other] = level.seed === null ? SEEDS : [level.seed, null];
    const found = solveLevel(level, { ...dealt, seed });
    if (other !== null && compare(solveLevel(level, { ...dealt, seed: other }).best, found.best) !== 0)
      return { ok: false, why: 'chance' };
    const { best, second, lines, positions } = found;
    const masters = worthOfEnd(townGameEnd(level, 'master', seed));
    return { ok: true, best, second, lines, positions, masterFindsIt: compare(masters, best) >= 0 };
  } catch (error) {
    if (error instanceof TooMany || error instanceof TooLarge) return { ok: false, why: 'tooLarge' };
    throw error;
  }
}
