/** Things that can be tapped or dragged: the pictures come and go, this remembers what the finger holds. */
import type { GameObjects, Input, Scene } from 'phaser';
import type { Rect } from '../../ui/rect.ts';
import type { Explain } from './explain/explanation.ts';

/** A movement shorter than this is a tap, in CSS pixels. */
const SLIP = 9;
const ABOVE_ALL = 700;

/** A thing, or several that are carried together. */
export interface Carried {
  id: string;
  rect: Rect;
  /** What moves with the finger. */
  images: readonly GameObjects.Image[];
  tap(): void;
  /** Let go at a point; false: nothing happened, it goes back. */
  drop(x: number, y: number): boolean;
  /** Gets where the finger is while it holds this; null: it was let go, and everything is as before. */
  over?: ((at: { x: number; y: number } | null) => void) | undefined;
  explain?: Explain | undefined;
}

interface Held {
  source: Carried;
  from: { x: number; y: number };
  home: { x: number; y: number }[];
  moving: boolean;
}

/** What draws the things, and tells of their being pressed. */
interface Pressed {
  readonly scene: Scene;
  readonly ratio: number;
  press(id: string, rect: Rect, tap: () => void, explain?: Explain): GameObjects.Zone;
}

export class Drag {
  private readonly kit: Pressed;
  private held: Held | null = null;

  constructor(kit: Pressed) {
    this.kit = kit;
  }

  /** Before the picture is drawn anew: what was held is gone. */
  begin(): void {
    this.held = null;
    this.listen(false);
  }

  /** Follows the pointer only while something is held, so that a set that is left listens to nothing. */
  private listen(on: boolean): void {
    const { input } = this.kit.scene;
    for (const event of ['pointerup', 'pointerupoutside']) {
      if (on) input.on(event, this.release, this);
      else input.off(event, this.release, this);
    }
    if (on) input.on('pointermove', this.follow, this);
    else input.off('pointermove', this.follow, this);
  }

  add(source: Carried): void {
    const tap = () => {
      if (!this.held?.moving) source.tap();
    };
    const zone = this.kit.press(source.id, source.rect, tap, source.explain);
    zone.on('pointerdown', (pointer: Input.Pointer) => {
      const home = source.images.map(({ x, y }) => ({ x, y }));
      this.begin();
      this.held = { source, from: this.point(pointer), home, moving: false };
      this.listen(true);
    });
  }

  private point(pointer: Input.Pointer): { x: number; y: number } {
    return { x: pointer.x / this.kit.ratio, y: pointer.y / this.kit.ratio };
  }

  private follow(pointer: Input.Pointer): void {
    const { held } = this;
    if (held === null || !pointer.isDown) return;
    const { x, y } = this.point(pointer);
    const [dx, dy] = [x - held.from.x, y - held.from.y];
    if (!held.moving && Math.hypot(dx, dy) < SLIP) return;
    if (!held.moving) {
      held.moving = true;
      this.kit.scene.tweens.killTweensOf([...held.source.images]);
      for (const image of held.source.images) image.setDepth(ABOVE_ALL);
    }
    for (const [i, image] of held.source.images.entries()) {
      image.setPosition((held.home[i]?.x ?? 0) + dx, (held.home[i]?.y ?? 0) + dy);
    }
    held.source.over?.({ x, y });
  }

  private release(pointer: Input.Pointer): void {
    const { held } = this;
    this.begin();
    if (!held?.moving) return;
    const { x, y } = this.point(pointer);
    if (held.source.drop(x, y)) return;
    for (const [i, image] of held.source.images.entries()) {
      if (image.active) image.setPosition(held.home[i]?.x ?? 0, held.home[i]?.y ?? 0).setDepth(0);
    }
    held.source.over?.(null);
  }
}
