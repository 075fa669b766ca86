/** A plot without a cage: grass, a dashed outline where one would stand, and a sign that says how to get it. */

import { palette } from '../../../../ui/theme/palette.ts';
import { drawing } from '../../drawings.ts';
import type { PlotSpot } from './layout.ts';
import { icon, type Stage } from './parts.ts';

export function buildLot({ deal, layout }: Stage, { cage, rect }: PlotSpot): void {
  const { kit, link } = deal;
  const { t } = link.speech;
  kit.picture(drawing('props/lot'), cage.x, cage.y, cage.width).setAlpha(0.95);
  const x = cage.x + cage.width / 2;
  const y = cage.y + cage.height * 0.375;
  const below = { size: 16, family: 'text', fit: rect.width - 24, lines: 2 } as const;
  if (layout.compact) {
    // The sign is too small for words.
    icon(kit, drawing('icons/count-pets'), x, y, cage.height * 0.24);
    kit.words(t('ui.shop.noCage'), x, rect.y + rect.height - 20, { ...below, lines: 1 });
    return;
  }
  const size = Math.min(22, Math.max(16, cage.width * 0.075));
  kit.words(t('ui.shop.noCage'), x, y, { size, fit: cage.width * 0.62, lines: 2, colour: palette.ink });
  kit.words(t('ui.shopSet.buyCage'), x, cage.y + cage.height + 14, below);
}
