/** The twists of a scenario in words: what a modifier is called, what it means with its parameter, what it has just done. */

import type { ModUse, Seat } from '../../engine/kernel/state.ts';
import type { QuestEvent } from '../../engine/quest/events.ts';
import { GIFTS, ROUNDS } from '../../engine/quest/read.ts';
import { modEventKey, modTextKey } from '../../i18n/keys.ts';
import type { Args, Words } from '../../i18n/words.ts';
import type { Player } from '../../session/game/seats.ts';
import { modName } from '../mods.ts';
import { cardText } from './cards.ts';
import { type Names, QuestSpeech } from './speech.ts';

type TwistEvent = Extract<QuestEvent, { type: 'quest.twist' }>;

/** What the parameters of all modifiers may hold; each has been checked before a game begins. */
interface Arg {
  every?: number;
  count?: number;
  display?: number;
  hand?: number;
  rounds?: readonly number[];
  name?: string;
  gift?: string;
  hero?: Seat;
  cards?: number;
  column?: number;
  number?: number;
  round?: number;
  stay?: number;
}

/** The name of a pet of the shop, or of another companion. */
function petName(speech: QuestSpeech, name: string): string {
  // A companion that is no pet of the box, such as the stray, has a name in each language too.
  const key = [`petz.pet.${name}.name`, `mod.companion.who.${name}`].find((one) => speech.words.has(one));
  return key === undefined ? name : speech.t(key);
}

/** The Rounds at whose end a wave comes; with the last one nothing comes any more. */
function waveRounds(every: number): number[] {
  return Array.from({ length: ROUNDS - 1 }, (_, i) => i + 1).filter((round) => round % every === 0);
}

/** Each part of a drought has a sentence of its own. */
function droughtWords(speech: QuestSpeech, { display, hand, rounds }: Arg): string {
  const key = modTextKey('drought');
  return [
    ...(display === undefined
      ? []
      : [speech.t(key, { context: 'display', amount: speech.cardsOf(display) })]),
    ...(hand === undefined ? [] : [speech.t(key, { context: 'hand', amount: speech.cardsOf(hand) })]),
    ...(rounds === undefined ? [] : [speech.t(key, { context: 'rounds', rounds: speech.rounds(rounds) })]),
  ].join(' ');
}

function companionWords(speech: QuestSpeech, { name = '', gift = '', hero = 0 }: Arg): Args {
  const ability = GIFTS[gift];
  return {
    pet: petName(speech, name),
    hero: speech.hero(hero),
    gift: speech.word('gift', gift),
    rules: ability === undefined ? '' : cardText(speech, ability),
  };
}

function textArgs(speech: QuestSpeech, id: string, arg: Arg): Args {
  const { count = 0, rounds = [], cards = 0, number = 1, round = 1, stay = 1 } = arg;
  switch (id) {
    case 'waves':
      return {
        rounds: speech.rounds(waveRounds(arg.every ?? 1)),
        amount: speech.part('monsters', count),
      };
    case 'drought':
      return { details: droughtWords(speech, arg) };
    case 'fog':
    case 'ambush':
      return { rounds: speech.rounds(rounds) };
    case 'companion':
      return companionWords(speech, arg);
    case 'lordBudget':
      return cards === 0
        ? {}
        : { context: cards > 0 ? 'more' : 'fewer', amount: speech.cardsOf(Math.abs(cards)) };
    case 'hungryMonsters':
      return { amount: speech.cardsOf(cards) };
    case 'treasureHunt':
      return { column: speech.column(arg.column ?? 0), amount: speech.part('treasures', count) };
    case 'guest':
      return { hero: speech.hero(arg.hero ?? 0) };
    case 'earlyBoss':
      return { number, round, last: round + stay - 1 };
    default:
      return {};
  }
}

/** A modifier explained, with the numbers of this game. */
export function questModText(speech: QuestSpeech, { id, arg }: ModUse): string {
  return speech.tell(modTextKey(id), textArgs(speech, id, (arg ?? {}) as Arg));
}

const MOST_HEROES = 5;

/** A modifier of a game that has not begun, as its setup would have it. */
export function questModBefore(
  words: Words,
  heroes: readonly string[] | 'draw',
  use: ModUse,
): { name: string; text: string } {
  const party = heroes === 'draw' ? [] : heroes.map((card) => ({ card, treasures: [], prizes: [] }));
  const setup = { lord: null, seats: party.length };
  const names: Names = { setup, heroes: party, halves: { heroes: [], foes: [] }, foes: [], open: [] };
  // Heroes that are still to be dealt have no names yet.
  const players = Array.from(
    { length: MOST_HEROES },
    (_, i): Player => ({
      kind: 'person',
      name: words.t('mod.hero', { n: i + 1 }),
    }),
  );
  const speech = new QuestSpeech(words, players, names);
  return { name: modName(speech, use.id), text: questModText(speech, use) };
}

/** What a modifier has just done. */
export function questModEvent(speech: QuestSpeech, { mod, what, seat, id, n = 0 }: TwistEvent): string {
  const who = seat === undefined ? {} : { hero: speech.hero(seat) };
  switch (mod) {
    case 'companion':
      return speech.tell(modEventKey(mod), {
        ...who,
        pet: petName(speech, id ?? ''),
        gift: speech.word('gift', what),
      });
    case 'waves':
      return speech.tell(modEventKey(mod), { context: what, amount: speech.part('monsters', n) });
    case 'earlyBoss':
      return speech.tell(modEventKey(mod), { context: what, creature: speech.creature(id ?? '') });
    default:
      return speech.tell(modEventKey(mod), { context: what, ...who, n, amount: speech.cardsOf(n) });
  }
}
