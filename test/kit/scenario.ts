/** Games that begin, end or go otherwise than printed, for tests of setups and modifiers. */

import type { Json, Seat } from '../../src/engine/kernel/state.ts';
import { petz, petzEngine } from '../../src/engine/petz/index.ts';
import type { PetzSetup } from '../../src/engine/petz/schema-setup.ts';
import { basicSetup } from '../../src/engine/petz/setup.ts';
import type { ShopStart } from '../../src/engine/petz/start/schema.ts';
import { Table } from './petz.ts';

/** A setup with these parts, for 2 shops with the basic rules. */
export function setupWith(parts: Partial<PetzSetup>): PetzSetup {
  return { ...basicSetup(parts.seats ?? 2), ...parts };
}

/** A table at the first question of this setup. */
export function scenario(parts: Partial<PetzSetup>, seed = 'scenario'): Table {
  const { state, events } = petzEngine.start(setupWith(parts), seed);
  return new Table(state, events);
}

/** Why a setup is refused, as `code path`; `ok` if it is not. */
export function refusedAs(parts: Partial<PetzSetup>): string {
  const refusal = petz.checkSetup(setupWith(parts));
  return refusal === null ? 'ok' : `${refusal.code} ${String(refusal.data.path ?? '-')}`;
}

/** What a setup is refused for: the value found there. */
export function refusedValue(parts: Partial<PetzSetup>): Json | undefined {
  return petz.checkSetup(setupWith(parts))?.data.value;
}

/** A game of 2 that begins in a round and phase with these shops; seat 0 goes first. */
export function at(
  round: number,
  phase: NonNullable<PetzSetup['start']>['phase'] & string,
  shops: (ShopStart | null)[] = [],
  parts: Partial<PetzSetup> = {},
): Table {
  return scenario({ ...parts, start: { ...parts.start, round, phase, starter: 0, shops } });
}

/** A modifier with its parameter, in a list for a setup. */
export function mod(id: string, arg: Json): PetzSetup['mods'] {
  return [{ id, arg }];
}

/** The events of modifiers: `what n`, with the seat where there is one. */
export function twists(t: Table): string[] {
  return t.eventsOf('petz.twist').map((event) => {
    const seat = 'seat' in event ? ` at ${event.seat}` : '';
    return `${event.mod} ${event.what} ${event.n}${seat}`;
  });
}

/** Answers every question by its first option, or an empty list, until the game ends or a question of this kind is open. */
export function idle(t: Table, until = '', most = 400): Table {
  for (let left = most; t.s.ask !== null && t.s.ask.kind !== until; left--) {
    if (left === 0) throw new Error('no end');
    const seat = petzEngine.waiting(t.s)[0] as Seat;
    t.play(seat, plainAnswer(t, seat));
  }
  return t;
}

/** No group goes out, nothing is sold or cleaned, cards are laid in hand's order. */
function plainAnswer(t: Table, seat: Seat): Json {
  const domain = t.domain(seat);
  switch (domain.type) {
    case 'pick':
      return (domain.options.includes(null) ? null : domain.options[0]) as Json;
    case 'split':
    case 'some':
      return [];
    case 'amount':
      return domain.min;
    case 'form':
      return Object.fromEntries(
        Object.entries(domain.fields).map(([name, field]) => [
          name,
          field.type === 'pick' ? (field.options[0] as Json) : null,
        ]),
      );
    case 'deal': {
      const used = new Set<number>();
      return domain.slots.map(({ accepts }) => {
        const item = domain.items.find(
          ({ key, fits }) => !used.has(key) && (fits === accepts || fits === '*'),
        );
        used.add(item?.key ?? 0);
        return item?.value ?? null;
      });
    }
  }
}
