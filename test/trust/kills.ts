/** `npm run trust -- --kills N`: the page is killed at random moments of saving, over a disk that fails in every way. */

import { oldGames } from './kills/deeds.ts';
import { type Lived, live, type Sorts } from './kills/life.ts';

/** What is saved of the kills. */
export interface KillsResult {
  kills: number;
  deeds: number;
  lives: number;
  violations: number;
  seed: string;
  seconds: number;
  sorts: Sorts;
}

/** A new device after so many kills. */
const A_LIFE = 100;

/** Lives as many lives as it takes; what went wrong is reported as it comes. */
export async function runKills(
  kills: number,
  seed: string,
  report: (line: string) => void,
): Promise<KillsResult> {
  const began = performance.now();
  const result: KillsResult = { kills: 0, deeds: 0, lives: 0, violations: 0, seed, seconds: 0, sorts: {} };
  const old = oldGames(`${seed}/old`);
  const stray = (error: unknown): void => {
    result.violations++;
    report(`VIOLATION: uncaught ${String(error)}`);
  };
  process.on('unhandledRejection', stray);
  while (result.kills < kills) {
    add(result, await live(Math.min(A_LIFE, kills - result.kills), `${seed}/${result.lives}`, old), report);
    report(`${result.kills} kills, ${result.deeds} deeds, ${result.violations} violations`);
  }
  process.off('unhandledRejection', stray);
  result.seconds = Math.round((performance.now() - began) / 1000);
  return result;
}

function add(result: KillsResult, lived: Lived, report: (line: string) => void): void {
  result.lives++;
  result.kills += lived.kills;
  result.deeds += lived.deeds;
  result.violations += lived.problems.length;
  for (const problem of lived.problems) report(`VIOLATION: ${problem}`);
  for (const [sort, n] of Object.entries(lived.sorts)) result.sorts[sort] = (result.sorts[sort] ?? 0) + n;
}
