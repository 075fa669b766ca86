/**
 * The search of the mine: all lines of one player, whose rival has nothing to decide. It looks for the best result, the
 * second best, and how many different ends the best one has; whatever leads to the same position counts once.
 */

import { everyChoice, TooMany } from '../../campaign/solve/every-choice.ts';
import { TooLarge } from '../../campaign/solve/solve.ts';
import type { Domain, Forms } from '../../engine/kernel/domain.ts';
import type { BaseState, Json, Seat } from '../../engine/kernel/state.ts';

/** What is searched. */
interface SearchedPuzzle<S extends BaseState> {
  engine: {
    readonly rules: { readonly forms: Forms; clone(s: S): S };
    waiting(s: S): Seat[];
    domain(s: S, seat: Seat): Domain | null;
    applyTo(s: S, seat: Seat, choice: Json): void;
  };
  start: S;
  seat: Seat;
  alike: (value: Json) => string;
  /** What an end counts. */
  score(s: S): number;
  /** What of a state decides how it goes on: states with the same word are one. */
  word(s: S): string;
  /** Of answers that come to the same only the first; all of them without it. */
  distinct?(s: S, who: Seat, choices: Json[]): Json[];
  /** What of an end tells it from others. */
  end(s: S): string;
  most: { choices: number; positions: number };
}

export interface MinedSearch {
  best: number;
  /** The most that any line reaches which misses the best; null where all lines come to the same. */
  second: number | null;
  /** How many different ends the best lines have; `MOST_ENDS` stands for more. */
  ends: number;
  line: [Seat, Json][];
  /** Which questions of that line have an answer that gives the best away, counted from 0. */
  forks: number[];
  positions: number;
}

const MOST_ENDS = 12;

/** What is known of a position: `after` is where the best answer leads, null at an end. */
interface Known {
  best: number;
  second: number | null;
  ends: ReadonlySet<string>;
  answer: readonly [Seat, Json] | null;
  isFork: boolean;
  after: Known | null;
  /** How many answers there are from here to the end. */
  length: number;
}

/** Throws `TooMany` or `TooLarge` where there is too much to look at, or a rival has something to decide. */
export function searchMined<S extends BaseState>({
  engine,
  seat,
  most,
  start,
  ...counts
}: SearchedPuzzle<S>): MinedSearch {
  const known = new Map<string, Known>();
  const listing = { forms: engine.rules.forms, alike: counts.alike, most: most.choices };

  const look = (s: S): Known => {
    if (s.outcome !== null) {
      const ends = new Set([counts.end(s)]);
      return {
        best: counts.score(s),
        second: null,
        ends,
        answer: null,
        isFork: false,
        after: null,
        length: 0,
      };
    }
    const word = counts.word(s);
    const before = known.get(word);
    if (before !== undefined) return before;
    if (known.size >= most.positions) throw new TooLarge(`more than ${most.positions} positions`);
    const found = search(s);
    known.set(word, found);
    return found;
  };

  const search = (s: S): Known => {
    const [who] = engine.waiting(s);
    const domain = who === undefined ? null : engine.domain(s, who);
    if (who === undefined || domain === null) throw new Error('nobody can answer, and it is not over');
    const listed = everyChoice(domain, listing);
    const choices = counts.distinct?.(s, who, listed) ?? listed;
    if (who !== seat && choices.length > 1) throw new TooMany(1);
    const all = choices.map((choice): Known => {
      const next = engine.rules.clone(s);
      engine.applyTo(next, who, choice);
      const after = look(next);
      return { ...after, answer: [who, choice], after, length: after.length + 1 };
    });
    const best = Math.max(...all.map((one) => one.best));
    const winners = all.filter((one) => one.best === best);
    // Of lines that are best the shortest: it does nothing that is of no use.
    const [first] = [...winners].sort((a, b) => a.length - b.length);
    if (first === undefined) throw new Error('a question has no legal answer');
    const missed = all.flatMap((one) => (one.best < best ? [one.best] : (one.second ?? [])));
    const ends = [...new Set(winners.flatMap((one) => [...one.ends]))].slice(0, MOST_ENDS);
    return {
      ...first,
      second: missed.length === 0 ? null : Math.max(...missed),
      ends: new Set(ends),
      isFork: winners.length < all.length,
    };
  };

  const root = look(start);
  const line: [Seat, Json][] = [];
  const forks: number[] = [];
  for (let at: Known | null = root; at?.answer != null; at = at.after) {
    if (at.isFork) forks.push(line.length);
    line.push([...at.answer]);
  }
  return { best: root.best, second: root.second, ends: root.ends.size, line, forks, positions: known.size };
}
