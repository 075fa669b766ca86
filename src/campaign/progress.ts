/** What a player has reached: read with care, and changed only by making a new one. Stars only grow. */

import * as v from 'valibot';
import { addPictures } from './album.ts';
import { newMemory } from './coach.ts';
import { type Extra, extrasEarned } from './extras.ts';
import type { GoalState } from './goals/goal.ts';
import { starred } from './goals/index.ts';
import { id } from './ids.ts';
import { afterMeeting } from './past.ts';
import {
  type AlbumPicture,
  type LevelRecord,
  PROGRESS_FORMAT,
  type Progress,
  progressSchema,
} from './progress-schema.ts';
import type { Book, Level } from './schema.ts';
import { climbOf } from './steps.ts';
import { newTrainer } from './trainer/trainer-schema.ts';
import { firstPartOf, recordOfParts } from './two-parts.ts';

type ReadProgress =
  | { ok: true; progress: Progress }
  | { ok: false; code: 'notAProgress' | 'otherFormat'; message: string };

/** Nothing reached yet. */
export function emptyProgress(): Progress {
  return {
    format: PROGRESS_FORMAT,
    levels: {},
    choices: {},
    between: {},
    steps: {},
    unlocked: [],
    album: [],
    met: {},
    fled: [],
    coach: newMemory(),
    daily: {},
    trainer: newTrainer(),
    kept: {},
  };
}

/** Checks data that claims to be a progress. */
export function readProgress(data: unknown): ReadProgress {
  const format = typeof data === 'object' && data !== null && 'format' in data ? data.format : undefined;
  if (typeof format !== 'number')
    return { ok: false, code: 'notAProgress', message: 'this is not a progress' };
  if (format !== PROGRESS_FORMAT) {
    return {
      ok: false,
      code: 'otherFormat',
      message: `format ${format} is not known here, only ${PROGRESS_FORMAT}`,
    };
  }
  const result = v.safeParse(progressSchema, data);
  if (result.success)
    return { ok: true, progress: { ...result.output, album: result.output.album.filter(isKnown) } };
  const [issue] = result.issues;
  return {
    ok: false,
    code: 'notAProgress',
    message: `${v.getDotPath(issue) ?? '(whole file)'}: ${issue.message}`,
  };
}

/** Only who is of this program's games can be hung up; what others have hung stays in what is saved. */
function isKnown({ pet, customer }: AlbumPicture): boolean {
  return v.is(id.pet, pet) && v.is(id.customer, customer);
}

/** What is known of a level; null if it was never played to its end. */
export function recordOf(progress: Progress, id: string): LevelRecord | null {
  return Object.hasOwn(progress.levels, id) ? (progress.levels[id] ?? null) : null;
}

/** The stars of a level, those of its second part among them. */
export function starsOf(progress: Progress, id: string): number {
  const records = [recordOf(progress, id), recordOf(progress, `${id}b`)];
  return records.reduce((sum, record) => sum + (record?.won === true ? record.goals.length : 0), 0);
}

/** Whether a level is won, with its second part if it has one. */
function isWon(book: Book, progress: Progress, id: string): boolean {
  return recordOfParts(book, progress, id)?.won === true;
}

/**
 * The progress with what stands for levels that are no more: a player who has won one has won those that took its place,
 * with as many stars as it had, as far as they have so many goals. Nothing is taken away, and the records are not
 * tries: see `withoutGifts`.
 */
export function withReplaced(book: Book, progress: Progress): Progress {
  const levels = { ...progress.levels };
  for (const [old, places] of Object.entries(book.replaced)) {
    const stars = starsOf(progress, old);
    for (const id of stars === 0 ? [] : places) {
      const goals = (book.level(id)?.goals ?? []).slice(0, stars).map((_, i) => i);
      const { tries = 0, lost = 0, goals: own = [] } = recordOf(progress, id) ?? {};
      levels[id] = { won: true, goals: [...new Set([...own, ...goals])].sort(), tries, lost };
    }
  }
  return { ...progress, levels };
}

/** What data of unknown origin says was reached; nothing if it cannot be read. Without a book nothing is replaced. */
export function progressFrom(data: unknown, book: Book | null): Progress {
  const read = readProgress(data);
  const progress = read.ok ? read.progress : emptyProgress();
  return book === null ? progress : withReplaced(book, progress);
}

/** The progress as it is saved: without the records of levels that were never played. */
export function withoutGifts(progress: Progress): Progress {
  const played = Object.entries(progress.levels).filter(([, { tries }]) => tries > 0);
  return { ...progress, levels: Object.fromEntries(played) };
}

/** All stars of these levels, or of all that the book has. */
export function starSum(book: Book, progress: Progress, ids = book.all.map(({ id }) => id)): number {
  return ids.reduce((sum, id) => sum + starsOf(progress, id), 0);
}

/** What keeps a level closed. */
export interface Lock {
  /** Stars still missing in the other chapters. */
  stars: number;
  /** Levels still to be won. */
  levels: string[];
  /** Winning one of these unlocks it; empty if it needs no key. */
  keys: string[];
}

