/** What is heard when something happens: sounds, each with its moment. */
import type { SoundName } from '../bank.ts';

export interface Cue {
  sound: SoundName;
  /** Milliseconds after the event begins, at the usual speed. */
  at?: number;
  /** How often, one when nothing is said. */
  times?: number;
  /** Milliseconds between two of them; 90 unless told. */
  every?: number;
  /** Semitones from one to the next. */
  climb?: number;
  /** Semitones higher than usual. */
  up?: number;
}

/** Why an event is not heard. */
interface Silent {
  silent: string;
}

export const silent = (why: string): Silent => ({ silent: why });

/** A line of the table: always the same, according to what happened, or nothing for a reason. */
export type CueSource<E> = readonly Cue[] | ((event: E) => readonly Cue[]) | Silent;

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
