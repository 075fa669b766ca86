/** The card of one shop in the rail: who it is, how he fares, and what everybody may know of him. */
import type { Seat } from '../../../engine/kernel/state.ts';
import { sizeOf } from '../../../engine/petz/read.ts';
import type { ShopView } from '../../../engine/petz/view.ts';
import { isOnHoliday } from '../../../session/advice/twists.ts';
import { panel } from '../../../ui/panel.ts';
import type { Rect } from '../../../ui/rect.ts';
import type { Art } from '../../../ui/svg-art.ts';
import { palette } from '../../../ui/theme/palette.ts';
import type { Look, TableLink } from '../contract.ts';
import { drawing } from '../drawings.ts';
import type { TableKit } from '../kit.ts';
import {
  deck,
  emblem,
  type Letter,
  leftward,
  nameLetters,
  namePlate,
  plate,
  short,
  sketch,
} from '../pieces.ts';
import { belongingsOf, buildBelongings } from './belongings.ts';
import { seatFace } from './faces.ts';
import { thinkingSign } from './signs.ts';

const HEAD = 31;
/** The least room for the size of a group. */
const NUMBER = 13;
const COLOURS: readonly Letter[] = ['G', 'R', 'Y', 'P'];

export interface CardLook {
  link: TableLink;
  look: Look;
  seat: Seat;
  shop: ShopView;
  /** The size of the groups that go now; 0 if none waits. */
  going: number;
  /** His answer is awaited. */
  thinks: boolean;
}

export function buildCard(kit: TableKit, card: CardLook, rect: Rect, small: boolean): void {
  const { link, look, seat, shop, going, thinks } = card;
  const { view } = look;
  const isClosed = isOnHoliday(view, seat);
  const face = seatFace(link, view, seat);
  const [name, isOwn, starts] = [link.speech.seat(seat), seat === look.seat, view.starter === seat];
  const of = [rect, small, isClosed, face.key, name, isOwn, starts, going, shop];
  kit.keep(`card ${seat}`, of, () => {
    const drawn = new Card(kit, card, rect, face);
    if (isClosed) drawn.closed(small);
    else if (small) drawn.small();
    else drawn.large();
  });
  if (isClosed || !thinks) return;
  const { x, y, width } = rect;
  if (small) thinkingSign(kit, x + width - 12, y + headOf(rect) + 2, 34);
  else thinkingSign(kit, x + width - 16, y + HEAD + 4, 44);
}

/** How high the name's plate of a small card is. */
const headOf = ({ height }: Rect): number => Math.min(36, Math.max(26, (height - 8) / 3 + 2));

class Card {
  private readonly kit: TableKit;
  private readonly card: CardLook;
  private readonly rect: Rect;
  private readonly portrait: Art;

  constructor(kit: TableKit, card: CardLook, rect: Rect, portrait: Art) {
    this.kit = kit;
    this.card = card;
    this.rect = rect;
    this.portrait = portrait;
  }

