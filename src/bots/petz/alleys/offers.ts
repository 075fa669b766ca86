/** What is to be had on the four spaces of the Dark Alleys. */

import { priceAt } from '../../../engine/petz/alleys/market/market.ts';
import { alleysOf } from '../../../engine/petz/alleys/query.ts';
import { MARKET } from '../../../engine/petz/alleys/state.ts';
import { exhibitionCard } from '../../../engine/petz/data/cards.ts';
import { STANDS } from '../../../engine/petz/data/schema.ts';
import type { PetzView } from '../../../engine/petz/view.ts';
import type { Offer } from '../buyer.ts';

const ONE_IMP = { imps: 1, gold: 0, food: null };

/** The market's things by what they are elsewhere. */
const KINDS = { bodyguard: 'bodyguard', pet: 'younger', cage: 'cage', addon: 'addon', artifact: 'relic' };

function marketOffers(view: PetzView): Offer[] {
  const { market } = alleysOf(view);
  return MARKET.flatMap((place): Offer[] => {
    const goods = market[place];
    const { id } = goods;
    if (id === null) return [];
    const offer = { ...ONE_IMP, kind: 'market', price: priceAt(goods) };
    if (place !== 'food') return [{ ...offer, item: place, gives: { kind: KINDS[place], item: id } }];
    return STANDS.flatMap((stand): Offer[] => {
      const [vegetable, meat] = exhibitionCard(id).food[stand];
      if (vegetable + meat === 0) return [];
      return [{ ...offer, item: `food:${stand}`, food: { vegetable, meat, gold: 0 } }];
    });
  });
}

/** Null for a space of the base game. */
export function alleyOffers(view: PetzView, kind: string): Offer[] | null {
  switch (kind) {
    case 'market':
      return marketOffers(view);
    case 'fortuneTeller':
    case 'industrialZone':
      return [{ ...ONE_IMP, kind, item: null }];
    case 'slugShop':
      return alleysOf(view).shown.flatMap((item): Offer[] =>
        item === null ? [] : [{ ...ONE_IMP, kind, item, gives: { kind: readKind(item), item } }],
      );
    default:
      return null;
  }
}

/** The key of an accessory among what a shop wishes for. */
export function readKind(accessory: string): string {
  return `accessory ${accessory}`;
}
