/** Deciding the assignment of Need Cards, and saying what it is good for. */

import type { DealItem } from '../../engine/kernel/domain.ts';
import { type Rng, shuffle } from '../../engine/kernel/rng.ts';
import { cardOf, faceOf, isTurned, NEED_INDEX, POTION } from '../../engine/petz/data/needs.ts';
import { petsOf } from '../../engine/petz/query.ts';
import { matchScore } from '../../engine/petz/score.ts';
import type { PetzView } from '../../engine/petz/view.ts';
import { because, type Decision, type PetzTools } from '../bot.ts';
import { type AfterStage, showScore, stageOf, worthAfter } from './after.ts';
import { type DealDomain, everyDeal } from './deals.ts';
import { present, rehearse } from './forecast.ts';
import { holdWorth, potionWorth } from './holding.ts';
import { outlookOf, seatOf } from './outlook.ts';
import { blurOf, type Persona } from './persona.ts';
import type { Rehearsal } from './rehearsal.ts';

// Which Need Cards go to which pet. There are far too many ways to list, so good ones are improved card by
// card from several beginnings; each is weighed by what showing off and selling will make of it
// (`forecast.ts`).

interface Assignment {
  /** The item on each slot. */
  laid: DealItem[];
  worth: number;
  run: Rehearsal;
}

/** Points below the best at which a deal is not worth a second look. */
const FAR = 6;

/** What two items must share to be the same for every purpose. */
function looks(item: DealItem): string {
  const laid = item.value as number;
  if (cardOf(laid) === POTION) return '*';
  const face = faceOf(cardOf(laid));
  return `${face.colour}${face.need}${isTurned(laid)}`;
}

/** The search for one question. */
export class Assigning {
  readonly #stage: AfterStage;
  readonly #domain: DealDomain;
  readonly #bins: number[];
  readonly #hold = new Map<DealItem, number>();
  readonly #looks = new Map<DealItem, string>();
  #alike: Map<string, Assignment> | null = null;
  #top = Number.NEGATIVE_INFINITY;
  #least = Number.NEGATIVE_INFINITY;
  /** Items that fit a slot, by the colour it accepts. */
  readonly #fitting = new Map<string, DealItem[]>();

  /** `blur` is what a card is misjudged by. */
  constructor(stage: AfterStage, domain: DealDomain, blur: () => number = () => 0) {
    this.#stage = stage;
    this.#domain = domain;
    this.#bins = domain.slots.map((slot) => slot.bin as number);
    for (const item of domain.items) {
      const card = cardOf(item.value as number);
      const worth = card === POTION ? potionWorth(stage.outlook) : holdWorth(stage.outlook, card);
      this.#hold.set(item, worth + blur());
      this.#looks.set(item, looks(item));
    }
    for (const { accepts } of domain.slots) {
      if (this.#fitting.has(accepts)) continue;
      this.#fitting.set(
        accepts,
        domain.items.filter((item) => item.fits === '*' || item.fits === accepts),
      );
    }
  }

  /** The best of all deals that were weighed on the way of some climbs, best first, alike ones once. */
  several(climbs: number, most: number, rng: Rng): Assignment[] {
    const found = new Map<string, Assignment>();
    this.#alike = found;
    for (let i = 0; i < climbs; i++) this.#climb(this.#begin(rng), rng);
    this.#alike = null;
    return [...found.values()].sort((a, b) => b.worth - a.worth).slice(0, most);
  }

