/** What a puzzle that is over teaches, found beside the page; and the lines of play to go through. */

import type { PlayedPuzzle, PuzzleLesson } from '../../campaign/solve/lesson.ts';
import type { GameId } from '../../engine/games.ts';
import type { LevelRun } from '../campaign/level-run.ts';
import { inLevelWorker } from '../campaign/level-work.ts';
import { Past } from '../game/past.ts';
import type { LogLine } from '../game/replay.ts';
import { mindOf } from '../game/seats.ts';
import { randomThinker } from '../game/thinker.ts';
import type { GameRecord } from '../saves/save-format.ts';

export type { PuzzleLesson as Lesson };

const known = new WeakMap<LevelRun, Promise<PuzzleLesson | null>>();

/** The lesson of a puzzle that is over; null where it cannot be searched through. Asked for again, it is the same. */
export function lessonOfRun(run: LevelRun): Promise<PuzzleLesson | null> {
  const begun = known.get(run) ?? found(run);
  known.set(run, begun);
  return begun;
}

function found({ level, session }: LevelRun): Promise<PuzzleLesson | null> {
  const { game, setup, seed, log } = session.toSave();
  const played = { game, setup, seed, log, level } as PlayedPuzzle;
  // Without a lesson all else is the same.
  return new Promise<PuzzleLesson | null>((done) =>
    inLevelWorker<PuzzleLesson | null>(async (work) => work.lesson(played), done),
  );
}

/** A line of play of a run's puzzle, to be gone through step by step. */
export function lineOf({ session }: LevelRun, log: readonly LogLine[]): Past<GameId> {
  const save = session.toSave() as GameRecord<GameId>;
  const mind = (seat: number) => mindOf(session.players, seat);
  return new Past<GameId>({ ...save, log, thinker: randomThinker, mindOf: mind });
}
