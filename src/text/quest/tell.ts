/** What happened in Pug Quest, in a sentence: a line of the log for every event that has something to say. */

import type { QuestEvent } from '../../engine/quest/events.ts';
import type { Args } from '../../i18n/words.ts';
import { textOf } from './cards.ts';
import { questModEvent } from './mods.ts';
import type { QuestSpeech } from './speech.ts';

/** The source of a Feature's effects, which is no creature. */
const WORLD = 'world';

/** `the Slime for 2 damage`: whom an attack hits, and how hard. */
export function hits(speech: QuestSpeech, targets: readonly string[], n: readonly number[]): string {
  return speech.list(
    targets.map((id, i) =>
      speech.t('event.quest.part.target', { target: speech.creature(id), damage: speech.damage(n[i] ?? 0) }),
    ),
  );
}

/** The arguments of an event's line; null for an event that needs none. `context` chooses among its variants. */
function argsOf(speech: QuestSpeech, event: QuestEvent): Args | null {
  const who = 'seat' in event ? { hero: speech.hero(event.seat) } : {};
  const creature = 'id' in event && event.id !== WORLD ? { creature: speech.creature(event.id) } : {};
  const treasures = (ids: readonly string[]) => speech.list(ids.map((id) => speech.card(id)));
  switch (event.type) {
    case 'quest.began':
      return { heroes: speech.list(event.heroes.map((_, seat) => speech.heroAndPlayer(seat))) };
    case 'quest.dealt':
      return { ...who, amount: speech.part('cards', event.count) };
    case 'quest.worldBegan':
      return { number: event.number };
    case 'quest.placed':
      return { ...creature, place: speech.place(event.column, event.row) };
    case 'quest.world':
      return { world: speech.world(event.world), text: textOf(speech, event.world) };
    case 'quest.boss':
      return { ...creature, life: event.life };
    case 'quest.entered':
      return { kind: speech.kind(event.id), column: speech.column(event.column) };
    case 'quest.round':
      return { round: event.round };
    case 'quest.turn':
    case 'quest.skipped':
      return creature;
    case 'quest.turnEnded':
      return null;
    case 'quest.drew':
      if (event.card === null) return who;
      return { ...who, context: event.from, card: speech.energy(event.card) };
    case 'quest.refilled':
    case 'quest.changed':
      return event.cards.length === 0 ? null : { cards: speech.cards(event.cards) };
    case 'quest.reshuffled':
      return { context: event.pile };
    case 'quest.discarded':
      return { ...who, cards: speech.cards(event.cards) };
    case 'quest.paid':
      return { ...who, cards: speech.payment(event) };
    case 'quest.moved':
      if (event.from === event.to) return { ...creature, context: 'back' };
      return { ...creature, column: speech.column(event.to) };
    case 'quest.played': {
      const isOther = event.target !== null && event.target !== event.id;
      const target = isOther ? { context: 'for', target: speech.creature(event.target ?? '') } : {};
      return { ...creature, ...target, card: speech.card(event.card) };
    }
    case 'quest.struck':
      return { creature: source(speech, event.by), targets: hits(speech, event.targets, event.n) };
    case 'quest.missed':
      return { creature: source(speech, event.by) };
    case 'quest.boosted':
      return { target: speech.creature(event.target), card: speech.energy(event.card) };
    case 'quest.prevented':
    case 'quest.defended':
      return { target: speech.creature(event.target), damage: speech.damage(event.n) };
    case 'quest.drewDefence':
      return {
        ...creature,
        context: event.stopped ? 'stopped' : 'failed',
        card: speech.energy(event.card),
      };
    case 'quest.hurt':
      return event.n === 0 ? null : { ...creature, context: event.cause, damage: speech.damage(event.n) };
    case 'quest.healed':
      return event.n === 0 ? null : { ...creature, n: event.n };
    case 'quest.fell':
      return event.by === null || event.by === WORLD
        ? creature
        : { ...creature, context: 'by', by: speech.creature(event.by) };
    case 'quest.gotXp':
      return { ...who, xp: event.xp };
    case 'quest.gotPrize':
      return { ...who, monster: speech.kind(event.monster) };
    case 'quest.dropped':
      return { column: speech.column(event.column), treasure: speech.card(event.treasure) };
    case 'quest.gotTreasure':
    case 'quest.lostTreasure':
      return { ...who, treasure: speech.card(event.treasure) };
    case 'quest.wasted':
      return event.treasures.length === 0 ? null : { treasures: treasures(event.treasures) };
    case 'quest.tolled':
      if (event.by === undefined) return { ...who, context: event.paid ? 'paid' : 'unpaid' };
      return {
        ...who,
        creature: speech.creature(event.by),
        context: event.paid ? 'sheetPaid' : 'sheetUnpaid',
      };
    case 'quest.worldOver':
      return { context: event.how, number: event.number };
    case 'quest.market':
      return event.treasures.length === 0 ? null : { treasures: treasures(event.treasures) };
    case 'quest.swapped':
      return { ...who, gave: speech.card(event.gave), got: speech.card(event.got) };
    case 'quest.gave':
      return { ...who, to: speech.hero(event.to), treasure: speech.card(event.treasure) };
    case 'quest.gaveCard': {
      const open = event.card === null ? {} : { context: 'open', card: speech.energy(event.card) };
      return { ...who, to: speech.hero(event.to), ...open };
    }
    case 'quest.rewarded': {
      const got =
        event.treasure === null ? {} : { context: 'treasure', treasure: speech.card(event.treasure) };
      return { ...creature, ...got };
    }
    case 'quest.ended':
      return { context: event.reason === 'stopped' && event.won ? 'stoppedWon' : event.reason };
    case 'quest.twist':
      return { told: questModEvent(speech, event) };
    case 'quest.triggered':
      return event.id === WORLD
        ? {
            context: 'world',
            world: speech.world(event.ability),
            card: speech.word('feature', event.ability),
          }
        : { ...creature, card: speech.card(event.ability) };
    case 'quest.marked':
      return { ...creature, context: event.tag, n: event.v };
    case 'quest.gotActions': {
      if (event.n === 0) return null;
      const part = event.n < 0 ? 'lessActions' : 'moreActions';
      return {
        ...creature,
        context: event.n < 0 ? 'less' : 'more',
        actions: speech.part(part, Math.abs(event.n)),
      };
    }
    case 'quest.traded':
      return { one: speech.creature(event.ids[0] ?? ''), other: speech.creature(event.ids[1] ?? '') };
    case 'quest.rotated':
      return {
        context: event.steps < 0 ? 'left' : 'right',
        columns: speech.part('columns', Math.abs(event.steps)),
      };
    case 'quest.reshaped':
      return { ...creature, shape: speech.word('shape', event.shape) };
    case 'quest.recovered':
      return { ...who, card: speech.energy(event.card) };
    case 'quest.survived':
      return { ...creature, card: speech.card(event.ability) };
    case 'quest.returned':
    case 'quest.ready':
      return who;
  }
}

/** Whose attack it is: a Feature strikes as the World. */
function source(speech: QuestSpeech, id: string): string {
  return id === WORLD ? speech.t('quest.term.feature.name') : speech.creature(id);
}

/** The line of an event; null where nothing is to be said. Names are those of the moment the speech stands at. */
export function tellQuest(speech: QuestSpeech, event: QuestEvent): string | null {
  const args = argsOf(speech, event);
  return args === null ? null : speech.tell(`event.${event.type}`, args);
}
