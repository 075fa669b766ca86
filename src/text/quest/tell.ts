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

/** Whose an event is. */
function whose(speech: QuestSpeech, event: QuestEvent): Args {
  return {
    ...('seat' in event && event.seat !== undefined ? { hero: speech.hero(event.seat) } : {}),
    ...('id' in event && event.id !== undefined && event.id !== WORLD
      ? { creature: speech.creature(event.id) }
      : {}),
  };
}

/** The arguments of an event's line besides names; null where nothing is to be said. `context` chooses among its variants. */
function argsOf(speech: QuestSpeech, event: QuestEvent): Args | null {
  const treasures = (ids: readonly string[]) => speech.list(ids.map((id) => speech.card(id)));
  switch (event.type) {
    case 'quest.began':
      return { heroes: speech.list(event.heroes.map((_, seat) => speech.heroAndPlayer(seat))) };
    case 'quest.dealt':
      return { amount: speech.part('cards', event.count) };
    case 'quest.worldBegan':
      return { number: event.number };
    case 'quest.placed':
      return { place: speech.place(event.column, event.row) };
    case 'quest.world':
      return { world: speech.world(event.world), text: textOf(speech, event.world) };
    case 'quest.boss':
      return { life: event.life };
    case 'quest.entered':
      return { kind: speech.kind(event.id), column: speech.column(event.column) };
    case 'quest.round':
      return { round: event.round };
    case 'quest.turnEnded':
      return null;
    case 'quest.drew':
      if (event.card === null) return {};
      return { context: event.from, card: speech.energy(event.card) };
    case 'quest.refilled':
    case 'quest.changed':
      return event.cards.length === 0 ? null : { cards: speech.cards(event.cards) };
    case 'quest.reshuffled':
      return { context: event.pile };
    case 'quest.discarded':
      return { cards: speech.cards(event.cards) };
    case 'quest.paid':
      return { cards: speech.payment(event) };
    case 'quest.moved':
      if (event.from === event.to) return { context: 'back' };
      return { column: speech.column(event.to) };
    case 'quest.played': {
      const isOther = event.target !== null && event.target !== event.id;
      const target = isOther ? { context: 'for', target: speech.creature(event.target ?? '') } : {};
      return { ...target, card: speech.card(event.card) };
    }
    case 'quest.struck':
      return { creature: source(speech, event.by), targets: hits(speech, event.targets, event.n) };
    case 'quest.missed':
      return { creature: source(speech, event.by) };
    case 'quest.boosted':
      return { card: speech.energy(event.card) };
    case 'quest.prevented':
    case 'quest.defended':
      return { damage: speech.damage(event.n) };
    case 'quest.drewDefence':
      return { context: event.stopped ? 'stopped' : 'failed', card: speech.energy(event.card) };
    case 'quest.hurt':
      return event.n === 0 ? null : { context: event.cause, damage: speech.damage(event.n) };
    case 'quest.healed':
      return event.n === 0 ? null : { n: event.n };
    case 'quest.fell':
      return event.by === null || event.by === WORLD ? {} : { context: 'by', by: speech.creature(event.by) };
    case 'quest.gotXp':
      return { xp: event.xp };
    case 'quest.dropped':
      return { column: speech.column(event.column) };
    case 'quest.wasted':
      return event.treasures.length === 0 ? null : { treasures: treasures(event.treasures) };
    case 'quest.tolled':
      if (event.by === undefined) return { context: event.paid ? 'paid' : 'unpaid' };
      return { creature: speech.creature(event.by), context: event.paid ? 'sheetPaid' : 'sheetUnpaid' };
    case 'quest.worldOver':
      return { context: event.how, number: event.number };
    case 'quest.market':
      return event.treasures.length === 0 ? null : { treasures: treasures(event.treasures) };
    case 'quest.swapped':
      return { gave: speech.card(event.gave), got: speech.card(event.got) };
    case 'quest.gave':
      return { to: speech.hero(event.to) };
    case 'quest.gaveCard': {
      const open = event.card === null ? {} : { context: 'open', card: speech.energy(event.card) };
      return { to: speech.hero(event.to), ...open };
    }
    case 'quest.rewarded': {
      const got =
        event.treasure === null ? {} : { context: 'treasure', treasure: speech.card(event.treasure) };
      return { ...got };
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
        : { card: speech.card(event.ability) };
    case 'quest.marked':
      return { context: event.tag, n: event.v };
    case 'quest.gotActions': {
      if (event.n === 0) return null;
      const part = event.n < 0 ? 'lessActions' : 'moreActions';
      return { context: event.n < 0 ? 'less' : 'more', actions: speech.part(part, Math.abs(event.n)) };
    }
    case 'quest.traded':
      return { one: speech.creature(event.ids[0] ?? ''), other: speech.creature(event.ids[1] ?? '') };
    case 'quest.rotated':
      return {
        context: event.steps < 0 ? 'left' : 'right',
        columns: speech.part('columns', Math.abs(event.steps)),
      };
    case 'quest.reshaped':
      return { shape: speech.word('shape', event.shape) };
    case 'quest.recovered':
      return { card: speech.energy(event.card) };
    case 'quest.survived':
      return { card: speech.card(event.ability) };
    default:
      return {};
  }
}

/** Whose attack it is: a Feature strikes as the World. */
function source(speech: QuestSpeech, id: string): string {
  return id === WORLD ? speech.t('quest.term.feature.name') : speech.creature(id);
}

/** The line of an event; null where nothing is to be said. Names are those of the moment the speech stands at. */
export function tellQuest(speech: QuestSpeech, event: QuestEvent): string | null {
  const args = argsOf(speech, event);
  if (args === null) return null;
  return speech.tell(`event.${event.type}`, { ...speech.namesIn(event), ...whose(speech, event), ...args });
}
