/** Beside the shop while it is arranged: the sentence of what is wrong, and what every plot will have. */

import type { Plot } from '../../../../engine/petz/state.ts';
import { textKey } from '../../../../i18n/keys.ts';
import type { Rect } from '../../../../ui/button.ts';
import { palette } from '../../../../ui/theme/palette.ts';
import { drawing } from '../../shelf.ts';
import { moodArt } from './art.ts';
import { board, icon, type Stage, words } from './parts.ts';
import { shapeArt } from './shapes.ts';

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
    words(kit, text, x + 10, y + 18, { size: 15, colour, wrap: width - 20 });
    return;
  }
  const head = Math.max(48, height * 0.1);
  board(kit, 'plum', { x, y, width, height: head });
  const style = { size: layout.words + 6, family: 'display', colour: palette.plumText } as const;
  words(kit, link.speech.t('ui.shopSet.arrange'), x + 18, y + head / 2, { ...style, fit: width - 36 });
  const said = words(kit, text, x + 20, y + head + 26, { size: layout.words + 1, colour, wrap: width - 40 });
  const top = y + head + 24 + said.height + 8;
  const each = Math.min(118, (y + height - 16 - top) / plots.length);
  for (const [at, plot] of plots.entries()) {
    buildRow(stage, { x: x + 12, y: top + at * each, width: width - 24, height: each - 6 }, at, plot);
  }
}

function buildRow({ deal, layout }: Stage, row: Rect, at: number, plot: Plot): void {
  const { kit, link } = deal;
  const { speech } = link;
  kit.stretched(shapeArt(row.width, row.height, { fill: '#fffaf0', edge: palette.gilt, radius: 14 }), row);
  const [x, y] = [row.x + row.height * 0.55, row.y + row.height / 2];
  if (plot.pet !== null) icon(kit, moodArt(plot.pet.id, 'content', plot.pet), x, y, row.height * 0.8);
  else if (plot.cage !== null) icon(kit, drawing(`cages/${plot.cage}`), x, y, row.height * 0.86);
  const left = row.x + row.height * 1.08;
  const fit = row.x + row.width - left - 12;
  const name = plot.pet === null ? speech.plot(at) : speech.pet(plot.pet.id);
  words(kit, name, left, row.y + row.height * 0.24, { size: layout.words, family: 'display', fit });
  const cage = plot.cage === null ? speech.t('ui.shop.noCage') : speech.t(textKey('cage', plot.cage));
  const addon = plot.addon === null ? '' : ` ${speech.t(textKey('addon', plot.addon))}`;
  const size = Math.max(15, layout.words - 2);
  const style = { size, colour: palette.textSoft, family: 'text', fit, lines: 2 } as const;
  const told = kit.words(cage + addon, left, row.y + row.height * 0.65, style);
  told.setAlign('left').setOrigin(0, 0.5).setLineSpacing(-4);
}
