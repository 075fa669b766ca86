/** Starts the drawn game. The page loads this file only when the HTML layer stands; without it the game is played in words. */

import { AUTO, Core, Game, Renderer, Scale } from 'phaser';
import { answerAtOnce } from '../ui/at-once.ts';
import { UNITS, useManyUnits } from '../ui/canvas/units.ts';
import { forgetLetters } from '../ui/letters.ts';
import { requestFrames, restWhenStill } from '../ui/rest.ts';
import { fitToParent, measure, turnPointers } from '../ui/screen.ts';
import { palette } from '../ui/theme/palette.ts';
import type { Hit } from './table/kit.ts';
import type { AnyTable } from './table/open-table.ts';
import type { TableScene } from './table/table-scene.ts';
import { TITLE, TitleScene } from './title/title-scene.ts';
import type { TitleInit } from './title/types.ts';

/** The key of the table's scene, whose code comes later. */
const TABLE = 'table';

interface BootInit {
  /** Pictures a second at the most; 0: as many as the device shows. */
  frames?: number;
  /** The element the canvas fills. */
  parent: HTMLElement;
  title: TitleInit;
}

/** The drawn game, as the rest of the page sees it. */
export interface Scenes {
  game: Game;
  /** Shows the title, or the title with new facts, words or settings. */
  showTitle(init: TitleInit): void;
  /** Shows the table of a game; its code is loaded with the first one. */
  showTable(init: AnyTable): Promise<void>;
  /** The table with other words or settings. */
  renewTable(): void;
  /** Ends the motion under way on the table. */
  hurryTable(): void;
  /** Goes to look at a shop, if there is time for it. */
  visit(seat: number): void;
  /** Resolves when the table has shown everything that happened. */
  idle(): Promise<void>;
  /** What can be pressed on the table, in CSS pixels. */
  hits(): readonly Hit[];
}

export function bootScenes({ parent, title, frames = 0 }: BootInit): Promise<Scenes> {
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
      maxTextures: UNITS,
      // Phones too: on one unit, pieces of two pages in turn would be a draw call each.
      autoMobileTextures: false,
      banner: false,
      disableContextMenu: true,
      // A limit alone would go on asking the browser for all its frames.
      fps: frames > 0 ? { target: frames, forceSetTimeOut: true } : {},
      audio: { noAudio: true },
      scale: {
        mode: Scale.NONE,
        width: Math.round(width * ratio),
        height: Math.round(height * ratio),
        zoom: 1 / ratio,
        expandParent: false,
      },
      // What is pressed on the page over the picture is none of the picture's business.
      input: { keyboard: false, gamepad: false, activePointers: 2, windowEvents: false },
      callbacks: {
        postBoot: () => {
          useManyUnits(game);
          restWhenStill(game);
          answerAtOnce(game);
          letGoAnywhere(game);
          turnPointers(game);
          // The card comes back with empty textures: every scene paints itself anew, as for another window.
          game.renderer.on(Renderer.Events.RESTORE_WEBGL, () => {
            forgetLetters();
            queueMicrotask(() => game.scale.refresh());
          });
          fitToParent(game, parent);
          const scene = new TitleScene();
          game.scene.add(TITLE, scene, true, title);
          let table: TableScene | null = null;
          let wanted: AnyTable | null = null;
          const stop = (key: string) => {
            if (game.scene.isActive(key)) game.scene.stop(key);
          };
          ready({
            game,
            showTitle: (init) => {
              wanted = null;
              requestFrames();
              stop(TABLE);
              if (scene.sys.isActive()) scene.renew(init);
              else game.scene.start(TITLE, init);
            },
            showTable: async (init) => {
              wanted = init;
              const code = await import('./table/table-scene.ts');
              const open = await code.openTable(init);
              // The player may have left it before it came.
              if (wanted !== init) return;
              if (table === null) {
                table = new code.TableScene();
                game.scene.add(TABLE, table, false);
              }
              stop(TITLE);
              stop(TABLE);
              game.scene.start(TABLE, open);
              requestFrames();
            },
            renewTable: () => table?.renew(),
            hurryTable: () => table?.hurry(),
            visit: (seat) => table?.peek(seat),
            idle: () => table?.idle() ?? Promise.resolve(),
            hits: () => table?.hits() ?? [],
          });
        },
      },
    });
  });
}

/** What a mouse drags is let go also where it has left the canvas. */
function letGoAnywhere({ input, canvas, events }: Game): void {
  const onUp = (event: MouseEvent) => {
    if (event.target !== canvas && input.mousePointer?.isDown) input.mouse?.onMouseUp(event);
  };
  window.addEventListener('mouseup', onUp);
  events.once(Core.Events.DESTROY, () => window.removeEventListener('mouseup', onUp));
}
