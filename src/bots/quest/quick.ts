/**
 * Answers at first sight to every question, for both sides: the whole of the easy bot, and how the hard one imagines
 * that things go on.
 */

import { type Domain, sampleChoice } from '../../engine/kernel/domain.ts';
import type { Rng } from '../../engine/kernel/rng.ts';
import type { Json, Seat } from '../../engine/kernel/state.ts';
import {
  type Bonus,
  choiceOf,
  type Gift,
  type MarketDeal,
  type RiposteChoice,
  type Shield,
} from '../../engine/quest/choices.ts';
import type { CardKind } from '../../engine/quest/data/words.ts';
import {
  COLUMNS,
  columnOf,
  handOf,
  heroId,
  heroOf,
  isBoss,
  lifeLeft,
  lordSeat,
  sideOf,
  standsAt,
} from '../../engine/quest/query.ts';
import type { CreatureId, Payment, Quest } from '../../engine/quest/state.ts';
import { actWorth, hitWorth } from './acts.ts';
import { cardsOnly, leastUseful, lordCard, paymentWorth } from './cards.ts';
import { dealWorth, giftWorth, thingWorth } from './goods.ts';
import { blindWorth, gainOf, leastMissed, levelOf } from './hand.ts';
import { asked, dropped, threatTo } from './threat.ts';

type Options = readonly Json[];

interface Question {
  s: Quest;
  seat: Seat;
  rng: Rng;
}

/** The option with the highest score; the first of equal ones. */
export function bestOption(options: Options, score: (option: Json) => number): Json {
  let best: Json = options[0] ?? null;
  let most = Number.NEGATIVE_INFINITY;
  for (const option of options) {
    const value = score(option);
    if (value > most) [best, most] = [option, value];
  }
  return best;
}

/** Scores options that may be `null`, which is worth nothing. */
function orNothing<T>(options: Options, score: (option: T) => number): Json {
  return bestOption(options, (option) => (option === null ? 0 : score(option as T)));
}

/** Each Hero in a column of its own, from the middle outwards. */
function place({ s, rng }: Question, options: Options): Json {
  return bestOption(options, (option) => {
    const { column, row } = choiceOf('quest.place', option);
    const taken = s.places.some((x) => x.column === column);
    return rng.next() - Math.abs(column - 2) - 2 * row - (taken ? 3 : 0);
  });
}

/** From the display what fits best, if it is better than what the deck may give. */
function source({ s, seat }: Question, options: Options): Json {
  const hand = handOf(s, seat);
  return bestOption(cardsOnly(options), (from) => {
    if (from === 'deck') return blindWorth(s, seat, hand);
    const card = s.display[Number(from)];
    return card === undefined ? 0 : gainOf(s, seat, hand, card);
  });
}

/** What one's own side prefers to have named: foes that fall, and Heroes in need. */
function preference({ s, seat }: Question, id: CreatureId): number {
  const friend = (sideOf(id) === 'foes') === (seat === lordSeat(s.setup));
  return friend ? -lifeLeft(s, id) : hitWorth(s, id, 2) - 0.1 * lifeLeft(s, id);
}

function aim(question: Question, options: Options): Json {
  const { s } = question;
  return bestOption(options, (option) => {
    return choiceOf('quest.aim', option).reduce(
      (sum, id) => sum + hitWorth(s, id, 2) - 0.05 * lifeLeft(s, id),
      0,
    );
  });
}

/** What it is worth to the Evil Lord to keep a point of damage off one of his own. */
function guardWorth(s: Quest): number {
  const id = asked(s);
  return id !== null && isBoss(s, id) ? 4 : 1.5;
}

/** What it is worth to keep so much of the damage off a Creature. */
function shieldWorth(s: Quest, id: CreatureId, pending: number, n: number): number {
  const left = lifeLeft(s, id);
  const hero = sideOf(id) === 'heroes';
  const saved = pending >= left && pending - n < left ? (hero ? 15 : 5) : 0;
  return saved + n * (hero ? (left <= 3 ? 1.8 : 1.25) : 1.1);
}

function riposte({ s, seat }: Question, options: Options): Json {
  return orNothing<RiposteChoice>(options, ({ target, pay }) => {
    const pending = threatTo(s, target);
    return shieldWorth(s, target, pending, Math.min(pending, 3)) + 0.5 - paymentWorth(s, seat, pay);
  });
}

/** Which Creature is asked about follows from the attack: the first that is still to be asked. */
function shield({ s, seat }: Question, options: Options): Json {
  const isLord = seat === lordSeat(s.setup);
  return orNothing<Shield>(options, ({ n, pay }) => {
    const id = isLord ? null : heroId(seat);
    const pending = id === null ? n : threatTo(s, id);
    const value = id === null ? guardWorth(s) * n : shieldWorth(s, id, pending, n);
    return value - paymentWorth(s, seat, pay);
  });
}

