/**
 * Pieces painted by hand, many to a texture: pages of 2048 x 2048, each piece a frame of one. Only the piece itself is
 * uploaded; one canvas serves for all the painting, the pixels live on the graphics card. When the card has lost its memory,
 * pages come back empty: each piece is painted anew by its owner.
 */
import { type Renderer, ScaleModes, type Textures, WEBGL } from 'phaser';
import type { Rect } from '../rect.ts';
import { ShelfPacker } from './shelf-packer.ts';

export type Paint = (context: CanvasRenderingContext2D) => void;

/** Width and height of a page in device pixels: every graphics card has room for one. */
const PAGE = 2048;
/** What is larger, in device pixels, is a texture of its own: it would leave half a page unused. */
const LARGE = (PAGE * PAGE) / 8;
/** The edge of a piece is repeated around it, so that the piece beside it does not shine through. */
const EDGE = 1;

interface Page {
  readonly texture: Textures.Texture;
  readonly packer: ShelfPacker;
}

export interface Piece {
  readonly frame: Textures.Frame;
  /** In device pixels. */
  readonly pixels: number;
  /** Where it lies, with its edge; null: in a texture of its own. */
  readonly on: { readonly page: Page; readonly room: Rect } | null;
}

let brush: CanvasRenderingContext2D | null = null;
let count = 0;

class Pages {
  private readonly pages: Page[] = [];
  private readonly textures: Textures.TextureManager;

  constructor(textures: Textures.TextureManager) {
    this.textures = textures;
  }

  /**
   * Paints a piece of whole device pixels. Its frame counts `resolution` of them as one unit of the picture, as texts do;
   * drawings are scaled by the images that show them. Round words all is clear: their edge need not be repeated.
   */
  paint(width: number, height: number, paint: Paint, resolution = 1, isClear = false): Piece {
    const [across, down] = [width + 2 * EDGE, height + 2 * EDGE];
    const { renderer } = this.textures.game;
    const isAlone = width * height > LARGE || Math.max(across, down) > PAGE;
    if (isAlone || renderer.type !== WEBGL) return this.alone(width, height, paint, resolution);
    const context = cleanBrush(across, down, true);
    context.translate(EDGE, EDGE);
    paint(context);
    if (!isClear) repeatEdge(context, width, height);
    const { page, room } = this.roomFor(across, down);
    upload(renderer as Renderer.WebGL.WebGLRenderer, page.texture, context.canvas, room);
    const frame = page.texture.add(`${++count}`, 0, room.x + EDGE, room.y + EDGE, width, height);
    if (frame === null) throw new Error(`a page has a piece called ${count}`);
    // Only the size it is shown in: what is seen of the page stays as it is.
    frame.cutWidth = width / resolution;
    frame.cutHeight = height / resolution;
    return { frame, pixels: width * height, on: { page, room } };
  }

  /** Takes a piece back; no image may show it any more. */
  giveBack({ frame, on }: Piece): void {
    if (on === null) {
      this.textures.remove(frame.texture);
      return;
    }
    const { page, room } = on;
    page.texture.remove(frame.name);
    page.packer.giveBack(room);
    if (!page.packer.isEmpty) return;
    this.pages.splice(this.pages.indexOf(page), 1);
    this.textures.remove(page.texture);
  }

  private roomFor(width: number, height: number): { page: Page; room: Rect } {
    for (const page of this.pages) {
      const room = page.packer.add(width, height);
      if (room !== null) return { page, room };
    }
    const renderer = this.textures.game.renderer as Renderer.WebGL.WebGLRenderer;
    const pixels = renderer.createTextureFromSource(null as never, PAGE, PAGE, ScaleModes.LINEAR, true);
    const texture = pixels && this.textures.addGLTexture(`page/${++count}`, pixels);
    if (!texture) throw new Error('no room on the graphics card');
    this.pages.push({ texture, packer: new ShelfPacker(PAGE) });
    return this.roomFor(width, height);
  }

  /** A texture of its own: large scenery, and everything without a graphics card. */
  private alone(width: number, height: number, paint: Paint, resolution: number): Piece {
    const isUploaded = this.textures.game.renderer.type === WEBGL;
    const context = cleanBrush(width, height, isUploaded);
    paint(context);
    // Not `addCanvas`: that reads every pixel back, which costs seconds on a slow machine.
    const texture = this.textures.create(`piece/${++count}`, context.canvas as never, width, height);
    const [source] = texture?.source ?? [];
    const frame = texture?.add('__BASE', 0, 0, 0, width, height);
    if (!source || !frame) throw new Error(`there is a texture called piece/${count}`);
    source.resolution = resolution;
    // The canvas goes on to other pictures: a card that has lost its memory must not be given what lies on it by then.
    if (source.glTexture) source.glTexture.pixels = null;
    return { frame, pixels: width * height, on: null };
  }
}

/** A canvas of that size with nothing on it; another one each time if textures go on using it. */
function cleanBrush(width: number, height: number, isUploaded: boolean): CanvasRenderingContext2D {
  // Pixels in memory: they are uploaded once, and a canvas on the graphics card would have to hand them back first.
  if (!isUploaded) brush = null;
  brush ??= document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  if (brush === null) throw new Error('no canvas to paint on');
  // A new size clears the canvas and every setting of its context.
  brush.canvas.width = width;
  brush.canvas.height = height;
  return brush;
}

function repeatEdge(context: CanvasRenderingContext2D, width: number, height: number): void {
  const copy = (x: number, y: number, w: number, h: number, toX: number, toY: number) =>
    context.putImageData(context.getImageData(x, y, w, h), toX, toY);
  copy(EDGE, EDGE, width, 1, EDGE, 0);
  copy(EDGE, height, width, 1, EDGE, height + EDGE);
  copy(EDGE, 0, 1, height + 2 * EDGE, 0, 0);
  copy(width, 0, 1, height + 2 * EDGE, width + EDGE, 0);
}

/** Sends what lies on the canvas to a part of a page. */
function upload(
  renderer: Renderer.WebGL.WebGLRenderer,
  { source: [source] }: Textures.Texture,
  canvas: HTMLCanvasElement,
  { x, y, height }: Rect,
): void {
  const { gl, glTextureUnits, glWrapper } = renderer;
  if (!source?.glTexture || gl.isContextLost()) return;
  glTextureUnits.bind(source.glTexture, 0);
  glWrapper.updateTexturing({ texturing: { flipY: true, premultiplyAlpha: true } });
  // Pages lie upside down, as all textures of Phaser do.
  gl.texSubImage2D(gl.TEXTURE_2D, 0, x, PAGE - y - height, gl.RGBA, gl.UNSIGNED_BYTE, canvas);
}

/** Frees the canvas until the next painting. */
export function layDownBrush(): void {
  if (brush !== null) brush.canvas.width = 0;
}

const known = new WeakMap<Textures.TextureManager, Pages>();

/** The pages of a game. */
export function pagesOf(textures: Textures.TextureManager): Pages {
  const found = known.get(textures) ?? new Pages(textures);
  known.set(textures, found);
  return found;
}
