/** Every close-up but the queue, by its name. */

import type { ReturnChoice } from '../../../../engine/petz/choices.ts';
import { faceOf } from '../../../../engine/petz/read.ts';
import { optionsOf } from '../../../../session/game/choices.ts';
import { paired } from '../../../../ui/paired.ts';
import { box, centre, inset, type Rect } from '../../../../ui/rect.ts';
import { explainArtifact, explainCard, explainSpace } from '../../explain/index.ts';
import { DECKS, emblem, plate } from '../../pieces.ts';
import { buildJoiner, drawParty } from '../parts/party.ts';
import { split, spreadGrid } from '../parts/spread.ts';
import { paintBook } from './book.ts';
import { paintBox } from './box.ts';
import { paintEnter } from './enter.ts';
import { paintFacility } from './facility.ts';
import type { Picture } from './kinds.ts';
import { paintMarket } from './market.ts';
import { paintPeek } from './peek.ts';
import { type CloseUp, optionCard } from './picture.ts';

/** Whose figure comes back from which space: each space with those who stand there, the one who may go in the light. */
type Returning = Exclude<ReturnChoice, null>;

function paintReturn(closeUp: CloseUp): void {
  const { view, at, options, picked, link } = closeUp;
  const ways = optionsOf('petz.return', options);
  const spaces = [...new Set(ways.flatMap((way) => (way === null ? [] : [way.from])))];
  const boxes = spreadGrid(at.stage, spaces.length, { most: at.compact ? 230 : 340, tall: 0.78 });
  for (const [n, space] of spaces.entries()) {
    const rect = boxes[n];
    const here = ways.flatMap((way, i) => (way?.from === space ? [i] : []));
    const way = ways[here.includes(picked) ? picked : (here[0] ?? -1)] ?? null;
    if (rect === undefined || way === null) continue;
    optionCard(closeUp, `space:${space}`, rect, here, () => explainSpace(link, view, space));
    buildPlace(closeUp, rect, way);
  }
}

function buildPlace({ view, seat, at, kit, speech }: CloseUp, rect: Rect, { from, who }: Returning): void {
  const { x, y, width, height } = rect;
  const foot = at.compact ? 26 : 34;
  const room = box(x + 12, y + 8, width - 24, height - foot - 24);
  const house = { ...room, width: room.width * 0.5, height: room.height * 0.8 };
  kit.fitted(`spaces/${from}`, house, true).setAlpha(0.9);
  const standing = view.town.taken[from];
  if (standing !== undefined) {
    const { imps, bodyguard = 0, hat = 0 } = standing;
    const isImp = who !== 'bodyguard';
    const rest = {
      imps: imps - (isImp ? 1 : 0),
      gold: 0,
      bodyguard: bodyguard - (who === 'bodyguard' ? 1 : 0),
      hat: hat - (who === 'impWithHat' ? 1 : 0),
    };
    const stay = box(room.x + room.width * 0.2, room.y, room.width * 0.44, room.height);
    drawParty(
      kit,
      seat,
      rest,
      { ...stay, y: stay.y + room.height * 0.3, height: room.height * 0.7 },
      { most: 120, squeeze: 0.62 },
    );
    const side = Math.min(room.width * 0.38, room.height * 0.84);
    const place = box(room.x + room.width - side, room.y + room.height - side, side, side);
    kit.picture('props/light-pool', place.x - side * 0.06, place.y + side * 0.78, side * 1.12);
    buildJoiner(kit, seat, who, place);
    kit.icon('icons/icon-withdraw', place.x + side * 0.8, place.y + side * 0.04, Math.max(26, side * 0.34));
  }
  const style = { size: at.compact ? 16 : 18, fit: width - 20 };
  kit.words(speech.thing('space', from), x + width / 2, y + height - foot / 2 - 6, style);
}

/** An imp comes down from the platform: with the Fancy Hat on its head, or the hat stays up there. */
function paintHat({ at, options, picked, pick, marks, seat, kit, link }: CloseUp): void {
  const wears = options.length === 0 || options[picked] === true;
  const width = Math.min(at.stage.width, at.stage.height * 1.25, 760);
  const room = centre(at.stage, width, width * 0.8);
  const up = box(room.x + width * 0.45, room.y, width * 0.55, room.height);
  const side = width * 0.44;
  const place = box(room.x, room.y + room.height - side, side, side);
  marks.set('wear:imp', place);
  kit.fitted('spaces/platform', up, true);
  const hat = side * 0.5;
  const peg = box(up.x + (up.width - hat) / 2, up.y + up.height * 0.3, hat, hat);
  if (!wears) kit.fitted('artifacts/fancyHat', peg);
  buildJoiner(kit, seat, wears ? 'impWithHat' : 'imp', place);
  const explain = () => explainArtifact(link, 'fancyHat');
  const wear = options.indexOf(true);
  const leave = options.indexOf(false);
  if (wear >= 0) kit.press('imp', place, () => pick(wear), explain);
  if (leave >= 0) kit.press('platform', up, () => pick(leave), explain);
}

