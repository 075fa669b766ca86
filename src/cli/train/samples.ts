/** Shops at the beginnings of rounds in games that bots play against themselves, and what became of them. */

import { featuresOf } from '../../bots/petz/index.ts';
import { tableOf } from '../../engine/petz/query.ts';
import type { PetzSetup } from '../../engine/petz/state.ts';
import { readVariants } from '../game-options.ts';
import { playPetz } from '../playing.ts';

/** One shop at one beginning of a round. */
export interface ShopSample {
  game: number;
  /** Rounds after the one that begins. */
  left: number;
  alleys: boolean;
  features: number[];
  /** Points it still made. */
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

/** What the game of a number is played with. */
export function sampleBox(game: number): 'base' | 'alleys' {
  return TABLES[game % TABLES.length]?.[1].includes('dark-alleys') ? 'alleys' : 'base';
}

/** One game's samples. */
export function samplesOf(game: number, seed: string, bot: string, budget: number): ShopSample[] {
  const [seats, variants] = TABLES[game % TABLES.length] ?? [2, ''];
  const setup: PetzSetup = readVariants(variants, seats);
  const samples: (ShopSample & { seat: number; had: number })[] = [];
  let round = 0;
  const names = Array.from({ length: seats }, () => bot);
  const { state } = playPetz(setup, names, `${seed}.${game}`, {
    budget,
    after(s) {
      if (s.ask?.kind !== 'petz.group' || s.round === round) return;
      round = s.round;
      const left = tableOf(s).rounds - s.round;
      for (const [seat, features] of featuresOf(s).entries()) {
        const had = s.shops[seat]?.reputation ?? 0;
        samples.push({ game, left, alleys: s.alleys !== undefined, features, gained: 0, seat, had });
      }
    },
  });
  return samples.map(({ seat, had, ...sample }) => ({
    ...sample,
    gained: (state.outcome?.scores[seat] ?? 0) - had,
  }));
}
