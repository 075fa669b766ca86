/** Exhibitions against rivals: what a score is likely to be worth, given what everybody can be expected to reach. */

import { petsOf } from '../../engine/petz/query.ts';
import { awardsFor, exhibitionNow, shopBonus } from '../../engine/petz/score.ts';
import type { PetzView } from '../../engine/petz/view.ts';
import type { Outlook } from './outlook.ts';
import { seenShop } from './outlook.ts';
import { expectedScore } from './worth.ts';

/** What a rival will show: known exactly (`sd` 0) or expected. */
interface RivalScore {
  mean: number;
  sd: number;
}

/** Everybody else's score at this round's exhibition, by seat; null for one who cannot take part. */
export function rivalScores(view: PetzView, o: Outlook): RivalScore[] {
  const tile = exhibitionNow(view);
  if (tile === null) return [];
  return view.shops.flatMap((_shop, seat) => {
    if (seat === o.seat) return [];
    const shop = seenShop(view, seat);
    if (shop.entry !== null) return [{ mean: shop.entry.score, sd: 0 }];
    const housed = petsOf(shop);
    const pets = [...housed.map(({ pet }) => pet), ...shop.cart.pets];
    const plots = housed.map(({ plot }) => plot);
    if (tile.scope === 'pet' && pets.length === 0) return [{ mean: 0, sd: 0 }];
    const mean = expectedScore(o, tile, pets, plots) + shopBonus(view, shop);
    return [{ mean, sd: pets.length === 0 ? 0 : 1.7 }];
  });
}

/** Roughly the chance that a rival's score is above `score`. */
function chanceAbove({ mean, sd }: RivalScore, score: number): number {
  if (sd === 0) return mean > score ? 1 : 0;
  return 1 / (1 + Math.exp((-1.7 * (mean - score)) / sd));
}

/** Roughly the chance of a tie. */
function chanceEqual(rival: RivalScore, score: number): number {
  if (rival.sd === 0) return rival.mean === score ? 1 : 0;
  return Math.max(0, chanceAbove(rival, score - 0.5) - chanceAbove(rival, score + 0.5));
}

/** Reputation that a score can be expected to earn. A score of 0 or less earns nothing. */
export function expectedAward(
  score: number,
  rivals: readonly RivalScore[],
  awards: readonly number[],
): number {
  if (score <= 0) return 0;
  if (rivals.every((rival) => rival.sd === 0)) {
    return awardsFor([score, ...rivals.map((rival) => rival.mean)], awards)[0] ?? 0;
  }
  let ranks = [1];
  let ties = 0;
  for (const rival of rivals) {
    const above = chanceAbove(rival, score);
    ties += chanceEqual(rival, score);
    const next = new Array<number>(ranks.length + 1).fill(0);
    for (const [rank, chance] of ranks.entries()) {
      next[rank] = (next[rank] ?? 0) + chance * (1 - above);
      next[rank + 1] = (next[rank + 1] ?? 0) + chance * above;
    }
    ranks = next;
  }
  const award = ranks.reduce((sum, chance, rank) => sum + chance * (awards[rank] ?? 0), 0);
  return Math.max(0, award - ties / 2);
}

/** A table of expected awards, so that thousands of assignments can be weighed: half points from 0 up. */
export class AwardTable {
  readonly #rivals: readonly RivalScore[];
  readonly #awards: readonly number[];
  readonly #known = new Map<number, number>();

  constructor(rivals: readonly RivalScore[], awards: readonly number[]) {
    this.#rivals = rivals;
    this.#awards = awards;
  }

  of(score: number): number {
    if (score <= 0) return 0;
    let award = this.#known.get(score);
    if (award === undefined) {
      // A better score is worth a little even where it is not expected to change a place.
      award = expectedAward(score, this.#rivals, this.#awards) + 0.02 * Math.min(20, score);
      this.#known.set(score, award);
    }
    return award;
  }
}

/** The award table of this round; in rounds without an exhibition every score is worth nothing. */
export function awardTable(view: PetzView, o: Outlook): AwardTable {
  return new AwardTable(rivalScores(view, o), exhibitionNow(view) === null ? [] : o.awards);
}
