/** What each of several answers is expected to bring, in either game. */

import { type GameId, type ViewOf, WHOLE_ENGINES } from '../engine/games.ts';
import type { Rng } from '../engine/kernel/rng.ts';
import type { Ask, Json } from '../engine/kernel/state.ts';
import type { Tools, Weighed } from './bot.ts';
import { rate as ratePetz } from './petz/index.ts';
import { rate as rateQuest } from './quest/rate.ts';
import type { Question } from './roster.ts';

type Rate<G extends GameId> = (
  view: ViewOf<G>,
  ask: Ask,
  choices: readonly Json[],
  tools: Tools<(typeof WHOLE_ENGINES)[G]>,
) => readonly Weighed[];

const RATES: { [G in GameId]: Rate<G> } = { petz: ratePetz, quest: rateQuest };

/**
 * In the order of the choices: points at the end over the best rival's in the shops, the chance to win in hundredths
 * in the quest. Luck falls alike on all choices; the same dice and budget give the same numbers.
 */
export function ratePosition<G extends GameId>(
  { game, view, ask, character }: Question<G>,
  choices: readonly Json[],
  rng: Rng,
  budget: number,
): readonly Weighed[] {
  const tools = { engine: WHOLE_ENGINES[game], rng, budget, character };
  return (RATES[game] as Rate<G>)(view, ask, choices, tools);
}
