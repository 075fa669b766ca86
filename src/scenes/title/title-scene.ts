/** The title: builds itself for the window it is in, and anew when the window changes. */

import { Scene } from 'phaser';
import { lettersReady } from '../../ui/label.ts';
import type { Rect } from '../../ui/rect.ts';
import { stopMotion } from '../../ui/rest.ts';
import { useCssPixels } from '../../ui/screen.ts';
import { SvgTextures } from '../../ui/svg-textures.ts';
import { wordTextures } from '../../ui/word-textures.ts';
import { buildHoist } from './hoist.ts';
import { buildKennel, buildSavedBoard, buildShop, buildTitleBoards } from './houses.ts';
import { Kit } from './kit.ts';
import { layoutTitle, type StreetLayout, type TitleRoom, type UprightLayout } from './layout.ts';
import { buildBackdrop, buildGround, buildStreetCart, buildStreetGaps } from './street.ts';
import type { TitleInit } from './types.ts';

/** The key of the scene, and the name of the mark on the page's timeline when it is first seen. */
export const TITLE = 'title';

/** How long the picture takes to come out of the dawn, in milliseconds. */
const FADE = 220;

export class TitleScene extends Scene {
  private given: TitleInit | null = null;
  private art: SvgTextures | null = null;
  /** The page's counter, which is as large as its words are; the street stands behind it. */
  private readonly counter = new CounterWatch(() => this.rebuild());
  private shown = false;
  /** Have the letters come? Nothing is built before. */
  private lettered = false;
  private turn = 0;

  constructor() {
    super(TITLE);
  }

  init(given: TitleInit): void {
    this.given = given;
    this.shown = false;
  }

  create(): void {
    this.veil();
    this.art ??= new SvgTextures(this.textures);
    this.input.topOnly = true;
    this.scale.on('resize', this.rebuild, this);
    this.events.once('shutdown', () => {
      this.scale.off('resize', this.rebuild, this);
      this.counter.stop();
      this.given?.onDoor(null);
      this.game.canvas.style.opacity = '';
      // A tablet has no room for the title while the table is shown.
      this.art?.forget();
    });
    void lettersReady().then(() => {
      this.lettered = true;
      this.rebuild();
    });
  }

  /** New facts, words or settings; the picture is built anew. */
  renew(given: TitleInit): void {
    this.given = given;
    this.rebuild();
  }

  private rebuild(): void {
    if (!this.given || !this.art || !this.lettered || !this.sys.isActive()) return;
    const room = this.counter.room();
    if (room === null) return;
    const { given } = this;
    const turn = ++this.turn;
    stopMotion(this);
    for (const child of this.children.list.slice().reverse()) child.destroy();
    this.art.begin();

    const { width, height, ratio } = useCssPixels(this);
    const kit = new Kit(this, this.art, ratio, width, given.t, given.still);
    const layout = layoutTitle(width, height, room);
    if (layout.shape === 'landscape') this.buildStreet(kit, layout, given, room);
    else this.buildUpright(kit, layout, given);
    const door = layout.shape === 'landscape' ? layout.door : null;
    if (this.shown) given.onDoor(door);
    else this.veil();
    void Promise.allSettled([this.art.finish(), wordTextures(this.game).ready()]).then(() => {
      if (turn !== this.turn || !this.sys.isActive()) return;
      given.onDoor(door);
      this.reveal(kit);
    });
  }

  /**
   * Nothing is drawn while the drawings are being painted, and the dawn of the page is seen through the canvas. The
   * browser fades the canvas in: a faded camera would cost Phaser a second picture in every frame.
   */
  private veil(): void {
    this.cameras.main.setVisible(false);
    const { style } = this.game.canvas;
    style.transition = '';
    style.opacity = '0';
  }

  private reveal(kit: Kit): void {
    this.cameras.main.setVisible(true);
    const { style } = this.game.canvas;
    style.transition = kit.still ? '' : `opacity ${FADE}ms ease-out`;
    style.opacity = '';
    if (!this.shown) performance.mark(TITLE);
    this.shown = true;
    kit.begin();
  }

  private buildStreet(kit: Kit, layout: StreetLayout, given: TitleInit, { counter }: TitleRoom): void {
    const { width, height, ground, k, castle, houses, share, compact, board } = layout;
    const sun = { x: castle.x - 30 * k, y: ground - 250 * k };
    buildBackdrop(kit, { width, height, ground, k, sun, castle });
    buildStreetGaps(kit, layout);
    buildShop(kit, 'rose', { x: houses.rose, y: ground }, k * share.rival);
    buildShop(kit, 'teal', { x: houses.teal, y: ground }, k * share.rival);
    buildShop(kit, 'blue', { x: houses.blue, y: ground }, k, given.onNewGame);
    buildKennel(kit, layout, given.onNewQuest);
    buildGround(kit, layout);
    buildTitleBoards(kit, layout);
    buildStreetCart(kit, layout);
    buildHoist(kit, layout.hoist, { plain: compact, arrive: !this.shown });
    if (board !== null && given.saved !== null) buildSavedBoard(kit, board, counter, given.saved);
  }

  private buildUpright(kit: Kit, layout: UprightLayout, given: TitleInit): void {
    const { width, height, ground, k } = layout;
    const x = width / 2;
    const castle = { x: x + 260 * k, y: ground - 150 * k, scale: 0.74 * k };
    buildBackdrop(kit, { width, height, ground, k, sun: { x, y: ground - 260 * k }, castle });
    buildShop(kit, 'rose', { x: x - 370 * k, y: ground }, 0.9 * k);
    buildShop(kit, 'teal', { x: x + 370 * k, y: ground }, 0.9 * k);
    buildShop(kit, 'blue', { x, y: ground }, k, given.onNewGame);
    buildHoist(kit, layout.hoist, { plain: false, arrive: !this.shown });
  }
}

function rectOf(element: Element): Rect {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x, y, width, height };
}

/** Where the page has the title's counter, over the picture; tells when it moves, as with other words. */
class CounterWatch {
  private readonly observer: ResizeObserver;
  private watched: Element | null = null;
  private last = '';

  constructor(moved: () => void) {
    this.observer = new ResizeObserver(() => {
      const { last } = this;
      this.room();
      if (this.last !== last) moved();
    });
  }

  /** Null: the title is shown in words. */
  room(): TitleRoom | null {
    const counter = document.querySelector('.title-screen > nav');
    if (counter !== this.watched) {
      this.stop();
      this.watched = counter;
      if (counter !== null) this.observer.observe(counter);
    }
    const isOver =
      counter !== null && getComputedStyle(counter.parentElement ?? counter).position === 'fixed';
    const saved = counter?.querySelector('[data-title="continue"]') ?? null;
    const room = isOver ? { counter: rectOf(counter), saved: saved === null ? null : rectOf(saved) } : null;
    this.last = JSON.stringify(room);
    return room;
  }

  stop(): void {
    this.observer.disconnect();
    this.watched = null;
  }
}
