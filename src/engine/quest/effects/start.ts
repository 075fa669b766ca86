/** Has the words of a card carried out. */

import { copy } from '../../kernel/data.ts';
import { FX } from '../heads.ts';
import type { QuestContext } from '../query.ts';
import type { FxArgs } from './args.ts';

/** Runs the words of a card before the caller's next step. */
export function runFx(c: QuestContext, args: FxArgs): void {
  if (args.ops.length === 0) return;
  // What is printed on cards is not to become part of a state.
  c.call(FX, { ...copy(args), at: 0, left: [], on: args.source, done: 0, options: [] });
}
