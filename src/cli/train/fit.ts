/** Ridge regression: the weights that foretell best, held near those known before where the samples do not ask for others. */

/** Solves a symmetric positive system by elimination, in place. */
export function solveLinear(matrix: number[][], right: number[]): number[] {
  const n = right.length;
  for (let i = 0; i < n; i++) {
    const row = matrix[i] as number[];
    const pivot = row[i] as number;
    for (let j = i + 1; j < n; j++) {
      const other = matrix[j] as number[];
      const factor = (other[i] as number) / pivot;
      if (factor === 0) continue;
      for (let k = i; k < n; k++) other[k] = (other[k] as number) - factor * (row[k] as number);
      right[j] = (right[j] as number) - factor * (right[i] as number);
    }
  }
  const found = new Array<number>(n).fill(0);
  for (let i = n - 1; i >= 0; i--) {
    const row = matrix[i] as number[];
    let sum = right[i] as number;
    for (let k = i + 1; k < n; k++) sum -= (row[k] as number) * (found[k] as number);
    found[i] = sum / (row[i] as number);
  }
  return found;
}

/** What a number is to be foretold from. */
interface Example {
  /** The first is always 1. */
  features: readonly number[];
  target: number;
}

const zeros = (size: number): number[] => new Array<number>(size).fill(0);

/**
 * The weights that foretell targets best. One of a feature of ordinary spread is held back from leaving `prior` as if so
 * many examples as `ridge` had spoken for that.
 */
export function regress(examples: readonly Example[], ridge: number, prior?: readonly number[]): number[] {
  const size = examples[0]?.features.length ?? 0;
  const before = (i: number): number => prior?.[i] ?? 0;
  const mean = zeros(size);
  const spread = zeros(size);
  let target = 0;
  for (const x of examples) {
    target += x.target / examples.length;
    for (let i = 0; i < size; i++)
      mean[i] = (mean[i] as number) + (x.features[i] as number) / examples.length;
  }
  for (const x of examples) {
    for (let i = 0; i < size; i++) {
      const off = (x.features[i] as number) - (mean[i] as number);
      spread[i] = (spread[i] as number) + (off * off) / examples.length;
    }
  }
  const scale = spread.map((v) => (v < 1e-9 ? 0 : 1 / Math.sqrt(v)));
  const matrix = Array.from({ length: size }, (_, i) =>
    Array.from({ length: size }, (_, j) => (i === j ? ridge : 0)),
  );
  const right = zeros(size);
  for (const x of examples) {
    const off = x.features.map((v, i) => v - (mean[i] as number));
    const left = off.reduce((sum, v, i) => sum - v * before(i), x.target - target);
    const z = off.map((v, i) => v * (scale[i] as number));
    for (let i = 0; i < size; i++) {
      const zi = z[i] as number;
      if (zi === 0) continue;
      const row = matrix[i] as number[];
      for (let j = 0; j < size; j++) row[j] = (row[j] as number) + zi * (z[j] as number);
      right[i] = (right[i] as number) + zi * left;
    }
  }
  const weights = solveLinear(matrix, right).map((w, i) => w * (scale[i] as number) + before(i));
  weights[0] = target - weights.reduce((sum, w, i) => (i === 0 ? sum : sum + w * (mean[i] as number)), 0);
  return weights.map((w) => Math.round(w * 10_000) / 10_000);
}

export function predicted(weights: readonly number[], features: readonly number[]): number {
  return features.reduce((sum, x, i) => sum + x * (weights[i] ?? 0), 0);
}

/** How well numbers go together, -1 to 1. */
export function correlation(pairs: readonly (readonly [number, number])[]): number {
  const n = pairs.length;
  const [ma, mb] = [0, 1].map((k) => pairs.reduce((sum, pair) => sum + (pair[k] as number), 0) / n) as [
    number,
    number,
  ];
  let [ab, aa, bb] = [0, 0, 0];
  for (const [a, b] of pairs) {
    ab += (a - ma) * (b - mb);
    aa += (a - ma) ** 2;
    bb += (b - mb) ** 2;
  }
  return aa === 0 || bb === 0 ? 0 : ab / Math.sqrt(aa * bb);
}
