/**
 * A careful player: imagines the hidden cards, tries every option to the end of the turn, and the best few in several
 * imaginations until everybody has had a turn.
 */

import { checkChoice, type Domain, isRecord, sampleChoice } from '../../engine/kernel/domain.ts';
import type { Ask, Json } from '../../engine/kernel/state.ts';
import type { Payment, Quest } from '../../engine/quest/state.ts';
import type { QuestView } from '../../engine/quest/view.ts';
import { plainly, type QuestBot, type QuestTools } from '../bot.ts';
import { priceOf, type Worth, worthOf } from './cards.ts';
import { quickAnswer } from './quick.ts';
import { rehearse } from './rehearse.ts';

/** Options that are looked at more closely, and in how many imaginations. */
const FINALISTS = 4;
const IMAGINATIONS = 3;

/** Questions whose answer at first sight is as good: single cards, the order of things, gifts. */
const AT_SIGHT = new Set([
  'quest.place',
  'quest.draw',
  'quest.discard',
  'quest.drop',
  'quest.order',
  'quest.give',
  'quest.recover',
  'quest.market',
  'quest.lose',
]);

interface Rated {
  choice: Json;
  value: number;
}

const byValue = (a: Rated, b: Rated): number => b.value - a.value;

/** The payment of an option, if it has one: it is one itself, or holds one. */
function paymentOf(choice: Json): Payment | null {
  if (!isRecord(choice)) return null;
  return ('cards' in choice && 'xp' in choice ? choice : (choice.pay ?? null)) as unknown as Payment | null;
}

/** Of the same thing paid in several ways the cheapest. */
function cheapest(options: readonly Json[], worth: Worth): Json[] {
  const found = new Map<string, { choice: Json; price: number }>();
  for (const choice of options) {
    const payment = paymentOf(choice);
    const price = payment === null ? 0 : priceOf(worth, payment);
    const unpaid = payment === null ? choice : { ...(choice as object), pay: 0, cards: 0, xp: 0, wild: 0 };
    const key = JSON.stringify(unpaid);
    const known = found.get(key);
    if (known === undefined || price < known.price) found.set(key, { choice, price });
  }
  return [...found.values()].map(({ choice }) => choice);
}

/** The best option after a look at each, and a closer one at the best. */
function bestOption(view: QuestView, first: Quest, options: readonly Json[], tools: QuestTools): Json {
  const seat = view.seat ?? 0;
  const rate = (s: Quest, choice: Json, horizon: 'turn' | 'cycle') =>
    rehearse(s, seat, choice, horizon, tools);
  const rated = options.map((choice) => ({ choice, value: rate(first, choice, 'turn') })).sort(byValue);
  const finalists = rated.slice(0, FINALISTS).map(({ choice }) => ({ choice, value: 0 }));
  if (finalists.length < 2) return rated[0]?.choice ?? null;
  const count = Math.max(1, Math.round(IMAGINATIONS * tools.budget));
  for (let i = 0; i < count; i++) {
    const imagined = i === 0 ? first : tools.engine.imagine(view, tools.rng);
    for (const one of finalists) one.value += rate(imagined, one.choice, 'cycle');
  }
  return finalists.sort(byValue)[0]?.choice ?? null;
}

function answer(view: QuestView, ask: Ask, domain: Domain, tools: QuestTools): Json {
  const seat = view.seat ?? 0;
  const imagined = tools.engine.imagine(view, tools.rng);
  if (domain.type !== 'pick' || AT_SIGHT.has(ask.kind)) {
    return quickAnswer(imagined, seat, ask.kind, domain, tools.rng);
  }
  const options = cheapest(domain.options, worthOf(imagined, seat));
  return options.length === 1 ? (options[0] ?? null) : bestOption(view, imagined, options, tools);
}

export const hard: QuestBot = {
  name: 'hard',
  decide(view, ask, domain, tools) {
    const { forms } = tools.engine.rules;
    const choice = answer(view, ask, domain, tools);
    if (checkChoice(domain, choice, forms) === null) return plainly(choice);
    return plainly(sampleChoice(domain, tools.rng, forms));
  },
};
