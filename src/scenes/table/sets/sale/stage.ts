/** The sale from a shop's side: its pets before the customers, asked or watched, and everything that moves at hand. */

import type { GameObjects } from 'phaser';
import type { Seat } from '../../../../engine/kernel/state.ts';
import type { PetzEvent } from '../../../../engine/petz/events.ts';
import { demandsOf, matchFor, petsOf } from '../../../../engine/petz/read.ts';
import type { PetzView } from '../../../../engine/petz/view.ts';
import { paired } from '../../../../ui/paired.ts';
import { panel } from '../../../../ui/panel.ts';
import { box, type Rect } from '../../../../ui/rect.ts';
import { palette } from '../../../../ui/theme/palette.ts';
import { petIn } from '../../actors/pet-art.ts';
import type { Look, Tools } from '../../contract.ts';
import type { TableKit } from '../../kit.ts';
import { card, impOf, letterBar } from '../../pieces.ts';
import type { Expression } from '../parts/figures.ts';
import { sizeBadge } from '../parts/party.ts';
import { buildSaleCounter, type CounterParts } from './counter.ts';
import { buyersIn, nextBuyer, reasonOf, type SaleRefusal } from './draft.ts';
import type { PetForSale } from './explain.ts';
import { layoutSale, type SaleLayout } from './layout.ts';
import { chances, nextCustomer, SoldPanel } from './sold.ts';

interface PetShown extends PetForSale {
  cell: number;
  rect: Rect;
  image: GameObjects.Image;
  /** Why no customer buys it; null: one does. */
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
  tools: Tools,
  { view, seat }: { view: PetzView; seat: Seat },
  area: Rect,
  { picked, current, face, idle }: SaleHow,
): SaleStage {
  const shop = view.shops[seat];
  const ids = buyersIn(view).slice(0, 2);
  const pets = shop === undefined ? [] : petsOf(shop);
  const at = layoutSale(area, ids.length, pets.length);
  const offered = picked === null ? null : (shop?.plots[picked.plot]?.pet ?? null);
  const counter = buildSaleCounter(tools, at, {
    buyers: ids.map((id) => ({ id, face: face(id), picked: id === current })),
    // On a phone there is room for it only while it is sold.
    pet: idle && at.compact ? null : offered,
    mood: idle ? 'content' : 'delighted',
    next: nextBuyer(view),
    idle,
  });
  buildTray(tools.kit, at);
  const shown = [...paired(pets, at.cards)].flatMap(([{ at: cell, pet }, rect]): PetShown[] => {
    const plot = shop?.plots[cell];
    if (plot === undefined) return [];
    const reason = (id: string) => reasonOf(view, seat, { plot: cell, customer: id, platform: false });
    // A pet that does not suit the customer at the counter may suit the other one.
    const wanting = [...(current === null ? [] : [current]), ...ids].find((id) => reason(id) === null);
    const customer = wanting ?? current ?? ids[0] ?? '';
    const isPicked = picked?.plot === cell;
    const why = isPicked || customer === '' ? null : reason(customer);
    const goods = { pet, plot, customer };
    const image = buildPetCard(tools, rect, { ...goods, why, picked: isPicked });
    return [{ ...goods, cell, rect, image, why }];
  });
  if (shop !== undefined && at.idle !== null && shop.home > 0) buildIdle(tools, at.idle, shop.home, seat);
  return { at, counter, pets: shown };
}

/** The sale as others see it; `event` is what is about to be played, null while a seat decides. */
export function watchSale(tools: Tools, look: Look, area: Rect, event: PetzEvent | null): WatchedSale {
  const { kit, speech } = tools;
  const { view, subject: seat } = look;
  const sold = event?.type === 'petz.sold' ? event : null;
  const current = sold?.customer ?? null;
  const how = { picked: sold, current, face: (): Expression => 'neutral', idle: event === null };
  const stage = buildSale(tools, { view, seat }, area, how);
  const { at } = stage;
  const isThere = sold !== null && view.shops[seat]?.plots[sold.plot]?.pet != null;
  const offer = isThere ? new SoldPanel(tools, at, view, sold) : null;
  if (event?.type === 'petz.customerLeft') kit.panels.question = nextCustomer(speech, at, nextBuyer(view));
  else if (offer === null)
    kit.panels.question = chances(speech, at, view, seat, buyersIn(view).slice(0, 2), event === null);
  return { ...stage, offer };
}

interface PetOnTray extends PetForSale {
  /** Why no customer buys it; null if one may. */
  why: SaleRefusal | null;
  picked: boolean;
}

/** The wood under the pets. */
function buildTray(kit: TableKit, { tray, compact }: SaleLayout): void {
  const { x, y, width, height } = tray;
  kit.picture(panel('wood', width, height, compact ? 14 : 20), x, y, width + 4);
}

