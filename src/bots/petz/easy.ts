/**
 * A sensible beginner: a few equal groups, a cage before the pet, food for what he has, cards as they come, help
 * for his pets as long as there is any, and every sale that is offered.
 */

import { checkChoice, type Domain, sampleChoice } from '../../engine/kernel/domain.ts';
import type { Rng } from '../../engine/kernel/rng.ts';
import type { Ask, Json } from '../../engine/kernel/state.ts';
import { choiceOf, type SendChoice } from '../../engine/petz/choices.ts';
import { POTION } from '../../engine/petz/data/needs.ts';
import { FOODS } from '../../engine/petz/data/schema.ts';
import { canEat, foodCount, plotOf } from '../../engine/petz/query.ts';
import { matchScore } from '../../engine/petz/score.ts';
import { spaceById } from '../../engine/petz/spaces/all.ts';
import type { Group, Shop } from '../../engine/petz/state.ts';
import type { PetzView } from '../../engine/petz/view.ts';
import { because, type Decision, type PetzBot, type PetzTools, plainly } from '../bot.ts';
import { everyPet } from './arrange.ts';
import { together } from './companions.ts';
import type { DealDomain } from './deals.ts';
import { hooks } from './expansion.ts';
import { present, rehearse } from './forecast.ts';
import { bestOf } from './jobs.ts';
import { ownShop } from './outlook.ts';
import { personaOf } from './persona.ts';

type Options = readonly Json[];

/** How many ways to deal his cards the beginner looks at. */
const DEALS = 5;

/** Two or three groups of about the same size; now and then an imp stays home. */
function groups(shop: Shop, parts: number, rng: Rng): Group[] {
  const count = Math.min(parts, shop.home, rng.below(3) === 0 ? 2 : 3);
  const split = Array.from({ length: count }, (): Group => ({ imps: 0, gold: 0 }));
  const out = shop.home - (shop.home > count ? rng.below(2) : 0);
  for (let i = 0; i < out; i++) (split[i % count] as Group).imps++;
  for (let i = 0; i < shop.gold; i++) (split[(i + 1) % count] as Group).gold++;
  return split;
}

/** Tokens that his pets can eat, as long as he has not about one for every two bars in store. */
function usefulFood(shop: Shop, stand: { vegetable: number; meat: number }): number {
  let useful = 0;
  for (const food of FOODS) {
    const eaters = everyPet(shop).filter((pet) => canEat(pet, food));
    const wanted = eaters.reduce((sum, pet) => sum + pet.size / 2, 0) - foodCount(shop, food);
    useful += Math.max(0, Math.min(stand[food], wanted));
  }
  return useful;
}

/** A character's fondness, in the beginner's measure of liking. */
const FOND = 1.5;

/** How much the beginner likes a use of a group, and a little more what his character is fond of. */
function fondly(view: PetzView, shop: Shop, choice: SendChoice, { rng, character }: PetzTools): number {
  const likes = liking(view, shop, choice, rng);
  const fancy = personaOf(character).fancies[spaceById(choice.space)?.kind ?? ''];
  return fancy === undefined || likes <= 0 ? likes : Math.max(0.5, likes + FOND * fancy);
}

/** Pets that have a cage, cages, food, then all else. */
function liking(view: PetzView, shop: Shop, { space, item }: SendChoice, rng: Rng): number {
  const pets = everyPet(shop).length;
  const cages = shop.plots.filter((plot) => plot.cage !== null).length + shop.cart.cages.length;
  const whim = rng.next();
  switch (spaceById(space)?.kind) {
    case 'younger':
    case 'older':
      return pets < cages ? 10 + whim : -1;
    case 'cage':
      return cages < 4 && pets >= cages ? 8 + whim : 1 + whim;
    case 'vegetables':
    case 'mixed':
    case 'meat': {
      const stand = view.town.stands[space as keyof typeof view.town.stands];
      return 2 + 1.5 * usefulFood(shop, stand) + whim;
    }
    case 'imps': {
      const arriving = shop.waiting.slice(0, view.round).reduce((sum, n) => sum + n, 0);
      return 3 * arriving + whim;
    }
    case 'hospital':
      return 2 + 3 * shop.hospital + whim;
    case 'addon':
      return item === undefined ? 0 : 3 + whim;
    case 'artifacts':
      return 4 + whim;
    case 'judge':
      return view.round > 1 && pets > 0 ? 3 + whim : -1;
    case 'platform':
      return view.round > 2 && pets > 0 ? 3.5 + whim : -1;
    default:
      return hooks.liking(space, item, whim);
  }
}

