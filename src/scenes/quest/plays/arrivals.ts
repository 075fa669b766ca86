/** Creatures that come onto the board: heroes hop to their places, foes drop into their columns, the boss stamps in. */

import { bounceOut, within } from '../../table/motion/ease.ts';
import { hold } from '../../table/motion/held.ts';
import { burst, fade } from '../../table/motion/index.ts';
import { run } from '../../table/motion/run.ts';
import { leap } from '../../table/motion/twist.ts';
import type { Play, Scene } from './scene.ts';

/** Feet of a creature in its drawing. */
const FEET = [0.5, 0.92] as const;
const DROP_MS = 460;
const STAGGER_MS = 120;

/** Lets somebody who stands on the board already drop there from above, after a while. */
async function drop(
  { deal: { kit }, bodies, spots }: Scene,
  id: string,
  after: number,
  high: number,
): Promise<void> {
  const body = bodies.get(id);
  const spot = spots.of(id);
  if (body === undefined || spot === null) return;
  const tags = bodies.tagsOf(id);
  for (const object of [body, ...tags]) object.setAlpha(0);
  await kit.ready();
  if (after > 0) await kit.wait(after);
  if (kit.still) return fade(kit, [body, ...tags], 1);
  const twist = hold(body, FEET);
  const depth = body.depth;
  body.setDepth(depth + 5);
  await run(kit, DROP_MS, (t) => {
    if (!body.active) return;
    body.setAlpha(within(t, 0, 0.15));
    // Its life and its type are told when it stands.
    for (const tag of tags) if (tag.active) tag.setAlpha(within(t, 0.36, 0.6));
    const land = Math.sin(within(t, 0.36, 0.6) * Math.PI);
    twist({ y: -high * (1 - bounceOut(t)), sx: 1 + 0.1 * land, sy: 1 - 0.1 * land });
  });
  if (body.active) body.setDepth(depth);
}

/** Foes of a new World, one after the other; all that enter together belong together. */
export const entered: Play = async (scene, beats) => {
  const count = beats.findIndex(({ event }) => event.type !== 'quest.entered');
  const all = count < 0 ? beats : beats.slice(0, count);
  const last = all.at(-1);
  if (last === undefined) return 1;
  scene.turn(last);
  const high = scene.at.board.rect.height * 0.55;
  await Promise.all(
    all.map(({ event }, i) =>
      event.type === 'quest.entered' ? drop(scene, event.id, i * STAGGER_MS, high) : Promise.resolve(),
    ),
  );
  return all.length;
};

/** A hero hops into its place. */
export const placed: Play = async (scene, [beat]) => {
  if (beat?.event.type !== 'quest.placed') return 1;
  const { kit } = scene.deal;
  scene.turn(beat);
  const body = scene.bodies.get(beat.event.id);
  const spot = scene.spots.of(beat.event.id);
  if (body === undefined || spot === null) return 1;
  await kit.ready();
  if (kit.still) {
    body.setAlpha(0);
    await fade(kit, [body], 1);
    return 1;
  }
  const twist = hold(body, FEET);
  await run(kit, 420, (t) => twist(leap(t, spot.size * 0.35)));
  void burst(kit, spot.foot, 'dust', spot.size * 0.6);
  await kit.wait(120);
  return 1;
};
