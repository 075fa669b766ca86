/** How much room a piece of SVG takes: enough for it to be cut out, never too little. */
import type { Box } from '../../../ui/svg-art.ts';

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
  return { x, y, width: Math.ceil(Math.max(...xs) + pad) - x, height: Math.ceil(Math.max(...ys) + pad) - y };
}
