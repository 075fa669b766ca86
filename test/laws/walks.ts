/** Games played once and then remembered, for all tests that look at their steps. */

import type { Game } from '../../src/laws/game.ts';
import { play, type Walk } from '../../src/laws/walk.ts';

/** The seeds with which a game is played: other ones for every game, the same ones every time. */
export function seedsOf(game: Game): string[] {
  return Array.from({ length: game.walks }, (_, i) => `${game.name} ${i + 1}`);
}

const known = new Map<string, Walk>();

/** A game with this seed; the first of its seeds, if none is named. */
export function walkOf(game: Game, seed = `${game.name} 1`): Walk {
  const name = `${game.name}/${seed}`;
  const walk = known.get(name) ?? play(game, seed);
  known.set(name, walk);
  return walk;
}
