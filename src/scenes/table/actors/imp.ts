/** An imp who acts: walks, carries, cheers … in a rig of movable parts, or as a single image in a crowd. */

import type { GameObjects } from 'phaser';
import { asArt, type Drawable } from '../drawings.ts';
import type { TableKit } from '../kit.ts';
import { burst } from '../motion/burst.ts';
import { within } from '../motion/ease.ts';
import { fade } from '../motion/moves.ts';
import { along, type Point, pathLength } from '../motion/path.ts';
import { loop, run } from '../motion/run.ts';
import { blend } from './cut.ts';
import { type Figure, type FigureOwner, PlainFigure, RigFigure, rigOf, TALL } from './figure.ts';
import * as moves from './frames.ts';

export type { FigureOwner } from './figure.ts';

export interface WalkHow {
  /** How long it takes; 700 to 1100 by the length of the way by default. */
  ms?: number | undefined;
  /** Bounces 10 px at every step. */
  hop?: boolean | undefined;
  /** The points on the way. */
  by?: readonly Point[] | undefined;
}

export interface ImpActor {
  /** Stands with the middle of its feet at its position; may be put into a container or at another depth. */
  readonly root: GameObjects.Container;
  readonly height: number;
  walk(to: Point, how?: WalkHow): Promise<void>;
  /** Takes something before its belly, or on its head if it is wider than 0.6 of the imp; it stays until `drop`. */
  carry(art: Drawable, width?: number): void;
  /** Lets it go; gives back where in the picture it was, for something to fly on from there. */
  drop(): Point;
  wave(): Promise<void>;
  cheer(hops?: number): Promise<void>;
  /** Has no idea, or nothing to do. */
  shrug(): Promise<void>;
  sweep(strokes?: number): Promise<void>;
  /** Is hit: stars round the head, then a plaster that stays. */
  hurt(): Promise<void>;
  face(side: 'left' | 'right'): void;
  destroy(): void;
}

/** So many move part by part; the others in the picture are single images. */
const LIVELIEST = 6;
/** Where what is taken into the hands is drawn before it is there. */
const ZERO: Point = { x: 0, y: 0 };
/** Milliseconds from one move into the next. */
const BLEND = 140;
const living = new WeakMap<TableKit, Set<GameObjects.Container>>();

/** Puts an imp down at a place. `number` sets apart those who wait side by side. */
export function imp(kit: TableKit, who: FigureOwner, at: Point, height: number, number = 0): ImpActor {
  return new Actor(kit, who, at, height, number);
}

class Actor implements ImpActor {
  readonly root: GameObjects.Container;
  readonly height: number;
  private readonly kit: TableKit;
  private readonly scale: number;
  private readonly figure: Figure;
  private readonly number: number;
  /** More than zero while it does something, so that it does not wait meanwhile. */
  private doing = 0;
  /** What it looked like when it began what it is doing, and what it looks like now. */
  private before: moves.Frame = moves.REST;
  private now: moves.Frame = moves.REST;
  private load: { image: GameObjects.Image; isWide: boolean } | null = null;

  constructor(kit: TableKit, who: FigureOwner, at: Point, height: number, number: number) {
    this.kit = kit;
    this.height = height;
    this.scale = height / TALL;
    this.number = number;
    const others = crowd(kit);
    const rig = rigOf(who);
    const isLively = others.size < LIVELIEST;
    this.figure = isLively ? new RigFigure(kit, rig, this.scale) : new PlainFigure(kit, rig, this.scale);
    this.root = kit.group(at.x, at.y, [this.figure.whole]);
    if (isLively) others.add(this.root);
    this.rest();
    if (!kit.still && kit.speed > 0) this.idle();
    // The parts are not there at once: until then the imp is not seen.
    this.figure.whole.setAlpha(0);
    void kit.art.finish().then(() => this.root.active && this.figure.whole.setAlpha(1));
  }

  async walk(to: Point, { ms, hop = false, by = [] }: WalkHow = {}): Promise<void> {
    const { kit, root } = this;
    const path = [{ x: root.x, y: root.y }, ...by, to];
    const time = ms ?? Math.min(1100, Math.max(700, pathLength(path) * 2.6));
    if (kit.still) {
      await fade(kit, [root], 0);
      root.setPosition(to.x, to.y);
      return fade(kit, [root], 1);
    }
    await kit.ready();
    const loaded = this.load !== null;
    const steps = Math.max(1, Math.round(time / (loaded ? moves.LOADED_STEP : moves.STEP)));
    const period = time / steps;
    const move = this.loaded(period) ?? moves.walkMotion(period);
    await this.act(
      time,
      move,
      0,
      (at) => {
        const here = along(path, at / time);
        if (here.side !== 0) this.face(here.side < 0 ? 'left' : 'right');
        const bounce = hop
          ? Math.min(10, this.height * 0.14) * Math.abs(Math.sin((at / period) * Math.PI * 2))
          : 0;
        root.setPosition(here.x, here.y - bounce);
      },
      period,
    );
    root.setPosition(to.x, to.y);
  }

