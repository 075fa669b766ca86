/** Holding something by a point of its own while it swells, turns or jumps, with any origin. */
import { GameObjects } from 'phaser';
import { Flyer } from '../../../ui/panels/flyer.ts';
import { MIDDLE, pinned, type Squash } from './twist.ts';

export { FEET, MIDDLE, type Squash } from './twist.ts';

/** What the motions can move: images, words and containers. */
export type Shown = GameObjects.Image | GameObjects.Text | GameObjects.Container;

/** Takes hold of something as it is now; the function it gives back twists it, counted from now. */
export function hold(
  object: Shown | Flyer,
  [fx, fy]: readonly [number, number] = MIDDLE,
): (twist: Squash) => void {
  if (object instanceof Flyer) return object.hold();
  const { x, y, angle, scaleX, scaleY } = object;
  if (object instanceof GameObjects.Container) {
    return (twist) => {
      object.setPosition(x + (twist.x ?? 0), y + (twist.y ?? 0)).setAngle(angle + (twist.turn ?? 0));
      object.setScale(scaleX * (twist.sx ?? 1), scaleY * (twist.sy ?? 1));
    };
  }
  const { displayWidth, displayHeight, originX, originY } = object;
  const arm = { x: (fx - originX) * displayWidth, y: (fy - originY) * displayHeight };
  return (twist) => {
    // Gone with the picture it was in.
    if (!object.active) return;
    const at = pinned({ x, y }, arm, twist);
    object.setPosition(at.x, at.y).setAngle(angle + (twist.turn ?? 0));
    // By size, not by scale: a texture of another size may come in meanwhile.
    object.setDisplaySize(displayWidth * (twist.sx ?? 1), displayHeight * (twist.sy ?? 1));
  };
}
