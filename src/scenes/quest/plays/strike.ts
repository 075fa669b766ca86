/** The motions of attacks: every shape has its own; all are in the colours of the attacker's energy. */
import type { Art } from '../../../ui/svg-art.ts';
import { cubicIn, cubicOut, hill, sineInOut, within } from '../../table/motion/ease.ts';
import { hold } from '../../table/motion/held.ts';
import { burst, type Point } from '../../table/motion/index.ts';
import { centred } from '../../table/motion/marks.ts';
import { arc } from '../../table/motion/path.ts';
import { pause, run } from '../../table/motion/run.ts';
import { type Actor, act } from './actor.ts';
import { beam, bone, crescent, crest, dart, flare, orb } from './arms.ts';
import type { Motion } from './fight-plan.ts';
import type { Scene } from './index.ts';

/** An attack on its way. */
export interface Assault {
  scene: Scene;
  by: Actor;
  targets: readonly Point[];
  hues: readonly [light: string, deep: string];
  /** Durations are divided by this. */
  tempo: number;
  /** Called as it reaches a target (by number), or all of them. */
  land(target: number | 'all'): void;
}

type Strike = (assault: Assault) => Promise<void>;

const WIND_UP = 170;
const HOME = 210;

/** Where a blow comes from: before the attacker's chest. */
const muzzle = ({ spot, ahead }: Actor): Point => ({
  x: spot.heart.x,
  y: spot.heart.y + ahead * spot.size * 0.12,
});

/** It leans back, and throws itself forward a little: before anything that flies. */
async function swing({ scene, by, tempo }: Assault): Promise<void> {
  await act(scene, [by], (WIND_UP * 1.5) / tempo, (t) => {
    const back = hill(within(t, 0, 0.6));
    const on = hill(within(t, 0.5, 1));
    return {
      y: -by.ahead * 9 * back + by.ahead * 15 * on,
      sx: 1 + 0.06 * back - 0.04 * on,
      sy: 1 - 0.08 * back + 0.05 * on,
    };
  });
}

/** Something that goes along a way, turning as it goes, and is gone. */
async function flight(
  { scene, tempo }: Assault,
  art: Art,
  width: number,
  way: (t: number) => Point,
  { ms, spin = 0, isAimed = false }: { ms: number; spin?: number; isAimed?: boolean },
): Promise<void> {
  const { kit } = scene.deal;
  const from = way(0);
  const image = centred(kit, art, from, width);
  await kit.ready();
  const twist = hold(image);
  await run(kit, ms / tempo, (t) => {
    if (!image.active) return;
    const at = way(t);
    const ahead = way(Math.min(1, t + 0.03));
    const aim = isAimed ? (Math.atan2(ahead.y - at.y || at.y - from.y, ahead.x - at.x) * 180) / Math.PI : 0;
    image.setAlpha(within(t, 0, 0.08));
    twist({ x: at.x - from.x, y: at.y - from.y, turn: aim + spin * t });
  });
  image.destroy();
}

/** Runs up, strikes, and goes back to its place. */
const lunge: Strike = async (assault) => {
  const { scene, by, targets, tempo, land, hues } = assault;
  const [target] = targets;
  if (target === undefined) return;
  const { spot, ahead } = by;
  const reach = { x: target.x - spot.heart.x, y: target.y - spot.heart.y };
  const far = Math.hypot(reach.x, reach.y) || 1;
  // It stops short of whom it strikes.
  const share = Math.max(0.25, (far - spot.size * 0.62) / far);
  await act(scene, [by], WIND_UP / tempo, (t) => ({
    y: -ahead * 12 * hill(t / 2),
    sx: 1 + 0.07 * t,
    sy: 1 - 0.09 * t,
  }));
  await act(scene, [by], 130 / tempo, (t) => {
    const on = cubicIn(t);
    return {
      x: reach.x * share * on,
      y: -ahead * 12 * (1 - t) + reach.y * share * on,
      sx: 1.07 - 0.13 * t,
      sy: 0.91 + 0.16 * t,
    };
  });
  land('all');
  await slash(assault, target, ahead < 0 ? -50 : 130, spot.size * 0.8, hues, 180);
  await act(scene, [by], HOME / tempo, (t) => ({
    x: reach.x * share * (1 - sineInOut(t)),
    y: reach.y * share * (1 - sineInOut(t)) - 14 * hill(t),
  }));
};

