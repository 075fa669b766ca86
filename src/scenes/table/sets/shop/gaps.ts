/** The places between the plots where imps play, and the middle, for an imp that cleans. */

import type { GameObjects } from 'phaser';
import { around, type Rect } from '../../../../ui/rect.ts';
import { palette } from '../../../../ui/theme/palette.ts';
import { explainNeed, explainToken } from '../../explain/index.ts';
import type { TableKit } from '../../kit.ts';
import { impOf } from '../../pieces.ts';
import type { Circle } from './layout.ts';
import { type Stage, shape } from './parts.ts';

/** `offered`: gaps that may be pressed now. */
export function buildGaps(
  stage: Stage,
  offered: readonly number[] = [],
  press?: (gap: number) => void,
): void {
  const { layout, owner, kit, link } = stage;
  const { busy } = stage.shop;
  for (const [gap, place] of layout.gaps.entries()) {
    const imps = busy.gaps[gap] ?? 0;
    const isOffered = offered.includes(gap);
    if (imps === 0 && !isOffered && layout.compact) continue;
    round(kit, place, imps > 0 ? '#a8c8f0' : isOffered ? '#fff3b0' : '#fbe6c0', imps === 0 && !isOffered);
    if (imps > 0) kit.fitted(impOf(owner), inside(place, 0.8));
    else kit.icon('icons/need-play', place.x, place.y, place.size * 0.62).setAlpha(isOffered ? 1 : 0.45);
    if (imps > 1) number(kit, imps, place);
    const explain = () => explainNeed(link, 'play');
    if (isOffered && press !== undefined)
      kit.press(`gap:${gap}`, inside(place, 1), () => press(gap), explain);
    else kit.tell(inside(place, 1), explain);
  }
  const cleaning = busy.centre;
  if (cleaning === 0) return;
  round(kit, layout.centre, '#fff6e4', false);
  kit.icon('icons/icon-broom', layout.centre.x, layout.centre.y, layout.centre.size * 0.66);
  if (cleaning > 1) number(kit, cleaning, layout.centre);
  kit.tell(inside(layout.centre, 1), () => explainToken(link, 'imp', cleaning));
}

function number(kit: TableKit, count: number, { x, y, size }: Circle): void {
  kit.words(String(count), x + size * 0.3, y + size * 0.3, {
    size: Math.max(16, size * 0.3),
    colour: palette.eyeWhite,
    outline: 4,
  });
}

/** A square in the middle of a round place. */
function inside({ x, y, size }: Circle, share: number): Rect {
  const side = size * share;
  return around({ x, y }, side);
}

function round(kit: TableKit, place: Circle, fill: string, dashed: boolean): void {
  const edge = dashed ? '#7a4a3c' : palette.ink;
  shape(kit, inside(place, 1), { fill, dashed, edge });
}

/** A lamp over the pet that is looked after now. */
export function buildLamp({ layout, kit }: Stage, at: number): GameObjects.Image | undefined {
  const spot = layout.plots[at];
  if (spot === undefined) return undefined;
  const { rect, cage } = spot;
  const width = Math.min(rect.width * 0.5, cage.width * 0.62);
  const x = cage.x + cage.width / 2 - width / 2;
  return kit.picture('props/shop-lamp', x, rect.y - width * 0.04, width);
}
