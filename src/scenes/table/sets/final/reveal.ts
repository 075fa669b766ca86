/** A last show as it is held: every shop's bar grows block by block in turn order, the last one after a pause. */
import type { Speech } from '../../../../ui/access/text/speech.ts';
import { panel } from '../../../../ui/panel.ts';
import type { Rect } from '../../../../ui/rect.ts';
import { palette } from '../../../../ui/theme/palette.ts';
import type { TableKit } from '../../kit.ts';
import { burst, fade, pop } from '../../motion/index.ts';
import { appear } from '../../motion/moves.ts';
import { icon, line } from '../parts/words.ts';
import { layoutReveal } from './layout.ts';
import { drawShow, type ShowBar, type ShowRow } from './shows.ts';

export type LastShow = 'business' | 'display';

const SIGNS: Readonly<Record<LastShow, string>> = {
  business: 'exhibitions/business',
  display: 'exhibitions/display',
};
const SUSPENSE = 700;

/** Draws the show as it ends. */
export function drawReveal(
  kit: TableKit,
  speech: Speech,
  area: Rect,
  part: LastShow,
  bars: readonly ShowBar[],
): ShowRow[] {
  const { board, title, chart, compact } = layoutReveal(area);
  kit.picture(panel('paper', board.width, board.height, 24), board.x, board.y, board.width + 4);
  kit.picture(panel('plum', board.width, title.height, 24), board.x, board.y, board.width + 4);
  const words = speech.t(`ui.final.source.${part}`);
  const style = { size: compact ? 24 : 40, colour: palette.parchment, fit: board.width * 0.7 };
  const middle = title.y + title.height / 2;
  const text = line(kit, words, board.x + board.width / 2, middle, style, 0.5);
  const side = title.height * 0.7;
  for (const sign of [-1, 1]) {
    const x = board.x + board.width / 2 + sign * (text.displayWidth / 2 + side);
    icon(kit, SIGNS[part], x, middle, side);
  }
  return drawShow(kit, speech, chart, bars, true);
}

/** Lets it grow from nothing. */
export async function playReveal(kit: TableKit, speech: Speech, rows: readonly ShowRow[]): Promise<void> {
  // With reduced motion the chart is complete at once.
  if (kit.still) return kit.wait(SUSPENSE);
  const all = rows.flatMap(({ blocks, prize, score }) => [
    ...blocks.flatMap(({ parts }) => parts),
    ...prize,
    score,
  ]);
  for (const part of all) part.setAlpha(0);
  await kit.ready();
  await kit.wait(500);
  for (const [i, row] of rows.entries()) {
    if (i === rows.length - 1) await kit.wait(SUSPENSE);
    await growRow(kit, speech, row);
  }
  await kit.wait(300);
  for (const { prize } of [...rows].sort((a, b) => Number(a.score.text) - Number(b.score.text))) {
    await fade(kit, prize, 1, 180);
  }
  const best = rows.filter(({ score }) => score.text === highest(rows));
  for (const { score, rect } of best) {
    void pop(kit, score, 1.25);
    void burst(
      kit,
      { x: score.x, y: rect.y + rect.height / 2 },
      'confetti',
      Math.min(150, rect.height * 1.6),
    );
  }
}

function highest(rows: readonly ShowRow[]): string {
  const sum = ({ blocks }: ShowRow) => blocks.reduce((whole, { value }) => whole + value, 0);
  const most = Math.max(...rows.map(sum));
  return rows.find((row) => sum(row) === most)?.score.text ?? '';
}

/** Block by block; the score counts along. */
async function growRow(kit: TableKit, speech: Speech, { blocks, score }: ShowRow): Promise<void> {
  const end = score.text;
  let sum = 0;
  score.setText(speech.number(0));
  void fade(kit, [score], 1, 120);
  for (const { parts, value } of blocks) {
    sum += value;
    score.setText(speech.number(sum));
    for (const part of parts.slice(1)) void fade(kit, [part], 1, 120);
    const [plate] = parts;
    if (plate !== undefined) void appear(kit, plate, 220);
    await kit.wait(230);
  }
  score.setText(end);
  await kit.wait(220);
}
