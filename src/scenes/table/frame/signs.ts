/** Small signs beside a face: somebody is thinking. */
import type { GameObjects } from 'phaser';
import { nest } from '../../../ui/svg-art.ts';
import { palette } from '../../../ui/theme/palette.ts';
import type { TableKit } from '../kit.ts';
import { sketch } from '../pieces.ts';

function cloud() {
  return sketch('thought', 60, 40, () =>
    [
      `<path d="M18 34a13 13 0 0 1-2-26 17 17 0 0 1 30-1 13 13 0 0 1 0 27z" fill="${palette.eyeWhite}" stroke="${palette.ink}" stroke-width="4" stroke-linejoin="round"/>`,
      `<circle cx="6" cy="37" r="3.500" fill="${palette.eyeWhite}" stroke="${palette.ink}" stroke-width="2.500"/>`,
    ].join(''),
  );
}

function dot() {
  return sketch('thought-dot', 12, 12, () => `<circle cx="6" cy="6" r="6" fill="${palette.plumLight}"/>`);
}

/** A cloud with three dots that come and go, if anything moves. */
export function thought(isStill: boolean) {
  return sketch(`thought-${isStill}`, 60, 40, () => {
    const dots = [0, 1, 2].map((i) => {
      const blink = `<animate attributeName="opacity" values="0.25;1;0.25" dur="1.2s" begin="${i * 0.2}s" repeatCount="indefinite"/>`;
      return `<circle cx="${20 + i * 11}" cy="19" r="3.500" fill="${palette.plumLight}">${isStill ? '' : blink}</circle>`;
    });
    return nest(cloud(), 0, 0, 60, 40) + dots.join('');
  });
}

/** A little cloud with three dots that come and go; (x, y) is its middle. */
export function thinkingSign(kit: TableKit, x: number, y: number, width: number): GameObjects.Container {
  const art = cloud();
  const height = (width * art.box.height) / art.box.width;
  const parts: GameObjects.GameObject[] = [kit.picture(art, -width / 2, -height / 2, width)];
  for (const i of [0, 1, 2]) {
    const size = width * 0.12;
    const image = kit.picture(dot(), width * (i - 1) * 0.19 - size / 2, -height * 0.06 - size / 2, size);
    parts.push(image);
    if (kit.still) continue;
    image.setAlpha(0.25);
    kit.scene.tweens.add({
      targets: image,
      alpha: 1,
      duration: 420,
      delay: i * 200,
      yoyo: true,
      repeat: -1,
      repeatDelay: 360,
    });
  }
  return kit.group(x, y, parts);
}
