/** Turns a recipe into a wave: the same one every time, and all of them about as loud. */

import { STRUCK, type StruckBell, strikeBell } from '../dsp/bells.ts';
import { Filter, withoutShift } from '../dsp/filter.ts';
import { decibels, loudest, peakOf } from '../dsp/measure.ts';
import { Oscillator, type WaveShape } from '../dsp/oscillator.ts';
import { noiseFrom } from '../dsp/random.ts';
import { inRoom } from '../dsp/reverb.ts';
import { pluck } from '../dsp/string.ts';
import { isVowel, Mouth, type Vowel } from '../dsp/vowels.ts';
import type { SoundEffect, SoundLayer } from './schema.ts';

// Numbers that change in the course of a sound: one, or points of [share of the time, value].

type Track = number | readonly (readonly [number, number])[];

function between(track: readonly (readonly [number, number])[], t: number, mix: typeof linear): number {
  let before = track[0];
  if (before === undefined) return 0;
  for (const point of track) {
    if (point[0] >= t) {
      const span = point[0] - before[0];
      return span <= 0 ? point[1] : mix(before[1], point[1], (t - before[0]) / span);
    }
    before = point;
  }
  return before[1];
}

const linear = (a: number, b: number, t: number) => a + (b - a) * t;
const even = (a: number, b: number, t: number) => (a <= 0 || b <= 0 ? linear(a, b, t) : a * (b / a) ** t);

/** The value at a share of the time (0 to 1); between two points along a straight line. */
const levelAt = (track: Track, t: number): number =>
  typeof track === 'number' ? track : between(track, t, linear);

/** The same for frequencies: equal steps of time are equal intervals to the ear. */
const pitchAt = (track: Track, t: number): number =>
  typeof track === 'number' ? track : between(track, t, even);

// One layer of an effect, added to the wave as often as it repeats.

const isStruck = (source: SoundLayer['source']): source is StruckBell => source in STRUCK;
const isShape = (source: SoundLayer['source']): source is WaveShape =>
  source === 'sine' || source === 'triangle' || source === 'saw' || source === 'square';

/** A filter is moved once in so many samples. */
const PACE = 16;

/** Each time the layer sounds: when, how much higher, how loud. */
function timesOf({ at, repeat }: SoundLayer): { at: number; ratio: number; level: number }[] {
  if (repeat === undefined) return [{ at, ratio: 1, level: 1 }];
  const { times, every, climb, fade, stretch } = repeat;
  let now = at;
  return Array.from({ length: times }, (_, n) => {
    if (n > 0) now += every * stretch ** (n - 1);
    return { at: now, ratio: 2 ** ((climb * n) / 12), level: fade ** n };
  });
}

const lengthOf = (layer: SoundLayer): number =>
  isStruck(layer.source) || layer.source === 'string' ? Math.max(layer.for, 0.02) : layer.for + layer.release;

/** When the layer is over, in seconds. */
const endOf = (layer: SoundLayer): number =>
  Math.max(...timesOf(layer).map(({ at }) => at)) + lengthOf(layer);

/** Adds the layer to a wave; `seed` makes its noise its own. */
function addLayer(wave: Float32Array, rate: number, layer: SoundLayer, seed: number): void {
  for (const [n, { at, ratio, level }] of timesOf(layer).entries()) {
    const once = new Float32Array(Math.ceil(lengthOf(layer) * rate));
    sound(once, rate, layer, ratio, seed * 97 + n * 13);
    shape(once, rate, layer);
    const from = Math.round(at * rate);
    for (let i = 0; i < once.length && from + i < wave.length; i++)
      wave[from + i] = (wave[from + i] ?? 0) + (once[i] ?? 0) * level;
  }
}

function sound(once: Float32Array, rate: number, layer: SoundLayer, ratio: number, seed: number): void {
  const { source } = layer;
  const first = pitchAt(layer.pitch, 0) * ratio;
  const decay = layer.decay ?? layer.for;
  if (isStruck(source)) {
    strikeBell(once, 0, rate, { what: source, hz: first, level: 1, decay });
    return;
  }
  if (source === 'string') {
    pluck(once, 0, rate, first, 1, { decay, tone: 2400, seed });
    return;
  }
  const next = sourceOf(source, rate, layer, seed);
  const { vibrato } = layer;
  for (let i = 0; i < once.length; i++) {
    const swing = vibrato === undefined ? 0 : Math.sin((2 * Math.PI * vibrato.hz * i) / rate);
    const bend = 2 ** ((swing * (vibrato?.semitones ?? 0)) / 12);
    once[i] = next(pitchAt(layer.pitch, i / (layer.for * rate)) * ratio * bend);
  }
}

