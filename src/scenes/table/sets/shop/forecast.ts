/** What will come of the cards as they lie: a row for every pet, and how the shop would do at the show. */

import type { Forecast } from '../../../../session/forecast.ts';
import { forecastOfPet, forecastOfShow } from '../../../../ui/access/text/prospects.ts';
import type { Rect } from '../../../../ui/button.ts';
import { palette } from '../../../../ui/theme/palette.ts';
import { drawing } from '../../shelf.ts';
import { drawingAt, moodArt } from './art.ts';
import { board, icon, medal, pill, type Stage, words } from './parts.ts';
import { bubble } from './plots.ts';
import { moodOf, type Outlook, type Prospect, type Verdict, verdictOf } from './prospect.ts';
import { shapeArt } from './shapes.ts';

/** Ground, pill and picture of each verdict. */
export const ROWS: Readonly<Record<Verdict, readonly [row: string, pill: string, picture: string]>> = {
  lost: ['#fde0d6', '#b8283a', 'icons/ui-cross'],
  flees: ['#fde0d6', '#c8323f', 'icons/need-anger'],
  held: ['#fde8d6', '#b8651f', 'icons/icon-imp'],
  mutates: ['#f3e1fb', '#8a3fb8', 'tokens/token-mutation'],
  suffers: ['#dde8f8', '#3f6fb8', 'tokens/token-suffering'],
  cared: ['#e6f4da', '#2f8a43', 'icons/ui-check'],
  waits: ['#fff3dc', '#8d7a6a', 'icons/ui-help'],
};

export interface Told extends Outlook {
  exact: Forecast | null;
}

/** The panel of wide windows. */
export function buildPanel(stage: Stage, told: Told): void {
  const { deal, layout } = stage;
  const { kit, link } = deal;
  const { t } = link.speech;
  const { x, y, width, height } = layout.side;
  const head = Math.max(48, height * 0.1);
  board(kit, 'paper', layout.side);
  board(kit, 'plum', { x, y, width, height: head });
  const style = { size: layout.words + 6, family: 'display', colour: palette.plumText } as const;
  words(kit, t('ui.forecast.title'), x + 18, y + head / 2, { ...style, fit: width * 0.55 });
  const customers = customersOf(stage);
  const coin = Math.min(62, Math.max(46, width * 0.14));
  const columns = customers.map(
    (_, i) => x + width - 14 - coin / 2 - (customers.length - 1 - i) * (coin + 6),
  );
  for (const [i, id] of customers.entries()) {
    const art = drawingAt(`customers/${id}.svg`);
    if (art !== null) icon(kit, art, columns[i] ?? 0, y + head / 2 - 1, head * 0.86);
  }
  const foot = showOf(stage) === null ? 0 : Math.max(54, height * 0.115);
  const room = height - head - foot - 24;
  const rowHeight = Math.min(room / Math.max(1, told.pets.length), 150);
  for (const [i, pet] of told.pets.entries()) {
    const row = { x: x + 12, y: y + head + 8 + i * rowHeight, width: width - 24, height: rowHeight - 6 };
    buildRow(stage, row, pet, columns, coin);
    kit.press(`forecast:${pet.plot}`, row, () => bubble(stage, inWords(stage, told, pet), row));
  }
  if (foot > 0)
    buildShow(stage, { x: x + 12, y: y + height - foot - 12, width: width - 24, height: foot }, told);
  if (told.pets.length === 0) {
    kit.words(t('ui.shopSet.noPets'), x + width / 2, y + height / 2, {
      size: layout.words,
      fit: width - 40,
      lines: 2,
    });
  }
}

