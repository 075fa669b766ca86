/** Energy cards, payments, treasures, experience: what changes hands flies there. */

import type { CardKind } from '../../../engine/quest/data/words.ts';
import {
  CARD_KINDS,
  heroId,
  lordSeat,
  type SheetRow,
  sheetOf,
  standsAt,
  whoIs,
} from '../../../engine/quest/read.ts';
import type { QuestView } from '../../../engine/quest/view.ts';
import { around, middleOf, type Rect } from '../../../ui/rect.ts';
import type { Art } from '../../../ui/svg-art.ts';
import { palette } from '../../../ui/theme/palette.ts';
import { burst, fly, type Point, ring, shower, stamp } from '../../table/motion/index.ts';
import { energyBack, energyCard, faceArt, questIcon, treasureArt } from '../art.ts';
import type { BattleLayout } from '../battle-layout.ts';
import { CARD, displayPlaces } from '../display.ts';
import { rowName } from '../explain.ts';
import { star } from '../pieces.ts';
import type { Ground, QuestBeat } from '../types.ts';
import { banner } from './banner.ts';
import { drawnBeat, spotOrGrave } from './graves.ts';
import type { Plays, QuestEventOf, Scene } from './scene.ts';

/** Cards more than these fly together. */
const MOST = 6;

// ---- Where things are ----

/** A place, and how wide a card is there. */
interface Lying {
  at: Point;
  width: number;
}

/** Where the hand of a seat is: on the counter if it is the one shown, else with its hero on the board. */
function handOf({ look, at, spots, kit }: Scene, seat: number): Lying {
  if (look.subject === seat) return { at: middleOf(at.hand), width: widthInHand(at) };
  const spot = spots.of(heroId(seat));
  if (spot !== null) return { at: spot.heart, width: 34 };
  const y = seat === lordSeat(look.view.setup) ? at.ribbon.y : at.hand.y;
  return { at: { x: kit.window.width / 2, y }, width: 40 };
}

/** Where the head of a hero's sheet is if it is the one shown; else the hero. */
function headOf({ look, spots, at, kit }: Scene, seat: number): Point {
  const head = look.subject === seat ? kit.layer.placeOf('sheet') : null;
  return head === null ? (spots.of(heroId(seat))?.heart ?? middleOf(at.ribbon)) : middleOf(head);
}

/** The places of the open cards, and the deck's. */
function displayOf({ at, look }: Scene, { display }: QuestView = look.view): { open: Rect[]; deck: Rect } {
  const open = displayPlaces(at.display, display.length, at.small, at.k);
  return { open, deck: open[display.length] ?? at.display };
}

/** Where a creature stood, as long as it is known. */
function stood(scene: Scene, id: string): Point {
  const { rect } = scene.at.board;
  return spotOrGrave(scene, id)?.heart ?? { x: middleOf(rect).x, y: rect.y + rect.height * 0.3 };
}

/** How wide a card is in the hand that is shown. */
const widthInHand = ({ hand, small }: BattleLayout): number => (hand.height - (small ? 12 : 30)) * CARD;

/** Any card may be drawn or paid soon. */
export function prepaintCards({ kit, at, view }: Ground): void {
  const places = displayPlaces(at.display, view.display.length, at.small, at.k);
  kit.prepaint('cards', () => {
    // In the hand, among the open ones, and on the deck.
    for (const width of new Set([widthInHand(at), ...places.map((place) => place.width)]))
      for (const art of [energyBack(), ...CARD_KINDS.map(energyCard)]) kit.picture(art, 0, 0, width);
  });
}

const facesOf = (cards: readonly CardKind[] | null, count: number): Art[] =>
  cards === null
    ? Array.from({ length: Math.min(MOST, count) }, energyBack)
    : cards.slice(0, MOST).map(energyCard);

// ---- What several of them do ----

