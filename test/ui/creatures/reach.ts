/** How far the lines of a drawing reach, without a browser: curves are followed in steps, strokes are left aside. */

type Point = readonly [x: number, y: number];
type Move = (point: Point) => Point;

const STEPS = [0.2, 0.4, 0.6, 0.8, 1];
/** How many numbers each command of a path takes. */
const TAKES: Readonly<Record<string, number>> = {
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

/** Every point that was met, in the units of the root. */
export function reach(svg: string): Point[] {
  const stack: Move[] = [(point) => point];
  const met: Point[] = [];
  for (const [, closing, name = '', attributes = '', alone] of svg.matchAll(/<(\/?)(\w+)([^>]*?)(\/?)>/g)) {
    if (closing) {
      stack.pop();
      continue;
    }
    const outer = stack.at(-1) ?? ((point) => point);
    const own = moved(/ transform="([^"]*)"/.exec(attributes)?.[1] ?? '');
    const move: Move = (point) => outer(own(point));
    met.push(...points(name, attributes).map(move));
    if (!alone) stack.push(move);
  }
  return met;
}

function points(name: string, attributes: string): Point[] {
  const number = (key: string) => Number(new RegExp(` ${key}="([^"]*)"`).exec(attributes)?.[1] ?? 0);
  if (name === 'path') return follow(/ d="([^"]*)"/.exec(attributes)?.[1] ?? '');
  if (name === 'rect') {
    const [x, y] = [number('x'), number('y')];
    return [
      [x, y],
      [x + number('width'), y + number('height')],
    ];
  }
  if (name !== 'circle' && name !== 'ellipse') return [];
  const [x, y, rx, ry] = [
    number('cx'),
    number('cy'),
    number('r') || number('rx'),
    number('r') || number('ry'),
  ];
  return [
    [x - rx, y],
    [x + rx, y],
    [x, y - ry],
    [x, y + ry],
  ];
}

function moved(transform: string): Move {
  const steps = [...transform.matchAll(/(\w+)\(([^)]*)\)/g)].map(([, kind, list = '']): Move => {
    const [a = 0, b = 0, c = 0] = list.split(' ').map(Number);
    if (kind === 'translate') return ([x, y]) => [x + a, y + b];
    if (kind === 'scale') return ([x, y]) => [x * a, y * a];
    const [cos, sin] = [Math.cos((a * Math.PI) / 180), Math.sin((a * Math.PI) / 180)];
    return ([x, y]) => [b + (x - b) * cos - (y - c) * sin, c + (x - b) * sin + (y - c) * cos];
  });
  return (point) => steps.reduceRight((at, step) => step(at), point);
}

function follow(d: string): Point[] {
  const met: Point[] = [];
  let at: Point = [0, 0];
  let start: Point = [0, 0];
  let mirror: Point = [0, 0];
  for (const [, letter = '', list = ''] of d.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const kind = letter.toLowerCase();
    const takes = TAKES[kind];
    if (takes === undefined) throw new Error(`no command ${letter} in ${d}`);
    const numbers = [...list.matchAll(/-?(?:\d+\.?\d*|\.\d+)/g)].map(Number);
    if (takes === 0) at = start;
    if (takes > 0 && (numbers.length === 0 || numbers.length % takes !== 0))
      throw new Error(`${letter}${list} in ${d}`);
    for (let from = 0; takes > 0 && from < numbers.length; from += takes) {
      const [ox, oy] = letter === kind ? at : [0, 0];
      const n = numbers.slice(from, from + takes);
      const pair = (i: number): Point => [ox + (n[i] ?? 0), oy + (n[i + 1] ?? 0)];
      const end: Point =
        kind === 'h' ? [ox + (n[0] ?? 0), at[1]] : kind === 'v' ? [at[0], oy + (n[0] ?? 0)] : pair(takes - 2);
      const first: Point =
        kind === 't' || kind === 's' ? [2 * at[0] - mirror[0], 2 * at[1] - mirror[1]] : pair(0);
      const second = kind === 'c' ? pair(2) : kind === 's' ? pair(0) : first;
      const bent = 'qtcs'.includes(kind);
      const cubic = kind === 'c' || kind === 's';
      for (const t of bent ? STEPS : [1]) {
        met.push(bent ? onCurve(cubic ? [at, first, second, end] : [at, first, end], t) : end);
      }
      mirror = bent ? second : end;
      at = end;
      if (kind === 'm') start = end;
    }
  }
  return met;
}

/** A point of a Bézier curve of any degree. */
function onCurve(handles: readonly Point[], t: number): Point {
  const [first = [0, 0], ...rest] = handles;
  if (rest.length === 0) return first;
  const between = rest.map((to, i): Point => {
    const from = handles[i] ?? to;
    return [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t];
  });
  return onCurve(between, t);
}
