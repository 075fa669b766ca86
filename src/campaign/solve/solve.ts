/**
 * Solving a puzzle: looking at everything that can be answered, so that its best result is known and not believed.
 * Where others are asked, they give the reply that hurts most. A puzzle must leave nothing to chance: what has the
 * same past must have the same future, whatever the seed.
 */

import { hash } from '../../engine/kernel/data.ts';
import type { Domain } from '../../engine/kernel/domain.ts';
import type { BaseState, GameEvent, Json, Outcome, Seat } from '../../engine/kernel/state.ts';
import { everyChoice, type Listing } from './every-choice.ts';

/** How good an end is: first by stars, then by points. */
export interface Worth {
  stars: number;
  score: number;
}

export interface Solved {
  best: Worth;
  /** The most that a line of one's own reaches which misses the best; null where all come to the same. */
  second: Worth | null;
  /** How many different lines of play lead there, against the worst replies. */
  lines: number;
  /** How many different positions were looked at. */
  positions: number;
  /** One of the best lines: who answered what. */
  line: [Seat, Json][];
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
  /** What of the past still counts, besides the state: two pasts with the same word are one. */
  past(state: S, events: readonly E[]): string;
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

/** What can be reached for certain from a position. */
interface FoundLine {
  best: Worth;
  second: Worth | null;
  lines: number;
  line: [Seat, Json][];
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

/** A solver throws `TooMany` or `TooLarge` where there is too much to look at. */
export function solver<S extends BaseState, E extends GameEvent>(puzzle: Puzzle<S, E>): Solver<S, E> {
  const { engine, seat, most } = puzzle;
  const known = new Map<string, FoundLine>();
  const listing: Listing = { forms: engine.rules.forms, alike: puzzle.alike, most: most.choices };

  const look = (state: S, events: readonly E[]): FoundLine => {
    if (state.outcome !== null)
      return { best: puzzle.worth(state, events, state.outcome), second: null, lines: 1, line: [] };
    const name = `${hash({ ...state, asked: 0, ask: { ...state.ask, id: 0 }, secrets: 0 })} ${puzzle.past(state, events)}`;
    const before = known.get(name);
    if (before !== undefined) return before;
    if (known.size >= most.positions) throw new TooLarge(`more than ${most.positions} positions`);
    const found = search(state, events);
    known.set(name, found);
    return found;
  };

  const search = (state: S, events: readonly E[]): FoundLine => {
    const waiting = engine.waiting(state);
    // Where all answer in secret the player goes first, and the others reply to the worst.
    const who = waiting.includes(seat) ? seat : (waiting[0] ?? seat);
    const domain = engine.domain(state, who);
    if (domain === null) throw new Error('nobody can answer, and it is not over');
    const sign = who === seat ? 1 : -1;
    let found: FoundLine | null = null;
    let missed: Worth | null = null;
    const miss = (worth: Worth | null) => {
      if (worth !== null && (missed === null || compare(worth, missed) > 0)) missed = worth;
    };
    for (const choice of everyChoice(domain, listing)) {
      const applied = engine.apply(state, { seat: who, ask: state.ask?.id ?? 0, choice });
      if (!applied.ok) continue;
      const seen = applied.events.flatMap((event) => engine.rules.redact(event, seat) ?? []);
      const next = look(applied.state, [...events, ...seen]);
      const better = found === null ? 1 : sign * compare(next.best, found.best);
      if (who === seat) {
        miss(next.second);
        if (better < 0) miss(next.best);
        else if (better > 0) miss(found?.best ?? null);
      }
      if (found === null || better > 0) {
        found = { ...next, line: [[who, choice], ...next.line] };
      } else if (better === 0 && who === seat) found.lines += next.lines;
      // Of replies that hurt alike, the one that leaves fewer good lines.
      else if (better === 0 && next.lines < found.lines) {
        found = { ...next, line: [[who, choice], ...next.line] };
      }
    }
    if (found === null) throw new Error('a question has no legal answer');
    return who === seat ? { ...found, second: missed } : found;
  };

  return { look, positions: () => known.size };
}
