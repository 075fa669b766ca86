/** What of the table's motions can be computed: ways, moments, curves, the clock. */
import { EventEmitter } from 'node:events';
import { describe, expect, test } from 'vitest';
import type { TableKit } from '../../../src/scenes/table/kit.ts';
import { BITS, BURST_KINDS, bitsOf } from '../../../src/scenes/table/motion/burst.ts';
import {
  backOut,
  bounceOut,
  cubicIn,
  cubicInOut,
  cubicOut,
  sineInOut,
} from '../../../src/scenes/table/motion/ease.ts';
import { along, arc, pathLength, staggers } from '../../../src/scenes/table/motion/path.ts';
import { loop, run } from '../../../src/scenes/table/motion/run.ts';
import { leap, pinned } from '../../../src/scenes/table/motion/twist.ts';

const moments = Array.from({ length: 41 }, (_, i) => i / 40);

describe('ways', () => {
  const corner = [
    { x: 0, y: 0 },
    { x: 30, y: 0 },
    { x: 30, y: 10 },
    { x: 10, y: 10 },
  ];

  test('a path is gone at an even pace, looking where one goes', () => {
    expect(pathLength(corner)).toBe(60);
    expect(along(corner, 0)).toEqual({ x: 0, y: 0, side: 1 });
    expect(along(corner, 0.25)).toEqual({ x: 15, y: 0, side: 1 });
    expect(along(corner, 35 / 60)).toEqual({ x: 30, y: 5, side: 0 });
    expect(along(corner, 50 / 60)).toEqual({ x: 20, y: 10, side: -1 });
    expect(along(corner, 1)).toMatchObject({ x: 10, y: 10 });
  });

  test('a path of one point or of no length is never left', () => {
    expect(along([{ x: 3, y: 4 }], 0.5)).toMatchObject({ x: 3, y: 4 });
    const still = [corner[0], corner[0]].flatMap((point) => point ?? []);
    expect(along(still, 0.5)).toMatchObject({ x: 0, y: 0 });
  });

  test('an arc starts and ends at its points and rises by the given height', () => {
    const way = arc({ x: 0, y: 100 }, { x: 80, y: 60 }, 50);
    expect(way(0)).toEqual({ x: 0, y: 100 });
    expect(way(1)).toEqual({ x: 80, y: 60 });
    expect(way(0.5)).toEqual({ x: 40, y: 80 - 50 });
  });

  test('starts are apart by the given time, closer if there are many', () => {
    expect(staggers(3, 50)).toEqual([0, 50, 100]);
    expect(staggers(31, 50, 900).at(-1)).toBeCloseTo(900);
    expect(staggers(1, 50, 900)).toEqual([0]);
    expect(staggers(0, 50)).toEqual([]);
  });
});

describe('curves', () => {
  test.each(Object.entries({ sineInOut, cubicIn, cubicOut, cubicInOut, backOut, bounceOut }))(
    '%s goes from 0 to 1',
    (_, ease) => {
      expect(ease(0)).toBeCloseTo(0);
      expect(ease(1)).toBeCloseTo(1);
    },
  );

  test('arriving overshoots a little, falling never', () => {
    expect(Math.max(...moments.map(backOut))).toBeGreaterThan(1.02);
    expect(Math.max(...moments.map(bounceOut))).toBeLessThanOrEqual(1.0001);
  });

  test('the held point stays where it is, with any change of the rest', () => {
    const [at, arm] = [
      { x: 200, y: 100 },
      { x: 40, y: 90 },
    ];
    const [sx, sy, turn] = [1.2, 0.7, 30];
    const origin = pinned(at, arm, { sx, sy, turn });
    const angle = (turn * Math.PI) / 180;
    const held = {
      x: origin.x + arm.x * sx * Math.cos(angle) - arm.y * sy * Math.sin(angle),
      y: origin.y + arm.x * sx * Math.sin(angle) + arm.y * sy * Math.cos(angle),
    };
    expect(held.x).toBeCloseTo(240);
    expect(held.y).toBeCloseTo(190);
    expect(pinned(at, arm, {})).toEqual(at);
  });

  test('a leap starts and ends at rest, gathers itself, and rises to the given height', () => {
    for (const t of [0, 1]) {
      const { y = 0, sx = 1, sy = 1 } = leap(t, 50);
      expect([y, sx, sy].map((n) => Math.abs(n) < 1e-9 || Math.abs(n - 1) < 1e-9)).toEqual([
        true,
        true,
        true,
      ]);
    }
    expect(leap(0.12, 50).sy).toBeLessThan(0.95);
    expect(Math.min(...moments.map((t) => leap(t, 50).y ?? 0))).toBeCloseTo(-50, 0);
  });
});

