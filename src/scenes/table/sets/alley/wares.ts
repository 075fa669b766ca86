/** What is on offer in the alleys: six things on the cloth, facilities in their row, the slug's accessories. */

import { accessoryCard, alleysIn, exhibitionCard, MARKET } from '../../../../engine/petz/read.ts';
import type { PetzView } from '../../../../engine/petz/view.ts';
import { paired } from '../../../../ui/paired.ts';
import { panel } from '../../../../ui/panel.ts';
import { box as boxOf, centre, inset, type Rect } from '../../../../ui/rect.ts';
import { palette } from '../../../../ui/theme/palette.ts';
import type { Look, TableLink, Tools } from '../../contract.ts';
import { type Explanation, explainAccessory } from '../../explain/index.ts';
import type { TableKit } from '../../kit.ts';
import { card, deck, type Letter, plainDisc, plate } from '../../pieces.ts';
import { explainFacility, permissionFlag } from '../close-up/facility.ts';
import { explainGoods } from '../close-up/market.ts';
import { sizeBadge } from '../parts/party.ts';
import { FOOD, itemsAt, type SendDraft, type SendOption } from '../town/draft.ts';
import { type Drawn, lightUnder, type Thing, wares } from '../town/goods.ts';
import { pulse } from '../town/pads.ts';
import { type AlleyLayout, flagAt } from './layout.ts';

interface WareHandlers {
  /** Something a group may take, or may not: then it says why. */
  take(space: string, item: string, box: Rect): void;
  /** The food is picked by its three groups. */
  food(box: Rect): void;
}

/** What the builders draw with. */
export interface Stall extends Tools {
  look: Look;
  at: AlleyLayout;
  options: readonly SendOption[];
  draft: SendDraft;
  on: WareHandlers;
}

/** Draws the six things; tells where each stands, by its place and by its tile. */
export function buildGoods(stall: Stall): Map<string, Thing> {
  const { kit, link, look, at, options, draft, on } = stall;
  const things = new Map<string, Thing>();
  const alleys = alleysIn(look.view);
  if (alleys === null) return things;
  const items = itemsAt(options, 'market');
  for (const place of MARKET) {
    const { id, priced } = alleys.market[place];
    const box = at.goods[place];
    if (id === null) continue;
    const isFood = place === 'food';
    const open = isFood ? items.some((one) => one.startsWith(FOOD)) : items.includes(place);
    const picked =
      draft.space === 'market' && (draft.item === place || (isFood && draft.item?.startsWith(FOOD)));
    if (open || picked) lightUnder(kit, box, picked === true);
    const objects = wares(kit, place, id, room(box, at.compact));
    const tag = buildPrice(stall, box, priced);
    const thing = { box, objects: [...objects, ...tag] };
    things.set(place, thing);
    things.set(id, thing);
    const explain = () => explainGoods(link, place, id, priced);
    const tap = () => (isFood && open ? on.food(box) : on.take('market', place, box));
    kit.press(`item:${place}`, box, tap, explain);
  }
  return things;
}

/** Under the price is room for the thing. */
function room({ x, y, width, height }: Rect, compact: boolean): Rect {
  const tag = compact ? 26 : height * 0.26;
  return boxOf(x + 2, y + tag, width - 4, height - tag - (compact ? 8 : 4));
}

/** A coin above what is dear; what is not says so. */
function buildPrice(
  { kit, speech, at: { compact } }: Stall,
  { x, y, width }: Rect,
  priced: boolean,
): Drawn[] {
  const high = compact ? 24 : Math.max(24, width * 0.44);
  if (priced) {
    const coin = kit.picture('tokens/token-price', x + (width - high) / 2, y + (compact ? 1 : 0), high);
    return [coin];
  }
  const text = kit.words(speech.t('ui.alley.town.free'), x + width / 2, y + high / 2, {
    size: 16,
    family: 'text',
    fit: width - 8,
  });
  const w = Math.min(width, text.width + 14);
  const sign = kit.picture(plate('#8fd870', w, 24, 8, 3), x + (width - w) / 2 - 2, y + high / 2 - 14, w + 4);
  kit.scene.children.bringToTop(text);
  return [sign, text];
}

/** Open facilities, the closed rest with its number, and the flags of every shop. */
export function buildZone({ kit, link, look, at }: Stall): Map<string, Thing> {
  const things = new Map<string, Thing>();
  const alleys = alleysIn(look.view);
  if (alleys === null) return things;
  const { tiles } = at.zone;
  for (const [id, box] of paired(alleys.row, tiles)) {
    things.set(id, { box, objects: [kit.fitted(`facilities/${id}`, box)] });
    kit.tell(box, () => explainFacility(link, look, id));
  }
  const rest = tiles[alleys.row.length];
  const closed = alleys.facilities.length;
  if (rest !== undefined && closed > 0) {
    const back = kit.fitted('facilities/back', rest);
    const side = Math.max(24, rest.width * 0.4);
    const corner = { x: rest.x + rest.width - side * 0.36, y: rest.y + rest.height - side * 0.36 };
    sizeBadge(kit, `${closed}`, corner.x, corner.y, side, '#fffaf0');
    things.set('back', { box: rest, objects: [back] });
    kit.tell(rest, () => explainStack(link, closed));
  }
  buildFlags(kit, look.view, at);
  return things;
}