function bonus({ s }: Question, options: Options): Json {
  return orNothing<Bonus>(options, ({ target, card }) => {
    const pending = threatTo(s, target);
    const left = lifeLeft(s, target);
    const kills = pending < left && pending + 1 >= left;
    return 1.2 + (kills ? 6 : 0) - lordCard(s, card);
  });
}

/** Where its column ends up before as many Heroes as can be. */
function lordMove({ s, rng }: Question, options: Options): Json {
  const from = standsAt(s, s.turn?.id ?? '')?.column ?? 0;
  return bestOption(options, (steps) => {
    const column = (from + Number(steps) + COLUMNS) % COLUMNS;
    const facing = columnOf(s, 'heroes', column);
    const weakest = Math.min(9, ...facing.map((id) => lifeLeft(s, id)));
    return (facing.length > 0 ? 10 - weakest : 0) + 0.5 * facing.length + 0.1 * rng.next();
  });
}

function toll({ s, seat }: Question, options: Options): Json {
  const hit = lifeLeft(s, heroId(seat)) <= 2 ? 6 : 1.7;
  return orNothing<Payment>(options, (payment) => hit - paymentWorth(s, seat, payment));
}

function loot({ s, seat }: Question, options: Options): Json {
  const treasure = dropped(s);
  const worth = treasure === null ? 0 : thingWorth(treasure);
  return orNothing<Payment>(options, (payment) => worth - paymentWorth(s, seat, payment));
}

function pick(question: Question, kind: string, options: Options): Json {
  const { s, seat } = question;
  switch (kind) {
    case 'quest.act':
      return bestOption(options, (act) => actWorth(s, seat, choiceOf('quest.act', act)));
    case 'quest.place':
      return place(question, options);
    case 'quest.draw':
      return source(question, options);
    case 'quest.aim':
      return aim(question, options);
    case 'quest.riposte':
      return riposte(question, options);
    case 'quest.defend':
    case 'quest.shield':
      return shield(question, options);
    case 'quest.bonus':
      return bonus(question, options);
    case 'quest.lordMove':
      return lordMove(question, options);
    case 'quest.toll':
      return toll(question, options);
    case 'quest.loot':
      return loot(question, options);
    case 'quest.market':
      return orNothing<MarketDeal>(options, (deal) => dealWorth(s, seat, deal));
    case 'quest.seen':
    case 'quest.lordPlay':
      return orNothing<{ pay: Payment }>(options, ({ pay }) => 2.5 - paymentWorth(s, seat, pay));
    case 'quest.target':
      return bestOption(options, (id) => preference(question, String(id)));
    case 'quest.prize':
      return levelOf(heroOf(s, seat).xp.length) === 3;
    case 'quest.recover':
      return bestOption(options, (card) => gainOf(s, seat, handOf(s, seat), choiceOf('quest.recover', card)));
    case 'quest.give':
      return orNothing<NonNullable<Gift>>(options, (gift) => giftWorth(s, seat, gift));
    case 'quest.reward':
      return bestOption(options, (one) => (one === 'cards' ? 2 : one === null ? 0 : 1.2));
    case 'quest.change':
      return false;
    default:
      return options[0] ?? null;
  }
}

/** How many cards of a hand are worth less than one from the deck would be. */
function poorCards(s: Quest, seat: Seat, hand: readonly CardKind[]): number {
  return leastMissed(s, seat, hand).filter(({ loss }) => loss < 0.8).length;
}

/** Throws away what is of little use, and of that no more than must be. */
function some({ s, seat }: Question, kind: string, domain: Domain & { type: 'some' }): Json {
  if (kind === 'quest.aim') {
    const ids = [...(domain.from as CreatureId[])];
    return ids.sort((a, b) => hitWorth(s, b, 2) - hitWorth(s, a, 2)).slice(0, domain.max);
  }
  const hand = domain.from as CardKind[];
  const cards = leastUseful(s, seat, hand);
  const poor = kind === 'quest.discard' ? poorCards(s, seat, hand) : 0;
  return cards.slice(0, Math.min(domain.max, Math.max(domain.min, poor)));
}

/** An answer for a seat whose own hand the state shows. */
export function quickAnswer(s: Quest, seat: Seat, kind: string, domain: Domain, rng: Rng): Json {
  const question = { s, seat, rng };
  if (domain.type === 'pick') return pick(question, kind, domain.options);
  if (domain.type === 'some') return some(question, kind, domain);
  return sampleChoice(domain, rng, {});
}
