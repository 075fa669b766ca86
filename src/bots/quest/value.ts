/** How good a state is for the Heroes; for the Evil Lord the same the other way round. */

import type { Seat } from '../../engine/kernel/state.ts';
import { kindOf } from '../../engine/quest/box.ts';
import { LAST_WORLD, monsterCard } from '../../engine/quest/data/cards.ts';
import { isOneClock } from '../../engine/quest/end.ts';
import { handLimitOf } from '../../engine/quest/energy.ts';
import { heroId, isInPlay, lifeLeft, lordSeat } from '../../engine/quest/query.ts';
import type { Foe, Hero, Mark, Quest } from '../../engine/quest/state.ts';
import { lordHand } from './cards.ts';
import { thingsOf } from './goods.ts';
import { handWorth, levelOf } from './hand.ts';

const WON = 1000;

/** What a mark means for its bearer, good or bad. */
function markWorth({ tag, v, until }: Mark): number {
  const lasting = until === 'world' ? 1.5 : 1;
  switch (tag) {
    case 'bless':
    case 'pack':
    case 'shield':
      return 1.2 * v * lasting;
    case 'weak':
      return -1.2 * v * lasting;
    case 'stun':
      return -3;
    default:
      return -0.6 * lasting;
  }
}

const marksWorth = (marks: readonly Mark[]): number => marks.reduce((sum, mark) => sum + markWorth(mark), 0);

/** The first points of life are worth the most: who has few left may fall to the next hit. */
const lifeWorth = (left: number): number => 3 * Math.sqrt(Math.max(0, left)) + 0.8 * left;

/** XP counts for the Combos it opens, and above that as Jokers. */
function xpWorth(xp: number, number: number): number {
  const toGo = 4 - number;
  return toGo * (1.2 * Math.min(xp, 5) + 1.5 * (levelOf(xp) - 1)) + 1.3 * Math.max(0, xp - 5);
}

function heroWorth(s: Quest, hero: Hero, seat: Seat): number {
  const xp = xpWorth(hero.xp.length, s.number);
  const id = heroId(seat);
  // A defeated one comes back with the next World, but not in the third.
  if (!isInPlay(s, id)) return xp + (hero.status === 'down' ? 4 : 0);
  const cards = hero.hand ?? [];
  const limit = handLimitOf(s, seat);
  const hand = handWorth(s, seat, cards) * (cards.length > limit ? (limit + 0.1) / cards.length : 1);
  const things = thingsOf(s, seat) + 2 * hero.prizes.length;
  const actions = 1.2 * hero.nextActions - (hero.losesAction ? 1.2 : 0);
  return 14 + xp + lifeWorth(lifeLeft(s, id)) + hand + things + actions + marksWorth(hero.marks);
}

/** How dangerous a Monster or Boss is to leave in play. */
function foeWorth(foe: Foe): number {
  const left = foe.life - foe.damage;
  if (foe.boss) return 4 * left + marksWorth(foe.marks);
  const { n, shape } = monsterCard(kindOf(foe.card)).attack;
  const wide = shape === 'melee' || shape === 'distance' || shape === 'any' ? 1 : 1.6;
  return 3 + 1.4 * left + 1.2 * n * wide + 1.5 * foe.treasures.length + marksWorth(foe.marks);
}

/** Where one clock runs for all, the three Worlds share ten Rounds: cards saved for later come too late. */
const HURRY = 2.5;

/** Monsters still in play weigh more the less time there is; in World 3 only the Boss counts for the end. */
const urgency = (s: Quest): number => (isOneClock(s) ? HURRY : 1) + s.round / 20;

/** What the next Worlds hold counts as if it stood there already, so that to finish one is no loss. */
const WORLD = 40;
/** The Rounds of the one clock that belong to each World, and what each Round beyond them costs. */
const SHARE = 2.5;
const LATE = 8;

const ahead = (s: Quest): number => WORLD * (LAST_WORLD - s.number);

/**
 * What the one clock costs on top: where Monsters weigh more, those to come must do so too, or else the Heroes would pace
 * before the last one; and every Round beyond its share is missing at the end.
 */
export function clockCost(s: Quest): number {
  if (!isOneClock(s)) return 0;
  return (HURRY - 1) * ahead(s) + LATE * Math.max(0, s.round - SHARE * s.number);
}

/** From the Heroes' point of view. */
function forHeroes(s: Quest): number {
  if (s.outcome !== null) return s.outcome.winners.includes(0) ? WON : -WON;
  const heroes = s.heroes.reduce((sum, hero, seat) => sum + heroWorth(s, hero, seat), 0);
  const foes = s.foes.reduce((sum, foe) => sum + foeWorth(foe), 0);
  return heroes - foes * urgency(s) - ahead(s) - clockCost(s) - lordHand(s) + (s.over === 'cleared' ? 6 : 0);
}

/** What a state is worth to the side of a seat. */
export function valueFor(s: Quest, seat: Seat): number {
  const value = forHeroes(s);
  return seat === lordSeat(s.setup) ? -value : value;
}

// What a state is worth, on the way into the next World too, where the Heroes stand nowhere yet.

/** What a state is worth to the side of a seat. */
export function worthFor(s: Quest, seat: Seat): number {
  if (s.ask?.kind !== 'quest.place') return valueFor(s, seat);
  const all = s.heroes.flatMap((hero, i) => (hero.status === 'in' ? [heroId(i)] : []));
  return valueFor({ ...s, halves: { ...s.halves, heroes: [all, [], [], [], []] } }, seat);
}
