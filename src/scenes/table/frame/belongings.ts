/** What a shop has of the dark alleys, in small signs: flag, bodyguard, hat, accessories, processed food. */
import type { Seat } from '../../../engine/kernel/state.ts';
import { accessoryCard, ownsHat } from '../../../engine/petz/read.ts';
import type { ShopView } from '../../../engine/petz/view.ts';
import { tintOf } from '../pieces.ts';

/** A sign, and how often it is there. */
interface Belonging {
  icon: string;
  count: number;
}

/** In this order; nothing in a game without Dark Alleys. */
export function belongingsOf(seat: Seat, shop: ShopView): Belonging[] {
  const { alleys } = shop;
  if (alleys === undefined) return [];
  const worn = shop.plots.flatMap(({ pet }) => pet?.wears ?? []);
  const accessories = [...alleys.accessories, ...worn];
  const [first] = accessories;
  const all: Belonging[] = [
    { icon: `tokens/permission-${tintOf(seat)}`, count: alleys.permission === null ? 0 : 1 },
    { icon: 'icons/icon-bodyguard', count: alleys.bodyguard ? 1 : 0 },
    { icon: 'artifacts/fancyHat', count: ownsHat(shop) ? 1 : 0 },
    {
      icon: `accessories/${first === undefined ? 'ribbonBow' : accessoryCard(first).kind}`,
      count: accessories.length,
    },
    { icon: 'tokens/token-lollipop', count: alleys.processed.lollipop },
    { icon: 'tokens/token-can', count: alleys.processed.can },
  ];
  return all.filter(({ count }) => count > 0);
}
