/** The tournament: everybody at every seat on the same seeds, and ratings that can be trusted. */

import { existsSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { CHARACTERS, STRENGTHS } from '../../src/bots/names.ts';
import { CELLS, companies, lineup, tableSetup } from '../../src/cli/tournament/cells.ts';
import { resultsOf, type TournamentCounts } from '../../src/cli/tournament/counts.ts';
import { eloRatings, type MatchResult, meetings } from '../../src/cli/tournament/elo.ts';
import { tournamentPage } from '../../src/cli/tournament/page.ts';
import {
  earlierQuest,
  emptyQuest,
  QUEST_CELLS,
  type QuestCounts,
  questResults,
  readQuest,
  sidesIn,
  sidesOf,
  writeQuest,
} from '../../src/cli/tournament/quest.ts';
import { questPart } from '../../src/cli/tournament/quest-page.ts';
import { tournament } from '../../src/cli/tournament.ts';
import { UsageError } from '../../src/cli/usage.ts';
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

  test('whoever never lost is not infinitely good', () => {
    const won = games({ a: 0, b: 5000 }, 20);
    const { gap } = eloRatings(won, ['a', 'b'], { name: 'a', elo: 0 });
    expect(gap('b', 'a').elo).toBeGreaterThan(400);
    expect(gap('b', 'a').elo).toBeLessThan(1000);
  });
});

describe('the command', () => {
  const out = join(tmpdir(), `tournament-${process.pid}.md`);
  const run = (...more: string[]) =>
    tournament(['--only', 'random,easy', '--cells', 'base-2', '--budget', '0.1', '--out', out, ...more]);
  const kept = () => JSON.parse(readFileSync(out.replace('.md', '.json'), 'utf8')) as TournamentCounts;

  test('games in two sittings are the games of one', () => {
    expect(run('--games', '4')).toBe(0);
    const whole = kept();
    expect(resultsOf(whole.games, 'base-2')).toHaveLength(4);
    run('--games', '2');
    run('--games', '4', '--resume');
    expect(kept()).toEqual(whole);
    expect(readFileSync(out, 'utf8')).toContain('Base game, two shops');
  });

  test('what does not go together is refused', () => {
    expect(() => run('--resume', '--seed', 'other')).toThrow(UsageError);
    expect(() => run('--resume', '--budget', '0.2')).toThrow('--budget 0.1');
    expect(() => tournament(['--only', 'easy,nobody'])).toThrow(UsageError);
    expect(() => tournament(['--cells', 'base-9'])).toThrow(UsageError);
  });
});

describe('quests', () => {
  const out = join(tmpdir(), `tournament-quest-${process.pid}.md`);
  const run = (...more: string[]) =>
    tournament([
      ...['--quest', '--only', 'random,hatchling', '--cells', 'quest-1,lord-1', '--out', out],
      ...['--seed', 'q', '--budget', '0.1', ...more],
    ]);
  const kept = () => readQuest(out) as QuestCounts;

  test('in two sittings are those of one, and Heroes and Evil Lords are rated apart', () => {
    expect(run('--games', '4')).toBe(0);
    const whole = kept();
    run('--games', '2');
    run('--games', '4', '--resume');
    expect(kept()).toEqual(whole);
    expect(sidesIn(whole, 'quest-1')).toEqual({ heroes: ['random', 'hatchling'], lords: [] });
    expect(sidesIn(whole, 'lord-1').lords).toEqual(['random', 'hatchling']);
    expect(questResults(whole, 'lord-1')).toHaveLength(4 * 4);
    const told = questPart(whole).join('\n');
    expect(told).toContain('| Evil Lord | Elo |');
    expect(told).toContain('16 games, thinking budget 0.1.');
    expect(questPart(null)).toEqual([]);
  });

  test('everybody meets the traders and masters of the other side, and nobody else', () => {
    const [cell] = QUEST_CELLS.filter(({ id }) => id === 'lord-3');
    if (cell === undefined) throw new Error('there is no such cell');
    const sides = sidesOf(cell, STRENGTHS);
    expect(sides).toHaveLength(16);
    expect(sides.filter(({ heroes }) => heroes === 'hatchling').map(({ lord }) => lord)).toEqual([
      'trader',
      'master',
    ]);
    expect(sides.filter(({ lord }) => lord === 'archimp').map(({ heroes }) => heroes)).toEqual([
      'trader',
      'master',
    ]);
  });

  test('games of those who have changed are played again, of the master only are kept', () => {
    const counts: QuestCounts = {
      ...emptyQuest('q'),
      games: { 'lord-3': { 'master master': '01', 'master trader': '1' }, 'quest-3': { 'master -': '1' } },
    };
    writeQuest(out, { ...counts, playedWith: { ...counts.playedWith, others: 'before' } });
    expect(earlierQuest(out, 'q').games).toEqual({
      'lord-3': { 'master master': '01' },
      'quest-3': { 'master -': '1' },
    });
    writeQuest(out, { ...counts, playedWith: { ...counts.playedWith, master: 'before' } });
    expect(() => earlierQuest(out, 'q')).toThrow('other values or bots');
    expect(() => tournament(['--quest', '--cells', 'base-4'])).toThrow(UsageError);
  });
});

describe('the committed page', () => {
  const file = join(DOCS, 'bots.json');
  const counts = JSON.parse(readFileSync(file, 'utf8')) as TournamentCounts;

  test('is made from the games beside it', () => {
    expect(existsSync(file)).toBe(true);
    expect(readFileSync(join(DOCS, 'bots.md'), 'utf8')).toBe(
      tournamentPage(counts, readQuest(join(DOCS, 'bots.md'))),
    );
  });

  // Those of which enough games were counted; the page says of each of the others how far it is.
  test.each(['base-4', 'base-3', 'base-2', 'full-4', 'extended-4'])(
    '%s: each strength is a hundred points above the one before it',
    (cell) => {
      expect(resultsOf(counts.games, cell).length).toBeGreaterThan(100);
      const { gap } = eloRatings(resultsOf(counts.games, cell), STRENGTHS, { name: 'master', elo: 1500 });
      for (const [i, weaker] of STRENGTHS.slice(0, -1).entries()) {
        const stronger = STRENGTHS[i + 1] ?? '';
        expect([stronger, gap(stronger, weaker).elo >= 100]).toEqual([stronger, true]);
      }
    },
  );

  test('no character is much weaker than the plain master', () => {
    const names = ['master', ...CHARACTERS.map((character) => `master:${character}`)];
    const results = resultsOf(counts.games, 'characters-4');
    expect(results.length).toBeGreaterThan(200);
    const { gap } = eloRatings(results, names, { name: 'master', elo: 1500 });
    for (const name of names) expect([name, gap(name, 'master').elo > -40]).toEqual([name, true]);
  });

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
