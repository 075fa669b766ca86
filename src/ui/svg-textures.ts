/**
 * Drawings as textures: each is rasterised at the size of its use times the pixel ratio, once per size, off the
 * main path. An image shows the nearest size there is until its own is ready, so a resized window is never empty.
 */
import type { GameObjects, Scene, Textures } from 'phaser';
import { type Art, sized } from './svg-art.ts';

/** Sizes are rounded up to this many device pixels, so that small changes of layout share a texture. */
const STEP = 2;

export interface Placing {
  /** The point of the drawing that goes to (x, y), in the drawing's own units; else its (0, 0). */
  at?: readonly [number, number];
  flip?: boolean;
  angle?: number;
  alpha?: number;
}

interface Use {
  image: GameObjects.Image;
  art: Art;
  key: string;
  width: number;
  height: number;
}

export class SvgTextures {
  /** Art key → keys of the textures made here. */
  private readonly made = new Map<string, Set<string>>();
  private readonly making = new Map<string, Promise<void>>();
  private uses: Use[] = [];
  private readonly textures: Textures.TextureManager;
  private readonly owner: string;

  /** `owner` keeps the textures of two scenes apart, so that neither sweeps away what the other shows. */
  constructor(textures: Textures.TextureManager, owner: string) {
    this.textures = textures;
    this.owner = owner;
  }

  /** An image of a drawing at a scale of CSS pixels per unit. */
  image(scene: Scene, art: Art, x: number, y: number, scale: number, ratio: number, how: Placing = {}) {
    const { box } = art;
    const image = this.stretched(scene, art, x, y, box.width * scale, box.height * scale, ratio);
    const [ax, ay] = how.at ?? [0, 0];
    const across = (ax - box.x) / box.width;
    image.setOrigin(how.flip ? 1 - across : across, (ay - box.y) / box.height);
    return image
      .setFlipX(how.flip ?? false)
      .setAngle(how.angle ?? 0)
      .setAlpha(how.alpha ?? 1);
  }

  /** An image of a drawing in a size of its own, whatever its proportions; (x, y) is its upper left corner. */
  stretched(scene: Scene, art: Art, x: number, y: number, width: number, height: number, ratio: number) {
    const w = Math.max(STEP, Math.ceil((width * ratio) / STEP) * STEP);
    const h = Math.max(STEP, Math.ceil((height * ratio) / STEP) * STEP);
    const key = `${this.owner}/${art.key}:${w}x${h}`;
    const image = scene.add.image(x, y, this.nearest(art.key, key)).setOrigin(0, 0);
    image.setDisplaySize(width, height);
    this.uses.push({ image, art, key, width: w, height: h });
    return image;
  }

  /** Forgets the images made so far; call it before a scene is laid out anew. */
  begin(): void {
    this.uses = [];
  }

  /** Rasterises whatever is missing and gives every image its own size. */
  async finish(): Promise<void> {
    const uses = this.uses;
    await Promise.all(uses.map((use) => this.make(use)));
    for (const { image, key } of uses) {
      if (!image.active || image.texture.key === key || !this.textures.exists(key)) continue;
      const { displayWidth, displayHeight } = image;
      image.setTexture(key).setDisplaySize(displayWidth, displayHeight);
    }
    if (uses === this.uses) this.sweep();
  }

  private nearest(art: string, key: string): string {
    const keys = this.made.get(art);
    if (!keys || keys.size === 0) return '__DEFAULT';
    return keys.has(key) ? key : ([...keys].at(-1) ?? '__DEFAULT');
  }

  private make(use: Use): Promise<void> {
    if (this.textures.exists(use.key)) return Promise.resolve();
    const running = this.making.get(use.key);
    if (running) return running;
    const work = rasterise(use.art.svg, use.width, use.height)
      .then((canvas) => {
        // Not `addCanvas`: that reads every pixel back, which costs seconds on a slow machine.
        const texture = this.textures.create(use.key, canvas, use.width, use.height);
        texture?.add('__BASE', 0, 0, 0, use.width, use.height);
        const keys = this.made.get(use.art.key) ?? new Set();
        this.made.set(use.art.key, keys.add(use.key));
      })
      .finally(() => this.making.delete(use.key));
    this.making.set(use.key, work);
    return work;
  }

  /** Lets go of the textures no image of the present layout shows. */
  private sweep(): void {
    const needed = new Set(this.uses.map((use) => use.key));
    for (const keys of this.made.values()) {
      for (const key of keys) {
        if (needed.has(key)) continue;
        keys.delete(key);
        this.textures.remove(key);
      }
    }
  }
}

/** Draws SVG text on a canvas of the given size in device pixels. */
async function rasterise(svg: string, width: number, height: number): Promise<HTMLCanvasElement> {
  const picture = new Image(width, height);
  picture.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(sized(svg, width, height))}`;
  await picture.decode();
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  // Pixels in memory: they are uploaded once, and a canvas on the graphics card would have to hand them back first.
  canvas.getContext('2d', { willReadFrequently: true })?.drawImage(picture, 0, 0, width, height);
  return canvas;
}
