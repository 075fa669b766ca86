/** A hero in the queue of the market: its face, what it carries, its hand; who sleeps under a blanket stands apart. */
import type { Seat } from '../../../engine/kernel/state.ts';
import { CARD_KINDS, heroId, numbersOf, whoIs } from '../../../engine/quest/read.ts';
import type { QuestView } from '../../../engine/quest/view.ts';
import { handSeen } from '../../../session/game/hands.ts';
import { panel } from '../../../ui/panel.ts';
import { box, middleOf, type Rect } from '../../../ui/rect.ts';
import { crop } from '../../../ui/svg-art.ts';
import { palette } from '../../../ui/theme/palette.ts';
import { pulse } from '../../table/sets/town/pads.ts';
import { creatureArt, energyBack, energyIcon, faceArt, thingArt, treasureArt } from '../art.ts';
import { explainCreature, explainTreasure } from '../explain.ts';
import { badge, lifePlate, numberDisc, rim } from '../pieces.ts';
import { leaderOf } from '../side-facts.ts';
import type { Ground } from '../types.ts';

/** Everybody in the order of the queue: the quickest first, the fallen at the end. */
export function heroQueue(view: QuestView): Seat[] {
  const seats = view.heroes.map((_, seat) => seat);
  const quick = (seat: Seat) => numbersOf(view, heroId(seat)).init;
  const isIn = (seat: Seat) => view.heroes[seat]?.status === 'in';
  // The engine breaks ties by the seat.
  return [
    ...seats.filter(isIn).sort((a, b) => quick(b) - quick(a) || a - b),
    ...seats.filter((seat) => !isIn(seat)),
  ];
}

/** So much of a line on a phone is for the number of cards. */
const HAND_ROOM = 58;

interface BoardTouch {
  isAsked: boolean;
  /** Something may be given to it. */
  tap: (() => void) | null;
}

/** Draws one of them. */
export function drawHeroBoard(
  ground: Ground,
  rect: Rect,
  seat: Seat,
  place: number,
  { isAsked, tap }: BoardTouch,
): void {
  const { at, kit, view, speech } = ground;
  const hero = view.heroes[seat];
  if (hero === undefined) return;
  const id = heroId(seat);
  const who = whoIs(view, id);
  const { small, k } = at;
  const isUp = hero.status === 'in';
  if (tap !== null) pulse(kit, { ...rect, height: rect.height - 6 });
  kit.laid(panel(isUp ? 'paper' : 'plum', rect.width, rect.height - 8, small ? 12 : 18), rect);
  const person = leaderOf(ground, seat);
  if (person !== null) kit.laid(rim(rect.width, rect.height - 8, person.colour, 5), rect);
  if (isAsked) kit.laid(rim(rect.width, rect.height - 8, palette.glow, 6), rect);
  const face = small ? 34 : 72 * k;
  const pad = small ? 7 : 12;
  const explain = () => explainCreature(ground, id);
  if (!isUp) {
    drawAsleep(ground, rect, seat);
    kit.tell(rect, explain);
    return;
  }
  if (tap !== null) kit.press(`hero:${seat}`, rect, tap, explain);
  else kit.tell({ ...rect, height: face + pad }, explain);
  kit.fitted(faceArt(who, isAsked ? 'glad' : 'calm'), box(rect.x + pad, rect.y + pad, face, face));
  const number = small ? 20 : 28 * k;
  const corner = box(rect.x + pad - 6, rect.y + pad - 6, number, number);
  numberDisc(kit, String(place), middleOf(corner), number, isAsked ? { fill: palette.glow } : {});
  const nameX = rect.x + pad + face + 8;
  const fit = rect.x + rect.width - pad - nameX;
  const called = speech.hero(seat);
  const name = person === null ? called : `${called} (${person.name})`;
  const inner = { x: rect.x + pad, width: rect.width - 2 * pad };
  if (small) {
    kit.words(name, nameX, rect.y + pad + face * 0.5, { size: 17, fit: fit - 2, side: 0 });
    // What it carries and how many cards it holds share a line.
    const row = { ...inner, y: rect.y + pad + face + 9, height: 28 };
    drawCarried(ground, { ...row, width: row.width - HAND_ROOM }, hero.treasures, tap);
    drawHand(ground, { ...row, x: row.x + row.width - HAND_ROOM + 4, width: HAND_ROOM }, seat);
    return;
  }
  kit.words(name, nameX, rect.y + pad + face * 0.28, { size: 21 * k, fit, side: 0 });
  lifePlate(kit, numbersOf(view, id).left, nameX + 20 * k, rect.y + pad + face * 0.76, 40 * k);
  drawCarried(ground, { ...inner, y: rect.y + pad + face + 8, height: 50 * k }, hero.treasures, tap);
  const foot = 46 * k;
  drawHand(ground, { ...inner, y: rect.y + rect.height - 8 - pad - foot, height: foot }, seat);
}

