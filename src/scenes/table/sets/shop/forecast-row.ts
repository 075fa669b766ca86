/** One pet in the forecast: its face, its needs and what stands against them, the verdict, its scores. */

import { SMALLEST } from '../../../../ui/label.ts';
import { around, type Rect } from '../../../../ui/rect.ts';
import { palette } from '../../../../ui/theme/palette.ts';
import { drawing } from '../../shelf.ts';
import { moodArt } from './art.ts';
import { icon, medal, narrow, ownShop, type Stage, shrink, wordedPill, words } from './parts.ts';
import { moodOf, type Prospect, type Verdict, verdictOf } from './prospect.ts';
import { shapeArt } from './shapes.ts';

/** Ground, pill and picture of each verdict. */
export const ROWS: Readonly<Record<Verdict, readonly [row: string, pill: string, picture: string]>> = {
  lost: ['#fde0d6', '#b8283a', 'icons/ui-cross'],
  flees: ['#fde0d6', '#c8323f', 'icons/need-anger'],
  wrecks: ['#fde0d6', '#c8323f', 'icons/need-anger'],
  held: ['#fde8d6', '#b8651f', 'icons/icon-imp'],
  warded: ['#fde8d6', '#b8651f', 'artifacts/impArmor'],
  mutates: ['#f3e1fb', '#8a3fb8', 'tokens/token-mutation'],
  suffers: ['#dde8f8', '#3f6fb8', 'tokens/token-suffering'],
  cared: ['#e6f4da', '#2f8a43', 'icons/ui-check'],
  waits: ['#fff3dc', '#8d7a6a', 'icons/ui-help'],
};

/** A column of scores: the exhibition's, or a customer's; `x` is its middle. */
export interface Column {
  x: number;
  of: 'show' | { customer: string };
}

/** Less room than this holds no words at all. */
const WORDED = 92;

export function buildRow(
  stage: Stage,
  row: Rect,
  pet: Prospect,
  columns: readonly Column[],
  coin: number,
): void {
  const { kit, link } = stage.deal;
  const { layout } = stage;
  const verdict = verdictOf(pet);
  const [ground, colour, picture] = ROWS[verdict];
  kit.stretched(shapeArt(row.width, row.height, { fill: ground, edge: palette.gilt, radius: 16 }), row);
  const face = buildFace(stage, row, pet);
  const left = row.x + face + 24;
  const size = Math.min(32, row.height * 0.3);
  symbols(stage, pet, left, row.y + row.height * 0.27, row.x + row.width - 10 - left, size);
  const first = columns[0]?.x ?? row.x + row.width;
  const room = first - coin / 2 - 8 - left;
  const height = Math.min(44, row.height * 0.42);
  const middle = row.y + row.height * 0.71;
  const tag = { x: left, y: middle - height / 2, width: Math.min(room, height * 4.4), height };
  const look = { art: drawing(picture), text: verdictWords(stage, pet, verdict), fill: colour };
  const isWorded = room >= WORDED && wordedPill(kit, tag, { ...look, size: layout.words });
  if (!isWorded) {
    // The colour and the picture say it; the rest is told by whoever presses the row.
    const wide = Math.max(height, Math.min(room, height * 1.5));
    const sign = { ...tag, width: wide };
    kit.stretched(shapeArt(wide, height, { fill: colour, radius: height * 0.42 }), sign);
    icon(kit, look.art, left + wide / 2, middle, height * 0.74);
  }
  for (const { x, of } of columns) {
    const score =
      of === 'show'
        ? pet.show
        : (pet.matches.find(({ customer }) => customer === of.customer)?.match ?? null);
    const text = score === null ? '–' : link.speech.number(score);
    medal(kit, x, middle, coin, text, score === null ? '#e3d5c4' : score > 0 ? '#fff3b0' : '#f3e6d2');
  }
}

/** The face in its mood with the name below; returns its width. */
function buildFace(stage: Stage, row: Rect, pet: Prospect): number {
  const { kit, link } = stage.deal;
  const plot = ownShop(stage)?.plots[pet.plot];
  const face = Math.min(row.height * 0.66, row.width * 0.19, 92);
  const x = row.x + 14 + face / 2;
  // The letters themselves are 6 narrower than their picture, and stay between the frame and the verdict.
  const isTwo = buildName(stage, link.speech.pet(pet.pet), { ...row, x, width: face + 22 }, face);
  // Two lines below leave it less room.
  const y = isTwo ? row.y + EDGE + face / 2 : row.y + row.height * 0.41;
  const circle = around({ x, y }, face);
  kit.stretched(shapeArt(face, face, { fill: '#fffaf0' }), circle);
  icon(kit, moodArt(pet.pet, moodOf(pet), plot?.pet ?? {}), x, y - face * 0.02, face * 0.86);
  return face;
}

