/** Textures painted by hand: the canvas serves for the painting only, the pixels live on the graphics card. */
import { type Textures, WEBGL } from 'phaser';

export type Paint = (context: CanvasRenderingContext2D) => void;

let brush: CanvasRenderingContext2D | null = null;

/**
 * Makes a texture of the given size in device pixels. With a graphics card one canvas is used for all, so that a
 * tablet need not keep everything twice; whoever paints must paint anew when the card has lost its memory.
 */
export function paintTexture(
  textures: Textures.TextureManager,
  key: string,
  width: number,
  height: number,
  paint: Paint,
): Textures.Texture {
  const { canvas, context } = canvasOf(textures.game.renderer.type === WEBGL, width, height);
  paint(context);
  // Not `addCanvas`: that reads every pixel back, which costs seconds on a slow machine.
  const texture = textures.create(key, canvas, width, height);
  if (texture === null) throw new Error(`there is a texture called ${key}`);
  texture.add('__BASE', 0, 0, 0, width, height);
  // The canvas goes on to other pictures: a card that has lost its memory must not be given what lies on it by then.
  const uploaded = texture.source[0]?.glTexture;
  if (uploaded) uploaded.pixels = null;
  return texture;
}

function canvasOf(isShared: boolean, width: number, height: number) {
  // Pixels in memory: they are uploaded once, and a canvas on the graphics card would have to hand them back first.
  const fresh = () => document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  if (!isShared) brush = null;
  brush ??= fresh();
  if (brush === null) throw new Error('no canvas to paint on');
  const { canvas } = brush;
  // A new size clears the canvas and every setting of its context.
  canvas.width = width;
  canvas.height = height;
  return { canvas, context: brush };
}

/** Frees the canvas until the next painting. */
export function layDownBrush(): void {
  if (brush !== null) brush.canvas.width = 0;
}
