/**
 * Levels in two parts, played one after the other: `moonlight.1` and, not on the map by itself, `moonlight.1b`. What came
 * to pass in the first is known in the second.
 */

import type { GoalUse } from './goals/goal.ts';
import type { Book, Level, LevelRecord, Picks, Progress } from './schema.ts';

/** The most stars that a level has, over both parts. */
const MOST_GOALS = 3;

/** The first part of the level whose second part this is; null for any other. */
export function firstPartOf(id: string): string | null {
  return /^[a-z]+\.\d{1,2}b$/.test(id) ? id.slice(0, -1) : null;
}

/** The level, and its second part if it has one. */
export function partsOf(book: Book, level: Level): Level[] {
  const second = book.level(`${level.id}b`);
  return second === undefined ? [level] : [level, second];
}

/** All levels of the book in its order, each followed by its second part. */
export function everyPart(book: Book): Level[] {
  return book.all.flatMap((level) => partsOf(book, level));
}

/** The goals of both parts, one a star. */
export function goalsOfParts(book: Book, level: Level): GoalUse[] {
  return partsOf(book, level).flatMap(({ goals }) => goals);
}

/** What is known of a level, over both parts: it is won when both are. Null if neither was ever played to its end. */
export function recordOfParts(book: Book, progress: Progress, id: string): LevelRecord | null {
  const level = book.level(id);
  const known = (part: string) =>
    Object.hasOwn(progress.levels, part) ? (progress.levels[part] ?? null) : null;
  const parts = level === undefined ? [] : partsOf(book, level);
  if (parts.length < 2 || parts.every((part) => known(part.id) === null)) return known(id);
  const records = parts.map((part) => known(part.id));
  const from = (at: number) => (at === 0 ? 0 : (level?.goals.length ?? 0));
  const sum = (count: 'tries' | 'lost') => records.reduce((all, one) => all + (one?.[count] ?? 0), 0);
  return {
    won: records.every((one) => one?.won === true),
    goals: records.flatMap((one, at) => one?.goals.map((goal) => goal + from(at)) ?? []),
    tries: sum('tries'),
    lost: sum('lost'),
  };
}

/** A goal of the first part by name, as it is saved between the parts: `sales.uni.1`. */
export function goalName({
  id,
  pet,
  customer,
  min,
  max,
  place,
  size,
  to,
  seat,
  own,
  always,
}: GoalUse): string {
  return [id, pet, customer, min, max, place, size, to, seat, own, always]
    .filter((x) => x !== undefined)
    .join('.');
}

/** What the second part asks about the first, by name, and whether it came to pass there; names with spaces between. */
export function heldInFirst(second: Level, isReached: (goal: GoalUse) => boolean): string {
  const asked = (second.changes ?? []).flatMap(({ if: one }) => ('first' in one ? [one.first] : []));
  return [...new Set(asked.filter(isReached).map(goalName))].join(' ');
}

/** What the first part has brought when it was last won, for the briefing of the second. */
export function broughtFor(progress: Progress, id: string): Pick<Picks, 'first'> {
  const first = progress.between[firstPartOf(id) ?? ''];
  return first === undefined ? {} : { first };
}

/** What two files of a level in two parts say of each other and is not so; `all` are the levels by id. */
export function checkParts(level: Level, all: ReadonlyMap<string, Level>, gameOf: (goal: string) => string) {
  const wrong: string[] = [];
  const firstId = firstPartOf(level.id);
  const first = firstId === null ? undefined : all.get(firstId);
  for (const [i, { if: condition }] of (level.changes ?? []).entries()) {
    if (!('first' in condition)) continue;
    const where = `changes[${i}].if.first`;
    if (firstId === null) {
      wrong.push(`${where}: only a second part, such as '${level.id}b', knows what the first one brought`);
    } else if (first !== undefined && gameOf(condition.first.id) !== first.game) {
      wrong.push(`${where}.id: '${condition.first.id}' is no goal of the game of '${firstId}'`);
    }
  }
  if (firstId === null) return wrong;
  if (first === undefined) return [...wrong, `id: the first part, '${firstId}', is not there`];
  const stars = first.goals.length + level.goals.length;
  if (stars > MOST_GOALS) {
    wrong.push(`goals: with those of '${firstId}' there are ${stars}, at most ${MOST_GOALS} in both parts`);
  }
  return wrong;
}
