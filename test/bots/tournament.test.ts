/** The tables of a tournament, ratings that can be trusted, and the page of what was counted. */

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { STRENGTHS } from '../../src/bots/names.ts';
import { CELLS, companies, lineup, tableSetup } from '../../src/cli/tournament/cells.ts';
import { CHARACTER_CELLS } from '../../src/cli/tournament/characters.ts';
import { resultsOf, type TournamentCounts } from '../../src/cli/tournament/counts.ts';
import { eloRatings, type MatchResult, meetings } from '../../src/cli/tournament/elo.ts';
import { readLadder } from '../../src/cli/tournament/ladder/counts.ts';
import { tournamentPage } from '../../src/cli/tournament/page.ts';
import { dice } from '../../src/engine/kernel/rng.ts';

const DOCS = join(import.meta.dirname, '..', '..', 'docs');

describe('tables', () => {
  test.each(CELLS)('$id can be set up', (cell) => {
    expect(tableSetup(cell).seats).toBe(cell.seats);
  });

  test('everybody meets everybody equally often', () => {
    const met = new Map<string, number>();
    for (const company of companies(STRENGTHS, 3)) {
      expect(new Set(company).size).toBe(3);
      for (const a of company) {
        for (const b of company) if (a < b) met.set(`${a} ${b}`, (met.get(`${a} ${b}`) ?? 0) + 1);
      }
    }
    expect([...met.values()]).toEqual(Array(10).fill(3));
  });

  test('two fill a table of four', () => {
    expect(companies(['a', 'b'], 4)).toEqual([['a', 'b', 'a', 'b']]);
  });

  test('everybody sits at every seat once with the same seed', () => {
    const games = [0, 1, 2, 3].map((game) => lineup(['a', 'b', 'c', 'd'], game));
    expect(games.map(({ block }) => block)).toEqual([0, 0, 0, 0]);
    for (const seat of [0, 1, 2, 3]) {
      expect(games.map(({ names }) => names[seat]).sort()).toEqual(['a', 'b', 'c', 'd']);
    }
    expect(lineup(['a', 'b', 'c', 'd'], 4)).toEqual({ names: ['a', 'b', 'c', 'd'], block: 1 });
  });
});

describe('ratings', () => {
  /** Games of players whose true ratings are known. */
  function games(truth: Record<string, number>, n: number): MatchResult[] {
    const rng = dice('truth');
    const names = Object.keys(truth);
    const gumbel = () => -Math.log(-Math.log(rng.next()));
    return Array.from({ length: n }, (_, block) => {
      const scores = names.map((name) => ((truth[name] ?? 0) * Math.LN10) / 400 + gumbel());
      return { names, scores, winners: [scores.indexOf(Math.max(...scores))], block };
    });
  }

  test('true ratings are found again, and lie within their intervals', () => {
    const truth = { low: 1300, middle: 1400, high: 1550 };
    const { ratings, gap } = eloRatings(games(truth, 1500), Object.keys(truth), {
      name: 'middle',
      elo: 1400,
    });
    for (const { name, elo, interval } of ratings) {
      expect(Math.abs(elo - truth[name as keyof typeof truth])).toBeLessThan(30);
      expect(interval?.[0]).toBeLessThanOrEqual(elo);
      expect(interval?.[1]).toBeGreaterThanOrEqual(elo);
    }
    expect(gap('high', 'low').interval?.[0]).toBeGreaterThan(200);
    expect(gap('high', 'low').interval?.[1]).toBeLessThan(300);
  });

  test('the same games give the same intervals, fewer wider ones', () => {
    const truth = { a: 0, b: 100 };
    const width = (n: number) => {
      const { gap } = eloRatings(games(truth, n), ['a', 'b'], { name: 'a', elo: 0 });
      const [low, high] = gap('b', 'a').interval ?? [0, 0];
      return high - low;
    };
    expect(width(60)).toBe(width(60));
    expect(width(60)).toBeGreaterThan(2 * width(960));
    expect(eloRatings(games(truth, 5), ['a', 'b'], { name: 'a', elo: 0 }).gap('b', 'a').interval).toBeNull();
  });

  test('a shared win is half a win, and the winner of a tie has won', () => {
    const game = (scores: number[], winners: number[]): MatchResult => ({
      names: ['a', 'b'],
      scores,
      winners,
      block: 0,
    });
    expect(meetings([game([9, 9], [0, 1])], 'a', 'b')).toEqual({ games: 1, won: 0.5 });
    expect(meetings([game([9, 9], [1])], 'a', 'b')).toEqual({ games: 1, won: 0 });
    expect(meetings([game([9, 8], [0]), game([7, 8], [1])], 'a', 'b')).toEqual({ games: 2, won: 1 });
  });

  test('a bot that never lost is not infinitely good', () => {
    const won = games({ a: 0, b: 5000 }, 20);
    const { gap } = eloRatings(won, ['a', 'b'], { name: 'a', elo: 0 });
    expect(gap('b', 'a').elo).toBeGreaterThan(400);
    expect(gap('b', 'a').elo).toBeLessThan(1000);
  });
});

describe('the committed page', () => {
  const file = join(DOCS, 'bots.json');
  const counts = JSON.parse(readFileSync(file, 'utf8')) as TournamentCounts;

  test('is made from the games beside it', () => {
    expect(existsSync(file)).toBe(true);
    const page = readFileSync(join(DOCS, 'bots.md'), 'utf8');
    expect(page).toBe(tournamentPage(page, counts, readLadder(join(DOCS, 'bots.md'))));
    expect([...page.matchAll(/<!-- made: (\w+) -->/g)].map(([, name]) => name)).toEqual([
      ...['strengths', 'terms', 'ladder', 'characters', 'duels', 'manners'],
    ]);
  });

  test.each(CHARACTER_CELLS)(
    '$title: no character is much weaker than the plain master',
    ({ id, pool = [] }) => {
      const results = resultsOf(counts.games, id);
      expect(results.length).toBeGreaterThan(200);
      const { gap } = eloRatings(results, pool, { name: 'master', elo: 1500 });
      // In the Dark Alleys the gambler's 40 can still be chance.
      const off = (name: string): number => {
        const { elo, interval } = gap(name, 'master');
        return id === 'characters-4' ? elo : (interval?.[1] ?? elo);
      };
      expect(pool.filter((name) => off(name) <= -40)).toEqual([]);
    },
  );

  test.each([
    ['greedy', 0.75],
    ['flat', 0.55],
  ])('the strongest beats %s as it should, thinking no longer than flat Monte Carlo', (other, share) => {
    const duel = counts.duels?.[other];
    const games = [...(duel?.games ?? '')];
    expect(games.length).toBeGreaterThanOrEqual(50);
    const won = games.reduce((sum, game) => sum + (game === '1' ? 1 : game === '=' ? 0.5 : 0), 0);
    expect(won / games.length).toBeGreaterThanOrEqual(share);
    const [own = 0, theirs = 0] = duel?.seconds ?? [];
    if (other === 'flat') expect(own).toBeLessThan(1.1 * theirs);
  });

  test('no harm for nothing', () => {
    const manners = Object.entries(counts.manners ?? {});
    expect(manners.map(([name]) => name)).toEqual(expect.arrayContaining([...STRENGTHS]));
    for (const [name, { answers, broken }] of manners) {
      expect(answers).toBeGreaterThan(10_000);
      expect([name, broken]).toEqual([name, {}]);
    }
    expect(counts.looked?.games).toBeGreaterThanOrEqual(10_000);
  });
});
