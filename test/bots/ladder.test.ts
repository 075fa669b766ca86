/** The ladder of strengths: the sequential test decides with the mistakes it says, and pairs of games go on where they were. */

import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { STRENGTHS } from '../../src/bots/names.ts';
import { balanceSetup } from '../../src/cli/tournament/balance-cells.ts';
import { HEROES_WON, LADDER, type LadderCell, rungsOf } from '../../src/cli/tournament/ladder/cells.ts';
import {
  dropChanged,
  findingOf,
  type HowLadder,
  type LadderCounts,
  pairsOf,
  playLadder,
  readLadder,
} from '../../src/cli/tournament/ladder/counts.ts';
import { ladderPart } from '../../src/cli/tournament/ladder/page.ts';
import { BOUNDS, eloOf, judgeSeries, shareOf } from '../../src/cli/tournament/ladder/sequential.ts';
import { townFigures } from '../../src/cli/tournament/ladder/town.ts';
import { tournament } from '../../src/cli/tournament.ts';
import { UsageError } from '../../src/cli/usage.ts';
import { dice, type Rng } from '../../src/engine/kernel/rng.ts';
import { type LogLine, replayLog } from '../../src/session/game/replay.ts';
import TOWN from '../../src/ui/access/rivals/town.json' with { type: 'json' };
import { captureTerminal } from '../kit/terminal.ts';

/** A share of so many games won with this chance each. */
const pair = (rng: Rng, chance: number, games: number): number =>
  Array.from({ length: games }, () => Number(rng.next() < chance)).reduce((sum, x) => sum + x, 0) / games;

/** How a test of players this far apart ends, and after how many samples. */
function decide(rng: Rng, elo: number, games: number, most = 400) {
  const samples: number[] = [];
  for (;;) {
    samples.push(pair(rng, shareOf(elo), games));
    const { verdict } = judgeSeries(samples);
    if (verdict !== null || samples.length >= most) return { verdict, length: samples.length };
  }
}

const TRIALS = 300;
const MISTAKES = 0.05;
/** Three standard errors of a share of so many trials. */
const CHANCE = 3 * Math.sqrt((MISTAKES * (1 - MISTAKES)) / TRIALS);

describe('the sequential test', () => {
  test.each([
    ['single games', 1],
    ['pairs of games', 2],
    ['tables of four', 8],
  ])('makes no more mistakes than it says at either bound: %s', (_name, games) => {
    const wrong = (elo: number, verdict: string): number => {
      const rng = dice(`${elo} ${games}`);
      const ends = Array.from({ length: TRIALS }, () => decide(rng, elo, games).verdict);
      return ends.filter((end) => end === verdict).length / TRIALS;
    };
    expect(wrong(BOUNDS.short, 'ahead')).toBeLessThanOrEqual(MISTAKES + CHANCE);
    expect(wrong(BOUNDS.ahead, 'short')).toBeLessThanOrEqual(MISTAKES + CHANCE);
  });

  test('equals are soon short, and far ahead is soon ahead', () => {
    const rng = dice('far');
    const runs = (elo: number) => Array.from({ length: 50 }, () => decide(rng, elo, 2));
    expect(runs(0).filter(({ verdict }) => verdict === 'ahead')).toEqual([]);
    const far = runs(350);
    expect(far.filter(({ verdict }) => verdict !== 'ahead')).toEqual([]);
    expect(Math.max(...far.map(({ length }) => length))).toBeLessThan(60);
  });

  test('true distances lie within nineteen of twenty intervals', () => {
    const rng = dice('cover');
    const samples = () => Array.from({ length: 100 }, () => pair(rng, shareOf(120), 2));
    const hits = Array.from({ length: TRIALS }, () => {
      const [low, high] = judgeSeries(samples()).interval ?? [0, 0];
      return low <= 120 && 120 <= high;
    });
    expect(hits.filter(Boolean).length / TRIALS).toBeGreaterThan(0.95 - CHANCE);
  });

  test('few samples decide nothing, and a bot that always won is not infinitely better', () => {
    expect(judgeSeries([])).toMatchObject({ elo: 0, interval: null, verdict: null });
    expect(judgeSeries([1, 1, 1, 1])).toMatchObject({ interval: null, verdict: null });
    expect(judgeSeries(Array(100).fill(1))).toMatchObject({ share: 1, verdict: 'ahead' });
    expect(judgeSeries(Array(100).fill(1)).elo).toBeLessThan(1200);
    expect(eloOf(shareOf(100))).toBe(100);
  });
});

