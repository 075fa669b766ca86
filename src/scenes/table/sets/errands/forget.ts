/** Cards go back to the fortune teller: one of each colour, out of those in the hand. */

import { faceOf } from '../../../../engine/petz/read.ts';
import { paired } from '../../../../ui/paired.ts';
import { box } from '../../../../ui/rect.ts';
import { drawing } from '../../drawings.ts';
import { explainCard } from '../../explain/index.ts';
import { DECKS } from '../../pieces.ts';
import { card } from '../parts/boards.ts';
import { split, spreadGrid } from '../parts/spread.ts';
import { line, namedIcon } from '../parts/words.ts';
import type { ErrandPicture } from './picture.ts';

export function paintForget(errand: ErrandPicture): void {
  const { deal, view, at, options, picked, marks } = errand;
  const { kit, link } = deal;
  const { lead: wagon, things } = split(at.stage, 0.3);
  marks.set('wagon', wagon);
  kit.fitted(drawing('backgrounds/alley-wagon'), wagon, true);
  const boxes = spreadGrid(things, options.length, { most: at.compact ? 150 : 240, tall: 1.3 });
  for (const [option, rect, i] of paired(options, boxes)) {
    if (typeof option !== 'number') continue;
    const { x, y, width, height } = rect;
    marks.set(`card:${option}`, rect);
    kit.picture(card(i === picked ? 'picked' : 'rest', width, height), x, y, width);
    paintCard(errand, option, box(x + 12, y + 12, width - 24, height - 24));
    kit.press(
      `card:${option}`,
      rect,
      () => errand.pick(i),
      () => explainCard(link, view, option),
    );
  }
}

/** A card with its need in the middle and its name below. */
function paintCard(
  { deal }: ErrandPicture,
  id: number,
  rect: { x: number; y: number; width: number; height: number },
): void {
  const { kit, link } = deal;
  const { need, colour } = faceOf(id);
  const foot = 28;
  const inside = { ...rect, height: rect.height - foot };
  const mid = { x: rect.x + rect.width / 2, y: inside.y + inside.height / 2 };
  namedIcon(kit, `icons/need-${need}`, mid.x, mid.y, Math.min(inside.width, inside.height) * 0.8);
  const deck = Math.min(36, rect.width * 0.26);
  namedIcon(kit, `icons/deck-${DECKS[colour]}`, rect.x + deck / 2, rect.y + deck / 2, deck);
  const style = { size: 18, fit: rect.width };
  line(kit, link.speech.need(need), mid.x, rect.y + rect.height - foot / 2, style, 0.5);
}
