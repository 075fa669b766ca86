/**
 * What any answers to a question of Pug Quest are expected to bring: the chance in hundredths that the side of the seat
 * wins. All of them meet the same imagined cards and the same luck, so that they can be compared.
 */

import type { Ask, Json } from '../../engine/kernel/state.ts';
import type { QuestView } from '../../engine/quest/view.ts';
import type { QuestTools, Weighed } from '../bot.ts';
import { judge } from './search/chance.ts';
import { cycleReach, type Reach, sceneOf, tryOut } from './search/play-on.ts';
import { type Imagination, type Runner, weighed } from './search/race.ts';

/** Imaginations at the usual budget. */
const IMAGINATIONS = 12;

/** Imagines the table once, and says what an answer brings there by the time everybody has had a turn, or as far as that. */
export function imagination(view: QuestView, tools: QuestTools, reach: Reach = cycleReach): Imagination {
  const seat = view.seat ?? 0;
  const imagined = tools.engine.imagine(view, tools.rng);
  const scene = sceneOf(imagined, tools.rng);
  const chance = judge(imagined, seat);
  return (choice) => chance(tryOut(scene, seat, choice, reach, tools));
}

/** What legal answers are expected to bring, in their order. The same dice and budget give the same numbers. */
export function rateQuestAnswers(
  view: QuestView,
  _ask: Ask,
  choices: readonly Json[],
  tools: QuestTools,
): readonly Weighed[] {
  const runners = choices.map((choice): Runner => ({ choice, worths: [] }));
  const times = Math.max(2, Math.round(IMAGINATIONS * tools.budget));
  for (let i = 0; i < times && !(i > 0 && tools.outOfTime?.()); i++) {
    const bring = imagination(view, tools);
    for (const runner of runners) runner.worths.push(bring(runner.choice));
  }
  return runners.map(weighed);
}
