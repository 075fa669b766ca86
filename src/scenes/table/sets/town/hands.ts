/** Carrying a group by hand from the counter to a place of the town. */
import type { GameObjects, Input } from 'phaser';
import type { TableKit } from '../../kit.ts';

/** A finger may tremble this far, in CSS pixels, before it drags. */
const TREMBLE = 9;
const DEPTH = 700;

/** Lets those who stand in a zone be dragged; `drop` is told where the finger let go. */
export function carryable(
  kit: TableKit,
  zone: GameObjects.Zone,
  figures: readonly GameObjects.Image[],
  drop: (x: number, y: number) => void,
): void {
  const { input } = kit.scene;
  input.dragDistanceThreshold = TREMBLE * kit.ratio;
  input.setDraggable(zone);
  const places = figures.map(({ x, y }) => ({ x, y }));
  let from = { x: 0, y: 0 };
  zone.on('dragstart', (pointer: Input.Pointer) => {
    from = { x: pointer.worldX, y: pointer.worldY };
    kit.scene.tweens.killTweensOf([...figures]);
    for (const figure of figures) figure.setDepth(DEPTH);
  });
  zone.on('drag', ({ worldX, worldY }: Input.Pointer) => {
    for (const [i, figure] of figures.entries()) {
      const { x, y } = places[i] ?? figure;
      figure.setPosition(x + worldX - from.x, y + worldY - from.y);
    }
  });
  zone.on('dragend', ({ worldX, worldY }: Input.Pointer) => drop(worldX, worldY));
}
