/** What is played ends where it is skipped: nothing of it goes on under the question that follows. */
import { expect, test } from 'vitest';

import type { CourseAct } from '../../../src/scenes/table/course.ts';
import type { TableKit } from '../../../src/scenes/table/kit.ts';
import { quiet } from '../../kit/session.ts';

const { Playback } = await import('../../../src/scenes/table/playback.ts');

/** A kit that draws nothing, and whose clock stands still. */
function kit(): TableKit {
  const part: object = new Proxy({}, { get: (_, name) => (name === 'then' ? undefined : () => part) });
  const still = {
    speed: 1,
    window: { x: 0, y: 0, width: 1024, height: 768 },
    hits: [],
    held: false,
    scene: { add: part },
    panels: {},
    layer: { showCaption: () => undefined, show: () => undefined },
    prepaint: () => undefined,
    wait: () => new Promise(() => undefined),
    abandon: () => undefined,
    art: { finish: async () => undefined },
    picture: () => part,
    fitted: () => part,
    laid: () => part,
    press: () => part,
  };
  return still as unknown as TableKit;
}

/** An act that is played until it is let go, and notes from which beat. */
function act(name: string, log: string[], { whose = null, stops = [] }: Partial<CourseAct> = {}): CourseAct {
  return {
    whose,
    stops,
    play: (from) => {
      log.push(`${name} ${from}`);
      return new Promise(() => undefined);
    },
  };
}

test('a play that is skipped while it rests never goes on', async () => {
  const playback = new Playback(kit());
  const done: string[] = [];
  const rests: CourseAct = {
    whose: null,
    stops: [],
    play: async () => {
      await playback.pause('Go on', 5000);
      done.push('went on');
    },
  };
  const played = playback.play([rests]);
  await quiet();
  playback.skip();
  await played;
  await quiet();
  expect(done).toEqual([]);
});

test('a skip passes over what one shop does, to the podium, and from there to the next shop', async () => {
  const playback = new Playback(kit());
  const log: string[] = [];
  const played = playback.play([
    act('feeds', log, { whose: 2 }),
    act('shows', log, { whose: 2 }),
    act('podium', log, { stops: [0] }),
    act('sells', log, { whose: 1, stops: [1] }),
    act('sweeps', log, { whose: 1 }),
    act('evening', log),
  ]);
  await quiet();
  for (let skip = 0; skip < 4; skip++) {
    playback.skip();
    await quiet();
  }
  expect(log).toEqual(['feeds 0', 'podium 0', 'sells 0', 'sells 1', 'evening 0']);
  playback.skip();
  await played;
});

test('what has begun is no stop any more', async () => {
  const playback = new Playback(kit());
  const log: string[] = [];
  void playback.play([act('losses', log, { whose: 0, stops: [1, 3] }), act('night', log)]);
  await quiet();
  playback.reach(2);
  playback.skip();
  await quiet();
  playback.skip();
  await quiet();
  expect(log).toEqual(['losses 0', 'losses 3', 'night 0']);
});

test('what is halted goes on with the beat that was under way', async () => {
  const playback = new Playback(kit());
  const log: string[] = [];
  const played = playback.play([act('shows', log)]);
  await quiet();
  playback.reach(3);
  playback.halt();
  await quiet();
  expect(playback.isHalted()).toBe(true);
  playback.skip();
  await quiet();
  expect(log).toEqual(['shows 0']);
  playback.goOn();
  await quiet();
  expect(log).toEqual(['shows 0', 'shows 2']);
  playback.halt();
  await quiet();
  playback.end();
  await played;
  expect(playback.isOn()).toBe(false);
});
