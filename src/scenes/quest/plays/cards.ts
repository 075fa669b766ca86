/** Energy cards, payments, treasures, experience: what changes hands flies there. */

import type { CardKind } from '../../../engine/quest/data/words.ts';
import type { QuestEvent } from '../../../engine/quest/events.ts';
import { heroId, lordSeat, standsAt, whoIs } from '../../../engine/quest/read.ts';
import type { QuestView } from '../../../engine/quest/view.ts';
import { middleOf, type Rect } from '../../../ui/rect.ts';
import type { Art } from '../../../ui/svg-art.ts';
import { palette } from '../../../ui/theme/palette.ts';
import { burst, fly, type Point, ring, shower, stamp } from '../../table/motion/index.ts';
import { energyBack, energyCard, faceArt, questIcon, treasureArt } from '../art.ts';
import { CARD, displayPlaces } from '../display.ts';
import { rowName } from '../explain.ts';
import { star } from '../pieces.ts';
import type { QuestBeat } from '../types.ts';
import { banner } from './banner.ts';
import { drawnBeat, spotOrGrave } from './graves.ts';
import { openedBy } from './opened.ts';
import type { Play, Plays, Scene } from './scene.ts';

/** A card of the hand is so wide. */
const cardWidth = ({ at }: Scene): number => (at.hand.height - (at.small ? 12 : 30)) * CARD;

/** Cards more than these fly together. */
const MOST = 6;

type Told<T extends QuestEvent['type']> = Extract<QuestEvent, { type: T }>;

/** A play of one event; with `gone` the picture is first drawn as it is afterwards: what flies away lies there no more. */
function one<T extends QuestEvent['type']>(
  show: (scene: Scene, event: Told<T>, before: QuestView, after: QuestView) => Promise<void>,
  gone = false,
): Play {
  return async (scene, beats) => {
    const [beat] = beats;
    if (beat === undefined) return 1;
    if (gone) scene.turn(beat);
    await show(scene, beat.event as Told<T>, beat.before, beat.after);
    return 1;
  };
}

/** Where the hand of a seat is: on the counter if it is the one shown, else with its hero on the board. */
function handOf(scene: Scene, seat: number): { at: Point; width: number } {
  const { look, at, spots, deal } = scene;
  if (look.subject === seat) return { at: middleOf(at.hand), width: cardWidth(scene) };
  const spot = spots.of(heroId(seat));
  if (spot !== null) return { at: spot.heart, width: 34 };
  const { width } = deal.kit.window;
  return { at: { x: width / 2, y: seat === lordSeat(look.view.setup) ? at.ribbon.y : at.hand.y }, width: 40 };
}

/** Where the head of a hero's sheet is if it is the one shown; else the hero. */
function sheetOf({ look, deal, spots, at }: Scene, seat: number): Point {
  const head = look.subject === seat ? deal.kit.layer.placeOf('sheet') : null;
  return head === null ? (spots.of(heroId(seat))?.heart ?? middleOf(at.ribbon)) : middleOf(head);
}

/** A place of the display, the last for the deck. */
function displayAt({ at, look }: Scene, index: number | 'deck', view: QuestView = look.view): Rect {
  const places = displayPlaces(at.display, view.display.length, at.small, at.k);
  return places[index === 'deck' ? view.display.length : index] ?? at.display;
}

const facesOf = (cards: readonly CardKind[] | null, count: number): Art[] =>
  cards === null
    ? Array.from({ length: Math.min(MOST, count) }, () => energyBack())
    : cards.slice(0, MOST).map(energyCard);

/** Which card of the display has gone. */
function takenFrom(before: readonly CardKind[], after: readonly CardKind[]): number {
  const at = before.findIndex((card, i) => card !== after[i]);
  return Math.max(0, at);
}

const drew = one<'quest.drew'>(async (scene, { seat, from, card }, before, after) => {
  const key = from === 'deck' ? 'deck' : takenFrom(before.display, after.display);
  const place = displayAt(scene, key, before);
  const hand = handOf(scene, seat);
  await fly(scene.deal.kit, card === null ? energyBack() : energyCard(card), middleOf(place), hand.at, {
    width: place.width,
    toWidth: hand.width,
  });
});

const dealt = one<'quest.dealt'>(async (scene, { seat, cards, count }, before) => {
  const place = displayAt(scene, 'deck', before);
  const hand = handOf(scene, seat);
  await shower(scene.deal.kit, facesOf(cards, count), middleOf(place), hand.at, {
    width: place.width,
    toWidth: hand.width,
    each: 90,
    spread: hand.width * 1.5,
  });
});

