/** What will come of the cards as they lie: a row for every pet, the shop's score in the exhibition, and who wishes for what. */

import type { Forecast } from '../../../../session/forecast.ts';
import { isAlike, worthTelling } from '../../../../session/forecast-orders.ts';
import { orderText } from '../../../../ui/access/text/orders.ts';
import { forecastOfShow } from '../../../../ui/access/text/prospects.ts';
import type { Rect } from '../../../../ui/rect.ts';
import { palette } from '../../../../ui/theme/palette.ts';
import { type Explanation, explainExhibition, explainForecast } from '../../explain/index.ts';
import { drawingAt } from './art.ts';
import { buildRow, type Column } from './forecast-row.ts';
import { buildBestOrder } from './orders.ts';
import { board, icon, medal, type Stage, words } from './parts.ts';
import type { Outlook, Prospect } from './prospect.ts';
import { shapeArt } from './shapes.ts';
import { buildWishes } from './wishes.ts';

export interface Told extends Outlook {
  exact: Forecast | null;
}

/** A row is at most so tall. */
const TALLEST = 132;
/** The line with the best order. */
const BEST = 40;

/** The panel of wide windows. */
export function buildPanel(stage: Stage, told: Told): void {
  const { deal, layout } = stage;
  const { kit, link } = deal;
  const { t } = link.speech;
  const { x, y, width, height } = layout.side;
  const head = Math.max(48, height * 0.1);
  board(kit, 'paper', layout.side);
  board(kit, 'plum', { x, y, width, height: head });
  const { columns, coin } = columnsOf(stage);
  const until = (columns[0]?.x ?? x + width) - coin / 2 - 10;
  const style = { size: layout.words + 6, family: 'display', colour: palette.plumText } as const;
  words(kit, t('ui.forecast.title'), x + 18, y + head / 2, { ...style, fit: until - x - 18 });
  for (const column of columns) buildHead(stage, column, y + head / 2, head * 0.84, coin);
  const foot = showOf(stage) === null ? 0 : Math.max(54, height * 0.115);
  const room = height - head - foot - 24 - ((told.exact?.orders.length ?? 0) > 1 ? BEST + 6 : 0);
  const rowHeight = Math.min(room / Math.max(1, told.pets.length), TALLEST);
  let top = y + head + 8;
  for (const pet of told.pets) {
    const row = { x: x + 12, y: top, width: width - 24, height: rowHeight - 6 };
    buildRow(stage, row, pet, columns, coin);
    const explain = () => explainRow(stage, told, pet);
    kit.press(`forecast:${pet.plot}`, row, () => kit.touch.reveal(row, explain), explain);
    top += rowHeight;
  }
  if (told.pets.length === 0) {
    const note = { size: layout.words, family: 'text', fit: width - 40, lines: 2 } as const;
    kit.words(
      t(stage.deal.link.forecast ? 'ui.shopSet.noPets' : 'ui.shopSet.noForecast'),
      x + width / 2,
      top + 26,
      note,
    );
    top += 60;
  }
  const orders = told.exact?.orders ?? [];
  const different = worthTelling(orders);
  if (orders.length > 1) {
    buildBestOrder(stage, { x: x + 12, y: top, width: width - 24, height: BEST }, orders, different);
    top += BEST + 6;
  }
  const end = y + height - foot - 12;
  if (foot > 0) buildShow(stage, { x: x + 12, y: end, width: width - 24, height: foot }, told);
  buildWishes(stage, { x: x + 12, y: top + 2, width: width - 24, height: end - top - 8 });
}

/** The exhibition and the customers of this round, from the left, at the panel's right edge. */
function columnsOf(stage: Stage): { columns: Column[]; coin: number } {
  const { x, width } = stage.layout.side;
  const customers = customersOf(stage).map((customer): Column['of'] => ({ customer }));
  const of: Column['of'][] = showOf(stage) === null ? customers : ['show', ...customers];
  const coin =
    of.length > 2 ? Math.min(50, Math.max(40, width * 0.11)) : Math.min(56, Math.max(44, width * 0.13));
  const step = coin + (of.length > 2 ? 6 : 12);
  return {
    columns: of.map((each, i) => ({ x: x + width - 22 - coin / 2 - (of.length - 1 - i) * step, of: each })),
    coin,
  };
}

function buildHead({ deal }: Stage, { x, of }: Column, y: number, size: number, coin: number): void {
  const name = of === 'show' ? 'icons/phase-showing.svg' : `customers/${of.customer}.svg`;
  const art = drawingAt(name);
  const wide = Math.min(size, coin + 4);
  if (art !== null) icon(deal.kit, art, x, y - 1, wide);
}

/** The exhibition and what the whole shop would score in it. */
function buildShow(stage: Stage, rect: Rect, told: Told): void {
  const { deal, layout } = stage;
  const { kit, link } = deal;
  const { x, y, width, height } = rect;
  const id = showOf(stage) ?? '';
  kit.stretched(shapeArt(width, height, { fill: '#fffaf0', edge: palette.ink, radius: 16 }), rect);
  const art = drawingAt(`exhibitions/${id}.svg`);
  if (art !== null) icon(kit, art, x + height * 0.66, y + height / 2, height * 0.94);
  const name = { size: layout.words + 2, family: 'display', fit: width - height * 2.5 } as const;
  words(kit, link.speech.thing('exhibition', id), x + height * 1.3, y + height / 2, name);
  const fill = told.show === null ? '#e3d5c4' : '#ffe99a';
  medal(kit, x + width - height * 0.56, y + height / 2, height * 0.86, scoreOf(stage, told), fill);
  const explain = () => explainShow(stage, told);
  kit.press('forecast:show', rect, () => kit.touch.reveal(rect, explain), explain);
}

/** What the exhibition counts, and how the shop would do there. */
export function explainShow({ deal, look }: Stage, told: Told): Explanation {
  const { speech } = deal.link;
  const score = told.exact === null ? speech.t('ui.shopSet.layAll') : forecastOfShow(speech, told.exact);
  const id = showOf({ look });
  if (id === null) return { title: speech.t('ui.forecast.title'), lines: [score] };
  const tile = explainExhibition(deal.link, look.view, id);
  return { ...tile, lines: [score, ...tile.lines] };
}

export function scoreOf({ deal }: Stage, { show }: Outlook): string {
  return show?.takesPart ? deal.link.speech.number(show.score) : '–';
}

/** All that is told of a pet. */
export function explainRow({ deal }: Stage, told: Told, pet: Prospect): Explanation {
  const { speech } = deal.link;
  const exact = told.exact?.pets.find((each) => each.plot === pet.plot);
  if (exact !== undefined) {
    const { orders = [] } = told.exact ?? {};
    const [best] = orders;
    const line = explainForecast(deal.link, exact);
    if (best === undefined || orders.every((each) => isAlike(each, best))) return line;
    const pets = orderText(speech, best);
    return { ...line, lines: [...line.lines, speech.t('ui.alley.orders.best', { pets })] };
  }
  return { title: speech.pet(pet.pet), lines: [speech.t('ui.shopSet.layAll')], rule: 'showing.turn' };
}

export function showOf({ look }: Pick<Stage, 'look'>): string | null {
  return look.view.exhibitions.find((tile) => tile.round === look.view.round)?.id ?? null;
}

/** The customers of this round. */
export function customersOf({ look }: Stage): string[] {
  const { customers, round } = look.view;
  return customers.flatMap((tile) => (tile.round === round && tile.id !== null ? [tile.id] : []));
}