/** Makes a sample at a pitch; noise has none. */
function sourceOf(source: WaveShape | 'noise' | 'voice', rate: number, layer: SoundLayer, seed: number) {
  const noise = noiseFrom(seed);
  if (source === 'noise') return () => noise();
  const wave = new Oscillator(isShape(source) ? source : 'saw', rate);
  const { breath } = layer;
  return (hz: number) => wave.next(hz) * (1 - breath) + (breath > 0 ? noise() * breath : 0);
}

/** Filter, mouth, and how the loudness goes. */
function shape(once: Float32Array, rate: number, layer: SoundLayer): void {
  const { filter, vowels, tremolo, attack, decay, release } = layer;
  const pass = filter && new Filter(filter.kind, rate);
  const mouth = vowels === undefined ? null : new Mouth(rate);
  const spoken = [...(vowels ?? 'a')].filter(isVowel);
  const isAlone = isStruck(layer.source) || layer.source === 'string';
  for (let i = 0; i < once.length; i++) {
    const now = i / rate;
    const t = Math.min(1, now / layer.for);
    let sample = once[i] ?? 0;
    if (filter !== undefined && pass !== undefined) {
      if (i % PACE === 0) pass.tune(pitchAt(filter.hz, t), filter.q);
      sample = pass.next(sample);
    }
    if (mouth !== null) sample = spoken.length > 0 ? said(mouth, spoken, sample, t, layer.mouth) : sample;
    let level = levelAt(layer.level, t) * Math.min(1, now / Math.max(attack, 1e-4));
    // What is struck dies by itself; all else as the effect says.
    if (!isAlone && decay !== undefined) level *= 10 ** ((-3 * now) / Math.max(0.01, decay));
    if (now > layer.for - (isAlone ? release : 0))
      level *= Math.max(0, 1 - (now - layer.for + (isAlone ? release : 0)) / Math.max(release, 1e-3));
    if (tremolo !== undefined)
      level *= 1 - tremolo.depth * (0.5 - 0.5 * Math.cos(2 * Math.PI * tremolo.hz * now));
    once[i] = sample * level;
  }
}

function said(mouth: Mouth, vowels: readonly Vowel[], sample: number, t: number, size: number): number {
  const at = t * (vowels.length - 1);
  const n = Math.min(vowels.length - 1, Math.floor(at));
  const from = vowels[n] ?? 'a';
  return mouth.next(sample, from, vowels[n + 1] ?? from, at - n, size);
}

/** Samples a second of everything that is made while the game runs. */
export const RATE = 32_000;
/** How loud an effect is, in dB as `measure` hears it. */
export const LOUDNESS = -17;
/** No sample is higher: two effects at once are held by the limiter. */
const HIGHEST = 0.89;

const TAIL = 0.22;

export function renderEffect(effect: SoundEffect, rate = RATE): Float32Array {
  const room = effect.room > 0 ? TAIL : 0.01;
  const seconds = Math.max(...effect.layers.map(endOf)) + room;
  const dry = new Float32Array(Math.ceil(seconds * rate));
  for (const [n, layer] of effect.layers.entries()) addLayer(dry, rate, layer, n + 1);
  withoutShift(dry, rate);
  if (effect.backwards) dry.reverse();
  const wet = effect.room > 0 ? inRoom(dry, rate, { wet: effect.room, seconds: 0.35, bright: 0.5 }) : dry;
  withoutShift(wet, rate);
  return ended(levelled(wet, rate, LOUDNESS + effect.loud), rate);
}

/** As loud as wanted, unless its peaks would be too high. */
export function levelled(wave: Float32Array, rate: number, loudness: number): Float32Array {
  const wanted = 10 ** ((loudness - decibels(loudest(wave, rate))) / 20);
  const peak = peakOf(wave) * wanted;
  // Single peaks over it are rounded off; what would be all peak is turned down.
  const gain = wanted * Math.min(1, (HIGHEST * 2) / Math.max(peak, 1e-9));
  return wave.map((x) => rounded(x * gain));
}

const KNEE = 0.6;

function rounded(x: number): number {
  const over = Math.abs(x) - KNEE;
  if (over <= 0) return x;
  const room = HIGHEST - KNEE;
  return Math.sign(x) * (KNEE + room * Math.tanh(over / room));
}

/** The last hundredth of a second fades out. */
function ended(wave: Float32Array, rate: number): Float32Array {
  const fade = Math.min(wave.length, Math.round(0.01 * rate));
  for (let i = 0; i < fade; i++) {
    const at = wave.length - 1 - i;
    wave[at] = (wave[at] ?? 0) * (i / fade);
  }
  return wave;
}
