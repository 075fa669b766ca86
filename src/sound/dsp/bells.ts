/** Things that are struck: a few tones that die away, the high ones first. */

export const STRUCK = {
  /** A church bell. */
  bell: [
    [0.5, 0.5, 1],
    [1, 1, 0.8],
    [1.2, 0.5, 0.6],
    [1.5, 0.3, 0.5],
    [2, 0.5, 0.45],
    [2.74, 0.25, 0.3],
    [4.1, 0.15, 0.2],
  ],
  /** A small piece of metal. */
  tin: [
    [1, 0.7, 1],
    [2.76, 0.6, 0.7],
    [5.4, 0.35, 0.45],
    [8.93, 0.15, 0.25],
  ],
  /** A bar of wood. */
  wood: [
    [1, 1, 1],
    [3.93, 0.35, 0.3],
    [9.4, 0.12, 0.12],
  ],
  /** The tooth of a music box. */
  tine: [
    [1, 1, 1],
    [2.01, 0.12, 0.6],
    [6.27, 0.2, 0.16],
    [11.4, 0.05, 0.06],
  ],
  /** A wet finger on a glass. */
  glass: [
    [1, 1, 1],
    [2.32, 0.18, 0.8],
    [4.25, 0.07, 0.5],
  ],
  /** A skin over a kettle. */
  drum: [
    [1, 1, 1],
    [1.5, 0.5, 0.6],
    [1.99, 0.35, 0.5],
    [2.44, 0.2, 0.4],
  ],
} as const satisfies Record<string, readonly (readonly [number, number, number])[]>;

export type StruckBell = keyof typeof STRUCK;

/** Adds a struck thing to a wave; `decay` is the time until its main tone is a thousandth as loud. */
export function strikeBell(
  wave: Float32Array,
  from: number,
  rate: number,
  { what, hz, level, decay }: { what: StruckBell; hz: number; level: number; decay: number },
): void {
  const all = STRUCK[what];
  const total = all.reduce((sum, [, loud]) => sum + loud, 0);
  for (const [ratio, loud, lasts] of all) {
    const tone = hz * ratio;
    if (tone > rate * 0.45) continue;
    const turn = (2 * Math.PI * tone) / rate;
    const fade = 10 ** (-3 / (decay * lasts * rate));
    const end = Math.min(wave.length, from + Math.ceil(decay * lasts * rate));
    let gain = (level * loud) / total;
    for (let i = from; i < end; i++) {
      // A millisecond to begin with: no click.
      const soft = Math.min(1, ((i - from) / rate) * 1000);
      wave[i] = (wave[i] ?? 0) + Math.sin(turn * (i - from)) * gain * soft;
      gain *= fade;
    }
  }
}
