/** What a search finds out about a puzzle: its best result, how many lines lead there, and one of them. */

import type { Level, Proof, Solution } from '../../campaign/schema.ts';
import { solveLevel } from '../../campaign/solve/level.ts';
import type { Worth } from '../../campaign/solve/solve.ts';
import { dealt, levelFingerprint } from './play.ts';

interface Proven {
  proof: Proof;
  solution: Solution;
  /** What the best line that misses the best reaches. */
  second: Worth;
}

/** Searches a puzzle through; a line for its author where that cannot be done. */
export function proveLevel(level: Level): Proven | { problem: string } {
  try {
    const { best, second, lines, positions, line } = solveLevel(level, dealt(level));
    if (second === null) return { problem: 'is none: every answer comes to the same' };
    return {
      second,
      proof: { best: best.score, lines, positions, of: levelFingerprint(level) },
      solution: { seed: level.seed ?? 'puzzle', log: line as Solution['log'], stars: best.stars },
    };
  } catch (error) {
    return {
      problem: `cannot be searched through: ${error instanceof Error ? error.message : String(error)}`,
    };
  }
}

/** Whether a puzzle's written proof is what a search finds now, and all its stars can be won. */
export function checkProven(level: Level, proof: Proof | null): string[] {
  const again = `npm run levels -- --prove ${level.id}`;
  if (proof?.best === undefined) return [`there is no search's finding for this puzzle: ${again}`];
  const found = proveLevel(level);
  if ('problem' in found) return [found.problem];
  const wrong = (['best', 'lines', 'positions'] as const).filter((name) => proof[name] !== found.proof[name]);
  const reasons = wrong.map(
    (name) => `${name}: ${proof[name]} is written, ${found.proof[name]} found: ${again}`,
  );
  const { stars } = found.solution;
  const all = level.goals.length;
  return stars === all
    ? reasons
    : [...reasons, `best: at most ${stars} of ${all} stars can be won for certain`];
}
