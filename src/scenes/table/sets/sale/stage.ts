/** The sale from a shop's side while it is watched or played: no buttons, everything that moves at hand. */
import type { GameObjects } from 'phaser';
import type { PetzEvent } from '../../../../engine/petz/events.ts';
import { customerCard, impsOnPlatform, petsOf, tuneOfSales } from '../../../../engine/petz/read.ts';
import type { PetzView } from '../../../../engine/petz/view.ts';
import type { Speech } from '../../../../ui/access/text/speech.ts';
import type { Rect } from '../../../../ui/rect.ts';
import type { Look } from '../../contract.ts';
import type { TableKit } from '../../kit.ts';
import { customerIn } from '../parts/figures.ts';
import { line } from '../parts/words.ts';
import { buildCounter, type CounterParts } from './counter.ts';
import { buyersIn, nextBuyer, reasonOf } from './draft.ts';
import { layoutSale, type SaleLayout } from './layout.ts';
import { buildOffer, buildSheet, type OfferParts } from './offer.ts';
import { buildIdle, buildPetCard, buildTray } from './tray.ts';
import { buildChances, buildPlate } from './watch.ts';
import { listTerms } from './wishes.ts';

type Of<T extends PetzEvent['type']> = Extract<PetzEvent, { type: T }>;
export type Sold = Of<'petz.sold'>;

export interface PetShown {
  cell: number;
  id: string;
  rect: Rect;
  image: GameObjects.Image;
}

/** What a play can move. */
export interface SaleStage {
  at: SaleLayout;
  counter: CounterParts;
  offer: OfferParts | null;
  pets: PetShown[];
}

/** Draws the sale as others see it; `event` is what is about to be played, null while somebody decides. */
export function buildStage(
  kit: TableKit,
  speech: Speech,
  { view, subject }: Look,
  area: Rect,
  event: PetzEvent | null,
): SaleStage {
  const sold = event?.type === 'petz.sold' ? event : null;
  const shop = view.shops[subject];
  const ids = buyersIn(view).slice(0, 2);
  const pets = shop === undefined ? [] : petsOf(shop);
  const at = layoutSale(area, ids.length, pets.length);
  const buyers = ids.map((id) => ({ id, face: 'neutral' as const, picked: id === sold?.customer }));
  const pet = sold === null ? null : (shop?.plots[sold.plot]?.pet ?? null);
  const next = nextBuyer(view);
  const counter = buildCounter(kit, speech, at, {
    buyers,
    pet,
    mood: 'delighted',
    next,
    idle: event === null,
  });
  const offer = sold === null ? null : buildSold(kit, speech, at, view, sold);
  if (event?.type === 'petz.customerLeft') buildNext(kit, speech, at, next);
  else if (offer === null) buildChances(kit, speech, at, view, subject, ids);
  buildTray(kit, at);
  const shown: PetShown[] = [];
  for (const [i, one] of pets.entries()) {
    const rect = at.cards[i];
    const plot = shop?.plots[one.at];
    if (rect === undefined || plot === undefined) continue;
    const wanting = ids.find((id) => reasonOf(view, subject, saleOf(one.at, id)) === null);
    const customer = sold?.customer ?? wanting ?? ids[0] ?? '';
    const isSold = sold?.plot === one.at;
    const why = isSold || customer === '' ? null : reasonOf(view, subject, saleOf(one.at, customer));
    const goods = { pet: one.pet, plot, customer, why, picked: isSold };
    shown.push({ cell: one.at, id: one.pet.id, rect, image: buildPetCard(kit, speech, rect, goods) });
  }
  // While something is played on a phone, its sentence goes there.
  const isTold = at.compact && event !== null;
  if (shop !== undefined && !isTold) {
    if (at.idle !== null && shop.home > 0) buildIdle(kit, speech, at.idle, shop.home, subject);
    // The corner belongs to the way to skip what is played.
    buildPlate(kit, speech, { ...at.plate, width: at.plate.width - 46 }, subject, shop);
  }
  return { at, counter, offer, pets: shown };
}

const saleOf = (plot: number, customer: string) => ({ plot, customer, platform: false });

/** The offer as it was taken: one way, the counters where they stood before. */
function buildSold(
  kit: TableKit,
  speech: Speech,
  at: SaleLayout,
  view: PetzView,
  sold: Sold,
): OfferParts | null {
  const { seat, customer, platform, match, reputation, gold } = sold;
  const shop = view.shops[seat];
  const plot = shop?.plots[sold.plot];
  if (shop === undefined || !plot?.pet) return null;
  const way = {
    platform,
    value: { match, reputation, gold },
    factor: match === 0 ? tuneOfSales(view, platform) : reputation / match,
    imps: platform ? impsOnPlatform(view, seat) : 0,
  };
  const names = { seat: speech.seat(seat), pet: speech.pet(sold.pet) };
  return buildOffer(kit, speech, at, {
    seat,
    title: speech.t('ui.saleSet.sells', names),
    pet: plot.pet,
    plot,
    customer,
    way,
    reputation: shop.reputation,
    gold: shop.gold,
  });
}

/** Who comes to the counter in the next round. */
function buildNext(kit: TableKit, speech: Speech, at: SaleLayout, next: string | null): void {
  const { x, y, width, height } = at.offer;
  buildSheet(kit, at.offer, at.compact, speech.t(next === null ? 'ui.saleSet.closed' : 'ui.saleSet.next'));
  const head = at.compact ? 8 : 60;
  if (next === null) {
    const style = { size: at.compact ? 18 : 26, fit: width - 60, lines: 2 } as const;
    line(kit, speech.t('ui.saleSet.nobody'), x + width / 2, y + (height + head) / 2, style, 0.5);
    return;
  }
  const inner = height - head - (at.compact ? 12 : 28);
  const side = Math.min(inner * 0.62, width * 0.5);
  const face = customerIn(next, 'neutral');
  kit.fitted(face, { x: x + (width - side) / 2, y: y + head + 4, width: side, height: side }, true);
  const style = { size: at.compact ? 18 : 24, fit: width - 40 };
  line(kit, speech.thing('customer', next), x + width / 2, y + head + side + inner * 0.08, style, 0.5);
  const list = {
    x: x + 20,
    y: y + head + side + inner * 0.15,
    width: width - 40,
    height: inner * 0.85 - side,
  };
  listTerms(kit, speech, customerCard(next).terms, list);
}
