/** The signs of a payment for a panel: a card or a star each. */
import type { Payment } from '../../../engine/quest/state.ts';
import type { Sign } from '../../../ui/panels/signs.tsx';
import { artUrl } from '../../../ui/svg-art.ts';
import { energyIcon } from '../art.ts';
import { badgeArt, star } from '../pieces.ts';

export function payTokens(pay: Payment | null | undefined): Sign[] {
  if (pay === null || pay === undefined) return [];
  return [
    ...pay.cards.map((kind) => ({ art: artUrl(badgeArt(energyIcon(kind))) })),
    ...Array.from({ length: pay.xp }, () => ({ art: artUrl(star(true)) })),
  ];
}
