/** What the panel of the sale says: how the match comes about, the two ways, gold and reputation before and after. */
import type { Seat } from '../../../../engine/kernel/state.ts';
import type { Sell } from '../../../../engine/petz/choices.ts';
import { impsOnPlatform, type SaleValue, tuneOfSales, whyNotSold } from '../../../../engine/petz/read.ts';
import type { Pet } from '../../../../engine/petz/state.ts';
import type { PetzView, ShopView } from '../../../../engine/petz/view.ts';
import type { Speech } from '../../../../text/speech.ts';
import { termText } from '../../../../text/tiles.ts';
import type { Asked } from '../../../../ui/access/question/asking.ts';
import { IMP, iconArt, REPUTATION, spaceArt, TOKEN_ART } from '../../../../ui/art-urls.ts';
import type { Balance } from '../../../../ui/panels/balances.tsx';
import type { Option } from '../../../../ui/panels/question.tsx';
import type { Sum } from '../../../../ui/panels/sum.tsx';
import { artUrl } from '../../../../ui/svg-art.ts';
import { customerIn } from '../parts/figures.ts';
import { sumOf, symbolArt, symbolName, type TermCount } from '../parts/words.ts';
import { reasonOf, worthOfSale } from './draft.ts';
import { countsFor, goldParts, type PetForSale, wayLines } from './explain.ts';

/** A sale that is offered, and what it may be changed into. */
interface Bid {
  speech: Speech;
  /** On a phone, where what a way costs stands only below. */
  small: boolean;
  view: PetzView;
  seat: Seat;
  shop: ShopView;
  sale: Sell;
  offers: readonly Sell[];
  pick(sale: Sell): void;
}

export type SaleAsked = Pick<Asked, 'title' | 'face' | 'lines' | 'sum' | 'options' | 'balances' | 'note'>;

/** What there is to say of the sale that is picked; null without a pet. */
export function askedOf(bid: Bid): SaleAsked | null {
  const { speech, view, seat, shop, sale } = bid;
  const plot = shop.plots[sale.plot];
  const worth = worthOfSale(view, shop, sale);
  if (!plot?.pet || worth === null) return null;
  const { pet } = plot;
  const { customer } = sale;
  return {
    title: speech.t('ui.saleSet.title', { pet: speech.pet(pet.id) }),
    face: artUrl(customerIn(customer, 'delighted')),
    lines: [],
    sum: sumFor(speech, { pet, plot, customer }).sum,
    options: [wayOption(bid, false), wayOption(bid, true)],
    balances: balancesOf(speech, shop, worth, pet),
    note: wayLines(speech, sale.platform, tuneOfSales(view, sale.platform), impsOnPlatform(view, seat)).join(
      ' ',
    ),
  };
}

/** How a match comes about: every symbol of the customer, counted for a pet. */
export function sumFor(speech: Speech, goods: PetForSale): { sum: Sum; counts: TermCount[] } {
  const counts = countsFor(goods);
  const total = sumOf(counts);
  const sum: Sum = {
    title: speech.t('ui.saleSet.match'),
    terms: counts.map(({ term, times, value }) => ({
      art: artUrl(symbolArt(symbolName(term))),
      badge: term.rainbow === true ? iconArt('count-colours') : null,
      name: termText(speech, term),
      times: `${speech.number(times)} × ${speech.signed(term.value)}`,
      value: value === 0 ? '0' : speech.signed(value),
      look: times === 0 ? 'off' : value > 0 ? 'good' : 'bad',
    })),
    total: speech.number(total),
    isGood: total > 0,
  };
  return { sum, counts };
}

/** One way of selling: what it brings, or why it cannot be had. */
function wayOption({ speech, small, view, seat, shop, sale, offers, pick }: Bid, platform: boolean): Option {
  const { t } = speech;
  const way = { ...sale, platform };
  const isOpen = offers.some(
    (x) => x.plot === way.plot && x.customer === way.customer && x.platform === platform,
  );
  const name = platform ? 'platform' : 'market';
  const base = {
    id: `way:${name}`,
    words: t(`ui.saleSet.${name}`),
    art: platform ? spaceArt('platform') : iconArt('icon-blackmarket'),
  };
  const worth = isOpen ? worthOfSale(view, shop, way) : null;
  const factor = tuneOfSales(view, platform);
  const imps = impsOnPlatform(view, seat);
  if (worth === null) {
    const refusal = whyNotSold(view, seat, way);
    const long = [refusal === null ? '' : speech.why(refusal), ...wayLines(speech, platform, factor, imps)];
    const why = t(`ui.saleSet.why.${reasonOf(view, seat, way) ?? 'noMatch'}`);
    return { ...base, details: [why], tap: null, why: long.join(' ').trim() };
  }
  return {
    ...base,
    details: small ? [] : [t(`ui.saleSet.${name}Cost`)],
    signs: [
      { art: null, words: `${speech.number(worth.match)} × ${speech.number(factor)}` },
      { art: REPUTATION, words: speech.signed(worth.reputation) },
      ...(platform ? [{ art: IMP, words: speech.number(imps) }] : []),
    ],
    look: sale.platform === platform ? 'picked' : 'plain',
    tap: () => pick(way),
  };
}

/** The gold it brings, and the reputation before and after. */
export function balancesOf(
  speech: Speech,
  shop: ShopView,
  { gold, reputation }: SaleValue,
  pet: Pick<Pet, 'id' | 'size' | 'mutation'>,
): Balance[] {
  const from = speech.t('ui.saleSet.size', { size: pet.size });
  const { price, less, more } = goldParts(pet, gold);
  const parts = [speech.number(price)];
  if (less > 0) parts.push(`− ${speech.number(less)}`);
  if (more > 0) parts.push(`+ ${speech.number(more)}`);
  return [
    {
      ...balanceOf(speech, TOKEN_ART.gold, shop.gold, gold),
      why: parts.length > 1 ? `${from}: ${parts.join(' ')}` : from,
    },
    balanceOf(speech, REPUTATION, shop.reputation, reputation),
  ];
}

/** What there is of something, and what there will be. */
export function balanceOf(speech: Speech, art: string, before: number, by: number): Balance {
  return {
    art,
    change: by === 0 ? '0' : speech.signed(by),
    isBad: by < 0,
    why: null,
    words: `${speech.number(before)} → ${speech.number(before + by)}`,
  };
}
