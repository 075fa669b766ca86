/** What is played ends where it is skipped: nothing of it goes on under the question that follows. */
import { expect, test, vi } from 'vitest';

import type { TableKit } from '../../../src/scenes/table/kit.ts';
import { quiet } from '../../kit/session.ts';

vi.mock('phaser', () => import('../../kit/no-phaser.ts'));
const { Playback } = await import('../../../src/scenes/table/playback.ts');

/** A kit that draws nothing, and whose clock stands still. */
function kit(): TableKit {
  const part: object = new Proxy({}, { get: (_, name) => (name === 'then' ? undefined : () => part) });
  const still = {
    speed: 1,
    window: { x: 0, y: 0, width: 1024, height: 768 },
    hits: [],
    scene: { add: part },
    wait: () => new Promise(() => undefined),
    abandon: () => undefined,
    art: { finish: async () => undefined },
    button: () => part,
    picture: () => part,
    fitted: () => part,
    press: () => part,
  };
  return still as unknown as TableKit;
}

test('a play that is skipped while it rests never goes on', async () => {
  const playback = new Playback(kit());
  const done: string[] = [];
  const played = playback.play([
    async () => {
      await playback.pause('Go on', 5000);
      done.push('went on');
    },
  ]);
  await quiet();
  playback.skip();
  await played;
  await quiet();
  expect(done).toEqual([]);
});
