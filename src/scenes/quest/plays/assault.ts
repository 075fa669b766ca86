/** What the motions of attacks share: the attack on its way, the run-up, what flies, what cuts. */

import type { Rect } from '../../../ui/rect.ts';
import type { Art } from '../../../ui/svg-art.ts';
import { cubicIn, cubicOut, hill, sineInOut, within } from '../../table/motion/ease.ts';
import { hold } from '../../table/motion/held.ts';
import type { Point } from '../../table/motion/index.ts';
import { centred } from '../../table/motion/marks.ts';
import { run } from '../../table/motion/run.ts';
import { type Actor, act } from './actor.ts';
import { flare } from './arms.ts';
import type { Scene } from './scene.ts';

/** An attack on its way. */
export interface Assault {
  scene: Scene;
  by: Actor;
  targets: readonly Point[];
  /** The cells it covers. */
  reach: readonly Rect[];
  hues: readonly [light: string, deep: string];
  /** Durations are divided by this. */
  tempo: number;
  /** Called as it reaches a target (by number), or all of them. */
  land(target: number | 'all'): void;
}

export type StrikePlay = (assault: Assault) => Promise<void>;

const WIND_UP = 170;
const FORTH = 130;
const HOME = 210;

/** Where a blow comes from: before the attacker's chest. */
export const muzzle = ({ spot, ahead }: Actor): Point => ({
  x: spot.heart.x,
  y: spot.heart.y + ahead * spot.size * 0.12,
});

/** It leans back, and throws itself forward a little: before anything that flies. */
export async function swing({ scene, by, tempo }: Assault): Promise<void> {
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

/** Runs up to a point, stops short of it, does what it came for, and goes back to its place. */
export async function dash(
  { scene, by, tempo }: Assault,
  to: Point,
  strike: () => Promise<void>,
  most = 1,
): Promise<void> {
  const { spot, ahead } = by;
  const reach = { x: to.x - spot.heart.x, y: to.y - spot.heart.y };
  const far = Math.hypot(reach.x, reach.y) || 1;
  const share = Math.min(most, Math.max(0.25, (far - spot.size * 0.62) / far));
  await act(scene, [by], WIND_UP / tempo, (t) => ({
    y: -ahead * 12 * hill(t / 2),
    sx: 1 + 0.07 * t,
    sy: 1 - 0.09 * t,
  }));
  await act(scene, [by], FORTH / tempo, (t) => {
    const on = cubicIn(t);
    return {
      x: reach.x * share * on,
      y: -ahead * 12 * (1 - t) + reach.y * share * on,
      sx: 1.07 - 0.13 * t,
      sy: 0.91 + 0.16 * t,
    };
  });
  await strike();
  await act(scene, [by], HOME / tempo, (t) => ({
    x: reach.x * share * (1 - sineInOut(t)),
    y: reach.y * share * (1 - sineInOut(t)) - 14 * hill(t),
  }));
}

interface Flight {
  ms: number;
  /** Degrees it turns on the way. */
  spin?: number;
  /** It points where it flies. */
  isAimed?: boolean;
  /** Which part of it is on its way, from its left end to its right: the head of what has a tail. */
  nose?: number;
}

/** Something that goes along a way, turning as it goes, and is gone. */
export async function flight(
  { scene, tempo }: Assault,
  art: Art,
  width: number,
  way: (t: number) => Point,
  { ms, spin = 0, isAimed = false, nose = 0.5 }: Flight,
): Promise<void> {
  const { kit } = scene.deal;
  const from = way(0);
  const image = centred(kit, art, from, width);
  await kit.ready();
  const twist = hold(image, [nose, 0.5]);
  const aside = (nose - 0.5) * width;
  await run(kit, ms / tempo, (t) => {
    if (!image.active) return;
    const at = way(t);
    const [back, ahead] = [way(Math.max(0, t - 0.02)), way(Math.min(1, t + 0.02))];
    const aim = isAimed ? (Math.atan2(ahead.y - back.y, ahead.x - back.x) * 180) / Math.PI : 0;
    image.setAlpha(within(t, 0, 0.08));
    // A tail grows out of where it started.
    const long = nose > 0.5 ? 0.3 + 0.7 * within(t, 0, 0.3) : 1;
    twist({ x: at.x - from.x - aside, y: at.y - from.y, turn: aim + spin * t, sx: long });
  });
  image.destroy();
}

/** A drawing that opens over something like a blow, turning as a blade does. */
export async function slash(
  { scene, tempo }: Assault,
  art: Art,
  at: Point,
  width: number,
  { angle, ms, side = 1 }: { angle: number; ms: number; side?: 1 | -1 },
): Promise<void> {
  const { kit } = scene.deal;
  const image = centred(kit, art, at, width);
  await kit.ready();
  const twist = hold(image);
  await run(kit, ms / tempo, (t) => {
    if (!image.active) return;
    image.setAlpha(Math.min(within(t, 0, 0.15), 1 - within(t, 0.6, 1)));
    const size = 0.7 + 0.5 * cubicOut(t);
    twist({ turn: angle + side * (-60 + 120 * cubicOut(t)), sx: size * side, sy: size });
  });
  image.destroy();
}

/** A flash where something begins. */
export async function glint(
  { scene, tempo }: Assault,
  at: Point,
  width: number,
  hues: readonly [string, string],
  ms = 220,
): Promise<void> {
  const { kit } = scene.deal;
  const image = centred(kit, flare(...hues), at, width);
  await kit.ready();
  const twist = hold(image);
  await run(kit, ms / tempo, (t) => {
    if (!image.active) return;
    image.setAlpha(1 - within(t, 0.5, 1));
    const size = 0.4 + 0.7 * cubicOut(t);
    twist({ sx: size, sy: size, turn: 50 * t });
  });
  image.destroy();
}
