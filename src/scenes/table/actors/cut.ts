/** Cutting a rig into the drawings of its parts, each with the point it turns about. */
import { box as boxOf } from '../../../ui/rect.ts';
import type { Art, Box } from '../../../ui/svg-art.ts';
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

/** Clear room round every part, so that its edge is never the texture's. */
const MARGIN = 4;

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
  const box = boundsOf(body, MARGIN);
  const defs = /<defs>.*?<\/defs>/s.exec(rig.svg)?.[0] ?? '';
  const view = `${box.x} ${box.y} ${box.width} ${box.height}`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${view}">${defs}${body}</svg>`;
  return { art: { key: `${rig.key}/${id}`, svg, box }, pivot: pivot ?? [128, 238] };
}

const HIDDEN = / (display="none"|style="display:none")/;

function pivotOf(tag: string): readonly [number, number] | undefined {
  const [x, y] = (/data-pivot="([^"]*)"/.exec(tag)?.[1] ?? '').split(' ').map(Number);
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

/** How much room a piece of SVG takes: enough for it to be cut out, never too little. */
type Spot = readonly [number, number];

/** How many numbers belong to each command of a path. */
const NUMBERS: Readonly<Record<string, number>> = {
  m: 2,
  l: 2,
  t: 2,
  h: 1,
  v: 1,
  q: 4,
  s: 4,
  c: 6,
  a: 7,
  z: 0,
};

/** The corners and handles of a path: what it draws lies within them. */
export function pathPoints(path: string): Spot[] {
  const tokens = path.match(/[a-zA-Z]|-?(?:\d*\.\d+|\d+)(?:e-?\d+)?/g) ?? [];
  const spots: Spot[] = [];
  let [x, y] = [0, 0];
  let start: Spot = [0, 0];
  let command = 'm';
  for (let i = 0; i < tokens.length; ) {
    const token = tokens[i] ?? '';
    if (/[a-zA-Z]/.test(token)) {
      command = token;
      i++;
    }
    const kind = command.toLowerCase();
    const count = NUMBERS[kind] ?? 0;
    const numbers = tokens.slice(i, i + count).map(Number);
    i += count;
    if (kind === 'z') {
      [x, y] = start;
      continue;
    }
    const [bx, by] = command === kind ? [x, y] : [0, 0];
    const pairs = pairsOf(kind, numbers, [x, y], [bx, by]);
    spots.push(...pairs);
    [x, y] = kind === 'a' ? [bx + (numbers[5] ?? 0), by + (numbers[6] ?? 0)] : (pairs.at(-1) ?? [x, y]);
    if (kind === 'm') {
      start = [x, y];
      command = command === 'm' ? 'l' : 'L';
    }
  }
  return spots;
}

function pairsOf(kind: string, numbers: readonly number[], [x, y]: Spot, [bx, by]: Spot): Spot[] {
  const [first = 0, second = 0] = numbers;
  if (kind === 'h') return [[bx + first, y]];
  if (kind === 'v') return [[x, by + first]];
  if (kind === 'a') {
    const end: Spot = [bx + (numbers[5] ?? 0), by + (numbers[6] ?? 0)];
    const far = 2 * Math.max(first, second);
    return [x, end[0]].flatMap((px) => [[px - far, y - far] as const, [px + far, end[1] + far] as const]);
  }
  const pairs: Spot[] = [];
  for (let i = 0; i + 1 < numbers.length; i += 2) {
    pairs.push([bx + (numbers[i] ?? 0), by + (numbers[i + 1] ?? 0)]);
  }
  return pairs;
}

const numberIn = (tag: string, name: string) =>
  Number(new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? 0);

function spotsIn(tag: string): Spot[] {
  if (tag.startsWith('<path')) return pathPoints(/\sd="([^"]*)"/.exec(tag)?.[1] ?? '');
  const round = numberIn(tag, 'r');
  const [rx, ry] = [numberIn(tag, 'rx') || round, numberIn(tag, 'ry') || round];
  const [cx, cy] = [numberIn(tag, 'cx'), numberIn(tag, 'cy')];
  return [
    [cx - rx, cy - ry],
    [cx + rx, cy + ry],
  ];
}

/** The box round the paths, circles and ellipses of a piece without transforms, its thickest line included. */
export function boundsOf(svg: string, margin = 0): Box {
  const shapes = svg.match(/<(?:path|circle|ellipse)\b[^>]*>/g) ?? [];
  const spots = shapes.flatMap(spotsIn);
  const lines = [...svg.matchAll(/stroke-width="([^"]*)"/g)].map(([, width]) => Number(width));
  const pad = Math.max(0, ...lines) / 2 + margin;
  const xs = spots.map(([x]) => x);
  const ys = spots.map(([, y]) => y);
  const x = Math.floor(Math.min(...xs) - pad);
  const y = Math.floor(Math.min(...ys) - pad);
  return boxOf(x, y, Math.ceil(Math.max(...xs) + pad) - x, Math.ceil(Math.max(...ys) + pad) - y);
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

/** How high and wide somebody is at a moment; each of them has an offset of its own. */
export function breathAt(ms: number, number: number): { sx: number; sy: number } {
  const b = Math.sin((ms / BREATH + number * 0.37) * Math.PI * 2);
  return { sx: 1 - b * SWELL * 0.6, sy: 1 + b * SWELL };
}
