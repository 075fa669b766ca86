/** The map under the finger: it follows, glides on, and stops at its ends. */
import { expect, test } from 'vitest';
import { Glide } from '../../src/scenes/campaign/glide.ts';

function glide(): Glide {
  const one = new Glide();
  one.setLength(1000);
  one.put(400);
  return one;
}

/** A finger that goes from one place to another in some milliseconds. */
function pull(one: Glide, from: number, to: number, ms: number): void {
  one.hold(from, 0);
  for (let t = 10; t <= ms; t += 10) one.drag(from + ((to - from) * t) / ms, t);
}

test('follows the finger', () => {
  const one = glide();
  pull(one, 300, 200, 100);
  expect(one.at).toBe(500);
});

test('does not leave the map, and turns back from its end at once', () => {
  const one = glide();
  one.hold(300, 0);
  one.drag(900, 20);
  expect(one.at).toBe(0);
  one.drag(890, 40);
  expect(one.at).toBe(10);
});

test('glides on in the direction of the throw, slower and slower, until it stands', () => {
  const one = glide();
  pull(one, 300, 250, 50);
  one.release(52, false);
  const steps: number[] = [];
  for (let i = 0; i < 400 && one.isMoving; i++) {
    const before = one.at;
    one.step(16);
    steps.push(one.at - before);
  }
  expect(one.isMoving).toBe(false);
  expect(one.at).toBeGreaterThan(550);
  expect(steps[0]).toBeGreaterThan(steps[10] ?? 0);
});

test('stands still when the finger has rested, or when everything is to stand still', () => {
  const rested = glide();
  pull(rested, 300, 250, 50);
  rested.release(300, false);
  expect(rested.isMoving).toBe(false);
  const still = glide();
  pull(still, 300, 250, 50);
  still.release(52, true);
  expect(still.isMoving).toBe(false);
});

test('goes where it is sent and stops there; a finger stops it sooner', () => {
  const one = glide();
  one.goTo(900);
  expect(one.end()).toBe(900);
  for (let i = 0; i < 300 && one.isMoving; i++) one.step(16);
  expect(one.at).toBe(900);
  one.goTo(0);
  one.step(16);
  one.hold(10, 0);
  const at = one.at;
  one.step(16);
  expect(one.at).toBe(at);
});

test('a shorter map pulls back what is beyond', () => {
  const one = glide();
  one.setLength(250);
  expect(one.at).toBe(250);
});