const cellOf = (id: string): LadderCell => LADDER.find((cell) => cell.id === id) as LadderCell;

describe('tables', () => {
  test('each strength meets only the one below it, of the Evil Lord on both sides', () => {
    expect(rungsOf(cellOf('base-4'))).toEqual(
      STRENGTHS.slice(1).map((upper, i) => ({ upper, lower: STRENGTHS[i] })),
    );
    expect(rungsOf(cellOf('lord-3')).filter(({ lord }) => lord)).toHaveLength(4);
    expect(rungsOf(cellOf('lord-3'))).toHaveLength(8);
  });

  test('a bot against itself is nowhere ahead: both seats are exchanged, luck is the same', () => {
    for (const id of ['base-2', 'base-3', 'base-4', 'quest-1', 'lord-1']) {
      const cell = cellOf(id);
      const rung = { upper: 'random', lower: 'random' };
      const { result } = cell.play(rung, 'same');
      if (cell.game === 'quest') expect([id, cell.share(rung, result)]).toEqual([id, null]);
    }
    const cell = cellOf('base-3');
    const [one, other] = [
      cell.play({ upper: 'apprentice', lower: 'random' }, 'x').result,
      cell.play({ upper: 'random', lower: 'apprentice' }, 'x').result,
    ];
    expect(other).toEqual([1 - one[1], 1 - one[0]]);
  });

  test('who comes farther is ahead, of Evil Lords the one who lets the Heroes come less far', () => {
    const cell = cellOf('lord-3');
    const [heroes, lord] = [
      { upper: 'b', lower: 'a' },
      { upper: 'b', lower: 'a', lord: true },
    ];
    expect(cell.share(heroes, [HEROES_WON, 3])).toBe(1);
    expect(cell.share(lord, [HEROES_WON, 3])).toBe(0);
    expect(cell.share(lord, [1, 2])).toBe(1);
    expect(cell.share(heroes, [2, 2])).toBeNull();
  });

  test('in the hard mode Heroes have not come farther by being defeated, which leads to the next World sooner', () => {
    const { result, logs } = cellOf('quest-hard-3').play({ upper: 'random', lower: 'random' }, 'a');
    const [log] = logs as [LogLine[]];
    const { state } = replayLog(balanceSetup('hard', 3), 'a', log, undefined, 'quest');
    expect(state.number).toBe(3);
    expect(result[0]).toBeLessThan(1);
  });
});

describe('going on', () => {
  /** A table whose games run as given, without playing any. */
  const cell = (results: readonly [number, number][]): LadderCell => {
    let at = 0;
    return {
      ...cellOf('base-2'),
      play: () => {
        const result = results[at++ % results.length] ?? [1, 1];
        return { result, logs: result };
      },
    };
  };
  const rung = { upper: 'apprentice', lower: 'hatchling' };
  const how = (one: LadderCell, least: number, most: number): HowLadder => ({
    cells: [one],
    rungsOf: () => [rung],
    least,
    most,
    inTime: () => true,
    save: () => {},
  });
  const begun = (): LadderCounts => ({ seed: 's', cells: {} });

  test('ends once decided, not before the least number, and at the latest after the most', () => {
    const [decided, more, open] = [begun(), begun(), begun()];
    playLadder(decided, how(cell([[1, 1]]), 1, 400));
    expect(findingOf(decided, cellOf('base-2'), rung)).toMatchObject({ verdict: 'ahead', samples: 16 });
    playLadder(more, how(cell([[1, 1]]), 40, 400));
    expect(pairsOf(more, cellOf('base-2'), rung)).toHaveLength(40);
    playLadder(open, how(cell([[1, 0.28]]), 1, 30));
    expect(findingOf(open, cellOf('base-2'), rung)).toMatchObject({ verdict: null, samples: 30 });
    expect(ladderPart(open).join('\n')).toContain('apprentice (+97, not decided)');
  });

  test('counts of other bots stay only where the first pairs still run move for move as they did', () => {
    captureTerminal();
    const results: [number, number][] = [
      [1, 0],
      [1, 1],
      [0, 0.5],
    ];
    const counts = begun();
    playLadder(counts, how(cell(results), 3, 3));
    const played = counts.cells['base-2']?.['apprentice over hatchling'];
    if (played === undefined) throw new Error('nothing was played');
    const now = played.playedWith;
    played.playedWith = 'others';
    dropChanged(counts, how(cell(results), 3, 3));
    expect(counts.cells['base-2']?.['apprentice over hatchling']?.playedWith).toBe(now);
    played.playedWith = 'others';
    dropChanged(counts, how(cell([...results.slice(0, 2), [0, 1]]), 3, 3));
    expect(pairsOf(counts, cellOf('base-2'), rung)).toEqual([]);
  });
});

