/** What lies on offer in town: pets, cages and addons with their values, and what a stand holds. */

import type { Alleys, MarketPlace } from '../engine/petz/alleys/state.ts';
import { accessoryCard, alleysIn, exhibitionCard, offerOf, petCard, readItem } from '../engine/petz/read.ts';
import type { PetzView } from '../engine/petz/view.ts';
import { dietKey, type ThingFamily, textKey } from '../i18n/keys.ts';
import { accessoryArt, artifactArt, BODYGUARD, itemArt, TOKEN_ART } from '../ui/art-urls.ts';
import type { Speech } from './speech.ts';

/** Which family the things on a kind of space belong to. */
export function itemFamily(kind: string): 'cage' | 'addon' | 'pet' {
  if (kind === 'cage') return 'cage';
  if (kind === 'addon') return 'addon';
  return 'pet';
}

/** `herbivorous`; House Vampire fasts. */
export function dietText(speech: Speech, pet: string): string {
  const { diet, fasts } = petCard(pet);
  return speech.t(dietKey(fasts === true ? 'fasting' : diet));
}

/** The values of a thing, a line each. Pets that can do something special say so. */
function itemText(speech: Speech, family: ThingFamily, id: string): string[] {
  if (family !== 'pet') return [speech.t(textKey(family, id))];
  const { bars } = petCard(id);
  return [
    speech.t('ui.pet.diet', { diet: dietText(speech, id) }),
    speech.t('ui.pet.bars', { bars: [...bars].map((colour) => speech.colour(colour)).join(', ') }),
    ...extraText(speech, id),
  ];
}

/** The bar that a pet of Dark Alleys has besides, and what it can do. */
export function extraText(speech: Speech, id: string): string[] {
  const { extra } = petCard(id);
  if (extra === undefined) return [];
  return [speech.t('ui.pet.extra', { colour: speech.colour(extra) }), speech.t(textKey('pet', id))];
}

/** Something on offer, to be picked by a group. */
interface OfferedThing {
  name: string;
  lines: string[];
  art: string | null;
}

const MARKET_FAMILIES = { pet: 'pet', cage: 'cage', addon: 'addon', artifact: 'artifact' } as const;

/** A thing on the black market by its name; food as `the food` or what a group of tokens of it is. */
export function marketName(speech: Speech, place: MarketPlace, id: string): string {
  if (place === 'bodyguard' || place === 'food') return speech.t(`ui.market.${place}`);
  return speech.thing(MARKET_FAMILIES[place], id);
}

export function marketArt(place: MarketPlace, id: string): string {
  if (place === 'bodyguard') return BODYGUARD;
  if (place === 'food') return TOKEN_ART.meat;
  return itemArt(MARKET_FAMILIES[place], id);
}

function foodOf(speech: Speech, tile: string, stand: ReturnType<typeof readItem>['stand']): string {
  const [vegetable, meat] = exhibitionCard(tile).food[stand];
  return speech.t('ui.market.foodOf', { goods: speech.goods({ vegetable, meat }) });
}

function marketItem(speech: Speech, view: PetzView, item: string): OfferedThing {
  const { place, stand } = readItem(item);
  const goods = alleysIn(view)?.market[place];
  const id = goods?.id ?? '';
  const price = speech.t(goods?.priced === true ? 'ui.market.price' : 'ui.market.gratis');
  const art = marketArt(place, id);
  if (place === 'food') return { name: foodOf(speech, id, stand), lines: [price], art };
  const name = speech.capital(marketName(speech, place, id));
  if (place === 'bodyguard') return { name, lines: [price, speech.t('ui.market.guard')], art };
  return { name, lines: [price, ...itemText(speech, MARKET_FAMILIES[place], id)], art };
}

/** A thing on offer at a space. */
export function offered(speech: Speech, view: PetzView, space: string, item: string): OfferedThing {
  const { kind } = offerOf(view, space);
  if (kind === 'market') return marketItem(speech, view, item);
  if (kind === 'slugShop') {
    const name = speech.accessory(item);
    const of = accessoryCard(item).kind;
    return { name, lines: [speech.t(textKey('accessory', of))], art: accessoryArt(of) };
  }
  const family = itemFamily(kind);
  return {
    name: speech.thing(family, item),
    lines: itemText(speech, family, item),
    art: itemArt(family, item),
  };
}

/** What is left on the black market, with prices: `Uni (1 gold), Bauge (free)`. */
function marketStock(speech: Speech, market: Alleys['market']): string {
  const things = Object.entries(market).flatMap(([place, { id, priced }]) => {
    if (id === null) return [];
    const thing = marketName(speech, place as MarketPlace, id);
    return [speech.t(priced ? 'ui.market.priced' : 'ui.market.free', { thing })];
  });
  return things.length === 0 ? speech.t('ui.nothing') : speech.capital(speech.list(things));
}

/** What a group would get at a space right now; null where the space's own text says it all. */
export function stockText(speech: Speech, view: PetzView, space: string): string | null {
  const { stands, artifacts } = view.town;
  if (space === 'vegetables' || space === 'mixed' || space === 'meat') return speech.goods(stands[space]);
  if (space === 'artifacts') {
    return artifacts.length === 0
      ? speech.t('ui.nothing')
      : speech.list(artifacts.map((id) => speech.thing('artifact', id)));
  }
  const alleys = alleysIn(view);
  if (alleys !== null && space === 'market') return marketStock(speech, alleys.market);
  if (alleys !== null && space === 'industrialZone') {
    return speech.list(alleys.row.map((id) => speech.thing('facility', id)));
  }
  const { items } = offerOf(view, space);
  if (items === null) return null;
  return items.length === 0
    ? speech.t('ui.nothing')
    : speech.list(items.map((id) => offered(speech, view, space, id).name));
}

/** Portraits of what a space has to offer, each once. */
export function stockArt(speech: Speech, view: PetzView, space: string): string[] {
  if (space === 'artifacts') return view.town.artifacts.map(artifactArt);
  const { items } = offerOf(view, space);
  const pictures = (items ?? []).flatMap((item) => offered(speech, view, space, item).art ?? []);
  return [...new Set(pictures)];
}
