/** What is blown: one turn of the wave, its overtones coloured by the tube, read round and round. */
import { Filter } from '../dsp/filter.ts';
import { noiseFrom } from '../dsp/random.ts';
import type { Instrument, KeyTouch } from './types.ts';

interface Tube {
  /** Resonances of the tube: [Hz, width, height]. */
  tones: readonly (readonly [number, number, number])[];
  /** How fast overtones fade away with their number. */
  slope: number;
  attack: number;
  release: number;
  vibrato: { hz: number; cents: number; after: number };
  /** How much breath is heard. */
  breath: number;
  /** The tone comes from so many cents below. */
  scoop: number;
  /** How far the bell opens, in overtones, for soft and for hard notes. */
  opens: readonly [number, number];
  /** How loud it is beside the others. */
  gain: number;
}

const SIZE = 1024;
const tables = new Map<string, Float32Array>();

/** One turn of a wave at this pitch. */
function tableOf(tube: Tube, name: string, hz: number, rate: number): Float32Array {
  const key = `${name} ${hz.toFixed(2)} ${rate}`;
  const known = tables.get(key);
  if (known !== undefined) return known;
  const table = new Float32Array(SIZE);
  const most = Math.min(48, Math.floor((rate * 0.42) / hz));
  let power = 0;
  for (let k = 1; k <= most; k++) {
    const tone = k * hz;
    const heights = tube.tones.map(([at, width, height]) => height / (1 + ((tone - at) / width) ** 2));
    const level = (0.02 + heights.reduce((sum, x) => sum + x, 0)) / k ** tube.slope;
    power += (level * level) / 2;
    for (let i = 0; i < SIZE; i++)
      table[i] = (table[i] ?? 0) + level * Math.sin((2 * Math.PI * k * i) / SIZE + k * k * 0.7);
  }
  const gain = 1 / Math.sqrt(power || 1);
  const even = table.map((x) => x * gain);
  tables.set(key, even);
  return even;
}

const blown =
  (name: string, tube: Tube): Instrument =>
  (wave, from, rate, touch) => {
    const table = tableOf(tube, name, touch.hz, rate);
    const noise = noiseFrom(touch.seed);
    const bell = new Filter('low', rate);
    const air = new Filter('band', rate, Math.min(rate * 0.4, touch.hz * 2.5), 1.2);
    const { attack, release } = tube;
    const end = Math.min(wave.length - from, Math.ceil((touch.seconds + release) * rate));
    const [soft, hard] = tube.opens;
    const open = touch.hz * (soft + (hard - soft) * touch.loud);
    let phase = 0;
    for (let i = 0; i < end; i++) {
      const now = i / rate;
      const blow = Math.min(1, now / attack) * Math.min(1, Math.max(0, 1 - (now - touch.seconds) / release));
      phase = (phase + (pitchAt(tube, touch, now) * SIZE) / rate) % SIZE;
      const whole = Math.floor(phase);
      const a = table[whole] ?? 0;
      const tone = a + ((table[(whole + 1) % SIZE] ?? 0) - a) * (phase - whole);
      if (i % 16 === 0) bell.tune(Math.min(rate * 0.45, open * (0.35 + 0.65 * blow)), 0.7);
      const breath = tube.breath * air.next(noise()) * (1 + 2 * Math.max(0, 1 - now / 0.06));
      // Long notes give way a little.
      const sag = 0.78 + 0.22 * Math.exp(-now * 1.6);
      wave[from + i] =
        (wave[from + i] ?? 0) + bell.next(tone + breath) * blow * blow * sag * touch.level * tube.gain;
    }
  };

function pitchAt({ scoop, vibrato }: Tube, { hz }: KeyTouch, now: number): number {
  const below = -scoop * Math.exp(-now / 0.03);
  const grown = Math.min(1, Math.max(0, (now - vibrato.after) / 0.3));
  const swing = vibrato.cents * grown * Math.sin(2 * Math.PI * vibrato.hz * now);
  return hz * 2 ** ((below + swing) / 1200);
}

export const bassoon = blown('bassoon', {
  tones: [
    [480, 190, 1],
    [1180, 300, 0.32],
    [2100, 500, 0.08],
  ],
  slope: 0.25,
  attack: 0.035,
  release: 0.06,
  vibrato: { hz: 5.1, cents: 9, after: 0.25 },
  breath: 0.05,
  scoop: 18,
  opens: [7, 15],
  gain: 0.2,
});

/** With a mute: hardly any ground tone, and a nose. */
export const trumpet = blown('trumpet', {
  tones: [
    [1550, 380, 1],
    [2700, 600, 0.5],
    [520, 260, 0.2],
  ],
  slope: 0.15,
  attack: 0.03,
  release: 0.07,
  vibrato: { hz: 5.4, cents: 14, after: 0.22 },
  breath: 0.04,
  scoop: 32,
  opens: [5, 13],
  gain: 0.15,
});

export const tuba = blown('tuba', {
  tones: [
    [180, 150, 1],
    [420, 220, 0.4],
  ],
  slope: 0.7,
  attack: 0.03,
  release: 0.08,
  vibrato: { hz: 4.5, cents: 4, after: 0.4 },
  breath: 0.04,
  scoop: 22,
  opens: [6, 14],
  gain: 0.26,
});

/** A tin whistle. */
export const whistle = blown('whistle', {
  tones: [
    [900, 900, 1],
    [2400, 700, 0.12],
  ],
  slope: 2,
  attack: 0.022,
  release: 0.05,
  vibrato: { hz: 5.8, cents: 11, after: 0.16 },
  breath: 0.14,
  scoop: 25,
  opens: [4, 8],
  gain: 0.17,
});

/** Warm and woody, for what goes along below. */
export const clarinet = blown('clarinet', {
  tones: [
    [350, 260, 1],
    [1400, 500, 0.15],
  ],
  slope: 0.9,
  attack: 0.04,
  release: 0.07,
  vibrato: { hz: 4.8, cents: 5, after: 0.4 },
  breath: 0.05,
  scoop: 8,
  opens: [6, 12],
  gain: 0.18,
});
