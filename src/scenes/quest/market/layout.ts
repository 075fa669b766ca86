/** Where everything of the Worlds' market stands in any window. A pure function; all numbers are CSS pixels. */
import type { Rect } from '../../../ui/rect.ts';
import { type BattleLayout, layoutBattle } from '../layout.ts';

export interface MarketLayout {
  /** The bar above is that of the battle. */
  battle: BattleLayout;
  small: boolean;
  k: number;
  /** The stall, or the rug. */
  stage: Rect;
  /** What is asked, and what is known of the thing that is picked. */
  info: Rect;
  /** Takes the deal; leaves it. */
  main: Rect;
  pass: Rect;
  /** One for every hero, in the order of the queue. */
  heroes: readonly Rect[];
}

const box = (x: number, y: number, width: number, height: number): Rect => ({ x, y, width, height });

/** A button's lip hangs so much below its face. */
const LIP = 1.115;

export function layoutMarket(
  width: number,
  height: number,
  heroes: number,
  withGoals = false,
  twists = 0,
): MarketLayout {
  const battle = layoutBattle(width, height, withGoals, twists);
  const { small, k, bar } = battle;
  const edge = small ? 4 : 8;
  const gap = small ? 4 : Math.round(8 * k);
  const top = bar.y + bar.height + gap;
  const queue = small ? 98 : Math.round(214 * k);
  const infoWidth = small ? Math.min(340, Math.round(width * 0.44)) : Math.round(358 * k);
  const foot = height - edge - queue - gap;
  const info = box(width - edge - infoWidth, top, infoWidth, foot - top);
  const stage = box(edge, top, info.x - gap - edge, foot - top);
  const high = small ? 44 : Math.round(54 * k);
  const row = info.y + info.height - 12 - high * LIP;
  const inner = info.width - 24;
  const passWidth = Math.round(inner * 0.38);
  const pass = box(info.x + 12, row, passWidth, high);
  const main = box(pass.x + passWidth + 8, row, inner - passWidth - 8, high);
  const most = small ? 220 : Math.round(330 * k);
  const room = width - 2 * edge;
  const each = Math.min(most, (room - gap * (heroes - 1)) / Math.max(1, heroes));
  const left = (width - each * heroes - gap * (heroes - 1)) / 2;
  const places = Array.from({ length: heroes }, (_, i) =>
    box(left + i * (each + gap), foot + gap, each, queue),
  );
  return { battle, small, k, stage, info, main, pass, heroes: places };
}

/** So many chips of a size in rows within a width; how high they are altogether. */
export function chips(room: Rect, count: number, size: number, gap: number): Rect[] {
  const perRow = Math.max(1, Math.floor((room.width + gap) / (size + gap)));
  return Array.from({ length: count }, (_, i) =>
    box(room.x + (i % perRow) * (size + gap), room.y + Math.floor(i / perRow) * (size + gap), size, size),
  );
}
