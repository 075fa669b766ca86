/**
 * Packing pieces into a square page while a game runs: shelves of pieces that are about equally high. What is given back is
 * joined with what is free beside it, and a shelf with nothing on it with the free shelves above and below, so that a
 * page may serve for ever. Pure.
 *
 * Not a library: maxrects-packer has no way of giving a piece back and takes milliseconds for one among some hundred,
 * shelf-pack never joins what has become free.
 */
import { box, type Rect } from '../rect.ts';

/** A piece may stand on a shelf so many times as high as it is; on a higher one only if there is no room elsewhere. */
const LOOSE = 1.4;

interface Gap {
  x: number;
  width: number;
}

interface Shelf {
  y: number;
  height: number;
  /** What is free, from left to right. */
  gaps: Gap[];
  /** Pieces on it. */
  count: number;
}

/** Shelves begin with a height that others like it can share. */
const heightFor = (height: number): number => {
  const step = height < 64 ? 4 : 16;
  return Math.ceil(height / step) * step;
};

export class ShelfPacker {
  readonly size: number;
  /** From top to bottom; together they are the whole page. */
  private readonly all: Shelf[];

  /** `size`: width and height of the page, in pixels. */
  constructor(size: number) {
    this.size = size;
    this.all = [this.bare(0, size)];
  }

  /** Is there nothing on the page? */
  get isEmpty(): boolean {
    return this.all.every(({ count }) => count === 0);
  }

  /** Finds room for a piece of whole pixels; null if there is none. */
  add(width: number, height: number): Rect | null {
    const shelf = this.shelfFor(width, height);
    const gap = shelf?.gaps.find((each) => each.width >= width);
    if (shelf === undefined || gap === undefined) return null;
    if (shelf.count === 0) this.cut(shelf, heightFor(height));
    shelf.count++;
    const place = box(gap.x, shelf.y, width, height);
    gap.x += width;
    gap.width -= width;
    if (gap.width === 0) shelf.gaps.splice(shelf.gaps.indexOf(gap), 1);
    return place;
  }

  /** Takes back what `add` has given. */
  giveBack({ x, y, width }: Rect): void {
    const at = this.all.findIndex((shelf) => shelf.y === y);
    const shelf = this.all[at];
    if (shelf === undefined) return;
    shelf.count--;
    if (shelf.count === 0) {
      shelf.gaps = [{ x: 0, width: this.size }];
      this.join(at);
      this.join(at - 1);
      return;
    }
    const { gaps } = shelf;
    const next = gaps.findIndex((gap) => gap.x > x);
    gaps.splice(next < 0 ? gaps.length : next, 0, { x, width });
    shelf.gaps = gaps.reduce<Gap[]>((joined, gap) => {
      const last = joined.at(-1);
      if (last !== undefined && last.x + last.width === gap.x) last.width += gap.width;
      else joined.push(gap);
      return joined;
    }, []);
  }

  private bare(y: number, height: number): Shelf {
    return { y, height, gaps: [{ x: 0, width: this.size }], count: 0 };
  }

  /** The lowest shelf in use that is about as high, else the lowest free one, else any that is high enough. */
  private shelfFor(width: number, height: number): Shelf | undefined {
    const rank = (shelf: Shelf) => (shelf.count === 0 ? 1 : shelf.height <= height * LOOSE ? 0 : 2);
    let best: Shelf | undefined;
    for (const shelf of this.all) {
      if (shelf.height < height || !shelf.gaps.some((gap) => gap.width >= width)) continue;
      const by = best === undefined ? -1 : rank(shelf) - rank(best) || shelf.height - best.height;
      if (by < 0) best = shelf;
    }
    return best;
  }

  /** Leaves what is higher than needed to a free shelf below. */
  private cut(shelf: Shelf, height: number): void {
    if (shelf.height <= height) return;
    this.all.splice(this.all.indexOf(shelf) + 1, 0, this.bare(shelf.y + height, shelf.height - height));
    shelf.height = height;
  }

  /** Two free shelves below each other become one. */
  private join(at: number): void {
    const [above, below] = [this.all[at], this.all[at + 1]];
    if (above === undefined || below === undefined || above.count + below.count > 0) return;
    above.height += below.height;
    this.all.splice(at + 1, 1);
  }
}
