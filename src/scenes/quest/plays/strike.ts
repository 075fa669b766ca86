/** The motions of attacks: every shape has its own; all are in the colours of the attacker's energy. */

import { middleOf as middle, type Rect } from '../../../ui/rect.ts';
import type { Art } from '../../../ui/svg-art.ts';
import { cubicIn, cubicOut, hill, sineInOut, within } from '../../table/motion/ease.ts';
import { burst, type Point, ring, stamp } from '../../table/motion/index.ts';
import { centred } from '../../table/motion/marks.ts';
import { arc } from '../../table/motion/path.ts';
import { pause } from '../../table/motion/run.ts';
import { STAYS, showFor } from '../../table/motion/show-for.ts';
import { questIcon } from '../art.ts';
import { type Actor, act } from './actor.ts';
import { arm, type Hues } from './arms.ts';
import type { FightMotion } from './fight-plan.ts';
import { lightUp } from './moving.ts';
import type { Scene } from './scene.ts';

/** An attack on its way. */
interface Assault {
  scene: Scene;
  by: Actor;
  targets: readonly Point[];
  /** The cells it covers. */
  reach: readonly Rect[];
  hues: Hues;
  /** Durations are divided by this. */
  tempo: number;
  /** Called as it reaches a target (by number), or all of them; it may be called twice. */
  land(target: number | 'all'): void;
}

type StrikePlay = (assault: Assault) => Promise<unknown>;

const WIND_UP = 170;
const FORTH = 130;
const HOME = 210;

// ---- What the motions are made of ----

/** Where a blow comes from: before the attacker's chest. */
const muzzle = ({ spot, ahead }: Actor): Point => ({
  x: spot.heart.x,
  y: spot.heart.y + ahead * spot.size * 0.12,
});

/** The middle of points. */
function mean(points: readonly Point[]): Point {
  const sum = (of: (point: Point) => number) => points.reduce((all, point) => all + of(point), 0);
  const count = Math.max(1, points.length);
  return { x: sum(({ x }) => x) / count, y: sum(({ y }) => y) / count };
}

/** Lands at every target that something moving along has come to; `far` is how far along a target is. */
const passing =
  ({ targets, land }: Assault, far: (target: Point) => number) =>
  (now: number) => {
    for (const [i, target] of targets.entries()) if (far(target) <= now) land(i);
  };

/** It leans back, and throws itself forward a little: before anything that flies. */
const swing = ({ scene, by, tempo }: Assault) =>
  act(scene, [by], (WIND_UP * 1.5) / tempo, (t) => {
    const back = hill(within(t, 0, 0.6));
    const on = hill(within(t, 0.5, 1));
    return {
      y: -by.ahead * 9 * back + by.ahead * 15 * on,
      sx: 1 + 0.06 * back - 0.04 * on,
      sy: 1 - 0.08 * back + 0.05 * on,
    };
  });

/** Runs up to a point, stops short of it, does what it came for, and goes back to its place. */
async function dash(
  { scene, by, tempo }: Assault,
  to: Point,
  strike: () => Promise<unknown>,
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
  await act(scene, [by], FORTH / tempo, (t) => ({
    x: reach.x * share * cubicIn(t),
    y: -ahead * 12 * (1 - t) + reach.y * share * cubicIn(t),
    sx: 1.07 - 0.13 * t,
    sy: 0.91 + 0.16 * t,
  }));
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
  /** It points where it flies, and this part of it is on its way, from its left end to its right: the head of what has a tail. */
  nose?: number;
}

/** Something that goes along a way, turning as it goes, and is gone. */
function flight(
  { scene, tempo }: Assault,
  art: Art,
  width: number,
  way: (t: number) => Point,
  { ms, spin = 0, nose }: Flight,
): Promise<void> {
  const { kit } = scene;
  const from = way(0);
  const aside = nose === undefined ? 0 : (nose - 0.5) * width;
  const move = (t: number) => {
    const at = way(t);
    const [back, ahead] = [way(Math.max(0, t - 0.02)), way(Math.min(1, t + 0.02))];
    const aim = nose === undefined ? 0 : (Math.atan2(ahead.y - back.y, ahead.x - back.x) * 180) / Math.PI;
    // A tail grows out of where it started.
    const long = nose === undefined ? 1 : 0.3 + 0.7 * within(t, 0, 0.3);
    return { x: at.x - from.x - aside, y: at.y - from.y, turn: aim + spin * t, sx: long };
  };
  const image = centred(kit, art, from, width);
  return showFor(kit, ms / tempo, [{ of: image, fade: STAYS, pivot: [nose ?? 0.5, 0.5], move }]);
}

/** A drawing that opens over something like a blow, turning as a blade does. */
function slash(
  { scene, tempo, hues }: Assault,
  name: string,
  at: Point,
  width: number,
  { angle, ms, side = 1 }: { angle: number; ms: number; side?: 1 | -1 },
): Promise<void> {
  const { kit } = scene;
  const move = (t: number) => {
    const size = 0.7 + 0.5 * cubicOut(t);
    return { turn: angle + side * (-60 + 120 * cubicOut(t)), sx: size * side, sy: size };
  };
  return showFor(kit, ms / tempo, [
    { of: centred(kit, arm(name, hues), at, width), fade: [0.15, 0.6], move },
  ]);
}

