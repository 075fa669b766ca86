/** A level's puzzle, put before the search: its goals are what an end is worth. */

import { WHOLE_ENGINES } from '../../engine/games.ts';
import { hash } from '../../engine/kernel/data.ts';
import type { BaseState, Json } from '../../engine/kernel/state.ts';
import { NEED_CARDS, POTION } from '../../engine/petz/data/needs.ts';
import { type GoalState, type GoalUse, goalsOf, type Run, starred } from '../goals/index.ts';
import type { Level } from '../schema.ts';
import type { SetUp } from '../setup.ts';
import { distinctInShops, wordInShops } from './alike.ts';
import { type Puzzle, type Solved, type SolverEngine, solvePuzzle, type Worth } from './solve.ts';

/** What a puzzle may be: its proof is done again by every `npm run levels`. */
const LARGEST = { choices: 3000, positions: 20_000 };

/** Need Cards with the same face are alike, whichever way up they lie; all else is its own. */
export function faceInShops(value: Json): string {
  if (typeof value !== 'number') return JSON.stringify(value);
  const number = value % 1000;
  if (number >= POTION) return 'potion';
  const card = NEED_CARDS[number];
  return card === undefined ? String(value) : `${card.colour}.${card.need}${value >= 1000 ? '.turned' : ''}`;
}

const ALIKE = { petz: faceInShops, quest: (value: Json) => JSON.stringify(value) };

/**
 * What an end counts for, besides stars: what the last goal counts, such as pets or reputation; less is better where it
 * is a limit. Where the last goal is no number it is the points of the game.
 */
export function measurePuzzle(
  use: GoalUse | undefined,
  state: GoalState | undefined,
  points: number,
): number {
  if (use === undefined || state === undefined) return points;
  if (use.min !== undefined) return state.now;
  return use.max === undefined ? points : 0 - state.now;
}

/** What the end of a game is worth to its player. */
export function worthOfEnd(run: Run): Worth {
  const goals = goalsOf(run);
  const points = run.outcome?.scores[run.seat] ?? 0;
  return { stars: starred(goals).length, score: measurePuzzle(run.level.goals.at(-1), goals.at(-1), points) };
}

/** The place of a level's own player at the table. */
export const playerSeat = ({ seats }: Level): number => seats.findIndex(({ who }) => who === 'person');

type AnyEngine = SolverEngine<never, never> & {
  start(setup: unknown, seed: string): { state: never; events: never[] };
  view(state: never, seat: number): never;
};
const engineOf = (game: Level['game']): AnyEngine => WHOLE_ENGINES[game] as unknown as AnyEngine;

/** A level as a puzzle for the search, from its beginning. It leaves nothing to chance: without a seed any will do. */
export function puzzleOf(
  level: Level,
  { game, setup, seed }: Pick<SetUp, 'game' | 'setup' | 'seed'>,
): Puzzle<never, never> {
  const engine = engineOf(game);
  const { state, events } = engine.start(setup, seed ?? 'puzzle');
  const seat = playerSeat(level);
  return puzzleFrom(
    level,
    state,
    events.flatMap((event) => engine.rules.redact(event, seat) ?? []),
  );
}

/** Mined puzzles of the shops ask for nothing but reputation: much of a position does not count. */
const isMerged = ({ mined, game }: Level): boolean => mined !== undefined && game === 'petz';

const isShopping = ({ start }: Level): boolean =>
  start !== undefined && 'phase' in start && start.phase === 'shopping';

/** All of a state, but for the number of questions asked. */
const whole = (state: BaseState): string =>
  hash({ ...state, asked: 0, ask: { ...state.ask, id: 0 }, secrets: 0 } as never);

/** The same from a position on: `events` is the story so far as its player knows it. */
function puzzleFrom(level: Level, state: unknown, events: readonly unknown[]): Puzzle<never, never> {
  const { game } = level;
  const seat = playerSeat(level);
  const engine = engineOf(game);
  const run = (state: { outcome: Run['outcome'] }, events: readonly unknown[]): Run =>
    ({ level, game, seat, view: engine.view(state as never, seat), events, outcome: state.outcome }) as never;
  return {
    engine,
    start: { state: state as never, events: events as never[] },
    seat,
    alike: ALIKE[game],
    worth: (state, events) => worthOfEnd(run(state, events)),
    ...(isMerged(level)
      ? { word: wordInShops, ...(isShopping(level) ? { distinct: distinctInShops } : {}) }
      : { word: (state, events) => `${whole(state)} ${JSON.stringify(goalsOf(run(state, events)))}` }),
    most: LARGEST,
  };
}

/** Solves a level whose game is small enough to be searched through. Throws where it is not. */
export function solveLevel(level: Level, dealt: SetUp): Solved {
  return solvePuzzle<never, never>(puzzleOf(level, dealt));
}

/** The same from a position on. Throws where there is too much to search through. */
export function solveFrom(level: Level, state: unknown, events: readonly unknown[]): Solved {
  return solvePuzzle<never, never>(puzzleFrom(level, state, events));
}
