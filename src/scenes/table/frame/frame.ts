/** The frame round the picture: the bar above and, where there is room for it, the rail of shops. */
import type { Seat } from '../../../engine/kernel/state.ts';
import { twistsNow } from '../../../session/advice/twists.ts';
import type { Rect } from '../../../ui/rect.ts';
import type { Look, TableLink } from '../contract.ts';
import type { TableKit } from '../kit.ts';
import { buildBar } from './bar.ts';
import { keepComing } from './coming.ts';
import { type FrameLayout, layoutFrame } from './layout.ts';
import { buildNext } from './next.ts';
import { buildRail } from './rail.ts';

export function frameFor(
  { width, height }: Rect,
  look: Look,
  withRail: boolean,
  withGoals: boolean,
): FrameLayout {
  const twists = twistsNow(look.view).length;
  return layoutFrame(width, height, look.view.shops.length, withRail, withGoals, twists);
}

/** Drawn after the picture, over its edges. */
export function buildFrame(
  kit: TableKit,
  link: TableLink,
  look: Look,
  at: FrameLayout,
  peek: (seat: Seat) => void,
): void {
  kit.touch.tip.openRule = (rule) => link.open('rules', rule);
  kit.lasts(() => {
    buildBar(kit, link, look, at);
    buildRail(kit, link, look, at, peek);
  });
  if (at.cards.length > 0) buildNext(kit, link, look, at);
  keepComing(kit, link, look.view);
}
