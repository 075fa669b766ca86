/** The body of an actor: a rig of parts, or a single image for those in the crowd. Both show the same frames. */

import type { GameObjects } from 'phaser';
import { box } from '../../../ui/rect.ts';
import { type Art, cachedDrawing, crop } from '../../../ui/svg-art.ts';
import type { TableKit } from '../kit.ts';
import { bodyguardArt, impOf } from '../pieces.ts';
import { cut } from './cut.ts';
import { BODY_PARTS, type Frame, HEAD_PARTS, type PartName, type PartTwist } from './frames.ts';

/** Whose imp: a seat's, one of the town's own; or the bodyguard. */
export type FigureOwner = number | 'neutral' | 'bodyguard';

export abstract class Figure {
  /** Mirrored when it looks to the right. Its zero is between the feet. */
  readonly whole: GameObjects.Container;
  protected readonly kit: TableKit;
  protected readonly scale: number;
  /** Something held, and where it is held. */
  private load: { image: GameObjects.Image; x: number; y: number } | null = null;

  constructor(kit: TableKit, scale: number) {
    this.kit = kit;
    this.scale = scale;
    this.whole = kit.group(0, 0);
  }

  show(frame: Frame): void {
    this.pose(frame);
    if (this.load?.image.active !== true) return;
    const { image, x, y } = this.load;
    const { turn = 0, x: dx = 0, y: dy = 0 } = frame.load ?? {};
    image.setPosition(x + dx * this.scale, y + dy * this.scale).setAngle(turn);
  }

  protected abstract pose(frame: Frame): void;

  /** Puts something into its hands; `x` and `y` are where it is held, in the units of the rig. */
  hold(image: GameObjects.Image, [x, y]: readonly [number, number]): void {
    this.load = { image, x: (x - GROUND[0]) * this.scale, y: (y - GROUND[1]) * this.scale };
    image.setPosition(this.load.x, this.load.y);
    this.whole.addAt(image, this.handsAt());
  }

  /** The place of the hands among what is drawn: what is held is before the body, behind the hands. */
  protected handsAt(): number {
    return this.whole.length;
  }

  /** A plaster on the head, for good. */
  abstract patch(): void;

  /** So high over the middle of what it is stuck on, in the units of the rig. */
  protected plaster(high: number): GameObjects.Image {
    const { kit, scale } = this;
    return kit.picture('props/plaster', 30 * scale, -high * scale, 56 * scale);
  }
}

/** Where an imp stands in the drawing of its rig, and how tall it is there: ground to horns. */
const GROUND = [128, 238] as const;
export const TALL = 230;

/** The window that shows all of it, the tips of the ears included. */
const WHOLE = box(0, -4, 260, 254);

/** The rig in the vest of its shop. */
export function rigOf(who: FigureOwner): Art {
  if (who === 'bodyguard') return bodyguardArt();
  return impOf(who === 'neutral' ? null : who);
}

/** What is cut out of a part because it is a part of its own. */
const WITHOUT: Partial<Record<PartName, readonly string[]>> = { 'eyes-open': ['pupils'] };
/** How far each part of the face goes when the head looks aside, in units: together that turns the head a little. */
const TURNS: Partial<Record<PartName, number>> = {
  'eyes-open': 5,
  'eyes-closed': 5,
  pupils: 11,
  'brow-left': 6,
  'brow-right': 6,
  'mouth-smile': 7,
  'mouth-cheer': 7,
  'mouth-effort': 7,
  'ear-left': -4,
  'ear-right': -4,
};

/** All parts of an actor of that height, at a place: painted before it acts. */
export const figureOf = (kit: TableKit, who: FigureOwner, height: number): Figure =>
  new RigFigure(kit, rigOf(who), height / TALL);

/** A rig: every part an image with its origin at its hinge, those of the head in a container of their own. */
export class RigFigure extends Figure {
  private readonly head: GameObjects.Container;
  private readonly parts = new Map<
    PartName,
    { shown: GameObjects.Image | GameObjects.Container; x: number; y: number }
  >();

  constructor(kit: TableKit, rig: Art, scale: number) {
    super(kit, scale);
    this.head = kit.group(0, 0);
    for (const name of BODY_PARTS) {
      if (name === 'head') this.place(name, this.whole, this.head, [128, 170], GROUND);
      else this.cutOut(rig, name, this.whole, GROUND);
    }
    for (const name of HEAD_PARTS) this.cutOut(rig, name, this.head, [128, 170]);
    this.inOrder();
    this.show({ parts: {} });
  }

