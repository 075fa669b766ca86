/**
 * The question of a search, laid on the table again and again: every imagination deals what is hidden anew and lets
 * rivals give the answers they have sealed; every choice is then played on from the same imaginations.
 */

import { sampleChoice } from '../../../engine/kernel/domain.ts';
import { dice, type Rng } from '../../../engine/kernel/rng.ts';
import type { Json } from '../../../engine/kernel/state.ts';
import { cardOf, POTION } from '../../../engine/petz/data/needs.ts';
import type { PetzEvent } from '../../../engine/petz/events.ts';
import { assignDomain } from '../../../engine/petz/phases/needs.ts';
import { demandsOf, petsOf, shopOf, tableOf } from '../../../engine/petz/query.ts';
import type { Petz } from '../../../engine/petz/state.ts';
import type { PetzView } from '../../../engine/petz/view.ts';
import type { PetzTools } from '../../bot.ts';
import { seatOf } from '../outlook.ts';
import { featuresOf } from './features.ts';
import { Lookahead } from './lookahead.ts';
import { Mind } from './mind.ts';
import { Quick } from './quick.ts';
import { quickLay } from './quick-lay.ts';
import weightsFile from './value.json' with { type: 'json' };

// What a shop can still expect at the beginning of a round: a sum of weighed features, learned from games that were
// played for this (`npm run train`). One set of weights for each number of rounds left.

/** Weights by box and by rounds left after the one that begins. */
export interface ValueFile {
  base: number[][];
  alleys: number[][];
  /** Of the base game with three and four shops, where it has weights of its own. */
  crowd?: number[][];
}

export const VALUES: ValueFile = weightsFile;

function weightsFor(s: Petz, { base, alleys, crowd }: ValueFile): number[][] {
  if (s.alleys !== undefined) return alleys;
  return s.shops.length > 2 ? (crowd ?? base) : base;
}

/** Points at the end that each shop can expect. */
export function forecastScores(s: Petz, file: ValueFile = VALUES): number[] {
  const left = tableOf(s).rounds - s.round;
  const box = weightsFor(s, file);
  const weights = box[Math.min(left, box.length - 1)] ?? [];
  return featuresOf(s).map((features, seat) => {
    let sum = s.shops[seat]?.reputation ?? 0;
    for (let i = 0; i < features.length; i++) sum += (features[i] as number) * (weights[i] ?? 0);
    return sum;
  });
}

/** How far a seat is ahead of the best of its rivals. */
export function leadOf(scores: readonly number[], seat: number): number {
  let best = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < scores.length; i++) if (i !== seat) best = Math.max(best, scores[i] as number);
  return (scores[seat] as number) - best;
}

/** Questions after which a playout is taken for endless. */
const PATIENCE = 2000;

interface Manner {
  /** Playouts go on to the end of the game instead of the round, and nothing need be foretold. */
  toTheEnd?: boolean;
  values?: ValueFile;
  /** All send their groups with an eye to how the shopping goes on. */
  looksAhead?: boolean;
}

export class Table {
  readonly #engine: PetzTools['engine'];
  readonly #rng: Rng;
  readonly #mind: Mind;
  readonly #view: PetzView;
  readonly #seat: number;
  readonly #seed: string;
  readonly #imagined: Petz[] = [];
  readonly #toTheEnd: boolean;
  readonly #values: ValueFile;
  readonly #lookahead: Lookahead | null;

  constructor(
    view: PetzView,
    { engine, rng }: PetzTools,
    { toTheEnd = false, values = VALUES, looksAhead = false }: Manner = {},
  ) {
    this.#engine = engine;
    this.#rng = rng;
    this.#view = view;
    this.#seat = seatOf(view);
    this.#mind = new Mind(view);
    this.#seed = `${rng.next()}`;
    this.#toTheEnd = toTheEnd;
    this.#values = values;
    this.#lookahead = looksAhead ? new Lookahead(this.#mind) : null;
  }

  /** What a choice leads to in one imagination: how far the seat will be ahead of its best rival. */
  play(n: number, choice: Json): number {
    return this.lead(this.playOn(n, choice));
  }

  /** How far the seat will be ahead of its best rival. */
  lead(s: Petz): number {
    return leadOf(s.outcome?.scores ?? forecastScores(s, this.#values), this.#seat);
  }

  /** The table a choice leads to in one imagination; what happens on the way is added to `events`, if that is a list. */
  playOn(n: number, choice: Json, events: PetzEvent[] | null = null): Petz {
    const s = this.#engine.rules.clone(this.#imagination(n));
    const quick = new Quick(this.#engine, dice(`${this.#seed}|${n}`), this.#mind, events, this.#lookahead);
    quick.apply(s, this.#seat, choice);
    const { round } = this.#view;
    for (let i = 0; s.outcome === null && i < PATIENCE; i++) {
      if (s.round !== round && !this.#toTheEnd) break;
      quick.step(s);
    }
    return s;
  }

  #imagination(n: number): Petz {
    while (this.#imagined.length <= n) this.#imagined.push(this.#imagine());
    return this.#imagined[n] as Petz;
  }

  #imagine(): Petz {
    const s = this.#engine.imagine(this.#view, this.#rng);
    for (const seat of s.shops.keys()) if (seat !== this.#seat) this.#layAgain(s, seat);
    const { ask } = s;
    if (ask === null || ask.how !== 'all') return s;
    const quick = new Quick(this.#engine, this.#rng, this.#mind);
    for (const seat of ask.seats) {
      if (seat === this.#seat) continue;
      // Given at random by the kernel, or not yet at all.
      delete ask.sealed[seat];
      ask.sealed[seat] = quick.answer(s, seat);
    }
    return s;
  }

  /** Cards that lie face down were not laid blindly: they are dealt again from what the rival is believed to hold. */
  #layAgain(s: Petz, seat: number): void {
    const shop = shopOf(s, seat);
    const pets = petsOf(shop);
    if (!pets.some(({ pet }) => pet.needs === null && (pet.cards ?? []).length > 0)) return;
    for (const { pet } of pets) {
      for (const laid of pet.cards ?? []) if (cardOf(laid) !== POTION) shop.hand.push(cardOf(laid));
      pet.cards = null;
    }
    const domain = assignDomain(s, seat);
    if (domain.type !== 'deal') return;
    // Potions would have to be taken from the stock that everybody sees.
    const cards = { ...domain, items: domain.items.filter((item) => item.value !== POTION) };
    const o = this.#mind.outlook(seat);
    const chosen = quickLay(s, o, shop, this.#mind.keeping(seat, shop), cards);
    const laid = (chosen ?? sampleChoice(cards, this.#rng, this.#engine.rules.forms)) as number[];
    let next = 0;
    for (const { pet } of pets) {
      const { length } = demandsOf(pet);
      pet.cards = laid.slice(next, next + length);
      next += length;
    }
    for (const card of laid) {
      const at = shop.hand.indexOf(cardOf(card));
      if (at >= 0) shop.hand.splice(at, 1);
    }
  }
}
