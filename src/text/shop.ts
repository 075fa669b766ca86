/** What a shop has: its numbers, its pets and cages, its hand, its stores. */

import type { Seat } from '../engine/kernel/state.ts';
import {
  accessoryCard,
  alleysIn,
  antimagicOf,
  bodyguardHome,
  COLOURS,
  cageCard,
  cardOf,
  demandsOf,
  FOODS,
  impsOnPlatform,
  needsOf,
  POTION,
  PROCESSED,
  petCard,
  sizeOf,
  strengthOf,
} from '../engine/petz/read.ts';
import type { Pet, Plot } from '../engine/petz/state.ts';
import type { PetzView, ShopView } from '../engine/petz/view.ts';
import { optionKey, textKey } from '../i18n/keys.ts';
import { isOnHoliday } from '../session/advice/twists.ts';
import {
  accessoryArt,
  addonArt,
  artifactArt,
  BODYGUARD,
  cageArt,
  deckArt,
  foodArt,
  IMP,
  needArt,
  PEARL_ART,
  PROCESSED_ART,
  permissionArt,
  petArt,
  playerArt,
  REPUTATION,
  TOKEN_ART,
} from '../ui/art-urls.ts';
import { type Item, type Value, valueIf } from './item.ts';
import { dietText } from './offers.ts';
import { inHandOrder, needCardText, total } from './scene.ts';
import type { Speech } from './speech.ts';

/** What everybody may count: reputation, gold, where the imps are, and who or what has come from the Dark Alleys. */
export function shopValues(speech: Speech, view: PetzView, seat: Seat): Value[] {
  const shop = view.shops[seat];
  if (shop === undefined) return [];
  const { t } = speech;
  const imps = (where: string, count: number): Value[] =>
    valueIf(count > 0, IMP, () => t(`ui.shop.${where}`, { imps: speech.part('imps', count) }));
  const sizes = shop.groups.map((group) => speech.number(sizeOf(group))).join(', ');
  return [
    {
      art: playerArt(seat),
      words: view.starter === seat ? t('ui.shop.starts') : t('ui.shop.seat', { n: seat + 1 }),
    },
    { art: REPUTATION, words: t('ui.shop.reputation', { value: speech.number(shop.reputation) }) },
    { art: TOKEN_ART.gold, words: speech.part('gold', shop.gold) },
    { art: IMP, words: t('ui.shop.home', { imps: speech.part('imps', shop.home) }) },
    ...valueIf(sizes !== '', IMP, () => t('ui.shop.groups', { sizes })),
    ...imps('hospital', shop.hospital),
    ...imps('platform', impsOnPlatform(view, seat)),
    ...imps('waiting', total(shop.waiting)),
    ...alleyValues(speech, view, seat),
    ...valueIf(shop.judge, null, () => t('ui.shop.judge')),
  ];
}

/** Bodyguard, hat, imps at work, permission; nothing in a game without. */
function alleyValues(speech: Speech, view: PetzView, seat: Seat): Value[] {
  const { t } = speech;
  const alleys = view.shops[seat]?.alleys;
  if (alleys === undefined) return [];
  const upTo = alleys.permission === null ? undefined : alleysIn(view)?.row[alleys.permission];
  return [
    ...valueIf(alleys.bodyguard, BODYGUARD, () =>
      t(bodyguardHome(view, seat) ? 'ui.shop.bodyguard' : 'ui.shop.bodyguardOut'),
    ),
    ...valueIf(alleys.hatOnPlatform, artifactArt('fancyHat'), () => t('ui.shop.hatOnPlatform')),
    ...valueIf(alleys.working > 0, IMP, () =>
      t('ui.shop.working', { imps: speech.part('imps', alleys.working) }),
    ),
    {
      art: permissionArt(seat),
      words:
        upTo === undefined
          ? t('ui.shop.noPermission')
          : t('ui.shop.permission', { facility: speech.thing('facility', upTo) }),
    },
  ];
}

/** Food by how long it still lasts; lollipops and cans never go off. */
export function foodValues(speech: Speech, { food, alleys }: Pick<ShopView, 'food' | 'alleys'>): Value[] {
  const fresh = FOODS.flatMap((kind) => storedFood(speech, { food }, kind));
  const made = PROCESSED.flatMap((kind) => {
    const count = alleys?.processed[kind] ?? 0;
    return valueIf(count > 0, PROCESSED_ART[kind], () => speech.part(kind, count));
  });
  return [...fresh, ...made];
}

/** One kind of it. */
export const storedFood = (
  speech: Speech,
  { food }: Pick<ShopView, 'food'>,
  kind: 'vegetable' | 'meat',
): Value[] =>
  food[kind].flatMap((count, chamber) =>
    valueIf(count > 0, foodArt(kind), () =>
      speech.t('ui.shop.keeps', { food: speech.part(kind, count), count: food[kind].length - chamber }),
    ),
  );

