/** A sensible beginner: what looks best at first sight. */

import { checkChoice, sampleChoice } from '../../engine/kernel/domain.ts';
import { plainly, type QuestBot } from '../bot.ts';
import { quickAnswer } from './quick.ts';

export const easy: QuestBot = {
  name: 'easy',
  decide(view, ask, domain, { engine, rng }) {
    const { forms } = engine.rules;
    const choice = quickAnswer(engine.imagine(view, rng), view.seat ?? 0, ask.kind, domain, rng);
    // A scenario may narrow a question in ways the beginner does not know of.
    if (checkChoice(domain, choice, forms) === null) return plainly(choice);
    return plainly(sampleChoice(domain, rng, forms));
  },
};
