/** Everybody who plays, oneself last, who goes next, and what rivals say. A tap on a card goes to look at that shop. */

import type { Seat } from '../../../engine/kernel/state.ts';
import { accessoryCard, nextUp, ownsHat, sizeOf } from '../../../engine/petz/read.ts';
import type { ShopView } from '../../../engine/petz/view.ts';
import { isOnHoliday } from '../../../session/advice/twists.ts';
import { lastLine, type Spoken } from '../../../session/game/lines.ts';
import type { Session } from '../../../session/game/session.ts';
import { IMP, iconArt, playerArt, REPUTATION, TOKEN_ART } from '../../../ui/art-urls.ts';
import type { PlayerCard, Players } from '../../../ui/panels/players.tsx';
import { box, inset, type Rect } from '../../../ui/rect.ts';
import { artUrl } from '../../../ui/svg-art.ts';
import type { Look, TableLink } from '../contract.ts';
import { drawingUrl } from '../drawings.ts';
import { explainNext, explainShop } from '../explain/index.ts';
import type { TableKit } from '../kit.ts';
import { DECKS, type Letter, SEATS, tintOf } from '../pieces.ts';
import { closeUpOf } from '../questions.ts';
import { layoutCloseUp } from '../sets/close-up/layout.ts';
import { layoutTown } from '../sets/town/layout.ts';
import { seatFace, storyOf } from './faces.ts';
import { type Framing, hasSecondLine, layoutFrame } from './layout.ts';
import { isNow } from './tools.ts';

/** Everybody in turn order, beginning after one's own seat; oneself last. */
export function railOrder({ view, seat }: Look): Seat[] {
  const all = view.shops.map((_, i) => i);
  return [...all.slice(seat + 1), ...all.slice(0, seat + 1)];
}

/** Where the cards of the shops stand now, in a picture that has them. */
export function cardPlaces({ window }: TableKit, look: Look): (seat: Seat) => Rect | undefined {
  const { width, height } = window;
  const { view } = look;
  const { cards } = layoutFrame(width, height, view.shops.length, true, hasSecondLine(view));
  const order = railOrder(look);
  return (seat) => cards[order.indexOf(seat)];
}

/** Whose answer is awaited: of bots the one that thinks now, of persons everybody who is asked. */
function isThinking({ session }: TableLink, { view }: Look, seat: Seat): boolean {
  // While something is played, the table is not where the session is.
  if (view.ask?.id !== session.ask()?.id) return false;
  return session.thinking() === seat || (seat !== view.seat && session.waiting().includes(seat));
}

export function showRail(framing: Framing): void {
  const { kit, link, look, at, peek } = framing;
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
  kit.panels.players = { cards, order: orderTag(framing) };
  showLine(framing);
}

/** Hangs under the bar while groups wait: the emblems in the order in which their groups will go. */
function orderTag({ kit, link, look, at: { next: at }, speech }: Framing): Players['order'] {
  // The seat in turn is seen anyway.
  const ahead = nextUp(look.view).slice(1);
  if (ahead.length === 0 || at.width === 0) return null;
  const hasWords = at.width >= 150;
  const shown = ahead.slice(0, Math.max(1, Math.floor((at.width - (hasWords ? 76 : 28)) / (at.height - 5))));
  const tap = kit.reveal('order', () => explainNext(link, ahead));
  const says = speech.t('ui.explain.next');
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
    art: drawingUrl(icon),
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
        art: drawingUrl(`props/little-card-${DECKS[letter]}`),
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
    thought: isThinking ? drawingUrl(link.still ? 'props/thought-still' : 'props/thought') : null,
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

/** How old a line may be in entries of the story to be said at all. */
const FRESH = 6;

interface Said {
  entry: number;
  seat: Seat;
  since: number;
  /** It was there as my turn came: it does not come back after that. */
  wasMine?: boolean;
}

/** What was said last in each game, so that a picture drawn anew goes on with it. */
const said = new WeakMap<Session, Said>();

/** The line to be seen now, and for how long it has been. */
function lineNow(session: Session, view: Look['view'], now: number): { line: Spoken; age: number } | null {
  const story = storyOf(session, view.seat);
  const line = lastLine(story, session.players);
  if (line === null) return null;
  const known = said.get(session);
  if (known?.entry === line.entry && known.seat === line.seat) return { line, age: now - known.since };
  // What is said of something that is played comes afterwards.
  if (!isNow({ view }, session)) return null;
  const isFresh = (story.at(-1)?.id ?? 0) - line.entry <= FRESH;
  said.set(session, { entry: line.entry, seat: line.seat, since: isFresh ? now : Number.NEGATIVE_INFINITY });
  return isFresh ? { line, age: 0 } : null;
}

/**
 * Puts the newest line of a rival over the picture, for some seconds. It hides nothing that can be pressed: while others
 * are at it, it stands on the counter, where my buttons will be; when my turn has come it lies in the strip over the town,
 * and is soon gone.
 */
function showLine({ kit, link, look, at, speech }: Framing): void {
  const found = lineNow(link.session, look.view, performance.now());
  if (found === null || found.line.seat === look.seat) return;
  const { line, age } = found;
  const isMine = look.domain !== null;
  const known = said.get(link.session);
  const left = lineLasts(isMine, age);
  if (left === 0 || (known?.wasMine === true && !isMine)) return;
  if (known !== undefined && isMine) known.wasMine = true;
  const closeUp = isMine && look.ask !== null ? closeUpOf(look.ask.kind) : null;
  const { rect, ...place } =
    closeUp === null ? placeOfLine(at.area, kit.window, isMine) : placeOnCloseUp(at.area);
  kit.panels.remark = {
    ...place,
    at: rect,
    key: `${line.entry} ${line.seat} ${isMine}`,
    face: artUrl(seatFace(link, look.view, line.seat)),
    words: speech.t(line.key),
    stay: left,
  };
}

/** Milliseconds that a line stays while others are at it, and that one stays which is said as my turn comes. */
const STAY = 5200;
const MINE = 2800;
/** Who has had so long to read it needs it no more when it is his turn. */
const READ = 1300;
/** The round button to skip with stands in the corner. */
const CORNER = 72;
const WIDEST = 340;

interface LinePlace {
  rect: Rect;
  /** It hides what is written there, while it is there. */
  isWhole: boolean;
  small: boolean;
}

/** How much longer a line of that age stays; 0: not at all. */
export function lineLasts(isMyTurn: boolean, age: number): number {
  if (!isMyTurn) return Math.max(0, STAY - age);
  return age >= READ && age < MINE ? 0 : Math.max(0, MINE - age);
}

/** In a close-up: over the things, beside the question. */
export function placeOnCloseUp(area: Rect): LinePlace {
  const { compact, line } = layoutCloseUp(area, true);
  return { rect: line, isWhole: true, small: compact };
}

/** Over the strip when my turn has come, else on the counter while my buttons are not there. */
export function placeOfLine(area: Rect, window: Rect, isMine: boolean): LinePlace {
  const { compact, strip, counter } = layoutTown(area, window);
  if (isMine) return { rect: inset(strip, 0, -2), isWhole: true, small: compact };
  const { rect, buttons, groups } = counter;
  const right = window.x + window.width - CORNER;
  if (compact) {
    const line = { ...buttons, width: right - buttons.x };
    return { rect: line, isWhole: false, small: true };
  }
  const width = Math.min(WIDEST, buttons.x - 12 - groups.x);
  const line = box(buttons.x - 12 - width, buttons.y, width, rect.height - 60);
  return { rect: line, isWhole: false, small: false };
}
