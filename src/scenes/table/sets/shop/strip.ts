/** The forecast: the panel of wide windows, or on phones a strip of faces, verdicts and matches that says the rest. */
import type { Rect } from '../../../../ui/button.ts';
import { palette } from '../../../../ui/theme/palette.ts';
import { drawing } from '../../shelf.ts';
import { drawingAt, moodArt } from './art.ts';
import { buildPanel, explainRow, explainShow, scoreOf, showOf, type Told } from './forecast.ts';
import { ROWS } from './forecast-row.ts';
import { board, icon, medal, type Stage } from './parts.ts';
import { moodOf, verdictOf } from './prospect.ts';
import { shapeArt } from './shapes.ts';

export function buildForecast(stage: Stage, told: Told): void {
  if (stage.layout.compact) buildStrip(stage, told);
  else buildPanel(stage, told);
}

function buildStrip(stage: Stage, told: Told): void {
  const { deal, layout, look } = stage;
  const { kit, link } = deal;
  const { x, y, width, height } = layout.side;
  board(kit, 'paper', layout.side, 12);
  const id = showOf(stage);
  const rows = told.pets.length + (id === null ? 0 : 1);
  const step = Math.min((height - 8) / Math.max(3, rows), 48);
  const size = step * 0.82;
  if (id !== null) buildShow(stage, told, id, { x: x + 4, y: y + 4, width: width - 8, height: step });
  for (const [i, pet] of told.pets.entries()) {
    const row = { x: x + 4, y: y + 4 + (rows - told.pets.length + i) * step, width: width - 8, height: step };
    const [ground, , picture] = ROWS[verdictOf(pet)];
    kit.stretched(shapeArt(row.width, row.height - 2, { fill: ground, edge: palette.gilt, radius: 9 }), {
      ...row,
      height: row.height - 2,
    });
    const plot = look.view.shops[look.seat]?.plots[pet.plot];
    icon(
      kit,
      moodArt(pet.pet, moodOf(pet), plot?.pet ?? {}),
      row.x + 4 + size / 2,
      row.y + step / 2 - 1,
      size,
    );
    icon(kit, drawing(picture), row.x + row.width * 0.52, row.y + step / 2 - 1, size * 0.72);
    const [match] = pet.matches;
    const best = Math.max(...pet.matches.map((each) => each.match));
    medal(
      kit,
      row.x + row.width - 4 - size / 2,
      row.y + step / 2 - 1,
      size * 0.9,
      match === undefined ? '–' : link.speech.number(best),
      '#fff3b0',
    );
    const explain = () => explainRow(stage, told, pet);
    kit.press(`forecast:${pet.plot}`, row, () => kit.touch.reveal(row, explain), explain);
  }
}

/** The exhibition of this round, and what the shop would score there. */
function buildShow(stage: Stage, told: Told, id: string, rect: Rect): void {
  const { kit } = stage.deal;
  const { x, y, width, height } = rect;
  const size = height * 0.82;
  const art = drawingAt(`exhibitions/${id}.svg`);
  if (art !== null) icon(kit, art, x + 4 + size / 2, y + height / 2, size);
  medal(kit, x + width - 4 - size / 2, y + height / 2, size, scoreOf(stage, told), '#ffe99a');
  const explain = () => explainShow(stage, told);
  kit.press('forecast:show', rect, () => kit.touch.reveal(rect, explain), explain);
}
