/** How hard a mined puzzle is: which strengths of bot find its best line by playing it. */

import type { Level } from '../../campaign/schema.ts';
import { playLevel } from '../levels/play.ts';

/** What the failure of a strength adds to a rating, and how often it tries. */
const TRIES = [
  { strength: 'hatchling', points: 200, tries: 6 },
  { strength: 'apprentice', points: 400, tries: 8 },
  { strength: 'trader', points: 400, tries: 8 },
  { strength: 'master', points: 300, tries: 8 },
] as const;
/** What even a hatchling solves would have. */
const EASIEST = 600;

interface Rated {
  rating: number;
  deviation: number;
}

/** What is solved more often than this by apprentices and traders together, of 1 each, is obvious. */
const OBVIOUS = 1.4;
/** As easy as this is no puzzle either. */
const LEAST = 800;

/** The rating; null for what is obvious. */
export function rateMined(level: Level): Rated | null {
  let rating = EASIEST;
  let spread = 0;
  let found = 0;
  for (const { strength, points, tries } of TRIES) {
    let solved = 0;
    for (let i = 1; i <= tries; i++) {
      const manners = { dice: `${level.id}|${i}` };
      if (playLevel(level, strength, 'puzzle', manners).stars.length === level.goals.length) solved++;
    }
    const share = solved / tries;
    if (strength === 'apprentice' || strength === 'trader') found += share;
    if (found > OBVIOUS) return null;
    rating += Math.round(points * (1 - share));
    spread += points * Math.sqrt((share * (1 - share) + 0.1) / tries);
  }
  return rating < LEAST ? null : { rating, deviation: Math.min(350, Math.round(60 + spread / 4)) };
}
