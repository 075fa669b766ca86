/** Short words for the tests of the town: asking why not, what is on offer, walking from round to round. */

import { dice } from '../../src/engine/kernel/rng.ts';
import type { Json, Seat } from '../../src/engine/kernel/state.ts';
import type { PetzEvent } from '../../src/engine/petz/events.ts';
import { petzEngine } from '../../src/engine/petz/index.ts';
import type { Table } from './petz.ts';

/** Why an answer is refused, as `code rule`; `ok` if it is not. */
export function refused(t: Table, seat: Seat, choice: Json): string {
  const refusal = t.refusal(seat, choice);
  return refusal === null ? 'ok' : `${refusal.code} ${refusal.rule ?? '-'}`;
}

/** The spaces on offer to the seat whose turn it is, each once. */
export function spacesFor(t: Table, seat: Seat): string[] {
  const spaces = t.options(seat).map((option) => (option as { space: string }).space);
  return [...new Set(spaces)].sort();
}

/** The items on offer at a space. */
export function itemsAt(t: Table, seat: Seat, space: string): string[] {
  const options = t.options(seat) as { space: string; item?: string }[];
  return options.flatMap((option) => (option.space === space && option.item ? [option.item] : []));
}

/** Plays at random to the end of the game and looks at the table before every answer. */
export function playThrough(t: Table, look: (t: Table) => void, seed = 'through'): Table {
  const rng = dice(seed);
  while (t.s.outcome === null) {
    look(t);
    const seat = petzEngine.waiting(t.s)[0] as Seat;
    t.play(seat, petzEngine.sample(t.s, seat, rng));
  }
  return t;
}

/** Plays at random to the end of the game and looks at the table whenever a round begins (at its first question). */
export function atEachRound(t: Table, look: (t: Table) => void, seed = 'rounds'): Table {
  let round = 0;
  return playThrough(
    t,
    (now) => {
      if (now.s.round === round) return;
      round = now.s.round;
      look(now);
    },
    seed,
  );
}

/** The events of each round, from the moment it begins; what came before is round 0. */
export function byRound(events: readonly PetzEvent[]): PetzEvent[][] {
  const rounds: PetzEvent[][] = [[]];
  for (const event of events) {
    if (event.type === 'petz.round') rounds[event.round] = [];
    rounds.at(-1)?.push(event);
  }
  return rounds;
}
