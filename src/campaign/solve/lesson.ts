/** What a puzzle teaches that is over or given up: the best there was, and the first answer after which it could not be had any more. */

import type { Json, Seat } from '../../engine/kernel/state.ts';
import type { StrongShops } from '../mined/schema.ts';
import type { Level } from '../schema.ts';
import type { SetUp } from '../setup.ts';
import { playerSeat, puzzleOf } from './level.ts';
import { answerOfShops, isAsShops } from './shops.ts';
import { compare, solver, type Worth } from './solve.ts';

/** A game of a puzzle, played to its end or given up. */
export interface PlayedPuzzle extends Pick<SetUp, 'game' | 'setup' | 'seed'> {
  level: Level;
  log: readonly (readonly [Seat, Json])[];
}

export interface PuzzleLesson {
  best: Worth;
  /** What was reached; where the puzzle was given up, the most that could still be. */
  mine: Worth;
  isGivenUp: boolean;
  /** The answer, counted from 1, that gave the best away; null where it was reached, or still could be. */
  fork: number | null;
  /** The most that could be had after it. */
  after: Worth | null;
  /** All answers of a best line: those that were given until the fork, and from there what a search found. */
  line: [Seat, Json][];
}

/** The worth of groups that are as large as those of strong shops, and of others. */
const LIKE_SHOPS: Worth = { stars: 1, score: 1 };
const OTHERWISE: Worth = { stars: 0, score: 0 };

/** Where strong shops agree and nothing was searched: their groups in place of the player's. */
function lessonOfShops(shops: StrongShops, { level, log }: PlayedPuzzle): PuzzleLesson {
  const seat = playerSeat(level);
  const answer = answerOfShops(shops);
  const at = log.findIndex(([who]) => who === seat);
  const own = log[at];
  const isAlike = own !== undefined && isAsShops(level, own[1]);
  const mine = own === undefined || isAlike ? LIKE_SHOPS : OTHERWISE;
  const line = log.map(([who, choice]): [Seat, Json] => [who, who === seat && !isAlike ? answer : choice]);
  return {
    ...{ best: LIKE_SHOPS, mine, isGivenUp: own === undefined, after: null },
    fork: own === undefined || isAlike ? null : at + 1,
    line: own === undefined ? [...line, [seat, answer]] : line,
  };
}

/** Throws where the puzzle is too large, or where the log is of another game. */
export function lessonOf(played: PlayedPuzzle): PuzzleLesson {
  const { level, log, ...dealt } = played;
  const { shops } = level.mined ?? {};
  if (shops !== undefined) return lessonOfShops(shops, played);
  const puzzle = puzzleOf(level, dealt);
  const { engine, seat } = puzzle;
  const { look } = solver(puzzle);
  let { state, events }: { state: never; events: readonly never[] } = puzzle.start;
  const { best } = look(state, events);
  let fork: Pick<PuzzleLesson, 'fork' | 'after' | 'line'> | null = null;
  for (const [at, [who, choice]] of log.entries()) {
    const { ask } = state as { ask: { id: number } | null };
    const applied = engine.apply(state, { seat: who, ask: ask?.id ?? 0, choice });
    if (!applied.ok) throw new Error(`the answer ${at + 1} is none of this puzzle`);
    const before = { state, events };
    state = applied.state;
    events = [...events, ...applied.events.flatMap((event) => engine.rules.redact(event, seat) ?? [])];
    if (fork !== null || who !== seat) continue;
    const { best: after } = look(state, events);
    if (compare(after, best) >= 0) continue;
    const { line } = look(before.state, before.events);
    const given = log.slice(0, at).map(([by, what]): [Seat, Json] => [by, what]);
    fork = { fork: at + 1, after, line: [...given, ...line] };
  }
  const all = log.map(([by, what]): [Seat, Json] => [by, what]);
  const end = look(state, events);
  const isGivenUp = (state as { outcome: unknown }).outcome === null;
  const still = { fork: null, after: null, line: [...all, ...end.line] };
  return { best, mine: end.best, isGivenUp, ...(fork ?? still) };
}
