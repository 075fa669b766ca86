/** Where the accessories of a pet stand beside it, to be taken off again: pure. */

import type { Rect } from '../../../../ui/rect.ts';
import { FINGER } from '../../../../ui/rect.ts';
import type { PlotSpot } from './places.ts';

/** In a column at the side where the addon is not, from the top; a second column begins where the first is full. */
export function wornRects({ rect, addon }: PlotSpot, count: number, compact: boolean): Rect[] {
  const size = compact ? FINGER : Math.max(48, Math.min(66, rect.height * 0.2));
  const step = size + 4;
  const rows = Math.max(1, Math.floor((rect.height - 12) / step));
  const isLeft = addon.x > rect.x + rect.width / 2;
  return Array.from({ length: count }, (_, i) => {
    const column = Math.floor(i / rows);
    const x = isLeft ? rect.x + 8 + column * step : rect.x + rect.width - 8 - size - column * step;
    return { x, y: rect.y + 8 + (i % rows) * step, width: size, height: size };
  });
}
