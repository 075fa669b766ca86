/** The images of the creatures as they stand in the picture drawn last, for whoever moves them. */
import type { GameObjects } from 'phaser';

/** A badge, a heart or a number that goes where its creature goes. */
type Tag = GameObjects.Image | GameObjects.Text;

export interface Bodies extends ReadonlyMap<string, GameObjects.Image> {
  /** What is pinned to somebody: its type, its life, its marks. */
  tagsOf(id: string): readonly Tag[];
}

/** Collects them while the board is drawn. */
export class BodyMap extends Map<string, GameObjects.Image> implements Bodies {
  private readonly tags = new Map<string, readonly Tag[]>();

  tagsOf(id: string): readonly Tag[] {
    return this.tags.get(id) ?? [];
  }

  /** Pins on somebody what was drawn since the picture had so many objects. */
  pin(id: string, objects: readonly GameObjects.GameObject[], since: number): void {
    this.tags.set(id, objects.slice(since) as Tag[]);
  }
}