/** Between the row's frame and what stands in it. */
const EDGE = 7;

/**
 * The name below the face, in the middle of `place.x`: in one line, or in two where the row is high enough. Of a name
 * that is longer still its first words stand here, and the row's explanation tells it whole. Whether it takes two lines.
 */
function buildName({ deal, layout }: Stage, name: string, place: Rect, face: number): boolean {
  const { kit } = deal;
  const { x, y, width, height } = place;
  const style = { size: Math.max(16, layout.words - 1), fit: width };
  const text = kit.words(name, x, y + height * 0.86, style);
  if (narrow(text, SMALLEST, width)) return false;
  const parts = name.split(' ');
  for (let n = parts.length - 1; n > 0; n--) {
    text.setText(`${parts.slice(0, n).join(' ')}\n${parts.slice(n).join(' ')}`);
    if (text.width > width || text.height + face + EDGE * 2 > height) continue;
    text.setY(y + height - EDGE - text.height / 2);
    return true;
  }
  text.setText(name).setFontSize(SMALLEST);
  for (let n = parts.length - 1; n > 0 && text.width > width; n--) text.setText(parts.slice(0, n).join(' '));
  shrink(text, SMALLEST, width);
  return false;
}

function verdictWords({ deal }: Stage, pet: Prospect, verdict: Verdict): string {
  const { t } = deal.link.speech;
  if (pet.lost !== null) return t(pet.lost === 'escaped' ? 'ui.shopSet.flees' : 'ui.shopSet.lost');
  switch (verdict) {
    case 'wrecks':
      return t('ui.alley.verdict.wrecks', { count: pet.wrecked });
    case 'held':
      return pet.caught > 0
        ? t('ui.shopSet.held', { imps: pet.caught })
        : t('ui.shopSet.armour', { count: pet.armoured.anger });
    case 'warded':
      return t('ui.shopSet.warded', { count: pet.armoured.magic });
    case 'mutates':
      return t('ui.shopSet.mutates', { tokens: pet.mutation });
    case 'suffers':
      return t('ui.shopSet.suffers', { tokens: pet.suffering });
    case 'flees':
      return t('ui.shopSet.flees');
    case 'cared':
      return t('ui.shopSet.cared');
    default:
      return t('ui.shopSet.waits');
  }
}

/** The needs it will have, with what stands against them: `3/2`. */
function symbols(
  { deal, layout }: Stage,
  pet: Prospect,
  x: number,
  y: number,
  room: number,
  size: number,
): void {
  const { kit } = deal;
  const shown = Object.entries(pet.needs).filter(([, count]) => count > 0);
  // Where one line would put the numbers on the pictures there are two, of smaller ones.
  const lines = room / Math.max(1, shown.length) < 58 ? 2 : 1;
  const columns = Math.ceil(shown.length / lines);
  const step = Math.min(room / Math.max(1, columns), size * 2.4);
  const px = Math.min(lines === 1 ? size : size * 0.74, step * 0.5);
  for (const [i, [need, count]] of shown.entries()) {
    const left = x + (i % columns) * step;
    const middle = y + (Math.floor(i / columns) - (lines - 1) / 2) * size * 0.76;
    icon(kit, drawing(`icons/need-${need}`), left + px / 2, middle, px);
    const [text, isBad] = against(pet, need, count);
    const style = {
      size: lines === 1 ? layout.words : 16,
      family: 'display',
      colour: isBad ? palette.badText : palette.goodText,
    } as const;
    words(kit, text, left + px * 1.06, middle, { ...style, fit: step - px * 1.06 });
  }
}

function against(pet: Prospect, need: string, count: number): [text: string, isBad: boolean] {
  if (need === 'anger') return [`${count}/${pet.strength}`, count > pet.strength];
  if (need === 'magic') return [`${count}/${pet.antimagic}`, count > pet.antimagic];
  if (need === 'hunger' && pet.sure) {
    const met = count - pet.hungry + pet.fed;
    return [`${met}/${count}`, met < count];
  }
  return [String(count), need === 'disease' && pet.suffering > 0];
}
