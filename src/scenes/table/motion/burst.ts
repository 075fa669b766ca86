/** Small bits that fly up round something: dust of steps, stars of magic, crumbs, tears …; and where each is at which moment. */

import type { GameObjects } from 'phaser';
import { paired } from '../../../ui/paired.ts';
import type { Art } from '../../../ui/svg-art.ts';
import { drawing } from '../drawings.ts';
import type { TableKit } from '../kit.ts';
import { cubicOut, hill, within } from './ease.ts';
import { hold } from './held.ts';
import { centred } from './marks.ts';
import type { Point } from './path.ts';
import { run } from './run.ts';

/** Bits are painted this wide, or twice, or four times: they are scaled to the rest, and found painted by the next. */
const PAINTED = 12;

function bitImage(kit: TableKit, art: Art, at: Point, width: number): GameObjects.Image {
  const painted = PAINTED * 2 ** Math.max(0, Math.ceil(Math.log2(width / PAINTED)));
  return centred(kit, art, at, painted).setDisplaySize(width, (width * art.box.height) / art.box.width);
}

/** Bits of any kind may fly up soon. */
export function prepaintBursts(kit: TableKit): void {
  kit.prepaint('bursts', () => {
    for (const kind of BURST_KINDS)
      for (const { art } of bitsOf(kind))
        for (const width of [PAINTED, 2 * PAINTED]) bitImage(kit, art, { x: 0, y: 0 }, width);
  });
}

/** Bits of a kind round `at`; `size` is how wide the thing is they come from, in CSS pixels; `most` are fewer of them. */
export async function burst(
  kit: TableKit,
  at: Point,
  kind: BurstKind,
  size: number,
  most = Number.POSITIVE_INFINITY,
): Promise<void> {
  if (kit.speed === 0) return;
  const { ms, isStory } = BITS[kind];
  if (kit.still && !isStory) return;
  const bits = bitsOf(kind).slice(0, kit.still ? 3 : most);
  const images = bits.map((bit) => bitImage(kit, bit.art, at, Math.max(7, bit.width * size)));
  await kit.ready();
  const twists = images.map((image) => hold(image));
  await run(kit, ms, (t) => {
    for (const [bit, image, i] of paired(bits, images)) {
      if (!image.active) continue;
      const now = bit.at(kit.still ? 0.4 : t);
      twists[i]?.({ x: now.x * size, y: now.y * size, turn: now.turn, sx: now.scale, sy: now.scale });
      image.setAlpha(kit.still ? Math.min(1, t * 5, (1 - t) * 5) : now.alpha);
    }
  });
  for (const image of images) image.destroy();
}

/** Where a bit is, in sizes of the burst from its middle, y down. */
interface BitPlace {
  x: number;
  y: number;
  turn: number;
  scale: number;
  alpha: number;
}

interface Bit {
  art: Art;
  /** In sizes of the burst. */
  width: number;
  at(t: number): BitPlace;
}

interface Kind {
  count: number;
  ms: number;
  /** Says something that nothing else says: a few bits are shown with reduced motion, too. */
  isStory: boolean;
  width: number;
  /** Files of `assets/art/props`, in turns. */
  drawings: readonly string[];
  /** Where the bit is that has the angle `a`, the number `k` from 0 to 1, and `c` across from -1 to 1. */
  at(t: number, a: number, k: number, c: number): BitPlace;
}

const degrees = (a: number) => (a * 180) / Math.PI;

/** Thrown out at an angle, and falling. */
function thrown(t: number, a: number, far: number, fall: number): { x: number; y: number } {
  const out = cubicOut(t) * far;
  return { x: Math.cos(a) * out, y: Math.sin(a) * out + fall * t * t };
}

const gone = (t: number, from: number) => 1 - within(t, from, 1);

