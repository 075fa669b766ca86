/** The generations of a slot as they lie in the store: each text with its number and its checksum. */

import { hash } from '../../engine/kernel/data.ts';
import { isRecord } from '../../engine/kernel/domain.ts';
import type { Json } from '../../engine/kernel/state.ts';

export type Reading<T, P> = { ok: true; value: T } | { ok: false; problem: P };

export interface FoundText<T, P> {
  value: T | null;
  /** `older`: the newest text was damaged, this is the one before. `none`: all were damaged. */
  note: 'older' | 'none' | null;
  /** What was wrong with the newest text that was whole, but could not be used. */
  problem: P | null;
}

/** The text of a slot that was cleared. */
export const EMPTY_TEXT = '';

export const NO_TEXT = { value: null, note: null, problem: null } as const;

interface Sealed {
  count: number;
  text: string;
}

export type Seals = readonly (Sealed | 'broken' | null)[];

/** What is whole, the newest first. */
export function soundOf(seals: Seals): (Sealed & { at: number })[] {
  return seals
    .flatMap((one, at) => (one === null || one === 'broken' ? [] : [{ ...one, at }]))
    .sort((a, b) => b.count - a.count);
}

export function newest<T, P>(seals: Seals, read: (text: string) => Reading<T, P>): FoundText<T, P> {
  const sound = soundOf(seals);
  // A damaged text is the newest: what comes next is written in its place.
  let isDamaged = seals.includes('broken');
  let problem: P | null = null;
  // A damaged text beside an empty one came after it: clearing has taken all that came before.
  if (sound[0]?.text === EMPTY_TEXT) return isDamaged ? { ...NO_TEXT, note: 'none' } : NO_TEXT;
  for (const { text } of sound) {
    const reading = read(text);
    if (reading.ok) return { value: reading.value, note: isDamaged ? 'older' : null, problem };
    problem ??= reading.problem;
    isDamaged = true;
  }
  return { value: null, note: isDamaged ? 'none' : null, problem };
}

/** A text with its number and its checksum. */
export function seal(count: number, text: string): string {
  return JSON.stringify({ count, sum: hash([count, text]), text });
}

/** The number that a sealed text says it has, whole or not; 0 if it says none. */
export function countIn(sealed: string): number {
  return Number(/^\{"count":(\d+)/.exec(sealed)?.[1] ?? 0);
}

export function unseal(sealed: string): Sealed | 'broken' {
  try {
    const read = JSON.parse(sealed) as Json;
    if (!isRecord(read)) return 'broken';
    const { count, sum, text } = read;
    if (typeof count !== 'number' || typeof text !== 'string' || hash([count, text]) !== sum) return 'broken';
    return { count, text };
  } catch {
    return 'broken';
  }
}
