/** Pets on their own feet: they hop along a way. */
import type { Art } from '../../../../../ui/svg-art.ts';
import type { TableKit } from '../../../kit.ts';
import { fade, type Point } from '../../../motion/index.ts';
import { along } from '../../../motion/path.ts';
import { run } from '../../../motion/run.ts';

/** Pixels of the way for one hop, and how high it is. */
const HOP = { length: 64, height: 22 };
const DEPTH = 850;

interface HopHow {
  ms: number;
  /** The share of its size it has lost at the end; there it is gone, unless it stays. */
  shrink?: number;
  stays?: boolean;
}

/** A pet of a width hops along points, the ground under its feet. */
export async function hopAlong(
  kit: TableKit,
  art: Art,
  width: number,
  way: readonly Point[],
  { ms, shrink = 0.55, stays = false }: HopHow,
): Promise<void> {
  const [start] = way;
  const end = way.at(-1);
  if (start === undefined || end === undefined) return;
  const scale = width / art.box.width;
  const height = art.box.height * scale;
  const feet = [art.box.x + art.box.width / 2, art.box.y + art.box.height * 0.94] as const;
  const image = kit.picture(art, start.x, start.y, width, { at: feet }).setDepth(DEPTH);
  await kit.ready();
  if (kit.still) {
    if (stays) image.setPosition(end.x, end.y);
    else await fade(kit, [image], 0);
    return;
  }
  const { displayWidth } = image;
  const length = way
    .slice(1)
    .reduce((sum, to, i) => sum + Math.hypot(to.x - (way[i]?.x ?? 0), to.y - (way[i]?.y ?? 0)), 0);
  const hops = Math.max(2, Math.round(length / HOP.length));
  await run(kit, ms, (t) => {
    if (!image.active) return;
    const { x, y, side } = along(way, t);
    const beat = (t * hops) % 1;
    const up = Math.sin(beat * Math.PI);
    const size = 1 - shrink * t ** 3;
    // Squashed on the ground, stretched in the air.
    const squash = 0.1 * (1 - up) - 0.05;
    image.setPosition(x, y - up * HOP.height);
    image.setDisplaySize(displayWidth * size * (1 + squash), height * size * (1 - squash));
    image.setAngle(side * 6 * Math.cos(beat * Math.PI));
    if (!stays) image.setAlpha(t > 0.9 ? (1 - t) * 10 : 1);
  });
  if (!stays) image.destroy();
}
