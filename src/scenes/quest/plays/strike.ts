/** The motions of attacks: every shape has its own; all are in the colours of the attacker's energy. */

import type { GameObjects } from 'phaser';
import { cubicIn, cubicOut, hill, sineInOut, within } from '../../table/motion/ease.ts';
import { hold } from '../../table/motion/held.ts';
import { burst, type Point, ring, stamp } from '../../table/motion/index.ts';
import { centred } from '../../table/motion/marks.ts';
import { arc } from '../../table/motion/path.ts';
import { pause, run } from '../../table/motion/run.ts';
import { questIcon } from '../art.ts';
import { beam, bone, comet, crescent, crest, dart, scratches } from './arms.ts';
import { type Assault, dash, flight, glint, muzzle, type StrikePlay, slash, swing } from './assault.ts';
import type { FightMotion } from './fight-plan.ts';
import { lightUp } from './moving.ts';

/** Runs up, strikes, and goes back to its place. */
const lunge: StrikePlay = async (assault) => {
  const { by, targets, land, hues } = assault;
  const [target] = targets;
  if (target === undefined) return;
  await dash(assault, target, () => {
    land('all');
    const angle = by.ahead < 0 ? -50 : 130;
    return slash(assault, crescent(...hues), target, by.spot.size * 0.6, { angle, ms: 180 });
  });
};

/** The middle of the cells an attack covers. */
function middleOf({ reach, targets }: Assault): Point {
  const points =
    reach.length > 0
      ? reach.map(({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2 }))
      : targets;
  const mean = (of: (point: Point) => number) =>
    points.reduce((sum, point) => sum + of(point), 0) / Math.max(1, points.length);
  return { x: mean(({ x }) => x), y: mean(({ y }) => y) };
}

/** Leaps at two who stand side by side and claws both at once. */
const swipe: StrikePlay = async (assault) => {
  const { by, targets, hues, land } = assault;
  await dash(
    assault,
    middleOf(assault),
    async () => {
      land('all');
      const cuts = targets.map((target, i) =>
        slash(assault, scratches(...hues), target, by.spot.size * 0.85, {
          angle: by.ahead < 0 ? 0 : 180,
          ms: 320,
          side: i % 2 === 0 ? 1 : -1,
        }),
      );
      await Promise.all(cuts);
    },
    0.6,
  );
};

/** Whatever comes after the blade of a sweep: how late, and how faint. */
const TRAIL = [
  [0, 1],
  [0.07, 0.5],
  [0.14, 0.25],
] as const;

/** One wide blade from side to side over all it can reach, hitting each as it passes. */
const sweep: StrikePlay = async (assault) => {
  const { scene, by, targets, reach, hues, tempo, land } = assault;
  const { kit } = scene.deal;
  await swing(assault);
  const left = [...targets.entries()].sort(([, a], [, b]) => a.x - b.x);
  const edges = [...reach.flatMap(({ x, width }) => [x, x + width]), ...targets.map(({ x }) => x)];
  const y = targets.reduce((sum, point) => sum + point.y, 0) / Math.max(1, targets.length);
  const { size } = by.spot;
  const from = { x: Math.min(...edges) - size * 0.2, y };
  const far = Math.max(...edges) + size * 0.2 - from.x;
  const blades: GameObjects.Image[] = TRAIL.map(() => centred(kit, crescent(...hues), from, size * 0.95));
  await kit.ready();
  const twists = blades.map((blade) => hold(blade));
  await run(kit, 520 / tempo, (t) => {
    for (const [i, [late, faint]] of TRAIL.entries()) {
      const then = Math.max(0, t - late);
      const on = sineInOut(then);
      blades[i]?.setAlpha(faint * Math.min(within(then, 0, 0.1), 1 - within(t, 0.86, 1)));
      twists[i]?.({ x: far * on, y: by.ahead * size * 0.3 * hill(then) * 0.6, turn: -34 + 68 * on });
    }
    const x = from.x + far * sineInOut(t);
    while ((left[0]?.[1].x ?? Number.POSITIVE_INFINITY) <= x) {
      const next = left.shift();
      if (next !== undefined) land(next[0]);
    }
  });
  for (const [i] of left) land(i);
  for (const blade of blades) blade.destroy();
};

/** A wave that rolls over the whole other side. */
const waveStrike: StrikePlay = async (assault) => {
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
    twist({ y: y - middle, sy: 0.7 + 0.6 * hill(t), x: 8 * Math.sin(t * 18) });
    while (left[0] !== undefined && by.ahead * (y - left[0][1].y) >= 0) {
      const next = left.shift();
      if (next !== undefined) land(next[0]);
    }
  });
  for (const [i] of left) land(i);
  image.destroy();
};

/** The sign of a riposte flashes up before whoever was struck, and it strikes back at once. */
const counter: StrikePlay = async (assault) => {
  const { scene, by } = assault;
  const { kit } = scene.deal;
  const { size } = by.spot;
  const at = muzzle(by);
  const flash = glint(assault, at, size * 1.25, ['#fffdf2', '#ffe24a'], 340);
  const sign = await stamp(kit, questIcon('riposte'), at, size * 0.5);
  await flash;
  sign.destroy();
  await lunge(assault);
};

/** Beams lie over everybody, under numbers. */
const DEPTH = 880;

