/**
 * An adversary who knows the habits of the strongest rival, and plays like the master but for spite: in town it takes
 * what the rival in front wants most, and at the sales it serves the customers that the rival's pets were meant for.
 */

import { checkChoice } from '../../../engine/kernel/domain.ts';
import type { Json } from '../../../engine/kernel/state.ts';
import { choiceOf } from '../../../engine/petz/choices.ts';
import { petsOf, plotOf } from '../../../engine/petz/query.ts';
import { matchScore } from '../../../engine/petz/score.ts';
import type { PetzView } from '../../../engine/petz/view.ts';
import { type PetzBot, plainly } from '../../bot.ts';
import { hard } from '../hard.ts';
import { buyer, worthOf } from '../market.ts';
import { outlookOf, ownShop, seatOf, seenShop } from '../outlook.ts';
import { rankSends, Shopping } from '../town.ts';
import { wishesOf } from '../wishes.ts';
import { expectedMatch } from '../worth.ts';

/** The other seat with most points. */
function rivalOf(view: PetzView): number {
  const own = seatOf(view);
  const others = [...view.shops.keys()].filter((seat) => seat !== own);
  const points = (seat: number): number => view.shops[seat]?.reputation ?? 0;
  return others.reduce((best, seat) => (points(seat) > points(best) ? seat : best));
}

/** What is best for oneself and worst for the rival together. */
function spitefulSend(view: PetzView, options: readonly Json[]): Json | null {
  const seat = rivalOf(view);
  const outlook = outlookOf(view, seat);
  const shop = seenShop(view, seat);
  const rival = buyer(outlook, wishesOf(view, outlook, shop), shop.groups, shop.home, shop.gold);
  const shopping = new Shopping(view);
  let best: Json | null = null;
  let most = Number.NEGATIVE_INFINITY;
  for (const { choice, worth } of rankSends(view, options)) {
    const offer = shopping.offerOf(choiceOf('petz.send', choice));
    const missed = offer === null ? 0 : Math.max(0, worthOf(rival, offer, true));
    if (worth + missed > most) {
      most = worth + missed;
      best = choice;
    }
  }
  return best;
}

/** The sale to whom the rival's pets would suit best; null if the own pets suit none of those customers. */
function spitefulSale(view: PetzView, options: readonly Json[]): Json | null {
  const seat = rivalOf(view);
  const rivals = petsOf(seenShop(view, seat)).filter(({ pet }) => pet.size >= 4);
  const own = ownShop(view);
  const o = outlookOf(view, seat);
  let best: Json | null = null;
  let most = 0;
  for (const option of options) {
    const sale = choiceOf('petz.sell', option);
    const plot = sale === null ? null : plotOf(own, sale.plot);
    if (sale === null || plot === null || plot.pet === null) continue;
    const match = matchScore(sale.customer, plot.pet, plot);
    const missed = Math.max(0, ...rivals.map(({ pet }) => expectedMatch(o, pet, sale.customer)));
    const price = sale.platform ? o.platform : o.blackMarket;
    if (match > 0 && missed > 0 && (match + missed) * price > most) {
      most = (match + missed) * price;
      best = option;
    }
  }
  return best;
}

export const spoiler: PetzBot = {
  name: 'spoiler',
  decide(view, ask, domain, tools) {
    if (domain.type === 'pick') {
      const find = ask.kind === 'petz.send' ? spitefulSend : ask.kind === 'petz.sell' ? spitefulSale : null;
      const choice = find?.(view, domain.options) ?? null;
      if (choice !== null && checkChoice(domain, choice, tools.engine.rules.forms) === null)
        return plainly(choice);
    }
    return hard.decide(view, ask, domain, tools);
  },
};
