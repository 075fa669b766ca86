/** The stretches of the road in its order, out of `landscape.json`: how each looks, what stands along it, what it is paved with. */
import FILE from './landscape.json' with { type: 'json' };
import type { Prop } from './pieces.ts';

/** One line of paint of the road's surface over the other. */
interface Paint {
  colour: string;
  width: number;
  dashes?: string | undefined;
  /** How far up or down. */
  shift?: number | undefined;
}

export interface Backdrop {
  sky: readonly string[];
  /** From the edge at the horizon down. */
  ground: readonly string[];
  /** Whose edge and hills it has, where they are not its own. */
  edge?: string;
  far?: string;
  road: readonly Paint[];
}

/** Something broad beside the road. */
interface Bay {
  name: string;
  width: number;
  /** After which share of the chapter's levels it comes: 0 before the first, 1 after the last. */
  after: number;
  piece?: string | undefined;
}

interface Landscape extends Backdrop {
  /** The pieces that fill its stretches, in this order and from the beginning again. */
  street: string;
  /** The drawings of what lies before the road. */
  front: string;
  bays: readonly Bay[];
  /** What is far away in its sky, at shares of its length. */
  hanging: readonly (Omit<Prop, 'x' | 'layer'> & { share: number })[];
}

export type MapChapterId = keyof typeof FILE;
export const LANDSCAPES: Readonly<Record<MapChapterId, Landscape>> = FILE as Record<MapChapterId, Landscape>;
export const MAP_CHAPTERS = Object.keys(FILE) as MapChapterId[];