/** Cards come from the deck to the places that were empty. */
const refilled = one<'quest.refilled'>(async (scene, { cards }, _before, after) => {
  const places = displayPlaces(scene.at.display, after.display.length, scene.at.small, scene.at.k);
  const deck = places.at(-1) ?? scene.at.display;
  const first = after.display.length - cards.length;
  const flights = cards.slice(0, MOST).map(async (card, i) => {
    const place = places[first + i] ?? deck;
    await scene.deal.kit.wait(i * 80);
    await fly(scene.deal.kit, energyCard(card), middleOf(deck), middleOf(place), {
      width: place.width,
      duration: 300,
      spin: 6,
    });
  });
  await Promise.all(flights);
});

/** Cards leave the picture at the left, where the discards are not seen. */
async function away(scene: Scene, arts: readonly Art[], from: Point, width: number): Promise<void> {
  const { at, deal } = scene;
  const to = { x: at.display.x + at.display.width * 0.5, y: at.display.y + at.display.height - 10 };
  await shower(deal.kit, arts, from, to, { width, toWidth: width * 0.4, each: 70, spread: width });
}

const changed = one<'quest.changed'>(async (scene, { cards }, before) => {
  const place = displayAt(scene, 0, before);
  await shower(
    scene.deal.kit,
    facesOf(cards, cards.length),
    middleOf(scene.at.display),
    {
      x: -place.width,
      y: middleOf(scene.at.display).y,
    },
    { width: place.width, each: 60, spread: place.width },
  );
}, true);

const discarded = one<'quest.discarded'>(async (scene, { seat, cards }) => {
  const hand = handOf(scene, seat);
  await away(scene, facesOf(cards, cards.length), hand.at, hand.width);
}, true);

/** What a seat pays flies out of its hand, and is spent there. */
export async function spend(
  scene: Scene,
  { seat, cards, xp }: Pick<Told<'quest.paid'>, 'seat' | 'cards' | 'xp'>,
  to: Point,
): Promise<void> {
  const { deal, at } = scene;
  const hand = handOf(scene, seat);
  const stars = Array.from({ length: xp }, () => star(true));
  const flights = [
    shower(deal.kit, facesOf(cards, cards.length), hand.at, to, {
      width: hand.width,
      toWidth: hand.width * 0.35,
      each: 80,
      spread: hand.width,
    }),
    ...(xp > 0 ? [shower(deal.kit, stars, sheetOf(scene, seat), to, { width: 30 })] : []),
  ];
  await Promise.all(flights);
  // Whatever it was paid for follows on the heels of it: the sparks are not waited for to the end.
  void burst(deal.kit, to, 'sparks', at.small ? 60 : 120, 8);
  await deal.kit.wait(260);
}

/** Payments go to the hero whose deed it is. */
const paid = one<'quest.paid'>(
  (scene, event) =>
    spend(scene, event, scene.spots.of(heroId(event.seat))?.heart ?? middleOf(scene.at.board.rect)),
  true,
);

const reshuffled: Play = one<'quest.reshuffled'>(async (scene, { pile }) => {
  if (pile === 'energy') await ring(scene.deal.kit, displayAt(scene, 'deck'));
});

/** Where a creature stood, as long as it is known. */
function stood(scene: Scene, id: string): Point {
  const { rect } = scene.at.board;
  return spotOrGrave(scene, id)?.heart ?? { x: middleOf(rect).x, y: rect.y + rect.height * 0.3 };
}

/** Stars fly from the monster to the sheet; what they open there is told on a board, and its row lights up. */
const gotXp: Play = async (scene, [beat]) => {
  if (beat?.event.type !== 'quest.gotXp') return 1;
  const { deal, at } = scene;
  const { kit } = deal;
  const { seat, monster, xp } = beat.event;
  const arts = Array.from({ length: Math.max(1, Math.min(xp, MOST)) }, () => star(true));
  const to = sheetOf(scene, seat);
  await shower(kit, arts, stood(scene, monster), to, {
    width: at.small ? 30 : 56,
    toWidth: 26,
    each: 110,
  });
  scene.turn(drawnBeat(scene, beat));
  const { opened, said } = openedBy(beat, seat);
  if (said === null) {
    await kit.wait(220);
    return 1;
  }
  if (scene.look.subject === seat) for (const id of opened) kit.layer.light(`row:${id}`, kit.ms(1200));
  const words = rowName(deal.link.speech, said);
  await banner(scene, words, { face: questIcon('level'), colour: palette.glow });
  return 1;
};

