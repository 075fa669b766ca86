/** Another picture comes from behind a dark cloth, so that nobody sees it half drawn. */
import type { GameObjects, Scene } from 'phaser';
import { cover } from '../../ui/rest.ts';
import { palette } from '../../ui/theme/palette.ts';
import type { TableKit } from './kit.ts';

/** Over everything, what is played included. */
const DEPTH = 3000;
const MS = 260;

export function hangCurtain(scene: Scene, width: number, height: number): GameObjects.Rectangle {
  const cloth = Number.parseInt(palette.plumDark.slice(1), 16);
  cover(scene);
  return scene.add.rectangle(0, 0, width, height, cloth).setOrigin(0, 0).setDepth(DEPTH);
}

/** Resolves when it is gone. */
export function liftCurtain(curtain: GameObjects.Rectangle, kit: TableKit): Promise<void> {
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
