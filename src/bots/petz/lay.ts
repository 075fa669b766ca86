/** Deciding the assignment of Need Cards, and saying what it is good for. */

import { NEED_INDEX } from '../../engine/petz/data/needs.ts';
import { petsOf } from '../../engine/petz/query.ts';
import { matchScore } from '../../engine/petz/score.ts';
import type { PetzView } from '../../engine/petz/view.ts';
import { because, type Decision, type PetzTools } from '../bot.ts';
import { type AfterStage, showScore, stageOf } from './after.ts';
import { Assigning, type Assignment } from './assign.ts';
import type { DealDomain } from './deals.ts';
import { present } from './forecast.ts';
import { outlookOf, seatOf } from './outlook.ts';
import { blurOf, EXPERT, type Persona } from './persona.ts';

/** Climbs for one, two, three, four pets: more cards, more ways to get stuck. */
const CLIMBS = [0, 3, 5, 7, 8];

/** As many different deals are all weighed at a budget of 1; where there are more, good ones are climbed to. */
const EXACTLY = 2000;
/** So many times as many climbs are made where other deals than the best are wanted too. */
const THOROUGH = 3;

/** Some deals that promise most, best first: the very best of all, if there are not too many. */
export function rankAssignments(
  view: PetzView,
  domain: DealDomain,
  { rng, budget }: PetzTools,
  most: number,
  persona: Persona = EXPERT,
): Decision[] {
  const stage = stageOf(view, outlookOf(view, seatOf(view), persona));
  const climbs = Math.max(1, Math.round((CLIMBS[petsOf(stage.shop).length] ?? 8) * budget));
  const work = new Assigning(stage, domain);
  const found = work.exact(budget * EXACTLY, most) ?? work.several(THOROUGH * climbs, most, rng);
  return found.map((one) => explain(stage, one));
}

export function decideAssignment(
  view: PetzView,
  domain: DealDomain,
  { rng, budget }: PetzTools,
  persona: Persona = EXPERT,
): Decision {
  const stage = stageOf(view, outlookOf(view, seatOf(view), persona));
  const pets = petsOf(stage.shop).length;
  const climbs = Math.max(1, Math.round((CLIMBS[pets] ?? 8) * budget * persona.effort));
  return explain(stage, new Assigning(stage, domain, blurOf(persona, rng)).best(climbs, rng));
}

function explain(stage: AfterStage, { laid, run }: Assignment): Decision {
  const choice = laid.map((item) => item.value);
  const alive = present(run);
  let best = { pet: '', customer: '', match: 0 };
  for (const { pet, plot } of alive) {
    if (pet.size < 4) continue;
    for (const customer of stage.outlook.now) {
      const match = matchScore(customer, pet, plot);
      if (match > best.match) best = { pet: pet.id, customer, match };
    }
  }
  const score = showScore(stage, run);
  const before = petsOf(stage.shop);
  const tokens = (list: { pet: { suffering: number; mutation: number } }[]) =>
    list.reduce((sum, { pet }) => sum + pet.suffering + pet.mutation, 0);
  const harm = run.lost > 0 || run.wounded > 0 || tokens(alive) > tokens(before);
  if (best.match >= 3) return because(choice, 'hint.assignSale', best);
  if (score >= 5) return because(choice, 'hint.assignShow', { exhibition: stage.tile?.id ?? '', score });
  if (!harm) return because(choice, 'hint.assignSafe');
  return because(choice, 'hint.assignLeastHarm', { needs: worstNeeds(alive) });
}

/** How many needs there are in all that can do harm. */
function worstNeeds(alive: ReturnType<typeof present>): number {
  let sum = 0;
  for (const { pet } of alive) {
    for (const need of ['anger', 'magic', 'disease'] as const) sum += pet.needs?.[NEED_INDEX[need]] ?? 0;
  }
  return sum;
}
