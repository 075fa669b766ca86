/** The end of a game: as printed, or earlier where its setup says so. */

import type { PetzContext } from '../context.ts';
import { finalScoring, standings } from '../phases/final.ts';
import type { Petz } from '../state.ts';
import { STOP_PHASES, type StopPhase } from './types.ts';

/** True if the game stops after the phase before this one. After the last phase of a round it ends by itself. */
export function stopsBefore({ setup, round }: Pick<Petz, 'setup' | 'round'>, phase: StopPhase): boolean {
  const { stop } = setup;
  if (stop === undefined || stop.round !== round) return false;
  return STOP_PHASES.indexOf(stop.after ?? 'aging') === STOP_PHASES.indexOf(phase) - 1;
}

/** Ends the game in the middle of a round, which has its place in the chart like any other. */
export function breakOff(c: PetzContext): undefined {
  for (const shop of c.s.shops) shop.history.push(shop.reputation);
  endGame(c);
}

/** Final scoring, or points as they stand. */
export function endGame(c: PetzContext): undefined {
  const { s } = c;
  s.phase = 'final';
  if (s.setup.stop?.scoring === 'reputation') standings(c, 'reputation');
  else finalScoring(c);
}
