/** The twists of the shops in words: what a modifier is called, what it means with its parameter, what it has just done. */

import type { ModUse } from '../engine/kernel/state.ts';
import type { PetzEvent } from '../engine/petz/events.ts';
import { debtDue, NEEDS } from '../engine/petz/read.ts';
import type { PetzSetup } from '../engine/petz/schema-setup.ts';
import { modEventKey, modNameKey, modTextKey } from '../i18n/keys.ts';
import type { Args, Words } from '../i18n/words.ts';
import type { Player } from '../session/game/seats.ts';
import { Speech } from './speech.ts';

type TwistEvent = Extract<PetzEvent, { type: 'petz.twist' }>;

/** What the parameters of all modifiers may hold; each has been checked before a game begins. */
interface Arg {
  rounds?: readonly number[];
  spaces?: readonly string[];
  food?: Readonly<Record<string, readonly [number, number]>>;
  more?: number;
  groups?: number;
  home?: number;
  times?: number;
  need?: string;
  needs?: number;
  mode?: string;
  worth?: number;
  seat?: number;
  gold?: number;
  limit?: number;
  fine?: number;
  round?: number;
  each?: number;
  most?: number;
  pet?: string;
  reward?: number;
  penalty?: number;
  in?: string;
}

/** The names of spaces; several spaces share one. */
function spacesOf(speech: Speech, spaces: readonly string[]): string {
  return speech.list([...new Set(spaces.map((id) => speech.thing('space', id)))]);
}

function standsOf(speech: Speech, food: NonNullable<Arg['food']>): string {
  const lines = Object.entries(food).map(([stand, [vegetable, meat]]) =>
    speech.t('mod.shop.stand', {
      space: speech.thing('space', stand),
      goods: speech.goods({ vegetable, meat }),
    }),
  );
  return lines.join('; ');
}

function prize(speech: Speech, n: number, arg: Arg): string {
  return arg.in === 'gold' ? speech.part('gold', n) : speech.tokens('reputation', n);
}

function textArgs(speech: Speech, setup: PetzSetup, id: string, arg: Arg): Args {
  const gold = (n = 0) => ({ gold: speech.part('gold', n) });
  switch (id) {
    case 'closed':
      return { spaces: spacesOf(speech, arg.spaces ?? []) };
    case 'stands':
      return { stands: standsOf(speech, arg.food ?? {}) };
    case 'fullStands':
      return { n: arg.more ?? 1 };
    case 'speedRound':
      return { count: arg.groups ?? 1 };
    case 'strike':
      return { imps: speech.part('imps', arg.home ?? 1) };
    case 'doubleShows':
      return { n: arg.times ?? 2 };
    case 'festival':
      return { need: speech.need(arg.need ?? '') };
    case 'mutants':
      return { context: arg.mode ?? '', ...gold(arg.worth ?? 2) };
    case 'fashion':
      return { need: speech.need(arg.need ?? ''), ...gold(arg.worth) };
    case 'plague':
      return { count: arg.needs ?? 1 };
    case 'allowance': {
      const { gold: more = 0, seat = 0 } = arg;
      return { context: more < 0 ? 'less' : 'more', seat: speech.seat(seat), ...gold(Math.abs(more)) };
    }
    case 'inspector':
      return { limit: speech.tokens('manure', arg.limit ?? 0), ...gold(arg.fine) };
    case 'debt': {
      const { seat, round = 1, each = 2 } = arg;
      const whose = seat === undefined ? {} : { context: 'seat', seat: speech.seat(seat) };
      return {
        ...whose,
        round: debtDue({ setup }, round),
        ...gold(arg.gold),
        reputation: speech.tokens('reputation', each),
      };
    }
    case 'compost':
      return { ...gold(arg.worth), limit: speech.tokens('manure', arg.most ?? 0) };
    case 'mascot':
      return {
        pet: speech.thing('pet', arg.pet ?? ''),
        reputation: speech.tokens('reputation', arg.worth ?? 0),
      };
    case 'wish':
      return { reward: prize(speech, arg.reward ?? 0, arg) };
    default:
      return {};
  }
}

/** What a modifier of either game is called. */
export function modName(speech: Speech, id: string): string {
  return speech.t(modNameKey(id));
}

/** A modifier explained, with the numbers of this game. */
export function petzModText(speech: Speech, setup: PetzSetup, { id, arg }: ModUse): string {
  const key = modTextKey(id);
  if (Array.isArray(arg)) return speech.t(key, { rounds: speech.rounds(arg as number[]) });
  const read = (arg ?? {}) as Arg;
  const sentences = [speech.t(key, textArgs(speech, setup, id, read))];
  const { penalty = 0, rounds } = read;
  if (id === 'wish' && penalty > 0) {
    sentences.push(speech.t(key, { context: 'penalty', penalty: prize(speech, penalty, read) }));
  }
  if (rounds !== undefined) sentences.push(speech.t('mod.shop.rounds', { rounds: speech.rounds(rounds) }));
  return sentences.join(' ');
}

/** A modifier of a game that has not begun; a nameless seat is the player's own. */
export function petzModBefore(
  words: Words,
  setup: PetzSetup,
  names: readonly (string | null)[],
  use: ModUse,
): { name: string; text: string } {
  const players = names.map((name) => ({ name: name ?? words.t('mod.shop.you') }));
  const speech = new Speech(words, players as Player[]);
  const text = petzModText(speech, setup, use);
  return { name: modName(speech, use.id), text: speech.capital(text) };
}

/** What a modifier has just done. */
export function petzModEvent(speech: Speech, event: TwistEvent): string {
  const { mod, what, n } = event;
  const need = NEEDS.find((x) => x === what);
  return speech.capital(
    speech.t(modEventKey(mod), {
      context: what,
      n,
      count: n,
      gold: speech.part('gold', n),
      imps: speech.part('imps', n),
      reputation: speech.tokens('reputation', n),
      ...('seat' in event ? { seat: speech.seat(event.seat) } : {}),
      ...(need === undefined ? {} : { need: speech.need(need) }),
    }),
  );
}
