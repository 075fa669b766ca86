/** A small room: four echoes that feed each other, the high ones dying first. */

const LENGTHS = [0.0297, 0.0371, 0.0411, 0.0437];

interface Room {
  /** How much of it is heard beside the sound: 0 to 1. */
  wet: number;
  /** Seconds until it is a thousandth as loud. */
  seconds: number;
  /** How much of the high tones each echo keeps: 0 to 1. */
  bright: number;
}

/** A wave with the room round it; as long as it was, so leave space for the tail. With `loop` its end is heard in its beginning. */
export function inRoom(
  wave: Float32Array,
  rate: number,
  { wet, seconds, bright }: Room,
  loop = false,
): Float32Array {
  const lines = LENGTHS.map((length) => new Float32Array(Math.round(length * 1.3 * rate)));
  const gains = lines.map((line) => 10 ** ((-3 * line.length) / rate / seconds));
  const lows = [0, 0, 0, 0];
  const out = wave.slice();
  const early = Math.round(0.011 * rate);
  const step = (i: number): number => {
    const input = (wave[i] ?? 0) * 0.5 + (wave[i - early] ?? 0) * 0.35;
    const ends = lines.map((line, n) => line[places[n] ?? 0] ?? 0);
    const half = ends.reduce((sum, x) => sum + x, 0) / 2;
    for (const [n, line] of lines.entries()) {
      // Householder: every echo goes into every other, and nothing is lost but by the gains.
      const mixed = (ends[n] ?? 0) - half;
      const low = (lows[n] ?? 0) + bright * (mixed - (lows[n] ?? 0));
      lows[n] = low;
      line[places[n] ?? 0] = input + low * (gains[n] ?? 0);
      places[n] = ((places[n] ?? 0) + 1) % line.length;
    }
    return ((ends[0] ?? 0) - (ends[1] ?? 0) + (ends[2] ?? 0) - (ends[3] ?? 0)) * 0.5;
  };
  const places = [0, 0, 0, 0];
  if (loop) {
    const tail = Math.min(wave.length, Math.round(seconds * rate));
    for (let i = wave.length - tail; i < wave.length; i++) step(i);
  }
  for (let i = 0; i < wave.length; i++) out[i] = (wave[i] ?? 0) + wet * step(i);
  return out;
}
