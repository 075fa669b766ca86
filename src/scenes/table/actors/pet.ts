/** A pet who acts: moves the image the picture has drawn, on the ground it stands on, and changes its mood. */

import type { GameObjects } from 'phaser';
import type { Mood } from '../../../ui/creatures/moods.ts';
import { anchor, type PetState } from '../../../ui/creatures/pose.ts';
import type { Rect } from '../../../ui/rect.ts';
import type { TableKit } from '../kit.ts';
import { burst } from '../motion/burst.ts';
import { backOut, cubicIn, cubicOut, hill, sineInOut, within } from '../motion/ease.ts';
import { FEET, hold, MIDDLE, type Squash } from '../motion/held.ts';
import { centred, OVER } from '../motion/marks.ts';
import { fade, shake, spiral } from '../motion/moves.ts';
import { arc, type Point } from '../motion/path.ts';
import { run } from '../motion/run.ts';
import { leap } from '../motion/twist.ts';
import { breatheOn, holdBreath } from './breathe.ts';
import { type PetLook, petIn, shadowOf, withoutShadow } from './pet-art.ts';

export type { PetLook } from './pet-art.ts';

export interface PetActor {
  /** The image of the set, or the one drawn into the rectangle. */
  readonly image: GameObjects.Image;
  /** Where its mouth is in the picture now: food flies there. */
  mouth(): Point;
  /** Chews and drops crumbs. */
  chew(n?: number): Promise<void>;
  hop(n?: number): Promise<void>;
  /** Squats, trembles and is relieved; resolves when the heap may drop. */
  squat(): Promise<void>;
  shakeAnger(): Promise<void>;
  /** Leaps with its middle to a point (its parent's units) and out of sight; leaves a cloud of dust. Stays unseen. */
  leapOut(to: Point): Promise<void>;
  /** Into the portal. Stays unseen. */
  spiralAway(): Promise<void>;
  /** Asleep on a little cloud, up and away. Stays unseen. */
  driftAway(): Promise<void>;
  /** Nods off and breathes slowly twice; sleeps on. */
  nap(): Promise<void>;
  /** Shows another mood; the tokens stay as they were unless others are given. */
  mood(mood: Mood, tokens?: PetState): Promise<void>;
}

/** The pet of a rules id in an image the set has drawn of it, or drawn standing into a rectangle. */
export function pet(kit: TableKit, id: string, look: PetLook, where: Rect | GameObjects.Image): PetActor {
  const image = 'setTexture' in where ? where : kit.fitted(petIn(id, look.mood, look), where, true);
  return new Actor(kit, id, look, image);
}

class Actor implements PetActor {
  readonly image: GameObjects.Image;
  private readonly kit: TableKit;
  private readonly id: string;
  private look: PetLook;

  constructor(kit: TableKit, id: string, look: PetLook, image: GameObjects.Image) {
    this.kit = kit;
    this.id = id;
    this.look = look;
    this.image = image;
  }

  mouth(): Point {
    const { svg, box } = petIn(this.id, this.look.mood, this.look);
    const [x = box.width / 2, y = box.height * 0.6] = anchor(svg, 'mouth');
    return this.spot((x - box.x) / box.width, (y - box.y) / box.height);
  }

  async chew(n = 3): Promise<void> {
    for (let i = 0; i < n; i++) {
      if (!this.kit.still) void burst(this.kit, this.mouth(), 'crumbs', this.image.displayWidth * 0.85, 5);
      await this.twist(270, (t) => {
        const bite = hill(t);
        const swing = Math.sin(t * Math.PI * 2);
        return { sx: 1 + 0.06 * bite, sy: 1 - 0.09 * bite, turn: swing * 2 };
      });
    }
  }

  async hop(n = 1): Promise<void> {
    const high = this.image.displayHeight * 0.2;
    const shadow = await this.liftOff();
    for (let i = 0; i < n; i++) {
      await this.twist(440, (t) => {
        const now = leap(t, high);
        shadow.at(-(now.y ?? 0) / high);
        return now;
      });
      if (!this.kit.still) void burst(this.kit, this.feet(), 'dust', this.image.displayWidth * 0.7, 4);
    }
    await shadow.land();
  }

