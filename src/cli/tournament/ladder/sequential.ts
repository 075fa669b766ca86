/**
 * A sequential test of how far one is ahead of another: the generalised likelihood ratio over samples, each of them the
 * share that the first took of one pair of games. Such a pair is played on one seed with the seats exchanged, so that a
 * good seat or a lucky draw falls on both alike; the spread of the samples is measured and not assumed.
 */

/** Elo points: a bot as little ahead as the first must not pass, one as far ahead as the second must. */
export const BOUNDS = { short: 70, ahead: 130 } as const;

/** The chance of either mistake at its bound; of the 5 % that are stated, some go to the spread, which is measured. */
const MISTAKE = 0.04;
const PASSES = Math.log((1 - MISTAKE) / MISTAKE);
/** From fewer samples their spread is not known. */
const FEWEST = 16;
/** Shares from which Elo is stated: beyond them too little is lost to say by how much. */
const EDGE = 0.002;
const Z = 1.96;

/** The share that so many Elo points take. */
export const shareOf = (elo: number): number => 1 / (1 + 10 ** (-elo / 400));

/** The Elo points behind a share. */
export function eloOf(share: number): number {
  const inside = Math.min(1 - EDGE, Math.max(EDGE, share));
  return Math.round(400 * Math.log10(inside / (1 - inside)));
}

export interface SeriesFinding {
  samples: number;
  /** The mean share of the first. */
  share: number;
  /** By how much he is ahead, and its interval for 95 %; null from too few samples. */
  elo: number;
  interval: readonly [number, number] | null;
  /** Null as long as the test has not decided. */
  verdict: 'ahead' | 'short' | null;
}

/** What samples between 0 and 1 say. Half a lost and half a won one are added: no bot is infinitely better. */
export function judgeSeries(samples: readonly number[]): SeriesFinding {
  const n = samples.length;
  const sum = samples.reduce((all, x) => all + x, 0);
  const mean = (sum + 0.5) / (n + 1);
  const squares = samples.reduce((all, x) => all + (x - mean) ** 2, 0);
  const variance = (squares + (mean ** 2 + (1 - mean) ** 2) / 2) / (n + 1);
  const width = Z * Math.sqrt(variance / (n + 1));
  const [low, high] = [shareOf(BOUNDS.short), shareOf(BOUNDS.ahead)];
  const evidence = (n * (high - low) * (mean - (low + high) / 2)) / variance;
  const enough = n >= FEWEST;
  return {
    samples: n,
    share: n === 0 ? 0.5 : sum / n,
    elo: eloOf(mean),
    interval: enough ? [eloOf(mean - width), eloOf(mean + width)] : null,
    verdict: enough && Math.abs(evidence) >= PASSES ? (evidence > 0 ? 'ahead' : 'short') : null,
  };
}
