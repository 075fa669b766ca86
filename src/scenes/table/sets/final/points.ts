/** Where the points came from: a ring and a bar for every shop, by source, best first. */
import type { GameObjects } from 'phaser';
import { SOURCES, type Source } from '../../../../ui/access/text/breakdown.ts';
import type { Speech } from '../../../../ui/access/text/speech.ts';
import type { Rect } from '../../../../ui/rect.ts';
import type { Art } from '../../../../ui/svg-art.ts';
import { palette } from '../../../../ui/theme/palette.ts';
import type { TableKit } from '../../kit.ts';
import { cubicInOut, cubicOut } from '../../motion/ease.ts';
import { fade, pop } from '../../motion/index.ts';
import { pause, run } from '../../motion/run.ts';
import { board, sheet } from '../parts/boards.ts';
import { emblem } from '../parts/figures.ts';
import { icon, line } from '../parts/words.ts';
import { drawLegend, ENTRY, legendLines } from './legend.ts';
import { SOURCE_LOOK } from './sources.ts';
import { gained, LEAST, lostBy, type Standing, unitFor } from './sums.ts';

/** A bar in the picture, block by block, with the number that counts up beside it. */
interface Bar {
  blocks: Partial<Record<Source, Block>>;
  loss: GameObjects.Text | null;
  ring: GameObjects.Image;
  total: GameObjects.Text;
  standing: Standing;
  /** Everything in its line, and how far that line is from its place while nobody may know the order. */
  parts: Part[];
  away: number;
}

type Part = GameObjects.Image | GameObjects.Text;

export interface PointsHow {
  /** Told when the bars have grown; null: they stand there at once. */
  grown: (() => void) | null;
  /** The one source that is shown, the others dimmed; null: all. */
  single: Source | null;
  /** An entry of the legend is pressed. */
  pick(source: Source): void;
}

interface Block {
  plate: GameObjects.Image;
  marks: Part[];
  width: number;
}

const GROW = 420;
/** The last source is waited for a little longer. */
const SUSPENSE = 700;
/** What is not singled out. */
const DIM = 0.22;

/** The bars of all shops, the best first. */
export function drawPoints(
  kit: TableKit,
  speech: Speech,
  area: Rect,
  standings: readonly Standing[],
  { grown, single, pick }: PointsHow,
): void {
  const sources = (standings[0]?.sources ?? []).map(({ source }) => source);
  const legend = ENTRY * legendLines(area.width, sources.length);
  const high = (area.height - legend - 4) / standings.length;
  const mark = Math.min(high * 0.96, 58);
  const names = Math.min(area.width * 0.27, mark + 110);
  const room = { x: area.x + names, width: area.width - names - 96 };
  const unit = unitFor(standings, room.width);
  const seats = standings.map(({ seat }) => seat).sort((a, b) => a - b);
  const bars = standings.map((standing, i): Bar => {
    const middle = area.y + high * (i + 0.5);
    const ring = kit.fitted(donut(standing), { x: area.x, y: middle - mark / 2, width: mark, height: mark });
    const inner = mark * 0.56;
    const place = { x: area.x + (mark - inner) / 2, y: middle - inner / 2, width: inner, height: inner };
    const coat = kit.fitted(emblem(standing.seat), place);
    const size = Math.max(16, Math.min(19, high * 0.42));
    const style = { size, fit: names - mark - 14 };
    const name = line(kit, speech.seat(standing.seat), area.x + mark + 7, middle, style);
    const tall = Math.min(high * 0.76, 44);
    const bar = { ...room, y: middle - tall / 2, height: tall };
    const { blocks, end } = drawBlocks(kit, speech, standing, bar, unit);
    const loss = drawLoss(kit, speech, lossIn(standing, single), end + 6, middle);
    const whole = { size: Math.min(28, Math.max(18, high * 0.56)), fit: 58 };
    const total = line(kit, speech.number(standing.score), area.x + area.width, middle, whole, 1);
    const drawn = Object.values(blocks).flatMap(({ plate, marks }) => [plate, ...marks]);
    const parts = [ring, coat, name, total, ...drawn, ...(loss === null ? [] : [loss])];
    const away = (seats.indexOf(standing.seat) - i) * high;
    const made = { blocks, loss, ring, total, standing, parts, away };
    if (single !== null) dim(made, single);
    return made;
  });
  const foot = { ...area, y: area.y + area.height - legend, height: legend };
  drawLegend(kit, speech, foot, sources, single, pick);
  if (grown !== null) void growBars(kit, speech, bars).then(grown);
}

/** What a shop lost: in all sources, or in the one that is singled out. */
function lossIn(standing: Standing, single: Source | null): number {
  if (single === null) return lostBy(standing);
  return Math.min(0, standing.sources.find(({ source }) => source === single)?.value ?? 0);
}

function drawLoss(
  kit: TableKit,
  speech: Speech,
  lost: number,
  x: number,
  y: number,
): GameObjects.Text | null {
  const style = { size: 16, colour: palette.badText, fit: 40 };
  return lost === 0 ? null : line(kit, speech.signed(lost), x, y, style);
}

/** Only one source stands out. */
function dim({ blocks, ring, total }: Bar, single: Source): void {
  for (const [source, { plate, marks }] of Object.entries(blocks)) {
    if (source !== single) for (const part of [plate, ...marks]) part.setAlpha(DIM);
  }
  for (const part of [ring, total]) part.setAlpha(DIM * 2);
}

