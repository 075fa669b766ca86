/** What numbers that were counted say. */

/** The value below which this share of the numbers lies, from 0 to 1; 0.5 is the median. 0 where there are none. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
}

/** Wilson’s interval for 95 %: the share of games a player wins who has won so many of so many. */
export function wilson(wins: number, games: number): [number, number] {
  const z = 1.96;
  const p = wins / games;
  const middle = p + z ** 2 / (2 * games);
  const width = z * Math.sqrt((p * (1 - p)) / games + z ** 2 / (4 * games ** 2));
  const scale = 1 + z ** 2 / games;
  const percent = (share: number): number => Math.round((1000 * share) / scale) / 10;
  return [percent(middle - width), percent(middle + width)];
}
