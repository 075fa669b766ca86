/** What is plucked or struck: strings, the music box, bells and wood. */
import { strikeBell } from '../dsp/bells.ts';
import { pluck } from '../dsp/string.ts';
import type { Instrument } from './types.ts';

const around = (hz: number, cents: number) => hz * 2 ** (cents / 1200);

/** Two desks of fiddles, not quite together. */
export const pizzicato: Instrument = (wave, from, rate, { hz, level, loud, seed }) => {
  const decay = Math.min(1.1, 0.34 * (440 / hz) ** 0.45);
  const tone = Math.min(2600, 260 + hz * (0.9 + 1.6 * loud));
  for (const [n, cents] of [-4, 3].entries()) {
    const start = from + Math.round(n * 0.006 * rate);
    pluck(wave, start, rate, around(hz, cents), level * 0.75, { decay, tone, at: 0.31, seed: seed + n * 31 });
  }
};

export const doublebass: Instrument = (wave, from, rate, { hz, level, loud, seconds, seed }) => {
  const decay = Math.min(2.4, 0.5 + seconds * 1.6);
  pluck(wave, from, rate, hz, level * 1.25, { decay, tone: 180 + 420 * loud, at: 0.18, seed });
  // The finger on the board.
  strikeBell(wave, from, rate, { what: 'wood', hz: 150, level: level * 0.1 * loud, decay: 0.06 });
};

/** A guitar whose strings are let go at once. */
export const guitar: Instrument = (wave, from, rate, { hz, level, loud, seconds, seed }) =>
  pluck(wave, from, rate, hz, level, {
    decay: 0.25 + seconds * 0.7,
    tone: 900 + 1100 * loud,
    at: 0.14,
    seed,
  });

export const musicbox: Instrument = (wave, from, rate, { hz, level, loud, seed }) => {
  const decay = Math.min(3, 1.5 * (880 / hz) ** 0.4);
  // No tooth of the comb is tuned quite true.
  const tuned = around(hz, ((seed * 7) % 5) - 2);
  strikeBell(wave, from, rate, { what: 'tine', hz: tuned, level: level * 0.8, decay });
  strikeBell(wave, from, rate, { what: 'wood', hz: 2400, level: level * 0.05 * loud, decay: 0.02 });
};

export const bells: Instrument = (wave, from, rate, { hz, level, loud }) => {
  strikeBell(wave, from, rate, { what: 'tine', hz: hz * 2, level: level * 0.5, decay: 1.6 });
  strikeBell(wave, from, rate, { what: 'tin', hz: hz * 2, level: level * 0.22 * loud, decay: 0.5 });
};

export const woodblock: Instrument = (wave, from, rate, { hz, level }) =>
  strikeBell(wave, from, rate, { what: 'wood', hz, level, decay: 0.12 });
