/** What a goal is: something that can be seen from one seat by looking at the view, the story so far and the outcome. */

import type * as v from 'valibot';
import type { EventOf, GameId, ViewOf } from '../../engine/games.ts';
import type { Outcome, Seat } from '../../engine/kernel/state.ts';

/** A goal as a level asks for it: which one, and its numbers. */
export type GoalUse = {
  readonly id: string;
  readonly min?: number;
  readonly max?: number;
  readonly place?: number;
  readonly size?: number;
  readonly to?: number;
  readonly seat?: Seat;
  readonly pet?: string;
  readonly customer?: string;
  readonly own?: boolean;
  readonly always?: boolean;
};

/** A game of a level as its player sees it at a moment. */
export interface LevelGame<G extends GameId = GameId> {
  readonly level: { readonly id: string; readonly goals: readonly GoalUse[] };
  readonly game: G;
  /** Whose eyes these are: the level's player. */
  readonly seat: Seat;
  /** The view of that seat. */
  readonly view: ViewOf<G>;
  /** The whole story so far as that seat may know it. */
  readonly events: readonly EventOf<G>[];
  readonly outcome: Outcome | null;
}

/** The seat that stands for "you", whose goals a level has: the first that belongs to a person. */
export function ownSeat({ seats }: { readonly seats: readonly { readonly who: string }[] }): Seat {
  return Math.max(
    0,
    seats.findIndex(({ who }) => who === 'person'),
  );
}

/** How a goal stands. What can still be reached or lost is `open`; when the game is over nothing is. */
export interface GoalState {
  readonly state: 'open' | 'done' | 'failed';
  /** How much there is now … */
  readonly now: number;
  /** … of how much is wanted, or may be. */
  readonly of: number;
}

/** One kind of goal. */
export interface Goal<G extends GameId> {
  readonly id: string;
  readonly game: G;
  /** The numbers it takes. */
  readonly params: v.ObjectEntries;
  look(run: LevelGame<G>, use: GoalUse): GoalState;
}

/** How a count is held against the number that is wanted. */
type Held = (now: number, of: number, isOver: boolean) => GoalState;

/** Reached as soon as there is enough, and for good. */
export const reached: Held = (now, of, isOver) => ({
  state: now >= of ? 'done' : isOver ? 'failed' : 'open',
  now,
  of,
});

/** Counts only at the end: until then it may come and go. */
export const atEnd: Held = (now, of, isOver) => ({
  state: isOver ? (now >= of ? 'done' : 'failed') : 'open',
  now,
  of,
});

/** Lost as soon as there is too much; reached if the end comes first. */
export const atMost: Held = (now, of, isOver) => ({
  state: now > of ? 'failed' : isOver ? 'done' : 'open',
  now,
  of,
});

/** A goal whose state is a count held against `min` or `max`; without either one is enough, or none allowed. */
export function counted<G extends GameId>(
  held: Held,
  params: v.ObjectEntries,
  count: (run: LevelGame<G>, use: GoalUse) => number,
): Omit<Goal<G>, 'id' | 'game'> {
  return {
    params,
    look: (run, use) =>
      held(count(run, use), use.min ?? use.max ?? (held === atMost ? 0 : 1), run.outcome !== null),
  };
}

/** The goals of a game in the order of its table, each with its id. */
export function goalsByName<G extends GameId>(
  game: G,
  table: Readonly<Record<string, Omit<Goal<G>, 'id' | 'game'>>>,
): readonly Goal<G>[] {
  return Object.entries(table).map(([id, goal]) => ({ id, game, ...goal }));
}
