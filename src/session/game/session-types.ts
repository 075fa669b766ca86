/** What goes into a session and what it tells: its tools, a new game, and the changes it speaks of. */

import type { GameId, SetupOf } from '../../engine/games.ts';
import type { AnyGameFile, LevelTag } from '../saves/game-file.ts';
import type { Pace } from './pacing.ts';
import type { Player } from './seats.ts';
import type { Thinker } from './thinker.ts';

export interface SessionTools {
  thinker: Thinker;
  pace: Pace;
  /** Called after every answer, to save. */
  onSave?: (save: () => AnyGameFile) => void;
}

/** Without a name it is one of the first game. */
export interface NewGame<G extends GameId = 'petz'> {
  game?: G;
  setup: SetupOf<G>;
  seed: string;
  players: readonly Player[];
  /** Which level of the campaign it is, if it is one. */
  level?: LevelTag | undefined;
}

/** The same with its game and the version of its rules. */
export type StartedGame<G extends GameId> = NewGame<G> & { game: G; version: number };

/** What has changed; a screen reads the rest anew. `entry` is the answer's story, still to be redacted. */
export type Change =
  | { type: 'answered'; entry: number }
  | { type: 'undone' }
  | { type: 'device' }
  | { type: 'thinking' }
  /** Another player sits in a seat now, or has other wishes. */
  | { type: 'players' };
