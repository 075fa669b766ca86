/** Beside the shop while it is arranged: the sentence of what is wrong, and what every plot will have. */

import type { Plot } from '../../../../engine/petz/state.ts';
import { antimagicOf, iconsOf, strengthOf } from '../../../../session/facts.ts';
import type { Rect } from '../../../../ui/rect.ts';
import { palette } from '../../../../ui/theme/palette.ts';
import { drawing } from '../../shelf.ts';
import { moodArt } from './art.ts';
import { lotArt } from './lot.ts';
import { board, icon, type Stage, words } from './parts.ts';
import { explainPlot } from './plots.ts';
import { shapeArt, signArt } from './shapes.ts';

export interface News {
  text: string;
  isBad: boolean;
}

export function buildGuide(stage: Stage, plots: readonly Plot[], { text, isBad }: News): void {
  const { deal, layout } = stage;
  const { kit, link } = deal;
  const { x, y, width, height } = layout.side;
  const colour = isBad ? palette.badText : palette.goodText;
  board(kit, 'paper', layout.side, layout.compact ? 12 : 18);
  if (layout.compact) {
    const said = words(kit, text, x + 10, y + 18, { size: 16, colour, wrap: width - 20 });
    const top = said.y + said.height + 6;
    buildLowRows(stage, { x: x + 4, y: top, width: width - 8, height: y + height - 4 - top }, plots);
    return;
  }
  const head = Math.max(48, height * 0.1);
  board(kit, 'plum', { x, y, width, height: head });
  const style = { size: layout.words + 6, family: 'display', colour: palette.plumText } as const;
  words(kit, link.speech.t('ui.shopSet.arrange'), x + 18, y + head / 2, { ...style, fit: width - 36 });
  const said = words(kit, text, x + 20, y + head + 26, { size: layout.words + 1, colour, wrap: width - 40 });
  const top = y + head + 24 + said.height + 8;
  buildPlotRows(stage, { x: x + 12, y: top, width: width - 24, height: y + height - 16 - top }, plots);
}

/** What stands on each plot, row by row. */
export function buildPlotRows(stage: Stage, room: Rect, plots: readonly Plot[]): void {
  const each = Math.min(Math.max(118, room.width * 0.24), room.height / Math.max(1, plots.length));
  for (const [at, plot] of plots.entries()) {
    const row = { x: room.x, y: room.y + at * each, width: room.width, height: each - 6 };
    buildRow(stage, row, at, plot);
  }
}

/** Lower rows than this are too small for a face and two numbers. */
const LOWEST = 26;

/** On a phone: who lives on each plot, and what its cage holds; nothing where the words need the room. */
function buildLowRows(stage: Stage, room: Rect, plots: readonly Plot[]): void {
  const { kit, link } = stage.deal;
  const each = Math.min(44, room.height / Math.max(1, plots.length));
  if (each < LOWEST) return;
  for (const [at, plot] of plots.entries()) {
    const row = { ...room, y: room.y + at * each, height: each - 3 };
    const { x, y, width, height } = row;
    const middle = y + height / 2;
    kit.stretched(shapeArt(width, height, { fill: '#fffaf0', edge: palette.gilt, radius: 9 }), row);
    const size = Math.min(height * 0.88, width * 0.32);
    if (plot.pet !== null)
      icon(kit, moodArt(plot.pet.id, 'content', plot.pet), x + 4 + size / 2, middle, size);
    else
      icon(
        kit,
        plot.cage === null ? lotArt() : drawing(`cages/${plot.cage}`),
        x + 4 + size / 2,
        middle,
        size,
      );
    kit.tell(row, () => explainPlot(stage, plot));
    if (plot.cage === null) continue;
    const step = (width - size - 10) / 2;
    const sign = Math.min(height * 0.7, step * 0.5);
    for (const [i, [name, value]] of (
      [
        ['strength', strengthOf(plot)],
        ['antimagic', antimagicOf(plot)],
      ] as const
    ).entries()) {
      const left = x + size + 8 + i * step;
      icon(kit, signArt(name), left + sign / 2, middle, sign);
      words(kit, link.speech.number(value), left + sign, middle, { size: 16, family: 'display' });
    }
  }
}

function buildRow(stage: Stage, row: Rect, at: number, plot: Plot): void {
  const { deal, layout } = stage;
  const { kit, link } = deal;
  const { speech } = link;
  kit.stretched(shapeArt(row.width, row.height, { fill: '#fffaf0', edge: palette.gilt, radius: 14 }), row);
  const [x, y] = [row.x + row.height * 0.55, row.y + row.height / 2];
  if (plot.pet !== null) icon(kit, moodArt(plot.pet.id, 'content', plot.pet), x, y, row.height * 0.8);
  else icon(kit, plot.cage === null ? lotArt() : drawing(`cages/${plot.cage}`), x, y, row.height * 0.86);
  const left = row.x + row.height * 1.08;
  const fit = row.x + row.width - left - 12;
  const name = plot.pet === null ? speech.plot(at) : speech.pet(plot.pet.id);
  words(kit, name, left, row.y + row.height * 0.24, { size: layout.words, family: 'display', fit });
  kit.tell(row, () => explainPlot(stage, plot));
  const below = row.y + row.height * 0.67;
  const size = Math.min(34, row.height * 0.4);
  if (plot.cage === null) {
    const style = { size: Math.max(16, layout.words - 2), colour: palette.textSoft, fit } as const;
    words(kit, speech.t('ui.shop.noCage'), left, below, style);
    return;
  }
  const numbers = { strength: strengthOf(plot), antimagic: antimagicOf(plot) };
  for (const [i, name] of (['strength', 'antimagic'] as const).entries()) {
    const at = left + size * 0.4 + i * (size + 26);
    icon(kit, signArt(name), at, below, size);
    words(kit, speech.number(numbers[name]), at + size * 0.52, below, {
      size: layout.words,
      family: 'display',
    });
  }
  for (const [i, gift] of giftsOf(plot).entries()) {
    icon(kit, drawing(gift), left + 2 * (size + 26) + size / 2 + i * (size + 6), below, size);
  }
}

const GIFTS = [
  ['play', 'icons/need-play'],
  ['graze', 'tokens/token-vegetable'],
  ['meat', 'tokens/token-meat'],
  ['absorb', 'icons/icon-broom'],
] as const;

/** What a cage and its addon do by themselves, a picture for each time. */
function giftsOf(plot: Plot): string[] {
  return GIFTS.flatMap(([icon, picture]) => Array.from({ length: iconsOf(plot, icon) }, () => picture));
}
