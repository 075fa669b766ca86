/** The way a pet was sold: what it brings, and what it costs. */
import type { GameObjects } from 'phaser';
import type { Seat } from '../../../../engine/kernel/state.ts';
import type { SaleValue } from '../../../../engine/petz/read.ts';
import type { Speech } from '../../../../ui/access/text/speech.ts';
import type { Rect } from '../../../../ui/rect.ts';
import { palette } from '../../../../ui/theme/palette.ts';
import type { TableKit } from '../../kit.ts';
import { impOf } from '../../pieces.ts';
import { card } from '../parts/boards.ts';
import { icon, line } from '../parts/words.ts';
import type { SaleLayout } from './layout.ts';

export interface Way {
  platform: boolean;
  value: SaleValue;
  /** Reputation for each point of the match. */
  factor: number;
  /** Own imps on the platform. */
  imps: number;
}

export interface WayParts {
  rect: Rect;
  /** What the way brings; not seen before it is counted. */
  gain: GameObjects.Text;
  /** Where the imp stands who steps down. */
  stand: Rect;
}

export function buildWay(
  kit: TableKit,
  speech: Speech,
  { compact, way: rect }: SaleLayout,
  { platform, value, factor, imps }: Way,
  seat: Seat,
): WayParts {
  const { x, y, width, height } = rect;
  kit.picture(card('picked', width, height), x, y, width);
  const side = Math.min(
    compact ? width * 0.27 : width * 0.42,
    compact ? 128 : 230,
    height * (compact ? 0.7 : 0.56),
  );
  const art = { x: x + 14, y: y + (compact ? (height - side) / 2 : height * 0.1), width: side, height: side };
  const name = platform ? 'spaces/platform' : 'icons/icon-blackmarket';
  icon(kit, name, art.x + side / 2, art.y + side / 2, side);
  if (platform) buildStanding(kit, art, seat, imps);
  const right = x + width - 16;
  const from = art.x + side + 8;
  const title = speech.t(platform ? 'ui.saleSet.platform' : 'ui.saleSet.market');
  const size = compact ? 17 : Math.min(34, Math.max(19, Math.min(height * 0.13, width * 0.085)));
  line(kit, title, right, y + (compact ? height * 0.25 : size * 1.05 + 6), { size, fit: right - from }, 1);
  const gain = buildSum(kit, speech, rect, compact, { value, factor, from });
  const note = speech.t(platform ? 'ui.saleSet.platformCost' : 'ui.saleSet.marketCost');
  const foot = { size: 17, family: 'text', colour: palette.textSoft, fit: width - 40 } as const;
  if (!compact) line(kit, note, x + 20, y + height - 22, foot);
  return { rect, gain, stand: art };
}

/** `5 × 3`, and the reputation it brings. */
function buildSum(
  kit: TableKit,
  speech: Speech,
  { x, y, width, height }: Rect,
  compact: boolean,
  { value, factor, from }: { value: SaleValue; factor: number; from: number },
): GameObjects.Text {
  const sum = `${speech.number(value.match)} × ${speech.number(factor)}`;
  const gain = speech.signed(value.reputation);
  const right = x + width - 16;
  const room = right - from;
  if (compact) {
    const middle = y + height * 0.66;
    icon(kit, 'icons/icon-reputation', right - 10, middle, 24);
    const soft = { size: 18, fit: (room - 32) * 0.42, colour: palette.textSoft };
    line(kit, sum, from, middle, soft);
    return line(
      kit,
      gain,
      right - 26,
      middle,
      { size: 24, fit: (room - 32) * 0.56, colour: palette.goodText },
      1,
    );
  }
  const big = Math.min(76, height * 0.24, width * 0.17);
  const soft = { size: big * 0.72, fit: room - 6, colour: palette.textSoft };
  line(kit, sum, right, y + height * 0.4, soft, 1);
  icon(kit, 'icons/icon-reputation', right - big * 0.4, y + height * 0.65, big * 0.95);
  const style = { size: big, fit: room - big, colour: palette.goodText };
  return line(kit, gain, right - big * 0.95, y + height * 0.65, style, 1);
}

/** Own imps on the platform, as many as there are. */
function buildStanding(kit: TableKit, { x, y, width, height }: Rect, seat: Seat, imps: number): void {
  const shown = Math.min(imps, 3);
  const size = height * 0.34;
  for (let i = 0; i < shown; i++) {
    const middle = x + width / 2 + (i - (shown - 1) / 2) * size * 0.82;
    kit.fitted(impOf(seat), { x: middle - size / 2, y: y + height * 0.42, width: size, height: size }, true);
  }
}
