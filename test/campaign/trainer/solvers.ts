/** A solver of known strength who is asked puzzles, with the noise of a day: what the rating is held against. */
import { nextPuzzle } from '../../../src/campaign/trainer/next-puzzle.ts';
import { afterPuzzle, type PuzzleEntry } from '../../../src/campaign/trainer/trainer.ts';
import { newTrainer, type TrainerState } from '../../../src/campaign/trainer/trainer-schema.ts';
import { dice, type Rng } from '../../../src/engine/kernel/rng.ts';

export const TODAY = '2026-03-01';
export const WHOLE = { right: true, helped: false };
export const FAILED = { right: false, helped: false };

/** Normal, by Box and Muller. */
const gauss = (rng: Rng) => Math.sqrt(-2 * Math.log(1 - rng.next())) * Math.cos(2 * Math.PI * rng.next());

/** So many puzzles, from easy to hard. */
export function puzzles(count: number, deviation = 60): PuzzleEntry[] {
  return Array.from({ length: count }, (_, i) => {
    const rating = 500 + Math.round((1600 * i) / Math.max(1, count - 1));
    const themes = [i % 3 === 0 ? 'hunger' : 'play'];
    return {
      id: `puzzles.${String(i).padStart(8, '0')}`,
      kind: i % 2 ? 'sale' : 'show',
      themes,
      rating,
      deviation,
    };
  });
}

/** What the rating says of a solver after so many puzzles. */
export function settled(
  index: readonly PuzzleEntry[],
  strength: number,
  asked: number,
  seed: string,
): TrainerState {
  const rng = dice(seed);
  // A puzzle is not exactly as hard as its rating says.
  const hardness = new Map(index.map(({ id, rating, deviation }) => [id, rating + deviation * gauss(rng)]));
  let state = newTrainer();
  for (let n = 0; n < asked; n++) {
    const next = nextPuzzle(state, index, {}, `${seed} ${n}`, TODAY);
    if (next === null) break;
    const chance = 1 / (1 + 10 ** (((hardness.get(next.entry.id) ?? 0) - strength) / 400));
    state = afterPuzzle(state, next.entry, rng.next() < chance ? WHOLE : FAILED, TODAY);
  }
  return state;
}
