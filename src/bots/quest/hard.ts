/**
 * A careful player: imagines the hidden cards, tries every option to the end of the turn, and the best few in several
 * imaginations until everybody has had a turn.
 */

import { checkChoice, type Domain, sampleChoice } from '../../engine/kernel/domain.ts';
import type { Ask, Json, Seat } from '../../engine/kernel/state.ts';
import type { Quest } from '../../engine/quest/state.ts';
import type { QuestView } from '../../engine/quest/view.ts';
import { plainly, type QuestBot, type QuestTools } from '../bot.ts';
import { paymentIn, paymentWorth } from './cards.ts';
import { quickAnswer } from './quick.ts';
import { explained } from './reasons.ts';
import { carryOn, sameness, type TurnTrial, tryTurn } from './rehearse.ts';

/** Options that are looked at more closely, and in how many imaginations. */
const FINALISTS = 4;
const IMAGINATIONS = 3;
/**
 * How far behind the best an option may be at the end of the turn and still be looked at. To wait and dodge pays off
 * late; in the hard mode there is no time for it.
 */
const MARGINS = { normal: 12, hard: 10 } as const;
/** How far behind the best an option may be after an imagination and still be looked at again. */
const NEXT_MARGIN = 4;

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

/** Of the same thing paid in several ways the cheapest. */
function cheapest(s: Quest, seat: Seat, options: readonly Json[]): Json[] {
  const found = new Map<string, { choice: Json; price: number }>();
  for (const choice of options) {
    const payment = paymentIn(choice);
    const price = payment === null ? 0 : paymentWorth(s, seat, payment);
    const unpaid = payment === null ? choice : { ...(choice as object), pay: 0, cards: 0, xp: 0, wild: 0 };
    const key = JSON.stringify(unpaid);
    const known = found.get(key);
    if (known === undefined || price < known.price) found.set(key, { choice, price });
  }
  return [...found.values()].map(({ choice }) => choice);
}

/** Trials that have come to different ends, the best first: those worth a closer look. */
function finalists(trials: readonly TurnTrial[], margin: number): TurnTrial[] {
  const sorted = [...trials].sort((a, b) => b.value - a.value);
  const best = sorted[0]?.value ?? 0;
  const seen = new Set<string>();
  const found: TurnTrial[] = [];
  for (const trial of sorted) {
    if (found.length >= FINALISTS || trial.value < best - margin) break;
    const key = sameness(trial);
    if (!seen.has(key)) found.push(trial);
    seen.add(key);
  }
  return found;
}

interface Rated {
  choice: Json;
  sum: number;
}

/** The best option after a look at each, and a closer one at the best as long as they are near each other. */
function bestOption(view: QuestView, first: Quest, options: readonly Json[], tools: QuestTools): Json {
  const seat = view.seat ?? 0;
  const margin = MARGINS[first.setup.mode];
  const trials = finalists(
    options.map((choice) => tryTurn(first, seat, choice, tools)),
    margin,
  );
  const most = Math.max(1, Math.round(IMAGINATIONS * tools.budget));
  if (trials.length < 2) return trials[0]?.choice ?? null;
  let left: Rated[] = trials.map((trial) => ({
    choice: trial.choice,
    sum: carryOn(trial, first, seat, tools),
  }));
  for (let i = 1; i < most; i++) {
    const best = Math.max(...left.map(({ sum }) => sum));
    left = left.filter(({ sum }) => best - sum <= NEXT_MARGIN);
    if (left.length < 2) break;
    const imagined = tools.engine.imagine(view, tools.rng);
    for (const one of left)
      one.sum += carryOn(tryTurn(imagined, seat, one.choice, tools), imagined, seat, tools);
  }
  return left.reduce((a, b) => (b.sum > a.sum ? b : a)).choice;
}

function answer(view: QuestView, imagined: Quest, ask: Ask, domain: Domain, tools: QuestTools): Json {
  const seat = view.seat ?? 0;
  if (domain.type !== 'pick' || AT_SIGHT.has(ask.kind)) {
    return quickAnswer(imagined, seat, ask.kind, domain, tools.rng);
  }
  const options = cheapest(imagined, seat, domain.options);
  return options.length === 1 ? (options[0] ?? null) : bestOption(view, imagined, options, tools);
}

export const hard: QuestBot = {
  name: 'hard',
  decide(view, ask, domain, tools) {
    const { forms } = tools.engine.rules;
    const imagined = tools.engine.imagine(view, tools.rng);
    const choice = answer(view, imagined, ask, domain, tools);
    if (checkChoice(domain, choice, forms) !== null) return plainly(sampleChoice(domain, tools.rng, forms));
    return explained({ s: imagined, seat: view.seat ?? 0, kind: ask.kind, choice, tools });
  },
};
