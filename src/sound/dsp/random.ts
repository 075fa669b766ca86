/** Noise that is the same every time: what is heard is always what was measured. */

/** A source of numbers from -1 up to 1, always the same ones for a seed. */
export function noiseFrom(seed: number): () => number {
  let state = (seed * 0x9e3779b1 + 0x6d2b79f5) | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let x = Math.imul(state ^ (state >>> 15), 1 | state);
    x = (x + Math.imul(x ^ (x >>> 7), 61 | x)) ^ x;
    return ((x ^ (x >>> 14)) >>> 0) / 2147483648 - 1;
  };
}
