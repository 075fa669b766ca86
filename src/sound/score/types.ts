/** A piece of music as its score says it. */
import type { InstrumentName } from '../instruments/index.ts';

/** Ticks in a quarter note. */
export const QUARTER = 24;

export interface ScoreNote {
  /** In ticks from the beginning of its bar. */
  at: number;
  /** In ticks. */
  long: number;
  /** Keys as on a piano, middle C being 60; more than one in a chord. What has no pitch plays 60. */
  keys: readonly number[];
  /** 0 to 1. */
  loud: number;
  /** Cut short. */
  short: boolean;
}

export type ScoreBar = readonly ScoreNote[];

export interface ScoreVoice {
  instrument: InstrumentName;
  /** 0 to 1. */
  level: number;
}

export interface Score {
  title: string;
  /** Quarter notes a minute. */
  tempo: number;
  /** Ticks in a bar. */
  bar: number;
  /** Where the second of two eighths falls, as a share of the quarter: 0.5 is even. */
  swing: number;
  /** How much room is round it: 0 to 1. */
  room: number;
  voices: Readonly<Record<string, ScoreVoice>>;
  /** The bars of each section, by voice; all voices of a section have as many. */
  sections: Readonly<Record<string, Readonly<Record<string, readonly ScoreBar[]>>>>;
  /** The sections in the order they are played. */
  form: readonly string[];
}

/** What is wrong with a score, and on which line of it. */
export class ScoreError extends Error {
  constructor(line: number, message: string) {
    super(`line ${line}: ${message}`);
    this.name = 'ScoreError';
  }
}
