/** From one frame to the next move's without a jump. */
import type { Frame, PartName, PartTwist } from './frames.ts';

const NONE = { turn: 0, x: 0, y: 0, sx: 1, sy: 1 } as const;
const KEYS = ['turn', 'x', 'y', 'sx', 'sy'] as const;

function between(from: PartTwist = NONE, to: PartTwist = NONE, t: number): PartTwist {
  const mixed: PartTwist = {};
  for (const key of KEYS) {
    const start = from[key] ?? NONE[key];
    mixed[key] = start + ((to[key] ?? NONE[key]) - start) * t;
  }
  return mixed;
}

/** The frame at `t` on the way from one to the other; eyes and mouth are those of the second at once. */
export function blend(from: Frame, to: Frame, t: number): Frame {
  if (t >= 1) return to;
  const names = new Set([...Object.keys(from.parts), ...Object.keys(to.parts)] as PartName[]);
  const parts: Frame['parts'] = {};
  for (const name of names) parts[name] = between(from.parts[name], to.parts[name], t);
  const look = (from.look ?? 0) + ((to.look ?? 0) - (from.look ?? 0)) * t;
  return { ...to, parts, look };
}