function buildRow(stage: Stage, row: Rect, pet: Prospect, columns: readonly number[], coin: number): void {
  const { deal, layout, look } = stage;
  const { kit, link } = deal;
  const { speech } = link;
  const verdict = verdictOf(pet);
  const [ground, colour, picture] = ROWS[verdict];
  kit.stretched(shapeArt(row.width, row.height, { fill: ground, edge: palette.gilt, radius: 16 }), row);
  const plot = look.view.shops[look.seat]?.plots[pet.plot];
  const face = Math.min(row.height * 0.66, row.width * 0.19, 92);
  const faceX = row.x + 10 + face / 2;
  const faceY = row.y + row.height * 0.43;
  kit.stretched(shapeArt(face, face, { fill: '#fffaf0' }), {
    x: faceX - face / 2,
    y: faceY - face / 2,
    width: face,
    height: face,
  });
  icon(kit, moodArt(pet.pet, moodOf(pet), plot?.pet ?? {}), faceX, faceY - face * 0.02, face * 0.86);
  kit.words(speech.pet(pet.pet), faceX, row.y + row.height * 0.86, {
    size: Math.max(15, layout.words - 1),
    fit: face + 18,
  });
  const left = row.x + face + 24;
  const right = (columns[0] ?? row.x + row.width) - coin / 2 - 8;
  symbols(stage, pet, left, row.y + row.height * 0.28, right - left, Math.min(34, row.height * 0.3));
  const height = Math.min(46, row.height * 0.4);
  const tag = { x: left, y: row.y + row.height * 0.52, width: Math.min(right - left, height * 4.2), height };
  const text = verdictWords(stage, pet, verdict);
  pill(kit, tag, { art: drawing(picture), text, fill: colour, size: Math.max(15, layout.words) });
  for (const [i, x] of columns.entries()) {
    const match = pet.matches[i];
    const isOpen = match === undefined;
    medal(
      kit,
      x,
      row.y + row.height / 2,
      coin,
      isOpen ? '–' : speech.number(match.match),
      isOpen ? '#e3d5c4' : '#fff3b0',
    );
  }
}

function verdictWords({ deal }: Stage, pet: Prospect, verdict: Verdict): string {
  const { t } = deal.link.speech;
  if (pet.lost !== null) return t(`ui.cause.${pet.lost}`);
  switch (verdict) {
    case 'held':
      return t('ui.shopSet.held', { imps: pet.caught });
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
  const step = Math.min(room / Math.max(1, shown.length), size * 2.3);
  const isTight = step < 50;
  const px = isTight ? Math.min(size, step * 0.72) : Math.min(size, step * 0.5);
  for (const [i, [need, count]] of shown.entries()) {
    icon(kit, drawing(`icons/need-${need}`), x + i * step + px / 2, y, px);
    const [text, isBad] = against(pet, need, count);
    const style = {
      size: isTight ? 14 : Math.max(15, layout.words),
      family: 'display',
      colour: isBad ? palette.badText : palette.goodText,
    } as const;
    if (isTight) {
      kit.words(text, x + i * step + px * 0.62, y + px * 0.5, { ...style, outline: 0 });
    } else words(kit, text, x + i * step + px * 1.06, y, { ...style, fit: step - px * 1.06 });
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

/** The exhibition and what the whole shop would score in it. */
function buildShow(stage: Stage, rect: Rect, told: Told): void {
  const { deal, layout } = stage;
  const { kit, link } = deal;
  const { x, y, width, height } = rect;
  const id = showOf(stage);
  kit.stretched(shapeArt(width, height, { fill: '#fffaf0', edge: palette.ink, radius: 16 }), rect);
  const art = id === null ? null : drawingAt(`exhibitions/${id}.svg`);
  if (art !== null) icon(kit, art, x + height * 0.6, y + height / 2, height * 0.84);
  const name = id === null ? '' : link.speech.thing('exhibition', id);
  words(kit, name, x + height * 1.14, y + height / 2, {
    size: layout.words + 2,
    family: 'display',
    fit: width - height * 2.4,
  });
  const score = scoreOf(stage, told);
  medal(
    kit,
    x + width - height * 0.56,
    y + height / 2,
    height * 0.86,
    score,
    told.show === null ? '#e3d5c4' : '#ffe99a',
  );
  const say = () =>
    bubble(
      stage,
      told.exact === null ? link.speech.t('ui.shopSet.layAll') : forecastOfShow(link.speech, told.exact),
      rect,
    );
  kit.press('forecast:show', rect, say);
}

export function scoreOf({ deal }: Stage, { show }: Outlook): string {
  return show?.takesPart ? deal.link.speech.number(show.score) : '–';
}

/** All that is told of a pet, line by line. */
export function inWords({ deal }: Stage, told: Told, pet: Prospect): string {
  const { speech } = deal.link;
  const exact = told.exact?.pets.find((each) => each.plot === pet.plot);
  const lines =
    exact === undefined ? [speech.t('ui.shopSet.layAll')] : forecastOfPet(speech, exact).map((x) => x.text);
  return [speech.pet(pet.pet), ...lines].join('\n');
}

export function showOf({ look }: Stage): string | null {
  return look.view.exhibitions.find((tile) => tile.round === look.view.round)?.id ?? null;
}

function customersOf({ look }: Stage): string[] {
  const { customers, round } = look.view;
  return customers.flatMap((tile) => (tile.round === round && tile.id !== null ? [tile.id] : []));
}
