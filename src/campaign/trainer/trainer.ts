/** What a puzzle's answer changes: rating, streak, what is to be asked again. Pure: the day comes from outside. */

import { dayNumber, shifted } from '../daily/days.ts';
import { MOST_MISTAKES } from '../limits.ts';
import { decayed, rated } from './rating.ts';
import type { TrainerState } from './trainer-schema.ts';

/** A puzzle that can be served, before its level is fetched. */
export interface PuzzleEntry {
  readonly id: string;
  /** What is to be done in it, such as `sale`. */
  readonly kind: string;
  /** What it is about, such as `hunger`. */
  readonly themes: readonly string[];
  readonly rating: number;
  readonly deviation: number;
}

/** How a puzzle was answered. */
interface PuzzleAnswer {
  /** Every goal was reached at the first try. */
  right: boolean;
  /** A hint was asked for. */
  helped: boolean;
}

/** After how many days a mistake comes back: at first, and after each time it was solved. */
export const SPACING = [1, 3, 7, 21] as const;

/** Whether it was not answered yet: only then is it rated. */
export const isFresh = ({ seen }: Pick<TrainerState, 'seen'>, id: string): boolean =>
  !Object.hasOwn(seen, id);

/** Whether a mistake's day has come. One that lies further ahead than any may is from a clock that was ahead itself. */
function isDue({ due }: TrainerState['mistakes'][number], today: string): boolean {
  return due <= today || due > shifted(today, SPACING[SPACING.length - 1] ?? 0);
}

/** The mistakes that are to be asked again, the oldest first. */
export function dueMistakes({ mistakes }: Pick<TrainerState, 'mistakes'>, today: string): string[] {
  const due = mistakes.filter((mistake) => isDue(mistake, today));
  return due.sort((a, b) => (a.due < b.due ? -1 : a.due > b.due ? 1 : 0)).map(({ id }) => id);
}

/** The rating as it is today: less sure after days without a puzzle. */
export function ratingOn(state: TrainerState, today: string) {
  const days = state.day === null ? 0 : (dayNumber(today) ?? 0) - (dayNumber(state.day) ?? 0);
  return decayed(state, days);
}

/** A puzzle is shown: from now on its first answer counts. */
export function served(state: TrainerState, id: string): TrainerState {
  return { ...state, turn: state.turn + 1, open: { id, helped: false } };
}

/** A hint was asked for in the puzzle that is open. */
export function withHelp(state: TrainerState, id: string): TrainerState {
  if (state.open?.id !== id || state.open.helped) return state;
  return { ...state, turn: state.turn + 1, open: { id, helped: true } };
}

/** One answer more of a puzzle, which is then no longer open. */
function countedIn(state: TrainerState, id: string): TrainerState {
  const seen = { ...state.seen, [id]: (state.seen[id] ?? 0) + 1 };
  return { ...state, turn: state.turn + 1, seen, open: state.open?.id === id ? null : state.open };
}

/** After the first answer to a puzzle that was served; only one that was never met before changes the rating. */
export function afterPuzzle(
  before: TrainerState,
  entry: PuzzleEntry,
  { right, helped }: PuzzleAnswer,
  today: string,
): TrainerState {
  const { id } = entry;
  const alone = right && !helped;
  const streak = alone ? before.streak + 1 : 0;
  const after: TrainerState = {
    ...countedIn(before, id),
    streak,
    bestStreak: Math.max(streak, before.bestStreak),
    mistakes: mistakesAfter(before, id, alone, today),
  };
  if (!isFresh(before, id)) return after;
  const rating = rated(ratingOn(before, today), entry, alone ? 1 : 0);
  return { ...after, ...rating, day: today, themes: themesAfter(before, entry, alone) };
}

/** After a puzzle of a storm: it is no longer new, and changes nothing else. */
export function afterStormPuzzle(state: TrainerState, { id }: PuzzleEntry): TrainerState {
  return countedIn(state, id);
}

/** A storm is over. */
export function afterStorm(state: TrainerState, solved: number): TrainerState {
  if (solved <= state.storm) return state;
  return { ...state, turn: state.turn + 1, storm: solved };
}

function mistakesAfter(
  { mistakes }: TrainerState,
  id: string,
  alone: boolean,
  today: string,
): TrainerState['mistakes'] {
  const known = mistakes.find((mistake) => mistake.id === id);
  const others = mistakes.filter((mistake) => mistake !== known);
  // Solved before its day it waits all the same.
  if (alone && (known === undefined || !isDue(known, today))) return mistakes;
  const step = alone ? (known?.step ?? 0) + 1 : 0;
  const days = SPACING[step];
  if (days === undefined) return others;
  return [...others, { id, step, due: shifted(today, days) }].slice(-MOST_MISTAKES);
}

function themesAfter(
  { themes }: TrainerState,
  { kind, themes: about }: PuzzleEntry,
  alone: boolean,
): TrainerState['themes'] {
  const after = { ...themes };
  for (const theme of new Set([kind, ...about])) {
    const { all = 0, right = 0 } = Object.hasOwn(themes, theme) ? (themes[theme] ?? {}) : {};
    after[theme] = { all: all + 1, right: right + (alone ? 1 : 0) };
  }
  return after;
}
