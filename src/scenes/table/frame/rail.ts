/** Everybody who plays, oneself last, and who goes next. A tap on a card goes to look at that shop. */

import type { Seat } from '../../../engine/kernel/state.ts';
import { accessoryCard, nextUp, ownsHat, sizeOf } from '../../../engine/petz/read.ts';
import type { ShopView } from '../../../engine/petz/view.ts';
import { isOnHoliday } from '../../../session/advice/twists.ts';
import { IMP, iconArt, playerArt, REPUTATION, TOKEN_ART } from '../../../ui/art-urls.ts';
import type { PlayerCard, Players } from '../../../ui/panels/players.tsx';
import type { Rect } from '../../../ui/rect.ts';
import { artUrl } from '../../../ui/svg-art.ts';
import type { Look, TableLink } from '../contract.ts';
import { drawing } from '../drawings.ts';
import { explainNext, explainShop } from '../explain/index.ts';
import type { TableKit } from '../kit.ts';
import { DECKS, type Letter, SEATS, tintOf } from '../pieces.ts';
import { seatFace } from './faces.ts';
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

/** The least room for the size of a group. */
const NUMBER = 15;
const COLOURS: readonly Letter[] = ['G', 'R', 'Y', 'P'];

export interface CardLook {
  link: TableLink;
  look: Look;
  seat: Seat;
  shop: ShopView;
  /** The size of the groups that go now; 0 if none waits. */
  going: number;
  /** His answer is awaited. */
  isThinking: boolean;
}

type PlayerRow = PlayerCard['rows'][number];
type CardFacts = Omit<PlayerCard, 'id' | 'tap' | 'explain' | 'at' | 'small'>;

/** What stands on it, in a place of that width. */
export function cardFacts(
  { link, look, seat, shop, going, isThinking }: CardLook,
  at: Rect,
  small: boolean,
): CardFacts {
  const { view } = look;
  const { speech } = link;
  const name = {
    words: speech.seat(seat),
    colour: SEATS[seat % SEATS.length] ?? 'blue',
    emblem: playerArt(seat),
  };
  // A shop that takes no part has nothing to count.
  if (isOnHoliday(view, seat))
    return { ...name, face: iconArt('holiday'), crown: null, thought: null, beside: [], rows: [] };
  const isOwn = seat === look.seat;
  const belongings = belongingsOf(seat, shop).map(({ icon, count }) => ({
    art: artUrl(drawing(icon)),
    ...(count > 1 ? { words: String(count) } : {}),
  }));
  const total = (list: readonly number[]) => String(list.reduce((sum, n) => sum + n, 0));
  const food: PlayerRow = {
    look: 'counts',
    signs: [
      { art: TOKEN_ART.vegetable, words: total(shop.food.vegetable) },
      { art: TOKEN_ART.meat, words: total(shop.food.meat) },
    ],
  };
  const chips: PlayerRow = { look: 'chips', signs: sizesOf(speech, shop, going, at.width) };
  const carried: PlayerRow = { look: 'counts', signs: belongings };
  const counts: PlayerRow = {
    look: 'counts',
    signs: [
      { art: IMP, words: String(shop.home) },
      { art: TOKEN_ART.gold, words: String(shop.gold) },
    ],
  };
  const cards: PlayerRow = {
    look: 'cards',
    signs: COLOURS.map((letter, i) => {
      const count = shop.owned.cards[i] ?? 0;
      return {
        art: artUrl(drawing(`props/little-card-${DECKS[letter]}`)),
        words: String(count),
        ...(count > 0 ? {} : { stand: 'off' as const }),
      };
    }),
  };
  // On a phone: while no group waits there is room for what comes from the dark alleys.
  const last = shop.groups.length > 0 ? chips : carried;
  const rows = small ? [counts, last] : [counts, cards, isOwn ? food : chips, carried];
  return {
    ...name,
    face: artUrl(seatFace(link, view, seat)),
    crown: view.starter === seat ? iconArt('icon-start') : null,
    beside: [
      { art: REPUTATION, words: speech.number(shop.reputation) },
      { art: iconArt('count-pets'), words: String(petsIn(shop)) },
    ],
    rows: rows.filter(({ signs }) => signs.length > 0),
    thought: isThinking ? artUrl(drawing(link.still ? 'props/thought-still' : 'props/thought')) : null,
  };
}

/** The sizes of the waiting groups, those that go now lit. In a narrow card the last ones are only counted. */
function sizesOf(
  speech: TableLink['speech'],
  { groups }: ShopView,
  going: number,
  width: number,
): PlayerRow['signs'] {
  const sizes = groups.map(sizeOf);
  const most = Math.floor((width - 16) / NUMBER);
  const shown = sizes.length > most ? sizes.slice(0, Math.max(1, most - 2)) : sizes;
  const rest = sizes.length - shown.length;
  return [
    ...shown.map((size) => ({
      art: null,
      words: String(size),
      ...(size === going ? { stand: 'lit' as const } : {}),
    })),
    ...(rest > 0 ? [{ art: null, words: speech.signed(rest) }] : []),
  ];
}

function petsIn({ plots, cart }: ShopView): number {
  return plots.filter(({ pet }) => pet !== null).length + cart.pets.length;
}

/** A sign, and how often it is there. */
interface Belonging {
  icon: string;
  count: number;
}

/** In this order; nothing in a game without Dark Alleys. */
export function belongingsOf(seat: Seat, shop: ShopView): Belonging[] {
  const { alleys } = shop;
  if (alleys === undefined) return [];
  const worn = shop.plots.flatMap(({ pet }) => pet?.wears ?? []);
  const accessories = [...alleys.accessories, ...worn];
  const [first] = accessories;
  const all: Belonging[] = [
    { icon: `tokens/permission-${tintOf(seat)}`, count: alleys.permission === null ? 0 : 1 },
    { icon: 'icons/icon-bodyguard', count: alleys.bodyguard ? 1 : 0 },
    { icon: 'artifacts/fancyHat', count: ownsHat(shop) ? 1 : 0 },
    {
      icon: `accessories/${first === undefined ? 'ribbonBow' : accessoryCard(first).kind}`,
      count: accessories.length,
    },
    { icon: 'tokens/token-lollipop', count: alleys.processed.lollipop },
    { icon: 'tokens/token-can', count: alleys.processed.can },
  ];
  return all.filter(({ count }) => count > 0);
}
