/** What the coach looks at: the table as the player may see it, what he is asked, and what has just happened. */

import type { EventOf, GameId, ViewOf } from '../../../engine/games.ts';
import type { Domain } from '../../../engine/kernel/domain.ts';
import type { Ask, Seat } from '../../../engine/kernel/state.ts';

export interface Sight<G extends GameId = 'petz'> {
  seat: Seat;
  view: ViewOf<G>;
  /** The open question and its domain, if it is for this seat. */
  ask: Ask | null;
  domain: Domain | null;
}

export interface CoachMoment<G extends GameId = 'petz'> {
  sight: Sight<G>;
  events: readonly EventOf<G>[];
}
