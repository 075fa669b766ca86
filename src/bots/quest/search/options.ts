/** Which answers to a question are worth a thought: of those that come to the same the cheapest. */

import type { Domain } from '../../../engine/kernel/domain.ts';
import type { Rng } from '../../../engine/kernel/rng.ts';
import type { Json, Seat } from '../../../engine/kernel/state.ts';
import type { Gift, MarketDeal } from '../../../engine/quest/choices.ts';
import type { CardKind } from '../../../engine/quest/data/words.ts';
import { lordSeat } from '../../../engine/quest/query.ts';
import type { Quest } from '../../../engine/quest/state.ts';
import { cardsOnly, leastUseful, paymentIn, paymentWorth } from '../cards.ts';
import { dealWorth, giftWorth } from '../goods.ts';
import { lossOf } from '../hand.ts';
import { patientAnswer } from './patience.ts';

/** Ways to pay for one thing, the cheapest first; gifts, deals and sets of cards that are looked at. */
const WAYS = 1;
const GIFTS = 4;
const DEALS = 5;
const SETS = 6;

/** Of the same thing paid in several ways the cheapest few. */
function cheap(s: Quest, seat: Seat, options: readonly Json[]): Json[] {
  const things = new Map<string, { choice: Json; price: number }[]>();
  for (const choice of options) {
    const payment = paymentIn(choice);
    const price = payment === null ? 0 : paymentWorth(s, seat, payment);
    const bare = payment === null ? choice : { ...(choice as object), pay: 0, cards: 0, xp: 0, wild: 0 };
    const key = JSON.stringify(bare);
    things.set(key, [...(things.get(key) ?? []), { choice, price }]);
  }
  return [...things.values()].flatMap((ways) =>
    ways
      .sort((a, b) => a.price - b.price)
      .slice(0, WAYS)
      .map(({ choice }) => choice),
  );
}

/** One place of the display for each kind of card. */
function sources(s: Quest, all: readonly Json[]): Json[] {
  const options = cardsOnly(all);
  const kinds = options.map((from) => (from === 'deck' ? 'deck' : s.display[Number(from)]));
  return options.filter((_from, i) => kinds.indexOf(kinds[i]) === i);
}

/** The best few by a score, and to do nothing. */
function best<T>(options: readonly Json[], most: number, score: (option: T) => number): Json[] {
  const scored = options.filter((x) => x !== null).map((x) => ({ x, worth: score(x as T) }));
  const found = scored.sort((a, b) => b.worth - a.worth).slice(0, most);
  return [...(options.includes(null) ? [null] : []), ...found.map(({ x }) => x)];
}

/** All sets of so many cards that differ. */
function setsOf(cards: readonly CardKind[], size: number): CardKind[][] {
  const found = new Map<string, CardKind[]>();
  const add = (from: number, taken: CardKind[]): void => {
    if (taken.length === size) found.set([...taken].sort().join(), taken);
    else for (let i = from; i < cards.length; i++) add(i + 1, [...taken, cards[i] as CardKind]);
  };
  add(0, []);
  return [...found.values()];
}

type Some = Domain & { type: 'some' };

/** Sets of cards to part with: of a fixed number the least missed ones, else more and more of what is of little use. */
function partings(s: Quest, seat: Seat, { from, min, max }: Some): Json[] {
  const cards = from as CardKind[];
  if (min < max || seat === lordSeat(s.setup) || cards.length > 14) {
    const sorted = leastUseful(s, seat, cards);
    return Array.from({ length: max - min + 1 }, (_, i) => sorted.slice(0, min + i)).slice(0, SETS);
  }
  const sets = setsOf(cards, min).map((set) => ({ set, loss: lossOf(s, seat, cards, set) }));
  return sets
    .sort((a, b) => a.loss - b.loss)
    .slice(0, SETS)
    .map(({ set }) => set);
}

/** The answers to think about; the one at first sight comes first. */
export function optionsFor(s: Quest, seat: Seat, kind: string, domain: Domain, rng: Rng): Json[] {
  const first = patientAnswer(s, seat, kind, domain, rng);
  const others = listed(s, seat, kind, domain);
  const key = JSON.stringify(first);
  return [first, ...others.filter((other) => JSON.stringify(other) !== key)];
}

function listed(s: Quest, seat: Seat, kind: string, domain: Domain): Json[] {
  if (domain.type === 'some') return kind === 'quest.aim' ? [] : partings(s, seat, domain);
  if (domain.type !== 'pick') return [];
  switch (kind) {
    case 'quest.draw':
      return sources(s, domain.options);
    case 'quest.give':
      return best<NonNullable<Gift>>(domain.options, GIFTS, (gift) => giftWorth(s, seat, gift));
    case 'quest.market':
      return best<MarketDeal>(domain.options, DEALS, (deal) => dealWorth(s, seat, deal));
    default:
      return cheap(s, seat, domain.options);
  }
}
