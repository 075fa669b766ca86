/** Logistic regression that keeps its weights small: what goes with winning, found by Newton's method. */

import { solveLinear } from './fit.ts';

export interface WinSample {
  row: readonly number[];
  /** 1 or 0. */
  won: number;
  weight: number;
}

/** Rounds of Newton's method; it settles after about ten. */
const ROUNDS = 25;

/** The slope of the error and how it bends, at these weights. */
function bend(samples: readonly WinSample[], weights: readonly number[], penalties: readonly number[]) {
  const slope = weights.map((w, i) => w * (penalties[i] ?? 0));
  const curve = penalties.map((penalty, i) => penalties.map((_, j) => (i === j ? penalty : 0)));
  for (const { row, won, weight } of samples) {
    // Most numbers of a row are 0.
    const used = row.flatMap((x, i) => (x === 0 ? [] : [i]));
    const sum = used.reduce((all, i) => all + (row[i] ?? 0) * (weights[i] ?? 0), 0);
    const p = 1 / (1 + Math.exp(-sum));
    for (const i of used) {
      const x = row[i] ?? 0;
      slope[i] = (slope[i] ?? 0) + weight * (p - won) * x;
      const line = curve[i];
      if (line === undefined) continue;
      for (const j of used) line[j] = (line[j] ?? 0) + weight * p * (1 - p) * x * (row[j] ?? 0);
    }
  }
  return { slope, curve };
}

/** The weights that tell winning positions from others best. */
export function learnLogistic(samples: readonly WinSample[], penalties: readonly number[]): number[] {
  let weights = penalties.map(() => 0);
  for (let round = 0; round < ROUNDS; round++) {
    const { slope, curve } = bend(samples, weights, penalties);
    const step = solveLinear(curve, slope);
    weights = weights.map((w, i) => w - (step[i] ?? 0));
  }
  return weights;
}