  large(): void {
    const { kit, card, rect } = this;
    const { x, y, width, height } = rect;
    const { link, look, seat, shop } = card;
    const isOwn = seat === look.seat;
    kit.picture(panel('paper', width, height - 4, 16), x - 2, y - 2, width + 4);
    const belongings = belongingsOf(seat, shop);
    const rows = (isOwn || shop.groups.length > 0 ? 3 : 2) + (belongings.length > 0 ? 1 : 0);
    // Beside the face there is room for a number of three digits.
    const face = Math.max(44, Math.min(width - 62, height - HEAD - 11 - rows * 23.5));
    kit.picture(namePlate(seat, width, HEAD), x - 2, y - 2, width + 4);
    kit.picture(emblem(seat), x + 4, y + 3, 25);
    const style = { size: 18, ...nameLetters(seat), fit: width - 40 };
    leftward(short(kit, link.speech.seat(seat), x + 32, y + HEAD / 2, style));
    const place = { x: x + 5, y: y + HEAD, width: face, height: face };
    kit.fitted(this.portrait, place, true);
    this.crown(place);
    const beside = x + 5 + face + 3;
    const left = place.y + face * 0.29;
    this.count('icons/icon-reputation', link.speech.number(shop.reputation), beside, left, 24, 22);
    this.count('icons/count-pets', String(petsIn(shop)), beside, place.y + face * 0.74, 23);
    const top = y + HEAD + face + 1;
    const row = (y + height - (belongings.length > 0 ? 11 : 8) - top) / rows;
    const line = (i: number) => top + (i + 0.5) * row;
    const half = x + width / 2 + 2;
    this.count('icons/icon-imp', String(shop.home), x + 9, line(0), 23);
    this.count('tokens/token-gold', String(shop.gold), half, line(0), 22);
    this.cards(x + 7, line(1), width - 14, Math.min(30, row - 1));
    if (isOwn) {
      const total = (list: readonly number[]) => String(list.reduce((sum, n) => sum + n, 0));
      this.count('tokens/token-vegetable', total(shop.food.vegetable), x + 9, line(2), 23);
      this.count('tokens/token-meat', total(shop.food.meat), half, line(2), 23);
    } else this.sizes(x + 8, line(2), width - 16, Math.min(28, row - 1));
    if (belongings.length > 0)
      buildBelongings(kit, belongings, {
        x: x + 7,
        y: line(rows - 1),
        width: width - 14,
        height: Math.min(26, row - 1),
      });
  }

  small(): void {
    const { kit, card, rect } = this;
    const { x, y, width, height } = rect;
    const { link, look, seat, shop } = card;
    kit.picture(plate('#fff6e4', width, height, 12, 3), x - 2, y - 2, width + 4);
    const head = headOf(rect);
    kit.picture(namePlate(seat, width, head), x - 2, y - 2, width + 4);
    const face = Math.min(44, head + 6);
    kit.fitted(this.portrait, { x: x + 2, y: y + head - face, width: face, height: face }, true);
    if (look.view.starter === seat)
      kit.fitted(drawing('icons/icon-start'), { x: x + face - 4, y: y + 2, width: 15, height: 15 });
    kit.words(link.speech.number(shop.reputation), x + face + (width - face) / 2 + 4, y + head / 2, {
      size: 18,
      ...nameLetters(seat),
    });
    const rest = (y + height - 3 - (y + head)) / 2;
    const line = (i: number) => y + head + (i + 0.5) * rest;
    const icon = Math.min(width < 80 ? 16 : 20, rest - 1);
    this.count('icons/icon-imp', String(shop.home), x + 5, line(0), icon, 17);
    this.count('tokens/token-gold', String(shop.gold), x + width / 2 + 1, line(0), icon, 17);
    // While no group waits there is room for what comes from the dark alleys.
    const belongings = shop.groups.length > 0 ? [] : belongingsOf(seat, shop);
    if (belongings.length > 0) {
      const room = { x: x + 6, y: line(1), width: width - 12, height: Math.min(22, rest - 1) };
      buildBelongings(kit, belongings, room);
    } else this.sizes(x + 6, line(1), width - 12, Math.min(21, rest - 1));
  }

  /** A shop that takes no part: a pale card with nothing to count. */
  closed(small: boolean): void {
    const { kit, card, rect } = this;
    const { x, y, width, height } = rect;
    const paper = small ? plate('#efe4d2', width, height, 12, 3) : panel('paper', width, height - 4, 16);
    kit.picture(paper, x - 2, y - 2, width + 4).setAlpha(0.82);
    const head = small ? Math.min(36, Math.max(26, (height - 8) / 3)) : HEAD;
    kit.picture(namePlate(card.seat, width, head), x - 2, y - 2, width + 4).setAlpha(0.6);
    kit.picture(emblem(card.seat), x + 4, y + (head - 25) / 2, 25);
    const style = { size: 18, ...nameLetters(card.seat), fit: width - 40 };
    leftward(short(kit, card.link.speech.seat(card.seat), x + 32, y + head / 2, style));
    const side = Math.min(width - 20, height - head - 14);
    const place = {
      x: x + (width - side) / 2,
      y: y + head + (height - head - side) / 2,
      width: side,
      height: side,
    };
    kit.fitted(drawing('icons/holiday'), place);
  }

