/**
 * What a store of progress must know about progress: how it begins, and how what two pages have reached is put together.
 * It is looked at here only as far as that needs, so that what a newer campaign has written survives in an older one.
 */

import { isRecord } from '../../engine/kernel/domain.ts';
import type { Json } from '../../engine/kernel/state.ts';

export interface ProgressKind<P> {
  fresh(): P;
  /** Reads progress; null if it cannot be any. */
  check(data: unknown): P | null;
  /** Everything that either knows; where they contradict each other the second is right. */
  merge(older: P, newer: P): P;
  /** How many stars there are in it, for the card of the profile. */
  stars(progress: P): number;
}

/** Progress as it is saved; `readProgress` of the campaign says what is in it. */
export type AnyProgress = Json;

/** What is listed without end; the newest of it stays. */
const LONGEST: Readonly<Record<string, number>> = { album: 1000, unlocked: 500 };

/** Where puzzles served by rating are saved. */
const TRAINER = 'trainer';

type Fields = Readonly<Record<string, Json>>;

export const storedProgress: ProgressKind<AnyProgress> = {
  fresh: () => ({}),
  check: (data) => (isRecord(data as Json) ? (data as Json) : null),
  merge: (older, newer) => unite(older, newer, ''),
  stars,
};

/** Every goal that was ever reached in a level that is won. */
function stars(progress: AnyProgress): number {
  const levels = isRecord(progress) ? progress.levels : undefined;
  if (levels === undefined || !isRecord(levels)) return 0;
  return Object.values(levels).reduce<number>((sum, level) => {
    const goals = isRecord(level) && level.won === true ? level.goals : undefined;
    return sum + (Array.isArray(goals) ? goals.length : 0);
  }, 0);
}

/**
 * Progress only grows: greater numbers and later words win, records and lists are united. That goes for counts too (how
 * often a level was tried): both sides have all the past in common, which a sum would count twice at every meeting of
 * two pages, while the greater number misses at most what was played in two pages in the same moment.
 */
function unite(older: Json, newer: Json, path: string): Json {
  if (typeof older === 'number' && typeof newer === 'number') return Math.max(older, newer);
  if (typeof older === 'boolean' && typeof newer === 'boolean') return older || newer;
  if (Array.isArray(older) && Array.isArray(newer)) return uniteLists(older, newer, path);
  if (!isRecord(older) || !isRecord(newer)) return newer ?? older;
  if (path === TRAINER) return laterTrainer(older, newer);
  const all = new Map<string, Json>(Object.entries(older));
  for (const [key, value] of Object.entries(newer)) {
    const known = all.get(key);
    all.set(key, known === undefined ? value : unite(known, value, path === '' ? key : `${path}.${key}`));
  }
  return Object.fromEntries(all);
}

/** A rating falls as well as it rises: the state with more turns is right, and only what was met is put together. */
function laterTrainer(a: Fields, b: Fields): Json {
  const [before, after] = Number(a.turn ?? 0) > Number(b.turn ?? 0) ? [b, a] : [a, b];
  const seen = unite(before.seen ?? {}, after.seen ?? {}, `${TRAINER}.seen`);
  return { ...before, ...after, seen };
}

/** What is twice in one of them is twice in both together: two pictures may be alike. */
function uniteLists(older: readonly Json[], newer: readonly Json[], path: string): Json[] {
  const left = new Map<string, number>();
  for (const one of older) left.set(JSON.stringify(one), (left.get(JSON.stringify(one)) ?? 0) + 1);
  const more = newer.filter((one) => {
    const word = JSON.stringify(one);
    const n = left.get(word) ?? 0;
    left.set(word, n - 1);
    return n <= 0;
  });
  const all = [...older, ...more];
  if (all.every((one) => typeof one === 'number')) all.sort((a, b) => Number(a) - Number(b));
  return all.slice(-(LONGEST[path] ?? all.length));
}
