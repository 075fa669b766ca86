/** The charts of the final scoring: where the points came from, and the two last shows. */
import type { Seat } from '../../../../engine/kernel/state.ts';
import type { Source } from '../../../../ui/access/text/breakdown.ts';
import type { Speech } from '../../../../ui/access/text/speech.ts';
import type { Rect } from '../../../../ui/button.ts';
import { palette } from '../../../../ui/theme/palette.ts';
import type { TableKit } from '../../kit.ts';
import { board, field } from '../parts/boards.ts';
import { emblem } from '../parts/figures.ts';
import { icon, line } from '../parts/words.ts';
import type { Block } from './sums.ts';

/** A colour and an icon for every source, so that neither has to tell them apart alone. */
const SOURCE_LOOK: Readonly<Record<Source, { icon: string; colour: string }>> = {
  exhibitions: { icon: 'icons/phase-showing', colour: '#f0846a' },
  sales: { icon: 'icons/icon-price', colour: '#ffcf5a' },
  losses: { icon: 'tokens/token-suffering', colour: '#b9b3c8' },
  business: { icon: 'icons/phase-business', colour: '#9ed67c' },
  display: { icon: 'icons/count-pets', colour: '#c9a2ee' },
};

export interface Standing {
  seat: Seat;
  score: number;
  sources: readonly { source: Source; value: number }[];
}

/** A bar for every shop, best first, of blocks by source; what was lost is told beside it. */
export function drawPoints(kit: TableKit, speech: Speech, area: Rect, standings: readonly Standing[]): void {
  const lines = area.width < 520 ? 2 : 1;
  const legend = lines > 1 ? 46 : 28;
  const high = (area.height - legend - 4) / standings.length;
  const most = Math.max(1, ...standings.map((one) => gained(one)));
  const names = Math.min(area.width * 0.24, 130);
  const from = area.x + names + high * 0.2;
  const room = area.width - names - high * 0.2 - 62;
  for (const [i, one] of standings.entries()) {
    const middle = area.y + high * (i + 0.5);
    const mark = Math.min(high * 0.72, 40);
    kit.fitted(emblem(one.seat), { x: area.x, y: middle - mark / 2, width: mark, height: mark });
    const size = Math.max(14, Math.min(19, high * 0.42));
    line(kit, speech.seat(one.seat), area.x + mark + 6, middle, { size, fit: names - mark - 8 });
    let x = from;
    const tall = Math.min(high * 0.76, 48);
    const parts = [];
    for (const { source, value } of one.sources) {
      if (value <= 0) continue;
      const width = (value / most) * room;
      if (width >= 6)
        parts.push(block(kit, speech, { x, y: middle - tall / 2, width, height: tall }, source, value));
      x += width;
    }
    const lost = one.sources.find(({ value }) => value < 0);
    if (lost) {
      const words = speech.signed(lost.value);
      line(kit, words, x + 6, middle - tall * 0.24, { size: 14, colour: palette.badText, fit: 56 });
    }
    line(
      kit,
      speech.number(one.score),
      area.x + area.width,
      middle + (lost ? tall * 0.14 : 0),
      { size: Math.min(28, high * 0.56), fit: 58 },
      1,
    );
    if (!kit.still) appear(kit, parts, i);
  }
  drawLegend(kit, speech, { ...area, y: area.y + area.height - legend, height: legend }, lines);
}

const gained = (one: Standing): number => one.sources.reduce((sum, { value }) => sum + Math.max(0, value), 0);

function block(kit: TableKit, speech: Speech, rect: Rect, source: Source, value: number) {
  const { x, y, width, height } = rect;
  const look = SOURCE_LOOK[source];
  const made = kit.picture(board(look.colour, width + 2, height, 5), x, y, width + 2);
  const side = Math.min(height * 0.66, 26);
  const middle = y + height / 2;
  if (width > side + 30) {
    icon(kit, look.icon, x + 8 + side / 2, middle, side);
    line(
      kit,
      speech.number(value),
      x + 10 + side + (width - side - 12) / 2,
      middle,
      { size: 18, fit: width - side - 16 },
      0.5,
    );
  } else if (width > 20)
    line(kit, speech.number(value), x + width / 2 + 1, middle, { size: 16, fit: width - 6 }, 0.5);
  return made;
}

