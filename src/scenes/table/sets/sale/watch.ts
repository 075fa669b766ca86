/** The sale as somebody else's business: what each pet of the shop would bring, and whose shop it is. */
import type { Seat } from '../../../../engine/kernel/state.ts';
import { impsOnPlatform, matchFor, petsOf, saleValue } from '../../../../engine/petz/read.ts';
import type { PetzView, ShopView } from '../../../../engine/petz/view.ts';
import type { Speech } from '../../../../ui/access/text/speech.ts';
import type { Rect } from '../../../../ui/rect.ts';
import { palette } from '../../../../ui/theme/palette.ts';
import type { TableKit } from '../../kit.ts';
import { emblem, nameLetters, namePlate } from '../../pieces.ts';
import { card, disc } from '../parts/boards.ts';
import { customerIn, petIn } from '../parts/figures.ts';
import { icon, line } from '../parts/words.ts';
import { reasonOf } from './draft.ts';
import type { SaleLayout } from './layout.ts';
import { buildSheet } from './offer.ts';

/** What the pets of a shop would bring from the customers there are. */
export function buildChances(
  kit: TableKit,
  speech: Speech,
  at: SaleLayout,
  view: PetzView,
  seat: Seat,
  buyers: readonly string[],
): void {
  const shop = view.shops[seat];
  if (shop === undefined) return;
  buildSheet(kit, at.offer, at.compact, speech.t('ui.saleSet.counter', { name: speech.seat(seat) }));
  const pets = petsOf(shop);
  const { x, y, width, height } = at.offer;
  const head = at.compact ? 8 : 66;
  const pad = at.compact ? 10 : 22;
  const inner = { x: x + pad, y: y + head, width: width - 2 * pad, height: height - head - pad };
  if (pets.length === 0) {
    const style = { size: at.compact ? 18 : 24, fit: inner.width, lines: 2 } as const;
    line(kit, speech.t('ui.saleSet.noPets'), x + width / 2, inner.y + inner.height / 2, style, 0.5);
    return;
  }
  const gap = at.compact ? 5 : 10;
  const each = Math.min(at.compact ? 62 : 118, (inner.height - gap * (pets.length - 1)) / pets.length);
  const top = inner.y + (inner.height - pets.length * each - (pets.length - 1) * gap) / 2;
  for (const [i, { at: plot }] of pets.entries()) {
    const rect = { ...inner, y: top + i * (each + gap), height: each };
    buildChance(kit, speech, rect, { view, seat, shop, plot, buyers });
  }
}

interface Chance {
  view: PetzView;
  seat: Seat;
  shop: ShopView;
  plot: number;
  buyers: readonly string[];
}

