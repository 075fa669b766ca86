/** One creature on the board: on its feet, or as a small face in the stack; its type, its life, its marks, its rim. */
import type { GameObjects } from 'phaser';
import {
  attackOf,
  heroSeat,
  intentOf,
  isFalling,
  numbersOf,
  ownDamage,
  whoIs,
} from '../../engine/quest/read.ts';
import { shapeSign } from '../../session/advice/quest-signs.ts';
import { box, fingertip, type Rect } from '../../ui/rect.ts';
import { palette } from '../../ui/theme/palette.ts';
import { plate } from '../table/pieces.ts';
import { pulse } from '../table/sets/town/pads.ts';
import { creatureArt, energyIcon, faceArt, markIcon, questIcon, thingArt } from './art.ts';
import { explainCreature } from './explain.ts';
import { drawFlag, hasFlag } from './flags.ts';
import { lookAt } from './foe-card.ts';
import { badge, disc, GROUND, harmPlate, lifePlate, onDrawing, onFeet, rim } from './pieces.ts';
import { leaderOf, lettersOn, type Person } from './side-facts.ts';
import type { Spot } from './spots.ts';
import type { Ground, Touchable } from './types.ts';

/** A hero that has fallen lies so much lower than it stood. */
export const SUNK = 0.78;

/** The blanket over a creature that lies at a place. */
export function drawBlanket(
  { kit }: Ground['host'],
  { foot, size }: Pick<Spot, 'foot' | 'size'>,
): GameObjects.Image {
  return onFeet(kit, thingArt('blanket'), foot, size);
}

/** A hero that has fallen and is still on the board: it has lain down, and is covered up. */
function drawFallen(ground: Ground, spot: Spot): void {
  const { host, bodies, kit, view } = ground;
  const { foot, size, id } = spot;
  const height = size * SUNK;
  bodies.set(
    id,
    kit.stretched(
      creatureArt(whoIs(view, id), 'hurt'),
      box(foot.x - size / 2, foot.y - GROUND * height, size, height),
    ),
  );
  drawBlanket(host, spot);
}

/** Draws a creature's body only, its feet at a point; `size` is its height. */
export function drawBody(ground: Ground, spot: Pick<Spot, 'id' | 'foot' | 'size'>): GameObjects.Image {
  const { kit } = ground;
  const art = creatureArt(whoIs(ground.view, spot.id));
  const image = onFeet(kit, art, spot.foot, spot.size);
  ground.bodies.set(spot.id, image);
  return image;
}

export function drawCreature(ground: Ground, spot: Spot, touch: Touchable | undefined): void {
  if (spot.kind === 'stack') drawStacked(ground, spot, touch);
  else drawStanding(ground, spot, touch);
}

/** Red for who is harmed, green for heroes who gain by it. */
const rimOf = ({ side }: Spot, { harm = 0 }: Touchable): string =>
  side === 'heroes' && harm <= 0 ? palette.greenLip : '#f0503c';

function drawStanding(ground: Ground, spot: Spot, touch: Touchable | undefined): void {
  const { at, kit, view } = ground;
  const { rect, id } = spot;
  if (spot.side === 'heroes' && isFalling(view, id)) {
    drawFallen(ground, spot);
    press(ground, spot, touch);
    return;
  }
  const isActing = view.turn?.id === id;
  if (touch?.state === 'open') pulse(kit, rect);
  if (touch?.state === 'picked') kit.laid(rim(rect.width, rect.height, rimOf(spot, touch), 7), rect);
  else if (isActing) kit.laid(rim(rect.width, rect.height, palette.glow, 7), rect);
  const person = drawBase(ground, spot);
  const body = drawBody(ground, spot);
  if (touch?.state === 'barred') body.setAlpha(0.55);
  const drawn = kit.scene.children.list.length;

  const { type, left, marks } = numbersOf(view, id);
  const sign = Math.max(at.small ? 20 : 26, 34 * at.k);
  badge(kit, energyIcon(type), rect.x + sign * 0.56, rect.y + sign * 0.6, sign);
  const isFoe = spot.side === 'foes';
  const flagged = isFoe && hasFlag(ground, id);
  const signs = tileSigns(rect, at, { marks: marks.length, isFoe, flagged });
  const { mark: small } = signs;
  const life = signs.life.width;
  lifePlate(kit, left, signs.life.x + life / 2, signs.life.y + life / 2, life);
  for (const [i, mark] of marks.slice(0, signs.marks).entries()) {
    const x = signs.lead + small * (0.6 + i);
    const y = rect.y + rect.height - small * 0.6;
    badge(kit, markIcon(mark), x, y, small);
    if (mark.v > 1 && !at.small) kit.words(String(mark.v), x + small * 0.34, y - small * 0.3, onDrawing(16));
  }
  if (isFoe) drawAttack(ground, spot, sign);
  // Broken hearts would lie under the flag; what is left of its life is a number.
  if (!flagged) drawWounds(ground, spot, life);
  if (person !== null) drawPersonName(ground, signs.name, person);
  ground.bodies.pin(id, kit.scene.children.list, drawn);
  drawSteps(ground, spot, touch);
  if (flagged) drawFlag(ground, id, signs.flag);
  if (touch?.harm !== undefined && touch.harm !== 0) {
    const burst = Math.max(38, 66 * at.k);
    harmPlate(kit, touch.harm, rect.x + rect.width - burst * 0.4, rect.y + burst * 0.3, burst);
    // That would be the end of it: its heart breaks.
    if (touch.fells) {
      const x = rect.x + rect.width - life * 1.06;
      const place = { x, y: rect.y + rect.height - life * 1.02, width: life, height: life };
      kit.fitted(questIcon('heart-broken'), place);
    }
  }
  press(ground, spot, touch);
}

