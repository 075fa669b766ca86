/** The phone's narrow column for who reckons alone: what the exhibition and the customers count, in lines of chips. */
import type { Rect } from '../../../../ui/rect.ts';
import { palette } from '../../../../ui/theme/palette.ts';
import type { TableKit } from '../../kit.ts';
import { CHIP, termChip } from '../parts/words.ts';
import { drawingAt } from './art.ts';
import { icon, type Stage } from './parts.ts';
import { shapeArt } from './shapes.ts';
import { type ChipPlan, planChips } from './strip-plan.ts';
import { type Wish, wishesOf } from './wishes.ts';

const GAP = 4;

/** Those there is room for, the soonest first; each tells all of itself when it is pressed. */
export function buildStripWishes(stage: Stage, room: Rect): void {
  const { kit } = stage.deal;
  let { y } = room;
  for (const wish of wishesOf(stage)) {
    const plan = planChips(wish.terms.length, room.width - 7);
    const height = Math.max(plan.face + 4, plan.lines * (plan.line + 2) + 6, 44);
    if (y + height > room.y + room.height + 1) continue;
    const rect = { ...room, y, height };
    kit.stretched(shapeArt(rect.width, height, { fill: '#fffaf0', edge: palette.gilt, radius: 9 }), rect);
    const art = drawingAt(wish.art);
    if (art !== null) icon(kit, art, room.x + 3 + plan.face / 2, y + height / 2, plan.face);
    chips(stage, wish, rect, plan);
    tell(kit, wish, rect);
    y += height + GAP;
  }
}

function chips({ deal }: Stage, { terms }: Wish, rect: Rect, { face, line, across, lines }: ChipPlan): void {
  const x = rect.x + face + 6;
  const y = rect.y + (rect.height - lines * (line + 2)) / 2;
  for (const [i, term] of terms.entries()) {
    const at = { x: x + (i % across) * line * CHIP, y: y + Math.floor(i / across) * (line + 2) };
    termChip(deal.kit, deal.link.speech, term, { ...at, height: line });
  }
}

function tell(kit: TableKit, { art, explain }: Wish, rect: Rect): void {
  kit.press(`wish:${art}`, rect, () => kit.touch.reveal(rect, explain), explain);
}
