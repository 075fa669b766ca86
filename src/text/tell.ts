/** What happened, in a sentence: a line of the log for every type of event. */

import type { Seat } from '../engine/kernel/state.ts';
import type { Alleys, MarketPlace } from '../engine/petz/alleys/state.ts';
import type { PetzEvent } from '../engine/petz/events.ts';
import { cardOf, faceOf, sizeOf } from '../engine/petz/read.ts';
import { eventKey, optionKey, type ThingFamily } from '../i18n/keys.ts';
import type { Args } from '../i18n/words.ts';
import { tokensText } from './alley-options.ts';
import { petzModEvent } from './mods.ts';
import { marketName } from './offers.ts';
import { needCardText, total } from './scene.ts';
import type { Speech } from './speech.ts';

/** `Ann +8, Bob 0`. */
function results(speech: Speech, points: readonly number[], isSigned: boolean): string {
  const write = (n: number) => (isSigned ? speech.signed(n) : speech.number(n));
  return speech.list(
    points.map((n, seat) => speech.t('event.part.result', { seat: speech.seat(seat), reputation: write(n) })),
  );
}

/** The arguments of an event's line besides its names; `context` chooses among its variants, `count` the plural. */
function argsOf(speech: Speech, event: PetzEvent): Args {
  const seat = (x: Seat) => speech.seat(x);
  const employee = (is: boolean) => (is ? { context: 'employee' } : {});
  switch (event.type) {
    case 'petz.round':
      return { round: event.round, starter: seat(event.starter) };
    case 'petz.turnedUp':
      return { context: event.tile, tile: speech.thing(event.tile, event.id), round: event.round };
    case 'petz.farmed':
      return { context: event.adds };
    case 'petz.income':
    case 'petz.earned':
      return { count: event.gold };
    case 'petz.grouped':
      return {
        groups: speech.list(event.groups.map((groups, owner) => sizes(speech, owner, groups.map(sizeOf)))),
      };
    case 'petz.gotFood': {
      const { vegetable, meat, gold } = event;
      const nothing = vegetable + meat + gold === 0 ? { context: 'nothing' } : {};
      return { ...nothing, goods: speech.goods({ vegetable, meat, gold }) };
    }
    case 'petz.filledBox':
      return { context: event.fresh ? 'fresh' : 'saved', food: speech.part(event.food, 1) };
    case 'petz.gotPet':
      return { size: event.size };
    case 'petz.invited':
    case 'petz.discharged':
    case 'petz.booked':
      return { count: event.imps };
    case 'petz.placedCage':
      return replaced(speech, 'cage', event.replaced);
    case 'petz.placedAddon':
      return replaced(speech, 'addon', event.replaced);
    case 'petz.lost':
      return { context: event.cause, count: -event.reputation };
    case 'petz.exchanged':
      return { count: event.cards.length };
    case 'petz.drew':
      return { count: total(event.counts) };
    case 'petz.fed':
      return { context: event.source, food: speech.part(event.food, 1) };
    case 'petz.suffered':
      return { context: event.cause, count: event.tokens };
    case 'petz.pooped':
      return { count: event.manure };
    case 'petz.playedAlone':
      return { count: event.needs };
    case 'petz.entertained':
      return employee(event.employee);
    case 'petz.guarded':
      return { context: event.number, count: event.imps, bonus: event.imps + (event.employee ? 1 : 0) };
    case 'petz.caught':
      return { ...employee(event.employee), count: event.imps };
    case 'petz.mutated':
      return { count: event.tokens };
    case 'petz.shovelled':
    case 'petz.cleaned':
      return { ...employee(event.employee), count: total(event.plots) };
    case 'petz.slept': {
      const face = faceOf(cardOf(event.card));
      return { need: speech.need(face.need), colour: speech.colour(face.colour) };
    }
    case 'petz.showed': {
      const context = !event.takesPart
        ? 'out'
        : event.pet === null
          ? 'display'
          : event.need === null
            ? 'pet'
            : 'need';
      return { context, score: speech.number(event.score) };
    }
    case 'petz.awarded':
      return { results: results(speech, event.awards, true) };
    case 'petz.sold': {
      const context = event.platform ? 'platform' : 'blackMarket';
      return { context, count: event.reputation, gold: speech.signed(event.gold) };
    }
    case 'petz.grew':
      return { from: event.from, to: event.to };
    case 'petz.spoiled':
      return { goods: speech.goods({ vegetable: event.vegetable, meat: event.meat }) };
    case 'petz.cameHome': {
      const platform = event.toPlatform > 0 ? { context: 'platform' } : {};
      return { ...platform, count: event.imps, toPlatform: event.toPlatform };
    }
    case 'petz.twist':
      return { told: petzModEvent(speech, event) };
    case 'petz.passedToken':
      return { from: seat(event.from), to: seat(event.to) };
    case 'petz.finalShow': {
      const points = event.awards.map((award, x) => award + Math.min(0, event.scores[x] ?? 0));
      return { context: event.part, results: results(speech, points, true) };
    }
    case 'petz.ended':
      return {
        count: event.winners.length,
        winners: speech.list(event.winners.map(seat)),
        results: results(speech, event.scores, false),
      };
    default:
      return alleyArgs(speech, event);
  }
}

function replaced(speech: Speech, family: 'cage' | 'addon', id: string | null): Args {
  return id === null ? {} : { context: 'replaced', replaced: speech.thing(family, id) };
}

function sizes(speech: Speech, owner: Seat, groups: readonly number[]): string {
  const none = groups.length === 0 ? { context: 'none' } : {};
  return speech.t('event.part.groups', {
    ...none,
    seat: speech.seat(owner),
    sizes: groups.map((size) => speech.number(size)).join(', '),
  });
}

// What happens in the Dark Alleys.

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

/** The arguments of what happens in the Dark Alleys, and wherever else groups are named. */
function alleyArgs(speech: Speech, event: PetzEvent): Args {
  switch (event.type) {
    case 'petz.alleys': {
      const { market, row } = event.alleys;
      const facilities = row.map((id) => speech.thing('facility', id));
      return { things: onMarket(speech, market), facility: speech.list(facilities) };
    }
    case 'petz.accessoryCame':
      return event.removed === null ? {} : { context: 'removed', removed: speech.accessory(event.removed) };
    case 'petz.sent':
    case 'petz.keptHome':
    case 'petz.withdrew':
    case 'petz.cutIn':
      return { group: speech.goods(event.group) };
    case 'petz.bought': {
      const thing = marketName(speech, event.place, event.id);
      return event.paid === 0 ? { context: 'free', thing } : { thing, gold: speech.part('gold', event.paid) };
    }
    case 'petz.joined': {
      const who = speech.joiner(event.who);
      return event.group === null ? { context: 'home', who } : { who, group: speech.goods(event.group) };
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
      return { context: event.by, count: event.needs };
    case 'petz.ate':
      return ate(speech, event);
    case 'petz.shoved':
      return { ...(event.pearl ? { context: 'pearl' } : {}), plot: speech.plot(event.to) };
    case 'petz.wrecked':
      return { tile: speech.thing(event.tile, event.id) };
    default:
      return {};
  }
}

/** The line of an event. */
export function tell(speech: Speech, event: PetzEvent): string {
  return speech.t(eventKey(event.type), { ...speech.namesIn(event), ...argsOf(speech, event) });
}
