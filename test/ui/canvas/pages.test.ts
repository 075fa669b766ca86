/** Pieces on pages, with a graphics card that only notes what it is sent. */
import type { Textures } from 'phaser';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { pagesOf } from '../../../src/ui/canvas/pages.ts';

interface Sent {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A texture manager with a renderer of that type (2: WebGL), what was sent to parts of its textures, and those alive. */
function card(type = 2) {
  const sent: Sent[] = [];
  const alive = new Set<object>();
  const made = (key: string) => {
    const texture = {
      key,
      source: [{ glTexture: { pixels: 'canvas' }, resolution: 1 }],
      add: (name: string, _: number, x: number, y: number, width: number, height: number) => ({
        ...{ name, texture, cutX: x, cutY: y, cutWidth: width, cutHeight: height },
      }),
      remove: vi.fn(),
    };
    alive.add(texture);
    return texture;
  };
  const gl = {
    isContextLost: () => false,
    texSubImage2D: (...[, , x, y, , , canvas]: [0, 0, number, number, 0, 0, HTMLCanvasElement]) =>
      sent.push({ x, y, width: canvas.width, height: canvas.height }),
  };
  const renderer = {
    ...{ type, gl },
    glTextureUnits: { bind: () => undefined },
    glWrapper: { updateTexturing: () => undefined },
    createTextureFromSource: () => ({}),
  };
  const textures = {
    game: { renderer },
    addGLTexture: made,
    create: made,
    remove: (texture: object) => alive.delete(texture),
  };
  return { pages: pagesOf(textures as unknown as Textures.TextureManager), sent, alive };
}

const draw = () => undefined;

beforeEach(() => {
  const context = {
    canvas: { width: 0, height: 0 },
    translate: draw,
    getImageData: draw,
    putImageData: draw,
  };
  vi.stubGlobal('document', { createElement: () => ({ getContext: () => context }) });
});
afterEach(() => vi.unstubAllGlobals());

it('small pieces share a page; each is sent once, with its edge repeated around it', () => {
  const { pages, sent, alive } = card();
  const [a, b] = [pages.paint(100, 50, draw), pages.paint(30, 40, draw)];
  expect(alive.size).toBe(1);
  expect(a.frame.texture).toBe(b.frame.texture);
  expect(sent.map(({ width, height }) => [width, height])).toEqual([
    [102, 52],
    [32, 42],
  ]);
  // Pages lie upside down.
  expect(sent[0]).toMatchObject({ x: a.frame.cutX - 1, y: 2048 - (a.frame.cutY - 1) - 52 });
});

it('words count their sharpness into the size they are shown in', () => {
  const { pages } = card();
  expect(pages.paint(101, 40, draw, 2).frame).toMatchObject({ cutWidth: 50.5, cutHeight: 20 });
});

it('large scenery is a texture of its own, and goes when it is given back', () => {
  const { pages, sent, alive } = card();
  const piece = pages.paint(1280, 800, draw);
  expect([alive.size, sent.length, piece.on]).toEqual([1, 0, null]);
  pages.giveBack(piece);
  expect(alive.size).toBe(0);
  expect(pages.paint(2100, 20, draw).on).toBeNull();
});

it('a page goes with the last of its pieces, and what is given back makes room for others', () => {
  const { pages, alive } = card();
  const fill = () => Array.from({ length: 9 }, () => pages.paint(670, 670, draw));
  const first = fill();
  expect(alive.size).toBe(1);
  const [second] = fill();
  expect(alive.size).toBe(2);
  if (second !== undefined) pages.giveBack(second);
  expect(pages.paint(670, 670, draw).frame.texture).not.toBe(first[0]?.frame.texture);
  expect(alive.size).toBe(2);
  for (const piece of first) pages.giveBack(piece);
  expect(alive.size).toBe(1);
});

it('without a graphics card each piece is a texture of its own', () => {
  const { pages, alive } = card(1);
  const [a, b] = [pages.paint(20, 20, draw), pages.paint(20, 20, draw, 2)];
  expect(alive.size).toBe(2);
  expect(a.frame.texture).not.toBe(b.frame.texture);
  expect(b.frame.texture.source[0]?.resolution).toBe(2);
});