const KINDS = {
  dust: {
    count: 7,
    ms: 520,
    isStory: false,
    width: 0.24,
    drawings: ['bit-puff-dust'],
    // Flat along the ground, to both sides.
    at: (t, a, k) => ({
      x: Math.cos(a) * 0.55 * cubicOut(t),
      y: -0.05 - 0.2 * k * cubicOut(t),
      turn: Math.cos(a) * 40 * t,
      scale: 0.4 + 0.7 * cubicOut(t),
      alpha: gone(t, 0.45),
    }),
  },
  stars: {
    count: 9,
    ms: 1100,
    isStory: true,
    width: 0.2,
    drawings: ['bit-star-gold', 'bit-star-violet'],
    // Once round, and out.
    at: (t, a, k) => {
      const far = 0.34 + 0.3 * cubicOut(t) + 0.08 * k;
      const round = a + t * 2.4;
      return {
        x: Math.cos(round) * far,
        y: Math.sin(round) * far * 0.72 - 0.12 * t,
        turn: t * 120,
        scale: 0.5 + 0.6 * hill(t),
        alpha: Math.min(within(t, 0, 0.12), gone(t, 0.7)),
      };
    },
  },
  hearts: {
    count: 6,
    ms: 1300,
    isStory: true,
    width: 0.2,
    drawings: ['bit-heart-red', 'bit-heart-rose'],
    at: (t, a, k, c) => {
      const own = within(t, k * 0.3, 0.7 + k * 0.3);
      return {
        x: c * 0.42 + Math.sin(own * 5 + a) * 0.06,
        y: -0.1 - own * 0.75 - 0.1 * Math.sin(a * 3),
        turn: Math.sin(own * 6 + a) * 14,
        scale: 0.4 + 0.7 * cubicOut(own),
        alpha: Math.min(within(own, 0, 0.15), gone(own, 0.7)),
      };
    },
  },
  crumbs: {
    count: 8,
    ms: 560,
    isStory: false,
    width: 0.15,
    drawings: ['bit-crumb-straw', 'bit-crumb-leaf', 'bit-crumb-rind'],
    at: (t, a, k) => ({
      ...thrown(t, -Math.PI * (0.12 + 0.76 * ((a / Math.PI + 1) % 1)), 0.3 + 0.18 * k, 0.6),
      turn: t * 220 * Math.cos(a),
      scale: 1,
      alpha: gone(t, 0.75),
    }),
  },
  sparks: {
    count: 10,
    ms: 420,
    isStory: false,
    width: 0.1,
    drawings: ['bit-spark-white', 'bit-spark-gold'],
    at: (t, a, k) => ({
      ...thrown(t, a, 0.5 + 0.2 * k, 0),
      turn: degrees(a) + 90,
      scale: 0.5 + 0.9 * hill(t),
      alpha: gone(t, 0.6),
    }),
  },
  confetti: {
    count: 28,
    ms: 1900,
    isStory: false,
    width: 0.085,
    drawings: ['green', 'red', 'yellow', 'purple', 'blue'].map((colour) => `bit-paper-${colour}`),
    at: (t, a, k, c) => {
      const up = cubicOut(within(t, 0, 0.3));
      const down = within(t, 0.22, 1);
      return {
        x: c * (0.5 + 0.35 * k) * cubicOut(t) + Math.sin(down * 9 + a) * 0.04,
        y: -up * (0.35 + 0.4 * Math.abs(Math.sin(a * 2))) + down * down * 0.95,
        turn: t * 500 * Math.cos(a),
        scale: 0.75 + 0.25 * Math.abs(Math.cos(t * 14 + a)),
        alpha: Math.min(within(t, 0, 0.05), gone(t, 0.8)),
      };
    },
  },
  fumes: {
    count: 6,
    ms: 1400,
    isStory: true,
    width: 0.26,
    drawings: ['bit-puff-fumes', 'bit-puff-reek'],
    at: (t, a, k, c) => {
      const own = within(t, k * 0.35, 0.65 + k * 0.35);
      return {
        x: c * 0.34 + Math.sin(own * 5 + a) * 0.08,
        y: -own * 0.7,
        turn: Math.sin(own * 4 + a) * 18,
        scale: 0.35 + 0.75 * cubicOut(own),
        alpha: 0.92 * Math.min(within(own, 0, 0.2), gone(own, 0.55)),
      };
    },
  },
  tears: {
    count: 6,
    ms: 900,
    isStory: true,
    width: 0.11,
    drawings: ['bit-tear'],
    // Two fountains, left and right of the face.
    at: (t, _, k, c) => {
      const own = within(t, k * 0.3, 0.7 + k * 0.3);
      const side = c < 0 ? -1 : 1;
      return {
        x: c * 0.1 + side * (0.12 + 0.32 * own),
        y: -0.24 * hill(Math.min(1, own * 1.3)) + 0.5 * own * own,
        turn: -side * (30 - 70 * own),
        scale: 0.6 + 0.5 * within(own, 0, 0.3),
        alpha: Math.min(within(own, 0, 0.1), gone(own, 0.8)),
      };
    },
  },
} satisfies Record<string, Kind>;

export type BurstKind = keyof typeof KINDS;
export const BITS: Readonly<Record<BurstKind, Kind>> = KINDS;
export const BURST_KINDS = Object.keys(KINDS) as BurstKind[];

/** The golden angle spreads any number of bits evenly, and never in a pattern that shows. */
const GOLDEN = Math.PI * (3 - Math.sqrt(5));

/** Every bit of a burst. */
export function bitsOf(kind: BurstKind): Bit[] {
  const { count, width, drawings, at } = BITS[kind];
  return Array.from({ length: count }, (_, i) => {
    const a = (i * GOLDEN + 0.4) % (Math.PI * 2);
    // Two more rows of numbers that are even, but in no step with the angle.
    const k = (i * 0.7549 + 0.31) % 1;
    const c = ((i + 0.5) / count) * 2 - 1;
    const drawn = drawings[i % drawings.length];
    if (drawn === undefined) throw new Error(`nothing is drawn for ${kind}`);
    return {
      art: drawing(`props/${drawn}`),
      width: width * (0.8 + 0.4 * k),
      at: (t: number) => at(t, a, k, c),
    };
  });
}
