/** Hunger needs (PB-NEED-HUNGER). */

import { isRecord } from '../../../kernel/domain.ts';
import { refuse } from '../../../kernel/state.ts';
import type { BaseMeal } from '../../choices.ts';
import { askOne, type Meal } from '../../choices.ts';
import type { PetzContext, ShowVars } from '../../context.ts';
import { FOODS, type Food } from '../../data/schema.ts';
import { expansionsOf } from '../../expansion.ts';
import { canEat, iconsOf, plotOf, shopOf } from '../../query.ts';
import type { OpenPetz, Plot, Shop } from '../../state.ts';
import { beginKind, needsByPlot, nextPlot, petsNow, type ShowStep, sufferUnmet } from './vars.ts';

/**
 * Icons on cage and addon feed by themselves, each one need (PB-NEED-HUNGER-05, PB-NEED-HUNGER-06, PB-NEED-HUNGER-07,
 * PB-NEED-HUNGER-08, RUL-39).
 * Also R-DA-54.
 */
function feedFromIcons(c: PetzContext, v: ShowVars): void {
  const shop = shopOf(c.s, v.seat);
  beginKind(c, v, 'hunger', needsByPlot(shop, 'hunger'));
  for (const { pet, plot, at } of petsNow(c.s, v)) {
    for (const [food, icon, source] of [
      ['vegetable', 'graze', 'cage'],
      ['meat', 'meat', 'addon'],
    ] as const) {
      if (!canEat(pet, food)) continue;
      for (let icons = iconsOf(plot, icon); icons > 0 && (v.unmet[at] ?? 0) > 0; icons--) {
        v.unmet[at] = (v.unmet[at] ?? 0) - 1;
        c.emit({ type: 'petz.fed', seat: v.seat, plot: at, pet: pet.id, food, source });
      }
    }
  }
}

/**
 * The tokens a pet can eat. First the one with the fewest rounds left before it is thrown away, the Magic Box
 * last: that is the proposal (RUL-40).
 * Also PB-AGE-10, PB-ARTIFACT-BOX-06.
 */
function mealsFor(shop: Pick<Shop, 'food' | 'box'>, plot: Pick<Plot, 'pet'>): BaseMeal[] {
  const { pet } = plot;
  // The Magic Box is not opened for a pet that eats no food at all.
  if (pet === null || !FOODS.some((food) => canEat(pet, food))) return [];
  const meals: { from: Food; chamber: number; roundsLeft: number }[] = [];
  for (const from of FOODS) {
    if (!canEat(pet, from)) continue;
    for (const [chamber, tokens] of shop.food[from].entries()) {
      if (tokens > 0) meals.push({ from, chamber, roundsLeft: shop.food[from].length - chamber });
    }
  }
  meals.sort((a, b) => a.roundsLeft - b.roundsLeft);
  const stored = meals.map(({ from, chamber }) => ({ from, chamber }));
  return shop.box === null ? stored : [...stored, { from: 'box' }];
}

/** Everything a pet can be given for one hunger need, the base game's meals first (PB-NEED-HUNGER-02). */
function allMeals(s: OpenPetz, v: ShowVars, plot: Plot): Exclude<Meal, null>[] {
  const further = expansionsOf(s).flatMap(({ meals }) => meals?.(s, v, plot) ?? []);
  return [...mealsFor(shopOf(s, v.seat), plot), ...further];
}

const feedable = (s: OpenPetz, v: ShowVars): number =>
  nextPlot(s, v, (_shop, plot) => allMeals(s, v, plot).length > 0);

function isBaseMeal(meal: Exclude<Meal, null>): meal is BaseMeal {
  return meal.from === 'box' || FOODS.some((food) => food === meal.from);
}

/** A token goes back to the supply (PB-NEED-HUNGER-04). */
function eat(c: PetzContext, v: ShowVars, at: number, meal: Exclude<Meal, null>): void {
  const shop = shopOf(c.s, v.seat);
  const pet = plotOf(shop, at).pet;
  if (pet === null) return;
  v.unmet[at] = (v.unmet[at] ?? 0) - 1;
  if (!isBaseMeal(meal)) {
    for (const expansion of expansionsOf(c.s)) expansion.eat?.(c, v, at, meal);
    return;
  }
  const isFrozen = meal.from === 'box';
  const food: Food = isFrozen ? (shop.box ?? 'vegetable') : meal.from;
  for (const { ate } of expansionsOf(c.s)) ate?.(c, v.seat, food);
  if (isFrozen) shop.box = null;
  else {
    const row = shop.food[food];
    row[meal.chamber] = (row[meal.chamber] ?? 0) - 1;
  }
  const source = isFrozen ? 'box' : 'storage';
  c.emit({ type: 'petz.fed', seat: v.seat, plot: at, pet: pet.id, food, source });
}

export const hunger: ShowStep[] = [
  {
    name: 'hunger',
    run(c, v) {
      feedFromIcons(c, v);
    },
  },
  askOne('feed', {
    kind: 'petz.feed',
    who: (s, v) => (feedable(s, v) >= 0 ? [v.seat] : []),
    domain(s, seat, v) {
      const meals = allMeals(s, v, plotOf(shopOf(s, seat), feedable(s, v)));
      return { type: 'pick', options: [...meals, null] };
    },
    why(s, seat, choice, v) {
      if (!isRecord(choice)) return null;
      const { pet } = plotOf(shopOf(s, seat), feedable(s, v));
      const food = FOODS.find((x) => x === choice.from);
      const diet = food !== undefined && pet !== null && !canEat(pet, food);
      return diet ? refuse('wrongDiet', 'PB-NEED-HUNGER-03') : refuse('noSuchFood', 'PB-NEED-HUNGER-01');
    },
    then(c, v, meal) {
      const at = feedable(c.s, v);
      if (meal === null) v.plot = at + 1;
      else eat(c, v, at, meal);
      return 'again';
    },
  }),
  {
    name: 'starve',
    run(c, v) {
      sufferUnmet(c, v, 'hunger');
    },
  },
];

/** The plot whose pet is being fed. */
export const plotBeingFed = feedable;
