/** The canvas and the window: the game fills its element at the sharpness of the device, measured in CSS pixels. */
import type { Game, Scene } from 'phaser';
import { isRotated, pointInPicture } from './turned.ts';

/** More than this many device pixels per CSS pixel cost memory and show nothing. */
const SHARPEST = 3;
/** With `?coarse` in the address: for tests on machines that draw without a graphics card; where things can be pressed does not change. */
const COARSE = 0.2;
/** A canvas larger than 4K asks too much of many graphics cards. */
const MOST_PIXELS = 9_000_000;

interface Screen {
  width: number;
  height: number;
  /** Device pixels per CSS pixel. */
  ratio: number;
}

/** The size of an element in CSS pixels, and how sharply to draw on it. */
export function measure(parent: HTMLElement): Screen {
  const width = Math.max(1, parent.clientWidth);
  const height = Math.max(1, parent.clientHeight);
  const affordable = Math.min(SHARPEST, Math.sqrt(MOST_PIXELS / (width * height)));
  const isCoarse = document.documentElement.dataset.coarse !== undefined;
  const fine = Math.max(1, Math.min(affordable, window.devicePixelRatio || 1));
  return { width, height, ratio: isCoarse ? COARSE : fine };
}

/**
 * Keeps the canvas as large as `parent`, in device pixels. Phaser's own RESIZE mode knows CSS pixels only and
 * is therefore blurred on fine displays; this is the same in mode NONE with a zoom of 1 / ratio.
 */
export function fitToParent(game: Game, parent: HTMLElement): void {
  const fit = () => {
    const { width, height, ratio } = measure(parent);
    const w = Math.round(width * ratio);
    const h = Math.round(height * ratio);
    if (game.scale.width === w && game.scale.height === h && game.scale.zoom === 1 / ratio) return;
    game.scale.zoom = 1 / ratio;
    game.scale.resize(w, h);
  };
  new ResizeObserver(fit).observe(parent);
  window.addEventListener('resize', fit);
}

/** Phaser takes its canvas to stand upright: where a pointer is in one that is turned is said here. */
export function turnPointers({ input, scale }: Game): void {
  const plain = input.transformPointer.bind(input);
  input.transformPointer = (pointer, pageX, pageY, wasMove) => {
    if (!isRotated()) return plain(pointer, pageX, pageY, wasMove);
    const { x, y } = pointInPicture({ x: pageX, y: pageY });
    const { canvasBounds, displayScale, zoom } = scale;
    plain(
      pointer,
      canvasBounds.left + x / (zoom * displayScale.x),
      canvasBounds.top + y / (zoom * displayScale.y),
      wasMove,
    );
  };
}

/** The screen as a scene sees it; from here on the scene's camera counts in CSS pixels. */
export function useCssPixels(scene: Scene): Screen {
  const ratio = 1 / scene.scale.zoom;
  // Until its next frame a camera would look for what a finger meets by its old zoom.
  scene.cameras.main.setOrigin(0, 0).setZoom(ratio).setScroll(0, 0).preRender();
  return { width: scene.scale.width / ratio, height: scene.scale.height / ratio, ratio };
}