/** What a seat pays flies out of its hand, and is spent there. */
export async function spend(
  scene: Scene,
  { seat, cards, xp }: Pick<QuestEventOf<'quest.paid'>, 'seat' | 'cards' | 'xp'>,
  to: Point,
): Promise<void> {
  const { kit } = scene;
  const { at, width } = handOf(scene, seat);
  const stars = Array.from({ length: xp }, () => star(true));
  const how = { width, toWidth: width * 0.35, each: 80, spread: width };
  await Promise.all([
    shower(kit, facesOf(cards, cards.length), at, to, how),
    shower(kit, stars, headOf(scene, seat), to, { width: 30 }),
  ]);
  // What it was paid for follows on the heels of it: the sparks are not waited for to the end.
  void burst(kit, to, 'sparks', scene.at.small ? 60 : 120, 8);
  await kit.wait(260);
}

/** Something comes to lie at the foot of a hero's sheet, or wherever that is if it is not the one shown. */
async function drawnCards(
  scene: Scene,
  { seat, id, art, from, width }: { seat: number; id: string; art: Art; from: Point; width: number },
): Promise<void> {
  const { kit } = scene;
  await fly(kit, art, from, headOf(scene, seat), { width, toWidth: 44, duration: 560 });
  scene.turn(drawnBeat(scene));
  if (scene.look.subject === seat) kit.layer.light(`row:${id}`, kit.ms(520));
  await kit.wait(260);
}

