/** The two last shows as bars: what counted lies to the right of the line, what pulled down to its left. */
import type { GameObjects } from 'phaser';
import type { Seat } from '../../../../engine/kernel/state.ts';
import type { Speech } from '../../../../ui/access/text/speech.ts';
import type { Rect } from '../../../../ui/rect.ts';
import type { Art } from '../../../../ui/svg-art.ts';
import { palette } from '../../../../ui/theme/palette.ts';
import type { TableKit } from '../../kit.ts';
import { field, sheet } from '../parts/boards.ts';
import { emblem } from '../parts/figures.ts';
import { icon, line } from '../parts/words.ts';
import type { Block } from './sums.ts';

export interface ShowBar {
  seat: Seat;
  score: number;
  /** What it brings or costs. */
  award: number;
  blocks: readonly Block[];
}

export type Part = GameObjects.Image | GameObjects.Text;

/** A shop's bar in the picture. */
export interface ShowRow {
  seat: Seat;
  rect: Rect;
  /** One entry for every block, those that pull down last. */
  blocks: { parts: Part[]; value: number }[];
  score: GameObjects.Text;
  prize: Part[];
}

const size = (list: readonly Block[], sign: 1 | -1): number =>
  list.reduce((sum, { value }) => sum + Math.max(0, value * sign), 0);

/** The bars of one show; `large` where the show has the picture to itself, and names have room. */
export function drawShow(
  kit: TableKit,
  speech: Speech,
  area: Rect,
  bars: readonly ShowBar[],
  large = false,
): ShowRow[] {
  const high = area.height / bars.length;
  const mark = Math.min(high * 0.86, large ? 64 : 32);
  const head = large ? Math.min(area.width * 0.22, mark + 150) : mark + 8;
  const tail = large ? Math.min(area.width * 0.24, 240) : 116;
  const up = Math.max(1, ...bars.map(({ blocks }) => size(blocks, 1)));
  const down = Math.max(0, ...bars.map(({ blocks }) => size(blocks, -1)));
  const room = { x: area.x + head, width: area.width - head - tail };
  const unit = Math.min(room.width / (up + down), large ? 60 : 40);
  const zero = room.x + down * unit;
  kit.picture(field('#c9a878', 3, area.height), zero - 1.5, area.y, 3);
  return bars.map((bar, i) => {
    const rect = { x: area.x, y: area.y + high * i, width: area.width, height: high };
    const middle = rect.y + high / 2;
    kit.fitted(emblem(bar.seat), { x: area.x, y: middle - mark / 2, width: mark, height: mark });
    if (large) {
      const style = { size: Math.max(17, Math.min(26, high * 0.34)), fit: head - mark - 20 };
      line(kit, speech.seat(bar.seat), area.x + mark + 10, middle, style);
    }
    const tall = Math.min(high * 0.9, 60);
    const blocks = drawBlocks(kit, speech, bar.blocks, { zero, middle, unit, high: tall });
    return { seat: bar.seat, rect, blocks, ...drawResult(kit, speech, bar, rect, tail, large) };
  });
}

/** A plate whose edge is as thin as it is low. */
function plate(colour: string, width: number, height: number, radius: number): Art {
  const [w, h] = [Math.round(width), Math.round(height)];
  const edge = h < 32 ? 2.5 : 3.5;
  const rect = `x="1.500" y="1.500" width="${w - 3}" height="${h - 3}" rx="${radius.toFixed(1)}"`;
  return sheet(
    `plate-${colour}-${radius.toFixed(1)}`,
    w,
    h,
    () => `<rect ${rect} fill="${colour}" stroke="${palette.ink}" stroke-width="${edge}"/>`,
  );
}

interface Line {
  zero: number;
  middle: number;
  unit: number;
  high: number;
}

function drawBlocks(
  kit: TableKit,
  speech: Speech,
  blocks: readonly Block[],
  { zero, middle, unit, high }: Line,
): ShowRow['blocks'] {
  const ends = { 1: zero, [-1]: zero };
  const order = [...blocks.filter(({ value }) => value > 0), ...blocks.filter(({ value }) => value < 0)];
  return order.map(({ icon: name, value }) => {
    const sign = value > 0 ? 1 : -1;
    const width = Math.abs(value) * unit;
    const x = sign > 0 ? ends[1] : ends[-1] - width;
    ends[sign] += sign * width;
    const colour = sign > 0 ? palette.parchmentLight : '#f1c4bd';
    const parts: Part[] = [
      kit.picture(
        plate(colour, width + 2, high, Math.min(7, width / 3)),
        x - 1,
        middle - high / 2,
        width + 2,
      ),
    ];
    const tall = Math.min(high * 0.84, 40);
    // A wide block has its symbol and the number; a narrow one the symbol once for every point.
    if (width >= 52 && Math.abs(value) !== 1) {
      const side = Math.min(tall, width - 36);
      const at = x + width / 2 - 13;
      parts.push(icon(kit, name, at, middle, side));
      const style = { size: Math.max(16, Math.min(24, high * 0.46)), fit: width - side - 6 };
      parts.push(line(kit, speech.number(value), at + side / 2 + 3, middle, style));
    } else {
      const count = Math.max(1, Math.floor(Math.abs(value)));
      const side = Math.min(tall, width / count - 2);
      for (let i = 0; i < count && side >= 9; i++) {
        parts.push(icon(kit, name, x + (width / count) * (i + 0.5), middle, side));
      }
    }
    return { parts, value };
  });
}

/** The score, and what it brings. */
function drawResult(
  kit: TableKit,
  speech: Speech,
  { score, award }: ShowBar,
  rect: Rect,
  tail: number,
  large: boolean,
): Pick<ShowRow, 'score' | 'prize'> {
  const middle = rect.y + rect.height / 2;
  const from = rect.x + rect.width - tail;
  const letters = large ? Math.max(20, Math.min(38, rect.height * 0.46)) : 18;
  const colour = score < 0 ? palette.badText : palette.ink;
  const text = line(
    kit,
    speech.number(score),
    from + tail * 0.26,
    middle,
    { size: letters, colour, fit: tail * 0.4, high: rect.height + 2 },
    0.5,
  );
  const high = Math.min(rect.height * 0.8, large ? 54 : 30);
  const wide = tail * 0.5;
  const x = rect.x + rect.width - wide;
  const fill = award > 0 ? '#e2f5d4' : award < 0 ? '#f6d5cf' : '#eadcc0';
  const prize: Part[] = [kit.picture(plate(fill, wide, high, high * 0.4), x, middle - high / 2, wide)];
  prize.push(icon(kit, 'icons/icon-reputation', x + wide * 0.26, middle, high * 0.78));
  const tone = award > 0 ? palette.goodText : award < 0 ? palette.badText : palette.textSoft;
  const style = { size: Math.max(16, high * 0.5), colour: tone, fit: wide * 0.48 };
  prize.push(line(kit, speech.signed(award), x + wide * 0.68, middle, style, 0.5));
  return { score: text, prize };
}
