/**
 * The hatchling: an apprentice whose attention wanders. Now and then he goes where it is nicest and not where it is
 * useful, holds on to a pet that a customer would pay for, or deals his cards as they lie. He never hurts a pet by it: it
 * is housed, fed and played with as well as the apprentice can.
 */

import type { Json } from '../../engine/kernel/state.ts';
import { choiceOf } from '../../engine/petz/choices.ts';
import { spaceById } from '../../engine/petz/spaces/all.ts';
import type { Group } from '../../engine/petz/state.ts';
import { type PetzBot, type PetzTools, plainly } from '../bot.ts';
import { easy } from './easy.ts';

/** How often his attention wanders, by kind of question. */
const SLIPS: Readonly<Record<string, number>> = {
  'petz.group': 0.6,
  'petz.send': 0.5,
  'petz.sell': 0.4,
};

/** What a pet needs before it comes is not left to a whim. */
const EARNEST: readonly string[] = ['younger', 'older', 'withdraw'];

/** Anywhere, as long as no pet is hurt by it; home is dull. */
function whim(options: readonly Json[], tools: PetzTools): Json | null {
  const nice = options.filter((option) => {
    const { space } = choiceOf('petz.send', option);
    return space !== 'home' && !EARNEST.includes(spaceById(space)?.kind ?? space);
  });
  return nice[tools.rng.below(Math.max(1, nice.length))] ?? null;
}

/** Two of the groups go together: it is more fun. */
function huddled(choice: Json): Json {
  const [first, second, ...rest] = choiceOf('petz.group', choice);
  if (first === undefined || second === undefined) return choice;
  const both = { ...first };
  for (const [stock, n] of Object.entries(second)) {
    both[stock as keyof Group] = (both[stock as keyof Group] ?? 0) + n;
  }
  return [both, ...rest];
}

export const hatchling: PetzBot = {
  name: 'hatchling',
  decide(view, ask, domain, tools) {
    const slips = tools.rng.next() < (SLIPS[ask.kind] ?? 0);
    const decision = easy.decide(view, ask, domain, tools);
    if (!slips) return decision;
    switch (ask.kind) {
      case 'petz.group':
        return plainly(huddled(decision.choice));
      case 'petz.send': {
        const found = domain.type === 'pick' ? whim(domain.options, tools) : null;
        return found === null ? decision : plainly(found);
      }
      default:
        return domain.type === 'pick' && domain.options.includes(null) ? plainly(null) : decision;
    }
  },
};
