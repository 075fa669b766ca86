/** Dragging: whatever room a finger drags from, the imp or coin nearest to it comes along. */
import type { GameObjects, Input } from 'phaser';
import type { TableKit } from '../../kit.ts';
import { HOME } from './draft.ts';
import type { Figure, Figures } from './figures.ts';
import type { BurrowLayout, Stand } from './layout.ts';

/** A finger may tremble this far, in CSS pixels, before it drags. */
const TREMBLE = 9;

/** What was dragged where. */
export type Drop = (figure: Figure, place: number) => void;

export class Hands {
  /** A drag has begun and its end has not been seen: whatever is let go now is no tap. */
  isDragging = false;
  private readonly kit: TableKit;
  private readonly layout: BurrowLayout;
  private readonly was: Map<string, Stand>;
  private held: Figure | null = null;

  constructor(kit: TableKit, layout: BurrowLayout, was: Map<string, Stand>) {
    this.kit = kit;
    this.layout = layout;
    this.was = was;
    kit.scene.input.dragDistanceThreshold = TREMBLE * kit.ratio;
  }

  /** Lets figures be dragged out of a room. */
  from(zone: GameObjects.Zone, pick: (x: number, y: number) => Figure | null, drop: Drop): void {
    this.kit.scene.input.setDraggable(zone);
    zone.on('dragstart', (pointer: Input.Pointer) => {
      this.isDragging = true;
      const { x, y } = this.start(pointer);
      this.held = pick(x, y);
      if (this.held === null) return;
      this.kit.scene.tweens.killTweensOf(this.held.body);
      this.kit.scene.children.bringToTop(this.held.body);
      this.held.body.setScale(1.15);
      this.follow(pointer);
    });
    zone.on('drag', (pointer: Input.Pointer) => this.follow(pointer));
    zone.on('dragend', (pointer: Input.Pointer) => {
      const { held } = this;
      this.isDragging = false;
      this.held = null;
      if (held === null) return;
      this.was.set(`${held.kind}:${held.index}`, { x: held.body.x, y: held.body.y, size: held.size });
      drop(held, this.placeAt(pointer.worldX, pointer.worldY));
    });
  }

  /** Where the finger went down, in the picture's measure. */
  private start({ downX, downY }: Input.Pointer): { x: number; y: number } {
    const { x, y } = this.kit.scene.cameras.main.getWorldPoint(downX, downY);
    return { x, y };
  }

  private follow({ worldX, worldY }: Input.Pointer): void {
    this.held?.body.setPosition(worldX, worldY + this.held.size * 0.5);
  }

  /** The tunnel under a point, from its disc to its foot; anywhere else is home. */
  private placeAt(x: number, y: number): number {
    const found = this.layout.tunnels.findIndex(({ whole, badge }) => {
      const isBeside = x < whole.x || x > whole.x + whole.width;
      return !isBeside && y >= badge.y - badge.radius && y <= whole.y + whole.height;
    });
    return found < 0 ? HOME : found;
  }
}

/** The nearest of all figures in a room, as `Hands.from` wants it. */
export function nearestIn(figures: Figures, place: number, kind?: Figure['kind']) {
  return (x: number, y: number): Figure | null => figures.nearest(place, x, y, kind);
}
