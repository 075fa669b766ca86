/** What a puzzle teaches at its end: best and own result, the first fork, and a best line that can be played. */
import { describe, expect, test } from 'vitest';
import { lessonOf, type PuzzleLesson } from '../../src/campaign/solve/lesson.ts';
import { compare } from '../../src/campaign/solve/solve.ts';
import { readCampaignFiles } from '../../src/cli/levels/disk.ts';
import { dealt, playLevel } from '../../src/cli/levels/play.ts';
import type { Json, Seat } from '../../src/engine/kernel/state.ts';

const { levels } = readCampaignFiles();
/** Searching them all takes a minute, and `puzzles.test.ts` does: here those that are searched in no time. */
const QUICK = 200;
const puzzles = levels.filter(
  ({ level, proof }) => level.kind === 'puzzle' && (proof?.positions ?? QUICK) < QUICK,
);
type Log = [Seat, Json][];

function taught(id: string, log: Log): PuzzleLesson {
  const level = puzzles.find((one) => one.level.id === id)?.level;
  if (level === undefined) throw new Error(`no puzzle is called ${id}`);
  return lessonOf({ ...dealt(level), level, log });
}

const sell = (plot: number, customer: string, platform: boolean): [Seat, Json] => [
  0,
  { plot, customer, platform },
];

describe('the lesson of a puzzle', () => {
  test('marks no fork in any recorded best line', () => {
    for (const { level, solution, proof } of puzzles) {
      const log = (solution?.log ?? []) as Log;
      const { fork, best, mine } = lessonOf({ ...dealt(level), level, log });
      expect({ id: level.id, fork, mine }).toEqual({ id: level.id, fork: null, mine: best });
      expect(best.score, level.id).toBe(proof?.best);
    }
  });

  test('marks the very first answer where that gave the best away, and what to do instead', () => {
    const wrong: Log = [sell(0, 'dungeonGirl', true), sell(1, 'dungeonMistress', false)];
    const { fork, best, mine, line } = taught('puzzles.1', wrong);
    expect({ fork, best: best.score }).toEqual({ fork: 1, best: 16 });
    expect(mine.score).toBeLessThan(16);
    expect(line[0]).not.toEqual(wrong[0]);
    expect(taught('puzzles.1', line)).toMatchObject({ fork: null, mine: best });
  });

  test('marks no answer before it, though there are several best lines', () => {
    const wrong: Log = [sell(1, 'dungeonGirl', true), [0, null]];
    const { fork, line } = taught('puzzles.1', wrong);
    expect(fork).toBe(2);
    expect(line[0]).toEqual(wrong[0]);
  });

  test('goes on to the end where it was given up, and says what a tempting answer leaves', () => {
    const none = taught('puzzles.1', []);
    expect(none).toMatchObject({ isGivenUp: true, fork: null, after: null, mine: none.best });
    expect(taught('puzzles.1', none.line)).toMatchObject({ isGivenUp: false, fork: null, mine: none.best });
    const wrong = taught('puzzles.1', [sell(0, 'dungeonGirl', true)]);
    expect(wrong).toMatchObject({ isGivenUp: true, fork: 1, best: { score: 16 } });
    expect(wrong.after?.score).toBeLessThan(16);
    expect(taught('puzzles.1', wrong.line)).toMatchObject({ isGivenUp: false, mine: wrong.best });
  });

  test('gives a best line to the end from wherever a bot has left it', () => {
    for (const { level } of puzzles) {
      const seed = level.seed ?? 'puzzle';
      const { log } = playLevel(level, 'hatchling', seed);
      const { fork, best, mine, line } = lessonOf({ ...dealt(level), seed, level, log: log as Log });
      if (fork === null) {
        expect(mine, level.id).toEqual(best);
        continue;
      }
      const own = level.seats.findIndex(({ who }) => who === 'person');
      expect(log[fork - 1]?.[0], level.id).toBe(own);
      expect(line.slice(0, fork - 1), level.id).toEqual(log.slice(0, fork - 1));
      const again = lessonOf({ ...dealt(level), seed, level, log: line });
      expect(again.fork, level.id).toBe(null);
      // A rival who did not reply to the worst may leave more than could be had for certain.
      if (level.seats.length === 1) expect(again.mine, level.id).toEqual(best);
      else expect(compare(again.mine, best), level.id).toBeGreaterThanOrEqual(0);
    }
  });
});
