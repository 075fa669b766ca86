/**
 * How the bits of the Worlds move: clouds drift, snow falls, embers rise, vanes and gears turn. Everything is worked
 * out from the time alone, so that a picture that is drawn anew goes on where it was. At the time 0 everything stands
 * as it is drawn. Pure; lengths are those of the stage in docs/art.md. `weather.json` says which bits there are.
 */
import type { Rect } from '../../ui/rect.ts';
import type { Point } from '../table/motion/path.ts';
import FILE from './weather.json' with { type: 'json' };

export interface WeatherPose {
  x: number;
  y: number;
  angle: number;
  alpha: number;
}

/** Sets the pose of a bit with its pivot at (x, y) at a time, in seconds; `seed` keeps those of a kind apart, `by` says how it moves. */
type Move = (
  pose: WeatherPose,
  seconds: number,
  x: number,
  y: number,
  seed: number,
  by: readonly number[],
) => void;

export interface WeatherKind {
  /** What its drawing covers round its pivot. */
  box: Rect;
  move: keyof typeof MOVES;
  /** Its speed, and what else its move has to know. */
  by?: readonly number[];
  /** Stays where it is: one that is out of sight need not be drawn. */
  stays?: true;
  /** Small enough to pass over the cells of the board, behind the creatures. */
  floats?: true;
  /** How far from it a second one of its kind is set. */
  twin?: Point;
}

const STAGE = { left: -320, right: 1600, top: -80, bottom: 880 };
const TURN = 2 * Math.PI;

/** Leaves at one end and comes in again at the other. */
function round(value: number, from: number, to: number): number {
  const span = to - from;
  return from + ((((value - from) % span) + span) % span);
}

/** Swings between -1 and 1, from 0 at the beginning. */
const swing = (seconds: number, period: number) => Math.sin((TURN * seconds) / period);

/** To the right across the stage, out of sight before it comes again. */
const across = (x: number, way: number, wide: number) =>
  round(x + way, STAGE.left - wide, STAGE.right + wide);

const drift: Move = (pose, seconds, x, _y, seed, [speed = 0, wide = 0]) => {
  pose.x = across(x, seconds * speed * (1 + 0.15 * (seed % 3)), wide);
};

/** Down with a positive speed, up with a negative one, swaying. */
const sink: Move = (pose, seconds, x, y, seed, [speed = 0, sway = 0, tilt = 0]) => {
  const own = 1 + 0.17 * (seed % 4);
  pose.x = x + sway * swing(seconds, 5 + (seed % 5));
  pose.y = round(y + seconds * speed * own, STAGE.top - 30, STAGE.bottom + 30);
  pose.angle = tilt * swing(seconds, 4 + (seed % 5));
};

const ember: Move = (pose, seconds, x, y, seed) => {
  sink(pose, seconds, x, y, seed, [-30, 22, 0]);
  pose.alpha = 0.8 + 0.2 * Math.cos(seconds * (2.1 + 0.4 * (seed % 4)));
};

const smoke: Move = (pose, seconds, x, y, seed) => {
  pose.x = x + 16 * swing(seconds, 17 + 4 * seed);
  pose.y = y - 8 * swing(seconds, 11 + 3 * seed);
  pose.alpha = 0.86 + 0.14 * Math.cos(seconds * (0.4 + 0.1 * seed));
};

/** Wanders about its place and glows. */
const firefly: Move = (pose, seconds, x, y, seed) => {
  pose.x = x + 34 * swing(seconds, 9 + (seed % 5));
  pose.y = y + 22 * swing(seconds, 6.3 + 0.7 * seed);
  pose.alpha = 0.6 + 0.4 * Math.cos(seconds * (1.1 + 0.13 * seed));
};

const blown: Move = (pose, seconds, x, y, seed) => {
  pose.x = across(x, seconds * (110 + 17 * (seed % 3)), 60);
  pose.y = y + 26 * swing(seconds, 3.4 + 0.5 * (seed % 3));
  pose.angle = seconds * (70 + 20 * (seed % 3));
};

/** A breath of wind: comes, goes to the right and is gone; at the beginning in full. */
const gust: Move = (pose, seconds, x, _y, seed) => {
  const part = (seconds / (7 + 2 * (seed % 3)) + 0.5) % 1;
  pose.x = x + 620 * (part - 0.5);
  pose.alpha = Math.sin(Math.PI * part);
};

const RADIUS = 36;
const ROLL = 52;
/** Rolls as far as it turns, and hops. */
const roll: Move = (pose, seconds, x, y) => {
  pose.x = across(x, seconds * ROLL, 80);
  pose.y = y - 18 * Math.abs(swing(seconds, 3));
  pose.angle = (seconds * ROLL * 360) / (TURN * RADIUS);
};

const spin: Move = (pose, seconds, _x, _y, _seed, [speed = 0]) => {
  pose.angle = seconds * speed;
};

const kite: Move = (pose, seconds) => {
  pose.angle = 4 * swing(seconds, 5.3) + 1.5 * swing(seconds, 2.9);
};

const MOVES = { drift, sink, ember, smoke, firefly, blown, gust, roll, spin, kite };

/** By World; a bit is of the kind of its whole name, else of its name without the number. */
const WEATHER = FILE as Readonly<Record<string, Readonly<Record<string, WeatherKind>>>>;

/** Of what floats and of what does not, no more than this moves at a time; of both together no more than 12. */
export const MOST_MOVING = 9;

export function kindOfBit(world: string, id: string): WeatherKind | null {
  const kinds = WEATHER[world];
  return kinds?.[id] ?? kinds?.[id.replace(/-\d+$/, '')] ?? null;
}

/** Numbers a pose anew: as the bit is drawn, and then moved. */
export function poseAt(
  pose: WeatherPose,
  kind: WeatherKind,
  seconds: number,
  x: number,
  y: number,
  seed: number,
): void {
  pose.x = x;
  pose.y = y;
  pose.angle = 0;
  pose.alpha = 1;
  MOVES[kind.move](pose, seconds, x, y, seed, kind.by ?? []);
}

/** Where the second of a kind begins: always on the stage. */
export function twinOf(x: number, y: number, by: Point): [number, number] {
  return [round(x + by.x, STAGE.left, STAGE.right), round(y + by.y, STAGE.top, STAGE.bottom)];
}
