/** What the map is built with: the title's tools, layers that move at speeds of their own, and what is out of sight. */
import type { GameObjects, Scene } from 'phaser';
import type { Art } from '../../ui/svg-art.ts';
import type { Placing, SvgTextures } from '../../ui/svg-textures.ts';
import { Kit } from '../title/kit.ts';
import type { Translate } from '../title/types.ts';

/** Drawings are painted with at most so many dots per unit: the map is many screens wide. */
const FINEST = 2.2;
const SHARPEST = 2;

export class MapKit extends Kit {
  /** What is built now is out of sight at first: it is painted when all else is. */
  isFar = false;
  private readonly fine: number;

  constructor(
    scene: Scene,
    art: SvgTextures,
    screen: { ratio: number; width: number; k: number },
    t: Translate,
    still: boolean,
  ) {
    super(scene, art, screen.ratio, screen.width, t, still);
    this.fine = Math.min(screen.ratio, SHARPEST, Math.max(0.75, FINEST / screen.k));
  }

  override image(art: Art, x: number, y: number, scale: number, how: Placing = {}): GameObjects.Image {
    const later = how.later ?? this.isFar;
    return this.art.image(this.scene, art, x, y, scale, this.fine, { ...how, later });
  }

  override stretched(art: Art, x: number, y: number, width: number, height: number): GameObjects.Image {
    return this.art.stretched(this.scene, art, x, y, width, height, this.fine, this.isFar);
  }

  /** Something without edges, such as a sky: painted small. */
  wash(art: Art, x: number, y: number, width: number, height: number): GameObjects.Image {
    const dots = Math.min(1, 160 / Math.max(width, height));
    return this.art.stretched(this.scene, art, x, y, width, height, dots, this.isFar);
  }
}

interface Member {
  thing: GameObjects.Components.Visible & GameObjects.GameObject;
  left: number;
  right: number;
}

/** So much beyond the edges is still shown: things sway. */
const SPARE = 60;

/**
 * A layer of the map: it goes past the camera `depth` times as fast as the map. What is in the middle of the window stands
 * where the map says, whatever the depth. Things out of sight are not drawn.
 */
export class Layer {
  readonly group: GameObjects.Container;
  readonly depth: number;
  private readonly half: number;
  private readonly members: Member[] = [];
  private seen: readonly [number, number] = [0, 0];

  constructor(kit: MapKit, depth = 1) {
    this.group = kit.group(0, 0);
    this.depth = depth;
    this.half = kit.width / 2;
  }

  /** From the map's x to the layer's, both in CSS pixels. */
  x(x: number): number {
    return x * this.depth + this.half * (1 - this.depth);
  }

  /** Adds a thing that is seen between these two places of the layer. */
  add<T extends Member['thing']>(thing: T, left: number, right: number): T {
    this.group.add(thing);
    this.members.push({ thing, left, right });
    return thing;
  }

  /** Adds an image that stays where it is. */
  put(image: GameObjects.Image): GameObjects.Image {
    const left = image.x - image.displayWidth * image.originX;
    return this.add(image, left, left + image.displayWidth);
  }

  scroll(at: number, width: number): void {
    this.group.x = at * (1 - this.depth);
    const [from, to] = [at * this.depth - SPARE, at * this.depth + width + SPARE];
    if (Math.abs(from - this.seen[0]) < 8 && to - from === this.seen[1] - this.seen[0]) return;
    this.seen = [from, to];
    for (const { thing, left, right } of this.members) thing.setVisible(right > from && left < to);
  }
}
