/** The Magic Box in the evening: which food goes into it and stays fresh. */

import type { Json } from '../../../../engine/kernel/state.ts';
import { choiceOf, optionsOf } from '../../../../session/game/choices.ts';
import { describeOption } from '../../../../text/options.ts';
import { artifactArt } from '../../../../ui/art-urls.ts';
import type { Rect } from '../../../../ui/rect.ts';
import { palette } from '../../../../ui/theme/palette.ts';
import type { Deal, Look } from '../../contract.ts';
import { drawing } from '../../drawings.ts';
import { explainArtifact } from '../../explain/index.ts';
import { windowArt } from '../evening/art.ts';
import { card } from '../parts/boards.ts';
import { scenery } from '../parts/figures.ts';
import { placeOf } from '../parts/picking.ts';
import { line, namedIcon } from '../parts/words.ts';
import { type BoxLayout, layoutBox } from './layout.ts';

const ROWS = ['vegetable', 'meat'] as const;

interface BoxDraft {
  picked: number;
  pick(i: number): void;
}

export function buildBox(
  deal: Deal,
  look: Look,
  area: Rect,
  options: readonly Json[],
  { picked, pick }: BoxDraft,
): void {
  const { kit, link } = deal;
  const { view, seat } = look;
  const shop = view.shops[seat];
  if (shop === undefined) return;
  scenery(kit, 'backgrounds/dusk', area);
  const rows = ROWS.map((row) => shop.food[row].length);
  const at = layoutBox(area, rows);
  const { room } = at;
  kit.picture(windowArt(room.width, room.height), room.x - 2, room.y - 2, Math.round(room.width) + 4);
  const choices = optionsOf('petz.box', options);
  for (const [r, row] of ROWS.entries()) {
    for (const [chamber, rect] of (at.chambers[r] ?? []).entries()) {
      const i = choices.findIndex((one) => one !== null && one.from === row && one.chamber === chamber);
      const left = (rows[r] ?? 0) - chamber - 1;
      buildChamber(deal, { row, count: shop.food[row][chamber] ?? 0, left }, rect, i >= 0 && i === picked);
      if (i >= 0) kit.press(`chamber:${row}:${chamber}`, rect, () => pick(i));
    }
  }
  kit.fitted(drawing('artifacts/magicBox'), at.box);
  kit.tell(at.box, () => explainArtifact(link, 'magicBox'));
  const food = choices[picked] ?? null;
  if (food !== null) {
    const side = at.box.width * 0.4;
    const y = at.box.y + side * 0.3;
    namedIcon(kit, `tokens/token-${food.from}`, at.box.x + at.box.width / 2, y, side).setAlpha(0.92);
  }
  ask(deal, look, at, options, { picked, pick });
}

/** What may go into the box, in words. */
function ask(
  { link, answer, question }: Deal,
  { view, seat }: Look,
  { panel, compact }: BoxLayout,
  options: readonly Json[],
  { picked, pick }: BoxDraft,
): void {
  const { speech } = link;
  const told = options.map((option) => describeOption({ speech, view, seat }, 'petz.box', option));
  const none = options.indexOf(null);
  const food = choiceOf('petz.box', options[picked] ?? null);
  question({
    at: panel,
    small: compact,
    face: artifactArt('magicBox'),
    ...(compact ? { lines: [] } : {}),
    options: told.flatMap(({ label, details, art }, i) =>
      i === none
        ? []
        : {
            id: `option:${i}`,
            words: label,
            art,
            details,
            look: i === picked ? ('picked' as const) : ('plain' as const),
            tap: () => pick(i),
          },
    ),
    decline:
      none < 0
        ? null
        : { id: `option:${none}`, words: told[none]?.label ?? '', tap: () => void answer(null) },
    main: {
      id: 'save',
      words: food === null ? '' : speech.t('ui.showSet.save', { food: speech.part(food.from, 1) }),
      tap: food === null ? null : () => void answer(options[picked] ?? null),
    },
    take: (choice) => {
      const i = placeOf(options, choice);
      if (i >= 0 && i !== none) pick(i);
    },
  });
}

interface Chamber {
  row: (typeof ROWS)[number];
  count: number;
  /** How many rounds it is good for after this one. */
  left: number;
}

function buildChamber(deal: Deal, { row, count, left }: Chamber, rect: Rect, picked: boolean): void {
  const { kit, link } = deal;
  const { x, y, width, height } = rect;
  const state = count === 0 ? 'off' : picked ? 'picked' : 'rest';
  kit.picture(card(state, width, height), x, y, width);
  const foot = 24;
  const middle = y + (height - foot) / 2 + 3;
  const side = Math.min(width * 0.7, height - foot - 10);
  const image = namedIcon(kit, `tokens/token-${row}`, x + width / 2, middle, side);
  if (count === 0) {
    image.setAlpha(0.2);
    return;
  }
  if (count > 1) {
    const style = { size: Math.max(20, side * 0.36), colour: palette.eyeWhite, outline: 5 };
    kit.words(`×${link.speech.number(count)}`, x + width * 0.78, middle + side * 0.26, style);
  }
  const words = link.speech.t('ui.showSet.keeps', { count: left });
  const colour = left === 0 ? palette.badText : palette.textSoft;
  line(
    kit,
    words,
    x + width / 2,
    y + height - foot / 2 - 8,
    { size: 16, family: 'text', colour, fit: width - 14, high: foot },
    0.5,
  );
}