function explainStack({ speech }: TableLink, count: number): Explanation {
  const title = speech.t('ui.alleys.closed', { count });
  return { title, lines: [speech.t('ui.alley.town.closed')], rule: 'alleys.zone' };
}

/** Every shop's flag stands under the facility up to which it has permission, or at the gate. */
function buildFlags(kit: TableKit, view: PetzView, at: AlleyLayout): void {
  const places = view.shops.map(({ alleys }) => alleys?.permission ?? null);
  for (const [seat, place] of places.entries()) {
    const there = places.flatMap((other, i) => (other === place ? [i] : []));
    kit.fitted(permissionFlag(seat), flagAt(at, place, there.indexOf(seat), there.length), true);
  }
}

/** The slug's accessories in their round places. */
export function buildAccessories({ kit, link, look, at, options, draft, on }: Stall): Map<string, Thing> {
  const things = new Map<string, Thing>();
  const items = itemsAt(options, 'slugShop');
  for (const [tile, box] of paired(alleysIn(look.view)?.shown ?? [], at.slug)) {
    if (tile === null) continue;
    const { kind } = accessoryCard(tile);
    if (at.compact) kit.laid(plainDisc('#fff3d8', box.width), box);
    const open = items.includes(tile);
    if (open) kit.picture(ringArt(draft.item === tile), box.x - 8, box.y - 8, box.width + 16);
    const side = box.width * 0.8;
    const inner = centre(box, side);
    const art = kit.fitted(`accessories/${kind}`, inner);
    const chip = Math.max(20, box.width * 0.38);
    const corner = { x: box.x + box.width - chip * 0.8, y: box.y + box.height - chip * 0.9 };
    const face = kit.laid(plainDisc('#fffaf0', chip), corner);
    const colour = kit.picture(
      deck(accessoryCard(tile).colour as Letter),
      corner.x + chip * 0.16,
      corner.y + chip * 0.16,
      chip * 0.68,
    );
    things.set(tile, { box, objects: [art, face, colour] });
    const least = Math.max(0, 44 - box.width) / 2;
    const whole = inset(box, -least);
    const tap = () => on.take('slugShop', tile, box);
    kit.press(`item:${tile}`, whole, tap, () => explainAccessory(link, tile));
  }
  return things;
}

function ringArt(picked: boolean) {
  return plate(picked ? palette.glow : '#ffe27a88', 100, 100, 50, picked ? 6 : 3);
}

/** The groups of tokens on the food tile; a group without any is none. */
function foodGroups(view: PetzView): { item: string; vegetable: number; meat: number }[] {
  const id = alleysIn(view)?.market.food.id ?? null;
  if (id === null) return [];
  const { food } = exhibitionCard(id);
  return (['vegetables', 'mixed', 'meat'] as const).flatMap((stand) => {
    const [vegetable, meat] = food[stand];
    return vegetable + meat > 0 ? [{ item: `${FOOD}${stand}`, vegetable, meat }] : [];
  });
}

/** The food on the cloth is one of the three groups of tokens on its tile: they hang beside it to choose from. */
const CARD = { width: 104, height: 58 };

/** Where the cards hang: over the thing, or under it where there is no room. */
export function layoutFood(box: Rect, area: Rect, count: number): { rect: Rect; cards: Rect[] } {
  const width = count * (CARD.width + 8) + 16;
  const height = CARD.height + 20;
  const middle = box.x + box.width / 2;
  const x = Math.min(area.x + area.width - width - 6, Math.max(area.x + 6, middle - width / 2));
  const above = box.y - height - 6;
  const rect = boxOf(x, above >= area.y + 30 ? above : box.y + box.height + 4, width, height);
  const cards = Array.from({ length: count }, (_, i) => ({
    x: x + 12 + i * (CARD.width + 8),
    y: rect.y + 9,
    ...CARD,
  }));
  return { rect, cards };
}

export function buildFood(
  kit: TableKit,
  view: PetzView,
  places: { box: Rect; area: Rect },
  picked: string | null,
  take: (item: string) => void,
): void {
  const groups = foodGroups(view);
  const { rect, cards } = layoutFood(places.box, places.area, groups.length);
  kit.laid(panel('paper', rect.width, rect.height - 4, 16), rect);
  for (const [{ item, vegetable, meat }, box] of paired(groups, cards)) {
    const { x, y, width, height } = box;
    if (item === picked) pulse(kit, box, true);
    kit.laid(card(item === picked ? 'picked' : 'rest', width, height), { x, y });
    const tokens = [
      ...Array.from({ length: vegetable }, () => 'tokens/token-vegetable'),
      ...Array.from({ length: meat }, () => 'tokens/token-meat'),
    ];
    const size = Math.min(40, (width - 16) / tokens.length);
    const left = x + (width - size * tokens.length) / 2;
    for (const [n, name] of tokens.entries())
      kit.picture(name, left + n * size, y + (height - size) / 2, size);
    kit.press(`item:${item}`, box, () => take(item));
  }
}
