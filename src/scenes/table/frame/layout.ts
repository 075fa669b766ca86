/**
 * Where the frame of the table stands in any window: the bar above, the rail of shops at the left, what is left for
 * the picture. In an upright window the bar has up to two lines, and the rail is a row below it. A pure function; all
 * numbers are CSS pixels.
 */
import type { Seat } from '../../../engine/kernel/state.ts';
import { tableFacts } from '../../../engine/petz/read.ts';
import type { PetzView } from '../../../engine/petz/view.ts';
import { twistsNow } from '../../../session/advice/twists.ts';
import { box as boxOf, columns, isUpright, type Rect, type Size, shortSide } from '../../../ui/rect.ts';
import type { Look, Tools } from '../contract.ts';

export interface FrameLayout {
  /** A phone's window: no names, only what is counted. */
  small: boolean;
  /** How much larger the bar's letters and pictures are than on a small desktop window. */
  k: number;
  bar: Rect;
  /** Hangs under the bar while groups wait: who goes in which order. No wider than 0 where there is no room for it. */
  next: Rect;
  /** One card a shop, the last is one's own; none without a rail. */
  cards: Rect[];
  /** What is left for the picture. */
  area: Rect;
}

/** What the frame is drawn with; `peek` goes to look at a shop. */
export interface Framing extends Tools {
  look: Look;
  at: FrameLayout;
  peek(seat: Seat): void;
}

/** A game of one round knows neither exhibitions nor customers: the bar's second line has only twists to show. */
export const hasSecondLine = (view: PetzView): boolean =>
  tableFacts(view).rounds > 1 || twistsNow(view).length > 0;

/** `hasSecond`: in an upright window the bar has a second line. */
export function layoutFrame(
  width: number,
  height: number,
  shops: number,
  withRail: boolean,
  hasSecond = true,
): FrameLayout {
  const small = shortSide({ width, height }) < 520;
  const upright = isUpright({ width, height });
  const edge = small ? 4 : 8;
  // On a phone everything in the bar can be pressed, so that it must be as high as a fingertip is wide.
  const k = width >= 1600 && height >= 900 ? 1.25 : 1;
  const barHeight = small ? 54 : Math.round(74 * k);
  const line = barHeight - (small ? 10 : 14);
  const pitch = line + (small ? 6 : 4);
  const bar = boxOf(edge, 4, width - 2 * edge, barHeight + (upright && hasSecond ? pitch : 0));

  const top = bar.y + bar.height + (small ? 4 : 6);
  const cardGap = small ? 4 : 8;
  const cards = !withRail
    ? []
    : upright
      ? columns(boxOf(edge, top, width - 2 * edge, small ? 84 : 172), shops, cardGap, small ? 124 : 240)
      : railAside({ width, height }, shops, { small, edge, top, gap: cardGap });
  const [first] = cards;
  const x = first === undefined ? 0 : upright ? edge : first.x + first.width + cardGap;
  const y = first === undefined || !upright ? top : top + first.height + cardGap;
  const area = boxOf(x, y, width - x - (withRail ? edge : 0), height - y);
  const next = boxOf(
    area.x + (small ? 2 : 4),
    upright ? area.y : bar.y + bar.height,
    small ? (width < 700 ? 0 : 76) : width < 1100 ? 126 : 212,
    small ? 28 : 34,
  );
  return { small, k, bar, next, cards, area };
}

/** The cards below each other at the left edge, one's own at the foot of the window. */
function railAside(
  { width, height }: Size,
  shops: number,
  { small, edge, top, gap }: { small: boolean; edge: number; top: number; gap: number },
): Rect[] {
  const large = width < 1100 ? 112 : width < 1600 ? 124 : 150;
  const wide = small ? (width < 700 ? 74 : 84) : large;
  const room = height - top - edge;
  const most = small ? 120 : width < 1600 ? 216 : 240;
  const high = Math.min(most, (room - gap * (shops - 1)) / shops);
  return Array.from({ length: shops }, (_, i) =>
    boxOf(edge, i === shops - 1 ? height - edge - high : top + i * (high + gap), wide, high),
  );
}
