/** What came of earlier choices, sales and stars: which changes of a level hold now, and when each is felt in its game. */

import { equal } from '../engine/kernel/data.ts';
import type { Json } from '../engine/kernel/state.ts';
import { dailyLevel } from './daily/daily.ts';
import { recordOf } from './progress.ts';
import type { Book, Condition, Level, Picks, Progress } from './schema.ts';
import { companionMod, levelNow, pickHolds, type SetUp } from './setup.ts';
import { everyPart } from './two-parts.ts';

export type LevelChange = NonNullable<Level['changes']>[number];

/** A pet of the album that was chosen to come along, as a change: its sale is where it comes from. */
function companionOf(level: Level, progress: Progress, { companion: pet }: Picks): LevelChange[] {
  if (level.game !== 'quest' || level.companion === undefined || pet === undefined) return [];
  const sale = progress.album.findLast((picture) => picture.pet === pet);
  const from = sale === undefined ? {} : { in: sale.level };
  return [
    { if: { sold: pet, ...from }, set: { mods: [companionMod(pet, level.companion.hero)] } } as LevelChange,
  ];
}

/** The changes of a level that hold, in its order, and the companion that was chosen; none for one that does not. */
export function consequencesOf(level: Level, progress: Progress, picks: Picks): LevelChange[] {
  const held = (level.changes ?? []).filter((change) => pickHolds(change.if, progress, picks));
  return [...held, ...companionOf(level, progress, picks)];
}

/** Whether every part of a change is in a setup, or in a level as its file has it. */
function isDealt({ set }: LevelChange, setup: object): boolean {
  const dealt = setup as Record<string, Json | undefined>;
  return Object.entries(set as Record<string, Json>).every(([name, part]) => {
    // The strength of a bot is no part of a setup.
    if (name === 'stronger') return true;
    const now = dealt[name];
    if (now === undefined) return false;
    if (Array.isArray(part) && Array.isArray(now))
      return part.every((one) => now.some((other) => equal(one, other)));
    if (!['tune', 'decks', 'variants'].includes(name)) return equal(part, now);
    return Object.entries(part as Record<string, Json>).every(([key, value]) =>
      equal(value, (now as Record<string, Json>)[key] ?? null),
    );
  });
}

const setOf = ({ set }: LevelChange): Json => set as Json;

/**
 * The changes that a game of the level was dealt with, not those chosen or sold since. Where its setup does not
 * tell them apart, from the level's file or from each other, what has come to pass by now does.
 */
export function consequencesIn(
  level: Level,
  setup: SetUp['setup'],
  progress: Progress,
  picks: Picks,
): LevelChange[] {
  const held = (change: LevelChange) => pickHolds(change.if, progress, picks);
  const dealt = (level.changes ?? []).filter((change) => isDealt(change, setup));
  const isSure = (change: LevelChange): boolean =>
    !isDealt(change, level) && !dealt.some((other) => held(other) && equal(setOf(other), setOf(change)));
  const inForce = dealt.filter((change) => held(change) || isSure(change));
  return [...inForce, ...companionOf(level, progress, picks)];
}

/** The level of the book that a condition looks back to: where it was chosen, sold, won. Null for a sale anywhere. */
export function originOf(book: Book, condition: Condition): Level | null {
  const id =
    'choice' in condition
      ? book.all.find(({ choices }) => choices?.some((one) => one.id === condition.choice))?.id
      : 'star' in condition
        ? condition.star
        : 'in' in condition
          ? condition.in
          : undefined;
  return id === undefined ? null : (book.level(id) ?? null);
}

/** The rival or customer to whom a condition looks back; null where it is none. */
function whoRemembers(condition: Condition): string | null {
  if ('soldTo' in condition) return condition.soldTo;
  return 'beat' in condition ? condition.beat : 'lostTo' in condition ? condition.lostTo : null;
}

/** Something that was done once, and what has come of it in levels played since. */
export interface LevelOutcome {
  origin: Level | null;
  /** The rival or customer who remembers it; null where a level does. */
  who: string | null;
  /** What was decided; null for sales and stars. */
  choice: { id: string; option: string } | null;
  /** In the order of the book; empty while nothing has come of it. */
  came: { level: Level; change: LevelChange }[];
}

/** Everything that was decided, sold or won, and what came of it: only what was met in a level that was played. */
export function outcomesOf(book: Book, progress: Progress): LevelOutcome[] {
  const outcomes = new Map<string, LevelOutcome>();
  for (const origin of book.all) {
    for (const { id } of origin.choices ?? []) {
      const option = progress.choices[id];
      if (option !== undefined)
        outcomes.set(`choice ${id}`, { origin, who: null, choice: { id, option }, came: [] });
    }
  }
  for (const level of book.all) {
    if (recordOf(progress, level.id) === null) continue;
    for (const change of consequencesOf(level, progress, {})) {
      const condition = change.if;
      const origin = originOf(book, condition);
      const who = whoRemembers(condition);
      const name =
        'choice' in condition ? `choice ${condition.choice}` : `level ${origin?.id ?? ''} ${who ?? ''}`;
      const outcome = outcomes.get(name) ?? { origin, who, choice: null, came: [] };
      outcome.came.push({ level, change });
      outcomes.set(name, outcome);
    }
  }
  return [...outcomes.values()];
}

/** The modifiers that were met in a level or a fair played to its end. */
export function metTwists(book: Book, progress: Progress): ReadonlySet<string> {
  const played = everyPart(book).filter(({ id }) => recordOf(progress, id) !== null);
  const fairs = Object.keys(progress.daily).flatMap((day) => dailyLevel(day) ?? []);
  const uses = [...played, ...fairs].flatMap((level) => levelNow<Level>(level, progress, {}).mods ?? []);
  return new Set(uses.map(({ id }) => id));
}
