/** Answers about shops: what pets need, what is in a hand and a store, whom a pet suits. */

import type { Seat } from '../../../engine/kernel/state.ts';
import {
  antimagicOf,
  COLOURS,
  cardOf,
  colourIndex,
  demandsOf,
  entryScore,
  exhibitionCard,
  FOODS,
  faceOf,
  impsOnPlatform,
  matchFor,
  NEED_CARDS,
  NEEDS,
  needsOf,
  POTION,
  petsOf,
  sizeOf,
  strengthOf,
} from '../../../engine/petz/read.ts';
import type { CalendarTile, Pet } from '../../../engine/petz/state.ts';
import type { PetzView, ShopView } from '../../../engine/petz/view.ts';
import { textKey } from '../../../i18n/keys.ts';
import { dietText } from '../../../text/offers.ts';
import { inHandOrder, needCardText } from '../../../text/options.ts';
import type { Speech } from '../../../text/speech.ts';
import { customerSymbols, exhibitionSymbols, scopeOf, symbolsInWords } from '../../../text/tiles.ts';
import { joinedSentence } from './topic.ts';

type Colour = (typeof COLOURS)[number];

/** What the printed cards of a colour ask for: `Green: 10 Hunger, 4 Poop`. Everybody may count them in the box. */
function deckLine(speech: Speech, colour: Colour): string {
  const needs = NEEDS.flatMap((need) => {
    const count = NEED_CARDS.filter((card) => card.colour === colour && card.need === need).length;
    return count === 0 ? [] : [`${speech.number(count)} ${speech.need(need)}`];
  });
  return speech.capital(
    speech.t('ui.asking.deck', { colour: speech.colour(colour), needs: needs.join(', ') }),
  );
}

/** Of every colour what its cards ask for, how many are left in the deck, and what lies on the discard pile (RUL-27). */
export function deckLines(speech: Speech, { piles, gone }: PetzView): string[] {
  const { t } = speech;
  return COLOURS.map((colour, i) => {
    const away = gone.needs[i] ?? [];
    const needs = NEEDS.flatMap((need) => {
      const count = away.filter((card) => faceOf(card).need === need).length;
      return count === 0 ? [] : [`${speech.number(count)} ${speech.need(need)}`];
    });
    const lying = needs.length === 0 ? t('ui.nothing') : needs.join(', ');
    const left = t('ui.asking.pile', { count: piles.needs[i] ?? 0, needs: lying });
    return `${deckLine(speech, colour)} ${left}`;
  });
}

/** What has been laid at a pet, as far as it may be seen. */
function laidLine(speech: Speech, { cards }: Pet): string[] {
  if (cards === null || cards.length === 0) return [];
  const laid = cards.map((card) =>
    cardOf(card) === POTION
      ? speech.tokens('potion', 1)
      : needsOf(card)
          .map((need) => speech.need(need))
          .join(' + '),
  );
  return [speech.t('ui.asking.laid', { needs: laid.join(', ') })];
}

/** What a pet needs: its bars, what those colours usually mean, what is laid, what it has suffered, how it is housed. */
export function needsOfPet(speech: Speech, shop: ShopView, at: number): string[] {
  const plot = shop.plots[at];
  const pet = plot?.pet;
  if (plot === undefined || pet == null) return [speech.t('ui.asking.noPet')];
  const { t } = speech;
  const bars = demandsOf(pet);
  const lines = [
    t('ui.asking.bars', {
      pet: speech.pet(pet.id),
      count: bars.length,
      bars: bars.map((colour) => speech.colour(colour)).join(', '),
    }),
    ...laidLine(speech, pet),
    ...COLOURS.filter((colour) => bars.includes(colour)).map((colour) => deckLine(speech, colour)),
  ];
  if (shop.hand !== null && (pet.cards ?? []).length === 0) lines.push(fitting(speech, shop.hand, bars));
  lines.push(speech.capital(t('ui.pet.size', { size: pet.size, diet: dietText(speech, pet.id) })));
  const tokens = (['suffering', 'mutation'] as const).flatMap((kind) =>
    pet[kind] > 0 ? [speech.tokens(kind, pet[kind])] : [],
  );
  if (plot.manure > 0) tokens.push(speech.tokens('manure', plot.manure));
  if (tokens.length > 0) lines.push(t('ui.asking.tokens', { tokens: speech.list(tokens) }));
  if (plot.cage !== null) {
    const numbers = t('ui.cage.numbers', { strength: strengthOf(plot), antimagic: antimagicOf(plot) });
    lines.push(joinedSentence(speech, speech.thing('cage', plot.cage), [numbers]));
  }
  if (plot.addon !== null)
    lines.push(joinedSentence(speech, speech.thing('addon', plot.addon), [t(textKey('addon', plot.addon))]));
  return lines;
}

/** The cards in hand that have a pet's colours. */
function fitting(speech: Speech, hand: readonly number[], bars: readonly string[]): string {
  const cards = inHandOrder(hand).filter((card) => bars.includes(faceOf(card).colour));
  if (cards.length === 0) return speech.t('ui.asking.noFitting');
  return speech.t('ui.asking.fitting', { cards: cardList(speech, cards) });
}

