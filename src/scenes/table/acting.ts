/**
 * Plays as lists of steps: what flies where, who walks, what lights up, and what is waited for. A set writes for each
 * kind of event which steps it is; `perform` plays them. Speed, reduced motion, waiting for drawings and cleaning up are
 * the business of the motions themselves (see `motion/index.ts`), so that no play has a word about them.
 */
import type { PetzEventOf, PetzEventType } from '../../engine/petz/events.ts';
import { middleOf, type Point, type Rect } from '../../ui/rect.ts';
import { type FigureOwner, type ImpActor, imp, type WalkHow } from './actors/imp.ts';
import type { Beat } from './contract.ts';
import type { Drawable } from './drawings.ts';
import type { TableKit } from './kit.ts';
import * as motion from './motion/index.ts';
import { pause } from './motion/run.ts';

/** A place of the picture; a rectangle stands for its middle. */
type Place = Rect | Point;

/** Something that is done and waited for, or several one after the other; null and false: nothing. */
export type PlayStep = ((kit: TableKit) => unknown) | readonly PlayStep[] | null | false;

/** Which steps the events of a picture are. */
export type EventPlays<G> = {
  readonly [T in PetzEventType]?: (ground: G, event: PetzEventOf<T>, beat: Beat) => PlayStep;
};

/** Plays steps one after the other. */
export async function perform(kit: TableKit, step: PlayStep): Promise<void> {
  if (typeof step === 'function') await step(kit);
  else for (const one of step || []) await perform(kit, one);
}

/** The steps of what happened; undefined: nothing is played for it. */
export function stepsOf<G>(plays: EventPlays<G>, ground: G, beat: Beat): PlayStep | undefined {
  const play = plays[beat.event.type] as ((ground: G, event: never, beat: Beat) => PlayStep) | undefined;
  return play?.(ground, beat.event as never, beat);
}

/** The events of one type, in order. */
export function ofType<T extends PetzEventType>(beats: readonly Beat[], type: T): PetzEventOf<T>[] {
  return beats.flatMap(({ event }) => (event.type === type ? [event as PetzEventOf<T>] : []));
}

/** So many drawings of one name. */
export const several = (name: string, count: number): string[] => Array<string>(count).fill(name);

/** A width in CSS pixels, or that at the start and that at the end. */
type Width = number | readonly [number, number];

const pointOf = (spot: Place): Point => ('width' in spot ? middleOf(spot) : spot);
const sized = (width: Width) =>
  typeof width === 'number' ? { width, toWidth: width } : { width: width[0], toWidth: width[1] };

/** The steps there are. Drawings may be named; durations are milliseconds. */
export const steps = {
  wait:
    (ms: number): PlayStep =>
    (kit) =>
      kit.wait(ms),
  /** The same by the clock of the motions: what comes after starts in step with them. */
  rest:
    (ms: number): PlayStep =>
    (kit) =>
      pause(kit, ms),
  /** All at once; goes on when the last is done. */
  together:
    (...steps: readonly PlayStep[]): PlayStep =>
    (kit) =>
      Promise.all(steps.map((one) => perform(kit, one))),
  /** Is begun, and not waited for. */
  also:
    (step: PlayStep): PlayStep =>
    (kit) =>
      void perform(kit, step),
  /** The same for several things, each begun so long after the one before; goes on when all are done. */
  each:
    <T>(things: readonly T[], ms: number, of: (thing: T, i: number) => PlayStep): PlayStep =>
    (kit) =>
      Promise.all(things.map((thing, i) => pause(kit, i * ms).then(() => perform(kit, of(thing, i))))),
  fly:
    (
      art: Drawable,
      from: Place,
      to: Place,
      width: Width,
      duration = 420,
      more: Pick<motion.FlyHow, 'spin' | 'arc' | 'onLand'> = {},
    ): PlayStep =>
    (kit) =>
      motion.fly(kit, art, pointOf(from), pointOf(to), { ...sized(width), duration, ...more }),
  shower:
    (
      arts: readonly Drawable[],
      from: Place,
      to: Place,
      width: Width,
      { duration = 420, ...more }: Omit<motion.ShowerHow, 'width' | 'toWidth'> = {},
    ): PlayStep =>
    (kit) =>
      motion.shower(kit, arts, pointOf(from), pointOf(to), { ...sized(width), duration, ...more }),
  /** Bits fly up, and are not waited for. */
  burst:
    (at: Place, kind: motion.BurstKind, size: number): PlayStep =>
    (kit) =>
      void motion.burst(kit, pointOf(at), kind, size),
  ring:
    (rect: Rect, colour?: string, ms?: number): PlayStep =>
    (kit) =>
      motion.ring(kit, rect, colour, ms),
  float:
    (words: string, at: Place, colour?: string, size?: number): PlayStep =>
    (kit) =>
      motion.float(kit, words, pointOf(at), colour, size),
  /** A token is stamped on and stays; `then`: what becomes of it. */
  stamp:
    (art: Drawable, at: Place, width: number, then?: (image: motion.Shown) => PlayStep): PlayStep =>
    async (kit) => {
      const image = await motion.stamp(kit, art, pointOf(at), width);
      if (then !== undefined) await perform(kit, then(image));
    },
  /** Signs are stamped on one after the other, read for so long, and go; `meanwhile`: once they are there. */
  sign:
    (
      signs: readonly (readonly [string, Place, number])[],
      ms: number,
      meanwhile: PlayStep = null,
    ): PlayStep =>
    async (kit) => {
      const images: motion.Shown[] = [];
      for (const [name, at, width] of signs) images.push(await motion.stamp(kit, name, pointOf(at), width));
      await perform(kit, meanwhile);
      await kit.wait(ms);
      await motion.fade(kit, images, 0, 180);
      for (const image of images) image.destroy();
    },
  fade:
    (objects: readonly motion.Shown[], alpha: number, ms?: number): PlayStep =>
    (kit) =>
      motion.fade(kit, objects, alpha, ms),
  shake:
    (objects: readonly motion.Shown[], px: number, ms: number): PlayStep =>
    (kit) =>
      motion.shake(kit, objects, px, ms),
  /** What was drawn there is on its way: it is seen no more. */
  hide:
    (objects: readonly object[]): PlayStep =>
    () => {
      for (const object of objects) (object as motion.Shown).setVisible(false);
    },
  /** An imp comes, does something, and is gone unless it stays. */
  imp:
    (
      who: FigureOwner,
      at: Point,
      height: number,
      does: (one: ImpActor) => PlayStep,
      stays = false,
    ): PlayStep =>
    async (kit) => {
      const one = imp(kit, who, at, height);
      await kit.ready();
      await perform(kit, does(one));
      if (!stays) one.destroy();
    },
  /** Several come one after the other out of the same place, as many milliseconds apart; they stay. */
  imps:
    (
      who: readonly FigureOwner[],
      at: Point,
      height: number,
      ms: number,
      does: (one: ImpActor, i: number) => PlayStep,
    ): PlayStep =>
    async (kit) => {
      const all = who.map((owner, i) => imp(kit, owner, at, height, i));
      for (const { root } of all) root.setVisible(false);
      await kit.ready();
      const tasks = all.map(async (one, i) => {
        if (!kit.still) await kit.wait(i * ms);
        one.root.setVisible(true);
        await perform(kit, does(one, i));
      });
      await Promise.all(tasks);
    },
  walk:
    (one: ImpActor, to: Point, how: WalkHow): PlayStep =>
    () =>
      one.walk(to, how),
};