function drawBlocks(
  kit: TableKit,
  speech: Speech,
  { sources }: Standing,
  { x: left, y, height }: Rect,
  unit: number,
): { blocks: Bar['blocks']; end: number } {
  const blocks: Bar['blocks'] = {};
  let x = left;
  for (const { source, value } of sources) {
    if (value <= 0) continue;
    const width = Math.max(LEAST, value * unit);
    blocks[source] = block(kit, speech, { x, y, width, height }, source, value);
    x += width;
  }
  return { blocks, end: x };
}

function block(kit: TableKit, speech: Speech, rect: Rect, source: Source, value: number): Block {
  const { x, y, width, height } = rect;
  const look = SOURCE_LOOK[source];
  const plate = kit.picture(board(look.colour, width + 2, height, 5), x, y, width + 2);
  const side = Math.min(height * 0.66, 26);
  const middle = y + height / 2;
  const marks: Block['marks'] = [];
  const words = speech.number(value);
  if (width > side + 32) {
    marks.push(icon(kit, look.icon, x + 8 + side / 2, middle, side));
    const at = x + 10 + side + (width - side - 12) / 2;
    marks.push(line(kit, words, at, middle, { size: 18, fit: width - side - 14 }, 0.5));
  } else if (width > 22) {
    marks.push(line(kit, words, x + width / 2 + 1, middle, { size: 16, fit: width - 4 }, 0.5));
  }
  return { plate, marks, width: width + 2 };
}

/** All shops' blocks of one source grow together; before the last there is a pause. */
async function growBars(kit: TableKit, speech: Speech, bars: readonly Bar[]): Promise<void> {
  const sources = SOURCES.filter((source) => bars.some(({ blocks }) => blocks[source] !== undefined));
  const counts = bars.map(() => 0);
  for (const { blocks, total, loss, ring } of bars) {
    for (const { plate, marks } of Object.values(blocks)) {
      for (const part of [plate, ...marks]) part.setAlpha(0);
    }
    for (const part of [loss, ring]) part?.setAlpha(0);
    total.setText(speech.number(0));
  }
  // The order of the seats gives nothing away.
  for (const { parts, away } of bars) for (const part of parts) part.y += away;
  await kit.ready();
  await pause(kit, 400);
  for (const [k, source] of sources.entries()) {
    if (k === sources.length - 1 && k > 0) await pause(kit, SUSPENSE);
    await run(kit, GROW, (t) => {
      for (const [i, { blocks, total, standing }] of bars.entries()) {
        const own = blocks[source];
        const value = standing.sources.find((one) => one.source === source)?.value ?? 0;
        if (own?.plate.active) {
          own.plate.setAlpha(1).setDisplaySize(Math.max(4, own.width * cubicOut(t)), own.plate.displayHeight);
        }
        if (own !== undefined && total.active) {
          total.setText(speech.number(Math.round((counts[i] ?? 0) + value * t)));
        }
        if (t === 1) counts[i] = (counts[i] ?? 0) + Math.max(0, value);
      }
    });
    await fade(
      kit,
      bars.flatMap(({ blocks }) => blocks[source]?.marks ?? []),
      1,
      120,
    );
    await pause(kit, 160);
  }
  await fade(
    kit,
    bars.flatMap(({ loss, ring }) => (loss === null ? [ring] : [loss, ring])),
    1,
    240,
  );
  for (const { total, standing } of bars) total.setText(speech.number(standing.score));
  await pause(kit, 300);
  await rank(kit, bars);
  const best = Math.max(...bars.map(({ standing }) => standing.score));
  for (const { total, standing } of bars) if (standing.score === best) void pop(kit, total, 1.3);
}

/** The lines change places until the best is on top. */
async function rank(kit: TableKit, bars: readonly Bar[]): Promise<void> {
  if (bars.every(({ away }) => away === 0)) return;
  const from = bars.map(({ parts }) => parts.map(({ y }) => y));
  await run(kit, 600, (t) => {
    for (const [i, { parts, away }] of bars.entries()) {
      for (const [k, part] of parts.entries()) {
        if (part.active) part.setY((from[i]?.[k] ?? part.y) - away * cubicInOut(t));
      }
    }
  });
}

/** A ring of what a shop gained, by source, from the top clockwise. */
export function donut(standing: Standing): Art {
  const all = gained(standing);
  const key = standing.sources.map(({ value }) => value).join('_');
  return sheet(`donut-${key}`, 120, 120, () => {
    const round = 2 * Math.PI * 45;
    let from = 0;
    const arcs = standing.sources.map(({ source, value }) => {
      if (value <= 0) return '';
      const share = value / all;
      const dash = `${(share * round).toFixed(2)} ${round.toFixed(2)}`;
      const turn = (from * 360 - 90).toFixed(2);
      from += share;
      return `<circle cx="60" cy="60" r="45" fill="none" stroke="${SOURCE_LOOK[source].colour}" stroke-width="23" stroke-dasharray="${dash}" transform="rotate(${turn} 60 60)"/>${spoke(Number(turn))}`;
    });
    const rim = (r: number) =>
      `<circle cx="60" cy="60" r="${r}" fill="none" stroke="${palette.ink}" stroke-width="4"/>`;
    return `<circle cx="60" cy="60" r="45" fill="none" stroke="#e4d5bc" stroke-width="23"/>${arcs.join('')}${rim(57)}${rim(33.5)}`;
  });
}

function spoke(turn: number): string {
  return `<path d="M94 60h22" stroke="${palette.ink}" stroke-width="3" transform="rotate(${turn} 60 60)"/>`;
}
