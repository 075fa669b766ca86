/** Need Cards on the move: drawn from their decks, exchanged, turned up at the pets. */
import type { GameObjects } from 'phaser';
import { COLOURS, cardOf, colourIndex, faceOf, POTION } from '../../../../engine/petz/read.ts';
import { box as boxOf, middleOf } from '../../../../ui/rect.ts';
import type { Art } from '../../../../ui/svg-art.ts';
import { ofType, perform, steps } from '../../acting.ts';
import type { Beat } from '../../contract.ts';
import { drawing } from '../../drawings.ts';
import type { TableKit } from '../../kit.ts';
import { backOut, cubicInOut, cubicOut } from '../../motion/ease.ts';
import { fade, fly, type Point, spiral } from '../../motion/index.ts';
import { mix } from '../../motion/path.ts';
import { pause, run } from '../../motion/run.ts';
import { backOf, cardArt, slotCardArt } from '../shop/art.ts';
import { faceFor, laidRects } from '../shop/hand.ts';
import { ACTING, type ShopPicture, turnOver } from './shop-picture.ts';

const deckOfCard = (card: number) => (cardOf(card) === POTION ? 4 : colourIndex(faceOf(cardOf(card)).colour));

function backFor(card: number): Art {
  const colour = COLOURS[deckOfCard(card)];
  return colour === undefined ? drawing('cards/potion-card') : backOf(colour);
}

/** Under each pet the cards turn over one by one, then everybody pulls the face that belongs to them. */
export async function revealed(picture: ShopPicture, beats: readonly Beat[]): Promise<void> {
  const pets = ofType(beats, 'petz.revealed').flatMap(({ pets }) => pets);
  const { kit } = picture;
  await Promise.all(
    pets.map(async ({ plot, cards }) => {
      const backs = picture.cards(plot);
      const rects = laidRects(picture.stage, picture.spot(plot), cards.length);
      const faces = cards.map((card, i) => {
        const rect = rects[i] ?? boxOf(0, 0, 10, 14);
        const face = kit.stretched(slotCardArt(faceFor(card, null), rect.width, rect.height), rect);
        return face.setVisible(false).setDepth(ACTING);
      });
      await kit.ready();
      await Promise.all(
        faces.map(async (face, i) => {
          await pause(kit, i * 110);
          const back = backs[i];
          if (back !== undefined) await turnOver(kit, back, face);
        }),
      );
    }),
  );
  await kit.wait(260);
}

interface Flight {
  from: Point;
  to: Point;
  turn: number;
}

/** Cards slide from the decks of their colours into the middle, turning over on the way; the fan opens last. */
export async function drew(picture: ShopPicture, beats: readonly Beat[]): Promise<void> {
  const { kit, stage } = picture;
  const cards = ofType(beats, 'petz.drew').flatMap(({ cards }) => cards ?? []);
  if (cards.length === 0) return;
  const { board } = stage.layout;
  const width = Math.min(118, board.height * 0.24, (board.width * 0.86) / Math.max(4, cards.length * 0.62));
  const piles = COLOURS.map((_, i) => ({
    x: board.x + board.width * (0.29 + i * 0.14),
    y: board.y + board.height * 0.22,
  }));
  const decks = COLOURS.map((colour, i) =>
    pile(kit, backOf(colour), piles[i] ?? { x: 0, y: 0 }, width * 0.86),
  );
  const middle = { x: board.x + board.width / 2, y: board.y + board.height * 0.66 };
  const spread = Math.min(width * 0.82, (board.width * 0.86 - width) / Math.max(1, cards.length - 1));
  const made = cards.map((card, i) => {
    const nth = i - (cards.length - 1) / 2;
    const to = { x: middle.x + nth * spread, y: middle.y + Math.abs(nth) ** 1.6 * 2.2 };
    const from = piles[deckOfCard(card)] ?? middle;
    return { ...sheet(kit, card, from, width, i), flight: { from, to, turn: nth * 3.2 } satisfies Flight };
  });
  await kit.ready();
  await fade(kit, decks, 1);
  await Promise.all(
    made.map(async ({ back, face, flight }, i) => {
      await pause(kit, Math.min(60 * i, 540));
      await deal(kit, back, face, flight, middle);
    }),
  );
  await run(kit, kit.still ? 0 : 240, (t) => {
    for (const { face, flight } of made) {
      if (!face.active) continue;
      const at = mix({ x: middle.x, y: middle.y }, flight.to, backOut(t));
      face.setPosition(at.x, at.y).setAngle(flight.turn * t);
    }
  });
  await kit.wait(900);
  await Promise.all([
    fade(kit, decks, 0),
    ...made.map(({ card, face }) => toStock(picture, face, deckOfCard(card))),
  ]);
}