  /**
   * The best of all deals there are, none left out, best first; null if there are more than `bound` different ones.
   * With so few cards or pets this takes no longer than climbing.
   */
  exact(bound: number, most: number): Assignment[] | null {
    const deals = everyDeal(this.#domain, (item) => this.#looks.get(item) ?? '', bound);
    if (deals === null) return null;
    return deals
      .map((laid) => this.weigh(laid))
      .sort((a, b) => b.worth - a.worth)
      .slice(0, most);
  }

  /** Deals that give every pet the same needs are one. */
  #keep(found: Assignment): void {
    if (this.#alike === null || found.worth < this.#least) return;
    const bins = new Map<number, string[]>();
    for (const [i, item] of found.laid.entries()) {
      const bin = this.#bins[i] ?? 0;
      bins.set(bin, [...(bins.get(bin) ?? []), this.#looks.get(item) ?? '']);
    }
    const key = [...bins].map(([bin, looks]) => `${bin}:${looks.sort().join(',')}`).join('|');
    if (this.#alike.has(key)) return;
    this.#alike.set(key, found);
    this.#top = Math.max(this.#top, found.worth);
    // What is far below the best so far will not be among the best in the end.
    this.#least = this.#top - FAR;
  }

  /** The best of several climbs from random beginnings. */
  best(climbs: number, rng: Rng): Assignment {
    let best = this.#climb(this.#begin(rng), rng);
    for (let i = 1; i < climbs; i++) {
      const other = this.#climb(this.#begin(rng), rng);
      if (other.worth > best.worth) best = other;
    }
    return best;
  }

  weigh(laid: readonly DealItem[]): Assignment {
    const byPlot: number[][] = [[], [], [], []];
    let spent = 0;
    let potions = 0;
    for (const [i, item] of laid.entries()) {
      byPlot[this.#bins[i] ?? 0]?.push(item.value as number);
      spent += this.#hold.get(item) ?? 0;
      if (item.value === POTION) potions++;
    }
    const run = rehearse(this.#stage.shop, byPlot);
    // Each potion also costs a card from the hand in the end, usually the worst one.
    const worth = worthAfter(this.#stage, run) - spent - 0.1 * potions;
    const found = { laid: [...laid], worth, run };
    this.#keep(found);
    return found;
  }

  /** Random real cards the right way up. Slots of one colour never starve each other. */
  #begin(rng: Rng): DealItem[] {
    const used = new Set<number>();
    const pools = new Map<string, DealItem[]>();
    for (const [accepts, items] of this.#fitting) {
      const pool = items.filter((item) => !isTurned(item.value as number));
      shuffle(pool, rng);
      // Potions come last.
      pool.sort((a, b) => Number(b.value === POTION) - Number(a.value === POTION));
      pools.set(accepts, pool);
    }
    return this.#domain.slots.map(({ accepts }) => {
      const pool = pools.get(accepts) ?? [];
      let item = pool.pop();
      while (item !== undefined && used.has(item.key)) item = pool.pop();
      if (item === undefined) throw new Error('a slot that nothing fits');
      used.add(item.key);
      return item;
    });
  }

  /** Changes one card or swaps two as long as that helps. */
  #climb(from: DealItem[], rng: Rng): Assignment {
    let at = this.weigh(from);
    for (let improved = true; improved; ) {
      improved = false;
      const slots = at.laid.map((_item, i) => i);
      shuffle(slots, rng);
      for (const slot of slots) {
        const better = this.#improveSlot(at, slot);
        if (better === null) continue;
        at = better;
        improved = true;
      }
    }
    return at;
  }

  /** The best change that involves one slot; null if none helps. */
  #improveSlot(at: Assignment, slot: number): Assignment | null {
    let best: Assignment | null = null;
    const consider = (laid: DealItem[]): void => {
      const found = this.weigh(laid);
      if (found.worth > (best?.worth ?? at.worth) + 1e-9) best = found;
    };
    const own = at.laid[slot] as DealItem;
    const tried = new Set([this.#looks.get(own)]);
    const used = new Set(at.laid.map((item) => item.key));
    const accepts = this.#domain.slots[slot]?.accepts ?? '';
    for (const item of this.#fitting.get(accepts) ?? []) {
      const look = this.#looks.get(item);
      if ((used.has(item.key) && item.key !== own.key) || tried.has(look)) continue;
      tried.add(look);
      consider(at.laid.with(slot, item));
    }
    for (let other = 0; other < at.laid.length; other++) {
      const item = at.laid[other] as DealItem;
      if (this.#bins[other] === this.#bins[slot]) continue;
      if (this.#domain.slots[other]?.accepts !== accepts) continue;
      const look = `swap ${this.#bins[other]} ${this.#looks.get(item)}`;
      if (tried.has(look) || this.#looks.get(item) === this.#looks.get(own)) continue;
      tried.add(look);
      consider(at.laid.with(slot, item).with(other, own));
    }
    return best;
  }
}

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
  persona: Persona,
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
  persona: Persona,
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
