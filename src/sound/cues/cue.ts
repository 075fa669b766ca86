/** What is heard when something happens: sounds, each with its moment. */
import * as v from 'valibot';
import type { SoundName } from '../bank.ts';

export interface Cue {
  sound: SoundName;
  /** Milliseconds after the event begins, at the usual speed. */
  at?: number;
  /** How often, one when nothing is said. */
  times?: number;
  /** Milliseconds between two of them; 90 by default. */
  every?: number;
  /** Semitones from one to the next. */
  climb?: number;
  /** Semitones higher than usual. */
  up?: number;
}

const number = v.exactOptional(v.number());
const cue = v.strictObject({
  sound: v.pipe(
    v.string(),
    v.transform((name) => name as SoundName),
  ),
  ...{ at: number, times: number, every: number, climb: number, up: number },
});

/** A line of a table: always the same, or the reason why nothing is heard. */
const fixed = v.union([v.array(cue), v.strictObject({ silent: v.string() })]);

/** The lines of a file, one an event. */
export const readCues = <Type extends string>(lines: Readonly<Record<Type, unknown>>) =>
  v.parse(v.record(v.string(), fixed), lines) as Readonly<Record<Type, v.InferOutput<typeof fixed>>>;

/** Also a line that hangs on what happened. */
export type CueSource<E> = v.InferOutput<typeof fixed> | ((event: E) => readonly Cue[]);

/** No run of coins is longer. */
const MOST = 12;

/** So many coins in a row, each higher than the one before. */
export function coins(n: number, at = 0): Cue[] {
  if (n <= 0) return [];
  return [{ sound: 'coin', at, times: Math.min(MOST, n), every: 85, climb: 1 }];
}

/** What is heard of an event; nothing for one that is silent. */
export function cuesFor<E>(source: CueSource<E>, event: E): readonly Cue[] {
  if (typeof source === 'function') return source(event);
  return 'silent' in source ? [] : source;
}
