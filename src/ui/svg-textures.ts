/**
 * Drawings as pieces of textures: each is rasterised at the size of its use times the pixel ratio, once per size, off the
 * main path. An image shows the nearest size there is until its own is ready, so a resized window is never empty. What no
 * image shows any more stays for a while: a picture gone back to is still painted.
 */
import { type GameObjects, Renderer, type Scene, type Textures } from 'phaser';
import { layDownBrush, type Piece, pagesOf } from './canvas/pages.ts';
import { exact, proportional, sizeClass } from './canvas/size-class.ts';
import type { Rect, Size } from './rect.ts';
import { requestFrames } from './rest.ts';
import { readSheet, type SpriteSheet, sheets, type Wanted } from './sheet.ts';
import type { Art } from './svg-art.ts';
import { inTurn } from './turns.ts';

/** Device pixels that are cached though no image shows them: 32 MB. */
const SPARE = 8_000_000;
/** No more than this many of them, however small: each has its costs besides its pixels. */
const MOST_SPARE = 600;

export interface Placing {
  /** The point of the drawing that goes to (x, y), in the drawing's own units; else its (0, 0). */
  at?: readonly [number, number];
  flip?: boolean;
  angle?: number;
  alpha?: number;
  /** Out of sight at first: painted when everything else is, and not waited for. */
  later?: boolean;
}

/** A drawing in the size in which it is painted. */
interface Sized extends Size {
  art: Art;
  key: string;
}

/** An image, and the drawing in it. */
export interface Use extends Sized {
  image: GameObjects.Image;
  later: boolean;
}

interface Made {
  art: string;
  piece: Piece;
}

export class SvgTextures {
  /** Drawing and size → what was made, in the order of last use. */
  private readonly made = new Map<string, Made>();
  /** Art key → keys of what was made of it. */
  private readonly sizes = new Map<string, Set<string>>();
  private readonly making = new Map<string, Promise<void>>();
  private uses: Use[] = [];
  /** What is to be painted though no image shows it yet. */
  private readonly prepainted = new Set<string>();
  /** Something has been made since what is not needed was last looked for. */
  private hasGrown = false;
  private readonly textures: Textures.TextureManager;
  /** Counts up when the graphics card has lost everything: no image made before may be shown. */
  edition = 0;

  /** Each scene has one of its own, so that none sweeps away what another shows. */
  constructor(textures: Textures.TextureManager) {
    this.textures = textures;
    textures.game.renderer.on(Renderer.Events.RESTORE_WEBGL, this.forget, this);
  }

  /** An image of a drawing at a scale of CSS pixels per unit. */
  image(scene: Scene, art: Art, x: number, y: number, scale: number, ratio: number, how: Placing = {}) {
    const { box } = art;
    const size = { width: box.width * scale, height: box.height * scale };
    const painted = (scale === 1 ? exact : proportional)(size.width * ratio, size.height * ratio);
    const image = this.place(scene, art, { x, y, ...size }, painted, how.later);
    const [ax, ay] = how.at ?? [0, 0];
    const across = (ax - box.x) / box.width;
    image.setOrigin(how.flip ? 1 - across : across, (ay - box.y) / box.height);
    return image
      .setFlipX(how.flip ?? false)
      .setAngle(how.angle ?? 0)
      .setAlpha(how.alpha ?? 1);
  }

  /** An image of a drawing in a size of its own, in any proportions; (x, y) is its upper left corner. */
  stretched(scene: Scene, art: Art, x: number, y: number, width: number, height: number, ratio: number) {
    const painted = { width: sizeClass(width * ratio), height: sizeClass(height * ratio) };
    return this.place(scene, art, { x, y, width, height }, painted);
  }

  private place(scene: Scene, art: Art, { x, y, width, height }: Rect, painted: Size, later = false) {
    const key = `${art.key}:${painted.width}x${painted.height}`;
    const image = scene.add.image(x, y, '__DEFAULT').setOrigin(0, 0);
    show(image, this.nearest(art.key, key));
    image.setDisplaySize(width, height);
    this.uses.push({ image, art, key, ...painted, later });
    return image;
  }

  /** Gives an image another drawing in the same size; it is seen after the next `finish()`. */
  change(image: GameObjects.Image, art: Art): void {
    const use = this.uses.find((each) => each.image === image);
    if (use === undefined) return;
    use.art = art;
    use.key = `${art.key}:${use.width}x${use.height}`;
  }

  /** Forgets the images made so far; call it before a scene is laid out anew. */
  begin(): void {
    this.uses = [];
  }

  /** How many images there are in the scene laid out now, and those made since there were so many. */
  get count(): number {
    return this.uses.length;
  }

  since(count: number): readonly Use[] {
    return this.uses.slice(count);
  }

  /** Paints what the images made since there were so many would show; the images themselves are none of the layout. */
  async prepaint(count: number): Promise<void> {
    const missing = this.uses.splice(count).filter(({ key }) => !this.made.has(key));
    for (const { key } of missing) this.prepainted.add(key);
    await this.make(missing);
    for (const { key } of missing) this.prepainted.delete(key);
  }

