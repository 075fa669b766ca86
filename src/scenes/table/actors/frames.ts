/**
 * How an imp moves, as a function of time: for every moment the pose of each of its parts, in the units of the rig.
 * The figures are those of the style guide's rig demo. An imp looks to the left of its drawing; to the right it is
 * mirrored, so that "ahead" is always less x.
 */
import { hill, wave, within } from '../motion/ease.ts';
import type { Squash } from '../motion/twist.ts';

export const HEAD_PARTS = [
  'ear-left',
  'ear-right',
  'skull',
  'eyes-open',
  'pupils',
  'eyes-closed',
  'brow-left',
  'brow-right',
  'mouth-smile',
  'mouth-cheer',
  'mouth-effort',
] as const;
const TRUNK_PARTS = ['tail', 'body', 'head', 'arm-left', 'arm-right'] as const;
export const BODY_PARTS = ['shadow', 'legs-left', 'legs-right', ...TRUNK_PARTS] as const;
export type PartName = (typeof HEAD_PARTS)[number] | (typeof BODY_PARTS)[number];

/** How a part differs from rest; `x` and `y` in units of its drawing. */
export type PartTwist = Squash;

export interface Frame {
  parts: Partial<Record<PartName, PartTwist>>;
  eyes?: 'open' | 'closed';
  mouth?: 'smile' | 'cheer' | 'effort';
  /** Where it looks: -1 ahead, 0 out of the picture. */
  look?: number;
  /** How the thing it holds moves, about its own middle. */
  load?: PartTwist;
}

/** Time in milliseconds since the move began. */
export type FrameMotion = (ms: number) => Frame;

export const REST: Frame = { parts: {} };
export const STEP = 560;
export const LOADED_STEP = 780;

const isBlinking = (ms: number) => ms % 4100 < 130;
const eyesAt = (ms: number) => (isBlinking(ms) ? ('closed' as const) : ('open' as const));

/** What hangs on the trunk goes up and down with it. */
function trunk(y: number, more: Partial<Record<PartName, PartTwist>>): Partial<Record<PartName, PartTwist>> {
  const parts: Partial<Record<PartName, PartTwist>> = {};
  for (const name of TRUNK_PARTS) parts[name] = { y, ...more[name] };
  return { ...more, ...parts };
}

/** Stands, breathes, looks about and blinks; `number` sets apart those who wait together. */
export const wait =
  (number = 0): FrameMotion =>
  (at) => {
    const ms = at + number * 870;
    const b = wave(ms, 2400);
    const twitch = ms % 3300 < 300 ? Math.sin(((ms % 3300) / 300) * Math.PI * 2) : 0;
    return {
      eyes: eyesAt(ms),
      look: Math.max(-1, Math.min(1, wave(ms, 6000) * 3)) * 0.6,
      parts: trunk(0, {
        body: { sy: 1 + b * 0.02, sx: 1 - b * 0.012 },
        head: { y: -b * 2.4, turn: wave(ms, 4800) * 2 },
        'arm-left': { y: -b * 1.2, turn: b * 2 },
        'arm-right': { y: -b * 1.2, turn: -b * 2 },
        tail: { turn: wave(ms, 2400, 0.2) * 7 },
        'ear-left': { turn: -twitch * 12 },
      }),
    };
  };

/** Walks; a step of both legs takes `period`. Ends at rest after whole periods. */
export const walkMotion =
  (period = STEP): FrameMotion =>
  (ms) => {
    const s = wave(ms, period);
    const up = Math.abs(s);
    return {
      eyes: eyesAt(ms + 900),
      look: -1,
      parts: trunk(-up * 10, {
        'legs-left': { turn: s * 22, y: -Math.max(0, s) * 8 },
        'legs-right': { turn: s * 22, y: -Math.max(0, -s) * 8 },
        body: { y: -up * 10, turn: s * 3 },
        head: { y: -up * 10 - 1, turn: -s * 4 },
        'arm-left': { y: -up * 10, turn: -s * 26 },
        'arm-right': { y: -up * 10, turn: -s * 26 },
        tail: { y: -up * 8, turn: wave(ms, period, 0.2) * 12 },
        'ear-left': { turn: -up * 10 },
        'ear-right': { turn: up * 10 },
        shadow: { sx: 1 - up * 0.12 },
      }),
    };
  };

