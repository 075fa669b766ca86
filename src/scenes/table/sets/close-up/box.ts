/** The Magic Box in the evening: which food goes into it and stays fresh. */

import type { BoxChoice } from '../../../../engine/petz/choices.ts';
import { optionsOf } from '../../../../session/game/choices.ts';
import type { Rect } from '../../../../ui/rect.ts';
import { palette } from '../../../../ui/theme/palette.ts';
import { explainArtifact } from '../../explain/index.ts';
import { card } from '../../pieces.ts';
import { windowArt } from '../evening/art.ts';
import { layoutBox } from './layout.ts';
import type { CloseUp } from './picture.ts';

const ROWS = ['vegetable', 'meat'] as const;

/** What is proposed: what would be thrown away tonight, else what goes bad next. */
export function oldest(
  options: readonly BoxChoice[],
  chambers: (from: 'vegetable' | 'meat') => number,
): number {
  const left = (choice: BoxChoice) =>
    choice === null ? Number.POSITIVE_INFINITY : chambers(choice.from) - choice.chamber;
  return options.reduce((best, choice, i) => (left(choice) < left(options[best] ?? null) ? i : best), 0);
}

export function paintBox(closeUp: CloseUp): void {
  const { view, seat, at: place, options, picked, pick, kit, link } = closeUp;
  const shop = view.shops[seat];
  if (shop === undefined) return;
  const rows = ROWS.map((row) => shop.food[row].length);
  const room = place.stage;
  const at = layoutBox(room, rows, place.compact);
  kit.laid(windowArt(room.width, room.height), room);
  const choices = optionsOf('petz.box', options);
  for (const [r, row] of ROWS.entries()) {
    for (const [chamber, rect] of (at.chambers[r] ?? []).entries()) {
      const i = choices.findIndex((one) => one !== null && one.from === row && one.chamber === chamber);
      const left = (rows[r] ?? 0) - chamber - 1;
      const count = shop.food[row][chamber] ?? 0;
      buildChamber(closeUp, { row, count, left }, rect, i >= 0 && i === picked);
      if (i >= 0) kit.press(`chamber:${row}:${chamber}`, rect, () => pick(i));
    }
  }
  kit.fitted('artifacts/magicBox', at.box);
  kit.tell(at.box, () => explainArtifact(link, 'magicBox'));
  const food = choices[picked] ?? null;
  if (food === null) return;
  const side = at.box.width * 0.4;
  const y = at.box.y + side * 0.3;
  kit.icon(`tokens/token-${food.from}`, at.box.x + at.box.width / 2, y, side).setAlpha(0.92);
}

interface Chamber {
  row: (typeof ROWS)[number];
  count: number;
  /** How many rounds it is good for after this one. */
  left: number;
}

function buildChamber(
  { kit, speech }: CloseUp,
  { row, count, left }: Chamber,
  rect: Rect,
  picked: boolean,
): void {
  const { x, y, width, height } = rect;
  const state = count === 0 ? 'off' : picked ? 'picked' : 'rest';
  kit.laid(card(state, width, height), { x, y });
  const foot = 24;
  const middle = y + (height - foot) / 2 + 3;
  const side = Math.min(width * 0.7, height - foot - 10);
  const image = kit.icon(`tokens/token-${row}`, x + width / 2, middle, side);
  if (count === 0) {
    image.setAlpha(0.2);
    return;
  }
  if (count > 1) {
    const style = { size: Math.max(20, side * 0.36), colour: palette.eyeWhite, outline: 5 };
    kit.words(`×${speech.number(count)}`, x + width * 0.78, middle + side * 0.26, style);
  }
  const words = speech.t('ui.showSet.keeps', { count: left });
  const colour = left === 0 ? palette.badText : palette.textSoft;
  kit.words(words, x + width / 2, y + height - foot / 2 - 8, {
    size: 16,
    family: 'text',
    colour,
    fit: width - 14,
    high: foot,
  });
}
