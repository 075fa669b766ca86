/** The rail at the left: everybody who plays, oneself last. A tap on a card goes to look at that shop. */
import type { Seat } from '../../../engine/kernel/state.ts';
import { sizeOf } from '../../../engine/petz/read.ts';
import type { Look, TableLink } from '../contract.ts';
import { explainShop } from '../explain/index.ts';
import type { TableKit } from '../kit.ts';
import { buildCard } from './card.ts';
import type { FrameLayout } from './layout.ts';
import { showLine } from './lines.ts';

/** Everybody in turn order, beginning after one's own seat; oneself last. */
export function railOrder({ view, seat }: Look): Seat[] {
  const all = view.shops.map((_, i) => i);
  return [...all.slice(seat + 1), ...all.slice(0, seat + 1)];
}

/** Whose answer is awaited: of bots the one that thinks now, of persons everybody who is asked. */
function isThinking({ session }: TableLink, { view }: Look, seat: Seat): boolean {
  // While something is played, the table is not where the session is.
  if (view.ask?.id !== session.ask()?.id) return false;
  return session.thinking() === seat || (seat !== view.seat && session.waiting().includes(seat));
}

export function buildRail(
  kit: TableKit,
  link: TableLink,
  look: Look,
  at: FrameLayout,
  peek: (seat: Seat) => void,
): void {
  if (at.cards.length === 0) return;
  const going = Math.max(0, ...look.view.shops.flatMap((shop) => shop.groups.map(sizeOf)));
  for (const [i, seat] of railOrder(look).entries()) {
    const rect = at.cards[i];
    const shop = look.view.shops[seat];
    if (rect === undefined || shop === undefined) continue;
    if (seat !== look.seat && kit.hides('rivals')) continue;
    const thinks = isThinking(link, look, seat);
    buildCard(kit, { link, look, seat, shop, going, thinks }, rect, at.small);
    kit.press(
      `shop${seat}`,
      rect,
      () => peek(seat),
      () => explainShop(link, look.view, seat),
    );
  }
  showLine(kit, link, look, at);
}