/** A crescent over something, turning as a blade does. */
async function slash(
  { scene, tempo }: Assault,
  at: Point,
  angle: number,
  width: number,
  [light, deep]: readonly [string, string],
  ms: number,
  side: 1 | -1 = 1,
): Promise<void> {
  const { kit } = scene.deal;
  const image = centred(kit, crescent(light, deep), at, width * 0.75);
  await kit.ready();
  const twist = hold(image);
  await run(kit, ms / tempo, (t) => {
    if (!image.active) return;
    image.setAlpha(Math.min(within(t, 0, 0.15), 1 - within(t, 0.6, 1)));
    if (!kit.still) {
      const size = 0.7 + 0.5 * cubicOut(t);
      twist({ turn: angle + side * (-60 + 120 * cubicOut(t)), sx: size * side, sy: size });
    }
  });
  image.destroy();
}

/** A bone, or an arrow, in an arc. */
const shot: Strike = async (assault) => {
  const { by, targets, hues, land } = assault;
  await swing(assault);
  const from = muzzle(by);
  for (const [i, target] of targets.entries()) {
    const way = arc(from, target, Math.max(34, Math.abs(target.x - from.x) * 0.2));
    if (by.isHero) await flight(assault, dart(hues[1]), by.spot.size * 0.5, way, { ms: 300, isAimed: true });
    else await flight(assault, bone(), by.spot.size * 0.44, way, { ms: 340, spin: 540 });
    land(i);
  }
};

/** Bolts that rise, hang for a blink, and come down, sparkling. */
const bolt: Strike = async (assault) => {
  const { scene, by, targets, hues, tempo, land } = assault;
  const { kit } = scene.deal;
  await swing(assault);
  const from = muzzle(by);
  const tasks = targets.map(async (target, i) => {
    await pause(kit, (i * 110) / tempo);
    const top = { x: (from.x + target.x) / 2, y: Math.min(from.y, target.y) - by.spot.size * 0.75 };
    const up = arc(from, top, 10);
    const down = arc(top, target, -10);
    void burst(kit, from, 'stars', by.spot.size * 0.7, 5);
    const way = (t: number) => (t < 0.5 ? up(cubicOut(t * 2)) : down(cubicIn(t * 2 - 1)));
    await flight(assault, orb(...hues), by.spot.size * 0.42, way, { ms: 460, spin: 400 });
    void burst(kit, target, 'stars', by.spot.size, 6);
    land(i);
  });
  await Promise.all(tasks);
};

/** A beam from the attacker through everybody in the column. */
const ray: Strike = async (assault) => {
  const { scene, by, targets, hues, tempo, land } = assault;
  const { kit } = scene.deal;
  await swing(assault);
  const from = muzzle(by);
  const ends = targets.map(({ y }) => y);
  const far = by.ahead < 0 ? Math.min(...ends) : Math.max(...ends);
  const x = targets[0]?.x ?? from.x;
  const length = Math.abs(far - from.y) + by.spot.size * 0.4;
  const width = by.spot.size * 0.34;
  const y = by.ahead < 0 ? from.y - length : from.y;
  const image = kit.stretched(beam(...hues), { x: x - width / 2, y, width, height: length });
  image.setDepth(880).setAlpha(0);
  await kit.ready();
  const twist = hold(image, [0.5, by.ahead < 0 ? 1 : 0]);
  let isThere = false;
  await run(kit, 440 / tempo, (t) => {
    if (!image.active) return;
    image.setAlpha(Math.min(1, within(t, 0, 0.08), 1 - within(t, 0.75, 1)));
    if (!kit.still) {
      const flicker = 1 + 0.16 * Math.sin(t * 50);
      twist({ sy: cubicOut(within(t, 0, 0.4)), sx: flicker * (1 - 0.6 * within(t, 0.75, 1)) });
    }
    if (!isThere && t >= 0.34) {
      isThere = true;
      land('all');
    }
  });
  image.destroy();
  if (!isThere) land('all');
};

/** Two claws: side by side, or apart like a fork. */
const claws =
  (isFork: boolean): Strike =>
  async (assault) => {
    const { by, targets, hues, land } = assault;
    await swing(assault);
    const angle = by.ahead < 0 ? -50 : 130;
    if (isFork) void prongs(assault);
    const tasks = targets.map((target, i) =>
      slash(assault, target, angle, by.spot.size, hues, 300, i % 2 === 0 ? 1 : -1),
    );
    land('all');
    await Promise.all(tasks);
  };

