/** The sale from a shop's side: its pets before the customers, asked or watched, and everything that moves at hand. */
import type { GameObjects } from 'phaser';
import type { Seat } from '../../../../engine/kernel/state.ts';
import type { PetzEvent } from '../../../../engine/petz/events.ts';
import { petsOf } from '../../../../engine/petz/read.ts';
import type { PetzView } from '../../../../engine/petz/view.ts';
import type { Speech } from '../../../../text/speech.ts';
import { paired } from '../../../../ui/paired.ts';
import type { Rect } from '../../../../ui/rect.ts';
import type { Look } from '../../contract.ts';
import type { TableKit } from '../../kit.ts';
import type { Expression } from '../parts/figures.ts';
import { buildSaleCounter, type CounterParts } from './counter.ts';
import { buyersIn, nextBuyer, reasonOf, type SaleRefusal } from './draft.ts';
import type { PetForSale } from './explain.ts';
import { layoutSale, type SaleLayout } from './layout.ts';
import { chances, nextCustomer, SoldPanel } from './sold.ts';
import { buildIdle, buildPetCard, buildTray } from './tray.ts';

interface PetShown extends PetForSale {
  cell: number;
  rect: Rect;
  image: GameObjects.Image;
  /** Why nobody buys it; null: somebody does. */
  why: SaleRefusal | null;
}

/** What a finger or a play can move. */
export interface SaleStage {
  at: SaleLayout;
  counter: CounterParts;
  pets: PetShown[];
}

/** The same while it is watched or played: what the panel tells of a sale. */
export interface WatchedSale extends SaleStage {
  offer: SoldPanel | null;
}

interface SaleHow {
  /** The sale that is picked, or played. */
  picked: { plot: number; customer: string } | null;
  /** The customer whom it is about. */
  current: string | null;
  face(customer: string): Expression;
  /** Nothing is played. */
  idle: boolean;
}

/** Draws the customers at their counter, the pets, and who is idle. */
export function buildSale(
  kit: TableKit,
  speech: Speech,
  { view, seat }: { view: PetzView; seat: Seat },
  area: Rect,
  { picked, current, face, idle }: SaleHow,
): SaleStage {
  const shop = view.shops[seat];
  const ids = buyersIn(view).slice(0, 2);
  const pets = shop === undefined ? [] : petsOf(shop);
  const at = layoutSale(area, ids.length, pets.length);
  const offered = picked === null ? null : (shop?.plots[picked.plot]?.pet ?? null);
  const counter = buildSaleCounter(kit, speech, at, {
    buyers: ids.map((id) => ({ id, face: face(id), picked: id === current })),
    // On a phone there is room for it only while it is sold.
    pet: idle && at.compact ? null : offered,
    mood: idle ? 'content' : 'delighted',
    next: nextBuyer(view),
    idle,
  });
  buildTray(kit, at);
  const shown = [...paired(pets, at.cards)].flatMap(([{ at: cell, pet }, rect]): PetShown[] => {
    const plot = shop?.plots[cell];
    if (plot === undefined) return [];
    const reason = (id: string) => reasonOf(view, seat, { plot: cell, customer: id, platform: false });
    // Whoever does not suit the customer at the counter may suit the other one.
    const wanting = [...(current === null ? [] : [current]), ...ids].find((id) => reason(id) === null);
    const customer = wanting ?? current ?? ids[0] ?? '';
    const isPicked = picked?.plot === cell;
    const why = isPicked || customer === '' ? null : reason(customer);
    const goods = { pet, plot, customer };
    const image = buildPetCard(kit, speech, rect, { ...goods, why, picked: isPicked });
    return [{ ...goods, cell, rect, image, why }];
  });
  if (shop !== undefined && at.idle !== null && shop.home > 0)
    buildIdle(kit, speech, at.idle, shop.home, seat);
  return { at, counter, pets: shown };
}

/** The sale as others see it; `event` is what is about to be played, null while somebody decides. */
export function watchSale(
  kit: TableKit,
  speech: Speech,
  { view, subject: seat }: Look,
  area: Rect,
  event: PetzEvent | null,
): WatchedSale {
  const sold = event?.type === 'petz.sold' ? event : null;
  const current = sold?.customer ?? null;
  const how = { picked: sold, current, face: (): Expression => 'neutral', idle: event === null };
  const stage = buildSale(kit, speech, { view, seat }, area, how);
  const { at } = stage;
  const isThere = sold !== null && view.shops[seat]?.plots[sold.plot]?.pet != null;
  const offer = isThere ? new SoldPanel(kit, speech, at, view, sold) : null;
  if (event?.type === 'petz.customerLeft') kit.panels.question = nextCustomer(speech, at, nextBuyer(view));
  else if (offer === null)
    kit.panels.question = chances(speech, at, view, seat, buyersIn(view).slice(0, 2), event === null);
  return { ...stage, offer };
}
