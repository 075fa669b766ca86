/** Games played once and then remembered, for all tests that look at their steps. */

import type { GameUnderLaws } from './game.ts';
import { type GameWalk, playRandom } from './walk.ts';

/** The seeds with which a game is played: other ones for every game, the same ones every time. */
export function seedsOf(game: GameUnderLaws): string[] {
  return Array.from({ length: game.walks }, (_, i) => `${game.name} ${i + 1}`);
}

const known = new Map<string, GameWalk>();

/** A game with this seed; the first of its seeds, if none is named. */
export function walkOf(game: GameUnderLaws, seed = `${game.name} 1`): GameWalk {
  const name = `${game.name}/${seed}`;
  const walk = known.get(name) ?? playRandom(game, seed);
  known.set(name, walk);
  return walk;
}