/** `2 × Hunger (green), Play (red)`. */
function cardList(speech: Speech, cards: readonly number[]): string {
  const labels = cards.map((card) => needCardText({ speech }, card).label);
  return [...new Set(labels)]
    .map((label) => {
      const count = labels.filter((one) => one === label).length;
      return count === 1 ? label : `${speech.number(count)} × ${label}`;
    })
    .join(', ');
}

export function handLines(speech: Speech, { hand, potions }: ShopView): string[] {
  if (hand === null) return [speech.t('ui.asking.hidden')];
  const cards = hand.length === 0 ? speech.t('ui.asking.emptyHand') : cardList(speech, inHandOrder(hand));
  return [cards, ...((potions ?? 0) > 0 ? [speech.tokens('potion', potions ?? 0)] : [])];
}

/** Imps, gold, food and cards of a shop: what everybody may count. */
export function goodsLine(speech: Speech, view: PetzView, seat: Seat): string {
  const shop = view.shops[seat];
  if (shop === undefined) return '';
  const { t } = speech;
  const platform = impsOnPlatform(view, seat);
  const food = FOODS.flatMap((kind) => {
    const count = shop.food[kind].reduce((sum, n) => sum + n, 0);
    return count === 0 ? [] : [speech.part(kind, count)];
  });
  const cards = COLOURS.flatMap((colour) => {
    const count = shop.owned.cards[colourIndex(colour)] ?? 0;
    return count === 0 ? [] : [t('ui.shop.cardsOf', { colour: speech.colour(colour), count })];
  });
  return joinedSentence(speech, speech.seat(seat), [
    t('ui.shop.home', { imps: speech.part('imps', shop.home) }),
    shop.groups.length === 0
      ? ''
      : t('ui.shop.groups', {
          sizes: shop.groups.map((group) => speech.number(sizeOf(group))).join(', '),
        }),
    shop.hospital === 0 ? '' : t('ui.shop.hospital', { imps: speech.part('imps', shop.hospital) }),
    platform === 0 ? '' : t('ui.shop.platform', { imps: speech.part('imps', platform) }),
    speech.part('gold', shop.gold),
    food.length === 0 ? t('ui.shop.noFood') : speech.list(food),
    cards.length === 0 ? '' : cards.join(', '),
  ]);
}

/** Who lives in a shop. */
export function petLines(speech: Speech, view: PetzView, seat: Seat): string[] {
  const shop = view.shops[seat];
  const pets = shop === undefined ? [] : petsOf(shop);
  if (pets.length === 0) return [speech.t('ui.asking.noPets', { name: speech.seat(seat) })];
  return pets.map(({ pet, at }) => {
    const cage = shop?.plots[at]?.cage ?? null;
    const bars = demandsOf(pet).map((colour) => speech.colour(colour));
    return joinedSentence(speech, speech.pet(pet.id), [
      speech.t('ui.pet.size', { size: pet.size, diet: dietText(speech, pet.id) }),
      bars.join(', '),
      pet.suffering > 0 ? speech.tokens('suffering', pet.suffering) : '',
      pet.mutation > 0 ? speech.tokens('mutation', pet.mutation) : '',
      cage === null ? '' : speech.thing('cage', cage),
    ]);
  });
}

/** How one's own pets stand to a customer or an exhibition, as things are now. */
function suits(speech: Speech, view: PetzView, tile: CalendarTile & { id: string }, isShow: boolean): string {
  const { seat } = view;
  const shop = seat === null ? undefined : view.shops[seat];
  if (seat === null || shop === undefined || tile.round !== view.round) return '';
  if (isShow && exhibitionCard(tile.id).scope !== 'pet') return '';
  const pets = petsOf(shop).flatMap(({ pet, at }) => {
    const plot = shop.plots[at];
    // Without its cards nobody knows what a pet will need.
    if (plot === undefined || pet.needs === null) return [];
    const score = isShow
      ? Math.max(...[null, ...NEEDS].map((need) => entryScore(view, seat, pet.id, need)))
      : matchFor(plot, pet, tile.id);
    return [`${speech.pet(pet.id)} ${speech.signed(score)}`];
  });
  return pets.length === 0 ? '' : speech.t('ui.asking.suits', { pets: pets.join(', ') });
}

/** What is announced, with what it likes and dislikes. */
export function announcedLines(speech: Speech, view: PetzView): string[] {
  const { t } = speech;
  const line = (tile: CalendarTile, kind: 'exhibition' | 'customer'): string => {
    const when =
      tile.round === view.round ? t('ui.calendar.now') : t('ui.calendar.round', { round: tile.round });
    const { id } = tile;
    if (id === null) return joinedSentence(speech, when, [t('ui.calendar.hidden')]);
    const isShow = kind === 'exhibition';
    const symbols = isShow ? exhibitionSymbols(speech, id) : customerSymbols(speech, id);
    return joinedSentence(speech, `${when}, ${speech.thing(kind, id)}`, [
      isShow ? scopeOf(speech, id) : '',
      symbolsInWords(speech, symbols),
      suits(speech, view, { ...tile, id }, isShow),
    ]);
  };
  const shows = view.exhibitions.map((tile) => line(tile, 'exhibition'));
  const customers = view.customers.map((tile) => line(tile, 'customer'));
  if (shows.length + customers.length === 0) return [t('ui.calendar.none')];
  return [
    ...(shows.length === 0 ? [] : [t('ui.calendar.exhibitions'), ...shows]),
    ...(customers.length === 0 ? [] : [t('ui.calendar.customers'), ...customers]),
  ];
}