  async squat(): Promise<void> {
    await this.twist(760, (t, at) => {
      const down = cubicOut(within(t, 0, 0.2)) * (1 - backOut(within(t, 0.72, 1)));
      const strain = t < 0.72 ? down * Math.sin((at / 1000) * 18 * Math.PI * 2) * 1.6 : 0;
      return { sx: 1 + 0.12 * down, sy: 1 - 0.2 * down, x: strain };
    });
  }

  async shakeAnger(): Promise<void> {
    if (this.kit.still) return shake(this.kit, [this.image]);
    await this.twist(560, (t, at) => {
      const strong = Math.min(1, within(t, 0, 0.1), within(1 - t, 0, 0.25));
      const x = Math.sin((at / 1000) * 18 * Math.PI * 2) * 4 * strong;
      return { x, turn: x * 0.35, sx: 1 + 0.05 * strong, sy: 1 - 0.03 * strong };
    });
  }

  async leapOut(to: Point): Promise<void> {
    const { kit, image } = this;
    if (kit.still) {
      await fade(kit, [image], 0);
      return;
    }
    const shadow = await this.liftOff();
    await this.twist(180, (t) => ({ sx: 1 + 0.14 * t, sy: 1 - 0.2 * t }));
    void burst(kit, this.feet(), 'dust', image.displayWidth, 7);
    const middle = { x: image.getCenter().x, y: image.getCenter().y };
    const way = arc(middle, to, Math.max(90, image.displayHeight * 0.7));
    const lean = to.x < middle.x ? -1 : 1;
    holdBreath(image);
    image.setDepth(OVER);
    const twist = hold(image, MIDDLE);
    await run(kit, 620, (t) => {
      if (!image.active) return;
      const at = way(t);
      const size = 1 + 0.15 * hill(t);
      const stretch = 0.08 * Math.abs(Math.cos(t * Math.PI));
      twist({
        x: at.x - middle.x,
        y: at.y - middle.y,
        sx: size * (1 - stretch),
        sy: size * (1 + stretch),
        turn: lean * t * 26,
      });
      image.setAlpha(1 - within(t, 0.9, 1));
      shadow.at(within(t, 0, 0.4) * 2);
    });
    shadow.gone();
    if (!image.active) return;
    void burst(kit, to, 'dust', image.displayWidth, 6);
    image.setVisible(false);
  }

  async spiralAway(): Promise<void> {
    holdBreath(this.image);
    const { x, y } = this.spot(0.5, 0.5);
    void burst(this.kit, { x, y }, 'stars', this.image.displayWidth);
    await spiral(this.kit, this.image);
  }

  async driftAway(): Promise<void> {
    const { kit, image } = this;
    await this.mood('asleep');
    if (kit.still || kit.speed === 0) {
      await fade(kit, [image], 0);
      return;
    }
    const shadow = await this.liftOff();
    const feet = this.feet();
    const seat = { x: feet.x, y: feet.y + image.displayHeight * 0.03 };
    const under = centred(kit, 'props/cloud', seat, image.displayWidth * 0.95);
    await kit.ready();
    holdBreath(image);
    image.setDepth(OVER);
    const twist = hold(image, FEET);
    const wisp = hold(under);
    const high = Math.max(120, image.displayHeight * 1.3);
    await run(kit, 1400, (t) => {
      if (!image.active || !under.active) return;
      const up = -high * cubicIn(within(t, 0.15, 1)) - 8 * sineInOut(within(t, 0, 0.3));
      const sway = Math.sin(t * 7) * 5;
      const gone = 1 - within(t, 0.72, 1);
      const puff = 0.4 + 0.6 * backOut(within(t, 0, 0.2));
      twist({ x: sway, y: up, turn: sway * 0.5 });
      wisp({ x: sway, y: up + 2, sx: puff, sy: puff });
      image.setAlpha(gone);
      under.setAlpha(Math.min(within(t, 0, 0.1), gone));
      shadow.at(within(t, 0, 0.6) * 2);
    });
    shadow.gone();
    under.destroy();
    if (image.active) image.setVisible(false);
  }