/** A flash where something begins. */
function glint({ scene, tempo, hues, by }: Assault, share: number, colours = hues, ms = 220): Promise<void> {
  const { kit } = scene;
  const move = (t: number) => {
    const size = 0.4 + 0.7 * cubicOut(t);
    return { sx: size, sy: size, turn: 50 * t };
  };
  const of = centred(kit, arm('flare', colours), muzzle(by), by.spot.size * share);
  return showFor(kit, ms / tempo, [{ of, fade: [0, 0.5], move }]);
}

/** Beams lie over everybody, under numbers. */
const DEPTH = 880;

/** A beam from the attacker to a point; `tip` gets how far it has come, 0 to 1. */
function lance(
  { scene, hues, tempo, by }: Assault,
  to: Point,
  width: number,
  ms: number,
  tip: (share: number) => void,
): Promise<void> {
  const { kit } = scene;
  const from = muzzle(by);
  const length = Math.max(1, Math.hypot(to.x - from.x, to.y - from.y));
  const turn = (Math.atan2(to.x - from.x, from.y - to.y) * 180) / Math.PI;
  const place = { x: from.x - width / 2, y: from.y - length, width, height: length };
  const image = kit.stretched(arm('beam', hues), place).setDepth(DEPTH).setAlpha(0);
  const share = (t: number) => cubicOut(within(t, 0, 0.45));
  const move = (t: number) => {
    const throb = 1 + 0.14 * Math.sin(t * 30);
    return { turn, sy: share(t), sx: throb * (1 - 0.6 * within(t, 0.78, 1)) };
  };
  return showFor(kit, ms / tempo, [{ of: image, fade: [0.06, 0.78], pivot: [0.5, 1], move }], (t) =>
    tip(share(t)),
  );
}

// ---- One for each shape ----

/** What comes after the blade of a sweep: how late, and how faint. */
const TRAIL = [
  [0, 1],
  [0.07, 0.5],
  [0.14, 0.25],
] as const;

