/** Which functions the time of frames goes to, out of what the browser's profiler tells. */
import { expect, test } from 'vitest';
import { type CpuProfile, costs } from './profile.ts';

const near = (ms: number) => expect.closeTo(ms, 6) as number;

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
  // Five notes in a millisecond; the last one is late, as something else had the processor.
  timeDeltas: [1000, 200, 400, 200, 600, 5000],
};

test('each function has its own time and that of all it calls', () => {
  expect(costs(profile, [[0, 20_000]])).toEqual([
    { name: 'words game.js', whole: near(1), own: near(1) },
    { name: 'draw game.js', whole: near(0.8), own: near(0.4) },
  ]);
});

test('only what runs within the spans counts', () => {
  expect(
    costs(profile, [
      [1100, 1300],
      [1500, 1700],
    ]),
  ).toEqual([
    { name: 'draw game.js', whole: near(0.6), own: near(0.2) },
    { name: 'words game.js', whole: near(0.4), own: near(0.4) },
  ]);
  expect(costs(profile, [])).toEqual([]);
});
