/**
 * Between one question and the next much may happen: a whole exhibition, a sale, a night. A screen that shows it one
 * thing after the other needs the table as it was at each of them.
 */

import type { Action, Seat } from '../engine/kernel/state.ts';
import type { PetzEvent } from '../engine/petz/events.ts';
import { petz, petzEngine } from '../engine/petz/index.ts';
import type { Petz } from '../engine/petz/state.ts';
import type { PetzView } from '../engine/petz/view.ts';

/** An event, and what a seat may know of the table when it has happened. */
export interface Moment {
  event: PetzEvent;
  after: PetzView;
}

/** Plays an answer once more, which gives the same again, and looks at the table at each event the seat may know of. */
export function momentsOf(state: Petz, action: Action, seat: Seat | null): Moment[] {
  const moments: Moment[] = [];
  petzEngine.apply(state, action, (s, told) => {
    const event = petz.redact(told, seat);
    if (event !== null) moments.push({ event, after: petzEngine.view(s, seat) });
  });
  return moments;
}
