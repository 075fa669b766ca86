/** Looks before it leaps: tries every option to the end of the turn, but never thinks of what the others will do. */

import { checkChoice, type Domain, sampleChoice } from '../../../engine/kernel/domain.ts';
import type { Json, Seat } from '../../../engine/kernel/state.ts';
import type { Quest } from '../../../engine/quest/state.ts';
import { plainly, type QuestBot, type QuestTools } from '../../bot.ts';
import { bestOf, quickAnswer } from '../quick.ts';
import { explained } from '../reasons.ts';
import { optionsFor } from '../search/options.ts';
import { sceneOf, tryOut, turnReach } from '../search/play-on.ts';
import { valueFor } from '../value.ts';

/** The questions it looks ahead at; all others it answers at sight. */
const LOOKS = new Set([
  'quest.act',
  'quest.aim',
  'quest.target',
  'quest.shift',
  'quest.lordMove',
  'quest.lordPlay',
]);

function answer(s: Quest, seat: Seat, kind: string, domain: Domain, tools: QuestTools): Json {
  if (!LOOKS.has(kind)) return quickAnswer(s, seat, kind, domain, tools.rng);
  const scene = sceneOf(s, tools.rng);
  const options = optionsFor(s, seat, kind, domain, tools.rng);
  if (options.length < 2) return options[0] ?? null;
  return bestOf(options, (choice) => valueFor(tryOut(scene, seat, choice, turnReach, tools), seat));
}

export const trader: QuestBot = {
  name: 'trader',
  decide(view, ask, domain, tools) {
    const { engine, rng } = tools;
    const { forms } = engine.rules;
    const seat = view.seat ?? 0;
    const s = engine.imagine(view, rng);
    const choice = answer(s, seat, ask.kind, domain, tools);
    if (checkChoice(domain, choice, forms) !== null) return plainly(sampleChoice(domain, rng, forms));
    return explained({ s, seat, kind: ask.kind, choice, tools });
  },
};