/** An arrow, or a bone, in an arc. */
const shot: StrikePlay = async (assault) => {
  const { by, targets, hues, land } = assault;
  const { size } = by.spot;
  await swing(assault);
  const from = muzzle(by);
  for (const [i, target] of targets.entries()) {
    const way = arc(from, target, Math.max(26, Math.abs(target.x - from.x) * 0.2));
    if (by.isHero) {
      await flight(assault, dart(...hues), size * 1.05, way, { ms: 320, isAimed: true, nose: 0.9 });
    } else await flight(assault, bone(), size * 0.56, way, { ms: 360, spin: 540 });
    land(i);
  }
};

/** Comets that rise to the top of the board and come down on whomever they are meant for. */
const bolt: StrikePlay = async (assault) => {
  const { scene, by, targets, hues, tempo, land } = assault;
  const { kit, at } = { kit: scene.deal.kit, at: scene.at };
  const { size } = by.spot;
  await swing(assault);
  const from = muzzle(by);
  void glint(assault, from, size * 0.8, hues);
  const tasks = targets.map(async (target, i) => {
    await pause(kit, (i * 110) / tempo);
    // The bow is high, but never so high that it is out of sight.
    const high = Math.min(from.y, target.y) - at.board.rect.y + size * 0.3;
    const way = arc(from, target, Math.min(high, size * 1.2));
    const even = (t: number) => way(t < 0.5 ? 0.5 * cubicOut(t * 2) : 0.5 + 0.5 * cubicIn(t * 2 - 1));
    const eased = (t: number) => even(0.35 * t + 0.65 * sineInOut(t));
    await flight(assault, comet(...hues), size * 0.95, eased, { ms: 480, isAimed: true, nose: 0.8 });
    void burst(kit, target, 'stars', size, 6);
    land(i);
  });
  await Promise.all(tasks);
};

/** A beam from one point to another; `tip` is told how far it has come, 0 to 1. */
async function lance(
  { scene, hues, tempo }: Assault,
  from: Point,
  to: Point,
  width: number,
  ms: number,
  tip: (share: number) => void,
): Promise<void> {
  const { kit } = scene.deal;
  const length = Math.max(1, Math.hypot(to.x - from.x, to.y - from.y));
  const turn = (Math.atan2(to.x - from.x, from.y - to.y) * 180) / Math.PI;
  const image = kit
    .stretched(beam(...hues), { x: from.x - width / 2, y: from.y - length, width, height: length })
    .setDepth(DEPTH)
    .setAlpha(0);
  await kit.ready();
  const twist = hold(image, [0.5, 1]);
  await run(kit, ms / tempo, (t) => {
    if (!image.active) return;
    image.setAlpha(Math.min(1, within(t, 0, 0.06), 1 - within(t, 0.78, 1)));
    const share = cubicOut(within(t, 0, 0.45));
    const throb = 1 + 0.14 * Math.sin(t * 30);
    twist({ turn, sy: share, sx: throb * (1 - 0.6 * within(t, 0.78, 1)) });
    tip(share);
  });
  tip(1);
  image.destroy();
}

/** A beam from the attacker through a whole column, to the edge of the board. */
const ray: StrikePlay = async (assault) => {
  const { by, targets, reach, hues, land } = assault;
  await swing(assault);
  const from = muzzle(by);
  const ends = reach.map(({ y, height }) => (by.ahead < 0 ? y + height * 0.1 : y + height * 0.9));
  const all = [...targets.map(({ y }) => y), ...ends];
  const far = by.ahead < 0 ? Math.min(...all) : Math.max(...all);
  const to = { x: targets[0]?.x ?? from.x, y: far };
  const left = [...targets.entries()].sort(([, a], [, b]) => by.ahead * (a.y - b.y));
  void glint(assault, from, by.spot.size * 0.9, hues);
  await lance(assault, from, to, by.spot.size * 0.5, 500, (share) => {
    const y = from.y + (far - from.y) * share;
    while (left[0] !== undefined && (share >= 1 || by.ahead * (y - left[0][1].y) >= 0)) {
      const next = left.shift();
      if (next !== undefined) land(next[0]);
    }
  });
};

/** A bolt that parts before the attacker, one tine to the left and one to the right. */
const fork: StrikePlay = async (assault) => {
  const { by, targets, reach, hues, land } = assault;
  await swing(assault);
  const from = muzzle(by);
  const { size } = by.spot;
  void glint(assault, from, size * 0.8, hues);
  const isHit = (x: number) => targets.some((target) => Math.abs(target.x - x) < size * 0.5);
  // Where nobody stands a tine strikes the ground: so it is seen that it is a fork.
  const bare = reach
    .map(({ x, y, width, height }) => ({ x: x + width / 2, y: y + height * 0.6 }))
    .filter(({ x }) => !isHit(x));
  const tines = [...targets.map((point, i) => ({ point, i })), ...bare.map((point) => ({ point, i: -1 }))];
  const reached = new Set<number>();
  await Promise.all(
    tines.map(({ point, i }) =>
      lance(assault, from, point, size * (i < 0 ? 0.2 : 0.3), 440, (share) => {
        if (i < 0 || share < 1 || reached.has(i)) return;
        reached.add(i);
        land(i);
      }),
    ),
  );
};

const STRIKES: Readonly<Record<FightMotion, StrikePlay>> = {
  lunge,
  shot,
  bolt,
  beam: ray,
  fork,
  swipe,
  sweep,
  wave: waveStrike,
  counter,
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
  const { kit } = scene.deal;
  if (kit.speed === 0) {
    land('all');
    return;
  }
  void lightUp(scene, reach, LIT / tempo);
  if (kit.still) {
    void ring(kit, by.spot.rect, hues[1], (STILL_MS * 1.5) / tempo);
    await kit.wait(STILL_MS / tempo);
    land('all');
    return;
  }
  await kit.ready();
  await STRIKES[motion](assault);
}