export const CARD_PLAYS: Plays = {
  'quest.drew': (scene, { seat, from, card }) => {
    const { before, after } = scene.beat;
    const { open, deck } = displayOf(scene, before);
    const gone = before.display.findIndex((kind, i) => kind !== after.display[i]);
    const place = from === 'deck' ? deck : (open[Math.max(0, gone)] ?? deck);
    const hand = handOf(scene, seat);
    const how = { width: place.width, toWidth: hand.width };
    return fly(scene.kit, card === null ? energyBack() : energyCard(card), middleOf(place), hand.at, how);
  },

  'quest.dealt': (scene, { seat, cards, count }) => {
    const { deck } = displayOf(scene, scene.beat.before);
    const { at, width } = handOf(scene, seat);
    const how = { width: deck.width, toWidth: width, each: 90, spread: width * 1.5 };
    return shower(scene.kit, facesOf(cards, count), middleOf(deck), at, how);
  },

  /** Cards come from the deck to the places that were empty. */
  'quest.refilled': (scene, { cards }) => {
    const { kit, beat } = scene;
    const { after } = beat;
    const { open, deck } = displayOf(scene, after);
    const first = after.display.length - cards.length;
    const flights = cards.slice(0, MOST).map(async (card, i) => {
      const place = open[first + i] ?? deck;
      await kit.wait(i * 80);
      const how = { width: place.width, duration: 300, spin: 6 };
      await fly(kit, energyCard(card), middleOf(deck), middleOf(place), how);
    });
    return Promise.all(flights);
  },

  'quest.changed': (scene, { cards }) => {
    scene.turn();
    const { kit } = scene;
    const { open, deck } = displayOf(scene, scene.beat.before);
    const { width } = open[0] ?? deck;
    const from = middleOf(scene.at.display);
    const how = { width, each: 60, spread: width };
    return shower(kit, facesOf(cards, cards.length), from, { x: -width, y: from.y }, how);
  },

  /** Cards leave the picture at the left, where the discards are not seen. */
  'quest.discarded': (scene, { seat, cards }) => {
    scene.turn();
    const { display } = scene.at;
    const { at, width } = handOf(scene, seat);
    const to = { x: middleOf(display).x, y: display.y + display.height - 10 };
    const how = { width, toWidth: width * 0.4, each: 70, spread: width };
    return shower(scene.kit, facesOf(cards, cards.length), at, to, how);
  },

  /** Payments go to the hero whose action it is. */
  'quest.paid': (scene, event) => {
    scene.turn();
    return spend(scene, event, scene.spots.of(heroId(event.seat))?.heart ?? middleOf(scene.at.board.rect));
  },

  'quest.reshuffled': async (scene, { pile }) => {
    if (pile === 'energy') await ring(scene.kit, displayOf(scene).deck);
  },

  /** Stars fly from the monster to the sheet; what they open there is named on a board, and its row lights up. */
  'quest.gotXp': async (scene, { seat, monster, xp }) => {
    const { kit, speech } = scene;
    const arts = Array.from({ length: Math.max(1, Math.min(xp, MOST)) }, () => star(true));
    const how = { width: scene.at.small ? 30 : 56, toWidth: 26, each: 110 };
    await shower(kit, arts, stood(scene, monster), headOf(scene, seat), how);
    scene.turn(drawnBeat(scene));
    const { opened, said } = openedBy(scene.beat, seat);
    if (said === null) return kit.wait(220);
    if (scene.look.subject === seat) for (const id of opened) kit.layer.light(`row:${id}`, kit.ms(1200));
    return banner(scene, rowName(speech, said), { face: questIcon('level'), colour: palette.glow });
  },

  /** The face of the defeated foe, taken as a prize. */
  'quest.gotPrize': (scene, { seat, monster }) => {
    const art = faceArt(whoIs(scene.beat.before, monster));
    const from = stood(scene, monster);
    return drawnCards(scene, { seat, id: monster, art, from, width: scene.at.small ? 48 : 88 });
  },

  /** A treasure falls from a monster into its column. */
  'quest.dropped': async (scene, { treasure, column }) => {
    const { kit } = scene;
    const { board } = scene.at;
    const cell = board.cells.foes[column]?.[0] ?? board.rect;
    const size = Math.min(cell.height, cell.width) * 0.8;
    const image = await stamp(kit, treasureArt(treasure), middleOf(cell), size);
    await burst(kit, middleOf(cell), 'stars', size, 8);
    await kit.wait(350);
    image.destroy();
  },

  /** A treasure is taken up from where it fell: ahead of the Hero who takes it. */
  'quest.gotTreasure': (scene, { seat, treasure }) => {
    const { rect, cells } = scene.at.board;
    const column = scene.spots.of(heroId(seat))?.column;
    const from = middleOf((column === undefined ? undefined : cells.foes[column]?.[0]) ?? rect);
    const art = treasureArt(treasure);
    return drawnCards(scene, { seat, id: treasure, art, from, width: scene.at.small ? 56 : 96 });
  },

  'quest.lostTreasure': async (scene, { seat, treasure }) => {
    const { kit } = scene;
    const { rect } = scene.at.board;
    const to = { x: middleOf(rect).x, y: rect.y + rect.height * 0.8 };
    const how = { width: 56, toWidth: 30, spin: 20 };
    await fly(kit, treasureArt(treasure), headOf(scene, seat), to, how);
    await burst(kit, to, 'dust', 50, 8);
  },

  'quest.wasted': (scene, { treasures }) => {
    const { rect } = scene.at.board;
    const from = middleOf(rect);
    const to = { x: from.x, y: rect.y - 40 };
    return shower(scene.kit, treasures.map(treasureArt), from, to, { width: 56, toWidth: 24 });
  },

  'quest.recovered': (scene, { seat, card }) => {
    const { at, width } = handOf(scene, seat);
    const how = { width: width * 0.5, toWidth: width };
    return fly(scene.kit, energyCard(card), middleOf(scene.at.display), at, how);
  },

  /** An action more, or one less. */
  'quest.gotActions': async ({ kit, at, look, spots, beat: { before } }, { id, n }) => {
    const isShown = id === heroId(look.subject) && standsAt(before, id) !== null;
    const to = isShown ? middleOf(at.left) : (spots.of(id)?.heart ?? middleOf(at.board.rect));
    if (n <= 0) return ring(kit, isShown ? at.left : around(to, 60), palette.badText);
    const image = await stamp(kit, questIcon('actions'), to, at.small ? 34 : 56);
    await kit.wait(250);
    image.destroy();
  },
};

/** What a hero may do after this that it could not do before, and the first of it. */
export function openedBy(
  { before, after }: Pick<QuestBeat, 'before' | 'after'>,
  seat: number,
): { opened: string[]; said: SheetRow | null } {
  const locked = new Set(sheetOf(before, seat).flatMap(({ id, isOpen }) => (isOpen ? [] : [id])));
  const rows = sheetOf(after, seat).filter(({ id, isOpen }) => isOpen && locked.has(id));
  return { opened: rows.map(({ id }) => id), said: rows[0] ?? null };
}
