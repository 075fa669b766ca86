/** What the Heroes will be remembered for, below what they carry, as far as there is room. */
import type { QuestView } from '../../../engine/quest/view.ts';
import { heroId, whoIs } from '../../../session/quest-facts.ts';
import {
  type QuestSuperlative,
  type QuestSuperlativeId,
  questSuperlatives,
} from '../../../session/quest-superlatives.ts';
import type { Rect } from '../../../ui/rect.ts';
import { palette } from '../../../ui/theme/palette.ts';
import { leftward, plate } from '../../table/pieces.ts';
import { faceArt, questIcon } from '../art.ts';
import { lay } from '../pieces.ts';
import type { QuestDeal } from '../types.ts';

const ICONS: Readonly<Record<QuestSuperlativeId, string>> = {
  hits: 'damage',
  blow: 'attack',
  guard: 'shield',
  tricks: 'combo',
  tough: 'heart-broken',
  steps: 'move',
  naps: 'couch',
};

/** A line, and the title over them, in CSS pixels. */
const LINE = { small: 30, large: 44 } as const;
/** So much higher they get where there is room. */
const ROOMY = 1.3;
/** Where there is no room for so many lines, none is begun. */
const FEWEST = 2;

export function drawAwards(deal: QuestDeal, view: QuestView, area: Rect, small: boolean, k: number): void {
  const { kit, link } = deal;
  const least = small ? LINE.small : LINE.large * k;
  const lines = Math.floor(area.height / least) - 1;
  const awards = questSuperlatives(link.session.story(null), view.heroes.length).slice(0, Math.max(0, lines));
  if (awards.length < FEWEST) return;
  const high = Math.min(ROOMY * least, area.height / (awards.length + 1));
  const middle = area.x + area.width / 2;
  kit.words(link.speech.t('ui.questSuperlative.title'), middle, area.y + high / 2, {
    size: small ? 18 : 22 * k,
    colour: palette.plumDark,
    fit: area.width,
    high,
  });
  for (const [i, award] of awards.entries()) {
    drawAward(deal, view, award, { ...area, y: area.y + (i + 1) * high, height: high - 4 }, small, k);
  }
}

/** Its picture and title, whose it is, and how much. */
function drawAward(
  { kit, link }: QuestDeal,
  view: QuestView,
  { id, seats, value }: QuestSuperlative,
  rect: Rect,
  small: boolean,
  k: number,
): void {
  const { x, y, width, height } = rect;
  const middle = y + height / 2;
  lay(kit, plate('#fffaf0', width, height, 10, 2.5), rect);
  const sign = height - 8;
  kit.fitted(questIcon(ICONS[id]), { x: x + 6, y: y + 4, width: sign, height: sign });
  const count = (small ? 28 : 36) * Math.max(1, k);
  const face = Math.min(height, sign + 4);
  // Equals stand before each other: five faces must leave room for the title.
  const step = seats.length < 3 ? face + 2 : face * 0.62;
  const faces = x + width - count - face - (seats.length - 1) * step;
  const from = x + sign + 14;
  leftward(
    kit.words(link.speech.t(`ui.questSuperlative.${id}`), from, middle, {
      size: small ? 16 : 18 * k,
      fit: faces - from - 6,
      high: height,
    }),
  );
  for (const [i, seat] of seats.entries()) {
    const place = { x: faces + i * step, y: middle - face / 2, width: face, height: face };
    kit.fitted(faceArt(whoIs(view, heroId(seat)), 'calm'), place);
  }
  kit.words(link.speech.number(value), x + width - count / 2, middle, {
    size: small ? 17 : 20 * k,
    fit: count - 6,
    high: height,
  });
}
