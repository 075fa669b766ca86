/** From one side to the other: the picture comes out of the dark. */
import type { Rect } from '../../../../ui/rect.ts';
import type { TableKit } from '../../kit.ts';

/** The dark between the two sides, over the picture and under the frame's sheets. */
const NIGHT = 0x1c1636;
const DEPTH = 500;
const MS = 220;

/** Covers a picture that has just been drawn until it is painted, then fades. */
export function outOfTheDark(kit: TableKit, { x, y, width, height }: Rect): void {
  const { scene } = kit;
  const cloth = scene.add.rectangle(x, y, width, height, NIGHT).setOrigin(0, 0).setDepth(DEPTH);
  void kit.art.finish().then(() => {
    if (!cloth.active) return;
    const duration = kit.ms(MS);
    if (duration === 0) cloth.destroy();
    else scene.tweens.add({ targets: cloth, alpha: 0, duration, onComplete: () => cloth.destroy() });
  });
}