  /** Who begins wears the crown of the round. */
  private crown({ x, y, width }: Rect): void {
    const { kit, card } = this;
    if (card.look.view.starter !== card.seat) return;
    const size = Math.max(22, width * 0.42);
    kit
      .fitted(drawing('icons/icon-start'), {
        x: x + width - size * 0.62,
        y: y - size * 0.1,
        width: size,
        height: size,
      })
      .setAngle(14);
  }

  private count(icon: string, words: string, x: number, y: number, size: number, letters = 20): void {
    const { kit, rect } = this;
    kit.fitted(drawing(icon), { x, y: y - size / 2, width: size, height: size });
    // Three digits stay within the card, too.
    const fit = rect.x + rect.width - 4 - (x + size + 2);
    leftward(kit.words(words, x + size + 2, y, { size: letters, fit }));
  }

  /** How many cards he has of each colour. */
  private cards(x: number, y: number, room: number, height: number): void {
    const { kit, card } = this;
    const step = room / COLOURS.length;
    const width = Math.min(step - 3, 30);
    for (const [i, letter] of COLOURS.entries()) {
      const count = card.shop.owned.cards[i] ?? 0;
      const left = x + i * step + (step - width) / 2;
      kit
        .picture(littleCard(letter, width, height), left - 2, y - height / 2 - 2, width + 4)
        .setAlpha(count > 0 ? 1 : 0.45);
      kit
        .words(String(count), left + width / 2, y + height * 0.1, { size: 17 })
        .setAlpha(count > 0 ? 1 : 0.6);
    }
  }

  /** The sizes of the waiting groups, the one that goes now in yellow. */
  private sizes(x: number, y: number, room: number, height: number): void {
    const { kit, card } = this;
    const sizes = card.shop.groups.map(sizeOf);
    // In a narrow card the last ones are only counted: numbers on top of each other say nothing.
    const most = Math.floor(room / NUMBER);
    const shown = sizes.length > most ? sizes.slice(0, Math.max(1, most - 2)) : sizes;
    const rest = sizes.length - shown.length;
    const step = Math.min(27, room / Math.max(1, shown.length + (rest > 0 ? 1.5 : 0)));
    const width = Math.min(step - 1, 25);
    if (rest > 0) kit.words(card.link.speech.signed(rest), x + room - step * 0.75, y, { size: 16 });
    for (const [i, size] of shown.entries()) {
      const isNow = size === card.going;
      const art = plate(isNow ? palette.glow : '#ffffff', width, height, 6, width < 17 ? 1.5 : 3);
      kit.picture(art, x + i * step, y - height / 2, width);
      kit.words(String(size), x + i * step + width / 2, y, {
        size: Math.min(19, Math.max(16, height * 0.68)),
      });
    }
  }
}

function petsIn({ plots, cart }: ShopView): number {
  return plots.filter(({ pet }) => pet !== null).length + cart.pets.length;
}

const MID = { G: '#a9e08c', R: '#ff9c84', Y: '#ffe27a', P: '#d3b4f7' } as const;

/** A card of a colour, its glyph at the corner. */
function littleCard(letter: Letter, width: number, height: number) {
  const w = Math.round(width);
  const h = Math.round(height);
  return sketch(`little-card-${letter}-${w}x${h}`, w, h, () => {
    const glyph = Math.min(15, h * 0.5);
    const inner = deck(letter).svg.replace(
      '<svg ',
      `<svg x="${w - glyph + 1}" y="-2" width="${glyph}" height="${glyph}" `,
    );
    return `<rect x="1.500" y="1.500" width="${w - 3}" height="${h - 3}" rx="6" fill="${MID[letter]}" stroke="${palette.ink}" stroke-width="3"/>${inner}`;
  });
}