function pile(kit: TableKit, art: Art, at: Point, width: number): GameObjects.Container {
  const backs = [2, 1, 0].map((i) => kit.centred(art, { x: i * 4, y: i * -4 }, width));
  return kit.group(at.x, at.y, backs).setDepth(ACTING).setAlpha(0);
}

/** A card with both its sides, its back up. */
function sheet(kit: TableKit, card: number, at: Point, width: number, i: number) {
  const back = kit
    .centred(backFor(card), at, width)
    .setDepth(ACTING + 1 + i)
    .setVisible(false);
  const face = kit
    .centred(cardArt(faceFor(card, null)), at, width)
    .setDepth(ACTING + 1 + i)
    .setVisible(false);
  return { card, back, face };
}

/** To the middle of the fan, over at half the way. */
async function deal(
  kit: TableKit,
  back: GameObjects.Image,
  face: GameObjects.Image,
  { from, to }: Flight,
  middle: Point,
): Promise<void> {
  if (kit.still) {
    face.setPosition(to.x, to.y).setVisible(true).setAlpha(0);
    return fade(kit, [face], 1);
  }
  const { displayWidth, displayHeight } = back;
  const tall = face.displayHeight;
  await run(kit, 320, (t) => {
    if (!back.active || !face.active) return;
    const at = mix(from, middle, cubicOut(t));
    const isOver = t >= 0.5;
    const wide = Math.max(0.02, Math.abs(1 - 2 * t));
    back
      .setVisible(!isOver)
      .setPosition(at.x, at.y)
      .setDisplaySize(displayWidth * wide, displayHeight);
    face
      .setVisible(isOver)
      .setPosition(at.x, at.y)
      .setDisplaySize(displayWidth * wide, tall);
  });
}

/** A card glides down to the card pile. */
async function toStock(picture: ShopPicture, face: GameObjects.Image, deck: number): Promise<void> {
  const { kit } = picture;
  if (kit.still) return fade(kit, [face], 0);
  const place = picture.stored(`card:${deck}`);
  const from = { x: face.x, y: face.y };
  const to = middleOf(place);
  const { displayWidth, displayHeight, angle } = face;
  await run(kit, 380, (t) => {
    if (!face.active) return;
    const k = cubicInOut(t);
    const at = mix(from, to, k);
    const size = 1 + (Math.min(1, (place.width * 0.8) / displayWidth) - 1) * k;
    face
      .setPosition(at.x, at.y)
      .setAngle(angle * (1 - k))
      .setDisplaySize(displayWidth * size, displayHeight * size);
    face.setAlpha(1 - Math.max(0, (t - 0.85) / 0.15));
  });
}

/** The Crystal Ball takes cards of the hand and whirls them away. */
export async function exchanged(picture: ShopPicture, beats: readonly Beat[]): Promise<void> {
  const { kit, stage } = picture;
  const cards = ofType(beats, 'petz.exchanged').flatMap(({ cards }) => cards);
  const { board } = stage.layout;
  const size = Math.min(190, board.height * 0.42);
  const middle = middleOf(board);
  const ball = kit.centred('artifacts/crystalBall', middle, size).setDepth(ACTING).setAlpha(0);
  await kit.ready();
  if (!kit.still) {
    await fly(kit, 'artifacts/crystalBall', middleOf(picture.stored('crystalBall')), middle, {
      width: size * 0.4,
      toWidth: size,
    });
  }
  await fade(kit, [ball], 1);
  const whirl = steps.each(cards, 140, (card) => [
    steps.fly(
      cardArt(faceFor(card, null)),
      picture.stored(`card:${deckOfCard(card)}`),
      middle,
      size * 0.34,
      520,
    ),
    steps.burst(middle, 'stars', size * 0.9),
  ]);
  await perform(kit, whirl);
  await spiral(kit, ball);
}
