/** A picture rests when nothing moves in it, and when what moves has moved for long enough. */
import { EventEmitter } from 'node:events';
import { createRequire } from 'node:module';
// The same as in all tests: they share one world, and with it what has been loaded.
import type { DOM, Game, Scene, Time } from 'phaser';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cover, requestFrames, restWhenStill, stopMotion, uncover } from '../../src/ui/rest.ts';

let now = 0;
let page = new EventTarget();

beforeEach(() => {
  now = 1_000_000;
  page = new EventTarget();
  vi.stubGlobal('performance', { now: () => now });
  asked = new Map();
  let last = 0;
  const ask = (of: 'frame' | 'timer') => (run: (time: number) => void) => {
    asked.set(++last, { of, run });
    return last;
  };
  const forget = (id: number) => asked.delete(id);
  Object.assign(page, {
    performance: { now: () => now },
    requestAnimationFrame: ask('frame'),
    cancelAnimationFrame: forget,
    setTimeout: ask('timer'),
    clearTimeout: forget,
  });
  vi.stubGlobal('window', page);
  vi.stubGlobal('document', page);
});
afterEach(() => vi.unstubAllGlobals());

// Phaser's own, which cannot be named: as a whole it wants a window.
const require = createRequire(import.meta.url);
const RequestAnimationFrame =
  require('../../node_modules/phaser/src/dom/RequestAnimationFrame.js') as new () => DOM.RequestAnimationFrame;

/** What the browser has been asked for: its next frames, and timers. */
let asked = new Map<number, { of: 'frame' | 'timer'; run: (time: number) => void }>();

/** Frames and timers come for some seconds, each after a twentieth of one; resolves to how many frames were asked for. */
function pass(seconds: number): number {
  let frames = 0;
  for (let beat = 0; beat < seconds * 20; beat++) {
    now += 50;
    const due = [...asked.values()];
    asked.clear();
    frames += due.filter(({ of }) => of === 'frame').length;
    for (const { run } of due) run(now);
  }
  return frames;
}

/** A game with one scene; `frames` asks for frames for some seconds and counts those that are drawn. */
function game(work: () => void = () => undefined) {
  let drawn = 0;
  const tweens: { isInfinite: boolean }[] = [];
  const timers: { loop: boolean }[] = [];
  const scene = {
    tweens: { tweens },
    time: { _active: timers, _pendingInsertion: [], now: 0 },
    children: { list: [{}] },
    cameras: { main: { visible: true } },
    game: { events: new EventEmitter() },
  };
  const step = () => {
    drawn++;
    work();
    scene.game.events.emit('postrender');
  };
  const raf = new RequestAnimationFrame();
  const whole = {
    step,
    loop: { raf },
    scene: { getScenes: () => [scene] },
    scale: new EventEmitter(),
    canvas: page,
    events: new EventEmitter(),
  } as unknown as Game;
  restWhenStill(whole);
  raf.start((time) => whole.step(time, 0), false, 0);
  const frames = (seconds: number, ms = 100) => {
    drawn = 0;
    for (const end = now + seconds * 1000; now < end; now += ms) whole.step(now, ms);
    return drawn;
  };
  return { tweens, timers, frames, raf, scene: scene as unknown as Scene };
}

test('a still picture is not drawn again', () => {
  const { frames } = game();
  frames(2);
  expect(frames(5)).toBe(0);
});

test('the browser is asked for no frames while nothing moves, and for one as soon as something happens', () => {
  const { tweens } = game();
  pass(2);
  expect(pass(5)).toBe(0);
  page.dispatchEvent(new Event('pointerdown'));
  expect([...asked.values()].map(({ of }) => of)).toEqual(['frame']);
  expect(pass(0.5)).toBe(10);
  pass(2);
  // What has begun to move without a word is seen with the next look.
  tweens.push({ isInfinite: false });
  expect(pass(5)).toBe(99);
});

test('a loop that is put to sleep and woken in a rest goes on once, not twice', () => {
  const { raf, tweens } = game();
  pass(2);
  raf.stop();
  expect(pass(1)).toBe(0);
  pass(0.05);
  raf.start(raf.callback, false, 0);
  // A finger, before the first frame after that.
  page.dispatchEvent(new Event('pointerdown'));
  tweens.push({ isInfinite: false });
  expect(pass(1)).toBe(20);
  raf.stop();
  expect(pass(1)).toBe(0);
});

test('what goes on for ever stops after twenty seconds, and goes on when the player stirs', () => {
  const { tweens, timers, frames } = game();
  tweens.push({ isInfinite: true });
  timers.push({ loop: true });
  expect(frames(15)).toBe(150);
  frames(10);
  expect(frames(5)).toBe(0);
  page.dispatchEvent(new Event('pointermove'));
  expect(frames(5)).toBe(50);
});

test('what a frame leaves to the next is done, also where frames come seconds apart', () => {
  let left = 0;
  const { frames } = game(() => {
    if (left === 0) return;
    left--;
    requestFrames();
  });
  frames(5);
  left = 4;
  requestFrames();
  expect(frames(20, 2000)).toBe(5);
  expect(left).toBe(0);
});

test('what comes to an end is drawn however long it takes', () => {
  const { tweens, timers, frames } = game();
  tweens.push({ isInfinite: true }, { isInfinite: false });
  expect(frames(60)).toBe(600);
  tweens.length = 0;
  timers.push({ loop: false });
  expect(frames(60)).toBe(600);
});

test('behind a cloth one frame is drawn, to show it, and then none until it is lifted', () => {
  const { tweens, frames, scene } = game();
  tweens.push({ isInfinite: false });
  cover(scene);
  expect(frames(5)).toBe(1);
  uncover(scene);
  expect(frames(1)).toBe(10);
});

test('a cloth lifted before any frame has shown it holds nothing up', () => {
  const { tweens, frames, scene } = game();
  tweens.push({ isInfinite: false });
  cover(scene);
  uncover(scene);
  expect(frames(1)).toBe(10);
});

test('what has begun to wait since the last frame ends with all the others', () => {
  const Clock = require('../../node_modules/phaser/src/time/Clock.js') as new (scene: unknown) => Time.Clock;
  const ended = (stops: boolean) => {
    const time = new Clock({ sys: { events: new EventEmitter() } });
    const ends: string[] = [];
    time.delayedCall(50, () => ends.push('active'));
    time.preUpdate();
    time.delayedCall(50, () => ends.push('new'));
    if (stops) stopMotion({ tweens: { killAll: () => undefined }, time } as unknown as Scene);
    time.preUpdate();
    time.update(100, 84);
    return ends;
  };
  expect(ended(false)).toEqual(['active', 'new']);
  expect(ended(true)).toEqual([]);
});
