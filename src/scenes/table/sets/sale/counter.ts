/** The customers behind the counter, the pet in the basket before them, the picture of who comes next. */

import type { GameObjects } from 'phaser';
import type { Term } from '../../../../engine/petz/data/schema.ts';
import { customerCard, demandsOf } from '../../../../engine/petz/read.ts';
import type { Pet } from '../../../../engine/petz/state.ts';
import type { Mood } from '../../../../ui/creatures/moods.ts';
import { panel } from '../../../../ui/panel.ts';
import { box as boxOf, type Rect } from '../../../../ui/rect.ts';
import { ink, sheet } from '../../../../ui/sketch.ts';
import { type Art, cachedDrawing, crop } from '../../../../ui/svg-art.ts';
import { palette } from '../../../../ui/theme/palette.ts';
import { petIn } from '../../actors/pet-art.ts';
import type { Tools } from '../../contract.ts';
import { drawing } from '../../drawings.ts';
import type { TableKit } from '../../kit.ts';
import { sway } from '../../motion/index.ts';
import { letterBar, plate } from '../../pieces.ts';
import { customerIn, type Expression } from '../parts/figures.ts';
import { CHIP, termChip } from '../parts/words.ts';
import { type CustomerPlace, petPlace, type SaleLayout } from './layout.ts';

interface CounterBuyer {
  id: string;
  face: Expression;
  /** The one the offer is about, where there are two. */
  picked: boolean;
}

/** How the left of the picture is drawn. */
interface CounterHow {
  buyers: readonly CounterBuyer[];
  /** Who sits in the basket. */
  pet: Pet | null;
  mood?: Mood;
  /** Who buys in the next round with a customer, if that is known. */
  next: string | null;
  /** Everybody shifts from foot to foot; not while something is played. */
  idle: boolean;
}

/** A customer as drawn, with the same one in other faces over him, unseen. */
export interface CustomerShown {
  id: string;
  place: CustomerPlace;
  image: GameObjects.Image;
  faces: Partial<Record<Expression, GameObjects.Image>>;
}

export interface CounterParts {
  customers: CustomerShown[];
  pet: GameObjects.Image | null;
  portrait: GameObjects.Image[];
}

/** Draws the left of the picture. */
export function buildSaleCounter(tools: Tools, at: SaleLayout, how: CounterHow): CounterParts {
  const { kit } = tools;
  const { buyers, pet, idle } = how;
  const several = buyers.length > 1;
  const portrait = how.next !== null && at.portrait !== null ? buildPortrait(kit, at.portrait, how.next) : [];
  const customers = buyers.flatMap((buyer, i) => {
    const place = at.customers[i];
    return place === undefined ? [] : [buildCustomer(kit, buyer, i, place, { several, idle })];
  });
  const scale = at.stage.width / 600;
  const high = 78 + (at.stage.y + at.stage.height - at.counter) / scale + 8;
  const wood = boxOf(0, 388, 604, high);
  const front = several ? bare(drawing('backgrounds/market-counter')) : drawing('backgrounds/market-counter');
  const cut = crop(front, `counter-${Math.round(wood.height)}`, wood);
  kit.picture(cut, at.stage.x, at.counter - 82 * scale, 604 * scale);
  for (const [i, buyer] of buyers.entries()) {
    const place = at.customers[i];
    const wishes = { compact: at.compact, several, named: several && !idle };
    if (place !== undefined) buildWishes(tools, buyer.id, place, wishes);
  }
  const image = pet === null ? null : buildBasket(kit, at, pet, how);
  return { customers, pet: image, portrait };
}

/** The counter without its till, which would hide a pet that stands there. */
function bare(counter: Art): Art {
  return cachedDrawing(`${counter.key}-bare`, () => ({
    ...counter,
    key: `${counter.key}-bare`,
    svg: counter.svg.replace(/<g id="till">[\s\S]*?<\/g>/, ''),
  }));
}

function buildCustomer(
  kit: TableKit,
  buyer: CounterBuyer,
  index: number,
  place: CustomerPlace,
  { several, idle }: { several: boolean; idle: boolean },
): CustomerShown {
  const { body } = place;
  if (several && buyer.picked) {
    const [x, y] = [body.x - body.width * 0.12, body.y - body.height * 0.08];
    kit.picture('props/buyer-glow', x, y, body.width * 1.24);
  }
  const image = kit.fitted(customerIn(buyer.id, buyer.face), body, true);
  if (idle) sway(kit, image, { y: image.y + body.height * 0.012 }, 1500 + index * 200);
  const others: Expression[] = idle ? [] : ['delighted', 'disappointed'];
  const faces: CustomerShown['faces'] = {};
  for (const face of others) faces[face] = kit.fitted(customerIn(buyer.id, face), body, true).setAlpha(0);
  return { id: buyer.id, place, image, faces };
}

/** The pet in its basket, its bars below. */
function buildBasket(
  kit: TableKit,
  at: SaleLayout,
  pet: Pet,
  { mood = 'content', idle, buyers }: CounterHow,
): GameObjects.Image {
  const { x, y, width, height } = at.basket;
  const place = petPlace(at, pet.size);
  const figure = kit.fitted(petIn(pet.id, mood, pet), place, true);
  if (idle) sway(kit, figure, { y: figure.y - place.height * 0.03 }, 1200);
  kit.picture('props/counter-basket', x, y, width);
  // Before two customers there is no room for them; the pet's card in the tray has them, too.
  if (buyers.length > 1 || at.compact) return figure;
  const colours = demandsOf(pet);
  const w = Math.min(width * 0.115, width / colours.length);
  for (const [i, colour] of colours.entries()) {
    const tilt = i - (colours.length - 1) / 2;
    const left = x + width / 2 + tilt * (w + 3);
    // On the basket itself: the counter's front below it is for the captions.
    const top = y + height * 0.5 - Math.abs(tilt) * 2;
    kit.picture(letterBar(colour), left, top, w, { at: [24, 0], angle: tilt * -5 });
  }
  return figure;
}

