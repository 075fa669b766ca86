/** The needs in the order in which they are dealt with, who has them, and which one it is the turn of. */
import type { Need } from '../../../../engine/petz/data/schema.ts';
import { NEED_INDEX, petsOf } from '../../../../engine/petz/read.ts';
import type { ShopView } from '../../../../engine/petz/view.ts';
import { around, type Rect } from '../../../../ui/rect.ts';
import { palette } from '../../../../ui/theme/palette.ts';
import { explainExhibition, explainNeed } from '../../explain/index.ts';
import { drawing } from '../../shelf.ts';
import { drawingAt, moodArt } from './art.ts';
import { icon, medal, ownShop, type Stage, words } from './parts.ts';
import { glowArt, shapeArt } from './shapes.ts';
import { isPast, ORDER, petsTurn, type Step } from './turn-order.ts';

/** How often each pet that is looked after now, or still to be, has a need, by plot; empty while nobody may know. */
function having(stage: Stage, shop: ShopView, need: Need): { pet: string; count: number }[] {
  const turn = petsTurn(stage);
  const isDue = (at: number) => turn === null || (turn.at === null ? turn.todo.includes(at) : turn.at === at);
  const now = petsOf(shop).filter(({ at }) => isDue(at));
  return now.flatMap(({ pet }) => {
    const count = pet.needs?.[NEED_INDEX[need]] ?? 0;
    return count > 0 ? [{ pet: pet.id, count }] : [];
  });
}

/** The list, a row for each need and one for the exhibition; gives back where the score stands in that, if there is one. */
export function buildOrder(stage: Stage, room: Rect, now: Step | null): Rect | null {
  const { look } = stage;
  const shop = ownShop(stage);
  let score: Rect | null = null;
  if (shop === undefined) return score;
  const tile = look.view.exhibitions.find(({ round }) => round === look.view.round)?.id ?? null;
  const steps: Step[] = tile === null && shop.entry === null ? [...ORDER] : [...ORDER, 'show'];
  const columns = room.height / steps.length < 34 ? 2 : 1;
  const lines = Math.ceil(steps.length / columns);
  const height = Math.min(room.height / lines, 84);
  const width = room.width / columns;
  for (const [i, step] of steps.entries()) {
    const rect = {
      x: room.x + Math.floor(i / lines) * width + 2,
      y: room.y + (i % lines) * height + 2,
      width: width - 4,
      height: height - 4,
    };
    if (step === 'show') score = scoreIn(rect);
    buildRow(stage, shop, rect, step, { isNow: step === now, isPast: isPast(step, now, shop), tile });
  }
  return score;
}

/** The medal at the right end of the exhibition's row. */
function scoreIn({ x, y, width, height }: Rect): Rect {
  const size = height * 0.88;
  return {
    x: x + width - 8 - height * 0.46 - size / 2,
    y: y + (height - size) / 2,
    width: size,
    height: size,
  };
}

/** Beside a face: how often it has the need. */
const NUMBER = 18;

interface RowLook {
  isNow: boolean;
  isPast: boolean;
  tile: string | null;
}

function buildRow(
  stage: Stage,
  shop: ShopView,
  rect: Rect,
  step: Step,
  { isNow, isPast, tile }: RowLook,
): void {
  const { deal, layout, look } = stage;
  const { kit, link } = deal;
  const { x, y, width, height } = rect;
  const middle = y + height / 2;
  const who = step === 'show' ? [] : having(stage, shop, step);
  const isEmpty = step !== 'show' && who.length === 0;
  const fill = isNow ? '#fff3b0' : isPast ? '#e9f3dc' : '#fffaf0';
  const radius = Math.min(14, height * 0.36);
  kit.stretched(shapeArt(width, height, { fill, edge: isNow ? palette.ink : palette.gilt, radius }), rect);
  if (isNow) {
    const glow = glowArt(width + 6, height + 6, radius);
    kit.picture(glow, x - 3, y - 3, Math.round(width + 6));
  }
  const size = height * 0.78;
  const art = step === 'show' ? drawingAt(`exhibitions/${tile}.svg`) : drawing(`icons/need-${step}`);
  const sign = art === null ? null : icon(kit, art, x + 8 + size / 2, middle, size);
  sign?.setAlpha(isEmpty && !isNow ? 0.5 : 1);
  const narrow = layout.compact && width < 200;
  const left = x + size + (narrow ? 11 : 16);
  const beside = narrow ? 14 : NUMBER;
  const share = (x + width - 8 - left) / Math.max(1, who.length) - beside;
  const face = Math.max(16, Math.min(height * 0.86, 56, share));
  const faces = who.length * (face + beside);
  const check = isPast ? height * 0.66 : 0;
  const room = x + width - 10 - check - left - faces;
  const name =
    step === 'show' ? (tile === null ? '' : link.speech.thing('exhibition', tile)) : link.speech.need(step);
  if (!narrow && room > 40) {
    const style = { size: layout.words, family: 'display', fit: room } as const;
    words(kit, name, left, middle, style).setAlpha(isEmpty && !isNow ? 0.6 : 1);
  }
  let right = x + width - 8;
  if (isPast && !narrow) {
    icon(kit, drawing('icons/ui-check'), right - check / 2, middle, check * 0.8);
    right -= check;
  }
  if (step === 'show' && shop.entry !== null) {
    const score = shop.entry.takesPart ? link.speech.number(shop.entry.score) : '–';
    const at = scoreIn(rect);
    medal(kit, at.x + at.width / 2 + right - (x + width - 8), middle, at.width, score, '#ffe99a');
  }
  for (const [i, { pet, count }] of [...who].reverse().entries()) {
    const at = right - (i + 1) * (face + beside) + 2;
    icon(kit, moodArt(pet, 'content'), at + face / 2, middle, face);
    words(kit, link.speech.number(count), at + face, middle + 1, {
      size: Math.max(16, layout.words),
      family: 'display',
    });
  }
  kit.tell(rect, () =>
    step === 'show' && tile !== null
      ? explainExhibition(link, look.view, tile)
      : explainNeed(link, step === 'show' ? 'play' : step),
  );
}

/** The order as a line of signs, where there is no room for the list: the one it is the turn of stands out. */
export function buildOrderLine(stage: Stage, room: Rect, now: Step | null): void {
  const { kit, link } = stage.deal;
  const shop = ownShop(stage);
  if (shop === undefined) return;
  const step = room.width / ORDER.length;
  const size = Math.min(room.height * 0.88, step * 0.8);
  for (const [i, need] of ORDER.entries()) {
    const x = room.x + (i + 0.5) * step;
    const y = room.y + room.height / 2;
    const isNow = need === now;
    const past = isPast(need, now, shop);
    const isEmpty = having(stage, shop, need).length === 0;
    const wide = size * (isNow ? 1.12 : 0.94);
    const fill = isNow ? palette.glow : past || isEmpty ? '#8a6a86' : palette.parchment;
    const plate = around({ x, y }, wide);
    kit.stretched(shapeArt(wide, wide, { fill }), plate).setAlpha(isEmpty && !isNow ? 0.6 : 1);
    icon(kit, drawing(`icons/need-${need}`), x, y, wide * 0.72).setAlpha(
      !isNow && (past || isEmpty) ? 0.5 : 1,
    );
    if (past && !isEmpty) icon(kit, drawing('icons/ui-check'), x + size * 0.36, y + size * 0.26, size * 0.46);
    const cell = { x: x - step / 2, y: room.y, width: step, height: room.height };
    kit.tell(cell, () => explainNeed(link, need));
  }
}
