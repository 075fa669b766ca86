/** Any legal answer, all kinds of questions, all games. It is also the fuzzer of the tests. */

import { type Forms, sampleChoice } from '../engine/kernel/domain.ts';
import { type Bot, plainly } from './bot.ts';

export const random: Bot<unknown, { readonly rules: { readonly forms: Forms } }> = {
  name: 'random',
  blind: true,
  decide: (_view, _ask, domain, { engine, rng }) => plainly(sampleChoice(domain, rng, engine.rules.forms)),
};