/** What keeps a level closed; null if it may be played. Throws for a level that is not in the book. */
export function lockOf(book: Book, progress: Progress, id: string): Lock | null {
  const level = book.level(id);
  const chapter = book.chapterOf(id);
  if (level === undefined || chapter === undefined) throw new Error(`no level is called '${id}'`);
  // What was won once stays open in every newer campaign.
  if (isWon(book, progress, id)) return null;
  const others = book.chapters.filter((x) => x.id !== chapter.id).flatMap(({ levels }) => levels);
  const stars = Math.max(0, chapter.stars - starSum(book, progress, others));
  const first = firstPartOf(id);
  const levels = [
    ...(level.after ?? []).filter((before) => !isWon(book, progress, before)),
    ...(first === null || Object.hasOwn(progress.between, first) ? [] : [first]),
  ];
  const key = `level:${id}`;
  const keys = progress.unlocked.includes(key)
    ? []
    : book.all.filter(({ unlocks }) => unlocks?.includes(key)).map((x) => x.id);
  return stars === 0 && levels.length === 0 && keys.length === 0 ? null : { stars, levels, keys };
}

/** Whether a level may be played. */
export function opened(book: Book, progress: Progress, id: string): boolean {
  return book.level(id) !== undefined && lockOf(book, progress, id) === null;
}

/** How a level's game has ended. */
interface LevelResult {
  /** How its goals stood, in the level's order. */
  goals: readonly GoalState[];
  /** The places of the goals that count as stars; left out: all that are done, if the first is. */
  stars?: readonly number[];
  /** The sales of the player (`picturesOf`). */
  pictures?: readonly AlbumPicture[];
  /** What was chosen before it. */
  choices?: Readonly<Record<string, string>>;
  /** What the second part is to know of this one, the first (`heldInFirst`). */
  between?: string;
  /** The step of difficulty it was played at; 0 or nothing: as written. */
  step?: number;
  /** Points ahead of each rival at the table. */
  margins?: Readonly<Record<string, number>>;
  /** Pets that were lost. */
  fled?: readonly string[];
}

/** The level's record after one more game: stars only grow. */
function oneMore(record: LevelRecord | null, stars: readonly number[]): LevelRecord {
  const { won, goals, tries, lost } = record ?? { won: false, goals: [], tries: 0, lost: 0 };
  const isWin = stars.includes(0);
  const reached = isWin ? [...new Set([...goals, ...stars])].sort((a, b) => a - b) : goals;
  return { won: won || isWin, goals: reached, tries: tries + 1, lost: lost + (isWin ? 0 : 1) };
}

function higherStep({ steps }: Progress, id: string, step = 0): Progress['steps'] {
  return step > (steps[id] ?? 0) ? { [id]: step } : {};
}

/** The signs of chapters whose every level is won. */
function signsOf(book: Book, progress: Progress): string[] {
  return book.chapters.flatMap(({ levels, sign }) =>
    sign !== undefined && levels.length > 0 && levels.every((id) => isWon(book, progress, id)) ? [sign] : [],
  );
}

/**
 * The progress after a game of a level is over. A lost one counts as a try, and rivals and pets remember it. With the
 * book, chapters that are won whole give their sign.
 */
export function afterLevel(progress: Progress, level: Level, result: LevelResult, book?: Book): Progress {
  const stars = result.stars ?? starred(result.goals);
  const record = oneMore(recordOf(progress, level.id), stars);
  const after: Progress = {
    ...progress,
    levels: { ...progress.levels, [level.id]: record },
    met: afterMeeting(progress.met, result.margins ?? {}),
    fled: [...new Set([...progress.fled, ...(result.fled ?? [])])],
  };
  if (!stars.includes(0)) return after;
  after.choices = { ...progress.choices, ...result.choices };
  if (result.between !== undefined) after.between = { ...progress.between, [level.id]: result.between };
  after.steps = { ...progress.steps, ...higherStep(progress, level.id, result.step) };
  after.album = addPictures(progress.album, result.pictures ?? []);
  const signs = book === undefined ? [] : signsOf(book, after);
  after.unlocked = [...new Set([...progress.unlocked, ...(level.unlocks ?? []), ...signs])];
  return after;
}

/** What one progress has that an earlier one had not. */
export interface ProgressNews {
  /** Cosmetics, and levels as `level:town.3`. */
  unlocked: string[];
  pictures: AlbumPicture[];
  /** Levels that may be played now and could not be before. */
  levels: string[];
  /** The step of difficulty that was opened; 0 for none. */
  step: number;
  /** Pieces that may be taken along now and could not be before. */
  extras: Extra[];
}

/** What has come with the last game. */
export function newsOf(book: Book, before: Progress, after: Progress): ProgressNews {
  const old = new Set(before.album);
  const { open } = climbOf(book, after);
  return {
    unlocked: after.unlocked.filter((name) => !before.unlocked.includes(name)),
    pictures: after.album.filter((picture) => !old.has(picture)),
    levels: book.all.map(({ id }) => id).filter((id) => opened(book, after, id) && !opened(book, before, id)),
    extras: extrasEarned(book, after).filter((one) => !extrasEarned(book, before).includes(one)),
    step: open > climbOf(book, before).open ? open : 0,
  };
}

/** Remembers what was chosen in the story. */
export function choose(progress: Progress, choice: string, option: string): Progress {
  return { ...progress, choices: { ...progress.choices, [choice]: option } };
}
