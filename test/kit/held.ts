/** What a player has reached and picked so that one condition of a level holds, and nothing else. */

import { emptyProgress } from '../../src/campaign/progress.ts';
import type { Condition, Picks, Progress } from '../../src/campaign/schema.ts';
import { goalName } from '../../src/campaign/two-parts.ts';

/** What is picked where a condition holds: what the second part knows of the first. */
export function picksHeld(condition: Condition): Picks {
  return 'first' in condition && condition.is !== false ? { first: goalName(condition.first) } : {};
}

export function whenHeld(condition: Condition): Progress {
  const empty = emptyProgress();
  if ('choice' in condition) return { ...empty, choices: { [condition.choice]: condition.is } };
  if ('star' in condition) {
    return { ...empty, levels: { [condition.star]: { won: true, goals: [0, 1, 2], tries: 1, lost: 0 } } };
  }
  if ('beat' in condition)
    return { ...empty, met: { [condition.beat]: { beaten: condition.by ?? 1, lost: 0 } } };
  if ('lostTo' in condition)
    return { ...empty, met: { [condition.lostTo]: { beaten: 0, lost: condition.by ?? 1 } } };
  if ('fled' in condition) return { ...empty, fled: [condition.fled] };
  if ('first' in condition) return empty;
  const sale = 'sold' in condition ? condition : { sold: 'uni', to: condition.soldTo };
  const { sold: pet, to: customer = 'warlock' } = sale;
  const level = ('in' in sale ? sale.in : undefined) ?? 'town.1';
  return { ...empty, album: [{ pet, customer, level, reputation: 5, size: 4 }] };
}
