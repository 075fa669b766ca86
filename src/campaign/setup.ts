/** From a level to a game: what was reached before and chosen now changes what the level's file says. */

import { STRENGTHS } from '../bots/names.ts';
import type { Seat } from '../engine/kernel/state.ts';
import type { PetzSetup } from '../engine/petz/schema-setup.ts';
import { basicSetup } from '../engine/petz/setup.ts';
import { GIFT_OF } from '../engine/quest/mods/heroes.ts';
import type { QuestSetup } from '../engine/quest/schema-setup.ts';
import { ownSeat } from './goals/goal.ts';
import { starsOf } from './progress.ts';
import type { Condition, Level, LevelSeat, PetzLevel, Picks, Progress, QuestLevel } from './schema.ts';
import { goalName } from './two-parts.ts';

// What each pet of the shop can do for a Hero of the bedtime story: as the game itself has it.

/** What a pet gives of which the game knows nothing; no pet of the shop is such a one. */
const USUAL = 'scout';

/** The ability that a pet gives the Hero it goes with: `quest.gift.<id>.name`. */
export function levelGift(pet: string): string {
  return GIFT_OF[pet] ?? USUAL;
}

/** Who sits in a seat once it is settled whether a friend does. */
export type SeatPlan = Extract<LevelSeat, { who: 'person' | 'bot' }>;

/** A level as it is dealt. */
export type SetUp = {
  /** Who sits where; the first person is the player. */
  seats: SeatPlan[];
  /** The player's seat: whose goals these are. */
  you: Seat;
  /** Null: the dice are to be rolled anew. */
  seed: string | null;
} & ({ game: 'petz'; setup: PetzSetup } | { game: 'quest'; setup: QuestSetup });

/** Whether something has come to pass: a choice, a sale, a rival beaten, something in the first part. What is chosen now goes before what was chosen. */
export function pickHolds(condition: Condition, progress: Progress, picks: Picks): boolean {
  if ('choice' in condition) {
    const chosen = picks.choices?.[condition.choice] ?? progress.choices[condition.choice];
    return chosen === condition.is;
  }
  if ('first' in condition) {
    const held = (picks.first ?? '').split(' ').includes(goalName(condition.first));
    return held === (condition.is ?? true);
  }
  if ('star' in condition) return starsOf(progress, condition.star) >= condition.min;
  if ('beat' in condition) return (progress.met[condition.beat]?.beaten ?? 0) >= (condition.by ?? 1);
  if ('lostTo' in condition) return (progress.met[condition.lostTo]?.lost ?? 0) >= (condition.by ?? 1);
  if ('fled' in condition) return progress.fled.includes(condition.fled);
  if ('soldTo' in condition) {
    return progress.album.some(({ customer }) => customer === condition.soldTo);
  }
  return progress.album.some(
    ({ pet, customer, level }) =>
      pet === condition.sold &&
      (condition.to === undefined || customer === condition.to) &&
      (condition.in === undefined || level === condition.in),
  );
}

type Part = NonNullable<Level['changes']>[number]['set'];

/** The seat of a rival who comes back a step stronger, if it is one of these. */
function strongerSeat(seat: LevelSeat, rivals: readonly string[]): LevelSeat {
  if (seat.who === 'person' || seat.rival === undefined || !rivals.includes(seat.rival)) return seat;
  return { ...seat, strength: STRENGTHS[STRENGTHS.indexOf(seat.strength) + 1] ?? seat.strength };
}

/** Puts a change in force: modifiers, numbers and piles are added to, everything else takes the old one's place. */
function changed<L extends Level>(level: L, { stronger = [], ...set }: Part): L {
  const seats = level.seats.map((seat) => strongerSeat(seat, stronger));
  const result: L = Object.assign({}, level, set, { seats });
  if (set.mods !== undefined) result.mods = [...(level.mods ?? []), ...set.mods];
  if (set.tune !== undefined) result.tune = { ...level.tune, ...set.tune };
  if (set.decks !== undefined) result.decks = { ...level.decks, ...set.decks };
  return result;
}

/** The level with all changes that have come to pass. */
export function levelNow<L extends Level>(level: L, progress: Progress, picks: Picks): L {
  const changes = (level.changes ?? []).filter((change) => pickHolds(change.if, progress, picks));
  return changes.reduce<L>((now, { set }) => changed(now, set), level);
}

/** Parts of a level that a setup has only if the level has them. */
function given<T extends object, K extends keyof T>(level: T, keys: readonly K[]): Pick<T, K> {
  return Object.fromEntries(
    keys.flatMap((key) => (level[key] === undefined ? [] : [[key, level[key]]])),
  ) as Pick<T, K>;
}

function petzSetupOf(level: PetzLevel): PetzSetup {
  const { seats, variants, decks = {}, tune = {}, mods = [] } = level;
  const basic = basicSetup(seats.length);
  return {
    ...basic,
    variants: { ...basic.variants, ...variants },
    decks,
    tune,
    mods: [...mods],
    ...given(level, ['expansions', 'pool', 'needs', 'start', 'stop']),
  };
}

/** The modifier with which a pet comes along. */
export function companionMod(pet: string, hero: Seat) {
  return { id: 'companion', arg: { name: pet, gift: levelGift(pet), hero } };
}

function questSetupOf(level: QuestLevel, picks: Picks): QuestSetup {
  const { seats, heroes = 'draw', mode = 'normal', lord = null } = level;
  const { decks = {}, tune = {}, mods = [], companion } = level;
  const pet = companion === undefined ? undefined : picks.companion;
  const joins = pet === undefined ? [] : [companionMod(pet, companion?.hero ?? 0)];
  return {
    seats: seats.length,
    heroes: typeof heroes === 'string' ? heroes : [...heroes],
    mode,
    lord,
    decks,
    tune,
    mods: [...mods, ...joins],
    ...given(level, ['start', 'stop']),
  };
}

function seatPlan(seat: LevelSeat, at: Seat, picks: Picks): SeatPlan {
  if (seat.who !== 'friend') return seat;
  return picks.friends?.includes(at) === true ? { who: 'person' } : { ...seat, who: 'bot' };
}

/** The game of a level, for what a player has reached and chosen. Not yet checked by the engine. */
export function levelSetup(level: Level, progress: Progress, picks: Picks = {}): SetUp {
  const now = levelNow(level, progress, picks);
  const seats = now.seats.map((seat, at) => seatPlan(seat, at, picks));
  const common = { seats, you: ownSeat(level), seed: level.seed };
  return now.game === 'petz'
    ? { ...common, game: 'petz', setup: petzSetupOf(now) }
    : { ...common, game: 'quest', setup: questSetupOf(now, picks) };
}

/** The pets that may go along in a level, each once, the newest first; empty where none may. */
export function companionsOf(level: Level, progress: Progress): string[] {
  if (level.game !== 'quest' || level.companion === undefined) return [];
  const { from } = level.companion;
  const chapterOf = (id: string) => id.slice(0, id.indexOf('.'));
  const pets = progress.album.filter((picture) =>
    from.some((chapter) => chapter === chapterOf(picture.level)),
  );
  return [...new Set(pets.map(({ pet }) => pet).reverse())];
}
