/** The frame round the picture: the bar above and, where there is room for it, the rail of shops. */
import type { Seat } from '../../../engine/kernel/state.ts';
import { box } from '../../../ui/rect.ts';
import type { Look, TableLink } from '../contract.ts';
import type { TableKit } from '../kit.ts';
import { showBar } from './bar.ts';
import { reopenCalendar } from './calendar-sheet.ts';
import type { FrameLayout } from './layout.ts';
import { showRail } from './rail.ts';

/** Drawn after the picture, over its edges. */
export function buildFrame(
  kit: TableKit,
  link: TableLink,
  look: Look,
  at: FrameLayout,
  peek: (seat: Seat) => void,
): void {
  kit.touch.tip.openRule = (rule) => link.open('rules', rule);
  showBar(kit, link, look, at);
  showRail(kit, link, look, at, peek);
  reopenCalendar(kit, link, look.view);
}

/** Looking at another shop: whose it is, and the way back. */
export function buildVisit(
  { panels }: TableKit,
  { speech }: TableLink,
  { seat }: Look,
  { area, small }: FrameLayout,
  peek: (seat: Seat) => void,
): void {
  const [width, height] = small ? [196, 48] : [210, 60];
  const at = box(area.x + area.width - width - 24, area.y + area.height - height - 24, width, height);
  panels.wayBack = { at, small, id: 'back', words: speech.t('ui.table.visit.back'), tap: () => peek(seat) };
}
