/** Shops at the beginnings of rounds in games that bots play against themselves, and what became of them. */

import { featuresOf, Mind, openly, Quick } from '../../bots/petz/index.ts';
import { dice } from '../../engine/kernel/rng.ts';
import { petzEngine } from '../../engine/petz/index.ts';
import { tableOf } from '../../engine/petz/query.ts';
import type { Petz } from '../../engine/petz/state.ts';
import { readVariants } from '../game-options.ts';
import { playPetz } from '../playing.ts';

/** The sets of weights: the base game's, its own of three and four shops, and those of the Dark Alleys. */
export const BOXES = ['base', 'crowd', 'alleys'] as const;
export type Box = (typeof BOXES)[number];

/** One shop at one beginning of a round. */
export interface ShopSample {
  game: number;
  /** Rounds after the one that begins. */
  left: number;
  boxes: readonly Box[];
  features: number[];
  /** Points it made in this round. */
  soon: number;
  /** The shop when the next round began; null in the last. */
  next: number[] | null;
  /** Points it still made to the end. */
  gained: number;
}

/** The games that are played in turn: every number of shops, with and without the variants. */
export const TABLES: readonly (readonly [seats: number, variants: string])[] = [
  [2, ''],
  [4, ''],
  [2, 'dark-alleys'],
  [3, 'full'],
  [4, 'full,dark-alleys,extended'],
  [2, 'full'],
  [3, 'dark-alleys,compromise'],
  [4, ''],
  [2, 'full,dark-alleys,extended'],
  [3, ''],
];

/** Which weights are learned from the game of a number. */
export function sampleBoxes(game: number): readonly Box[] {
  const [seats, variants] = TABLES[game % TABLES.length] ?? [2, ''];
  if (variants.includes('dark-alleys')) return ['alleys'];
  return seats > 2 ? ['base', 'crowd'] : ['base'];
}

/** What is seen of a game while it is played: every shop whenever a round begins. */
class Record {
  readonly #game: number;
  readonly #rounds: { left: number; features: number[][]; had: number[] }[] = [];
  #round = 0;

  constructor(game: number) {
    this.#game = game;
  }

  look(s: Petz): void {
    if (s.ask?.kind !== 'petz.group' || s.round === this.#round) return;
    this.#round = s.round;
    this.#rounds.push({
      left: tableOf(s).rounds - s.round,
      features: featuresOf(s),
      had: s.shops.map(({ reputation }) => reputation),
    });
  }

  samples(s: Petz): ShopSample[] {
    const end = s.outcome?.scores ?? [];
    return this.#rounds.flatMap(({ left, features, had }, i) => {
      const next = this.#rounds[i + 1];
      return features.map((own, seat): ShopSample => {
        const points = had[seat] ?? 0;
        return {
          game: this.#game,
          left,
          boxes: sampleBoxes(this.#game),
          features: own,
          soon: (next?.had[seat] ?? end[seat] ?? 0) - points,
          next: next?.features[seat] ?? null,
          gained: (end[seat] ?? 0) - points,
        };
      });
    });
  }
}

const setupOf = (game: number) => {
  const [seats, variants] = TABLES[game % TABLES.length] ?? [2, ''];
  return { seats, setup: readVariants(variants, seats) };
};

/** One game's samples, played by bots of one name. */
export function samplesOf(game: number, seed: string, bot: string, budget: number): ShopSample[] {
  const { seats, setup } = setupOf(game);
  const record = new Record(game);
  const names = Array.from({ length: seats }, () => bot);
  const after = (s: Petz): void => record.look(s);
  return record.samples(playPetz(setup, names, `${seed}.${game}`, { budget, after }).state);
}

/** The same of a game between those who play on in a search: they play worse than the bots, and thirty games in the same time. */
export function quickSamplesOf(game: number, seed: string): ShopSample[] {
  const { state } = petzEngine.start(setupOf(game).setup, `${seed}.${game}`);
  const record = new Record(game);
  const quick = new Quick(petzEngine, dice(`${seed}.${game}|quick`), new Mind(openly(state, 0)));
  while (state.outcome === null) {
    record.look(state);
    quick.step(state);
  }
  return record.samples(state);
}
