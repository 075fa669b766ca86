/**
 * Where modifiers bend what the rules look up: numbers, what can be seen, what a Hero can do. The rules ask here and
 * know no modifier by name; the modifiers are handed over once, when the game is put together.
 */

import type { Modifier } from '../kernel/mods.ts';
import type { Json, Seat } from '../kernel/state.ts';
import type { Known } from './effects/args.ts';
import type { QuestEvent } from './events.ts';
import type { QuestSetup } from './schema-setup.ts';
import type { CreatureId, OpenQuest, Quest } from './state.ts';

/** The numbers that a modifier may bend. */
type Bent =
  /** Energy Cards that lie face up. */
  | 'display'
  /** 0: what is taken from the display is not replaced now. */
  | 'refill'
  /** Starting hand and hand limit. */
  | 'hand'
  /** Cards that the Evil Lord draws for a World. */
  | 'lordDraw'
  /** Above 0: the time token stays where it is between Worlds, and with the last Round all is lost. */
  | 'oneClock';

interface Bend<A = Json> {
  numbers?: Partial<Record<Bent, (s: OpenQuest, n: number, arg: A) => number>>;
  /** Which of these Creatures an attacker can see, and so attack. */
  sees?(s: OpenQuest, by: CreatureId, ids: readonly CreatureId[], arg: A): CreatureId[];
  /** What a Hero has beside the cards. */
  abilities?(seat: Seat, arg: A): readonly Known[];
}

/** What a modifier of this game does; `A` is what it takes its parameter for. */
export interface TwistHooks<A = Json> extends Omit<Modifier<Quest, QuestEvent, A>, 'id' | 'check'> {
  bend?: Bend<A>;
}

/** A modifier of this game. */
export interface Twist extends TwistHooks {
  id: string;
  check(arg: Json, setup: QuestSetup): string | null;
}

const bends: Record<string, Bend> = {};

/** Makes the modifiers known to the rules. */
export function installTwists(twists: Readonly<Record<string, Twist>>): void {
  for (const { id, bend } of Object.values(twists)) if (bend !== undefined) bends[id] = bend;
}

/** A number of the rules, bent by all modifiers of the game, in the setup's order. */
export function bent(s: OpenQuest, what: Bent, printed: number): number {
  let n = printed;
  for (const { id, arg } of s.setup.mods) n = bends[id]?.numbers?.[what]?.(s, n, arg) ?? n;
  return n;
}

/** Those of some Creatures that an attacker can see. */
export function seenBy(s: OpenQuest, by: CreatureId, ids: readonly CreatureId[]): readonly CreatureId[] {
  let seen = ids;
  for (const { id, arg } of s.setup.mods) seen = bends[id]?.sees?.(s, by, seen, arg) ?? seen;
  return seen;
}

const NOTHING: readonly Known[] = [];

/** What modifiers give a Hero beside its cards. */
export function abilitiesGiven({ setup }: Pick<Quest, 'setup'>, seat: Seat): readonly Known[] {
  if (setup.mods.length === 0) return NOTHING;
  return setup.mods.flatMap(({ id, arg }) => bends[id]?.abilities?.(seat, arg) ?? NOTHING);
}