/** Under a hero that a person leads lies a ring in the person's colour, where several persons play. */
function drawBase(ground: Ground, { id, foot, rect }: Spot): Person | null {
  const { kit, view, at } = ground;
  const seat = heroSeat(id);
  const person = seat === null ? null : leaderOf(ground, seat);
  if (person === null) return null;
  const width = rect.width * 0.94;
  const height = Math.max(at.small ? 14 : 22, rect.height * 0.3);
  kit.stretched(disc(person.colour, 2), { x: foot.x - width / 2, y: foot.y - height * 0.74, width, height });
  if (view.turn?.id !== id) kit.laid(rim(rect.width, rect.height, person.colour, at.small ? 3 : 5), rect);
  return person;
}

/** The person's name; on a phone the ring is enough. */
function drawPersonName(
  { kit, at }: Ground,
  { x, y, width, height }: Spot['rect'],
  { colour, name }: Person,
): void {
  if (at.small) return;
  const style = { size: 16, colour: lettersOn(colour), fit: width - 12, side: 0 } as const;
  const text = kit.words(name, x + 6, y + height / 2, style);
  const wide = Math.min(width, Math.ceil(text.width) + 12);
  kit.picture(plate(colour, wide, height, 9, 2), x, y, wide);
  kit.scene.children.bringToTop(text);
}

/** Damage it has taken: broken hearts beside what is left of its life, no more than three of them. */
function drawWounds({ kit, at, view }: Ground, { rect, id }: Spot, life: number): void {
  const { left, life: whole } = numbersOf(view, id);
  if (at.small || left <= 0) return;
  const size = life * 0.4;
  for (let i = 0; i < Math.min(3, whole - left); i++) {
    const x = rect.x + rect.width - life - size * (0.9 + 0.62 * i);
    kit.fitted(questIcon('heart-broken'), {
      x,
      y: rect.y + rect.height - size * 1.12,
      width: size,
      height: size,
    });
  }
}

/** The shape of a foe's attack and its damage, with all that raises or lowers it now. */
function drawAttack({ kit, at, view }: Ground, { rect, id }: Spot, sign: number): void {
  const size = at.small ? 20 : sign * 0.86;
  // Below its type; on a phone that is the lower edge.
  const y = at.small ? rect.y + rect.height - size * 0.58 : rect.y + sign * 1.68;
  const x = rect.x + size * 0.62;
  badge(kit, questIcon(shapeSign(attackOf(view, id).shape)), x, y, size, '#ffe3d0');
  kit.words(String(ownDamage(view, id)), x + size * 0.82, y, onDrawing(Math.max(16, size * 0.66)));
}

