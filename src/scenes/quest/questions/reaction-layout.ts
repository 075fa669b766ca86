/** Where a reaction stands: over the sheet, or on a phone over the board. A pure function, in CSS pixels. */
import { box, type Rect } from '../../../ui/rect.ts';
import type { BattleLayout } from '../layout.ts';
import type { Reaction } from './reaction.ts';

export interface ReactionLayout {
  rect: Rect;
  /** Who decides. */
  head: Rect;
  /** What is asked. */
  title: Rect;
  /** Who strikes whom; no higher than 0 if there is nothing to show. */
  duel: Rect;
  /** The dial, or the cards to choose from. */
  body: Rect;
}

export function layoutReaction(at: BattleLayout, { duel }: Pick<Reaction, 'duel'>): ReactionLayout {
  return at.small ? onPhone(at, duel !== null) : onDesk(at, duel !== null);
}

function onDesk({ sheet, k }: BattleLayout, hasDuel: boolean): ReactionLayout {
  const pad = 14;
  const x = sheet.x + pad;
  const width = sheet.width - 2 * pad;
  const head = box(sheet.x, sheet.y, sheet.width, Math.round(74 * k));
  const title = box(x, head.y + head.height + 4, width, Math.round(52 * k));
  const y = title.y + title.height + 2;
  const duel = box(x, y, width, hasDuel ? Math.round(128 * k) : 0);
  const top = y + duel.height + (hasDuel ? 6 : 2);
  return { rect: sheet, head, title, duel, body: box(x, top, width, sheet.y + sheet.height - 12 - top) };
}

/** Who strikes whom at the left, what can be done about it at the right. */
function onPhone({ ribbon, counter }: BattleLayout, hasDuel: boolean): ReactionLayout {
  const rect = box(ribbon.x, ribbon.y, ribbon.width, counter.y - 2 - ribbon.y);
  const pad = 8;
  const head = box(rect.x, rect.y, rect.width, 46);
  const top = head.y + head.height + 4;
  const height = rect.y + rect.height - pad - top;
  const left = hasDuel ? Math.round(rect.width * 0.36) : 0;
  const x = rect.x + pad + left;
  const title = box(head.x + 52, head.y, head.width - 58, head.height);
  return {
    rect,
    head,
    title,
    duel: box(rect.x + pad, top, left > 0 ? left - 6 : 0, hasDuel ? height : 0),
    body: box(x, top, rect.x + rect.width - pad - x, height),
  };
}

/** The cells of so many cards: rows, or side by side; how many of them fit. */
export function cellsOf(
  body: Rect,
  count: number,
  { isPair, small, k }: { isPair: boolean; small: boolean; k: number },
): { cells: Rect[]; perPage: number; pager: Rect | null } {
  const gap = small ? 6 : 8;
  if (isPair) {
    const width = (body.width - gap * (count - 1)) / Math.max(1, count);
    const cells = Array.from({ length: count }, (_, i) =>
      box(body.x + i * (width + gap), body.y, width, Math.min(body.height, small ? 999 : 270 * k)),
    );
    return { cells, perPage: count, pager: null };
  }
  const least = small ? 76 : Math.round(96 * k);
  const most = small ? 120 : Math.round(150 * k);
  const fits = (height: number) => Math.max(1, Math.floor((height + gap) / (least + gap)));
  const isPaged = count > fits(body.height);
  const foot = isPaged ? 50 : 0;
  const perPage = isPaged ? fits(body.height - foot) : Math.max(1, count);
  const height = Math.min(most, (body.height - foot - gap * (perPage - 1)) / perPage);
  const cells = Array.from({ length: perPage }, (_, i) =>
    box(body.x, body.y + i * (height + gap), body.width, height),
  );
  return { cells, perPage, pager: isPaged ? box(body.x, body.y + body.height - 44, body.width, 44) : null };
}