  /** Images of the layout before that this one has, too. */
  again(uses: readonly Use[]): void {
    this.uses.push(...uses);
  }

  /** Rasterises all that is missing and gives every image its own size. */
  async finish(): Promise<void> {
    const { uses } = this;
    await this.paint(uses.filter(({ later }) => !later));
    if (uses !== this.uses) return;
    void this.paint(uses.filter(({ later }) => later)).then(() => {
      if (uses === this.uses) this.tidy();
    });
  }

  private async paint(uses: readonly Use[]): Promise<void> {
    await this.make(uses.filter(({ key }) => !this.made.has(key)));
    for (const { image, key } of uses) {
      const frame = this.made.get(key)?.piece.frame;
      if (!image.active || frame === undefined || image.frame === frame) continue;
      const { displayWidth, displayHeight } = image;
      show(image, frame);
      image.setDisplaySize(displayWidth, displayHeight);
    }
    requestFrames();
  }

  private tidy(): void {
    if (this.hasGrown) this.sweep();
    this.hasGrown = false;
    layDownBrush();
  }

  /** The graphics card has lost everything: all is to be made anew, and nothing made before may be shown. */
  forget(): void {
    this.uses = [];
    this.edition++;
    this.sweep(0);
  }

  /** The size asked for, else another that is there. */
  private nearest(art: string, key: string): Textures.Frame | undefined {
    const other = [...(this.sizes.get(art) ?? [])].at(-1) ?? '';
    return (this.made.get(key) ?? this.made.get(other))?.piece.frame;
  }

  /** Paints what is missing, sheet by sheet; resolves when all of it, and what was begun before, is there. */
  private async make(uses: readonly Sized[]): Promise<void> {
    const missing = new Map<string, Sized>();
    for (const use of uses) if (!this.making.has(use.key)) missing.set(use.key, use);
    const wanted = [...missing.values()].map((use) => ({ ...use, svg: use.art.svg }));
    for (const sheet of sheets(wanted)) {
      const work = this.paintSheet(sheet).finally(() => {
        for (const { key } of sheet) if (this.making.get(key) === work) this.making.delete(key);
      });
      for (const { key } of sheet) this.making.set(key, work);
    }
    const works = new Set(uses.flatMap(({ key }) => this.making.get(key) ?? []));
    // One that fails must not keep the others from being shown.
    for (const one of await Promise.allSettled(works)) if (one.status === 'rejected') reportError(one.reason);
  }

  private async paintSheet(all: readonly (Sized & Wanted)[]): Promise<void> {
    // A player who goes quickly from picture to picture must not wait for the drawings of all of them.
    const wanted = new Set([...this.prepainted, ...this.uses.map(({ key }) => key)]);
    for (const { key } of all) if (!wanted.has(key)) this.making.delete(key);
    const sheet = all.filter(({ key }) => wanted.has(key));
    if (sheet.length === 0) return;
    let read: SpriteSheet;
    try {
      read = await await inTurn(() => readSheet(sheet));
    } catch (error) {
      if (sheet.length === 1) throw error;
      // One drawing that cannot be read must not take the others with it.
      await Promise.all(sheet.map((one) => this.paintSheet([one])));
      return;
    }
    const { picture, tops } = read;
    await Promise.all(sheet.map((use, i) => inTurn(() => this.paintOne(use, picture, tops[i] ?? 0))));
  }

  private paintOne({ art, key, width, height }: Sized, picture: HTMLImageElement, top: number): void {
    if (this.made.has(key)) return;
    const piece = pagesOf(this.textures).paint(width, height, (to) =>
      to.drawImage(picture, 0, top, width, height, 0, 0, width, height),
    );
    this.made.set(key, { art: art.key, piece });
    this.hasGrown = true;
    this.sizes.set(art.key, (this.sizes.get(art.key) ?? new Set()).add(key));
  }

  /** Lets go of what no image of the present layout shows, the oldest first, until no more than `spare` pixels are left. */
  private sweep(spare = SPARE): void {
    // What is shown until the right size is ready is needed as well.
    const shown = new Set(this.uses.filter(({ image }) => image.active).map(({ image }) => image.frame));
    const needed = new Set(this.uses.map(({ key }) => key));
    for (const [key, { piece }] of this.made) if (shown.has(piece.frame)) needed.add(key);
    for (const key of needed) this.touch(key);
    const unused = [...this.made].filter(([key]) => !needed.has(key));
    let pixels = unused.reduce((sum, [, { piece }]) => sum + piece.pixels, 0);
    for (const [i, [key, { art, piece }]] of unused.entries()) {
      if (pixels <= spare && unused.length - i <= MOST_SPARE) return;
      pixels -= piece.pixels;
      this.made.delete(key);
      const sizes = this.sizes.get(art);
      sizes?.delete(key);
      if (sizes?.size === 0) this.sizes.delete(art);
      pagesOf(this.textures).giveBack(piece);
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

/** Shows a piece in an image, in its own size. */
function show(image: GameObjects.Image, frame: Textures.Frame | undefined): void {
  if (frame !== undefined) image.setTexture(frame.texture.key, frame.name);
}
