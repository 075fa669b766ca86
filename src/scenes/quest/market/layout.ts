/** Where everything of the Worlds' market stands in any window. A pure function; all numbers are CSS pixels. */
import { box, isUpright, type Rect, series } from '../../../ui/rect.ts';
import type { BattleLayout } from '../battle-layout.ts';
import { layoutBattle } from '../layout.ts';

export interface MarketLayout {
  /** The bar above is that of the battle. */
  battle: BattleLayout;
  small: boolean;
  k: number;
  /** The stall, or the rug. */
  stage: Rect;
  /** What is asked, and what is known of the thing that is picked. */
  info: Rect;
  /** One for every hero, in the order of the queue. */
  heroes: readonly Rect[];
}

/** No hero's place is made narrower than that for the panel: on a phone, and in a whole picture of scale 1. */
const LEAST = { small: 110, whole: 210 };

export function layoutMarket(width: number, height: number, heroes: number): MarketLayout {
  const battle = layoutBattle(width, height);
  const { small, k, bar } = battle;
  const edge = small ? 4 : 8;
  const gap = small ? 4 : Math.round(8 * k);
  const top = bar.y + bar.height + gap;
  const queue = small ? 98 : Math.round(214 * k);
  const infoWidth = small ? Math.min(340, Math.round(width * 0.44)) : Math.round(358 * k);
  const foot = height - edge - queue - gap;
  const beside = box(width - edge - infoWidth, top, infoWidth, foot - top);
  const half = Math.round((foot - top) / 2);
  const isBelow = isUpright({ width, height });
  // The panel takes the whole height where the queue still has room beside it.
  const aside = (beside.x - gap - edge - gap * (heroes - 1)) / Math.max(1, heroes);
  const isTall = !isBelow && aside >= (small ? LEAST.small : LEAST.whole * k);
  if (isTall) beside.height = height - edge - top;
  const info = isBelow ? box(edge, top + half, width - 2 * edge, foot - top - half) : beside;
  const stage = isBelow
    ? box(edge, top, info.width, half - gap)
    : box(edge, top, info.x - gap - edge, foot - top);
  const most = small ? 220 : Math.round(330 * k);
  const room = (isTall ? beside.x - gap : width - edge) - edge;
  const each = Math.min(most, (room - gap * (heroes - 1)) / Math.max(1, heroes));
  const left = edge + (room - each * heroes - gap * (heroes - 1)) / 2;
  const places = series(box(left, foot + gap, each, queue), heroes, each + gap);
  return { battle, small, k, stage, info, heroes: places };
}

/** Width of a card to its height. */
const CARD = 192 / 272;

/** Places for so many things on the rug: one row, or two where there are many. */
export function onRug(room: Rect, count: number): Rect[] {
  if (count === 0) return [];
  const rows = count > 7 ? 2 : 1;
  const perRow = Math.ceil(count / rows);
  const gap = 14;
  const height = Math.min((room.height - gap * (rows - 1)) / rows, (room.width / perRow - gap) / CARD);
  const width = height * CARD;
  return Array.from({ length: count }, (_, i) => {
    const row = Math.floor(i / perRow);
    const inRow = Math.min(perRow, count - row * perRow);
    const left = room.x + (room.width - inRow * width - (inRow - 1) * gap) / 2;
    const top = room.y + (room.height - rows * height - (rows - 1) * gap) / 2;
    return { x: left + (i % perRow) * (width + gap), y: top + row * (height + gap), width, height };
  });
}
