/** Starts the drawn game. The page loads this file only when the HTML layer stands; without it the game is played in words. */
import { AUTO, Game, Scale } from 'phaser';
import { keepFitted, measure } from '../ui/screen.ts';
import { palette } from '../ui/theme/palette.ts';
import { TITLE, TitleScene } from './title/title-scene.ts';
import type { TitleButton, TitleInit } from './title/types.ts';

export interface BootInit {
  /** The element the canvas fills. */
  parent: HTMLElement;
  title: TitleInit;
}

/** The drawn game, as the rest of the page sees it. */
export interface Scenes {
  game: Game;
  /** Shows the title, or the title with new facts, words or settings. */
  showTitle(init: TitleInit): void;
  /** The ring of keyboard focus on one of the title's buttons. */
  focusTitle(button: TitleButton | null): void;
  destroy(): void;
}

export function bootScenes({ parent, title }: BootInit): Promise<Scenes> {
  const { width, height, ratio } = measure(parent);
  return new Promise((ready) => {
    const game = new Game({
      type: AUTO,
      parent,
      backgroundColor: palette.dawnMid,
      transparent: false,
      antialias: true,
      // The drawings carry soft edges of their own; smoothing the quads again would only cost frames.
      antialiasGL: false,
      // Every drawing is a texture of its own; several per batch gain nothing and tear turned ones on some renderers.
      maxTextures: 1,
      banner: false,
      disableContextMenu: true,
      audio: { noAudio: true },
      scale: {
        mode: Scale.NONE,
        width: Math.round(width * ratio),
        height: Math.round(height * ratio),
        zoom: 1 / ratio,
        expandParent: false,
      },
      input: { keyboard: false, gamepad: false, activePointers: 2 },
      callbacks: {
        postBoot: () => {
          const stop = keepFitted(game, parent);
          const scene = new TitleScene();
          game.scene.add(TITLE, scene, true, title);
          ready({
            game,
            showTitle: (init) =>
              scene.sys.isActive() ? scene.renew(init) : void game.scene.start(TITLE, init),
            focusTitle: (button) => scene.focusOn(button),
            destroy: () => {
              stop();
              game.destroy(true);
            },
          });
        },
      },
    });
  });
}
