/** Which puzzle comes next. Pure: the same state, seed and day give the same one. */

import { dice } from '../../engine/kernel/rng.ts';
import { dueMistakes, type PuzzleEntry } from './trainer.ts';
import type { TrainerState } from './trainer-schema.ts';

interface PuzzleWish {
  /** A kind or a theme; left out: of all. */
  theme?: string | undefined;
  /** Leaves the mistakes that are due for later. */
  isNewOnly?: boolean;
}

/** A puzzle, and why it is this one: a mistake whose day has come, one never met, or all have been met before. */
interface NextPuzzle {
  entry: PuzzleEntry;
  why: 'due' | 'new' | 'again';
}

/** One of so many that lie nearest to the rating. */
const NEAREST = 8;
/**
 * Puzzles are served a little below the rating: six of ten are solved, and each answer tells as much. Not so while the
 * rating is hardly known: a much better player is found sooner by harder ones.
 */
const BELOW = 60;
const HARDLY_KNOWN = 100;
/** A storm begins this far below the rating, and each puzzle is so much harder than the one before. */
const STORM = { below: 500, step: 40 };

const isAbout = ({ kind, themes }: PuzzleEntry, theme: string | undefined): boolean =>
  theme === undefined || kind === theme || themes.includes(theme);

/** Those met the fewest times: no puzzle comes a second time before all others have come. */
function leastSeen(state: TrainerState, index: readonly PuzzleEntry[]): PuzzleEntry[] {
  const times = index.map(({ id }) => state.seen[id] ?? 0);
  const fewest = Math.min(...times);
  return index.filter((_, at) => times[at] === fewest);
}

/** Those nearest to a rating, the nearest first. */
function nearest(index: readonly PuzzleEntry[], to: number): PuzzleEntry[] {
  const found: { entry: PuzzleEntry; far: number }[] = [];
  for (const entry of index) {
    const far = Math.abs(entry.rating - to);
    if (found.length === NEAREST && far >= (found.at(-1)?.far ?? 0)) continue;
    const at = found.findIndex((one) => far < one.far);
    found.splice(at < 0 ? found.length : at, 0, { entry, far });
    found.length = Math.min(found.length, NEAREST);
  }
  return found.map(({ entry }) => entry);
}

function oneOf(entries: readonly PuzzleEntry[], seed: string): PuzzleEntry | undefined {
  return entries[dice(seed).below(Math.max(1, entries.length))];
}

/** The puzzle to be served; null if there is none of that theme. The theme does not hold mistakes back. */
export function nextPuzzle(
  state: TrainerState,
  index: readonly PuzzleEntry[],
  { theme, isNewOnly = false }: PuzzleWish,
  seed: string,
  today: string,
): NextPuzzle | null {
  if (!isNewOnly) {
    const [due] = dueMistakes(state, today).flatMap((id) => index.find((entry) => entry.id === id) ?? []);
    if (due !== undefined) return { entry: due, why: 'due' };
  }
  const fitting = index.filter((entry) => isAbout(entry, theme));
  // A mistake comes back on its day, not by chance before.
  const waiting = new Set(state.mistakes.map(({ id }) => id));
  const others = fitting.filter(({ id }) => !waiting.has(id));
  const pool = leastSeen(state, others.length > 0 ? others : fitting);
  const target = state.rating - (state.deviation < HARDLY_KNOWN ? BELOW : 0);
  const entry = oneOf(nearest(pool, target), seed);
  return entry === undefined ? null : { entry, why: Object.hasOwn(state.seen, entry.id) ? 'again' : 'new' };
}

/** The next puzzle of a storm of which these were met: easy at first, then harder. Null once all were met. */
export function stormPuzzle(
  state: TrainerState,
  index: readonly PuzzleEntry[],
  met: readonly string[],
  seed: string,
): PuzzleEntry | null {
  const left = index.filter(({ id }) => !met.includes(id));
  const target = state.rating - STORM.below + STORM.step * met.length;
  return oneOf(nearest(leastSeen(state, left), target), seed) ?? null;
}
