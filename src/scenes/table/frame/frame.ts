/** The frame round the picture: the bar above and, where there is room for it, the rail of shops. */
import { box } from '../../../ui/rect.ts';
import { showBar } from './bar.ts';
import { reopenCalendar } from './calendar-sheet.ts';
import type { Framing } from './layout.ts';
import { showRail } from './rail.ts';

/** Drawn after the picture, over its edges. */
export function buildFrame(framing: Framing): void {
  const { kit, link } = framing;
  kit.touch.tip.openRule = (rule) => link.open('rules', rule);
  showBar(framing);
  showRail(framing);
  reopenCalendar(framing);
}

/** Looking at another shop: whose it is, and the way back. */
export function buildVisit({ kit, look, at: { area, small }, peek, speech }: Framing): void {
  const [width, height] = small ? [196, 48] : [210, 60];
  const at = box(area.x + area.width - width - 24, area.y + area.height - height - 24, width, height);
  const words = speech.t('ui.table.visit.back');
  kit.panels.wayBack = { at, small, id: 'back', words, tap: () => peek(look.seat) };
}