describe('the command', () => {
  let folder = '';
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'ladder-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));
  const run = (...more: string[]) => {
    captureTerminal();
    const out = join(folder, 'bots.md');
    tournament(['--only', 'random,apprentice', '--cells', 'base-2', '--games', '4', '--out', out, ...more]);
    return readLadder(out);
  };

  test('pairs in two sittings are those of one', () => {
    const whole = run('--most', '8');
    expect(
      pairsOf(whole as LadderCounts, cellOf('base-2'), { upper: 'apprentice', lower: 'random' }),
    ).toHaveLength(4);
    run('--most', '4');
    expect(run('--most', '8', '--resume')).toEqual(whole);
    expect(readFileSync(join(folder, 'bots-ladder.json'), 'utf8')).toContain('apprentice over random');
  });

  test('a look at some of them is printed, and what was counted of all stays', () => {
    const file = join(import.meta.dirname, '..', '..', 'docs', 'bots-ladder.json');
    const before = readFileSync(file, 'utf8');
    const { out } = captureTerminal();
    tournament(['--only', 'random,greedy', '--cells', 'base-2', '--games', '2', '--most', '2']);
    expect(out.join('\n')).toMatch(/\| greedy \| random \| 2 × 1 \|/);
    expect(readFileSync(file, 'utf8')).toBe(before);
    expect(() => tournament(['--only', 'random,greedy', '--cells', 'lord-3'])).toThrow('no table');
  });

  test('what does not go together is refused', () => {
    expect(() => run('--resume', '--seed', 'other')).toThrow('--resume');
    expect(() => tournament(['--only', 'easy,nobody'])).toThrow(UsageError);
    expect(() => tournament(['--cells', 'base-9'])).toThrow(UsageError);
  });
});

// Those that are proven; the page says of each of the others how far it is.
test.each(['base-4', 'base-3', 'full-4'])('%s: each strength is proven a hundred points above', (id) => {
  const counts = readLadder(join(import.meta.dirname, '..', '..', 'docs', 'bots.md')) as LadderCounts;
  const found = rungsOf(cellOf(id)).map((rung) => [rung.upper, findingOf(counts, cellOf(id), rung).verdict]);
  expect(found).toEqual(STRENGTHS.slice(1).map((upper) => [upper, 'ahead']));
});

test.each(['base-2', 'alleys-2', 'alleys-4', 'compromise-3', 'extended-4'])(
  '%s: master and trader win nearly all their games against the one below',
  (id) => {
    const counts = readLadder(join(import.meta.dirname, '..', '..', 'docs', 'bots.md')) as LadderCounts;
    for (const rung of rungsOf(cellOf(id)).filter(({ upper }) => upper === 'master' || upper === 'trader')) {
      const { samples, share } = findingOf(counts, cellOf(id), rung);
      expect(samples).toBeGreaterThanOrEqual(14);
      expect(share, rung.upper).toBeGreaterThan(0.85);
    }
  },
);

test('what the game tells of the town comes from the games counted', () => {
  const counts = readLadder(join(import.meta.dirname, '..', '..', 'docs', 'bots.md')) as LadderCounts;
  expect(townFigures(counts)).toEqual(TOWN);
  expect(Object.keys(TOWN.shop)).toEqual(STRENGTHS.slice(1));
});