function buildChance(kit: TableKit, speech: Speech, rect: Rect, chance: Chance): void {
  const { view, seat, shop, plot: cell, buyers } = chance;
  const plot = shop.plots[cell];
  const pet = plot?.pet;
  if (plot === undefined || pet == null) return;
  const { x, y, width, height } = rect;
  const reasons = buyers.map((customer) => reasonOf(view, seat, { plot: cell, customer, platform: false }));
  const isOpen = reasons.includes(null);
  kit.picture(card(isOpen ? 'rest' : 'off', width, height), x, y, width);
  const middle = y + height / 2;
  const side = Math.min(height - 12, width * 0.2) * (0.66 + pet.size * 0.05);
  const figure = kit.fitted(
    petIn(pet.id, isOpen ? 'content' : 'bored', pet),
    {
      x: x + 10,
      y: y + height - 6 - side,
      width: Math.min(height - 12, width * 0.2),
      height: side,
    },
    true,
  );
  const from = x + 16 + Math.min(height - 12, width * 0.2);
  const isTight = height < 80;
  const name = { size: isTight ? 17 : 21, fit: width * 0.24, lines: 2, high: height - 8 } as const;
  line(kit, speech.pet(pet.id), from, middle, name);
  const start = from + width * 0.25;
  const room = x + width - 14 - start;
  if (!isOpen) {
    figure.setAlpha(0.62);
    const why = { size: isTight ? 16 : 18, family: 'text', colour: '#5a2630', fit: room } as const;
    line(kit, speech.t(`ui.saleSet.why.${reasons[0] ?? 'noMatch'}`), start + room / 2, middle, why, 0.5);
    return;
  }
  const ring = Math.min(height * 0.66, room * 0.2, 56);
  const [only] = buyers;
  if (buyers.length > 1 || only === undefined) {
    for (const [i, customer] of buyers.entries()) {
      const cx = start + (room * (i + 0.5)) / buyers.length;
      const match = matchFor(plot, pet, customer);
      const face = customerIn(customer, match > 0 ? 'delighted' : 'disappointed');
      kit.fitted(face, { x: cx - ring * 1.2, y: middle - ring * 0.6, width: ring * 1.2, height: ring * 1.2 });
      medal(kit, speech.number(match), cx + ring * 0.6, middle, ring, match > 0);
    }
    return;
  }
  medal(kit, speech.number(matchFor(plot, pet, only)), start + ring / 2, middle, ring, true);
  const value = (platform: boolean) => saleValue(view, plot, pet, only, platform).reputation;
  const hasImp = impsOnPlatform(view, seat) > 0;
  const chips: [string, number][] = [
    ['icons/icon-blackmarket', value(false)],
    ...(hasImp ? [['spaces/platform', value(true)] as [string, number]] : []),
    ['tokens/token-gold', saleValue(view, plot, pet, only, false).gold],
  ];
  const step = (room - ring - 10) / 3;
  const size = Math.min(height * 0.6, step * 0.46);
  for (const [i, [art, amount]] of chips.entries()) {
    const left = start + ring + 10 + i * step;
    icon(kit, art, left + size / 2, middle, size);
    const style = { size: isTight ? 17 : 22, fit: step - size - 6, colour: palette.ink };
    line(kit, speech.signed(amount), left + size + 4, middle, style);
  }
}

function medal(kit: TableKit, words: string, x: number, y: number, ring: number, isGood: boolean): void {
  kit.picture(disc(isGood ? palette.glow : palette.off, ring), x - ring / 2, y - ring / 2, ring);
  line(kit, words, x, y, { size: ring * 0.52 }, 0.5);
}

/** Whose shop this is, with what it has, where its owner would have the buttons. */
export function buildPlate(
  kit: TableKit,
  speech: Speech,
  { x, y, width, height }: Rect,
  seat: Seat,
  shop: ShopView,
): void {
  const compact = height < 90;
  const head = compact ? height * 0.5 : Math.min(58, height * 0.42);
  kit.picture(card('rest', width, height), x, y, width);
  kit.picture(namePlate(seat, width, head), x, y, width);
  const side = head * 0.74;
  kit.picture(emblem(seat), x + 8, y + head / 2 - side / 2, side);
  const style = { size: compact ? 18 : 24, ...nameLetters(seat), fit: width - side - 30 };
  line(kit, speech.seat(seat), x + (width + side) / 2, y + head / 2, style, 0.5);
  const counts: [string, number][] = [
    ['icons/icon-reputation', shop.reputation],
    ['tokens/token-gold', shop.gold],
    ['icons/icon-imp', shop.home],
  ];
  const step = (width - 20) / counts.length;
  const middle = y + head + (height - head) / 2;
  const size = Math.min(height - head - 10, step * 0.46, 44);
  for (const [i, [art, amount]] of counts.entries()) {
    const left = x + 10 + i * step;
    icon(kit, art, left + size / 2 + 4, middle, size);
    line(kit, speech.number(amount), left + size + 8, middle, {
      size: compact ? 18 : 24,
      fit: step - size - 8,
    });
  }
}