describe('bursts', () => {
  test.each(BURST_KINDS)('the bits of %s stay near and are gone at the end', (kind) => {
    const bits = bitsOf(kind);
    expect(bits).toHaveLength(BITS[kind].count);
    for (const bit of bits) {
      for (const t of moments) {
        const { x, y, turn, scale, alpha } = bit.at(t);
        expect(Math.hypot(x, y)).toBeLessThan(1.3);
        expect(scale).toBeGreaterThan(0);
        expect(Number.isFinite(turn)).toBe(true);
        expect(alpha).toBeGreaterThanOrEqual(0);
        expect(alpha).toBeLessThanOrEqual(1);
      }
      expect(bit.at(1).alpha).toBe(0);
      expect(Math.max(...moments.map((t) => bit.at(t).alpha))).toBeGreaterThan(0.8);
    }
  });

  test('no two bits take the same way', () => {
    for (const kind of BURST_KINDS) {
      const places = bitsOf(kind).map((bit) => {
        const { x, y } = bit.at(0.5);
        return `${x.toFixed(3)} ${y.toFixed(3)}`;
      });
      expect(new Set(places).size).toBe(places.length);
    }
  });
});

describe('the clock', () => {
  /** Just enough of a table to tell the time. */
  function table(speed: number) {
    const events = new EventEmitter();
    const zone = { active: true };
    const tweens: { isGone: boolean; repeat: number }[] = [];
    const addCounter = ({ repeat }: { repeat: number }) => {
      const tween = {
        repeat,
        isGone: false,
        isDestroyed: () => tween.isGone,
        remove: () => tweens.splice(tweens.indexOf(tween), 1),
      };
      tweens.push(tween);
      return tween;
    };
    const scene = { events, add: { zone: () => zone }, tweens: { addCounter } };
    const kit = { scene, speed } as unknown as TableKit;
    return { kit, zone, tweens, events, frame: (ms: number, now = 0) => events.emit('update', now, ms) };
  }

  const settled = async (promise: Promise<void>) => {
    const state = { done: false };
    void promise.then(() => {
      state.done = true;
    });
    await new Promise((done) => setTimeout(done));
    return state;
  };

  test('goes from 0 to 1 at the speed there is, also if that changes on the way', async () => {
    const { kit, frame, events, tweens } = table(1);
    const seen: number[] = [];
    const over = run(kit, 200, (t) => seen.push(t));
    for (const ms of [50, 50]) frame(ms);
    kit.speed = 2;
    for (const ms of [50, 50, 50]) frame(ms);
    expect(seen).toEqual([0, 0.25, 0.5, 1]);
    expect((await settled(over)).done).toBe(true);
    expect(events.listenerCount('update')).toBe(0);
    // Nothing is left that would keep the picture awake.
    expect(tweens).toEqual([]);
  });

  test('at instant speed only the end is seen, and at once', async () => {
    const seen: number[] = [];
    await run(table(0).kit, 200, (t) => seen.push(t));
    expect(seen).toEqual([1]);
  });

  test.each(['is gone', 'belongs to a play given up'])(
    'the promise of a motion that %s never resolves',
    async (how) => {
      const { kit, zone, tweens, frame, events } = table(1);
      const seen: number[] = [];
      const over = run(kit, 100, (t) => seen.push(t));
      frame(50);
      if (how === 'is gone') zone.active = false;
      else for (const tween of tweens) tween.isGone = true;
      for (const ms of [50, 50, 50]) frame(ms);
      expect(seen).toEqual([0]);
      expect((await settled(over)).done).toBe(false);
      expect(events.listenerCount('update')).toBe(0);
    },
  );

  test('idling goes on at its own pace, and ends with the picture', () => {
    const { kit, zone, tweens, frame, events } = table(4);
    const seen: number[] = [];
    loop(kit, (ms) => seen.push(ms) > 0);
    for (const ms of [20, 20, 20]) frame(ms);
    expect(seen).toEqual([0, 20, 40]);
    zone.active = false;
    frame(20);
    expect(events.listenerCount('update')).toBe(0);
    expect(tweens).toEqual([]);
  });

  test('only what has an end keeps the picture from resting', () => {
    const { kit, tweens, frame } = table(1);
    loop(kit, () => true);
    void run(kit, 100, () => undefined);
    expect(tweens.map(({ repeat }) => repeat)).toEqual([-1, 0]);
    // Another play has been given up: idle actors idle on.
    for (const tween of tweens.splice(0)) tween.isGone = true;
    frame(16);
    expect(tweens.map(({ repeat }) => repeat)).toEqual([-1]);
  });
});
