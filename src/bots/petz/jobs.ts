/** The small decisions of a round: jobs for idle imps, the Magic Box, the Crystal Ball, the colour of a book. */

import type { Json } from '../../engine/kernel/state.ts';
import { optionsOf } from '../../engine/petz/choices.ts';
import { customerCard } from '../../engine/petz/data/cards.ts';
import { cardOf, colourIndex, faceOf, NEED_INDEX } from '../../engine/petz/data/needs.ts';
import { COLOURS, NEEDS, type Term } from '../../engine/petz/data/schema.ts';
import { grown } from '../../engine/petz/phases/aging.ts';
import { demandsOf, petsOf } from '../../engine/petz/query.ts';
import { exhibitionNow } from '../../engine/petz/score.ts';
import type { Shop } from '../../engine/petz/state.ts';
import type { PetzView } from '../../engine/petz/view.ts';
import { because, type Decision, plainly } from '../bot.ts';
import { everyPet } from './arrange.ts';
import { holdWorth } from './holding.ts';
import { SHARES, shareIn } from './odds.ts';
import { type Outlook, outlookOf, ownShop, seatOf } from './outlook.ts';
import type { Persona } from './persona.ts';

/** Gold on the manure that is cleaned away; there is none in the base game. */
function pearlsAmong(shop: Shop, plots: readonly number[]): number {
  return plots.reduce((sum, n, at) => sum + Math.min(n, shop.plots[at]?.alleys?.pearls ?? 0), 0);
}

/** The option with the highest number; the first among equals. */
export function bestOf<T>(options: readonly T[], worth: (option: T) => number): T {
  let best = options[0] as T;
  let most = worth(best);
  for (const option of options.slice(1)) {
    const found = worth(option);
    if (found > most + 1e-9) {
      most = found;
      best = option;
    }
  }
  return best;
}

/** Cleaning or gold: a clean cage keeps the next pet healthy and counts on the display at the end. */
export function decideJobs(view: PetzView, options: readonly Json[], persona: Persona): Decision {
  const o = outlookOf(view, seatOf(view), persona);
  const best = bestOf(optionsOf('petz.jobs', options), ({ imps, plots }) => {
    const cleaned = plots.reduce((sum, n) => sum + n, 0);
    return cleaned * persona.manure - imps * o.gold + pearlsAmong(ownShop(view), plots) * o.gold;
  });
  const choice = { ...best };
  const manure = best.plots.reduce((sum, n) => sum + n, 0);
  return best.imps > 0
    ? because(choice, 'hint.cleanCages', { imps: best.imps, manure })
    : because(choice, 'hint.earnGold', { imps: ownShop(view).home });
}

/** A token that would be thrown away now is saved; any other only while there are rounds left. */
export function decideBox(view: PetzView, options: readonly Json[], persona: Persona): Decision {
  const { food } = ownShop(view);
  const o = outlookOf(view, seatOf(view), persona);
  const best = bestOf(optionsOf('petz.box', options), (choice) => {
    if (choice === null) return 0;
    const roundsLeft = food[choice.from].length - 1 - choice.chamber;
    return roundsLeft === 0 ? 2 : o.left > 0 ? 0.5 - 0.1 * roundsLeft : -1;
  });
  if (best === null) return because(null, 'hint.boxNothing');
  return because({ ...best }, 'hint.boxFood', { food: best.from });
}

/** How useful each need is this round, in points. */
function uses(view: PetzView, o: Outlook): number[] {
  const terms: [readonly Term[], number][] = o.now.map((id) => [customerCard(id).terms, 0.8 * o.blackMarket]);
  const tile = exhibitionNow(view);
  if (tile !== null) terms.push([tile.terms, 0.45]);
  const harm: Partial<Record<string, number>> = { disease: 0.5, poop: 0.4, anger: 0.3, magic: 0.3 };
  return NEEDS.map((need) => {
    let use = -(harm[need] ?? 0);
    for (const [list, weight] of terms) {
      for (const x of list) use += weight * x.value * shareIn(x, need);
    }
    return use;
  });
}

/** Cards that are worse than what their deck is likely to give instead go. */
export function decideCrystal(
  view: PetzView,
  from: readonly Json[],
  max: number,
  persona: Persona,
): Decision {
  const o = outlookOf(view, seatOf(view), persona);
  const worth = uses(view, o);
  const pets = everyPet(ownShop(view));
  const losses = (from as readonly number[]).map((card) => {
    const { colour, need } = faceOf(cardOf(card));
    const bars = pets.some((pet) => demandsOf(pet).includes(colour));
    const shares = SHARES[colourIndex(colour)] ?? [];
    const mean = worth.reduce((sum, w, n) => sum + w * (shares[n] ?? 0), 0);
    const gain = bars ? mean - (worth[NEED_INDEX[need]] ?? 0) : 0;
    return { card, gain: gain - holdWorth(o, card) };
  });
  const chosen = losses
    .filter(({ gain }) => gain > 0.1)
    .sort((a, b) => b.gain - a.gain)
    .slice(0, max)
    .map(({ card }) => card);
  if (chosen.length === 0) return because([], 'hint.keepCards');
  return because(chosen, 'hint.exchangeCards', { cards: chosen.length });
}

/** The colour of which the shop's pets have, or will have, most bars. */
export function decideBook(view: PetzView, options: readonly Json[]): Decision {
  const bars = COLOURS.map(() => 0.5);
  for (const pet of everyPet(ownShop(view))) {
    for (const colour of demandsOf({ id: pet.id, size: grown(pet.size) })) {
      const index = colourIndex(colour);
      bars[index] = (bars[index] ?? 0) + 1;
    }
  }
  const best = bestOf(optionsOf('petz.book', options), ({ colour }) => bars[colourIndex(colour)] ?? 0);
  return because({ ...best }, 'hint.bookColour', { artifact: best.artifact, colour: best.colour });
}

/** Potions cost a card in the end: the one that is worth least for later. */
export function decideSleep(view: PetzView, options: readonly Json[], persona: Persona): Decision {
  const o = outlookOf(view, seatOf(view), persona);
  const card = bestOf(optionsOf('petz.sleep', options), (x) => -holdWorth(o, x));
  return because(card, 'hint.sleepCard', { need: faceOf(card).need });
}

/** The rules propose the best entry first. */
export function decideEntry(view: PetzView, options: readonly Json[]): Decision {
  const [first] = optionsOf('petz.enter', options);
  if (first === undefined || petsOf(ownShop(view)).length === 0) return plainly(options[0] as Json);
  return because(options[0] as Json, 'hint.enterBest', { pet: first.pet, need: first.need });
}
