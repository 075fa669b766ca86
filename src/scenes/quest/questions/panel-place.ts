/** Where the panel of a question stands. */
import { box, type Rect } from '../../../ui/rect.ts';
import type { BattleLayout } from '../layout.ts';

/** Over the sheet and the buttons below it; on a phone over the board. */
export function panelPlace(at: BattleLayout): Rect {
  const { small, ribbon, counter, window } = at;
  if (!small) return sidePlace(at);
  return box(ribbon.x, ribbon.y, window.width - 4 - ribbon.x, counter.y - 2 - ribbon.y);
}

/** The same where the board takes part in the answer: on a phone a column beside it. */
export function sidePlace({ small, sheet, tab, counter, window }: BattleLayout): Rect {
  if (small) return box(tab.x, tab.y, tab.width, window.height - 4 - tab.y);
  return box(sheet.x, sheet.y, sheet.width, counter.y + counter.height - sheet.y);
}
