/** The worker's side of what takes long about a level. Started by `level-work.ts`. */

import { expose } from 'comlink';
import { lessonOf, type PlayedPuzzle, type PuzzleLesson } from '../../campaign/solve/lesson.ts';
import { provePuzzle } from './puzzle-proof.ts';
import { playTownGame } from './town-game.ts';

const work = {
  /** What a puzzle that is over teaches; null if it is too large to be searched. */
  lesson: (played: PlayedPuzzle): PuzzleLesson | null => {
    try {
      return lessonOf(played);
    } catch {
      return null;
    }
  },
  proof: provePuzzle,
  townGame: playTownGame,
};

export type LevelWork = typeof work;

expose(work);
