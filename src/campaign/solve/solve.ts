/**
 * Solving a puzzle: looking at everything that can be answered, so that its best result is known and not believed.
 * Where others are asked, they give the reply that hurts most. A puzzle must leave nothing to chance: what has the
 * same past must have the same future, for every seed.
 */

import type { Domain } from '../../engine/kernel/domain.ts';
import type { BaseState, GameEvent, Json, Outcome, Seat } from '../../engine/kernel/state.ts';
import { everyChoice, type Listing } from './every-choice.ts';

/** How good an end is: first by stars, then by points. */
export interface Worth {
  stars: number;
  score: number;
}

/** What can be reached for certain from a position. */
export interface FoundLine {
  best: Worth;
  /** The most that a line of one's own reaches which misses the best; null where all come to the same. */
  second: Worth | null;
  /** How many different lines of play lead there, against the worst replies. */
  lines: number;
  /** How many different ends the best lines have; `MOST_ENDS` stands for more. One, if the caller does not tell them apart. */
  ends: number;
  /** One of the best lines, and of those the shortest, for it does nothing that is of no use: who answered what. */
  line: [Seat, Json][];
  /** Which answers of that line could have given the best away, counted from 0. */
  forks: number[];
}

export interface Solved extends FoundLine {
  /** How many different positions were looked at. */
  positions: number;
}

/** What is to be solved. */
export interface Puzzle<S extends BaseState, E extends GameEvent> {
  engine: SolverEngine<S, E>;
  start: { state: S; events: E[] };
  /** Whose puzzle it is. */
  seat: Seat;
  alike: (value: Json) => string;
  /** What an end is worth, given all that happened. */
  worth(state: S, events: readonly E[], outcome: Outcome): Worth;
  /** What decides how it goes on, of a position and of its past: two with the same word are one. */
  word(state: S, events: readonly E[]): string;
  /** Of answers that come to the same only the first; all of them without it. */
  distinct?(state: S, who: Seat, choices: Json[]): Json[];
  /** What of an end tells it from others. */
  end?(state: S): string;
  /** With more answers to one question, or more positions than these, it is no puzzle but a game. */
  most: { choices: number; positions: number };
}

/** What the search needs of an engine. */
export interface SolverEngine<S extends BaseState, E extends GameEvent> {
  readonly rules: { readonly forms: Listing['forms']; redact(event: E, seat: Seat | null): E | null };
  waiting(state: S): Seat[];
  domain(state: S, seat: Seat): Domain | null;
  apply(
    state: S,
    action: { seat: Seat; ask: number; choice: Json },
  ): { ok: true; state: S; events: E[] } | { ok: false; refusal: unknown };
}

const MOST_ENDS = 12;

/** What is known of a position: `after` is where the best answer leads, null at an end. */
interface Known extends Omit<FoundLine, 'ends' | 'line' | 'forks'> {
  ends: ReadonlySet<string>;
  answer: readonly [Seat, Json] | null;
  isFork: boolean;
  after: Known | null;
  /** How many answers there are from here to the end. */
  length: number;
}

/** Compares two ends: above 0 where the first is better. */
export function compare(a: Worth, b: Worth): number {
  return a.stars - b.stars || a.score - b.score;
}

/** Thrown where a puzzle has more positions than it may have. */
export class TooLarge extends Error {}

/** Looks at positions of one puzzle, each once however often it is asked for. */
interface Solver<S extends BaseState, E extends GameEvent> {
  /** The best that can be reached for certain from here; `events` is all that has happened until then. */
  look(state: S, events: readonly E[]): FoundLine;
  /** How many different positions were looked at. */
  positions(): number;
}

/** The best that can be reached for certain. Throws `TooMany` or `TooLarge` where there is too much to look at. */
export function solvePuzzle<S extends BaseState, E extends GameEvent>(puzzle: Puzzle<S, E>): Solved {
  const { look, positions } = solver(puzzle);
  const found = look(puzzle.start.state, puzzle.start.events);
  return { ...found, positions: positions() };
}

/** The player's best answer: the shortest of those that reach most. */
function chosen(all: readonly Known[]): Known {
  const best = all.reduce((one, other) => (compare(other.best, one.best) > 0 ? other : one)).best;
  const winners = all.filter((one) => compare(one.best, best) === 0);
  const missed = all.flatMap((one) => (winners.includes(one) ? (one.second ?? []) : [one.best]));
  const ends = [...new Set(winners.flatMap((one) => [...one.ends]))].slice(0, MOST_ENDS);
  const first = winners.reduce((one, other) => (other.length < one.length ? other : one));
  return {
    ...first,
    second: missed.length === 0 ? null : missed.reduce((a, b) => (compare(b, a) > 0 ? b : a)),
    lines: winners.reduce((sum, { lines }) => sum + lines, 0),
    ends: new Set(ends),
    isFork: winners.length < all.length,
  };
}

/** The reply that hurts most; of those that hurt alike, the one that leaves fewer good lines. */
const worst = (all: readonly Known[]): Known =>
  all.reduce((one, other) => {
    const worse = compare(other.best, one.best) || other.lines - one.lines;
    return worse < 0 ? other : one;
  });

/** What is known of a position, with the line that leads from it. */
function foundLine(known: Known): FoundLine {
  const line: [Seat, Json][] = [];
  const forks: number[] = [];
  for (let at: Known | null = known; at?.answer != null; at = at.after) {
    if (at.isFork) forks.push(line.length);
    line.push([...at.answer]);
  }
  const { best, second, lines, ends } = known;
  return { best, second, lines, ends: ends.size, line, forks };
}

/** A solver throws `TooMany` or `TooLarge` where there is too much to look at. */
export function solver<S extends BaseState, E extends GameEvent>(puzzle: Puzzle<S, E>): Solver<S, E> {
  const { engine, seat, most } = puzzle;
  const known = new Map<string, Known>();
  const listing: Listing = { forms: engine.rules.forms, alike: puzzle.alike, most: most.choices };

  const look = (state: S, events: readonly E[]): Known => {
    if (state.outcome !== null) {
      const best = puzzle.worth(state, events, state.outcome);
      const ends = new Set([puzzle.end?.(state) ?? '']);
      return { best, second: null, lines: 1, ends, answer: null, isFork: false, after: null, length: 0 };
    }
    const word = puzzle.word(state, events);
    const before = known.get(word);
    if (before !== undefined) return before;
    if (known.size >= most.positions) throw new TooLarge(`more than ${most.positions} positions`);
    const found = search(state, events);
    known.set(word, found);
    return found;
  };

  const search = (state: S, events: readonly E[]): Known => {
    const waiting = engine.waiting(state);
    // Where all answer in secret the player goes first, and the others reply to the worst.
    const who = waiting.includes(seat) ? seat : (waiting[0] ?? seat);
    const domain = engine.domain(state, who);
    if (domain === null) throw new Error('nobody can answer, and it is not over');
    const listed = everyChoice(domain, listing);
    const all: Known[] = [];
    for (const choice of puzzle.distinct?.(state, who, listed) ?? listed) {
      const applied = engine.apply(state, { seat: who, ask: state.ask?.id ?? 0, choice });
      if (!applied.ok) continue;
      const seen = applied.events.flatMap((event) => engine.rules.redact(event, seat) ?? []);
      const after = look(applied.state, [...events, ...seen]);
      all.push({ ...after, isFork: false, answer: [who, choice], after, length: after.length + 1 });
    }
    if (all.length === 0) throw new Error('a question has no legal answer');
    return who === seat ? chosen(all) : worst(all);
  };

  return { look: (state, events) => foundLine(look(state, events)), positions: () => known.size };
}
