/** The black market of the alleys: one of six things, most of them for gold from the Treasury (DA-BLACK). */

import { type Refusal, refuse, type Seat } from '../../../kernel/state.ts';
import { storeFood } from '../../care.ts';
import type { PetzContext } from '../../context.ts';
import { ALLEYS, exhibitionCard } from '../../data/cards.ts';
import { STANDS, type StandId } from '../../data/schema.ts';
import { shopOf } from '../../query.ts';
import { gainArtifacts } from '../../spaces/artifacts.ts';
import { newPet } from '../../spaces/corral.ts';
import { FOR_ANYONE, type Space } from '../../spaces/space.ts';
import type { Board } from '../../state.ts';
import { join } from '../join.ts';
import { alleyShop, alleysOf } from '../query.ts';
import { type Goods, MARKET, type MarketPlace } from '../state.ts';

/** What a thing costs now (DA-BLACK-02, DA-BLACK-05, DA-FORTUNE-13). */
export function priceAt(goods: Goods): number {
  return goods.priced ? ALLEYS.price : 0;
}

/** Food is picked by the group of tokens printed on the tile (DA-BLACK-11); a group without any is no choice. */
function itemsAt(place: MarketPlace, { id }: Goods): string[] {
  if (id === null) return [];
  if (place !== 'food') return [place];
  const { food } = exhibitionCard(id);
  return STANDS.filter((stand) => food[stand][0] + food[stand][1] > 0).map((stand) => `food:${stand}`);
}

/** Things still there, by place (DA-BLACK-01); with a number of gold only what that can pay (DA-BLACK-06). */
function itemsFor(s: Pick<Board, 'alleys'>, gold: number): string[] {
  const { market } = alleysOf(s);
  return MARKET.flatMap((place) => (priceAt(market[place]) <= gold ? itemsAt(place, market[place]) : []));
}

/** The place and, for food, the group of tokens that a choice names. */
export function readItem(item: string): { place: MarketPlace; stand: StandId } {
  const [place, stand] = item.split(':');
  return { place: place as MarketPlace, stand: (stand ?? 'mixed') as StandId };
}

/** Food as printed on the tile, whose exhibition is never held (DA-BLACK-12, DA-BLACK-13, R-DA-12). */
function takeFood(c: PetzContext, seat: Seat, tile: string, stand: StandId): void {
  const shop = shopOf(c.s, seat);
  const [vegetable, meat] = exhibitionCard(tile).food[stand];
  storeFood(shop, 'vegetable', vegetable);
  storeFood(shop, 'meat', meat);
  c.s.gone.exhibitions.push(tile);
  c.emit({ type: 'petz.gotFood', seat, stand, vegetable, meat, gold: 0 });
}

/** From here on a thing is as if it came from its usual space (DA-BLACK-09, DA-BLACK-10, DA-BLACK-14). */
function hand(c: PetzContext, seat: Seat, item: string, id: string): void {
  const shop = shopOf(c.s, seat);
  const { place, stand } = readItem(item);
  switch (place) {
    case 'bodyguard':
      alleyShop(shop).bodyguard = true;
      c.call(join, { seat, who: 'bodyguard' });
      return;
    case 'pet':
      shop.cart.pets.push(newPet(id, ALLEYS.petSize));
      c.emit({ type: 'petz.gotPet', seat, pet: id, size: ALLEYS.petSize });
      return;
    case 'cage':
      shop.cart.cages.push(id);
      c.emit({ type: 'petz.gotCage', seat, cage: id });
      return;
    case 'food':
      takeFood(c, seat, id, stand);
      return;
    case 'addon':
      shop.cart.addons.push(id);
      c.emit({ type: 'petz.gotAddon', seat, addon: id });
      return;
    case 'artifact':
      gainArtifacts(c, seat, [id]);
  }
}

/**
 * Gold of the group is gone already; the price is paid from the Treasury, the token goes with it (DA-BLACK-03,
 * DA-BLACK-04).
 */
function buy(c: PetzContext, seat: Seat, item: string): void {
  const { place } = readItem(item);
  const goods = alleysOf(c.s).market[place];
  const { id } = goods;
  if (id === null) throw new Error(`'${item}' is not on offer`);
  const paid = priceAt(goods);
  shopOf(c.s, seat).gold -= paid;
  goods.id = null;
  goods.priced = false;
  c.emit({ type: 'petz.bought', seat, place, id, paid });
  hand(c, seat, item, id);
}

/** The gold of a seat; without a seat, enough for any price. */
function treasury(s: Board, seat: Seat | null | undefined): number {
  const shop = seat === null || seat === undefined ? undefined : s.shops[seat];
  return shop?.gold ?? Number.POSITIVE_INFINITY;
}

const cannotAfford = (rule: string): Refusal => refuse('cannotAfford', rule, { gold: ALLEYS.price });

/** One ordinary imp is enough for anything (DA-BLACK-08, DA-BLACK-07). */
export const market: Space = {
  id: 'market',
  kind: 'market',
  needs: { ...FOR_ANYONE, rule: 'DA-BLACK-08' },
  items: (s, seat) => itemsFor(s, treasury(s, seat)),
  why(s, seat) {
    const isThere = itemsFor(s, Number.POSITIVE_INFINITY).length > 0;
    return isThere && itemsFor(s, treasury(s, seat)).length === 0 ? cannotAfford('DA-BLACK-07') : null;
  },
  whyItem(s, _seat, item) {
    return itemsFor(s, Number.POSITIVE_INFINITY).includes(item) ? cannotAfford('DA-BLACK-06') : null;
  },
  use: (c, seat, item) => buy(c, seat, item ?? ''),
};
