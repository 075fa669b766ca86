/** Attacks from close by: the run and the cut, claws on two at once, a sweep over three, a wave, a blow given back. */
import type { GameObjects } from 'phaser';
import { hill, sineInOut, within } from '../../table/motion/ease.ts';
import { hold } from '../../table/motion/held.ts';
import { type Point, stamp } from '../../table/motion/index.ts';
import { centred } from '../../table/motion/marks.ts';
import { run } from '../../table/motion/run.ts';
import { questIcon } from '../art.ts';
import { crescent, crest, scratches } from './arms.ts';
import { type Assault, dash, glint, muzzle, type StrikePlay, slash, swing } from './assault.ts';

/** Runs up, strikes, and goes back to its place. */
export const lunge: StrikePlay = async (assault) => {
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
export const swipe: StrikePlay = async (assault) => {
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
export const sweep: StrikePlay = async (assault) => {
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
export const waveStrike: StrikePlay = async (assault) => {
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
export const counter: StrikePlay = async (assault) => {
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
