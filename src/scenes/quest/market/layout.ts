/** Where everything of the Worlds' market stands in any window. A pure function; all numbers are CSS pixels. */
import { box, centre, columns, isUpright, lined, type Rect, stacked } from '../../../ui/rect.ts';
import type { BattleLayout } from '../battle-layout.ts';
import { layoutBattle } from '../layout.ts';

export interface MarketLayout {
  /** The bar above is that of the battle. */
  battle: BattleLayout;
  small: boolean;
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
  const [edge, gap] = small ? [4, 4] : [8, Math.round(8 * k)];
  const top = bar.y + bar.height + gap;
  const room = box(edge, top, width - 2 * edge, height - edge - top);
  const high = small ? 98 : Math.round(214 * k);
  const wide = small ? Math.min(340, Math.round(width * 0.44)) : Math.round(358 * k);
  const isBelow = isUpright({ width, height });
  // The panel takes the whole height where the queue still has room beside it.
  const [left, tall] = lined(room, gap, [null, wide]);
  const [place = left] = columns(left, heroes, gap);
  const isTall = !isBelow && place.width >= (small ? LEAST.small : LEAST.whole * k);
  const [upper, queue] = stacked(isTall ? left : room, gap, [null, high]);
  const beside = isTall ? ([upper, tall] as const) : lined(upper, gap, [null, wide]);
  const [stage, info] = isBelow ? stacked(upper, gap, [null, null]) : beside;
  const [first = queue] = columns(queue, heroes, gap, small ? 220 : Math.round(330 * k));
  const used = centre(queue, first.width * heroes + gap * (heroes - 1), high);
  return { battle, small, stage, info, heroes: columns(used, heroes, gap) };
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
