/** From a puzzle of a pack to a level like any other, and what is wrong with one. */

import { checkLevel, checkShape, type ReadLevel } from '../load.ts';
import { type Level, levelSchema } from '../schema.ts';
import { type MinedPuzzle, minedPuzzleSchema } from './schema.ts';

/** Only the player acts in a mined puzzle: his neighbour is a hatchling without a shop. */
const SEATS = [{ who: 'person' }, { who: 'bot', rival: 'knut', strength: 'hatchling' }];

/** The level, not yet checked. */
function levelOf({ id, kind, themes, words, shops, level }: MinedPuzzle): unknown {
  return {
    id,
    chapter: 'puzzles',
    kind: 'puzzle',
    seats: SEATS,
    seed: 'puzzle',
    hints: words.hints.length,
    mined: { kind, themes, ...words, ...(shops === undefined ? {} : { shops }) },
    ...level,
  };
}

/** Reads one puzzle of a pack; `where` is the file and the place in it, such as `levels/mined/001.json: puzzles[3]`. */
export function readMined(where: string, data: unknown): ReadLevel {
  const read = checkShape(where, minedPuzzleSchema, data);
  if (!read.ok) return read;
  const level = checkShape(where, levelSchema, levelOf(read.content));
  return level.ok ? checkLevel(where, level.content) : level;
}

/** The level of a puzzle that is right. Throws with what is wrong for one that is not. */
export function minedLevel(where: string, data: unknown): Level {
  const read = readMined(where, data);
  if (read.ok) return read.level;
  throw new Error(read.problems.join('\n'));
}
