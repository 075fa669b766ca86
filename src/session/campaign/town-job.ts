/** What is counted of how the town did, between the page and its worker. */

import type { Level } from '../../campaign/schema.ts';

/** The strengths that are counted; the archimp thinks too long for it. */
export const TOWN_STRENGTHS = ['hatchling', 'apprentice', 'trader', 'master'] as const;
export type TownStrength = (typeof TOWN_STRENGTHS)[number];

export interface TownJob {
  level: Level;
  games: number;
  strengths: readonly TownStrength[];
}

/** One game more. */
export interface TownNews {
  strength: TownStrength;
  /** Whether the first goal was reached. */
  won: boolean;
}