/** What is public of a shop's cards, in hand and laid. */
export function cardValues(speech: Speech, { owned }: Pick<ShopView, 'owned'>): Value[] {
  const cards = COLOURS.map((colour, i) => ({
    art: deckArt(colour),
    words: speech.t('ui.shop.cardsOf', { colour: speech.colour(colour), count: owned.cards[i] ?? 0 }),
  }));
  return [...cards, { art: TOKEN_ART.potion, words: speech.tokens('potion', owned.potions) }];
}

const tokenValues = (
  speech: Speech,
  counts: Partial<Record<'suffering' | 'mutation' | 'manure', number>>,
): Value[] =>
  (['suffering', 'mutation', 'manure'] as const).flatMap((token) => {
    const count = counts[token] ?? 0;
    return valueIf(count > 0, TOKEN_ART[token], () => speech.tokens(token, count));
  });

/** A pet: its size and diet, what it wears, the bars that ask now, its tokens, and what is laid as far as it is seen. */
export function petItem(speech: Speech, pet: Pet): Item {
  const { t } = speech;
  const { extra } = petCard(pet.id);
  const { cards, wears = [] } = pet;
  const bars = demandsOf(pet);
  const things = speech.list(wears.map((tile) => speech.accessory(tile)));
  return {
    id: `pet:${pet.id}`,
    name: speech.pet(pet.id),
    art: petArt(pet.id),
    values: [
      ...bars.map((colour): Value => ({ art: deckArt(colour), words: speech.colour(colour), look: 'sign' })),
      ...tokenValues(speech, { suffering: pet.suffering, mutation: pet.mutation }),
      ...(cards ?? []).map((laid) => ({
        art: cardOf(laid) === POTION ? TOKEN_ART.potion : needArt(needsOf(laid)[0] ?? ''),
        words: needsOf(laid)
          .map((need) => speech.need(need))
          .join(' + '),
      })),
    ],
    lines: [
      t('ui.pet.size', { size: pet.size, diet: dietText(speech, pet.id) }),
      ...(extra === undefined ? [] : [t('ui.pet.extra', { colour: speech.colour(extra) })]),
      ...(wears.length === 0 ? [] : [t('ui.shop.wears', { things })]),
      ...(cards === null ? [t('ui.pet.faceDown', { count: bars.length })] : []),
    ],
  };
}

/** `Strength 1, antimagic 2`: what a plot can stand. */
export const numbersOfPlot = ({ t }: Speech, plot: Plot): string =>
  t('ui.cage.numbers', { strength: strengthOf(plot), antimagic: antimagicOf(plot) });

/** A cage: what it does, what it and its addon hold together where that is more, and its lever. */
function cageItem(speech: Speech, plot: Plot): Item[] {
  const { t } = speech;
  const { cage, addon, guard, alleys } = plot;
  if (cage === null) return [];
  const isMore = addon !== null || guard.strength + guard.antimagic > 0;
  const isPulled = cageCard(cage).adaptive === true && alleys !== undefined && alleys.setting !== 'normal';
  const lines = [
    t(textKey('cage', cage)),
    ...(isMore ? [numbersOfPlot(speech, plot)] : []),
    ...(isPulled ? [t(optionKey('petz.setCage', alleys.setting))] : []),
  ];
  return [{ id: `cage:${cage}`, name: speech.thing('cage', cage), art: cageArt(cage), lines }];
}

function addonItem(speech: Speech, { addon, alleys }: Plot): Item[] {
  const { t } = speech;
  if (addon === null) return [];
  const tune = alleys?.tune ?? null;
  const plays = tune === null ? t('ui.shop.noTune') : t(optionKey('petz.tune', tune));
  const lines = [t(textKey('addon', addon)), ...(addon === 'jukebox' ? [plays] : [])];
  return [{ id: `addon:${addon}`, name: speech.thing('addon', addon), art: addonArt(addon), lines }];
}

/** A plot: who lives there, cage and addon, and what lies in it. */
export function plotItem(speech: Speech, plot: Plot, at: number): Item {
  const { t } = speech;
  const pearls = plot.alleys?.pearls ?? 0;
  const isBare = plot.cage === null;
  const bare = t(plot.alleys?.wrecked === true ? 'ui.shop.wrecked' : 'ui.shop.noCage');
  return {
    id: `plot:${at}`,
    name: speech.plot(at),
    ...(isBare ? { look: 'bare', lines: [bare] } : {}),
    values: [
      ...tokenValues(speech, { manure: plot.manure }),
      ...valueIf(pearls > 0, PEARL_ART, () => t('ui.shop.pearls', { gold: speech.part('gold', pearls) })),
    ],
    items: [
      ...(plot.pet === null ? [] : [petItem(speech, plot.pet)]),
      ...cageItem(speech, plot),
      ...addonItem(speech, plot),
    ],
  };
}