/** The Gift Box: a row with the artifacts of the others, one of which it may become. */
function paintCopy(closeUp: CloseUp): void {
  const { view, at, options, marks, seat, kit, link, speech } = closeUp;
  const { lead, things: room } = split(at.stage, 0.24);
  // While nothing is asked there is nothing but the box.
  const gift = centre(options.length > 0 ? lead : at.stage, Math.min(lead.width, lead.height));
  marks.set('box', gift);
  closeUp.parts.set('box', kit.fitted('artifacts/giftBox', gift));
  kit.tell(gift, () => explainArtifact(link, 'giftBox'));
  const things = options.flatMap((option, i) => (typeof option === 'string' ? [{ id: option, i }] : []));
  const boxes = spreadGrid(room, things.length, { most: at.compact ? 150 : 230, tall: 1.08 });
  for (const [{ id, i }, rect] of paired(things, boxes)) {
    const { x, y, width, height } = rect;
    optionCard(closeUp, `artifact:${id}`, rect, [i], () => explainArtifact(link, id));
    // On a small card no long name can be read: there the panel says it.
    const foot = at.compact ? 0 : Math.min(40, height * 0.26);
    const inside = box(x + width * 0.14, y + 12, width * 0.72, height - foot - 26);
    kit.fitted(`artifacts/${id}`, inside, true);
    kit.laid(plate('#c98a4e', width - 20, 9, 4), { x: x + 10, y: inside.y + inside.height });
    if (!at.compact) {
      const style = { size: 18, fit: width - 18 };
      kit.words(speech.thing('artifact', id), x + width / 2, y + height - foot / 2 - 6, style);
    }
    // Whose it is.
    const owner = view.shops.findIndex((shop, other) => other !== seat && shop.artifacts.includes(id));
    const coat = Math.max(24, width * 0.2);
    if (owner >= 0) kit.picture(emblem(owner), x + width - coat - 8, y + 8, coat);
  }
}

export const PAINTERS: Readonly<Record<Exclude<Picture, 'queue'>, (closeUp: CloseUp) => void>> = {
  return: paintReturn,
  peek: paintPeek,
  market: paintMarket,
  facility: paintFacility,
  copy: paintCopy,
  forget: paintForget,
  hat: paintHat,
  book: paintBook,
  box: paintBox,
  enter: paintEnter,
};

/** Cards go back to the fortune teller: one of each colour, out of those in the hand. */
function paintForget(closeUp: CloseUp): void {
  const { view, at, options, marks, kit, link } = closeUp;
  const { lead: wagon, things } = split(at.stage, 0.3);
  marks.set('wagon', wagon);
  kit.fitted('backgrounds/alley-wagon', wagon, true);
  const boxes = spreadGrid(things, options.length, { most: at.compact ? 150 : 240, tall: 1.3 });
  for (const [option, rect, i] of paired(options, boxes)) {
    if (typeof option !== 'number') continue;
    marks.set(`card:${option}`, rect);
    optionCard(closeUp, `card:${option}`, rect, [i], () => explainCard(link, view, option));
    paintCard(closeUp, option, inset(rect, 12));
  }
}

/** A card with its need in the middle and its name below. */
function paintCard({ kit, speech }: CloseUp, id: number, rect: Rect): void {
  const { need, colour } = faceOf(id);
  const foot = 28;
  const inside = { ...rect, height: rect.height - foot };
  const mid = { x: rect.x + rect.width / 2, y: inside.y + inside.height / 2 };
  kit.icon(`icons/need-${need}`, mid.x, mid.y, Math.min(inside.width, inside.height) * 0.8);
  const deck = Math.min(36, rect.width * 0.26);
  kit.icon(`icons/deck-${DECKS[colour]}`, rect.x + deck / 2, rect.y + deck / 2, deck);
  const style = { size: 18, fit: rect.width };
  kit.words(speech.need(need), mid.x, rect.y + rect.height - foot / 2, style);
}
