/** What modifiers of Pug Quest share: how one is made, and Rounds. */

import type * as v from 'valibot';
import { checkIn, setOf, wholeNumber } from '../../kernel/schema-words.ts';
import type { QuestSetup } from '../schema-setup.ts';
import type { Quest } from '../state.ts';
import type { Twist, TwistHooks } from '../twists.ts';

interface Hooks<A> extends TwistHooks<A> {
  /** What speaks against a parameter of the right shape. */
  check?(arg: A, setup: QuestSetup): string | null;
}

/** A modifier whose hooks are handed the parameter as its shape says. */
export function twist<A>(
  id: string,
  shape: v.GenericSchema<unknown, A>,
  { check, ...hooks }: Hooks<NoInfer<A>>,
): Twist {
  return { id, check: checkIn(shape, check), ...(hooks as TwistHooks) };
}

/** Whether the Round under way is one that a scenario begins within: what a Round begins with has happened. */
export function isMidway({ tasks }: Pick<Quest, 'tasks'>): boolean {
  const round = tasks.find(({ proc }) => proc === 'quest.round')?.vars as { midway?: boolean } | undefined;
  return round?.midway === true;
}

/** Rounds of a World. */
export const rounds = setOf(wholeNumber(1, 10));
