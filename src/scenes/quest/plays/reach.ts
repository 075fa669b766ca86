/** The ground that an attack reaches lights up under those who stand there, so that its shape is seen before it lands. */

import type { GameObjects } from 'phaser';
import type { Rect } from '../../../ui/rect.ts';
import { within } from '../../table/motion/ease.ts';
import { run } from '../../table/motion/run.ts';
import type { Spot } from '../spots.ts';
import type { Actor } from './actor.ts';
import { litGround } from './arms.ts';
import { columnsReached, type FightMotion } from './fight-plan.ts';
import type { Scene } from './scene.ts';

/** The cells of the other side that an attack covers. */
export function reachIn(
  { at }: Scene,
  by: Pick<Actor, 'spot'>,
  motion: FightMotion,
  targets: readonly Spot[],
): Rect[] {
  const side = targets[0]?.side ?? (by.spot.side === 'heroes' ? 'foes' : 'heroes');
  return columnsReached(motion, by.spot.column, targets).flatMap(
    ({ column, row }) => at.board.cells[side][column]?.[row] ?? [],
  );
}

/** Lights cells up for a while: over the ground, under everybody. */
export async function lightUp(scene: Scene, cells: readonly Rect[], ms: number): Promise<void> {
  const { kit } = scene.deal;
  if (kit.speed === 0) return;
  const { list } = kit.scene.children;
  const bodies = [...scene.bodies.values()].map((body) => list.indexOf(body)).filter((at) => at >= 0);
  const floor = Math.min(list.length, ...bodies);
  const images: GameObjects.Image[] = cells.map(({ x, y, width }, i) => {
    const art = litGround(cells[i]?.width ?? width, cells[i]?.height ?? width);
    return kit.picture(art, x - 2, y - 2, width + 4).setAlpha(0);
  });
  for (const image of images) kit.scene.children.moveTo(image, floor);
  await kit.ready();
  await run(kit, ms, (t) => {
    // It comes up quickly and throbs once: nothing flashes.
    const alpha = Math.min(within(t, 0, 0.14), 1 - within(t, 0.74, 1)) * (0.86 + 0.14 * Math.cos(t * 12));
    for (const image of images) if (image.active) image.setAlpha(alpha);
  });
  for (const image of images) image.destroy();
}
