/**
 * The search of puzzles as the mine wants it: all lines of one player, whose rival has nothing to decide, and nothing is left
 * to chance; an end counts one number.
 */

import { TooMany } from '../../campaign/solve/every-choice.ts';
import { type FoundLine, type Puzzle, solvePuzzle } from '../../campaign/solve/solve.ts';
import type { Domain, Forms } from '../../engine/kernel/domain.ts';
import type { BaseState, GameEvent, Json, Seat } from '../../engine/kernel/state.ts';

/** What is searched. */
interface SearchedPuzzle<S extends BaseState>
  extends Pick<Puzzle<S, GameEvent>, 'seat' | 'alike' | 'distinct' | 'most'> {
  engine: {
    readonly rules: { readonly forms: Forms; clone(s: S): S };
    waiting(s: S): Seat[];
    domain(s: S, seat: Seat): Domain | null;
    applyTo(s: S, seat: Seat, choice: Json): void;
  };
  start: S;
  /** What an end counts. */
  score(s: S): number;
  /** What of a state decides how it goes on: states with the same word are one. */
  word(s: S): string;
  /** What of an end tells it from others. */
  end(s: S): string;
}

export interface MinedSearch extends Pick<FoundLine, 'ends' | 'line' | 'forks'> {
  best: number;
  /** The most that any line reaches which misses the best; null where all lines come to the same. */
  second: number | null;
  positions: number;
}

/** Throws `TooMany` or `TooLarge` where there is too much to look at, or a rival has something to decide. */
export function searchMined<S extends BaseState>({
  engine,
  start,
  score,
  distinct,
  ...puzzle
}: SearchedPuzzle<S>): MinedSearch {
  const { best, second, ends, line, forks, positions } = solvePuzzle<S, GameEvent>({
    ...puzzle,
    engine: {
      rules: { forms: engine.rules.forms, redact: (event) => event },
      waiting: engine.waiting,
      domain: engine.domain,
      // Events are not needed here, and the answers are those that were listed.
      apply(s, { seat, choice }) {
        const state = engine.rules.clone(s);
        engine.applyTo(state, seat, choice);
        return { ok: true, state, events: [] };
      },
    },
    start: { state: start, events: [] },
    worth: (s) => ({ stars: 0, score: score(s) }),
    distinct(s, who, choices) {
      if (who !== puzzle.seat && choices.length > 1) throw new TooMany(1);
      return distinct?.(s, who, choices) ?? choices;
    },
  });
  return { best: best.score, second: second?.score ?? null, ends, line, forks, positions };
}
