/** Which pet goes to which customer, and whether from the platform. */

import type { Rng } from '../../engine/kernel/rng.ts';
import type { Json } from '../../engine/kernel/state.ts';
import { choiceOf, type SellChoice } from '../../engine/petz/choices.ts';
import { saleGold } from '../../engine/petz/phases/sales.ts';
import { petsOf, plotOf } from '../../engine/petz/query.ts';
import { matchScore } from '../../engine/petz/score.ts';
import type { PetzView } from '../../engine/petz/view.ts';
import { because, type Decision } from '../bot.ts';
import { hooks } from './expansion.ts';
import { type Outlook, outlookOf, ownShop, seatOf } from './outlook.ts';
import { blurOf, type Persona } from './persona.ts';
import { eachAhead, saleAhead } from './worth.ts';

type Sale = Exclude<SellChoice, null>;

interface Weighed {
  sale: Sale;
  gain: number;
}

/** What an imp on the platform is worth if it stays there for a later sale, less what it would do at home. */
function stayingOnPlatform(o: Outlook, pets: Parameters<typeof eachAhead>[1]): number {
  const home = o.persona.impRound * o.left + o.persona.impAtEnd;
  const rounds = new Set(o.later.map((slot) => slot.round));
  // With imps for every round to come, one more stays for nothing.
  if (o.booked > rounds.size) return -home;
  let best = 0;
  for (const slot of o.later) {
    for (const pet of pets) best = Math.max(best, saleAhead(o, pet, slot) / (o.blackMarket + 0.5));
  }
  return 0.75 * best * (o.platform - o.blackMarket) - o.persona.impRound * o.left;
}

/** The most that a set of sales can gain: each pet and each customer once, the platform once. */
function bestPlan(
  sales: readonly Weighed[],
  from: number,
  taken: readonly Sale[],
): { gain: number; first: Sale | null } {
  let best: { gain: number; first: Sale | null } = { gain: 0, first: null };
  for (let i = from; i < sales.length; i++) {
    const { sale, gain } = sales[i] as Weighed;
    const clash = taken.some(
      (x) => x.plot === sale.plot || x.customer === sale.customer || (x.platform && sale.platform),
    );
    if (clash) continue;
    const rest = bestPlan(sales, i + 1, [...taken, sale]);
    if (gain + rest.gain > best.gain) best = { gain: gain + rest.gain, first: sale };
  }
  return best;
}

export function decideSale(
  view: PetzView,
  options: readonly Json[],
  persona: Persona,
  rng: Rng | null,
): Decision {
  const o = outlookOf(view, seatOf(view), persona);
  const blur = blurOf(persona, rng);
  /** A customer is misjudged from the platform as from the black market. */
  const misjudged = new Map<string, number>();
  const shop = ownShop(view);
  const pets = petsOf(shop);
  const keep = eachAhead(
    o,
    pets.map(({ pet }) => pet),
  );
  const staying = stayingOnPlatform(
    o,
    pets.map(({ pet }) => pet),
  );
  const sales = options.flatMap((option): Weighed[] => {
    const sale = choiceOf('petz.sell', option);
    if (sale === null) return [];
    const plot = plotOf(shop, sale.plot);
    const { pet } = plot;
    if (pet === null) return [];
    const price = sale.platform ? o.platform : o.blackMarket;
    const points =
      persona.sales * matchScore(sale.customer, pet, plot) * price + saleGold(view, pet) * o.gold;
    const unsold = keep[pets.findIndex(({ at }) => at === sale.plot)] ?? 0;
    const worn = pet.wears === undefined ? 0 : hooks.worn(o, pet.wears);
    const matter = `${sale.plot} ${sale.customer}`;
    const off = misjudged.get(matter) ?? blur();
    misjudged.set(matter, off);
    return [{ sale, gain: points - unsold - worn - (sale.platform ? staying : 0) + off }];
  });
  const { first } = bestPlan(
    sales.sort((a, b) => b.gain - a.gain),
    0,
    [],
  );
  return explainSale(view, first);
}

/** A sale, or none, with its reason. */
export function explainSale(view: PetzView, first: SellChoice): Decision {
  if (first === null) return because(null, 'hint.sellNothing');
  const shop = ownShop(view);
  const o = outlookOf(view, seatOf(view));
  const { pet } = plotOf(shop, first.plot);
  const match = pet === null ? 0 : matchScore(first.customer, pet, plotOf(shop, first.plot));
  return because({ ...first }, first.platform ? 'hint.sellPlatform' : 'hint.sellBlackMarket', {
    pet: pet?.id ?? '',
    customer: first.customer,
    match,
    points: match * (first.platform ? o.platform : o.blackMarket),
  });
}
