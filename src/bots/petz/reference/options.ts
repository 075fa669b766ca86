/** Choices for bots that know nothing about the game: every option there is, or some at random of those too many to list. */

import { type Domain, listChoices, sampleChoice } from '../../../engine/kernel/domain.ts';
import type { Json } from '../../../engine/kernel/state.ts';
import type { PetzTools } from '../../bot.ts';

export function blindOptions(domain: Domain, samples: number, { engine, rng }: PetzTools): Json[] {
  const all = listChoices(domain);
  if (all !== null) return [...all];
  const found = new Map<string, Json>();
  for (let i = 0; i < samples; i++) {
    const choice = sampleChoice(domain, rng, engine.rules.forms);
    found.set(JSON.stringify(choice), choice);
  }
  return [...found.values()];
}
