/**
 * A showing-off turn played on with the real rules: from an imagined state, one answer is tried, the rest of the
 * turn is played by rules of thumb, and what the shop is worth then tells how good the answer was.
 */

import type { Rng } from '../../engine/kernel/rng.ts';
import type { Json } from '../../engine/kernel/state.ts';
import { type Meal, optionsOf, type PlayChoice, type ShovelChoice } from '../../engine/petz/choices.ts';
import type { ShowVars } from '../../engine/petz/context.ts';
import { NEED_INDEX } from '../../engine/petz/data/needs.ts';
import { FOODS, type Food } from '../../engine/petz/data/schema.ts';
import type { petzEngine } from '../../engine/petz/index.ts';
import { illness } from '../../engine/petz/phases/show/disease.ts';
import { plotBeingFed } from '../../engine/petz/phases/show/hunger.ts';
import { excessByPlot } from '../../engine/petz/phases/show/vars.ts';
import { besideGap, canEat, foodCount, petsOf, shopOf } from '../../engine/petz/query.ts';
import type { Petz, Shop } from '../../engine/petz/state.ts';
import type { PetzView } from '../../engine/petz/view.ts';
import { type AfterStage, worthAfter } from './after.ts';
import { hooks } from './expansion.ts';
import { bestOf } from './jobs.ts';
import type { Rehearsal } from './rehearsal.ts';

type Engine = typeof petzEngine;

/** A state in which only the running turn is left to play; the game ends with it. */
export function onlyThisTurn(engine: Engine, view: PetzView, rng: Rng): Petz {
  const s = engine.imagine(view, rng);
  // What the turn has called stands above it.
  const turn = s.tasks.findLastIndex(({ proc }) => proc === 'petz.show');
  if (turn < 0) throw new Error('no showing-off turn is running');
  s.tasks = [{ proc: 'petz.game', at: 'final', vars: {} }, ...s.tasks.slice(turn)];
  return s;
}

/** What the shop is worth if this answer is given and the rest of the turn goes as usual. */
export function worthOfAnswer(engine: Engine, before: Petz, stage: AfterStage, choice: Json): number {
  const { seat } = stage.outlook;
  const s = engine.rules.clone(before);
  engine.applyTo(s, seat, choice);
  while (s.outcome === null) {
    const domain = engine.domain(s, seat);
    if (domain === null || domain.type !== 'pick') throw new Error('a turn asks nothing but picks');
    engine.applyTo(s, seat, quickly(s, seat, domain.options));
  }
  const was = shopOf(before, seat);
  const shop = shopOf(s, seat);
  const run: Rehearsal = {
    plots: shop.plots,
    home: shop.home,
    wounded: shop.hospital - was.hospital,
    vegetable: foodCount(shop, 'vegetable'),
    meat: foodCount(shop, 'meat'),
    box: shop.box === null ? 0 : 1,
    lost: petsOf(was).length - petsOf(shop).length,
  };
  if (shop.alleys !== undefined) run.alley = hooks.left(stage.outlook, shop);
  return worthAfter(stage, run);
}

/** A sensible answer at once, without looking ahead. */
export function quickly(s: Petz, seat: number, options: readonly Json[]): Json {
  const shop = shopOf(s, seat);
  const vars = s.tasks.at(-1)?.vars as ShowVars;
  switch (s.ask?.kind) {
    case 'petz.feed':
      return quickMeal(s, shop, vars, optionsOf('petz.feed', options));
    case 'petz.play':
      return quickPlay(shop, vars, optionsOf('petz.play', options));
    case 'petz.ward':
      return options.at(-1) as Json;
    case 'petz.shovel':
      return quickShovel(shop, optionsOf('petz.shovel', options));
    default:
      return options[0] as Json;
  }
}

/** The oldest token; for a pet that eats anything, of the kind that the others need less. */
function quickMeal(s: Petz, shop: Shop, vars: ShowVars, meals: readonly Meal[]): Meal {
  const eater = shop.plots[plotBeingFed(s, vars)]?.pet;
  if (eater === null || eater === undefined) return meals[0] ?? null;
  const spare: Record<Food, number> = {
    vegetable: foodCount(shop, 'vegetable'),
    meat: foodCount(shop, 'meat'),
  };
  for (const { pet, at } of petsOf(shop)) {
    const [only, ...more] = FOODS.filter((food) => canEat(pet, food));
    if (only !== undefined && more.length === 0) spare[only] -= vars.unmet[at] ?? 0;
  }
  return bestOf(meals, (meal) => {
    if (meal === null) return -99;
    return meal.from === 'vegetable' || meal.from === 'meat' ? spare[meal.from] : hooks.meal(meal, eater);
  });
}

/** The gap where an imp meets most, unless he is needed to catch a raging pet. */
function quickPlay(shop: Shop, vars: ShowVars, options: readonly PlayChoice[]): PlayChoice {
  const raging = excessByPlot(shop, 'anger').reduce(
    (sum, n, at) => sum + (hooks.catchable(shop, vars, at) ? n : 0),
    0,
  );
  if (shop.home <= raging) return options.find((choice) => hooks.game(choice) !== null) ?? null;
  return bestOf(options, (choice) => {
    if (choice === null) return 0;
    const game = hooks.game(choice);
    if (game !== null) return game;
    const reach = choice.employee ? 2 : 1;
    return besideGap(choice.gap).reduce(
      (sum, at) => sum + Math.min(reach, hooks.playNeeds(shop, vars, at)),
      0,
    );
  });
}

/** Nothing, unless it keeps a pet from falling ill. */
function quickShovel(shop: Shop, options: readonly ShovelChoice[]): ShovelChoice {
  return bestOf(options, (choice) => {
    let ill = 0;
    for (const { pet, plot, at } of petsOf(shop)) {
      ill += illness(pet.needs?.[NEED_INDEX.disease] ?? 0, plot.manure - (choice?.plots[at] ?? 0));
    }
    return -ill;
  });
}
