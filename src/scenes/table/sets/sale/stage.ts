/** The sale from a shop's side while it is watched or played: no buttons, everything that moves at hand. */
import type { GameObjects } from 'phaser';
import type { Seat } from '../../../../engine/kernel/state.ts';
import type { PetzEvent } from '../../../../engine/petz/events.ts';
import { petsOf } from '../../../../engine/petz/read.ts';
import type { ShopView } from '../../../../engine/petz/view.ts';
import type { Speech } from '../../../../text/speech.ts';
import type { Rect } from '../../../../ui/rect.ts';
import type { Look } from '../../contract.ts';
import type { TableKit } from '../../kit.ts';
import { emblem, nameLetters, namePlate } from '../../pieces.ts';
import { card } from '../parts/boards.ts';
import { line, namedIcon } from '../parts/words.ts';
import { buildSaleCounter, type CounterParts } from './counter.ts';
import { buyersIn, nextBuyer, reasonOf } from './draft.ts';
import { layoutSale, type SaleLayout } from './layout.ts';
import { chances, comingNext, SoldPanel } from './sold.ts';
import { buildIdle, buildPetCard, buildTray } from './tray.ts';

interface PetShown {
  cell: number;
  id: string;
  rect: Rect;
  image: GameObjects.Image;
}

/** What a play can move. */
export interface SaleStage {
  at: SaleLayout;
  counter: CounterParts;
  offer: SoldPanel | null;
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
  const counter = buildSaleCounter(kit, speech, at, {
    buyers,
    pet,
    mood: 'delighted',
    next,
    idle: event === null,
  });
  const offer = sold === null || pet === null ? null : new SoldPanel(kit, speech, at, view, sold);
  if (event?.type === 'petz.customerLeft') kit.panels.question = comingNext(speech, at, next);
  else if (offer === null) kit.panels.question = chances(speech, at, view, subject, ids);
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
    buildSalePlate(kit, speech, { ...at.plate, width: at.plate.width - 46 }, subject, shop);
  }
  return { at, counter, offer, pets: shown };
}

const saleOf = (plot: number, customer: string) => ({ plot, customer, platform: false });

/** Whose shop this is, with what it has, where its owner would have the buttons. */
export function buildSalePlate(
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
    namedIcon(kit, art, left + size / 2 + 4, middle, size);
    line(kit, speech.number(amount), left + size + 8, middle, {
      size: compact ? 18 : 24,
      fit: step - size - 8,
    });
  }
}