const STRAIN = { 'brow-left': { turn: 14, y: 4 }, 'brow-right': { turn: -14, y: 4 } } as const;

/** Carries something before its belly; `pace` 0 stands. */
export const carry =
  (period = LOADED_STEP, pace = 1): FrameMotion =>
  (ms) => {
    const s = wave(ms, period) * pace;
    const up = Math.abs(s);
    return {
      eyes: eyesAt(ms + 1000),
      mouth: 'effort',
      look: -1 * pace,
      load: { y: -up * 8 - 8, turn: s * 2.5 },
      parts: trunk(-up * 6, {
        'legs-left': { turn: s * 15, y: -Math.max(0, s) * 6 },
        'legs-right': { turn: s * 15, y: -Math.max(0, -s) * 6 },
        body: { y: -up * 6, turn: s * 2, sx: 1.03, sy: 0.98 },
        head: { y: -up * 5 - 14, turn: s * 3 },
        'arm-left': { y: -up * 8 - 2, turn: -14 },
        'arm-right': { y: -up * 8 - 2, turn: 14 },
        tail: { y: -up * 6, turn: -14 + s * 6 },
        'ear-left': { turn: 10 - up * 4 },
        'ear-right': { turn: -10 + up * 4 },
        ...STRAIN,
      }),
    };
  };

/** Balances something wide on its head. */
export const heave =
  (period = LOADED_STEP, pace = 1): FrameMotion =>
  (ms) => {
    const s = wave(ms, period) * pace;
    const up = Math.abs(s);
    const below = carry(period, pace)(ms);
    return {
      ...below,
      load: { y: -up * 7, turn: s * 3, x: s * 3 },
      parts: {
        ...below.parts,
        head: { y: -up * 6 + 3, turn: s * 2 },
        'arm-left': { x: -6, y: -up * 7, turn: 84 + s * 12, sx: 1.25, sy: 1.25 },
        'arm-right': { x: 6, y: -up * 7, turn: -84 + s * 12, sx: 1.25, sy: 1.25 },
      },
    };
  };

export const CHEER = 700;

/** Hops with its arms in the air. */
export const cheer: FrameMotion = (ms) => {
  const at = (ms / CHEER) % 1;
  const h = Math.max(0, Math.sin(at * Math.PI)) ** 0.8;
  const land = at < 0.12 || at > 0.9 ? 1 : 0;
  const y = -h * 34;
  const w = wave(ms, 350);
  const arms = within(ms, 0, 120);
  return {
    eyes: h > 0.45 ? 'closed' : 'open',
    mouth: 'cheer',
    parts: trunk(y, {
      'legs-left': { y, turn: h * 14 },
      'legs-right': { y, turn: -h * 14 },
      body: { y, sx: 1 + land * 0.05, sy: 1 - land * 0.06 },
      head: { y: y + land * 5, turn: w * 4 },
      'arm-left': { x: -6, y, turn: (96 + w * 16) * arms, sx: 1.25, sy: 1.25 },
      'arm-right': { x: 6, y, turn: (-96 + w * 16) * arms, sx: 1.25, sy: 1.25 },
      tail: { y, turn: w * 16 },
      'ear-left': { turn: -h * 12 + 6 },
      'ear-right': { turn: h * 12 - 6 },
      'brow-left': { y: -8 },
      'brow-right': { y: -8 },
      shadow: { sx: 1 - h * 0.35 },
    }),
  };
};

export const WAVE = 1150;

