/**
 * Drawings as textures: each is rasterised at the size of its use times the pixel ratio, once per size, off the
 * main path. An image shows the nearest size there is until its own is ready, so a resized window is never empty. What no
 * image shows any more stays for a while: whoever goes back to a picture finds it painted.
 */
import { type GameObjects, Renderer, type Scene, type Textures } from 'phaser';
import { layDownBrush, paintTexture } from './painted.ts';
import { keepAwake } from './rest.ts';
import { type Art, sized } from './svg-art.ts';

/** Sizes are rounded up to this many device pixels, so that small changes of layout share a texture. */
const STEP = 2;
/** Device pixels that are kept though no image shows them: 32 MB. */
const SPARE = 8_000_000;

export interface Placing {
  /** The point of the drawing that goes to (x, y), in the drawing's own units; else its (0, 0). */
  at?: readonly [number, number];
  flip?: boolean;
  angle?: number;
  alpha?: number;
  /** Out of sight at first: painted when everything else is, and not waited for. */
  later?: boolean;
}

interface Use {
  image: GameObjects.Image;
  art: Art;
  key: string;
  width: number;
  height: number;
  later: boolean;
}

interface Made {
  art: string;
  pixels: number;
}

export class SvgTextures {
  /** Texture key → what was made, in the order of last use. */
  private readonly made = new Map<string, Made>();
  /** Art key → keys of the textures made here. */
  private readonly sizes = new Map<string, Set<string>>();
  private readonly making = new Map<string, Promise<void>>();
  private uses: Use[] = [];
  private readonly textures: Textures.TextureManager;
  private readonly owner: string;

  /** `owner` keeps the textures of two scenes apart, so that neither sweeps away what the other shows. */
  constructor(textures: Textures.TextureManager, owner: string) {
    this.textures = textures;
    this.owner = owner;
    textures.game.renderer.on(Renderer.Events.RESTORE_WEBGL, this.forget, this);
  }

  /** An image of a drawing at a scale of CSS pixels per unit. */
  image(scene: Scene, art: Art, x: number, y: number, scale: number, ratio: number, how: Placing = {}) {
    const { box } = art;
    const image = this.stretched(scene, art, x, y, box.width * scale, box.height * scale, ratio, how.later);
    const [ax, ay] = how.at ?? [0, 0];
    const across = (ax - box.x) / box.width;
    image.setOrigin(how.flip ? 1 - across : across, (ay - box.y) / box.height);
    return image
      .setFlipX(how.flip ?? false)
      .setAngle(how.angle ?? 0)
      .setAlpha(how.alpha ?? 1);
  }

  /** An image of a drawing in a size of its own, whatever its proportions; (x, y) is its upper left corner. */
  stretched(
    scene: Scene,
    art: Art,
    x: number,
    y: number,
    width: number,
    height: number,
    ratio: number,
    later = false,
  ) {
    const w = Math.max(STEP, Math.ceil((width * ratio) / STEP) * STEP);
    const h = Math.max(STEP, Math.ceil((height * ratio) / STEP) * STEP);
    const key = `${this.owner}/${art.key}:${w}x${h}`;
    const image = scene.add.image(x, y, this.nearest(art.key, key)).setOrigin(0, 0);
    image.setDisplaySize(width, height);
    this.uses.push({ image, art, key, width: w, height: h, later });
    return image;
  }

  /** Gives an image another drawing in the same size; it is seen after the next `finish()`. */
  change(image: GameObjects.Image, art: Art): void {
    const use = this.uses.find((each) => each.image === image);
    if (use === undefined) return;
    use.art = art;
    use.key = `${this.owner}/${art.key}:${use.width}x${use.height}`;
  }

  /** Forgets the images made so far; call it before a scene is laid out anew. */
  begin(): void {
    this.uses = [];
  }

  /** Rasterises whatever is missing and gives every image its own size. */
  async finish(): Promise<void> {
    const { uses } = this;
    await this.paint(uses.filter(({ later }) => !later));
    if (uses !== this.uses) return;
    void this.paint(uses.filter(({ later }) => later)).then(() => {
      if (uses === this.uses) this.tidy();
    });
  }

  private async paint(uses: readonly Use[]): Promise<void> {
    const missing = uses.filter(({ key }) => !this.made.has(key));
    // One that fails must not keep the others from being shown.
    const done = await Promise.allSettled(missing.map((use) => this.make(use)));
    for (const one of done) if (one.status === 'rejected') reportError(one.reason);
    for (const { image, key } of uses) {
      if (!image.active || image.texture.key === key || !this.made.has(key)) continue;
      const { displayWidth, displayHeight } = image;
      image.setTexture(key).setDisplaySize(displayWidth, displayHeight);
    }
    keepAwake();
  }

  private tidy(): void {
    this.sweep();
    layDownBrush();
  }

  /** The graphics card has lost everything: all is to be made anew, and nothing made before may be shown. */
  forget(): void {
    this.uses = [];
    this.sweep(0);
  }

  /** How many device pixels are kept. */
  pixels(): number {
    let sum = 0;
    for (const { pixels } of this.made.values()) sum += pixels;
    return sum;
  }

  private nearest(art: string, key: string): string {
    if (this.made.has(key)) return key;
    return [...(this.sizes.get(art) ?? [])].at(-1) ?? '__DEFAULT';
  }

  private make(use: Use): Promise<void> {
    const { art, key, width, height } = use;
    const running = this.making.get(key);
    if (running) return running;
    // Each drawing arrives in a task of its own: the page is never held up by all of them.
    const work = loaded(art.svg, width, height)
      .then((picture) => {
        paintTexture(this.textures, key, width, height, (to) => to.drawImage(picture, 0, 0, width, height));
        this.made.set(key, { art: art.key, pixels: width * height });
        this.sizes.set(art.key, (this.sizes.get(art.key) ?? new Set()).add(key));
      })
      .finally(() => this.making.delete(key));
    this.making.set(key, work);
    return work;
  }

  /** Lets go of textures no image of the present layout shows, the oldest first, until no more than `spare` are left. */
  private sweep(spare = SPARE): void {
    // What is shown until the right size is ready is needed as well.
    for (const { key, image } of this.uses) {
      this.touch(key);
      if (image.active) this.touch(image.texture.key);
    }
    const needed = new Set(
      this.uses.flatMap(({ key, image }) => [key, image.active ? image.texture.key : key]),
    );
    let unused = 0;
    for (const [key, { pixels }] of this.made) if (!needed.has(key)) unused += pixels;
    for (const [key, { art, pixels }] of this.made) {
      if (unused <= spare) return;
      if (needed.has(key)) continue;
      unused -= pixels;
      this.made.delete(key);
      this.sizes.get(art)?.delete(key);
      this.textures.remove(key);
    }
  }

  /** The last used is the last to go. */
  private touch(key: string): void {
    const made = this.made.get(key);
    if (made === undefined) return;
    this.made.delete(key);
    this.made.set(key, made);
  }
}

/** SVG text as a picture of the given size in device pixels, ready to be drawn. */
function loaded(svg: string, width: number, height: number): Promise<HTMLImageElement> {
  const picture = new Image(width, height);
  // Not `decode()`: that waits for a frame, and there is nothing to decode in a drawing made of lines.
  return new Promise((done, failed) => {
    picture.onload = () => done(picture);
    picture.onerror = () => failed(new Error('a drawing cannot be read'));
    picture.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(sized(svg, width, height))}`;
  });
}
