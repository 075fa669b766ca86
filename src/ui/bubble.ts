/** A speech bubble that pops up over a figure, stays for its reading time and goes. */
import type { GameObjects, Scene } from 'phaser';
import { enlarged, label } from './label.ts';
import { speech } from './panel.ts';
import type { SvgTextures } from './svg-textures.ts';
import { palette } from './theme/palette.ts';

/** What a bubble is drawn with. */
interface Tools {
  scene: Scene;
  art: SvgTextures;
  ratio: number;
  /** How much larger words are written: 1 to 2. */
  textScale?: number;
}

interface Saying {
  words: string;
  /** The point the tail shows at, in CSS pixels of what the camera moves over. */
  x: number;
  y: number;
  /** The window it must stay in. */
  width: number;
  size?: number;
  /** No motion: it is there, and later it is not. */
  still?: boolean;
}

/** Shows a bubble and returns it; it destroys itself. */
export function say(
  tools: Tools,
  { words, x, y, width, size = 19, still = false }: Saying,
): GameObjects.Container {
  const { scene, art, ratio, textScale = 1 } = tools;
  const fit = Math.min(300 * textScale, width - 60);
  const text = label(scene, words, 0, 0, ratio, enlarged({ size, fit, lines: 2 }, textScale));
  const w = Math.max(64, text.width + 30);
  const h = text.height + 16;
  const down = y - h - 18 > 0;
  const edge = scene.cameras.main.scrollX;
  const left = edge + Math.min(width - w - 8, Math.max(8, x - edge - w * 0.4));
  const top = down ? y - h - 14 : y + 6;
  const bubble = scene.add.container(x, y).setDepth(100);
  bubble.add(art.image(scene, speech(w, h, x - left, down), left - x, top - y, 1, ratio));
  text.setColor(palette.ink).setPosition(left - x + w / 2, top - y + h / 2 + (down ? 0 : 14));
  bubble.add(text);
  void art.finish();
  const stay = 1500 + words.length * 45;
  if (still) {
    scene.time.delayedCall(stay, () => bubble.destroy());
    return bubble;
  }
  bubble.setScale(0.2).setAlpha(0);
  scene.tweens.add({ targets: bubble, scale: 1, alpha: 1, duration: 240, ease: 'Back.easeOut' });
  scene.tweens.add({
    targets: bubble,
    scale: 0.6,
    alpha: 0,
    delay: stay,
    duration: 160,
    ease: 'Cubic.easeIn',
    onComplete: () => bubble.destroy(),
  });
  return bubble;
}
