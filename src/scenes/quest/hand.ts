/** The hand of the Hero whom the picture is about, on the counter; a hidden one shows its backs. */

import type { CardKind } from '../../engine/quest/data/words.ts';
import { CARD_KINDS, lordSeat } from '../../engine/quest/read.ts';
import { isFaceDown, showingHand } from '../../session/game/hands.ts';
import { panel } from '../../ui/panel.ts';
import { centre, FINGER, fingertip, middleOf, type Rect } from '../../ui/rect.ts';
import { pulse } from '../table/sets/town/pads.ts';
import { energyBack, energyCard } from './art.ts';
import { CARD } from './display.ts';
import { explainByKeys, explainEnergy } from './explain.ts';
import { chosenMark, numberDisc } from './pieces.ts';
import type { Ground, Offers, QuestLook, Touchable } from './types.ts';

/** The hand that is shown: its cards, or null for so many backs. */
export function handShown({ view, subject }: QuestLook): {
  cards: readonly CardKind[] | null;
  count: number;
} {
  const isLord = subject === lordSeat(view.setup);
  const cards = (isLord ? view.lord?.hand : view.heroes[subject]?.hand) ?? null;
  return { cards, count: cards?.length ?? view.counts[subject] ?? 0 };
}

interface Pile {
  kind: CardKind;
  /** Indices in the hand. */
  at: number[];
}

/** The hand in the order of the kinds; alike ones in one pile if there is no room for them side by side. */
function pilesOf(cards: readonly CardKind[], width: number, card: number): Pile[] {
  const single = CARD_KINDS.flatMap((kind) =>
    cards.flatMap((own, i): Pile[] => (own === kind ? [{ kind, at: [i] }] : [])),
  );
  if (single.length < 2 || (width - card) / (single.length - 1) >= FINGER) return single;
  return CARD_KINDS.flatMap((kind) => {
    const at = single.filter((pile) => pile.kind === kind).flatMap((pile) => pile.at);
    return at.length === 0 ? [] : [{ kind, at }];
  });
}

export function drawHand(ground: Ground, offers: Offers): void {
  const { host, look, at, kit, view } = ground;
  kit.laid(panel('wood', at.counter.width, at.counter.height, at.small ? 14 : 22), at.counter);
  const { hand: rect, small } = at;
  const { cards, count } = handShown(look);
  const isDown = isFaceDown(host.link.session.players, view, look.subject);
  const lift = small ? 8 : 14 * at.k;
  const height = rect.height - lift - (small ? 2 : 8);
  const width = height * CARD;
  if (cards === null || isDown) {
    drawBacks(ground, count, { ...rect, y: rect.y + lift }, width, height);
    if (isDown) drawShow(ground, { ...rect, y: rect.y + lift, height });
    return;
  }
  const piles = pilesOf(cards, rect.width, width);
  const step = Math.min(width + 6, piles.length < 2 ? 0 : (rect.width - width) / (piles.length - 1));
  const total = width + step * (piles.length - 1);
  const left = rect.x + (rect.width - total) / 2;
  for (const [i, pile] of piles.entries()) {
    const touch = touchOf(pile, offers);
    const isUp = touch?.state === 'picked';
    const place = { x: left + i * step, y: rect.y + (isUp ? 2 : lift), width, height };
    const isLast = i === piles.length - 1;
    drawPile(ground, pile, place, isLast ? width : Math.min(step, width), touch, offers);
  }
}

/** How a pile stands to the question: a card that may still be picked decides, else one that is. */
function touchOf({ at }: Pile, { cards }: Offers): Touchable | undefined {
  const all = at.flatMap((i) => cards?.get(i) ?? []);
  return all.find(({ state }) => state === 'picked') ?? all.find(({ state }) => state === 'open') ?? all[0];
}

/** A tap on a pile picks one more of it; when all are picked, it puts one back. */
function tapOf({ at }: Pile, { cards }: Offers): (() => void) | null {
  const all = at.flatMap((i) => cards?.get(i) ?? []);
  const next = all.find(({ state, tap }) => state === 'open' && tap !== null);
  return (next ?? all.findLast(({ tap }) => tap !== null))?.tap ?? null;
}

function drawPile(
  ground: Ground,
  pile: Pile,
  place: Rect,
  open: number,
  touch: Touchable | undefined,
  offers: Offers,
): void {
  const { kit } = ground;
  if (touch?.state === 'open') pulse(kit, { ...place, width: open });
  const image = kit.fitted(energyCard(pile.kind), place);
  if (touch?.state === 'barred') image.setAlpha(0.55);
  if (touch?.state === 'picked') chosenMark(kit, place);
  if (pile.at.length > 1) {
    const picked = pile.at.filter((i) => offers.cards?.get(i)?.state === 'picked').length;
    const words = picked > 0 ? `${picked}/${pile.at.length}` : `×${pile.at.length}`;
    const x = place.x + Math.min(open, place.width) - 18;
    numberDisc(kit, words, { x, y: place.y + 16 }, 32);
  }
  const explain = () => explainEnergy(ground, pile.kind);
  const zone = fingertip({ ...place, width: open });
  const tap = tapOf(pile, offers);
  if (tap !== null) kit.press(`card:${pile.at[0]}`, zone, tap, touch?.explain ?? explain);
  else kit.tell(zone, explain);
}

function drawBacks({ kit }: Ground, count: number, rect: Rect, width: number, height: number): void {
  const step = count < 2 ? 0 : Math.min(width * 0.55, (rect.width - width) / (count - 1));
  const left = rect.x + (rect.width - width - step * (count - 1)) / 2;
  for (let i = 0; i < count; i++) kit.fitted(energyBack(), { x: left + i * step, y: rect.y, width, height });
}

/** Whose hand lies face down may lay it open until the turn is over. */
function drawShow({ host: { kit, link }, look: { view, subject }, at }: Ground, rect: Rect): void {
  const { session, speech } = link;
  const [width, height] = [Math.min(rect.width, 220), at.small ? 44 : 54];
  const place = centre(rect, width, height);
  const words = speech.t('ui.couch.showHand');
  kit.button(
    'showHand',
    place,
    'plain',
    [],
    () => {
      const player = session.players[subject];
      if (player !== undefined) session.setPlayer(subject, showingHand(player, view));
    },
    () => explainByKeys(speech, 'ui.couch.showHand', 'ui.couch.showHandText'),
  );
  const { x, y } = middleOf(place);
  kit.words(words, x, y, { size: at.small ? 18 : 20, fit: width - 16 });
}