/** Blocks appear one after the other, shop by shop. */
function appear(kit: TableKit, parts: readonly ReturnType<typeof block>[], turn: number): void {
  for (const [i, part] of parts.entries()) {
    part.setAlpha(0);
    const delay = kit.ms(turn * 160 + i * 90);
    kit.scene.tweens.add({ targets: part, alpha: 1, duration: kit.ms(220) || 1, delay });
  }
}

/** What the colours and icons stand for, in one line or, where it is narrow, two. */
function drawLegend(kit: TableKit, speech: Speech, area: Rect, lines: number): void {
  const all = Object.entries(SOURCE_LOOK);
  const high = area.height / lines;
  const inLine = Math.ceil(all.length / lines);
  for (let row = 0; row < lines; row++) {
    const some = all.slice(row * inLine, (row + 1) * inLine);
    const side = high * 0.86;
    const y = area.y + high * (row + 0.5);
    const step = area.width / some.length;
    const weights = some.map(([source]) => speech.t(`ui.final.source.${source}`).length + 5);
    const whole = weights.reduce((sum, n) => sum + n, 0);
    let x = area.x;
    for (const [i, [source, look]] of some.entries()) {
      const width = lines > 1 ? step : ((weights[i] ?? 1) / whole) * area.width;
      icon(kit, look.icon, x + side / 2, y, side);
      const style = { size: 15, family: 'text', colour: palette.textSoft, fit: width - side - 8 } as const;
      line(kit, speech.t(`ui.final.source.${source}`), x + side + 3, y, style);
      x += width;
    }
  }
}

export interface ShowBar {
  seat: Seat;
  score: number;
  award: number;
  blocks: readonly Block[];
}

/** One last show: a column for every shop, stacked out of what counted; what pulled down hangs below the line. */
export function drawShow(
  kit: TableKit,
  speech: Speech,
  area: Rect,
  title: string,
  bars: readonly ShowBar[],
): void {
  line(kit, title, area.x + area.width / 2, area.y + 12, { size: 17, fit: area.width - 8 }, 0.5);
  const size = (list: readonly Block[], sign: 1 | -1) =>
    list.reduce((sum, { value }) => sum + Math.max(0, value * sign), 0);
  const up = Math.max(1, ...bars.map(({ blocks }) => size(blocks, 1)));
  const down = Math.max(0, ...bars.map(({ blocks }) => size(blocks, -1)));
  const head = 46;
  const foot = Math.min(44, area.height * 0.24);
  const unit = (area.height - head - foot) / (up + down);
  const zero = area.y + head + up * unit;
  const step = area.width / bars.length;
  const wide = Math.min(step * 0.74, 66);

  for (const [i, { seat, score, award, blocks }] of bars.entries()) {
    const middle = area.x + step * (i + 0.5);
    const ends = { 1: zero, [-1]: zero };
    for (const { icon: name, value } of blocks) {
      const sign = value > 0 ? 1 : -1;
      const high = Math.abs(value) * unit;
      const y = sign > 0 ? ends[1] - high : ends[-1];
      ends[sign] += -sign * high;
      const colour = sign > 0 ? palette.parchmentLight : '#f1c4bd';
      kit.picture(board(colour, wide, high + 2, Math.min(6, high / 3)), middle - wide / 2, y - 1, wide);
      const side = Math.min(high * 0.86, wide * 0.46, 26);
      if (high < 12) continue;
      icon(kit, name, middle - wide * 0.2, y + high / 2, side);
      if (high >= 15)
        line(
          kit,
          speech.number(value),
          middle + wide * 0.24,
          y + high / 2,
          { size: Math.min(17, Math.max(14, high * 0.7)), fit: wide * 0.48 },
          0.5,
        );
    }
    line(
      kit,
      speech.number(score),
      middle,
      ends[1] - 12,
      { size: 18, fit: step * 0.6, colour: score < 0 ? palette.badText : palette.ink },
      0.5,
    );
    kit.picture(field(palette.ink, step, 4), area.x + step * i, zero - 2, step);
    const mark = Math.min(foot * 0.72, step * 0.42, 30);
    const low = area.y + area.height - foot / 2 + 2;
    kit.fitted(emblem(seat), { x: middle - step * 0.4, y: low - mark / 2, width: mark, height: mark });
    line(
      kit,
      speech.signed(award),
      middle + step * 0.22,
      low,
      { size: 18, fit: step * 0.44, colour: award < 0 ? palette.badText : palette.goodText },
      0.5,
    );
  }
}
