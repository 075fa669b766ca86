/** Cutting a rig into the drawings of its parts, each with the point it turns about. */
import type { Art } from '../../../ui/svg-art.ts';
import { boundsOf } from './bounds.ts';

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
