/** Rehearsals: an option is tried in an imagined state, everybody goes on at first sight, and the end is valued. */

import type { Rng } from '../../engine/kernel/rng.ts';
import type { Json, Seat } from '../../engine/kernel/state.ts';
import type { Quest } from '../../engine/quest/state.ts';
import type { QuestTools } from '../bot.ts';
import { quickAnswer } from './quick.ts';
import { valueFor } from './value.ts';

/** Answers after which a rehearsal is broken off, however far it has come. */
const LONGEST = 150;

/** How far a rehearsal goes: to the end of the turn at hand, or until everybody has had one. */
export type Horizon = 'turn' | 'cycle';

/** Whether the state lies beyond what is rehearsed. */
type Beyond = (s: Quest) => boolean;

function endOf(start: Quest, horizon: Horizon): Beyond {
  const { number, turn, round } = start;
  const id = turn?.id ?? null;
  if (horizon === 'turn') return (s) => (s.turn?.id ?? null) !== id || s.number !== number;
  // A new Round has come and whoever acts now acts again, or it goes on without a turn of that Creature.
  return (s) => s.number !== number || s.round > round + 1 || (s.round > round && (s.turn?.id ?? id) === id);
}

/** Plays on in place, everybody at first sight. */
function playOn(s: Quest, beyond: Beyond, { engine }: QuestTools, rng: Rng): void {
  for (let step = 0; step < LONGEST && s.outcome === null && !beyond(s); step++) {
    const [seat] = engine.waiting(s);
    const domain = seat === undefined ? null : engine.domain(s, seat);
    if (seat === undefined || domain === null || s.ask === null) return;
    engine.applyTo(s, seat, quickAnswer(s, seat, s.ask.kind, domain, rng));
  }
}

/** What an answer leads to, as far as the horizon. The imagined state itself is left as it is. */
export function rehearse(
  imagined: Quest,
  seat: Seat,
  choice: Json,
  horizon: Horizon,
  tools: QuestTools,
): number {
  const s = tools.engine.rules.clone(imagined);
  const beyond = endOf(s, horizon);
  tools.engine.applyTo(s, seat, choice);
  playOn(s, beyond, tools, tools.rng);
  return valueFor(s, seat);
}
