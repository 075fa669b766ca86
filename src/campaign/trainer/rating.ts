/**
 * How strong a player is at puzzles, by Glicko-2 (Mark Glickman, "Example of the Glicko-2 system", 2022): a puzzle is an
 * opponent of known strength, each answer a game.
 */

import glicko2 from 'glicko2-lite';

interface PuzzleRating {
  rating: number;
  /** How sure that is: the true strength is within two deviations, 19 times of 20. */
  deviation: number;
  /** How much the strength itself is expected to change. */
  volatility: number;
}

/** Widest and narrowest deviation: for one who has never played, and for one who plays every day and still gets better. */
export const MAX_DEVIATION = 350;
const MIN_DEVIATION = 45;

/**
 * Of a player who has never been asked. The paper's volatility of 0.06 is that of a period of ten to fifteen games; a
 * period here is one puzzle, and variances add up.
 */
export const UNRATED: Readonly<PuzzleRating> = {
  rating: 1300,
  deviation: MAX_DEVIATION,
  volatility: 0.06 / Math.sqrt(12),
};

/** How fast volatility itself may change; the paper's usual value. */
const TAU = 0.5;
/** Points of deviation (added as variances) for a day without a puzzle: a year brings most of the doubt back. */
const DAILY_DOUBT = 18;

/** The rating after one puzzle: `score` is 1 for solved alone, 0 for anything else. */
export function rated(
  own: Readonly<PuzzleRating>,
  puzzle: Pick<PuzzleRating, 'rating' | 'deviation'>,
  score: 0 | 1,
): PuzzleRating {
  const { rating, rd, vol } = glicko2(
    own.rating,
    own.deviation,
    own.volatility,
    [[puzzle.rating, puzzle.deviation, score]],
    { tau: TAU },
  );
  return { rating, deviation: Math.min(MAX_DEVIATION, Math.max(MIN_DEVIATION, rd)), volatility: vol };
}

/** The rating of a player who has not played for so many days: as high, less sure. */
export function decayed(own: Readonly<PuzzleRating>, days: number): PuzzleRating {
  const doubt = own.deviation ** 2 + DAILY_DOUBT ** 2 * Math.max(0, days);
  return { ...own, deviation: Math.min(MAX_DEVIATION, Math.sqrt(doubt)) };
}
