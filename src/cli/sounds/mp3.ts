/** Small files out of waves. */
import { Mp3Encoder } from '@breezystack/lamejs';

/** Samples a second of the music; half of what a CD has, enough for wooden things in a small room. */
export const MUSIC_RATE = 24_000;
const KBPS = 40;
const BLOCK = 1152;

/** One channel as mp3. */
export function mp3Of(wave: Float32Array): Buffer {
  const encoder = new Mp3Encoder(1, MUSIC_RATE, KBPS);
  const whole = Int16Array.from(wave, (x) => Math.round(Math.max(-1, Math.min(1, x)) * 32767));
  const parts: Uint8Array[] = [];
  for (let i = 0; i < whole.length; i += BLOCK)
    parts.push(Uint8Array.from(encoder.encodeBuffer(whole.subarray(i, i + BLOCK))));
  parts.push(Uint8Array.from(encoder.flush()));
  return Buffer.concat(parts);
}
