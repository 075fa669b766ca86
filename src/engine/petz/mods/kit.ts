/** What modifiers of the shops share: how one is made, rounds, and how they tell what they did. */

import type * as v from 'valibot';
import type { Modifier } from '../../kernel/mods.ts';
import { checkIn, named, opt, setOf, wholeNumber } from '../../kernel/schema-words.ts';
import type { Seat } from '../../kernel/state.ts';
import type { PetzContext } from '../context.ts';
import { NEEDS, type Need } from '../data/schema.ts';
import type { PetzEvent } from '../events.ts';
import type { Expansion, ExpansionTwist, Now } from '../expansion.ts';
import type { PetzSetup } from '../schema-setup.ts';
import type { Petz } from '../state.ts';

/** A modifier of the shops: hooks of the kernel, and extension points of the rules bound to its parameter. */
export interface PetzModifier extends Modifier<Petz, PetzEvent> {
  points?: ExpansionTwist;
}

interface Hooks<A> extends Omit<Modifier<Petz, PetzEvent, A>, 'id' | 'check'> {
  /** What speaks against a parameter of the right shape. */
  check?(arg: A, setup: PetzSetup): string | null;
  points?(arg: A): Partial<Expansion>;
}

/** A modifier whose hooks are handed the parameter as its shape says. */
export function modifier<A>(
  id: string,
  shape: v.GenericSchema<unknown, A>,
  { check, ...hooks }: Hooks<NoInfer<A>>,
): PetzModifier {
  return { id, check: checkIn(shape, check), ...(hooks as Omit<PetzModifier, 'id' | 'check'>) };
}

/** Reports what a modifier did: `mod.<id>.told` with `what` as its context. */
export function tellTwist(
  c: PetzContext,
  mod: string,
  what: string,
  n: number,
  seat: Seat | null = null,
): void {
  const event = { type: 'petz.twist', mod, what, n } as const;
  c.emit(seat === null ? event : { ...event, seat });
}

export const aNeed = named(
  'need',
  NEEDS.filter((need): need is Exclude<Need, 'sleep'> => need !== 'sleep'),
);
export const theRounds = setOf(wholeNumber(1, 9));
/** The field that names rounds: the modifier is in play in those; without the list in all. */
export const timed = { rounds: opt(theRounds) };

/** The parameters of every entry of a modifier that is in play in this round, in the setup's order. */
export function entriesNow<A extends { rounds?: number[] }>({ setup, round }: Now, mod: string): A[] {
  const entries = setup.mods.filter(({ id }) => id === mod).map(({ arg }) => arg as A);
  return entries.filter((arg) => isOn(arg, round));
}

/** True if a modifier is in play in this round. */
export function isOn({ rounds }: { rounds?: number[] }, round: number): boolean {
  return rounds === undefined || rounds.includes(round);
}
