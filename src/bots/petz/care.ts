/** Caring for pets while they show off: feeding, playing, warding, catching, shovelling. */

import type { Json } from '../../engine/kernel/state.ts';
import { choiceOf, type Meal } from '../../engine/petz/choices.ts';
import type { ShowVars } from '../../engine/petz/context.ts';
import { plotBeingCaught } from '../../engine/petz/phases/show/anger.ts';
import { plotBeingFed } from '../../engine/petz/phases/show/hunger.ts';
import { plotBeingWarded } from '../../engine/petz/phases/show/magic.ts';
import { besideGap, plotOf } from '../../engine/petz/query.ts';
import type { Petz } from '../../engine/petz/state.ts';
import type { PetzView } from '../../engine/petz/view.ts';
import { because, type Decision, type PetzTools, plainly } from '../bot.ts';
import { stageOf } from './after.ts';
import { hooks } from './expansion.ts';
import { bestOf } from './jobs.ts';
import { outlookOf, seatOf } from './outlook.ts';
import type { Persona } from './persona.ts';
import { onlyThisTurn, worthOfAnswer } from './turn.ts';

/** More options than this differ only in trifles (ways to shovel); doing nothing is always looked at. */
const MOST_OPTIONS = 16;

/** A pet that armour holds, at no cost but the armour's rest, is never let go. */
function sensible(view: PetzView, options: readonly Json[]): readonly Json[] {
  if (view.ask?.kind !== 'petz.catch') return options;
  const isFree = (choice: Json): boolean => choiceOf('petz.catch', choice)?.imps === 0;
  return options.some(isFree) ? options.filter((choice) => choice !== null) : options;
}

/** A meal out of the oldest chamber there is of that food: the newer token is saved for later. */
function ofOldest(choice: Json, options: readonly Json[]): Json {
  const chamberOf = (meal: Meal): number => (meal !== null && 'chamber' in meal ? meal.chamber : -1);
  const chosen = choiceOf('petz.feed', choice);
  if (chamberOf(chosen) < 0) return choice;
  const isSameFood = (meal: Meal) => chamberOf(meal) >= 0 && meal?.from === chosen?.from;
  return options.reduce((oldest, option) => {
    const meal = choiceOf('petz.feed', option);
    return isSameFood(meal) && chamberOf(meal) > chamberOf(choiceOf('petz.feed', oldest)) ? option : oldest;
  }, choice);
}

export function decideCare(
  view: PetzView,
  options: readonly Json[],
  { engine, rng }: PetzTools,
  persona: Persona,
): Decision {
  const seat = seatOf(view);
  const stage = stageOf(view, outlookOf(view, seat, persona));
  const before = onlyThisTurn(engine, view, rng);
  const looked = sensible(view, options).filter((choice, i) => i < MOST_OPTIONS || choice === null);
  const best = bestOf(looked, (choice) => worthOfAnswer(engine, before, stage, choice));
  return explain(before, seat, view.ask?.kind === 'petz.feed' ? ofOldest(best, options) : best);
}

function explain(s: Petz, seat: number, choice: Json): Decision {
  const vars = s.tasks.at(-1)?.vars as ShowVars;
  const shop = s.shops[seat];
  const petAt = (at: number): string =>
    shop === undefined || at < 0 ? '' : (plotOf(shop, at).pet?.id ?? '');
  switch (s.ask?.kind) {
    case 'petz.feed': {
      const meal = choiceOf('petz.feed', choice);
      const pet = petAt(plotBeingFed(s, vars));
      if (meal === null) return because(choice, 'hint.saveFood', { pet });
      return hooks.explainMeal(meal, pet) ?? because(choice, 'hint.feedOldest', { pet, food: meal.from });
    }
    case 'petz.play': {
      const play = choiceOf('petz.play', choice);
      if (play === null) return because(choice, 'hint.playEnough');
      const licked = hooks.explainGame(play, petAt(vars.alleys?.at ?? -1));
      if (licked !== null) return licked;
      const pets = besideGap(play.gap)
        .filter((at) => (vars.unmet[at] ?? 0) > 0)
        .map(petAt);
      const [pet = '', other = ''] = pets;
      return pets.length > 1
        ? because(choice, 'hint.playTogether', { pet, other })
        : because(choice, 'hint.playOne', { pet });
    }
    case 'petz.ward': {
      const pet = petAt(plotBeingWarded(s, vars));
      const { imps } = choiceOf('petz.ward', choice);
      return imps > 0
        ? because(choice, 'hint.wardPet', { pet, imps })
        : because(choice, 'hint.wardNobody', { pet });
    }
    case 'petz.catch': {
      const pet = petAt(plotBeingCaught(s, vars));
      const held = choiceOf('petz.catch', choice);
      if (held === null) return because(choice, 'hint.letEscape', { pet });
      return because(choice, 'hint.holdPet', { pet, imps: held.imps + held.armour });
    }
    case 'petz.shovel': {
      const shovel = choiceOf('petz.shovel', choice);
      if (shovel === null) return because(choice, 'hint.shovelNothing');
      const manure = shovel.plots.reduce((sum, n) => sum + n, 0);
      return because(choice, 'hint.shovelSick', { manure });
    }
    default:
      return shop === undefined ? plainly(choice) : hooks.explainCare(s, shop, choice);
  }
}
