/** Rehearsals: an option is tried in an imagined state, everybody goes on at first sight, and the end is valued. */

import type { Rng } from '../../engine/kernel/rng.ts';
import type { Json, Seat } from '../../engine/kernel/state.ts';
import type { Quest } from '../../engine/quest/state.ts';
import type { QuestTools } from '../bot.ts';
import { quickAnswer } from './quick.ts';
import { valueFor } from './value.ts';

/** Answers after which a rehearsal is broken off, however far it has come. */
const LONGEST = 150;

/** Whether the state lies beyond what is rehearsed. */
type Beyond = (s: Quest) => boolean;

/** To the end of the turn at hand. */
function endOfTurn({ number, turn }: Quest): Beyond {
  const id = turn?.id ?? null;
  return (s) => (s.turn?.id ?? null) !== id || s.number !== number;
}

/** Until everybody has had a turn. */
function endOfCycle({ number, turn, round }: Quest): Beyond {
  const id = turn?.id ?? null;
  // A new Round has come and the Creature in turn acts again, or the Round goes on without it.
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

/** An option, and what it has led to so far. */
export interface TurnTrial {
  choice: Json;
  /** At the end of the turn. */
  s: Quest;
  value: number;
}

/** What an answer leads to at the end of the turn. The imagined state itself is left as it is. */
export function tryTurn(imagined: Quest, seat: Seat, choice: Json, tools: QuestTools): TurnTrial {
  const s = tools.engine.rules.clone(imagined);
  const beyond = endOfTurn(s);
  tools.engine.applyTo(s, seat, choice);
  playOn(s, beyond, tools, tools.rng);
  return { choice, s, value: valueFor(s, seat) };
}

/** The value after everybody else has had a turn too; uses the trial's state up. */
export function carryOn({ s }: TurnTrial, start: Quest, seat: Seat, tools: QuestTools): number {
  playOn(s, endOfCycle(start), tools, tools.rng);
  return valueFor(s, seat);
}

/** Equal for trials that have come to the same, such as two acts in either order. */
export function sameness({ s }: TurnTrial): string {
  const heroes = s.heroes.map(({ damage, hand, xp, treasures, prizes, marks, used }) => [
    damage,
    [...(hand ?? [])].sort(),
    xp.length,
    treasures,
    prizes,
    marks.length,
    used.world,
  ]);
  const foes = s.foes.map(({ card, damage, marks }) => [card, damage, marks.length]);
  return JSON.stringify([heroes, foes, s.halves, s.display, s.lord?.hand?.length, s.outcome]);
}
