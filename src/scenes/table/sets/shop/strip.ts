/** The forecast: the panel of wide windows, or on phones a strip of faces, verdicts and matches. */
import type { Rect } from '../../../../ui/rect.ts';
import { palette } from '../../../../ui/theme/palette.ts';
import { drawing } from '../../shelf.ts';
import { drawingAt, moodArt } from './art.ts';
import { buildPanel, customersOf, explainRow, explainShow, scoreOf, showOf, type Told } from './forecast.ts';
import { ROWS } from './forecast-row.ts';
import { board, icon, medal, type Stage } from './parts.ts';
import { moodOf, type Prospect, verdictOf } from './prospect.ts';
import { shapeArt } from './shapes.ts';
import { type StripColumn, stripColumns } from './strip-plan.ts';
import { buildStripWishes } from './strip-wishes.ts';

export function buildForecast(stage: Stage, told: Told): void {
  if (stage.layout.compact) buildStrip(stage, told);
  else buildPanel(stage, told);
}

function buildStrip(stage: Stage, told: Told): void {
  const { x, y, width, height } = stage.layout.side;
  board(stage.deal.kit, 'paper', stage.layout.side, 12);
  const inner = { x: x + 4, y: y + 4, width: width - 8, height: height - 8 };
  // Nothing is foretold: who reckons alone needs to know what counts.
  if (told.pets.length === 0) {
    buildStripWishes(stage, inner);
    return;
  }
  const customers = customersOf(stage);
  const id = showOf(stage);
  const hasHead = id !== null || customers.length > 0;
  const rows = told.pets.length + (hasHead ? 1 : 0);
  const step = Math.min(inner.height / Math.max(3, rows), 48);
  const columns = stripColumns(inner, step, customers.length > 0 ? customers : ['show']);
  const row = (i: number): Rect => ({ ...inner, y: inner.y + i * step, height: step });
  if (hasHead) buildHead(stage, told, id, row(0), columns);
  for (const [i, pet] of told.pets.entries())
    buildRow(stage, told, pet, row(i + rows - told.pets.length), columns);
}

/** The exhibition and what the shop would score there, then the customers over their columns. */
function buildHead(stage: Stage, told: Told, id: string | null, rect: Rect, columns: readonly StripColumn[]) {
  const { kit } = stage.deal;
  const { x, y, width, height } = rect;
  const middle = y + height / 2;
  const heads = columns.filter(({ of }) => of !== 'show');
  for (const { x: at, size, of } of heads) {
    const art = drawingAt(`customers/${of}.svg`);
    if (art !== null) icon(kit, art, at, middle, size + 2);
  }
  if (id === null) return;
  const [first] = heads;
  const room = first === undefined ? width : first.x - first.size / 2 - 2 - x;
  const score = Math.min(height * 0.74, room * 0.46);
  const picture = Math.min(height * 0.82, room - score - 4);
  const art = drawingAt(`exhibitions/${id}.svg`);
  if (art !== null) icon(kit, art, x + 2 + picture / 2, middle, picture);
  const at = first === undefined ? x + width - 3 - score / 2 : x + room - 1 - score / 2;
  medal(kit, at, middle, score, scoreOf(stage, told), '#ffe99a');
  const explain = () => explainShow(stage, told);
  const hit = { ...rect, width: room };
  kit.press('forecast:show', hit, () => kit.touch.reveal(hit, explain), explain);
}

/** A pet: its face, its verdict, what it is worth to each customer. */
function buildRow(stage: Stage, told: Told, pet: Prospect, row: Rect, columns: readonly StripColumn[]): void {
  const { deal, look } = stage;
  const { kit, link } = deal;
  const middle = row.y + row.height / 2 - 1;
  const [ground, , picture] = ROWS[verdictOf(pet)];
  const field = { ...row, height: row.height - 2 };
  kit.stretched(shapeArt(field.width, field.height, { fill: ground, edge: palette.gilt, radius: 9 }), field);
  const plot = look.view.shops[look.seat]?.plots[pet.plot];
  const [first] = columns;
  const room = first === undefined ? row.width : first.x - first.size / 2 - row.x;
  const face = Math.min(row.height * 0.86, room * 0.62);
  icon(kit, moodArt(pet.pet, moodOf(pet), plot?.pet ?? {}), row.x + 3 + face / 2, middle, face);
  const left = room - face - 6;
  icon(kit, drawing(picture), row.x + 4 + face + left / 2, middle, Math.min(row.height * 0.6, left));
  for (const { x, size, of } of columns) {
    const score =
      of === 'show' ? pet.show : (pet.matches.find((each) => each.customer === of)?.match ?? null);
    const fill = score === null ? '#e3d5c4' : score > 0 ? '#fff3b0' : '#f3e6d2';
    medal(kit, x, middle, size, score === null ? '–' : link.speech.number(score), fill);
  }
  const explain = () => explainRow(stage, told, pet);
  kit.press(`forecast:${pet.plot}`, row, () => kit.touch.reveal(row, explain), explain);
}