/** The next customer in a frame on the wall. */
function buildPortrait(kit: TableKit, { x, y, width, height }: Rect, customer: string): GameObjects.Image[] {
  const board = kit.picture('props/picture-frame', x + width / 2, y + height / 2, width, {
    at: [50, 50],
    angle: -3,
  });
  const inner = boxOf(x + width * 0.15, y + height * 0.15, width * 0.7, height * 0.7);
  return [board, kit.fitted(customerIn(customer, 'neutral'), inner, true).setAngle(-3)];
}

/** What customers wish for and dislike: in bubbles beside one, in rows on the counter's front for two. */
interface WishesHow {
  compact: boolean;
  several: boolean;
  /** Only by name: another caption has their place. */
  named: boolean;
}

/** His name on a plate; wishes in a bubble, dislikes on a plum board. */
function buildWishes(
  tools: Tools,
  customer: string,
  { body, wishes }: CustomerPlace,
  { compact, several, named }: WishesHow,
): void {
  const { kit, speech } = tools;
  const { terms } = customerCard(customer);
  const isNarrow = several && compact;
  const wide = isNarrow ? wishes.x + wishes.width - body.x : body.width;
  const most = isNarrow ? wide : Math.min(wide * 1.05, compact ? 150 : 220);
  const plate = { width: most, height: compact ? 28 : 40 };
  const px = Math.max(4, body.x + (wide - plate.width) / 2);
  const py = body.y + body.height - 12 + (compact ? 3 : 14);
  kit.picture(panel('paper', plate.width, plate.height, 12), px, py, plate.width + 4);
  const name = speech.thing('customer', customer);
  const style = { size: compact ? 16 : 20, fit: plate.width - (compact ? 14 : 24) };
  kit.words(name, px + plate.width / 2, py + plate.height / 2, style);
  if (isNarrow) columnTerms(tools, terms, wishes);
  if (several && !compact && !named) listTerms(tools, terms, wishes);
  if (!several) bubbleTerms(tools, terms, wishes, compact);
}

function bubbleTerms(tools: Tools, terms: readonly Term[], wishes: Rect, compact: boolean): void {
  const wanted = compact ? 30 : Math.min(46, Math.max(34, wishes.width / 5));
  // A phone has one column of them: what is many is smaller.
  const high = compact ? Math.min(wanted, (wishes.height - 32) / terms.length - 5) : wanted;
  const across = Math.max(1, Math.floor((wishes.width - 16) / (high * CHIP + 6)));
  let { y } = wishes;
  for (const isWish of [true, false]) {
    const list = terms.filter(({ value }) => value > 0 === isWish);
    if (list.length === 0) continue;
    const columns = Math.min(across, list.length);
    const tall = Math.ceil(list.length / columns) * (high + 5) + 13;
    const box = boxOf(wishes.x, y, columns * (high * CHIP + 6) + 12, tall);
    const tail = isWish ? 14 : 0;
    const ground = isWish ? bubble(box) : plate(palette.plumDark, box.width, box.height, 16);
    tools.kit.laid(ground, { x: box.x - tail, y: box.y });
    for (const [i, term] of list.entries()) {
      const x = box.x + 9 + (i % columns) * (high * CHIP + 6);
      termChip(tools, term, { x, y: box.y + 8 + Math.floor(i / columns) * (high + 5), height: high });
    }
    y += box.height + 6;
  }
}

/** Wishes and dislikes in centred rows. */
function listTerms(tools: Tools, terms: readonly Term[], { x, y, width, height }: Rect): void {
  const across = terms.length > 3 ? 3 : terms.length;
  const lines = Math.ceil(terms.length / across);
  const high = Math.min((width / across - 3) / CHIP, height / lines - 3, 40);
  const from = x + (width - across * (high * CHIP + 3)) / 2;
  for (const [i, term] of terms.entries()) {
    const column = from + (i % across) * (high * CHIP + 3);
    termChip(tools, term, { x: column, y: y + Math.floor(i / across) * (high + 2), height: high });
  }
}

/** One chip below the other, the last one on the counter. */
function columnTerms(tools: Tools, terms: readonly Term[], { x, y, height }: Rect): void {
  const high = Math.min(30, height / terms.length - 3);
  const from = y + height - terms.length * (high + 3);
  for (const [i, term] of terms.entries())
    termChip(tools, term, { x, y: from + i * (high + 3), height: high });
}

/** A bubble whose tail points left. */
function bubble({ width, height }: Rect): Art {
  return sheet('bubble', width + 14, height, (w, h) => {
    const tail = Math.min(h - 22, Math.round(h * 0.66));
    const d = `M30 2H${w - 18}q16 0 16 16V${h - 18}q0 16-16 16H30q-16 0-16-16V${tail + 6}L2 ${tail + 8}L14 ${tail - 8}V18Q14 2 30 2z`;
    return `<path d="${d}" fill="${palette.parchmentLight}" ${ink(3.5)} stroke-linejoin="round"/>`;
  });
}