/** Where a foe that is still to act will go: an arrow with the number of columns, at the edge of its cell. */
function drawSteps({ kit, at, view }: Ground, { rect, id, side }: Spot, touch: Touchable | undefined): void {
  if (side === 'heroes' || at.small || (touch?.harm ?? 0) !== 0) return;
  const intent = intentOf(view, id);
  if (intent === null || !intent.isDue || intent.steps === 0) return;
  const size = 26 * Math.max(0.9, at.k);
  const y = rect.y + size * 0.62;
  const x = rect.x + rect.width - size * 0.62;
  badge(kit, questIcon(intent.steps < 0 ? 'move-left' : 'move-right'), x, y, size, '#e7defc');
  if (Math.abs(intent.steps) > 1)
    kit.words(String(Math.abs(intent.steps)), x - size * 0.56, y + size * 0.3, onDrawing(16));
}

/** From so many in a queue on, their number stands beside them. */
const CROWD = 4;

function drawStacked(ground: Ground, spot: Spot, touch: Touchable | undefined): void {
  const { look, at, kit, view } = ground;
  const { rect, id } = spot;
  if (touch?.state === 'open') pulse(kit, rect);
  ground.bodies.set(id, kit.fitted(faceArt(whoIs(view, id)), rect));
  if (touch?.state === 'picked') kit.laid(rim(rect.width, rect.height, '#f0503c', 5), rect);
  const life = Math.max(22, 24 * at.k);
  lifePlate(
    kit,
    numbersOf(look.view, id).left,
    rect.x + rect.width - life * 0.4,
    rect.y + rect.height - life * 0.35,
    life,
  );
  const queue = ground.spots.all.filter(
    (one) => one.kind === 'stack' && one.side === spot.side && one.column === spot.column,
  );
  if (queue.length >= CROWD && queue.at(-1)?.id === id)
    kit.words(`×${queue.length}`, rect.x + rect.width * 0.5, rect.y + 4, onDrawing(17, 5));
  press(ground, spot, touch);
}

/** Everybody on the board says who it is; who answers the question can be pressed. */
function press(ground: Ground, spot: Spot, touch: Touchable | undefined): void {
  const { kit } = ground;
  const explain = touch?.explain ?? (() => explainCreature(ground, spot.id));
  // A fingertip needs more than a small face, or a line of a phone's board.
  const room = fingertip(spot.rect);
  if (touch?.tap) kit.press(`creature:${spot.id}`, room, touch.tap, explain);
  // A creature that is no answer shows its card.
  else if (spot.side === 'foes') kit.press(`look:${spot.id}`, room, () => lookAt(ground, spot.id), explain);
  else kit.tell(room, explain);
  if (spot.side === 'heroes') kit.name(`hero:${spot.id.slice(1)}`, room);
}

/** What the sign of an attack and its number take of a phone's tile. */
const ATTACK_ROOM = 38;
/** How high a person's name is. */
const NAME = 22;

interface TileSigns {
  /** Its life, lower right. */
  life: Rect;
  /** A mark's width; marks stand in a row from here on at the lower left. */
  mark: number;
  lead: number;
  /** How many marks there is room for. */
  marks: number;
  /** Who leads it: at the left, above its marks, above the number of the column. */
  name: Rect;
  /** A flag: between marks and life, as at the upper edge the next in the queue shows its face. */
  flag: Rect;
}

/** The signs of a tile of so many marks; `isFoe` shows an attack, `flagged` leaves room for a flag. */
export function tileSigns(
  rect: Rect,
  { k, small }: { k: number; small: boolean },
  { marks, isFoe, flagged }: { marks: number; isFoe: boolean; flagged: boolean },
): TileSigns {
  const right = rect.x + rect.width;
  const foot = rect.y + rect.height;
  const life = Math.max(small ? 26 : 34, 46 * k);
  const mark = Math.max(18, 26 * k);
  const flag = small ? 20 : Math.max(24, 30 * k);
  // On a phone a foe's attack stands in the same line.
  const lead = rect.x + (small && isFoe ? ATTACK_ROOM : 0);
  const end = right - life * 1.06;
  const free = end - lead - (flagged && !small ? flag : 0);
  const room = Math.max(1, Math.floor(free / mark));
  const shown = Math.min(marks, room);
  return {
    life: { x: end, y: foot - life * 1.02, width: life, height: life },
    mark,
    lead,
    marks: shown,
    name: { x: rect.x + 2, y: foot - mark * 1.2 - NAME, width: end - rect.x - 4, height: NAME },
    flag: small
      ? { x: right - flag, y: rect.y - 3, width: flag, height: flag }
      : { x: Math.min(lead + mark * shown + 1, end - flag), y: foot - flag, width: flag, height: flag },
  };
}
