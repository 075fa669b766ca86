/** What a shop has of the dark alleys, in small signs: flag, bodyguard, hat, accessories, processed food. */
import type { Seat } from '../../../engine/kernel/state.ts';
import { accessoryCard, ownsHat } from '../../../engine/petz/read.ts';
import type { ShopView } from '../../../engine/petz/view.ts';
import type { Rect } from '../../../ui/rect.ts';
import { palette } from '../../../ui/theme/palette.ts';
import { drawing } from '../drawings.ts';
import type { TableKit } from '../kit.ts';
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

/** In a row; `y` of the box is its middle. What there are several of has its number. */
export function buildBelongings(
  kit: TableKit,
  belongings: readonly Belonging[],
  { x, y, width, height }: Rect,
): void {
  const step = Math.min(width / belongings.length, height + 12);
  const side = Math.min(height, step - 1);
  for (const [i, { icon, count }] of belongings.entries()) {
    const left = x + i * step;
    kit.fitted(drawing(icon), { x: left, y: y - side / 2, width: side, height: side });
    if (count < 2) continue;
    const style = { size: 16, colour: palette.eyeWhite, outline: 4 } as const;
    kit.words(String(count), left + side * 0.82, y + side * 0.22, style);
  }
}
