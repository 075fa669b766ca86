/** The Magic Box in the evening: which food goes into it and stays fresh. */

import type { Json } from '../../../../engine/kernel/state.ts';
import { askHintKey, askTitleKey } from '../../../../i18n/keys.ts';
import { optionsOf } from '../../../../session/choices.ts';
import { describeOption } from '../../../../ui/access/text/options.ts';
import { panel } from '../../../../ui/panel.ts';
import type { Rect } from '../../../../ui/rect.ts';
import { palette } from '../../../../ui/theme/palette.ts';
import type { Deal, Look } from '../../contract.ts';
import { explainArtifact } from '../../explain/index.ts';
import { drawing } from '../../shelf.ts';
import { windowArt } from '../evening/art.ts';
import { card } from '../parts/boards.ts';
import { scenery } from '../parts/figures.ts';
import { icon, line } from '../parts/words.ts';
import { layoutBox } from './layout.ts';

const ROWS = ['vegetable', 'meat'] as const;

export interface BoxDraft {
  picked: number;
  pick(i: number): void;
}

export function buildBox(
  deal: Deal,
  look: Look,
  area: Rect,
  options: readonly Json[],
  draft: BoxDraft,
): void {
  const { kit, link, answer } = deal;
  const { speech } = link;
  const shop = look.view.shops[look.seat];
  if (shop === undefined) return;
  scenery(kit, 'backgrounds/dusk', area);
  const rows = ROWS.map((row) => shop.food[row].length);
  const at = layoutBox(area, rows);
  const { room, title } = at;
  kit.picture(windowArt(room.width, room.height), room.x - 2, room.y - 2, Math.round(room.width) + 4);
  kit.picture(panel('paper', title.width, title.height, 18), title.x, title.y, title.width + 4);
  const middle = title.x + title.width / 2;
  const fit = title.width - 40;
  const head = { size: at.compact ? 20 : 30, fit };
  const lift = at.compact ? 0.5 : 0.32;
  line(kit, speech.t(askTitleKey('petz.box')), middle, title.y + title.height * lift, head, 0.5);
  const hint = { size: 18, family: 'text', colour: palette.textSoft, fit, lines: 2 } as const;
  // A phone has no room for it; the box tells it to whoever asks.
  if (!at.compact) kit.words(speech.t(askHintKey('petz.box')), middle, title.y + title.height * 0.69, hint);
  const choices = optionsOf('petz.box', options);
  const picked = choices[draft.picked] ?? null;
  for (const [r, row] of ROWS.entries()) {
    for (const [chamber, rect] of (at.chambers[r] ?? []).entries()) {
      const i = choices.findIndex((one) => one !== null && one.from === row && one.chamber === chamber);
      buildChamber(
        deal,
        { row, count: shop.food[row][chamber] ?? 0, left: (rows[r] ?? 0) - chamber - 1 },
        rect,
        i >= 0 && i === draft.picked,
      );
      if (i >= 0) kit.press(`option:${i}`, rect, () => draft.pick(i));
    }
  }
  kit.fitted(drawing('artifacts/magicBox'), at.box);
  const explain = () => explainArtifact(link, 'magicBox');
  kit.tell(at.box, explain);
  if (picked !== null) {
    const side = at.box.width * 0.4;
    const y = at.box.y + side * 0.3;
    icon(kit, `tokens/token-${picked.from}`, at.box.x + at.box.width / 2, y, side).setAlpha(0.92);
  }
  const none = choices.indexOf(null);
  const words = (i: number) =>
    describeOption({ speech, view: look.view, seat: look.seat }, 'petz.box', options[i] ?? null).label;
  if (none >= 0) {
    const style = { kind: 'plain', words: words(none), size: at.compact ? 17 : 20 } as const;
    kit.button(`option:${none}`, at.none, style, () => void answer(null));
  }
  const label = picked === null ? '' : speech.t('ui.showSet.save', { food: speech.part(picked.from, 1) });
  const look2 = {
    kind: 'gold',
    words: label,
    size: at.compact ? 18 : 24,
    disabled: picked === null,
  } as const;
  kit.button('save', at.save, look2, () => void answer(picked));
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
  const image = icon(kit, `tokens/token-${row}`, x + width / 2, middle, side);
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
