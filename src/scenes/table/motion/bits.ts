/** The bits of a burst: how they are drawn, and where each of them is at which moment. */
import type { Art } from '../../../ui/svg-art.ts';
import { palette } from '../../../ui/theme/palette.ts';
import { sketch } from '../pieces.ts';
import { cubicOut, hill, within } from './ease.ts';

export const BURST_KINDS = [
  'dust',
  'stars',
  'hearts',
  'crumbs',
  'sparks',
  'confetti',
  'fumes',
  'tears',
] as const;
export type BurstKind = (typeof BURST_KINDS)[number];

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
  drawings: readonly (() => Art)[];
  /** Where the bit is that has the angle `a`, the number `k` from 0 to 1, and `c` across from -1 to 1. */
  at(t: number, a: number, k: number, c: number): BitPlace;
}

const line = (width: number, colour: string = palette.ink) =>
  `stroke="${colour}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"`;

function bit(name: string, width: number, height: number, body: string): () => Art {
  return () => sketch(`bit-${name}`, width, height, () => body);
}

const star = (name: string, fill: string, edge: string) =>
  bit(
    `star-${name}`,
    40,
    40,
    `<path d="M20 3l5 12 12 5-12 5-5 12-5-12-12-5 12-5z" fill="${fill}" ${line(4, edge)}/>`,
  );
const puff = (name: string, fill: string, edge: string, shine: string) =>
  bit(
    `puff-${name}`,
    48,
    40,
    `<path d="M14 33C4 33 2 21 11 18c-1-11 13-16 19-8 10-3 18 8 11 15 1 8-8 11-13 7-4 4-10 4-14 1z" fill="${fill}" ${line(4, edge)}/><path d="M15 18q1-6 8-7" fill="none" ${line(4, shine)}/>`,
  );
const crumb = (name: string, fill: string) =>
  bit(
    `crumb-${name}`,
    28,
    24,
    `<path d="M5 9l9-6 10 5 1 9-10 5-9-4z" fill="${fill}" ${line(4)}/><path d="M10 9l5-2" ${line(3, '#fff3d6')}/>`,
  );
const paper = (name: string, fill: string) =>
  bit(`paper-${name}`, 24, 32, `<path d="M4 5q8 4 16-1l-1 24q-8-4-15 1z" fill="${fill}" ${line(3)}/>`);
const heart = (name: string, fill: string, edge: string) =>
  bit(
    `heart-${name}`,
    44,
    40,
    `<path d="M22 37C8 28 3 20 4 13 6 3 18 2 22 11 26 2 38 3 40 13c1 7-4 15-18 24z" fill="${fill}" ${line(4, edge)}/><path d="M11 14q1-4 5-4" fill="none" ${line(4, '#ffe0ea')}/>`,
  );
const spark = (name: string, fill: string) =>
  bit(`spark-${name}`, 16, 40, `<path d="M8 3l5 15-5 19-5-19z" fill="${fill}" ${line(3.5)}/>`);
const tear = bit(
  'tear',
  28,
  40,
  `<path d="M14 3c9 14 11 18 11 23a11 11 0 0 1-22 0c0-5 2-9 11-23z" fill="#9fd0ff" ${line(4, '#2c4a86')}/><path d="M9 25q0 5 4 7" fill="none" ${line(3.5, '#ffffff')}/>`,
);

const degrees = (a: number) => (a * 180) / Math.PI;

/** Thrown out at an angle, and falling. */
function thrown(t: number, a: number, far: number, fall: number): { x: number; y: number } {
  const out = cubicOut(t) * far;
  return { x: Math.cos(a) * out, y: Math.sin(a) * out + fall * t * t };
}

const gone = (t: number, from: number) => 1 - within(t, from, 1);

export const BITS: Readonly<Record<BurstKind, Kind>> = {
  dust: {
    count: 7,
    ms: 520,
    isStory: false,
    width: 0.24,
    drawings: [puff('dust', '#f4e0bd', '#b08a5a', '#fffaf0')],
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
    drawings: [star('gold', '#ffe24a', '#a8701a'), star('violet', '#e2bcff', '#4f2a90')],
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
    drawings: [heart('red', '#ff5a78', '#8f2430'), heart('rose', '#ff9fc6', '#a83466')],
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
    drawings: [crumb('straw', '#f3cd62'), crumb('leaf', '#86c94a'), crumb('rind', '#d99a5a')],
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
    drawings: [spark('white', '#fffdf2'), spark('gold', '#ffcb45')],
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
    drawings: [
      palette.deckGreen,
      palette.deckRed,
      palette.deckYellow,
      palette.deckPurple,
      palette.playerBlue,
    ].map((colour) => paper(colour, colour)),
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
    drawings: [puff('fumes', '#cbd77a', '#6f7a2c', '#f2f6c0'), puff('reek', '#a9bf5e', '#55662a', '#e2eca8')],
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
    drawings: [tear],
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
};

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
    return { art: drawn(), width: width * (0.8 + 0.4 * k), at: (t: number) => at(t, a, k, c) };
  });
}