const STRIKES: Readonly<Record<FightMotion, StrikePlay>> = {
  /** Runs up, strikes, and goes back to its place. */
  lunge: async (assault) => {
    const { by, targets, land } = assault;
    const [target] = targets;
    if (target === undefined) return;
    await dash(assault, target, () => {
      land('all');
      const angle = by.ahead < 0 ? -50 : 130;
      return slash(assault, 'crescent', target, by.spot.size * 0.6, { angle, ms: 180 });
    });
  },

  /** An arrow, or a bone, in an arc. */
  shot: async (assault) => {
    const { by, targets, hues, land } = assault;
    const { size } = by.spot;
    await swing(assault);
    const from = muzzle(by);
    for (const [i, target] of targets.entries()) {
      const way = arc(from, target, Math.max(26, Math.abs(target.x - from.x) * 0.2));
      if (by.isHero) await flight(assault, arm('dart', hues), size * 1.05, way, { ms: 320, nose: 0.9 });
      else await flight(assault, arm('bone'), size * 0.56, way, { ms: 360, spin: 540 });
      land(i);
    }
  },

  /** Comets that rise to the top of the board and come down on whomever they are meant for. */
  bolt: async (assault) => {
    const { scene, by, targets, hues, tempo, land } = assault;
    const { kit } = scene;
    const { size } = by.spot;
    await swing(assault);
    const from = muzzle(by);
    void glint(assault, 0.8);
    const fall = async (target: Point, i: number) => {
      await pause(kit, (i * 110) / tempo);
      // The bow is high, but never so high that it is out of sight.
      const high = Math.min(from.y, target.y) - scene.at.board.rect.y + size * 0.3;
      const way = arc(from, target, Math.min(high, size * 1.2));
      const even = (t: number) => way(t < 0.5 ? 0.5 * cubicOut(t * 2) : 0.5 + 0.5 * cubicIn(t * 2 - 1));
      const eased = (t: number) => even(0.35 * t + 0.65 * sineInOut(t));
      await flight(assault, arm('comet', hues), size * 0.95, eased, { ms: 480, nose: 0.8 });
      void burst(kit, target, 'stars', size, 6);
      land(i);
    };
    await Promise.all(targets.map(fall));
  },

  /** A beam from the attacker through a whole column, to the edge of the board. */
  beam: async (assault) => {
    const { by, targets, reach } = assault;
    const { ahead } = by;
    await swing(assault);
    const from = muzzle(by);
    const ends = reach.map(({ y, height }) => (ahead < 0 ? y + height * 0.1 : y + height * 0.9));
    const far = ahead * Math.max(...[...targets.map(({ y }) => y), ...ends].map((y) => ahead * y));
    void glint(assault, 0.9);
    const pass = passing(assault, ({ y }) => ahead * y);
    await lance(assault, { x: targets[0]?.x ?? from.x, y: far }, by.spot.size * 0.5, 500, (share) =>
      pass(ahead * (from.y + (far - from.y) * share)),
    );
  },

  /** A bolt that parts before the attacker, one tine to the left and one to the right. */
  fork: async (assault) => {
    const { by, targets, reach, land } = assault;
    const { size } = by.spot;
    await swing(assault);
    void glint(assault, 0.8);
    // Where no creature stands a tine strikes the ground: so it is seen that it is a fork.
    const bare = reach
      .map(({ x, y, width, height }) => ({ x: x + width / 2, y: y + height * 0.6 }))
      .filter(({ x }) => !targets.some((target) => Math.abs(target.x - x) < size * 0.5));
    await Promise.all([
      ...targets.map((point, i) => lance(assault, point, size * 0.3, 440, (share) => share >= 1 && land(i))),
      ...bare.map((point) => lance(assault, point, size * 0.2, 440, () => undefined)),
    ]);
  },

  /** Leaps at two who stand side by side and claws both at once. */
  swipe: (assault) => {
    const { by, targets, reach, land } = assault;
    const claw = () => {
      land('all');
      const angle = by.ahead < 0 ? 0 : 180;
      const cuts = targets.map((target, i) =>
        slash(assault, 'scratches', target, by.spot.size * 0.85, {
          angle,
          ms: 320,
          side: i % 2 === 0 ? 1 : -1,
        }),
      );
      return Promise.all(cuts);
    };
    return dash(assault, mean(reach.length > 0 ? reach.map(middle) : targets), claw, 0.6);
  },

  /** One wide blade from side to side over all it can reach, hitting each as it passes. */
  sweep: async (assault) => {
    const { scene, by, targets, reach, hues, tempo } = assault;
    const { kit } = scene;
    const { size } = by.spot;
    await swing(assault);
    const edges = [...reach.flatMap(({ x, width }) => [x, x + width]), ...targets.map(({ x }) => x)];
    const from = { x: Math.min(...edges) - size * 0.2, y: mean(targets).y };
    const far = Math.max(...edges) + size * 0.2 - from.x;
    const blades = TRAIL.map(([late, alpha]) => ({
      of: centred(kit, arm('crescent', hues), from, size * 0.95),
      fade: [late + 0.1, 0.86] as const,
      alpha,
      move: (t: number) => {
        const then = Math.max(0, t - late);
        const on = sineInOut(then);
        return { x: far * on, y: by.ahead * size * 0.18 * hill(then), turn: -34 + 68 * on };
      },
    }));
    const pass = passing(assault, ({ x }) => x);
    await showFor(kit, 520 / tempo, blades, (t) => pass(from.x + far * sineInOut(t)));
  },

  /** A wave that rolls over the whole other side. */
  wave: async (assault) => {
    const { scene, by, hues, tempo } = assault;
    const { kit } = scene;
    const { rect } = scene.at.board;
    await swing(assault);
    const at = middle(rect);
    const far = by.ahead * (rect.height / 2 - 20);
    const image = centred(kit, arm('crest', hues), at, rect.width * 1.02).setFlipY(by.ahead > 0);
    const pass = passing(assault, ({ y }) => by.ahead * y);
    const move = (t: number) => ({ y: far * sineInOut(t), sy: 0.7 + 0.6 * hill(t), x: 8 * Math.sin(t * 18) });
    await showFor(kit, 620 / tempo, [{ of: image, fade: [0.1, 0.8], move }], (t) =>
      pass(by.ahead * (at.y + far * sineInOut(t))),
    );
  },

  /** The sign of a riposte flashes up before the struck creature, which strikes back at once. */
  counter: async (assault) => {
    const { scene, by } = assault;
    const flash = glint(assault, 1.25, ['#fffdf2', '#ffe24a'], 340);
    const sign = await stamp(scene.kit, questIcon('riposte'), muzzle(by), by.spot.size * 0.5);
    await flash;
    sign.destroy();
    await STRIKES.lunge(assault);
  },
};

/** How long the ground stays lit. */
const LIT = 820;
const STILL_MS = 420;

/**
 * An attack in the motion of its shape, the ground it reaches lit meanwhile. With reduced motion nothing runs or flies:
 * a rim lies round who attacks, and after a beat it lands.
 */
export async function assail(motion: FightMotion, assault: Assault): Promise<void> {
  const { scene, by, reach, land, tempo, hues } = assault;
  const { kit } = scene;
  if (kit.speed !== 0) {
    void lightUp(scene, reach, LIT / tempo);
    if (kit.still) {
      void ring(kit, by.spot.rect, hues[1], (STILL_MS * 1.5) / tempo);
      await kit.wait(STILL_MS / tempo);
    } else {
      await kit.ready();
      await STRIKES[motion](assault);
    }
  }
  land('all');
}
