/** The storage in the evening: every chamber with its tokens; at night each of them moves one chamber on. */

import type { GameObjects } from 'phaser';
import type { ShopView } from '../../../../engine/petz/view.ts';
import { paired } from '../../../../ui/paired.ts';
import { middleOf } from '../../../../ui/rect.ts';
import { palette } from '../../../../ui/theme/palette.ts';
import type { TableKit } from '../../kit.ts';
import { cubicIn, sineInOut } from '../../motion/ease.ts';
import { burst } from '../../motion/index.ts';
import { run } from '../../motion/run.ts';
import { chamberArt } from './art.ts';
import type { FoodRow, HomeLayout } from './layout.ts';

const ROWS: readonly FoodRow[] = ['vegetable', 'meat'];

/** The tokens of one chamber, as they move together. */
export interface Heap {
  row: FoodRow;
  chamber: number;
  parts: (GameObjects.Image | GameObjects.Text)[];
}

export function buildStorage(kit: TableKit, home: HomeLayout, shop: ShopView): Heap[] {
  const heaps: Heap[] = [];
  for (const row of ROWS) {
    const rects = home.chambers[row];
    for (const [chamber, rect] of rects.entries()) {
      kit.picture(chamberArt(rect.width, chamber === rects.length - 1), rect.x, rect.y, rect.width);
    }
    for (const [chamber, rect] of rects.entries()) {
      const count = shop.food[row][chamber] ?? 0;
      if (chamber === 0 && count === 0) {
        // Which food this row is for.
        const at = middleOf(rect);
        kit.icon(`tokens/token-${row}`, at.x, at.y, rect.width * 0.6).setAlpha(0.2);
      }
      if (count === 0) continue;
      const x = rect.x + rect.width / 2;
      const y = rect.y + rect.height / 2;
      const side = rect.width * (count > 1 ? 0.62 : 0.72);
      const name = `tokens/token-${row}`;
      const parts: Heap['parts'] = [];
      if (count > 1) parts.push(kit.icon(name, x + side * 0.18, y - side * 0.16, side * 0.86));
      parts.push(kit.icon(name, count > 1 ? x - side * 0.14 : x, y + (count > 1 ? side * 0.1 : 0), side));
      if (count > 1) {
        const style = { size: Math.max(18, rect.width * 0.34), colour: palette.eyeWhite, outline: 5 };
        parts.push(kit.words(String(count), rect.x + rect.width * 0.8, rect.y + rect.height * 0.8, style));
      }
      heaps.push({ row, chamber, parts });
    }
  }
  if (home.box !== null) buildBox(kit, home.box, shop.box);
  return heaps;
}

function buildBox(kit: TableKit, rect: NonNullable<HomeLayout['box']>, food: ShopView['box']): void {
  kit.fitted('artifacts/magicBox', rect);
  if (food === null) return;
  const side = rect.width * 0.5;
  kit.icon(`tokens/token-${food}`, rect.x + rect.width * 0.76, rect.y + rect.height * 0.74, side);
}

/** Everything moves one chamber on; what was in the last one goes, and its smell stays a moment. */
export async function age(kit: TableKit, home: HomeLayout, heaps: readonly Heap[]): Promise<void> {
  if (heaps.length === 0) return;
  const tasks = heaps.map(async ({ row, chamber, parts }) => {
    const rects = home.chambers[row];
    const here = rects[chamber];
    const next = rects[chamber + 1];
    if (here === undefined) return;
    const starts = parts.map(({ x, y }) => ({ x, y }));
    const isGone = next === undefined;
    const across = isGone ? here.width * 0.9 : next.x - here.x;
    if (isGone) {
      const at = middleOf(here);
      if (row === 'meat') void burst(kit, at, 'fumes', here.width * 1.3);
    }
    await run(kit, isGone ? 900 : 480, (t) => {
      for (const [part, from] of paired(parts, starts)) {
        if (!part.active) continue;
        const gone = kit.still ? (t < 1 ? 0 : 1) : sineInOut(t);
        if (isGone) {
          part.setAlpha(1 - cubicIn(t));
          if (!kit.still) part.setPosition(from.x + across * 0.3 * gone, from.y - here.height * 0.5 * gone);
        } else part.setX(from.x + across * gone);
      }
    });
  });
  await Promise.all(tasks);
}