/** Its treasures, each in a round plate; a tap on one is a tap on the board. */
function drawCarried(ground: Ground, room: Rect, treasures: readonly string[], tap: BoardTouch['tap']): void {
  const { kit } = ground;
  const size = room.height;
  const step = Math.min(size + 4, treasures.length < 2 ? 0 : (room.width - size) / (treasures.length - 1));
  for (const [i, card] of treasures.entries()) {
    const rect = { x: room.x + i * step, y: room.y, width: size, height: size };
    const [, sign] = badge(kit, treasureArt(card), rect.x + size / 2, rect.y + size / 2, size);
    if (sign !== undefined) ground.bodies.set(card, sign);
    kit.tell(rect, () => explainTreasure(ground, card), tap);
  }
}

/** Its hand: how many of each kind; of a hand that is not to be seen only how many cards. */
function drawHand(ground: Ground, room: Rect, seat: Seat): void {
  const { host, at, kit, view } = ground;
  const { link } = host;
  const hand = handSeen(link.session.players, view, seat);
  const size = room.height * 0.9;
  const count = view.counts[seat] ?? 0;
  const kinds = CARD_KINDS.flatMap((kind) => {
    const n = hand?.filter((card) => card === kind).length ?? 0;
    return n === 0 ? [] : [{ kind, n }];
  });
  const letters = at.small ? 16 : 18 * at.k;
  const step = Math.min(size + letters * 0.95, room.width / Math.max(1, kinds.length));
  if (hand === null || at.small || kinds.length === 0) {
    const width = size * 0.72;
    kit.fitted(energyBack(), { x: room.x + 2, y: room.y, width, height: size });
    kit.words(`×${count}`, room.x + width + 8, room.y + size / 2, { size: letters, side: 0 });
    return;
  }
  for (const [i, { kind, n }] of kinds.entries()) {
    const x = room.x + i * step;
    kit.fitted(energyIcon(kind), { x, y: room.y, width: size, height: size });
    if (n > 1)
      kit.words(String(n), x + step - letters, room.y + size * 0.7, { size: letters, outline: 0, side: 0 });
  }
}

/** Fallen in this World: asleep under a blanket, back in the next one. */
function drawAsleep(ground: Ground, rect: Rect, seat: Seat): void {
  const { at, kit, speech, view } = ground;
  const who = whoIs(view, heroId(seat));
  const size = Math.min(rect.width * 0.62, rect.height * 0.72);
  const bed = box(rect.x + (rect.width - size) / 2, rect.y + (at.small ? 0 : 6), size, size);
  // Only the head looks out: the rest would be under the blanket.
  const head = crop(creatureArt(who, 'hurt'), 'asleep', { x: 0, y: 0, width: 256, height: 196 });
  kit.picture(head, bed.x, bed.y, size, { at: [0, 0] });
  kit.fitted(thingArt('blanket'), bed, true);
  kit.words(speech.hero(seat), rect.x + rect.width / 2, rect.y + rect.height - (at.small ? 20 : 30), {
    size: at.small ? 17 : 20 * at.k,
    colour: palette.plumText,
    fit: rect.width - 16,
  });
}