/** The plots of a shop, and what stands on its cart. */
function plotItems(speech: Speech, { plots, cart }: ShopView): Item[] {
  const waiting = [
    ...cart.cages.map((id) => speech.thing('cage', id)),
    ...cart.addons.map((id) => speech.thing('addon', id)),
    ...cart.pets.map((pet) => speech.pet(pet.id)),
  ];
  const things = speech.list(waiting);
  return [
    { id: 'plots', name: '', look: 'ring', items: plots.map((plot, at) => plotItem(speech, plot, at)) },
    ...(waiting.length === 0
      ? []
      : [{ id: 'cart', name: '', lines: [speech.t('ui.shop.cart', { things })] }]),
  ];
}

/** Food, accessories at no pet, artifacts. */
function storeItems(speech: Speech, shop: ShopView): Item[] {
  const { t } = speech;
  const values = foodValues(speech, shop);
  const spare = shop.alleys?.accessories ?? [];
  const kinds = [...new Set(spare.map((tile) => accessoryCard(tile).kind))];
  const food: Item = { id: 'stores', name: t('ui.shop.food'), values };
  return [
    values.length > 0 ? food : { ...food, lines: [t('ui.shop.noFood')] },
    ...(spare.length === 0
      ? []
      : [
          {
            id: 'accessories',
            name: t('ui.shop.accessories'),
            lines: [spareWords(speech, spare)],
            items: kinds.map((kind) => ({
              id: kind,
              name: speech.thing('accessory', kind),
              art: accessoryArt(kind),
              lines: [t(textKey('accessory', kind))],
            })),
          },
        ]),
    ...(shop.artifacts.length === 0
      ? []
      : [
          {
            id: 'artifacts',
            name: t('ui.shop.artifacts'),
            items: shop.artifacts.map((id) => artifactItem(speech, shop, id)),
          },
        ]),
  ];
}

/** `At no pet: two ribbons`. */
export const spareWords = (speech: Speech, tiles: readonly string[]): string =>
  speech.t('ui.shop.spare', { things: speech.list(tiles.map((tile) => speech.accessory(tile))) });

/** An artifact, of a book its colour, of the Gift Box what it has become. */
function artifactItem(speech: Speech, shop: ShopView, id: string): Item {
  const { t } = speech;
  const colour = shop.books[id];
  const gift = shop.alleys?.gift ?? null;
  const become =
    gift === null
      ? t('ui.shop.giftWrapped')
      : t('ui.shop.gift', { artifact: speech.thing('artifact', gift) });
  return {
    id,
    name: speech.thing('artifact', id),
    art: artifactArt(id),
    values: colour === undefined ? [] : [{ art: deckArt(colour), words: speech.colour(colour) }],
    lines: [...(id === 'giftBox' ? [become] : []), t(textKey('artifact', id))],
  };
}

/** A shop as its owner sees it; `hand` is what its cards are called. */
export function ownShopItem(speech: Speech, view: PetzView, seat: Seat, name: string, hand: string): Item {
  const shop = view.shops[seat];
  if (shop === undefined) return { id: 'my-shop', name };
  return {
    id: 'my-shop',
    name,
    values: shopValues(speech, view, seat),
    items: [
      ...plotItems(speech, shop),
      { id: 'hand', name: hand, values: handValues(speech, shop) },
      ...storeItems(speech, shop),
    ],
  };
}

/** Cards by colour, then potions. */
function handValues(speech: Speech, { hand, potions }: ShopView): Value[] {
  const cards = inHandOrder(hand ?? []).map((card) => {
    const { label, art } = needCardText({ speech }, card);
    return { art, words: label };
  });
  const count = potions ?? 0;
  return [...cards, ...valueIf(count > 0, TOKEN_ART.potion, () => speech.tokens('potion', count))];
}

/** A shop as everybody may see it, what is in it folded up. */
export function publicShopItem(speech: Speech, view: PetzView, seat: Seat): Item {
  const shop = view.shops[seat];
  const name = speech.seat(seat);
  const id = `shop:${seat}`;
  if (shop === undefined) return { id, name };
  if (isOnHoliday(view, seat))
    return { id, name, lines: [`${speech.t('ui.inPlay.holiday')}.`, speech.t('ui.inPlay.away', { name })] };
  const cards = { id: 'cards', name: speech.t('ui.shop.cards'), values: cardValues(speech, shop) };
  const inside: Item = {
    id: 'inside',
    name: speech.t('ui.shop.look', { name }),
    fold: 'closed',
    items: [...plotItems(speech, shop), cards, ...storeItems(speech, shop)],
  };
  return { id, name, values: shopValues(speech, view, seat), items: [inside] };
}