/** Sparks that part in front of the attacker. */
async function prongs(assault: Assault): Promise<void> {
  const { by, targets, hues } = assault;
  const from = muzzle(by);
  await Promise.all(
    targets.map((target) =>
      flight(assault, orb(...hues), by.spot.size * 0.26, arc(from, target, 0), { ms: 160 }),
    ),
  );
}

/** One wide blade from side to side, hitting each as it passes. */
const sweep: Strike = async (assault) => {
  const { scene, by, targets, hues, tempo, land } = assault;
  const { kit } = scene.deal;
  await swing(assault);
  const sorted = [...targets.entries()].sort(([, a], [, b]) => a.x - b.x);
  const [, first] = sorted[0] ?? [];
  const [, last] = sorted.at(-1) ?? [];
  if (first === undefined || last === undefined) return;
  const wide = by.spot.size * 1.05;
  const from = { x: first.x - wide * 0.5, y: first.y };
  const to = { x: last.x + wide * 0.5, y: last.y };
  const image = centred(kit, crescent(...hues), from, wide * 0.75);
  await kit.ready();
  const twist = hold(image);
  const left = [...sorted];
  await run(kit, 420 / tempo, (t) => {
    if (!image.active) return;
    const on = sineInOut(t);
    const x = from.x + (to.x - from.x) * on;
    image.setAlpha(Math.min(within(t, 0, 0.1), 1 - within(t, 0.85, 1)));
    if (!kit.still)
      twist({
        x: x - from.x,
        y: (to.y - from.y) * on + by.ahead * by.spot.size * 0.16 * hill(t),
        turn: -24 + 48 * on,
      });
    while ((left[0]?.[1].x ?? Number.POSITIVE_INFINITY) <= x) {
      const next = left.shift();
      if (next !== undefined) land(next[0]);
    }
  });
  for (const [i] of left) land(i);
  image.destroy();
};

/** A wave that rolls over the whole other side. */
const wave: Strike = async (assault) => {
  const { scene, by, targets, hues, tempo, land } = assault;
  const { kit } = scene.deal;
  const { rect } = scene.at.board;
  await swing(assault);
  const middle = rect.y + rect.height / 2;
  const end = by.ahead < 0 ? rect.y + 20 : rect.y + rect.height - 20;
  const at = { x: rect.x + rect.width / 2, y: middle };
  const image = centred(kit, crest(...hues), at, rect.width * 1.02).setFlipY(by.ahead > 0);
  await kit.ready();
  const twist = hold(image);
  const left = [...targets.entries()].sort(([, a], [, b]) => by.ahead * (a.y - b.y));
  await run(kit, 620 / tempo, (t) => {
    if (!image.active) return;
    const y = middle + (end - middle) * sineInOut(t);
    image.setAlpha(Math.min(within(t, 0, 0.1), 1 - within(t, 0.8, 1)));
    if (!kit.still) twist({ y: y - middle, sy: 0.7 + 0.6 * hill(t), x: 8 * Math.sin(t * 18) });
    while (left[0] !== undefined && by.ahead * (y - left[0][1].y) >= 0) {
      const next = left.shift();
      if (next !== undefined) land(next[0]);
    }
  });
  for (const [i] of left) land(i);
  image.destroy();
};

/** A blade flashes before whoever was struck, and it strikes back at once. */
const counter: Strike = async (assault) => {
  const { scene, by } = assault;
  const { kit } = scene.deal;
  const image = centred(kit, flare('#fffdf2', '#ffe24a'), muzzle(by), by.spot.size * 0.7);
  await kit.ready();
  const twist = hold(image);
  await run(kit, 160 / assault.tempo, (t) => {
    if (!image.active) return;
    image.setAlpha(1 - within(t, 0.5, 1));
    if (!kit.still) twist({ sx: 0.4 + t, sy: 0.4 + t, turn: 60 * t });
  });
  image.destroy();
  await lunge(assault);
};

const STRIKES: Readonly<Record<Motion, Strike>> = {
  lunge,
  shot,
  bolt,
  beam: ray,
  fork: claws(true),
  swipe: claws(false),
  sweep,
  wave,
  counter,
};

/** An attack in the motion of its shape. With reduced motion nothing runs or flies: it lands after a beat. */
export async function assail(motion: Motion, assault: Assault): Promise<void> {
  const { scene, land, tempo } = assault;
  const { kit } = scene.deal;
  if (kit.still || kit.speed === 0) {
    await kit.wait(260 / tempo);
    land('all');
    return;
  }
  await kit.ready();
  await STRIKES[motion](assault);
}