/** New cages on free plots in order, pets into cages in order; the smallest go if there is no room. */
function arrangement(shop: Shop): Json {
  const choice: Record<string, string | null> = {};
  const plots = [0, 1, 2, 3];
  const cages = [...shop.cart.cages];
  const addons = [...shop.cart.addons];
  const caged = plots.map((at) => shop.plots[at]?.cage !== null);
  const free = [...plots.filter((at) => !caged[at]), 0, 1];
  if (cages.length > 0) {
    for (const at of plots) choice[`cage${at}`] = null;
    for (const cage of cages) {
      const at = free.shift() ?? 0;
      choice[`cage${at}`] = cage;
      caged[at] = true;
    }
  }
  if (addons.length > 0) {
    for (const at of plots) choice[`addon${at}`] = null;
    const bare = plots.filter((at) => caged[at] && shop.plots[at]?.addon === null);
    for (const [i, addon] of addons.entries()) choice[`addon${bare[i] ?? i}`] = addon;
  }
  const pets = everyPet(shop).sort((a, b) => b.size - a.size);
  if (pets.length > 0) {
    for (const at of plots) choice[`pet${at}`] = null;
    for (const at of plots) if (caged[at]) choice[`pet${at}`] = pets.shift()?.id ?? null;
  }
  return choice;
}

/** Of a few deals the one that does least harm; potions are saved for worse times. */
function assignment(domain: DealDomain, shop: Shop, { engine, rng }: PetzTools): Json {
  const tries = Array.from({ length: DEALS }, () => sampleChoice(domain, rng, engine.rules.forms));
  return bestOf(tries as number[][], (laid) => {
    const byPlot: number[][] = [[], [], [], []];
    for (const [i, card] of laid.entries()) byPlot[domain.slots[i]?.bin as number]?.push(card);
    const run = rehearse(shop, byPlot);
    const potions = laid.filter((card) => card === POTION).length;
    const tokens = present(run).reduce((sum, { pet }) => sum + pet.suffering + 2 * pet.mutation, 0);
    return -5 * run.lost - 2 * run.wounded - tokens - potions;
  });
}

function sale(shop: Shop, options: Options): Json {
  return bestOf(options, (option) => {
    const choice = choiceOf('petz.sell', option);
    if (choice === null) return 0;
    const plot = plotOf(shop, choice.plot);
    const match = plot.pet === null ? 0 : matchScore(choice.customer, plot.pet, plot);
    return match * (choice.platform ? 3 : 2);
  });
}

/** Cleans where an imp has enough to do. */
function job(options: Options): Json {
  return bestOf(options, (option) => {
    const { imps, plots } = choiceOf('petz.jobs', option);
    return plots.reduce((sum, n) => sum + n, 0) - 1.5 * imps;
  });
}

function pick(view: PetzView, ask: Ask, options: Options, tools: PetzTools): Decision {
  const shop = ownShop(view);
  switch (ask.kind) {
    case 'petz.send': {
      const likes = (option: Json) => fondly(view, shop, choiceOf('petz.send', option), tools);
      return plainly(bestOf(options, likes));
    }
    case 'petz.sell': {
      const choice = sale(shop, options);
      return choice === null ? because(choice, 'hint.sellNothing') : plainly(choice);
    }
    case 'petz.jobs':
      return plainly(job(options));
    case 'petz.ward':
      return plainly(options.at(-1) as Json);
    case 'petz.book':
      return plainly(options[tools.rng.below(options.length)] as Json);
    default:
      // The rules propose something sensible first; only the shovel and the Magic Box begin with doing nothing.
      return plainly((options[0] ?? options[1] ?? null) as Json);
  }
}

function answer(view: PetzView, ask: Ask, domain: Domain, tools: PetzTools): Decision | null {
  if (domain.type === 'pick') return pick(view, ask, domain.options, tools);
  const shop = ownShop(view);
  switch (ask.kind) {
    case 'petz.group':
      return domain.type === 'split'
        ? plainly(together(groups(shop, domain.parts, tools.rng), domain.stocks))
        : null;
    case 'petz.arrange':
      return plainly(arrangement(shop));
    case 'petz.assign':
      return domain.type === 'deal' ? plainly(assignment(domain, shop, tools)) : null;
    case 'petz.dress':
      return domain.type === 'form' ? plainly(hooks.dressQuickly(shop, Object.keys(domain.fields))) : null;
    case 'petz.crystal':
      return plainly([]);
    default:
      return null;
  }
}

export const easy: PetzBot = {
  name: 'easy',
  decide(view, ask, domain, tools) {
    const { forms } = tools.engine.rules;
    const found = answer(view, ask, domain, tools);
    if (found !== null && checkChoice(domain, found.choice, forms) === null) return found;
    return plainly(sampleChoice(domain, tools.rng, forms));
  },
};
