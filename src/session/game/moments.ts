/**
 * Between one question and the next much may happen: a whole exhibition, a sale, a night. A screen that shows it one
 * thing after the other needs the table as it was at each of them.
 */

import {
  ENGINES,
  type EngineOf,
  type EventOf,
  type GameId,
  type StateOf,
  type ViewOf,
} from '../../engine/games.ts';
import type { Action, Seat } from '../../engine/kernel/state.ts';

/** An event, and what a seat may know of the table when it has happened. */
export interface StoryMoment<G extends GameId = 'petz'> {
  event: EventOf<G>;
  after: ViewOf<G>;
}

/** Plays an answer once more, which gives the same again, and looks at the table at each event the seat may know of. */
export function momentsOf<G extends GameId = 'petz'>(
  state: StateOf<G>,
  action: Action,
  seat: Seat | null,
  game: G = 'petz' as G,
): StoryMoment<G>[] {
  const engine: EngineOf<G> = ENGINES[game];
  const moments: StoryMoment<G>[] = [];
  engine.apply(state, action, (s, events) => {
    const event = engine.rules.redact(events, seat);
    if (event !== null) moments.push({ event, after: engine.view(s, seat) });
  });
  return moments;
}
