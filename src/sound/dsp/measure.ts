/** Numbers for ears: how loud a wave is, how high, and whether it is sound at all. */
import { Filter } from './filter.ts';

interface Measured {
  /** The highest sample, 0 to 1. */
  peak: number;
  /** Loudness in dB below full scale: the loudest fifth of a second, weighted as ears do. */
  loudness: number;
  /** How far the whole is shifted; 0 is right. */
  shift: number;
  /** The middle of its spectrum, in Hz: how bright it is. */
  centre: number;
  seconds: number;
}

export const decibels = (x: number): number => 20 * Math.log10(Math.max(1e-9, x));

/** As ears hear: low tones count less, those round 3 kHz more. */
function weighted(wave: Float32Array, rate: number): Float32Array {
  const low = new Filter('high', rate, 180, 0.6);
  const bright = new Filter('band', rate, 3000, 0.5);
  return wave.map((x) => {
    const heard = low.next(x);
    return heard + 0.5 * bright.next(heard);
  });
}

/** Root of the mean square of the loudest stretch of that many seconds. */
export function loudest(wave: Float32Array, rate: number, seconds = 0.2): number {
  const size = Math.max(1, Math.round(seconds * rate));
  const ears = weighted(wave, rate);
  let sum = 0;
  let most = 0;
  for (let i = 0; i < ears.length; i++) {
    sum += (ears[i] ?? 0) ** 2 - (ears[i - size] ?? 0) ** 2;
    most = Math.max(most, sum);
  }
  return Math.sqrt(most / size);
}

export function peakOf(wave: Float32Array): number {
  let peak = 0;
  for (const x of wave) peak = Math.max(peak, Math.abs(x));
  return peak;
}

/** From how much the wave changes: the centre of a spectrum without having to make one. */
function centreOf(wave: Float32Array, rate: number): number {
  let power = 0;
  let change = 0;
  for (let i = 1; i < wave.length; i++) {
    const x = wave[i] ?? 0;
    power += x * x;
    change += (x - (wave[i - 1] ?? 0)) ** 2;
  }
  if (power === 0) return 0;
  return (rate / Math.PI) * Math.asin(Math.min(1, Math.sqrt(change / power) / 2));
}

export function measureWave(wave: Float32Array, rate: number): Measured {
  return {
    peak: peakOf(wave),
    loudness: decibels(loudest(wave, rate)),
    shift: wave.reduce((sum, x) => sum + x, 0) / Math.max(1, wave.length),
    centre: centreOf(wave, rate),
    seconds: wave.length / rate,
  };
}
