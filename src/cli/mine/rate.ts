/** How hard a puzzle is: which strengths of bot find its best line by playing it. */

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

/** How many of so many tries of a strength reach every goal, of 1. */
type Share = (strength: string, tries: number) => number;

/** By whole games of the level. */
function played(level: Level): Share {
  return (strength, tries) => {
    let solved = 0;
    for (let i = 1; i <= tries; i++) {
      const { stars } = playLevel(level, strength, 'puzzle', { dice: `${level.id}|${i}` });
      if (stars.length === level.goals.length) solved++;
    }
    return solved / tries;
  };
}

/** The rating of a puzzle, by the strengths that fail; null once `isEasy` says so of what apprentices and traders find. */
function measured(share: Share, isEasy: (found: number) => boolean): Rated | null {
  let rating = EASIEST;
  let spread = 0;
  let found = 0;
  for (const { strength, points, tries } of TRIES) {
    const solved = share(strength, tries);
    if (strength === 'apprentice' || strength === 'trader') found += solved;
    if (isEasy(found)) return null;
    rating += Math.round(points * (1 - solved));
    spread += points * Math.sqrt((solved * (1 - solved) + 0.1) / tries);
  }
  return { rating, deviation: Math.min(350, Math.round(60 + spread / 4)) };
}

/** The rating of a puzzle that was made by hand, however easy. */
export function rateMade(level: Level): Rated {
  return measured(played(level), () => false) as Rated;
}

/** The rating of a mined puzzle by what strengths reach, in whole games if it is not given; null for what is obvious. */
export function rateMined(level: Level, share: Share = played(level)): Rated | null {
  const rated = measured(share, (found) => found > OBVIOUS);
  return rated === null || rated.rating < LEAST ? null : rated;
}
