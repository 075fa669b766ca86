/** What a choice costs: the cards given, and where there are several ways, arrows to go through them. */
import { around, type Rect } from '../../../ui/rect.ts';
import { palette } from '../../../ui/theme/palette.ts';
import { energyIcon } from '../art.ts';
import { badge, star } from '../pieces.ts';
import type { Ground } from '../types.ts';
import type { Picked, Way } from './reaction.ts';

/** The signs of a payment in a row, in the middle of a box. */
export function drawPayment({ deal: { kit } }: Ground, rect: Rect, { pay }: Way, most = 44): void {
  if (pay === null) return;
  const count = pay.cards.length + pay.xp;
  if (count === 0) return;
  const size = Math.min(most, rect.height, rect.width / count - 3);
  const left = rect.x + (rect.width - count * (size + 3) + 3) / 2;
  const y = rect.y + rect.height / 2;
  for (let i = 0; i < count; i++) {
    const x = left + i * (size + 3) + size / 2;
    const kind = pay.cards[i];
    if (kind !== undefined) badge(kit, energyIcon(kind), x, y, size);
    else kit.fitted(star(true), around({ x, y }, size));
  }
}

/** The way picked, between arrows if there are others. */
export function drawWays(ground: Ground, rect: Rect, { choice, way }: Picked): void {
  const { deal, draft, change } = ground;
  const { kit, link } = deal;
  const ways = choice?.ways ?? [];
  const side = ways.length > 1 ? 46 : 0;
  const middle = { ...rect, x: rect.x + side + 4, width: rect.width - 2 * side - 8 };
  if (way !== null) drawPayment(ground, middle, way);
  else
    kit.words(link.speech.t('ui.react.moreCards'), middle.x + middle.width / 2, rect.y + rect.height / 2, {
      size: 17,
      family: 'text',
      fit: middle.width,
      lines: 2,
      colour: palette.textSoft,
    });
  if (side === 0) return;
  const y = rect.y + (rect.height - 44) / 2 - 2;
  const turn = (by: number) => () => change({ way: (draft.way + by + ways.length) % ways.length, cards: [] });
  const look = (words: string) => ({ kind: 'plain', words, size: 24 }) as const;
  kit.button('way-back', { x: rect.x, y, width: side, height: 44 }, look('‹'), turn(-1));
  kit.button('way-on', { x: rect.x + rect.width - side, y, width: side, height: 44 }, look('›'), turn(1));
}
