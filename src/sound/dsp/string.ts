/** A plucked string: a burst of noise that goes round and loses its edges (Karplus and Strong). */
import { noiseFrom } from './random.ts';

interface StringHow {
  /** Seconds until it is a thousandth as loud. */
  decay: number;
  /** How bright it is plucked, in Hz: 300 with the flesh of the thumb, 3000 with a nail. */
  tone: number;
  /** Where it is plucked, as a share of its length: 0.5 in the middle is hollow, 0.1 is thin. */
  at?: number;
  seed?: number;
}

/** Adds the string to a wave, from a sample on. */
export function pluck(
  wave: Float32Array,
  from: number,
  rate: number,
  hz: number,
  level: number,
  { decay, tone, at = 0.23, seed = 1 }: StringHow,
): void {
  const period = rate / hz;
  // Each time round the string loses of its high tones; that takes a moment, too.
  const keep = 1 - Math.exp((-2 * Math.PI * Math.min(rate * 0.4, 1800 + 3 * tone)) / rate);
  const held = (1 - keep) / keep;
  const size = Math.max(2, Math.floor(period - held - 0.3));
  // What is missing to the true length of the string, done by an all-pass: otherwise high notes are out of tune.
  const rest = period - held - size;
  const pass = (1 - rest) / (1 + rest);
  const loss = 10 ** (-3 / (hz * decay));
  const line = excited(size, tone / rate, at, seed);
  let soft = 0;
  let passIn = 0;
  let passOut = 0;
  const end = Math.min(wave.length, from + Math.ceil(decay * rate));
  for (let i = from, k = 0; i < end; i++, k = (k + 1) % size) {
    const out = line[k] ?? 0;
    wave[i] = (wave[i] ?? 0) + out * level;
    soft += keep * (out - soft);
    const damping = loss * soft;
    passOut = pass * damping + passIn - pass * passOut;
    passIn = damping;
    line[k] = passOut;
  }
}

/** Noise as long as the string, made softer twice, going round so that it has no edge. */
function excited(size: number, tone: number, at: number, seed: number): Float32Array {
  const noise = noiseFrom(seed);
  const raw = Float32Array.from({ length: size }, noise);
  const step = 1 - Math.exp(-2 * Math.PI * Math.min(0.4, tone));
  for (let pass = 0; pass < 2; pass++) {
    let soft = 0;
    for (let i = -size; i < size; i++) {
      soft += step * ((raw[(i + size) % size] ?? 0) - soft);
      if (i >= 0) raw[i] = soft;
    }
  }
  const gap = Math.max(1, Math.round(size * at));
  const line = raw.map((x, i) => x - (raw[(i + gap) % size] ?? 0));
  const mean = line.reduce((sum, x) => sum + x, 0) / size;
  const centred = line.map((x) => x - mean);
  const power = Math.sqrt(centred.reduce((sum, x) => sum + x * x, 0) / size) || 1;
  return centred.map((x) => (x / power) * 0.35);
}
