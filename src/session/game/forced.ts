/** Questions that leave nothing to decide (RUL-84). */

import type { Domain } from '../../engine/kernel/domain.ts';
import type { Json } from '../../engine/kernel/state.ts';

/** The only legal answer, where there is exactly one and that is plain to see; else undefined. */
export function onlyChoice(domain: Domain): Json | undefined {
  switch (domain.type) {
    case 'pick':
      return domain.options.length === 1 ? domain.options[0] : undefined;
    case 'some':
      return domain.max === 0 || domain.from.length === 0 ? [] : undefined;
    case 'amount':
      return domain.min === domain.max ? domain.min : undefined;
    case 'form':
      return onlyForm(domain.fields);
    default:
      return undefined;
  }
}

/** The only way to fill in a form, where every field of it has only one answer. */
function onlyForm(fields: Readonly<Record<string, Domain>>): Json | undefined {
  const filled: Record<string, Json> = {};
  for (const [name, field] of Object.entries(fields)) {
    const only = onlyChoice(field);
    if (only === undefined) return undefined;
    filled[name] = only;
  }
  return filled;
}
