/** What a shop is worth after showing off: exhibition, sales, unsold pets, and what was used up. */

import { penaltyFor } from '../../engine/petz/care.ts';
import { NEED_INDEX } from '../../engine/petz/data/needs.ts';
import type { ExhibitionCard, Need } from '../../engine/petz/data/schema.ts';
import { goldFor } from '../../engine/petz/phases/sales.ts';
import { petsOf } from '../../engine/petz/query.ts';
import { displayScore, exhibitionNow, matchScore, petScore, shopBonus } from '../../engine/petz/score.ts';
import type { Pet, Plot, Shop } from '../../engine/petz/state.ts';
import type { PetzView } from '../../engine/petz/view.ts';
import { hooks } from './expansion.ts';
import { present } from './forecast.ts';
import { type Outlook, seenShop } from './outlook.ts';
import type { Rehearsal } from './rehearsal.ts';
import { type AwardTable, awardTable } from './show.ts';
import { eachAhead } from './worth.ts';

/** Everything a forecast needs that does not depend on the cards. */
export interface AfterStage {
  outlook: Outlook;
  shop: Shop;
  tile: ExhibitionCard | null;
  /** Without what pets add that have eaten from cans: a rehearsal counts that itself. */
  bonus: number;
  awards: AwardTable;
  /** What each plot's pet is worth unsold, without new tokens. */
  keep: readonly number[];
}

export function stageOf(view: PetzView, outlook: Outlook): AfterStage {
  const shop = seenShop(view, outlook.seat);
  const housed = petsOf(shop);
  const unhurt = housed.map(({ pet }) => ({ ...pet, suffering: 0, mutation: 0 }));
  const keep = [0, 0, 0, 0];
  for (const [i, worth] of eachAhead(outlook, unhurt).entries()) keep[housed[i]?.at ?? 0] = worth;
  return {
    outlook,
    shop,
    tile: exhibitionNow(view),
    bonus: shopBonus(view, shop),
    awards: awardTable(view, outlook),
    keep,
  };
}

/** What the owner can expect after a rehearsal: exhibition, sales, unsold pets, and what was used up. */
export function worthAfter(stage: AfterStage, run: Rehearsal): number {
  const { outlook: o, shop } = stage;
  const { persona } = o;
  let worth = persona.shows * stage.awards.of(showScore(stage, run));
  worth -= run.lost * (penaltyFor(shop.reputation) + 1);
  worth += o.gold * run.home;
  worth -= run.wounded * (persona.wounded + persona.impRound * Math.min(1, o.left));
  worth += persona.spareFood * (run.vegetable + run.meat + run.box);
  for (const plot of run.plots) worth -= persona.manure * plot.manure;
  if (run.alley !== undefined) worth += hooks.spared(o, run.alley);
  return worth + petsAfter(stage, run);
}

export function showScore({ tile, bonus }: AfterStage, run: Pick<Rehearsal, 'plots' | 'alley'>): number {
  if (tile === null) return 0;
  const { alley } = run;
  if (tile.scope === 'display') {
    const score = displayScore(tile, { plots: run.plots }) + bonus;
    return alley === undefined ? score : score + hooks.display(tile, run.plots, alley);
  }
  let best: number | null = null;
  const named = tile.terms.some((term) => term.of === 'chosen');
  for (const { pet, plot } of present(run)) {
    let score = named ? bestNamed(tile, pet, plot) : petScore(tile, pet, plot, null);
    if (alley !== undefined) score += alley.cans[pet.id] ?? 0;
    if (best === null || score > best) best = score;
  }
  return best === null ? 0 : best + bonus;
}

function bestNamed(tile: ExhibitionCard, pet: Pet, plot: Plot): number {
  let best = Number.NEGATIVE_INFINITY;
  for (const need of Object.keys(NEED_INDEX) as Need[]) {
    const score = petScore(tile, pet, plot, need);
    if (score > best) best = score;
  }
  return best;
}

/** Each pet is sold to a customer of this round or stays, whichever is better; one customer buys one pet. */
function petsAfter({ outlook: o, keep }: AfterStage, run: Rehearsal): number {
  let sum = 0;
  const gains: number[][] = [];
  for (const { pet, plot, at } of present(run)) {
    const before = keep[at] ?? 0;
    const unsold = before - tokenCost(o, pet) + (pet.wears === undefined ? 0 : hooks.worn(o, pet.wears));
    sum += unsold;
    if (pet.size < 4 || o.now.length === 0) continue;
    gains.push(
      o.now.map((customer) => {
        const match = matchScore(customer, pet, plot);
        if (match <= 0) return 0;
        const price = o.booked > 0 ? o.platform : o.blackMarket;
        return Math.max(0, o.persona.sales * match * price + goldFor(pet) * o.gold - unsold);
      }),
    );
  }
  return sum + bestSales(gains, 0);
}

function bestSales(gains: readonly number[][], customer: number): number {
  if (gains.length === 0 || customer >= (gains[0]?.length ?? 0)) return 0;
  let best = bestSales(gains, customer + 1);
  for (const [i, row] of gains.entries()) {
    const gain = row[customer] ?? 0;
    if (gain > 0) best = Math.max(best, gain + bestSales(gains.toSpliced(i, 1), customer + 1));
  }
  return best;
}

/** Tokens make a pet worth less to keep. Those it had before are in its worth already. */
function tokenCost(o: Outlook, pet: Pet): number {
  const tokens = o.left === 0 ? 0.8 : 1;
  return tokens * (o.persona.suffering * pet.suffering + o.persona.mutation * pet.mutation);
}
