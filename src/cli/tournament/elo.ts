/**
 * Ratings from results: Bradley and Terry's model by maximum likelihood over all pairs at a table, with intervals from
 * games drawn again and again.
 */

import { dice } from '../../engine/kernel/rng.ts';

/** One game: who took part, and who of each two came out ahead. */
export interface MatchResult {
  names: readonly string[];
  scores: readonly number[];
  winners: readonly number[];
  /** Games of one seed are not independent of each other: they are drawn together. */
  block: number;
}

export interface Rating {
  name: string;
  elo: number;
  /** 95 %; null if there are too few games to tell. */
  interval: [number, number] | null;
  games: number;
}

/** By how much one is above another, with an interval for 95 %. */
export interface Gap {
  elo: number;
  interval: [number, number] | null;
}

/** Points on the usual scale for odds of e to 1. */
const SCALE = 400 / Math.LN10;
/** So much of a draw between any two that have met stands in for what was never played: no bot is infinitely better. */
const DRAWN = 1;
const STEPS = 400;
const DRAWS = 300;
/** From fewer seeds nothing can be said about chance. */
const FEWEST_SEEDS = 6;

/** What the seat `a` took from the meeting with `b`: 1, 0, or a half. */
function share({ scores, winners }: MatchResult, a: number, b: number): number {
  const ahead = (scores[a] ?? 0) - (scores[b] ?? 0);
  if (ahead !== 0) return ahead > 0 ? 1 : 0;
  return (1 + Number(winners.includes(a)) - Number(winners.includes(b))) / 2;
}

/** Points won by each against each. */
function pairsOf(names: readonly string[], results: readonly MatchResult[]): number[][] {
  const index = new Map(names.map((name, i) => [name, i]));
  const won = names.map(() => names.map(() => 0));
  for (const result of results) {
    for (const [a, one] of result.names.entries()) {
      for (const [b, other] of result.names.entries()) {
        if (one === other) continue;
        const row = won[index.get(one) ?? -1];
        const at = index.get(other) ?? -1;
        if (row !== undefined && at >= 0) row[at] = (row[at] ?? 0) + share(result, a, b);
      }
    }
  }
  return won;
}

/** The likeliest strengths, as ratings around 0 (Hunter's minorising steps). */
function likeliest(won: readonly (readonly number[])[]): number[] {
  const n = won.length;
  const met = (a: number, b: number): number => (won[a]?.[b] ?? 0) + (won[b]?.[a] ?? 0);
  let strengths = new Array<number>(n).fill(1);
  for (let step = 0; step < STEPS; step++) {
    strengths = strengths.map((own, a) => {
      let wins = 0;
      let weight = 0;
      for (let b = 0; b < n; b++) {
        const games = a === b ? 0 : met(a, b);
        if (games === 0) continue;
        wins += (won[a]?.[b] ?? 0) + DRAWN / 2;
        weight += (games + DRAWN) / (own + (strengths[b] ?? 1));
      }
      return weight === 0 ? own : wins / weight;
    });
    const mean = strengths.reduce((sum, x) => sum + Math.log(x), 0) / n;
    strengths = strengths.map((x) => x / Math.exp(mean));
  }
  return strengths.map((x) => SCALE * Math.log(x));
}

const middle95 = (values: readonly number[]): [number, number] | null => {
  if (values.length === 0) return null;
  const sorted = [...values].sort((a, b) => a - b);
  const at = (share: number): number => sorted[Math.round(share * (sorted.length - 1))] ?? 0;
  return [Math.round(at(0.025)), Math.round(at(0.975))];
};

function blocksOf(results: readonly MatchResult[]): MatchResult[][] {
  const blocks = new Map<number, MatchResult[]>();
  for (const result of results) {
    const block = blocks.get(result.block) ?? [];
    block.push(result);
    blocks.set(result.block, block);
  }
  return [...blocks.values()];
}

/** The ratings of a table of results, the anchor's being given; and how far any two are apart. */
export function eloRatings(
  results: readonly MatchResult[],
  names: readonly string[],
  anchor: { name: string; elo: number },
): { ratings: Rating[]; gap(a: string, b: string): Gap } {
  const base = names.indexOf(anchor.name);
  const rated = (list: readonly MatchResult[]): number[] => {
    const raw = likeliest(pairsOf(names, list));
    const shift = anchor.elo - (raw[base] ?? 0);
    return raw.map((x) => x + shift);
  };
  const found = rated(results);
  const rng = dice('bootstrap');
  const blocks = blocksOf(results);
  const drawn = Array.from({ length: blocks.length < FEWEST_SEEDS ? 0 : DRAWS }, () =>
    rated(blocks.flatMap(() => blocks[rng.below(blocks.length)] ?? [])),
  );
  const at = (name: string): number => names.indexOf(name);
  const ratings = names.map((name, i) => ({
    name,
    elo: Math.round(found[i] ?? 0),
    interval: middle95(drawn.map((one) => one[i] ?? 0)),
    games: results.filter((result) => result.names.includes(name)).length,
  }));
  const gap = (a: string, b: string): Gap => ({
    elo: Math.round((found[at(a)] ?? 0) - (found[at(b)] ?? 0)),
    interval: middle95(drawn.map((one) => (one[at(a)] ?? 0) - (one[at(b)] ?? 0))),
  });
  return { ratings, gap };
}

/** Share of the meetings of two that the first won, and how many there were. */
export function meetings(
  results: readonly MatchResult[],
  a: string,
  b: string,
): { games: number; won: number } {
  const pairs = pairsOf([a, b], results);
  const won = pairs[0]?.[1] ?? 0;
  return { games: won + (pairs[1]?.[0] ?? 0), won };
}
