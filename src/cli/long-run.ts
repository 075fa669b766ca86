/** Commands that play for hours: how long they may, and what they have found is written down again and again. */

import { UsageError } from './usage.ts';

/** The option that ends a long run earlier. */
export const minutesOption = (help = 'ends it earlier', usual = '600') =>
  ({ type: 'string', value: 'N', default: usual, help }) as const;

/** Whether there is time left of so many minutes, from now on. */
export function timeLimit(minutes: string): () => boolean {
  const ms = 60_000 * Number(minutes);
  if (!(ms > 0)) throw new UsageError(`--minutes takes a number above 0, not '${minutes}'`);
  const stop = performance.now() + ms;
  return () => performance.now() < stop;
}

export interface LongRun {
  /** Asked before every step; false ends the run. */
  inTime(): boolean;
  /** Writes down what has been found, now and then and at the end, so that what is stopped is not lost. */
  save?(): void;
}

/** The steps of a long run, counted from 1, as long as there is time; the caller breaks off when all is done. */
export function* stepsInTime({ inTime, save }: LongRun, saveEvery = 10): Generator<number> {
  try {
    for (let step = 1; inTime(); step++) {
      yield step;
      if (step % saveEvery === 0) save?.();
    }
  } finally {
    save?.();
  }
}
