/** Below the columns: name and score, what the place brings, and at the side what every place brings. */

import type { GameObjects } from 'phaser';
import { tableFacts } from '../../../../engine/petz/read.ts';
import { panel } from '../../../../ui/panel.ts';
import type { Rect } from '../../../../ui/rect.ts';
import { palette } from '../../../../ui/theme/palette.ts';
import type { Deal, Look } from '../../contract.ts';
import { emblem, nameLetters } from '../../pieces.ts';
import { board, card, plainDisc } from '../parts/boards.ts';
import { line, namedIcon } from '../parts/words.ts';
import type { PodiumLayout } from './layout.ts';
import type { Column } from './result.ts';
import type { TowerPart } from './tower.ts';

/** The name and the score; the words of the score count along. */
export function buildShowPlate(
  deal: Deal,
  { seat, score, shown }: Column,
  { x, y, width, height }: Rect,
  colour: string,
): GameObjects.Text {
  const { kit } = deal;
  const { speech } = deal.link;
  kit.picture(board(colour, width, height, height / 2.6), x, y, width);
  kit.fitted(emblem(seat), { x: x + 4, y: y + 3, width: height - 6, height: height - 6 });
  kit.picture(
    plainDisc(score > 0 ? palette.glow : palette.parchmentLight, height * 1.1),
    x + width - height * 1.02,
    y - height * 0.05,
    height * 1.1,
  );
  const number = { size: height * 0.5, fit: height * 0.86 };
  const words = shown ? speech.number(score) : '…';
  const text = line(kit, words, x + width - height * 0.47, y + height / 2, number, 0.5);
  const size = Math.max(16, height * 0.42);
  const room = width - height * 2.1 - 4;
  const name = { size, ...nameLetters(seat), fit: room };
  line(kit, speech.seat(seat), x + height + 2 + room / 2, y + height / 2, name, 0.5);
  return text;
}

/** What its place brings; a shared place with what it costs to share it. */
export function buildPrize(
  deal: Deal,
  { award, full, takesPart }: Column,
  { x, y, width, height }: Rect,
): TowerPart[] {
  const { kit } = deal;
  const { speech } = deal.link;
  const wide = Math.min(width, 170);
  const left = x + (width - wide) / 2;
  const parts: TowerPart[] = [kit.picture(card(takesPart ? 'rest' : 'off', wide, height), left, y, wide)];
  const middle = y + height / 2;
  if (!takesPart) {
    const style = { size: height < 40 ? 16 : 18, family: 'text', colour: '#5a2630', fit: wide - 16 } as const;
    return [...parts, line(kit, speech.t('ui.showSet.claps'), left + wide / 2, middle, style, 0.5)];
  }
  const shared = full !== null && full > award;
  const side = Math.min(height * 0.8, wide * 0.3);
  const from = left + wide * (shared ? 0.2 : 0.32);
  parts.push(namedIcon(kit, 'icons/icon-reputation', from, middle, side));
  const style = { size: Math.max(16, height * 0.48), colour: palette.goodText, fit: wide * 0.36 };
  parts.push(line(kit, speech.signed(award), left + wide * (shared ? 0.5 : 0.64), middle, style, 0.5));
  if (shared) {
    const sum = `${speech.number(full)} − ${speech.number(full - award)}`;
    const small = { size: 16, family: 'text', colour: palette.textSoft, fit: wide * 0.28 } as const;
    parts.push(line(kit, sum, left + wide * 0.81, middle, small, 0.5));
  }
  return parts;
}

/** What the places bring. */
export function buildAwards(deal: Deal, { view }: Look, { awards, compact }: PodiumLayout): void {
  const { kit } = deal;
  const { speech } = deal.link;
  const list = tableFacts(view).awards.slice(0, view.shops.length);
  kit.picture(panel('paper', awards.width, awards.height, 16), awards.x, awards.y, awards.width + 4);
  const title = { size: compact ? 16 : 21, fit: awards.width - 60 };
  const head = awards.y + awards.height * 0.28;
  line(kit, speech.t('ui.showSet.awards'), awards.x + 16, head, title);
  namedIcon(kit, 'icons/icon-reputation', awards.x + awards.width - 30, head, compact ? 24 : 36);
  const step = (awards.width - 20) / Math.max(1, list.length);
  const size = Math.min(step - 3, awards.height * 0.42);
  const colours = [palette.glow, '#e4dff0', '#e0a878', '#fffaf0'];
  for (const [i, points] of list.entries()) {
    const x = awards.x + 10 + step * (i + 0.5);
    const y = awards.y + awards.height * 0.69;
    kit.picture(plainDisc(colours[i] ?? '#fffaf0', size), x - size / 2, y - size / 2, size);
    line(kit, speech.number(points), x, y, { size: Math.max(16, size * 0.5) }, 0.5);
  }
}