/** Resolves to the image of the pet, which may be dragged or jump away. */
function buildPetCard({ kit, speech }: Tools, rect: Rect, one: PetOnTray): GameObjects.Image {
  const { x, y, width, height } = rect;
  const compact = height < 100;
  const sold = one.why === null;
  const { pet } = one;
  kit.laid(card(sold ? (one.picked ? 'picked' : 'rest') : 'off', width, height), { x, y });
  const figure = sold ? standing(kit, rect, one, compact) : peeping(kit, rect, one, compact);
  // In the largest windows letters grow with the card.
  const k = compact ? 1 : Math.min(1.3, Math.max(1, width / 260));
  const name = { size: compact ? 16 : 18 * k, fit: compact ? width - 20 : width * 0.62, side: 1 } as const;
  const called = speech.pet(pet.id);
  // A small card of a pet without a buyer has no room for the name as well: the picture must do.
  if (sold || !compact) {
    const title = kit.words(called, x + width - 12, y + (compact ? 14 : 24 * k), name);
    // On a small card a long name cannot be read: the picture must do, and a press explains it.
    if (title.text !== called) title.destroy();
  }
  const middle = x + width * (compact ? 0.73 : 0.765);
  const small = { size: 16 * k, family: 'text', fit: width * 0.39, lines: 2 } as const;
  if (one.why === null) {
    const ring = Math.min(width * 0.34, height * (compact ? 0.46 : 0.36));
    const cy = y + height * (compact ? 0.63 : 0.48);
    const match = speech.number(matchFor(one.plot, pet, one.customer));
    sizeBadge(kit, match, middle, cy, ring, one.picked ? palette.glow : '#fff3b8');
    const words = speech.t('ui.saleSet.matchSmall');
    const soft = { ...small, fit: width * 0.39, lines: 1, colour: palette.textSoft } as const;
    if (!compact) kit.words(words, middle, y + height * 0.76, soft);
  } else {
    const words = speech.t(`ui.saleSet.why.${one.why}`);
    const red = { ...small, colour: '#5a2630' };
    if (compact) kit.words(words, x + width / 2, y + 14, { ...red, fit: width - 16, lines: 1 });
    else kit.words(words, middle, y + height * 0.52, red);
  }
  if (!compact) buildBars(kit, rect, one, sold);
  return figure;
}

function buildBars(kit: TableKit, { x, y, width, height }: Rect, { pet }: PetOnTray, sold: boolean): void {
  const colours = demandsOf(pet);
  const w = Math.min(19, (width * 0.53 - 12) / colours.length - 2);
  for (const [i, colour] of colours.entries())
    kit
      .picture(letterBar(colour), x + 12 + i * (w + 2), y + height - 12 - w * 1.35, w)
      .setAlpha(sold ? 1 : 0.75);
}

function standing(
  kit: TableKit,
  { x, y, width, height }: Rect,
  { pet, picked }: PetOnTray,
  compact: boolean,
): GameObjects.Image {
  const foot = y + height * (compact ? 0.9 : 0.8);
  const room = Math.min(width * (compact ? 0.5 : 0.56), height * (compact ? 0.66 : 0.62));
  const size = room * (0.66 + pet.size * 0.05);
  const place = box(x + 8 + Math.max(0, width * 0.52 - size) / 2, foot - size, size, size);
  return kit.fitted(petIn(pet.id, picked ? 'delighted' : 'content', pet), place, true);
}

/** Behind a little fence, only the upper half of it to be seen. */
function peeping(
  kit: TableKit,
  { x, y, width, height }: Rect,
  { pet, why }: PetOnTray,
  compact: boolean,
): GameObjects.Image {
  const room = { width: compact ? width - 20 : width * 0.5, height: height * (compact ? 0.55 : 0.46) };
  const foot = y + height * (compact ? 0.9 : 0.74);
  const size = Math.min(room.width, room.height * (compact ? 1.1 : 1.25)) * (0.72 + pet.size * 0.04);
  const mood = why === 'petTooYoung' ? 'content' : 'bored';
  const place = box(x + 10 + (room.width - size) / 2, foot - size, size, size);
  const figure = kit.fitted(petIn(pet.id, mood, pet), place, true).setAlpha(0.85);
  const high = size * 0.42;
  const wide = Math.min(room.width, size * 1.15);
  kit.stretched('props/fence', box(x + 10 + (room.width - wide) / 2, foot - high * 0.86, wide, high));
  return figure;
}

/** Who has nothing to do yet: the imps at home, on a card of their own beside the pets. */
function buildIdle({ kit, speech }: Tools, rect: Rect, imps: number, seat: Seat): void {
  const { x, y, width, height } = rect;
  const compact = height < 100;
  kit.laid(card('rest', width, height), { x, y });
  const shown = Math.min(imps, 8);
  const size = Math.min(height * (compact ? 0.52 : 0.42), (width - 28) / Math.max(3, shown * 0.72));
  const title = { size: compact ? 16 : 18, fit: width - 24 };
  kit.words(speech.t('ui.saleSet.idle', { imps }), x + width / 2, y + (compact ? 16 : 26), title);
  for (let i = 0; i < shown; i++) {
    const middle = x + width / 2 + (i - (shown - 1) / 2) * size * 0.7;
    const top = y + height * (compact ? 0.66 : 0.52) - size / 2;
    kit.fitted(impOf(seat), box(middle - size / 2, top, size, size), true);
  }
  const small = { size: 16, family: 'text', colour: palette.textSoft, fit: width - 24 } as const;
  if (!compact) kit.words(speech.t('ui.saleSet.later'), x + width / 2, y + height - 26, small);
}