/** Something comes to lie at the foot of a hero's sheet, or wherever that is if it is not the one shown. */
async function kept(
  scene: Scene,
  beat: QuestBeat,
  { seat, id, art, from, width }: { seat: number; id: string; art: Art; from: Point; width: number },
): Promise<void> {
  const { kit } = scene.deal;
  await fly(kit, art, from, sheetOf(scene, seat), { width, toWidth: 44, duration: 560 });
  scene.turn(drawnBeat(scene, beat));
  if (scene.look.subject === seat) kit.layer.light(`row:${id}`, kit.ms(520));
  await kit.wait(260);
}

/** The face of who was defeated, kept as a prize. */
const gotPrize: Play = async (scene, [beat]) => {
  if (beat?.event.type !== 'quest.gotPrize') return 1;
  const { seat, monster } = beat.event;
  const art = faceArt(whoIs(beat.before, monster));
  const width = scene.at.small ? 48 : 88;
  await kept(scene, beat, { seat, id: monster, art, from: stood(scene, monster), width });
  return 1;
};

/** A treasure falls from a monster into its column. */
const dropped = one<'quest.dropped'>(async (scene, { treasure, column }) => {
  const { at, deal } = scene;
  const cell = at.board.cells.foes[column]?.[0] ?? at.board.rect;
  const size = Math.min(cell.height, cell.width) * 0.8;
  const image = await stamp(deal.kit, treasureArt(treasure), middleOf(cell), size);
  await burst(deal.kit, middleOf(cell), 'stars', size, 8);
  await deal.kit.wait(350);
  image.destroy();
});

/** A treasure is taken up from where it fell: ahead of whoever takes it. */
const gotTreasure: Play = async (scene, [beat]) => {
  if (beat?.event.type !== 'quest.gotTreasure') return 1;
  const { seat, treasure } = beat.event;
  const { rect, cells } = scene.at.board;
  const column = scene.spots.of(heroId(seat))?.column;
  const from = middleOf((column === undefined ? undefined : cells.foes[column]?.[0]) ?? rect);
  const width = scene.at.small ? 56 : 96;
  await kept(scene, beat, { seat, id: treasure, art: treasureArt(treasure), from, width });
  return 1;
};

const lostTreasure = one<'quest.lostTreasure'>(async (scene, { seat, treasure }) => {
  const { deal, at } = scene;
  const to = { x: middleOf(at.board.rect).x, y: at.board.rect.y + at.board.rect.height * 0.8 };
  const how = { width: 56, toWidth: 30, spin: 20 };
  await fly(deal.kit, treasureArt(treasure), sheetOf(scene, seat), to, how);
  await burst(deal.kit, to, 'dust', 50, 8);
});

const wasted = one<'quest.wasted'>(async (scene, { treasures }) => {
  const { deal, at } = scene;
  const arts = treasures.map(treasureArt);
  const from = middleOf(at.board.rect);
  await shower(deal.kit, arts, from, { x: from.x, y: at.board.rect.y - 40 }, { width: 56, toWidth: 24 });
});

const recovered = one<'quest.recovered'>(async (scene, { seat, card }) => {
  const hand = handOf(scene, seat);
  await fly(scene.deal.kit, energyCard(card), middleOf(scene.at.display), hand.at, {
    width: hand.width * 0.5,
    toWidth: hand.width,
  });
});

/** An action more, or one less. */
const gotActions = one<'quest.gotActions'>(async (scene, { id, n }, before) => {
  const { deal, at, look, spots } = scene;
  const isShown = id === heroId(look.subject) && standsAt(before, id) !== null;
  const to = isShown ? middleOf(at.left) : (spots.of(id)?.heart ?? middleOf(at.board.rect));
  if (n <= 0)
    return ring(
      deal.kit,
      isShown ? at.left : { x: to.x - 30, y: to.y - 30, width: 60, height: 60 },
      palette.badText,
    );
  const image = await stamp(deal.kit, questIcon('actions'), to, at.small ? 34 : 56);
  await deal.kit.wait(250);
  image.destroy();
});

export const CARD_PLAYS: Plays = {
  'quest.drew': drew,
  'quest.dealt': dealt,
  'quest.refilled': refilled,
  'quest.changed': changed,
  'quest.discarded': discarded,
  'quest.paid': paid,
  'quest.reshuffled': reshuffled,
  'quest.gotXp': gotXp,
  'quest.gotPrize': gotPrize,
  'quest.dropped': dropped,
  'quest.gotTreasure': gotTreasure,
  'quest.lostTreasure': lostTreasure,
  'quest.wasted': wasted,
  'quest.recovered': recovered,
  'quest.gotActions': gotActions,
};