  carry(art: Drawable, width = this.height * 0.36): void {
    this.drop();
    const { box } = asArt(art);
    const image = this.kit.centred(art, ZERO, width);
    const tall = (box.height / box.width) * (width / this.scale);
    const isWide = width > this.height * 0.6;
    this.figure.hold(image, [128, isWide ? 34 - tall / 2 : 236 - tall / 2]);
    this.load = { image, isWide };
    this.rest();
    void this.kit.art.finish();
  }

  drop(): Point {
    const { load } = this;
    const holder = load?.image ?? this.root;
    const { tx, ty } = holder.getWorldTransformMatrix();
    load?.image.destroy();
    this.load = null;
    if (this.root.active) this.rest();
    return { x: tx, y: ty };
  }

  wave = (): Promise<void> => this.act(moves.WAVE, moves.wavesHand, 500);
  cheer = (hops = 2): Promise<void> => this.act(hops * moves.CHEER, moves.cheer, 250);
  shrug = (): Promise<void> => this.act(moves.SHRUG, moves.shrug, 320);

  async sweep(strokes = 3): Promise<void> {
    const { kit, height } = this;
    if (kit.speed === 0) return;
    this.drop();
    const broom = kit.centred('props/broom', ZERO, 54 * this.scale);
    this.figure.hold(broom, [92, 199]);
    const at = this.point(-100, -2);
    const dust = (ms: number) => {
      if (ms > 0) void burst(kit, at, 'dust', height * 0.7, 4);
    };
    await this.act(strokes * moves.STROKE, moves.sweepMotion, 150, undefined, moves.STROKE, dust);
    broom.destroy();
  }

  async hurt(): Promise<void> {
    const head = this.point(0, -160);
    void burst(this.kit, head, 'stars', this.height * 0.9);
    await this.act(moves.HURT, moves.hurtMotion, 300);
    this.figure.patch();
    await this.kit.ready();
  }

  face(side: 'left' | 'right'): void {
    this.figure.whole.setScale(side === 'left' ? 1 : -1, 1);
  }

  destroy(): void {
    living.get(this.kit)?.delete(this.root);
    this.root.destroy();
  }

  /** Plays a move for so long and rests; with reduced motion it shows the moment `key` of it and nothing moves. */
  private async act(
    ms: number,
    move: moves.FrameMotion,
    key: number,
    also: (at: number) => void = () => undefined,
    beat = 0,
    onBeat: (at: number) => void = () => this.stir(),
  ): Promise<void> {
    const { kit, root, figure } = this;
    if (kit.speed === 0) {
      also(ms);
      return;
    }
    await kit.ready();
    this.doing++;
    this.before = this.now;
    let beats = 0;
    if (kit.still) {
      figure.show(move(key));
      await run(kit, Math.min(ms, 600), () => undefined);
    } else {
      await run(kit, ms, (_, at) => {
        if (!root.active) return;
        this.show(move(at), at);
        also(at);
        if (beat > 0 && Math.floor(at / beat) > beats) {
          beats = Math.floor(at / beat);
          if (at < ms) onBeat(at);
        }
      });
    }
    this.doing--;
    this.before = this.now;
    if (root.active && kit.still) this.rest();
  }

  /** A frame of a move that began `ms` ago, on from what there was before. */
  private show(frame: moves.Frame, ms: number): void {
    // Gone with the picture it stood in.
    if (!this.figure.whole.active) return;
    this.now = blend(this.before, frame, within(ms, 0, BLEND));
    this.figure.show(this.now);
  }

  /** Dust under the feet. */
  private stir(): void {
    void burst(this.kit, this.point(26, 0), 'dust', this.height * 0.6, 3);
  }

  private loaded(period?: number, pace = 1): moves.FrameMotion | null {
    if (this.load === null) return null;
    return (this.load.isWide ? moves.heave : moves.carry)(period, pace);
  }

  private rest(): void {
    this.figure.show(this.loaded(undefined, 0)?.(0) ?? moves.REST);
  }

  /** Breathes and looks about whenever there is nothing to do. */
  private idle(): void {
    const waits = moves.wait(this.number);
    let since: number | null = null;
    loop(this.kit, (at) => {
      if (!this.root.active) return false;
      if (this.doing > 0) since = null;
      else if (this.root.visible) {
        since ??= at;
        this.show(this.loaded(undefined, 0)?.(at) ?? waits(at), at - since);
      }
      return true;
    });
  }

  /** A point of the figure in the picture, in units from between the feet. */
  private point(x: number, y: number): Point {
    const { tx, ty } = this.figure.whole.getWorldTransformMatrix();
    return { x: tx + x * this.scale * this.figure.whole.scaleX, y: ty + y * this.scale };
  }
}

/** Those who move part by part in the picture shown now. */
function crowd(kit: TableKit): Set<GameObjects.Container> {
  const here = living.get(kit) ?? new Set();
  for (const root of here) if (!root.active) here.delete(root);
  living.set(kit, here);
  return here;
}
