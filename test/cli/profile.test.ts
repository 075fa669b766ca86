/** Which functions the time of frames goes to, out of what the browser's profiler tells. */
import { expect, test } from 'vitest';
import { type CpuProfile, costs } from '../../src/cli/performance/profile.ts';

const call = (id: number, functionName: string, children: number[] = []) => ({
  id,
  callFrame: { functionName, url: 'http://host/code/game.js' },
  children,
});

/** From microsecond 1000 on: draw, words below it, draw, nothing, words alone. */
const profile: CpuProfile = {
  nodes: [
    { id: 1, callFrame: { functionName: '(root)', url: '' }, children: [2, 4, 5] },
    call(2, 'draw', [3]),
    call(3, 'words'),
    { id: 4, callFrame: { functionName: '(idle)', url: '' } },
    call(5, 'words'),
  ],
  startTime: 0,
  samples: [2, 3, 2, 4, 5, 4],
  timeDeltas: [1000, 1000, 2000, 1000, 5000, 4000],
};

test('each function has its own time and that of all it calls', () => {
  expect(costs(profile, [[0, 20_000]])).toEqual([
    { name: 'words game.js', whole: 6, own: 6 },
    { name: 'draw game.js', whole: 4, own: 2 },
  ]);
});

test('only what runs within the spans counts', () => {
  expect(
    costs(profile, [
      [1500, 2500],
      [3000, 4500],
    ]),
  ).toEqual([
    { name: 'draw game.js', whole: 3, own: 1 },
    { name: 'words game.js', whole: 2, own: 2 },
  ]);
  expect(costs(profile, [])).toEqual([]);
});
