/** A pet that is about to hop when its picture is drawn anew. */
import type { GameObjects } from 'phaser';
import { expect, test, vi } from 'vitest';
import type { TableKit } from '../../../src/scenes/table/kit.ts';

const { pet } = await import('../../../src/scenes/table/actors/pet.ts');

/** Anything a picture is made of: every deed gives itself. */
function thing(): GameObjects.Image {
  const whole: object = new Proxy(
    {
      active: true,
      parentContainer: null,
      displayHeight: 100,
      displayWidth: 80,
      originX: 0,
      originY: 0,
      setTexture: () => whole,
    },
    {
      get: (own, name) => (name in own ? Reflect.get(own, name) : name === 'then' ? undefined : () => whole),
    },
  );
  return whole as GameObjects.Image;
}

test('the new picture is left alone, and nothing fails', async () => {
  const image = thing();
  const [moved, failed] = [vi.fn(), vi.fn()];
  const kit = {
    speed: 1,
    still: false,
    art: { change: () => undefined },
    picture: thing,
    // As Phaser leaves what it destroys, while drawings are still being painted.
    ready: async () => void Object.assign(image, { active: false, parentContainer: undefined }),
    scene: {
      add: { zone: thing },
      tweens: { addCounter: thing },
      events: { on: () => undefined, off: () => undefined },
      children: { moveBelow: moved },
    },
  } as unknown as TableKit;
  const hop = pet(kit, 'birdie', { mood: 'content' }, image).hop();
  void hop.catch((error: Error) => failed(error.message));
  await new Promise((done) => setTimeout(done));
  expect(failed.mock.calls).toEqual([]);
  expect(moved.mock.calls).toEqual([]);
});
