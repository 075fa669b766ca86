/** Cutting a rig into the drawings of its parts, each with the point it turns about. */
import { type Art, artOf } from '../../../ui/svg-art.ts';
import type { Frame, PartName, PartTwist } from './frames.ts';

interface Part {
  art: Art;
  /** In the units of the rig. */
  pivot: readonly [number, number];
}

interface Group {
  id: string;
  open: string;
  start: number;
  end: number;
  parent: Group | null;
}

/** One group of a rig as a drawing of its own, whether it is shown in the rig or not; without some groups in it. */
export function cut(rig: Art, id: string, without: readonly string[] = []): Part {
  const groups = groupsOf(rig.svg);
  const group = groups.find((each) => each.id === id);
  if (group === undefined) throw new Error(`${rig.key} has no part called ${id}`);
  let body = rig.svg.slice(group.start, group.end);
  for (const other of groups) {
    if (without.includes(other.id)) body = body.replace(rig.svg.slice(other.start, other.end), '');
  }
  body = body.replace(group.open, group.open.replace(HIDDEN, ''));
  let pivot = pivotOf(group.open);
  for (let up = group.parent; up !== null; up = up.parent) {
    body = `${up.open}${body}</g>`;
    pivot ??= pivotOf(up.open);
  }
  const [x = 0, y = 0, width = 0, height = 0] = numbersOf(group.open, 'box');
  const defs = /<defs>.*?<\/defs>/s.exec(rig.svg)?.[0] ?? '';
  const art = artOf(`${rig.key}/${id}`, { x, y, width, height }, defs + body);
  return { art, pivot: pivot ?? [128, 238] };
}

const HIDDEN = / (display="none"|style="display:none")/;

/** What a group says of itself: how much room it takes, with clear room round it, and what it turns about. */
function numbersOf(tag: string, name: 'box' | 'pivot'): number[] {
  return (new RegExp(`data-${name}="([^"]*)"`).exec(tag)?.[1] ?? '').split(' ').map(Number);
}

function pivotOf(tag: string): readonly [number, number] | undefined {
  const [x, y] = numbersOf(tag, 'pivot');
  return x === undefined || y === undefined ? undefined : [x, y];
}

/** Every group with where it starts and ends in the text. */
function groupsOf(svg: string): Group[] {
  const all: Group[] = [];
  const open: Group[] = [];
  for (const found of svg.matchAll(/<g\b[^>]*>|<\/g>/g)) {
    const [tag] = found;
    if (tag === '</g>') {
      const closed = open.pop();
      if (closed !== undefined) closed.end = found.index + tag.length;
      continue;
    }
    const id = /\sid="([^"]*)"/.exec(tag)?.[1] ?? '';
    const group = { id, open: tag, start: found.index, end: svg.length, parent: open.at(-1) ?? null };
    open.push(group);
    all.push(group);
  }
  return all;
}

/** From one frame to the next move's without a jump. */
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

/** Milliseconds; how much higher at the top; how many at once. */
export const BREATH = 2400;
export const SWELL = 0.02;
export const MOST = 6;

/** How high and wide an actor is at a moment; each of them has an offset of its own. */
export function breathAt(ms: number, number: number): { sx: number; sy: number } {
  const b = Math.sin((ms / BREATH + number * 0.37) * Math.PI * 2);
  return { sx: 1 - b * SWELL * 0.6, sy: 1 + b * SWELL };
}