  protected pose({ parts, eyes = 'open', mouth = 'smile', look = 0 }: Frame): void {
    const { scale } = this;
    for (const [name, { shown, x, y }] of this.parts) {
      const twist = parts[name] ?? {};
      const aside = (TURNS[name] ?? 0) * look;
      turnTo(shown, x + aside * scale, y, twist, scale);
    }
    this.only('eyes-open', eyes === 'open');
    this.only('pupils', eyes === 'open');
    this.only('eyes-closed', eyes === 'closed');
    for (const each of ['smile', 'cheer', 'effort'] as const) this.only(`mouth-${each}`, mouth === each);
  }

  protected override handsAt(): number {
    const hands = this.parts.get('arm-left')?.shown;
    return hands === undefined ? super.handsAt() : this.whole.getIndex(hands);
  }

  patch(): void {
    this.head.add(this.plaster(128));
  }

  private cutOut(
    rig: Art,
    name: PartName,
    into: GameObjects.Container,
    zero: readonly [number, number],
  ): void {
    const key = `${rig.key}/${name}`;
    const pivots = pivotsOf(rig);
    const drawn = cachedDrawing(key, () => {
      const part = cut(rig, name, WITHOUT[name]);
      pivots.set(name, part.pivot);
      return part.art;
    });
    const pivot = pivots.get(name) ?? GROUND;
    const image = this.kit.picture(drawn, 0, 0, drawn.box.width * this.scale, { at: pivot });
    this.place(name, into, image, pivot, zero);
  }

  private place(
    name: PartName,
    into: GameObjects.Container,
    shown: GameObjects.Image | GameObjects.Container,
    [px, py]: readonly [number, number],
    [zx, zy]: readonly [number, number],
  ): void {
    into.add(shown);
    const x = (px - zx) * this.scale;
    const y = (py - zy) * this.scale;
    shown.setPosition(x, y);
    this.parts.set(name, { shown, x, y });
  }

  /** The order of the drawing: tail behind the legs, arms before the head. */
  private inOrder(): void {
    for (const name of DRAWN) {
      const part = this.parts.get(name);
      if (part !== undefined) this.whole.bringToTop(part.shown);
    }
  }

  private only(name: PartName, isShown: boolean): void {
    this.parts.get(name)?.shown.setVisible(isShown);
  }
}

const DRAWN = ['shadow', 'tail', 'legs-left', 'legs-right', 'body', 'head', 'arm-left', 'arm-right'] as const;

const knownPivots = new Map<string, Map<PartName, readonly [number, number]>>();

function pivotsOf(rig: Art): Map<PartName, readonly [number, number]> {
  const known = knownPivots.get(rig.key) ?? new Map();
  knownPivots.set(rig.key, known);
  return known;
}

/** Sizes of parts at rest; a texture that comes in later keeps the size it finds. */
const restSizes = new WeakMap<GameObjects.Image, readonly [number, number]>();

function turnTo(
  shown: GameObjects.Image | GameObjects.Container,
  x: number,
  y: number,
  { turn = 0, x: dx = 0, y: dy = 0, sx = 1, sy = 1 }: PartTwist,
  scale: number,
): void {
  shown.setPosition(x + dx * scale, y + dy * scale).setAngle(turn);
  if (!('texture' in shown)) {
    shown.setScale(sx, sy);
    return;
  }
  const size = restSizes.get(shown) ?? [shown.displayWidth, shown.displayHeight];
  restSizes.set(shown, size);
  shown.setDisplaySize(size[0] * sx, size[1] * sy);
}

/** A single image, for the crowd: it bobs and leans with the trunk of the frame. */
export class PlainFigure extends Figure {
  private readonly image: GameObjects.Image;

  constructor(kit: TableKit, rig: Art, scale: number) {
    super(kit, scale);
    const whole = cachedDrawing(`${rig.key}-whole`, () => crop(rig, 'whole', WHOLE));
    this.image = kit.picture(whole, 0, 0, WHOLE.width * scale, { at: GROUND });
    this.whole.add(this.image);
  }

  protected pose({ parts }: Frame): void {
    const { y = 0, turn = 0, sx = 1, sy = 1 } = parts.body ?? {};
    // More than a trunk alone would: there is nothing else to see of the step.
    turnTo(this.image, 0, 0, { y, turn: turn * 1.6, sx, sy }, this.scale);
  }

  patch(): void {
    this.whole.add(this.plaster(196));
  }
}
