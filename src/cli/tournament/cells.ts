/** What a tournament plays: the kinds of tables, and who meets whom at them. */

import { CHARACTERS } from '../../bots/names.ts';
import type { PetzSetup } from '../../engine/petz/schema-setup.ts';
import { readVariants } from '../game-options.ts';

/** A kind of table, and the pool of those who meet there. */
export interface TableCell {
  readonly id: string;
  /** As in the heading of its table. */
  readonly title: string;
  readonly seats: number;
  /** See `readVariants`. */
  readonly variants: string;
  /** Left out: all strengths, each against the one below it (`ladder/cells.ts`). */
  readonly pool?: readonly string[];
}

/** Everybody with a character, and the plain one. */
const WITH_CHARACTER = ['master', ...CHARACTERS.map((character) => `master:${character}`)];

export const CELLS: readonly TableCell[] = [
  { id: 'base-4', title: 'Base game, four shops', seats: 4, variants: '' },
  { id: 'base-3', title: 'Base game, three shops', seats: 3, variants: '' },
  { id: 'base-2', title: 'Base game, two shops', seats: 2, variants: '' },
  { id: 'full-4', title: 'Full variant, four shops', seats: 4, variants: 'full' },
  { id: 'alleys-2', title: 'Dark Alleys, two shops', seats: 2, variants: 'dark-alleys' },
  { id: 'alleys-4', title: 'Dark Alleys, four shops', seats: 4, variants: 'dark-alleys' },
  {
    id: 'compromise-3',
    title: 'Dark Alleys, compromise, three shops',
    seats: 3,
    variants: 'dark-alleys,compromise',
  },
  {
    id: 'extended-4',
    title: 'Dark Alleys, extended, full variant, four shops',
    seats: 4,
    variants: 'full,dark-alleys,extended',
  },
  {
    id: 'characters-4',
    title: 'Characters, base game, four shops',
    seats: 4,
    variants: '',
    pool: WITH_CHARACTER,
  },
  {
    id: 'characters-alleys-4',
    title: 'Characters, Dark Alleys, four shops',
    seats: 4,
    variants: 'dark-alleys',
    pool: WITH_CHARACTER,
  },
];

export const tableSetup = ({ variants, seats }: TableCell): PetzSetup => readVariants(variants, seats);

/** Every choice of so many different ones, in order. */
function choices(pool: readonly string[], n: number): string[][] {
  if (n === 0) return [[]];
  return pool.flatMap((one, i) => choices(pool.slice(i + 1), n - 1).map((rest) => [one, ...rest]));
}

/** A table: who sits there, in the order of its first game. */
export type Company = readonly string[];

/** All tables of a cell: all meet all others equally often. With too few for all seats, some sit twice. */
export function companies(pool: readonly string[], seats: number): Company[] {
  if (pool.length >= seats) return choices(pool, seats);
  return [Array.from({ length: seats }, (_, i) => pool[i % pool.length] ?? '')];
}

/** Who sits where in a game: everybody at each seat once before the next seed, all with the same seed. */
export function lineup(company: Company, game: number): { names: string[]; block: number } {
  const seats = company.length;
  const turn = game % seats;
  return {
    names: company.map((_, seat) => company[(seat + turn) % seats] ?? ''),
    block: Math.floor(game / seats),
  };
}
