/**
 * What a shop can still expect at the beginning of a round: a sum of weighed features, learned from games that bots
 * played against themselves (`npm run train`). One set of weights for each number of rounds left.
 */

import { tableOf } from '../../../engine/petz/query.ts';
import type { Petz } from '../../../engine/petz/state.ts';
import { featuresOf } from './features.ts';
import weightsFile from './value.json' with { type: 'json' };

/** Weights by box and by rounds left after the one that begins. */
interface ValueFile {
  base: number[][];
  alleys: number[][];
}

const FILE: ValueFile = weightsFile;

/** Points at the end that each shop can expect. */
export function forecastScores(s: Petz, file: ValueFile = FILE): number[] {
  const left = tableOf(s).rounds - s.round;
  const box = s.alleys === undefined ? file.base : file.alleys;
  const weights = box[Math.min(left, box.length - 1)] ?? [];
  return featuresOf(s).map((features, seat) => {
    let sum = s.shops[seat]?.reputation ?? 0;
    for (let i = 0; i < features.length; i++) sum += (features[i] as number) * (weights[i] ?? 0);
    return sum;
  });
}

/** How far a seat is ahead of the best of its rivals. */
export function leadOf(scores: readonly number[], seat: number): number {
  let best = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < scores.length; i++) if (i !== seat) best = Math.max(best, scores[i] as number);
  return (scores[seat] as number) - best;
}
