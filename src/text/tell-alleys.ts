/** What happens in the Dark Alleys: the arguments of the events' lines. */

import type { Alleys, MarketPlace } from '../engine/petz/alleys/state.ts';
import type { PetzEvent } from '../engine/petz/events.ts';
import { groupOf } from '../engine/petz/read.ts';
import type { Group } from '../engine/petz/state.ts';
import { optionKey, type ThingFamily } from '../i18n/keys.ts';
import type { Args } from '../i18n/words.ts';
import { tokensText } from './alley-options.ts';
import { marketName } from './offers.ts';
import { needCardText } from './scene.ts';
import type { GoodsCount, Speech } from './speech.ts';

const total = (numbers: readonly number[]): number => numbers.reduce((sum, n) => sum + n, 0);

/** A group as goods, its companions included. */
export function goodsOf(group: Group): GoodsCount {
  return { ...groupOf(group) };
}

function cards(speech: Speech, list: readonly number[]): string {
  return speech.list(list.map((card) => needCardText({ speech }, card).label));
}

function accessories(speech: Speech, tiles: readonly string[]): string {
  return tiles.map((tile) => speech.accessory(tile)).join(', ');
}

function onMarket(speech: Speech, market: Alleys['market']): string {
  const things = Object.entries(market).flatMap(([place, { id }]) =>
    id === null ? [] : [marketName(speech, place as MarketPlace, id)],
  );
  return speech.list(things);
}

function peeked(speech: Speech, event: Extract<PetzEvent, { type: 'petz.peeked' }>): Args {
  const { tile, round, id } = event;
  if (id === null) return { context: tile, round };
  return { context: 'seen', round, tile: speech.thing(tile as ThingFamily, id) };
}

function ate(speech: Speech, event: Extract<PetzEvent, { type: 'petz.ate' }>): Args {
  const { what, id, card } = event;
  if (id === null) return { context: what };
  const artifact = speech.thing('artifact', id);
  return card === null
    ? { context: what, artifact }
    : { context: 'book', artifact, card: cards(speech, [card]) };
}

function dressed(speech: Speech, event: Extract<PetzEvent, { type: 'petz.dressed' }>): Args {
  if (event.pets.length === 0) return { context: 'none' };
  const pets = event.pets.map(({ pet, wears }) =>
    speech.t('event.part.wears', { pet: speech.pet(pet), things: accessories(speech, wears) }),
  );
  return { pets: speech.list(pets) };
}

/** What the line of an event has besides shop and pet; `context` chooses among its variants, `count` the plural. */
export function alleyArgs(speech: Speech, event: PetzEvent): Args {
  switch (event.type) {
    case 'petz.alleys': {
      const { market, row } = event.alleys;
      const facilities = row.map((id) => speech.thing('facility', id));
      return { things: onMarket(speech, market), facility: speech.list(facilities) };
    }
    case 'petz.facilityOpened':
    case 'petz.permitted':
    case 'petz.usedFacility':
      return { facility: speech.thing('facility', event.facility) };
    case 'petz.accessoryCame': {
      const accessory = speech.accessory(event.accessory);
      if (event.removed === null) return { accessory };
      return { context: 'removed', accessory, removed: speech.accessory(event.removed) };
    }
    case 'petz.withdrew':
    case 'petz.cutIn':
      return { group: speech.goods(goodsOf(event.group)) };
    case 'petz.bought': {
      const thing = marketName(speech, event.place, event.id);
      return event.paid === 0 ? { context: 'free', thing } : { thing, gold: speech.part('gold', event.paid) };
    }
    case 'petz.joined': {
      const who = speech.joiner(event.who);
      return event.group === null
        ? { context: 'home', who }
        : { who, group: speech.goods(goodsOf(event.group)) };
    }
    case 'petz.peeked':
      return peeked(speech, event);
    case 'petz.discounted':
      return { thing: speech.t(`ui.market.${event.place}`) };
    case 'petz.forgot':
      return { cards: cards(speech, event.cards) };
    case 'petz.regained':
      return { context: event.from };
    case 'petz.processed':
      return { context: event.made };
    case 'petz.cured':
      return { context: event.by, tokens: tokensText(speech, event) };
    case 'petz.slugged':
      return { count: total(event.plots) };
    case 'petz.pearls':
      return { count: event.gold };
    case 'petz.gotAccessory':
      return { accessory: speech.accessory(event.accessory) };
    case 'petz.returned':
      return { who: speech.joiner(event.who), space: speech.thing('space', event.from) };
    case 'petz.dressed':
      return dressed(speech, event);
    case 'petz.undressed': {
      const worn = { accessories: accessories(speech, event.accessories) };
      return event.sold ? { context: 'sold', ...worn } : worn;
    }
    case 'petz.setCage':
      return { setting: speech.t(optionKey('petz.setCage', event.setting)) };
    case 'petz.tuned':
      return { tune: speech.t(optionKey('petz.tune', event.tune)) };
    case 'petz.relieved':
      return { context: event.by, need: speech.need(event.need), count: event.needs };
    case 'petz.ate':
      return ate(speech, event);
    case 'petz.shoved':
      return { ...(event.pearl ? { context: 'pearl' } : {}), plot: speech.plot(event.to) };
    case 'petz.wrecked':
      return { tile: speech.thing(event.tile, event.id) };
    case 'petz.copied':
      return { artifact: speech.thing('artifact', event.artifact) };
    default:
      return {};
  }
}
