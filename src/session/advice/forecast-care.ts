/** What an owner does who looks after his pets while they are shown off: the engine's proposal, and help wherever it can be had. */

import type { Domain } from '../../engine/kernel/domain.ts';
import { isRecord } from '../../engine/kernel/domain.ts';
import type { Json } from '../../engine/kernel/state.ts';
import type { ShowVars } from '../../engine/petz/context.ts';
import { besideGap } from '../../engine/petz/query.ts';
import type { Petz } from '../../engine/petz/state.ts';

/** His answer to a question of the showing off. */
export function sensible(state: Petz, domain: Domain): Json {
  const kind = state.ask?.kind;
  if (domain.type !== 'pick') throw new Error(`${kind} is no pick`);
  const { options } = domain;
  if (kind === 'petz.ward') return options.at(-1) ?? null;
  if (kind === 'petz.shovel') return options.find((x) => x !== null) ?? null;
  if (kind === 'petz.play') return mostPlay(options, state);
  // Nobody feeds artifacts without being asked to.
  if (kind === 'petz.feed') return options.find((x) => !isRecord(x) || x.from !== 'artifact') ?? null;
  return options[0] ?? null;
}

/** The gap where an imp meets the most needs. */
function mostPlay(options: readonly Json[], state: Petz): Json {
  const unmet = (state.tasks.at(-1)?.vars as ShowVars | undefined)?.unmet ?? [];
  const meets = (option: Json): number => {
    if (!isRecord(option) || !('gap' in option)) return 0;
    const each = option.employee === true ? 2 : 1;
    return besideGap(Number(option.gap)).reduce((sum, at) => sum + Math.min(each, unmet[at] ?? 0), 0);
  };
  return options.reduce((best, option) => (meets(option) > meets(best) ? option : best), options[0] ?? null);
}
