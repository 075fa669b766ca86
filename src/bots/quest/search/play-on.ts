/** How a thought goes on: everybody answers at first sight, up to where it is broken off. */

import { dice, type Rng } from '../../../engine/kernel/rng.ts';
import type { Json, Seat } from '../../../engine/kernel/state.ts';
import type { QuestEvent } from '../../../engine/quest/events.ts';
import { inPlay } from '../../../engine/quest/query.ts';
import type { Quest } from '../../../engine/quest/state.ts';
import type { QuestTools } from '../../bot.ts';
import { patientAnswer } from './patience.ts';

/** Answers after which a thought is broken off, however far it has come. */
const LONGEST = 300;

/** Whether a state lies beyond what is thought of. */
type Beyond = (s: Quest) => boolean;
/** Makes one for a thought that starts here. */
export type Reach = (start: Quest) => Beyond;

/** To the end of the turn at hand. */
export const turnReach: Reach = ({ number, turn }) => {
  const id = turn?.id ?? null;
  return (s) => (s.turn?.id ?? null) !== id || s.number !== number;
};

/** Turns that are looked ahead where the table is still to be laid. */
const TURNS_OF_NEXT_WORLD = 8;

/** Until so many turns have begun, within the World unless it is over already. */
function afterTurns({ number, over, turn }: Quest, turns: number): Beyond {
  let id = turn?.id ?? null;
  let left = turns;
  return (s) => {
    // What comes after a World weighs otherwise: nothing is to be compared across its end.
    if (s.number !== number && over === null) return true;
    const now = s.turn?.id ?? null;
    if (now !== null && now !== id) left--;
    id = now ?? id;
    return left <= 0;
  };
}

/** Until everybody has had a turn, and there were at least so many; in the next World if this one is over. */
export const reachOf =
  (turns: number): Reach =>
  (start) => {
    const laid = start.over === null && start.ask?.kind !== 'quest.place';
    const all = inPlay(start, 'heroes').length + inPlay(start, 'foes').length;
    return afterTurns(start, Math.max(turns, laid ? all : TURNS_OF_NEXT_WORLD));
  };

/** Until everybody has had a turn. */
export const cycleReach: Reach = reachOf(2);

/** An imagined table, and the luck that all options meet there alike. */
export interface Imagined {
  imagined: Quest;
  luck: string;
}

export function sceneOf(imagined: Quest, rng: Rng): Imagined {
  return { imagined, luck: `${rng.next()}` };
}

/**
 * What an answer leads to; the imagined table itself is left as it is. What happens on the way is added to `events`, if
 * that is a list.
 */
export function tryOut(
  scene: Imagined,
  seat: Seat,
  choice: Json,
  reach: Reach,
  { engine }: QuestTools,
  events: QuestEvent[] | null = null,
): Quest {
  const s = engine.rules.clone(scene.imagined);
  const rng = dice(scene.luck);
  const beyond = reach(s);
  engine.applyTo(s, seat, choice, events);
  for (let step = 0; step < LONGEST && s.outcome === null && !beyond(s); step++) {
    const [next] = engine.waiting(s);
    const domain = next === undefined ? null : engine.domain(s, next);
    if (next === undefined || domain === null || s.ask === null) break;
    engine.applyTo(s, next, patientAnswer(s, next, s.ask.kind, domain, rng), events);
  }
  return s;
}
