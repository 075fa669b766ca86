/** Where the panel of a question stands. */

import type { Payment } from '../../../engine/quest/state.ts';
import type { Sign } from '../../../ui/panels/signs.tsx';
import { box, isUpright, type Rect, union } from '../../../ui/rect.ts';
import { artUrl } from '../../../ui/svg-art.ts';
import { energyIcon } from '../art.ts';
import type { BattleLayout } from '../battle-layout.ts';
import { badgeArt, star } from '../pieces.ts';

/** Over the sheet and the buttons below it; on a phone over the board; upright beside the hand. */
export function panelPlace(at: BattleLayout): Rect {
  const { small, ribbon, counter, window } = at;
  if (isUpright(window)) return small ? overHand(at) : union(at.card, at.sheet);
  if (!small) return sidePlace(at);
  return box(ribbon.x, ribbon.y, window.width - 4 - ribbon.x, counter.y - 2 - ribbon.y);
}

/** On a phone held upright: from the heroes on the board down to the hand. */
function overHand({ board, counter, ribbon }: BattleLayout): Rect {
  const top = board.rect.y + board.rect.height * 0.5;
  return box(ribbon.x, top, ribbon.width, counter.y - 2 - top);
}

/** The same where the board takes part in the answer: on a phone a column beside it; below it in an upright window. */
export function sidePlace({ small, sheet, tab, counter, window, card, display }: BattleLayout): Rect {
  if (isUpright(window))
    return small
      ? box(display.x, display.y, display.width, window.height - 4 - display.y)
      : union(card, sheet, counter);
  if (small) return box(tab.x, tab.y, tab.width, window.height - 4 - tab.y);
  return box(sheet.x, sheet.y, sheet.width, counter.y + counter.height - sheet.y);
}

/** The signs of a payment for a panel: a card or a star each. */
export function payTokens(pay: Payment | null | undefined): Sign[] {
  if (pay === null || pay === undefined) return [];
  return [
    ...pay.cards.map((kind) => ({ art: artUrl(badgeArt(energyIcon(kind))) })),
    ...Array.from({ length: pay.xp }, () => ({ art: artUrl(star(true)) })),
  ];
}
