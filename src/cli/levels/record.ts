/** Finding a game that wins a level: bots sit in the seats of persons, and now and then stray from their ways. */

import type { Picks } from '../../campaign/picks.ts';
import type { Level, Solution } from '../../campaign/schema.ts';
import { jsonListText } from '../json-text.ts';
import { levelManners, personSeats, playLevel } from './play.ts';

/** How often a bot strays, try by try: first not at all, then more and more. */
const CHANCES = [0, 0.02, 0.05, 0.1, 0.2];

/** The best of so many tries; null if none has won. `report` gets a line for every better one. */
export function recordLevel(
  level: Level,
  { strength, tries }: { strength: string; tries: number },
  report: (line: string) => void,
  picks: Picks = {},
): Solution | null {
  const manners = levelManners(level, strength);
  const seats = personSeats(level);
  let best: Solution | null = null;
  for (let i = 0; i < tries; i++) {
    const manner = manners[i % manners.length] ?? strength;
    const chance = CHANCES[Math.floor(i / manners.length) % CHANCES.length] ?? 0;
    const seed = level.seed ?? `${level.id}.${i + 1}`;
    const stray = chance > 0 ? { stray: { seats, chance } } : {};
    const { log, stars } = playLevel(level, manner, seed, { dice: `${level.id}|${i}`, ...stray }, picks);
    if (stars.length === 0 || stars.length <= (best?.stars ?? 0)) continue;
    const chosen = picks.first === undefined ? {} : { picks: { ...picks } };
    best = { seed, ...chosen, log: log as Solution['log'], stars: stars.length };
    report(
      `try ${i + 1}, ${manner}: ${stars.length} of ${level.goals.length} stars in ${log.length} answers`,
    );
    if (stars.length === level.goals.length) break;
  }
  return best;
}

/** A solution as it is written: one answer a line. */
export function solutionText({ seed, log, stars, picks }: Solution): string {
  return jsonListText({ seed, ...(picks === undefined ? {} : { picks }), stars }, 'log', log);
}
