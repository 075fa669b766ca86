/** Everybody who plays, oneself last, and who goes next. A tap on a card goes to look at that shop. */
import type { Seat } from '../../../engine/kernel/state.ts';
import { nextUp, sizeOf } from '../../../engine/petz/read.ts';
import { playerArt } from '../../../ui/art-urls.ts';
import type { PlayerCard, Players } from '../../../ui/panels/players.tsx';
import type { Look, TableLink } from '../contract.ts';
import { explainNext, explainShop } from '../explain/index.ts';
import type { TableKit } from '../kit.ts';
import { cardFacts } from './card.ts';
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

export function showRail(
  kit: TableKit,
  link: TableLink,
  look: Look,
  at: FrameLayout,
  peek: (seat: Seat) => void,
): void {
  if (at.cards.length === 0) return;
  const { view } = look;
  const going = Math.max(0, ...view.shops.flatMap((shop) => shop.groups.map(sizeOf)));
  const cards = railOrder(look).flatMap((seat, i): PlayerCard[] => {
    const rect = at.cards[i];
    const shop = view.shops[seat];
    if (rect === undefined || shop === undefined) return [];
    if (seat !== look.seat && kit.hides('rivals')) return [];
    const id = `shop${seat}`;
    const card = { link, look, seat, shop, going, isThinking: isThinking(link, look, seat) };
    return [
      {
        ...cardFacts(card, rect, at.small),
        id,
        at: rect,
        small: at.small,
        tap: () => peek(seat),
        explain: kit.reveal(id, () => explainShop(link, view, seat)),
      },
    ];
  });
  kit.panels.players = { cards, order: orderTag(kit, link, look, at) };
  showLine(kit, link, look, at);
}

/** Hangs under the bar while groups wait: the emblems in the order in which their groups will go. */
function orderTag(
  kit: TableKit,
  link: TableLink,
  { view }: Look,
  { next: at }: FrameLayout,
): Players['order'] {
  // Whoever goes now is seen anyway.
  const ahead = nextUp(view).slice(1);
  if (ahead.length === 0 || at.width === 0) return null;
  const hasWords = at.width >= 150;
  const shown = ahead.slice(0, Math.max(1, Math.floor((at.width - (hasWords ? 76 : 28)) / (at.height - 5))));
  const tap = kit.reveal('order', () => explainNext(link, ahead));
  const says = link.speech.t('ui.explain.next');
  const words = hasWords ? says : '→';
  return { id: 'order', at, words, says, emblems: shown.map((seat) => playerArt(seat)), tap, explain: tap };
}
