/** How the town did: a level played often by every strength in the player's place. */

import type { Level, Proof } from '../../campaign/schema.ts';
import { levelFingerprint, playLevel } from './play.ts';

/** The strengths that are always counted; the archimp, who thinks long, only when it is asked for. */
export const TOWN = ['hatchling', 'apprentice', 'trader', 'master'] as const;

type Wins = readonly [won: number, games: number];

/** Wins of one strength. The cards fall otherwise in every game, also where the level's own seed is fixed. */
export function winsOf(level: Level, strength: string, games: number): Wins {
  let won = 0;
  for (let i = 1; i <= games; i++) {
    const { goals } = playLevel(level, strength, `${level.id} town ${i}`, { dice: `${level.id}|${i}` });
    if (goals[0]?.state === 'done') won++;
  }
  return [won, games];
}

/** The proof with new numbers in it. */
export function withTown(proof: Proof | null, level: Level, town: Record<string, Wins>): Proof {
  const of = levelFingerprint(level);
  // Numbers of another form of the level are no numbers.
  const old = proof?.of === of ? proof.town : {};
  return { ...proof, town: { ...old, ...town } as NonNullable<Proof['town']>, of };
}

/** A proof as it is written. */
export function proofText(proof: Proof): string {
  return `${JSON.stringify(proof, null, 2).replace(/\[\s+(\d+),\s+(\d+)\s+\]/g, '[$1, $2]')}\n`;
}
