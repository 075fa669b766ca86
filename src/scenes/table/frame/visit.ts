/** Looking at another shop: whose it is, and the way back. */
import type { Seat } from '../../../engine/kernel/state.ts';
import type { Look, TableLink } from '../contract.ts';
import type { TableKit } from '../kit.ts';
import type { FrameLayout } from './layout.ts';

export function buildVisit(
  kit: TableKit,
  { speech }: TableLink,
  { seat }: Look,
  { area, small }: FrameLayout,
  peek: (seat: Seat) => void,
): void {
  const width = small ? 150 : 210;
  const height = small ? 48 : 60;
  const rect = {
    x: area.x + area.width - width - 24,
    y: area.y + area.height - height - 24,
    width,
    height,
  };
  const words = speech.t('ui.table.visit.back');
  kit.button('back', rect, { kind: 'gold', words, size: small ? 18 : 22 }, () => peek(seat));
}