  async nap(): Promise<void> {
    await this.mood('asleep');
    await this.twist(2000, (t, at) => {
      const down = cubicOut(within(t, 0, 0.18)) * (1 - within(t, 0.85, 1) * 0.3);
      const b = Math.sin((at / 1000) * Math.PI * 2) * within(t, 0.1, 0.25) * (1 - within(t, 0.9, 1));
      return {
        sy: 1 - (0.05 * down - 0.03 * b) * (1 - within(t, 0.9, 1)),
        sx: 1 + 0.03 * down * (1 - within(t, 0.9, 1)),
      };
    });
  }

  async mood(mood: Mood, tokens: PetState = {}): Promise<void> {
    const { kit, image } = this;
    holdBreath(image);
    this.look = { ...this.look, ...tokens, mood };
    kit.art.change(image, petIn(this.id, this.look.mood, this.look));
    await kit.ready();
    breatheOn(image);
  }

  /** Twists the image about its feet for so long, and leaves it as the last moment has it. */
  private async twist(ms: number, at: (t: number, ms: number) => Squash): Promise<void> {
    const { kit, image } = this;
    if (kit.speed === 0) return;
    if (kit.still) return kit.wait(Math.min(ms, 300));
    await kit.ready();
    holdBreath(image);
    const twist = hold(image, FEET);
    await run(kit, ms, (t, now) => {
      if (image.active) twist(at(t, now));
    });
    breatheOn(image);
  }

  /** From now on the shadow is a thing of its own, which stays on the ground; `at` takes 0 to 2, then it is gone. */
  private async liftOff(): Promise<{ at(high: number): void; gone(): void; land(): Promise<void> }> {
    const { kit, image, id } = this;
    const quiet = () => undefined;
    if (kit.still || kit.speed === 0) return { at: quiet, gone: quiet, land: async () => undefined };
    const look = petIn(id, this.look.mood, this.look);
    holdBreath(image);
    const shade = kit.picture(shadowOf(id), image.x, image.y, image.displayWidth, { flip: image.flipX });
    shade.setOrigin(image.originX, image.originY).setDepth(image.depth).setVisible(false);
    kit.art.change(image, withoutShadow(look));
    await kit.ready();
    if (!image.active) {
      // The picture it stood in was drawn anew meanwhile; the shadow went with it, or goes now.
      shade.destroy();
      return { at: quiet, gone: quiet, land: async () => undefined };
    }
    if (image.parentContainer === null) kit.scene.children.moveBelow(shade, image);
    else image.parentContainer.addAt(shade, image.parentContainer.getIndex(image));
    shade.setVisible(true);
    const twist = hold(shade, FEET);
    return {
      at: (high) => {
        if (!shade.active) return;
        twist({ sx: 1 - 0.3 * high, sy: 1 - 0.3 * high });
        shade.setAlpha(Math.max(0, 1 - 0.5 * high));
      },
      gone: () => shade.destroy(),
      land: async () => {
        kit.art.change(image, petIn(id, this.look.mood, this.look));
        await kit.ready();
        shade.destroy();
      },
    };
  }

  private feet(): Point {
    return this.spot(FEET[0], FEET[1]);
  }

  /** A point of the image, in shares of it, in the picture. */
  private spot(fx: number, fy: number): Point {
    const { image } = this;
    const across = image.flipX ? 1 - fx : fx;
    const matrix = image.getWorldTransformMatrix();
    const at = matrix.transformPoint(
      (across - image.originX) * image.width,
      (fy - image.originY) * image.height,
    );
    return { x: at.x, y: at.y };
  }
}
