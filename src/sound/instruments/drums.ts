/** Drums of tin and cardboard; their notes have no pitch. */
import { strikeBell } from '../dsp/bells.ts';
import { Filter, type FilterKind } from '../dsp/filter.ts';
import { noiseFrom } from '../dsp/random.ts';
import type { Instrument } from './types.ts';

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
