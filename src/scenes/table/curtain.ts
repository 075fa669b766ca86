/** Another picture comes from behind a curtain in folds, so that it is never seen half drawn. */
import type { GameObjects, Scene } from 'phaser';
import { cover } from '../../ui/rest.ts';
import { palette } from '../../ui/theme/palette.ts';
import type { TableKit } from './kit.ts';

/** Over everything, what is played included. */
const DEPTH = 3000;
const MS = 260;
/** How wide a fold is at least, and how high the hem, in CSS pixels. */
const FOLD = 60;
const HEM = 14;

const colour = (hex: string): number => Number.parseInt(hex.slice(1), 16);

export function hangCurtain(scene: Scene, width: number, height: number): GameObjects.Container {
  cover(scene);
  const strip = (x: number, y: number, w: number, h: number, hex: string, alpha = 1) =>
    scene.add.rectangle(x, y, w, h, colour(hex), alpha).setOrigin(0, 0);
  const pitch = width / Math.floor(width / FOLD);
  const lit = Array.from({ length: Math.round(width / pitch) }, (_, i) => [
    strip(i * pitch, 0, pitch * 0.55, height, palette.plumLight, 0.4),
    strip(i * pitch + pitch * 0.2, 0, pitch * 0.15, height, palette.plumShine, 0.25),
  ]);
  const cloth = strip(0, 0, width, height, palette.plumDark);
  const hem = strip(0, height - HEM, width, HEM, palette.gold);
  return scene.add.container(0, 0, [cloth, ...lit.flat(), hem]).setDepth(DEPTH);
}

/** Resolves when it is gone. */
export function liftCurtain(
  curtain: GameObjects.Container | GameObjects.Rectangle,
  kit: TableKit,
): Promise<void> {
  const duration = kit.ms(MS);
  if (duration === 0) {
    curtain.destroy();
    return Promise.resolve();
  }
  return new Promise((done) => {
    const onComplete = () => {
      curtain.destroy();
      done();
    };
    kit.scene.tweens.add({ targets: curtain, alpha: 0, duration, onComplete });
  });
}
