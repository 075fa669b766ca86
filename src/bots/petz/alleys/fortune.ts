/** At the fortune teller's: what to look at, what to make free; and which cards to put away for it later. */

import type { Json } from '../../../engine/kernel/state.ts';
import { optionsOf } from '../../../engine/petz/choices.ts';
import { faceOf } from '../../../engine/petz/data/needs.ts';
import type { PetzView } from '../../../engine/petz/view.ts';
import { because, type Decision } from '../../bot.ts';
import { holdWorth } from '../holding.ts';
import { bestOf } from '../jobs.ts';
import { buyer, worthOf } from '../market.ts';
import { outlookOf, ownShop, seatOf } from '../outlook.ts';
import { EXPERT, type Persona } from '../persona.ts';
import { wishesOf } from '../wishes.ts';
import { alleyOffers } from './offers.ts';

/** The tile that matters soonest; of one round rather the customer, for whom a pet is kept. */
export function decidePeek(view: PetzView, options: readonly Json[]): Decision {
  const best = bestOf(optionsOf('petz.peek', options), (choice) =>
    choice === null ? -99 : view.round - choice.round + (choice.tile === 'customer' ? 0.5 : 0),
  );
  if (best === null) return because(null, 'hint.peekNothing');
  const code = best.tile === 'customer' ? 'hint.peekCustomer' : 'hint.peekExhibition';
  return because({ ...best }, code, { round: best.round });
}

/** The thing that its visitor would like best himself. */
export function decideDiscount(
  view: PetzView,
  options: readonly Json[],
  persona: Persona = EXPERT,
): Decision {
  const outlook = outlookOf(view, seatOf(view), persona);
  const shop = ownShop(view);
  const own = buyer(outlook, wishesOf(view, outlook, shop), shop.groups, shop.home, shop.gold);
  const offers = alleyOffers(view, 'market') ?? [];
  const place = bestOf(optionsOf('petz.discount', options), (choice) =>
    Math.max(
      ...offers
        .filter(({ item }) => item?.split(':')[0] === choice)
        .map((offer) => worthOf(own, offer, true)),
    ),
  );
  return because(place, 'hint.discount');
}

export function decideForget(view: PetzView, options: readonly Json[], persona: Persona = EXPERT): Decision {
  const o = outlookOf(view, seatOf(view), persona);
  const card = bestOf(optionsOf('petz.forget', options), (x) => -holdWorth(o, x) - dislike(x));
  return because(card, 'hint.sleepCard', { need: faceOf(card).need });
}

/** Of cards that nobody will pay for, the one goes that does most harm. */
function dislike(card: number): number {
  const harm: Record<string, number> = { disease: 0.05, magic: 0.04, anger: 0.03, poop: 0.02 };
  return -(harm[faceOf(card).need] ?? 0);
}
