/** A sensible beginner: what looks best at first sight, without a thought of which cards go together. */

import { checkChoice, sampleChoice } from '../../engine/kernel/domain.ts';
import { plainly, type QuestBot } from '../bot.ts';
import { cardsOnly } from './cards.ts';
import { quickAnswer } from './quick.ts';
import { explained } from './reasons.ts';

/** What a beginner does not think about: which card fits, and where it is good to stand. */
const UNSEEN = new Set(['quest.draw', 'quest.place', 'quest.shift']);
/** How often a beginner does anything at all in the turn instead of what looks best. */
const SLIP = 0.15;

export const easy: QuestBot = {
  name: 'easy',
  decide(view, ask, domain, tools) {
    const { engine, rng } = tools;
    const { forms } = engine.rules;
    const seat = view.seat ?? 0;
    const s = engine.imagine(view, rng);
    const open =
      ask.kind === 'quest.draw' && domain.type === 'pick'
        ? { ...domain, options: cardsOnly(domain.options) }
        : domain;
    const slips = UNSEEN.has(ask.kind) || (ask.kind === 'quest.act' && rng.next() < SLIP);
    const choice = slips ? sampleChoice(open, rng, forms) : quickAnswer(s, seat, ask.kind, domain, rng);
    // A scenario may narrow a question in ways the beginner does not know of.
    if (checkChoice(domain, choice, forms) !== null) return plainly(sampleChoice(domain, rng, forms));
    return explained({ s, seat, kind: ask.kind, choice, tools });
  },
};
