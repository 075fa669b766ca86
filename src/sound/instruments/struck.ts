/** What is plucked or struck: strings, the music box, bells and wood. */

import { strikeBell } from '../dsp/bells.ts';
import { Filter, type FilterKind } from '../dsp/filter.ts';
import { noiseFrom } from '../dsp/random.ts';
import { pluck } from '../dsp/string.ts';
import type { Instrument } from './types.ts';

// Drums of tin and cardboard; their notes have no pitch.

interface Hiss {
  kind: FilterKind;
  hz: number;
  q: number;
  attack: number;
  /** Seconds until it is a thousandth as loud. */
  decay: number;
  level: number;
  seed: number;
}

function hiss(wave: Float32Array, from: number, rate: number, how: Hiss): void {
  const noise = noiseFrom(how.seed);
  const filter = new Filter(how.kind, rate, how.hz, how.q);
  const end = Math.min(wave.length - from, Math.ceil((how.attack + how.decay) * rate));
  for (let i = 0; i < end; i++) {
    const now = i / rate;
    const level = Math.min(1, now / how.attack) * 10 ** ((-3 * Math.max(0, now - how.attack)) / how.decay);
    wave[from + i] = (wave[from + i] ?? 0) + filter.next(noise()) * level * how.level;
  }
}

export const snare: Instrument = (wave, from, rate, { level, loud, seed }) => {
  strikeBell(wave, from, rate, { what: 'drum', hz: 205, level: level * 0.4, decay: 0.14 });
  const rattle = { kind: 'high', hz: 1500, q: 0.7, attack: 0.001, decay: 0.1 + 0.14 * loud } as const;
  hiss(wave, from, rate, { ...rattle, level: level * 0.3, seed });
};

export const bassdrum: Instrument = (wave, from, rate, { level, seed }) => {
  const end = Math.min(wave.length - from, Math.ceil(0.4 * rate));
  let phase = 0;
  for (let i = 0; i < end; i++) {
    const now = i / rate;
    phase += (2 * Math.PI * (58 + 60 * Math.exp(-now * 32))) / rate;
    const env = Math.min(1, now * 500) * 10 ** ((-3 * now) / 0.38);
    wave[from + i] = (wave[from + i] ?? 0) + Math.sin(phase) * env * level * 0.8;
  }
  hiss(wave, from, rate, {
    kind: 'low',
    hz: 900,
    q: 0.7,
    attack: 0.001,
    decay: 0.05,
    level: level * 0.4,
    seed,
  });
};

export const cymbal: Instrument = (wave, from, rate, { level, seed }) => {
  const how = { attack: 0.002, decay: 1.1, seed };
  hiss(wave, from, rate, { ...how, kind: 'high', hz: 4200, q: 0.8, level: level * 0.28 });
  strikeBell(wave, from, rate, { what: 'tin', hz: 1130, level: level * 0.1, decay: 0.7 });
};

export const hat: Instrument = (wave, from, rate, { level, seed }) =>
  hiss(wave, from, rate, {
    kind: 'high',
    hz: 6000,
    q: 0.9,
    attack: 0.001,
    decay: 0.09,
    level: level * 0.3,
    seed,
  });

/** Wires stroked over the skin. */
export const brush: Instrument = (wave, from, rate, { level, seconds, seed }) =>
  hiss(wave, from, rate, {
    kind: 'band',
    hz: 3600,
    q: 0.6,
    attack: Math.min(0.05, seconds * 0.2),
    decay: Math.min(0.5, seconds * 1.2),
    level: level * 0.3,
    seed,
  });

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
