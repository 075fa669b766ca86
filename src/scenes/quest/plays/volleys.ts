/** Attacks from afar: arrows and bones, comets on anybody, a beam through a column, a forked bolt. */
import { cubicIn, cubicOut, sineInOut, within } from '../../table/motion/ease.ts';
import { hold } from '../../table/motion/held.ts';
import { burst, type Point } from '../../table/motion/index.ts';
import { arc } from '../../table/motion/path.ts';
import { pause, run } from '../../table/motion/run.ts';
import { beam, bone, comet, dart } from './arms.ts';
import { type Assault, flight, glint, muzzle, type StrikePlay, swing } from './assault.ts';

/** Beams lie over everybody, under numbers. */
const DEPTH = 880;

/** An arrow, or a bone, in an arc. */
export const shot: StrikePlay = async (assault) => {
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
export const bolt: StrikePlay = async (assault) => {
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
export const ray: StrikePlay = async (assault) => {
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
export const fork: StrikePlay = async (assault) => {
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