export const wavesHand: FrameMotion = (ms) => {
  const up = Math.min(within(ms, 0, 160), 1 - within(ms, WAVE - 180, WAVE));
  const w = wave(ms, 330) * up;
  return {
    mouth: 'cheer',
    eyes: eyesAt(ms + 3000),
    parts: trunk(0, {
      body: { turn: -2 * up },
      head: { turn: -4 * up + w, x: -2 * up },
      'arm-right': { x: 6 * up, turn: -112 * up + w * 20, sx: 1 + 0.25 * up, sy: 1 + 0.25 * up },
      'arm-left': { turn: 8 * up },
      tail: { turn: w * 10 },
      'brow-left': { y: -5 * up },
      'brow-right': { y: -5 * up },
    }),
  };
};

export const SHRUG = 640;

export const shrug: FrameMotion = (ms) => {
  const up = Math.min(hill(within(ms, 0, 320) / 2), 1 - within(ms, SHRUG - 160, SHRUG));
  return {
    mouth: 'effort',
    parts: trunk(0, {
      body: { sy: 1 + 0.03 * up },
      head: { turn: 6 * up, y: 5 * up },
      'arm-left': { turn: 62 * up, y: -7 * up, x: -3 * up },
      'arm-right': { turn: -62 * up, y: -7 * up, x: 3 * up },
      'ear-left': { turn: -10 * up },
      'ear-right': { turn: 14 * up },
      'brow-left': { y: -8 * up, turn: -14 * up },
      'brow-right': { y: -8 * up, turn: 14 * up },
      tail: { turn: 10 * up },
    }),
  };
};

/** One stroke of the broom, there and back. */
export const STROKE = 620;

/** Sweeps with both hands on the handle, the broom slanting ahead. */
export const sweepMotion: FrameMotion = (ms) => {
  const s = wave(ms, STROKE);
  const forth = wave(ms, STROKE, 0.25);
  return {
    eyes: eyesAt(ms),
    mouth: 'effort',
    look: -0.8,
    load: { turn: 58 + s * 13, x: -s * 12, y: -Math.max(0, -forth) * 6 },
    parts: trunk(0, {
      body: { turn: -s * 4 },
      head: { turn: -2 + s * 4, x: -4 - s * 5, y: 2 },
      'arm-left': { turn: -12 + s * 10, x: -s * 6 },
      'arm-right': { turn: 112 + s * 9, x: -s * 6 },
      tail: { turn: -s * 14 },
      'legs-left': { turn: -s * 3 },
      'legs-right': { turn: -s * 3 },
      'ear-left': { turn: s * 7 },
      'ear-right': { turn: s * 7 },
      'brow-left': { turn: 8, y: 3 },
      'brow-right': { turn: -8, y: 3 },
    }),
  };
};

export const HURT = 1000;

/** Is knocked back, sees stars, and stands a little crooked. */
export const hurtMotion: FrameMotion = (ms) => {
  const blow = hill(within(ms, 0, 260));
  const dizzy = within(ms, 120, 400) * (1 - within(ms, HURT - 200, HURT));
  const sway = wave(ms, 700) * dizzy;
  return {
    eyes: 'closed',
    mouth: 'effort',
    parts: trunk(0, {
      body: { sx: 1 + blow * 0.12, sy: 1 - blow * 0.16, turn: sway * 3 },
      head: { y: blow * 18, turn: sway * 9, x: sway * 5 },
      'arm-left': { y: blow * 8, turn: 30 * blow + 10 * sway },
      'arm-right': { y: blow * 8, turn: -30 * blow + 10 * sway },
      'ear-left': { turn: -24 * dizzy },
      'ear-right': { turn: 24 * dizzy },
      'brow-left': { turn: -16 },
      'brow-right': { turn: 16 },
      tail: { turn: sway * 10 + blow * 20 },
      'legs-left': { turn: 8 * blow },
      'legs-right': { turn: -8 * blow },
    }),
  };
};
