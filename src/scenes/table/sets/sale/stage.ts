/** The sale from a shop's side while it is watched or played: no buttons, everything that moves at hand. */
import type { GameObjects } from 'phaser';
import type { PetzEvent } from '../../../../engine/petz/events.ts';
import { petsOf } from '../../../../engine/petz/read.ts';
import type { Speech } from '../../../../text/speech.ts';
import type { Rect } from '../../../../ui/rect.ts';
import type { Look } from '../../contract.ts';
import type { TableKit } from '../../kit.ts';
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
  else if (offer === null) kit.panels.question = chances(speech, at, view, subject, ids, event === null);
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
  if (shop !== undefined && at.idle !== null && shop.home > 0)
    buildIdle(kit, speech, at.idle, shop.home, subject);
  return { at, counter, offer, pets: shown };
}

const saleOf = (plot: number, customer: string) => ({ plot, customer, platform: false });
