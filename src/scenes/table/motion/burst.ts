/** Small bits that fly up round something: dust of steps, stars of magic, crumbs, tears … */
import type { GameObjects } from 'phaser';
import { paired } from '../../../ui/paired.ts';
import type { Art } from '../../../ui/svg-art.ts';
import type { TableKit } from '../kit.ts';
import { BITS, BURST_KINDS, type BurstKind, bitsOf } from './bits.ts';
import { hold } from './held.ts';
import { centred } from './marks.ts';
import type { Point } from './path.ts';
import { run } from './run.ts';

export type { BurstKind } from './bits.ts';

/** Bits are painted this wide, or twice, or four times: they are scaled to the rest, and found painted by the next. */
const PAINTED = 12;

function bitImage(kit: TableKit, art: Art, at: Point, width: number): GameObjects.Image {
  const painted = PAINTED * 2 ** Math.max(0, Math.ceil(Math.log2(width / PAINTED)));
  return centred(kit, art, at, painted).setDisplaySize(width, (width * art.box.height) / art.box.width);
}

/** Bits of any kind may fly up soon. */
export function prepaintBursts(kit: TableKit): void {
  kit.prepaint('bursts', () => {
    for (const kind of BURST_KINDS)
      for (const { art } of bitsOf(kind))
        for (const width of [PAINTED, 2 * PAINTED]) bitImage(kit, art, { x: 0, y: 0 }, width);
  });
}

/** Bits of a kind round `at`; `size` is how wide the thing is they come from, in CSS pixels; `most` are fewer of them. */
export async function burst(
  kit: TableKit,
  at: Point,
  kind: BurstKind,
  size: number,
  most = Number.POSITIVE_INFINITY,
): Promise<void> {
  if (kit.speed === 0) return;
  const { ms, isStory } = BITS[kind];
  if (kit.still && !isStory) return;
  const bits = bitsOf(kind).slice(0, kit.still ? 3 : most);
  const images = bits.map((bit) => bitImage(kit, bit.art, at, Math.max(7, bit.width * size)));
  await kit.ready();
  const twists = images.map((image) => hold(image));
  await run(kit, ms, (t) => {
    for (const [bit, image, i] of paired(bits, images)) {
      if (!image.active) continue;
      const now = bit.at(kit.still ? 0.4 : t);
      twists[i]?.({ x: now.x * size, y: now.y * size, turn: now.turn, sx: now.scale, sy: now.scale });
      image.setAlpha(kit.still ? Math.min(1, t * 5, (1 - t) * 5) : now.alpha);
    }
  });
  for (const image of images) image.destroy();
}
