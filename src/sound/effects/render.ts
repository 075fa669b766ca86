/** Turns a recipe into a wave: the same one every time, and all of them about as loud. */
import { withoutShift } from '../dsp/filter.ts';
import { decibels, loudest, peakOf } from '../dsp/measure.ts';
import { inRoom } from '../dsp/reverb.ts';
import { addLayer, endOf } from './layer.ts';
import type { SoundEffect } from './schema.ts';

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
