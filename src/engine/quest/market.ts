/** The Worlds' Market and the exchange after a cleared World (PQ-MARKET). */

import { script } from '../kernel/script.ts';
import type { Seat } from '../kernel/state.ts';
import { askOne, type Gift, type MarketDeal } from './choices.ts';
import { worldCard } from './data/cards.ts';
import { CARD_KINDS } from './data/words.ts';
import { takeEnergy } from './energy.ts';
import type { QuestEvent } from './events.ts';
import { pay, payWays } from './pay.ts';
import {
  byInitiative,
  handOf,
  handViewers,
  heroCount,
  heroOf,
  heroSeat,
  inPlay,
  lordSeat,
  mightPay,
  type QuestContext,
} from './query.ts';
import type { CreatureId, OpenQuest, Quest } from './state.ts';
import { drawTreasure, gainTreasure, wasteTreasures } from './treasure.ts';

interface MarketVars {
  /** Survivors who have not been asked yet, the highest Initiative first. */
  left: CreatureId[];
}

/** The Heroes that take part, in the order of Initiative; the defeated do not (PQ-DEFEAT-03). */
function survivors(s: OpenQuest): CreatureId[] {
  return byInitiative(s, inPlay(s, 'heroes'));
}

/**
 * What a Hero may do about the treasures on offer: pay in the World's type, or swap one of its own (PQ-WORLD-03,
 * PQ-MARKET-03, PQ-MARKET-04, PQ-MARKET-09).
 */
function deals(s: OpenQuest, seat: Seat): MarketDeal[] {
  const ways = payWays(s, seat, { [worldCard(s.world ?? '').type]: 1 });
  return s.open.flatMap((treasure) => [
    ...ways.map((way): MarketDeal => ({ do: 'buy', treasure, pay: way })),
    ...heroOf(s, seat).treasures.map((give): MarketDeal => ({ do: 'swap', treasure, give })),
  ]);
}

function isAsked(s: OpenQuest, id: CreatureId): boolean {
  const seat = heroSeat(id) ?? 0;
  if (s.open.length === 0) return false;
  if (lordSeat(s.setup) === null) return deals(s, seat).length > 0;
  return mightPay(s, seat) || heroOf(s, seat).treasures.length > 0;
}

function makeDeal(c: QuestContext, seat: Seat, deal: MarketDeal): void {
  c.s.open = c.s.open.filter((x) => x !== deal.treasure);
  if (deal.do === 'buy') {
    pay(c, seat, deal.pay);
    gainTreasure(c, seat, deal.treasure);
    return;
  }
  const hero = heroOf(c.s, seat);
  hero.treasures = [...hero.treasures.filter((x) => x !== deal.give), deal.treasure];
  c.s.open.push(deal.give);
  c.emit({ type: 'quest.swapped', seat, gave: deal.give, got: deal.treasure });
}

/**
 * The market of a cleared World: as many treasures as Hero players (PQ-MARKET-01, PQ-MARKET-02, PQ-SOLO-03, R-PQ-64).
 */
export const marketScript = script<Quest, QuestEvent, MarketVars>('quest.market', [
  {
    name: 'open',
    run(c, v) {
      for (let i = 0; i < heroCount(c.s.setup); i++) {
        const card = drawTreasure(c);
        if (card !== null) c.s.open.push(card);
      }
      v.left = survivors(c.s);
      c.emit({ type: 'quest.market', treasures: [...c.s.open] });
    },
  },
  askOne('deal', {
    kind: 'quest.market',
    who: (s, v) => {
      const id = v.left.find((x) => isAsked(s, x));
      return id === undefined ? [] : [heroSeat(id) ?? 0];
    },
    domain: (s, seat) => ({ type: 'pick', options: [null, ...deals(s, seat)] }),
    then(c, v, deal, seat) {
      v.left = v.left.slice(v.left.indexOf(`h${seat}`) + 1);
      if (deal !== null) makeDeal(c, seat, deal);
      return 'again';
    },
  }),
  {
    name: 'close',
    run(c) {
      const { open } = c.s;
      c.s.open = [];
      wasteTreasures(c, open);
    },
  },
]);

/** What a Hero may give away; Prizes are no part of it (PQ-PRIZE-06). */
function gifts(s: OpenQuest, seat: Seat): Gift[] {
  const others = inPlay(s, 'heroes')
    .flatMap((id) => heroSeat(id) ?? [])
    .filter((to) => to !== seat);
  const hand = handOf(s, seat);
  const kinds = CARD_KINDS.filter((kind) => hand.includes(kind));
  return others.flatMap((to): Gift[] => [
    ...kinds.map((card) => ({ to, card })),
    ...heroOf(s, seat).treasures.map((treasure) => ({ to, treasure })),
  ]);
}

function give(c: QuestContext, seat: Seat, gift: NonNullable<Gift>): void {
  if ('card' in gift) {
    takeEnergy(c.s, seat, [gift.card]);
    handOf(c.s, gift.to).push(gift.card);
    c.emit({
      type: 'quest.gaveCard',
      seat,
      to: gift.to,
      card: gift.card,
      knows: handViewers(c.s.setup, seat),
    });
    return;
  }
  const hero = heroOf(c.s, seat);
  hero.treasures = hero.treasures.filter((x) => x !== gift.treasure);
  heroOf(c.s, gift.to).treasures.push(gift.treasure);
  c.emit({ type: 'quest.gave', seat, to: gift.to, treasure: gift.treasure });
}

/**
 * Gifts of treasures and cards among the survivors, Prizes excepted (PQ-MARKET-06, PQ-MARKET-07). Everybody gives once,
 * to whom and as much as wanted: that is enough for any exchange. No hand is cut: that is for the end of a turn (R-PQ-63).
 */
export const exchangeScript = script<Quest, QuestEvent, MarketVars>('quest.exchange', [
  {
    name: 'meet',
    run(c, v) {
      v.left = survivors(c.s);
      if (v.left.length < 2) return { done: null };
    },
  },
  askOne('give', {
    kind: 'quest.give',
    who: (s, v) => {
      const id = v.left.find((x) => {
        const seat = heroSeat(x) ?? 0;
        return handOf(s, seat).length > 0 || heroOf(s, seat).treasures.length > 0;
      });
      return id === undefined ? [] : [heroSeat(id) ?? 0];
    },
    domain: (s, seat) => ({ type: 'pick', options: [null, ...gifts(s, seat)] }),
    then(c, v, gift, seat) {
      if (gift !== null) give(c, seat, gift);
      else v.left = v.left.slice(v.left.indexOf(`h${seat}`) + 1);
      return 'again';
    },
  }),
]);
