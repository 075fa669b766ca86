/** What happened, in a sentence: a line of the log for every type of event. */

import type { Seat } from '../engine/kernel/state.ts';
import type { PetzEvent } from '../engine/petz/events.ts';
import { cardOf, faceOf, sizeOf } from '../engine/petz/read.ts';
import { eventKey } from '../i18n/keys.ts';
import type { Args } from '../i18n/words.ts';
import { petzModEvent } from './mods.ts';
import type { Speech } from './speech.ts';
import { alleyArgs, goodsOf } from './tell-alleys.ts';

const total = (numbers: readonly number[]): number => numbers.reduce((sum, n) => sum + n, 0);

/** `Ann +8, Bob 0`. */
function results(speech: Speech, points: readonly number[], isSigned: boolean): string {
  const write = (n: number) => (isSigned ? speech.signed(n) : speech.number(n));
  return speech.list(
    points.map((n, seat) => speech.t('event.part.result', { seat: speech.seat(seat), reputation: write(n) })),
  );
}

/** The arguments of an event's line; `context` chooses among its variants, `count` the plural. */
function argsOf(speech: Speech, event: PetzEvent): Args {
  const seat = (x: Seat) => speech.seat(x);
  const who = 'seat' in event ? { seat: seat(event.seat) } : {};
  const pet = 'pet' in event && event.pet !== null ? { pet: speech.pet(event.pet) } : {};
  const employee = (is: boolean) => (is ? { context: 'employee' } : {});
  switch (event.type) {
    case 'petz.round':
      return { round: event.round, starter: seat(event.starter) };
    case 'petz.neutral':
      return { spaces: speech.list(event.spaces.map((id) => speech.thing('space', id))) };
    case 'petz.turnedUp':
      return { context: event.tile, tile: speech.thing(event.tile, event.id), round: event.round };
    case 'petz.farmed':
      return { ...pet, context: event.adds };
    case 'petz.income':
    case 'petz.earned':
      return { ...who, count: event.gold };
    case 'petz.grouped':
      return {
        groups: speech.list(event.groups.map((groups, owner) => sizes(speech, owner, groups.map(sizeOf)))),
      };
    case 'petz.sent':
      return { ...who, group: speech.goods(goodsOf(event.group)), space: speech.thing('space', event.space) };
    case 'petz.keptHome':
      return { ...who, group: speech.goods(goodsOf(event.group)) };
    case 'petz.gotFood': {
      const { vegetable, meat, gold } = event;
      const nothing = vegetable + meat + gold === 0 ? { context: 'nothing' } : {};
      return { ...who, ...nothing, goods: speech.goods({ vegetable, meat, gold }) };
    }
    case 'petz.gotArtifact':
      return { ...who, artifact: speech.thing('artifact', event.artifact) };
    case 'petz.choseBook':
      return {
        ...who,
        artifact: speech.thing('artifact', event.artifact),
        colour: speech.colour(event.colour),
      };
    case 'petz.filledBox':
      return { ...who, context: event.fresh ? 'fresh' : 'saved', food: speech.part(event.food, 1) };
    case 'petz.gotCage':
      return { ...who, cage: speech.thing('cage', event.cage) };
    case 'petz.gotAddon':
      return { ...who, addon: speech.thing('addon', event.addon) };
    case 'petz.gotPet':
      return { ...who, ...pet, size: event.size };
    case 'petz.invited':
    case 'petz.discharged':
    case 'petz.booked':
      return { ...who, count: event.imps };
    case 'petz.placedCage':
      return { ...who, cage: speech.thing('cage', event.cage), ...replaced(speech, 'cage', event.replaced) };
    case 'petz.placedAddon':
      return {
        ...who,
        addon: speech.thing('addon', event.addon),
        ...replaced(speech, 'addon', event.replaced),
      };
    case 'petz.lost':
      return { ...who, ...pet, context: event.cause, count: -event.reputation };
    case 'petz.exchanged':
      return { ...who, count: event.cards.length };
    case 'petz.drew':
      return { ...who, count: total(event.counts) };
    case 'petz.reshuffled':
      return { colour: speech.colour(event.colour) };
    case 'petz.fed':
      return { ...who, ...pet, context: event.source, food: speech.part(event.food, 1) };
    case 'petz.suffered':
      return { ...who, ...pet, context: event.cause, count: event.tokens };
    case 'petz.pooped':
      return { ...who, ...pet, count: event.manure };
    case 'petz.playedAlone':
      return { ...who, ...pet, count: event.needs };
    case 'petz.entertained':
      return { ...who, ...employee(event.employee) };
    case 'petz.guarded':
      return {
        ...who,
        context: event.number,
        count: event.imps,
        bonus: event.imps + (event.employee ? 1 : 0),
      };
    case 'petz.caught':
      return { ...who, ...pet, ...employee(event.employee), count: event.imps };
    case 'petz.mutated':
      return { ...who, ...pet, count: event.tokens };
    case 'petz.shovelled':
    case 'petz.cleaned':
      return { ...who, ...employee(event.employee), count: total(event.plots) };
    case 'petz.slept': {
      const face = faceOf(cardOf(event.card));
      return { ...who, need: speech.need(face.need), colour: speech.colour(face.colour) };
    }
    case 'petz.showed': {
      const context = !event.takesPart
        ? 'out'
        : event.pet === null
          ? 'display'
          : event.need === null
            ? 'pet'
            : 'need';
      const need = event.need === null ? {} : { need: speech.need(event.need) };
      return { ...who, ...pet, ...need, context, score: speech.number(event.score) };
    }
    case 'petz.awarded':
      return {
        exhibition: speech.thing('exhibition', event.exhibition),
        results: results(speech, event.awards, true),
      };
    case 'petz.sold': {
      const customer = speech.thing('customer', event.customer);
      const context = event.platform ? 'platform' : 'blackMarket';
      return { ...who, ...pet, customer, context, count: event.reputation, gold: speech.signed(event.gold) };
    }
    case 'petz.customerLeft':
      return { customer: speech.thing('customer', event.customer) };
    case 'petz.grew':
      return { ...who, ...pet, from: event.from, to: event.to };
    case 'petz.spoiled':
      return { ...who, goods: speech.goods({ vegetable: event.vegetable, meat: event.meat }) };
    case 'petz.cameHome': {
      const platform = event.toPlatform > 0 ? { context: 'platform' } : {};
      return { ...who, ...platform, count: event.imps, toPlatform: event.toPlatform };
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
      return { ...who, ...pet, ...alleyArgs(speech, event) };
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

/** The line of an event. */
export function tell(speech: Speech, event: PetzEvent): string {
  return speech.t(eventKey(event.type), argsOf(speech, event));
}
