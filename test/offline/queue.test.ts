/** Files are fetched a few at a time, all of them, and none after one that cannot be had. */
import { describe, expect, test } from 'vitest';
import { inTurns } from '../../src/offline/queue.ts';

const tick = () => new Promise<void>((done) => setTimeout(done));

describe('work in turns', () => {
  test('everything is done once, never more than a few at a time', async () => {
    const done: number[] = [];
    let running = 0;
    let most = 0;
    const things = Array.from({ length: 50 }, (_, i) => i);
    await inTurns(things, 8, async (thing) => {
      most = Math.max(most, ++running);
      await tick();
      running--;
      done.push(thing);
    });
    expect(done.sort((a, b) => a - b)).toEqual(things);
    expect(most).toBe(8);
  });

  test('fewer things than hands', async () => {
    const done: string[] = [];
    await inTurns(['a', 'b'], 8, async (thing) => done.push(thing));
    await inTurns([], 8, async () => done.push('nothing'));
    expect(done).toEqual(['a', 'b']);
  });

  test('after a failure nothing is begun', async () => {
    const begun: number[] = [];
    const work = inTurns([0, 1, 2, 3, 4, 5], 2, async (thing) => {
      begun.push(thing);
      await tick();
      if (thing === 1) throw new Error('gone');
    });
    await expect(work).rejects.toThrow('gone');
    await tick();
    expect(begun).not.toContain(4);
    expect(begun).not.toContain(5);
  });
});
