/**
 * What stands along the road: houses, trees, lamps, a castle. Pure: each chapter fills the stretches between its bays
 * with pieces of its own, however many levels it has, and each piece is a handful of drawings.
 */

import { LANDSCAPES } from './landscape.ts';
import type { Span } from './layout.ts';
import { type MapPiece, type Prop, pieceOf } from './pieces.ts';

/** Where the picture book begins: behind the nursery. */
export function bookAt(span: Span): number {
  const nursery = span.bays.find(({ name }) => name === 'nursery');
  if (nursery === undefined) return span.from;
  return span.from + Math.round((nursery.x + nursery.width / 2 - 40 - span.from) / 160) * 160;
}

/** Everything that stands in a chapter, the farthest first. */
export function sceneryOf(span: Span): Prop[] {
  const props = skyOf(span);
  const street = LANDSCAPES[span.id].street.split(' ');
  let next = 0;
  for (const [from, to] of stretches(span)) {
    const filled = fill(street, next, from, to);
    props.push(...filled.props);
    next = filled.next;
  }
  for (const { piece, x } of span.bays) if (piece !== undefined) props.push(...placed(pieceOf(piece), x));
  props.push(...frontOf(span));
  if (span.id === 'bedtime') {
    props.push({ art: 'page-left', x: bookAt(span), y: 386, scale: 1, layer: 'back' });
    props.push({ art: 'page-right', x: span.to - 8, y: 386, scale: 1, layer: 'back' });
  }
  return props;
}

/** The parts of a chapter in which no bay lies. */
function stretches({ from, to, bays, id }: Span): [number, number][] {
  const edges = [...bays].sort((a, b) => a.x - b.x);
  const found: [number, number][] = [];
  let left = from + 40;
  for (const { x, width, name } of edges) {
    found.push([left, x - width / 2]);
    left = x + width / 2 + (name === 'nursery' ? 40 : 0);
  }
  found.push([left, to - (id === 'bedtime' ? 70 : 40)]);
  return found.filter(([a, b]) => b - a > 90);
}

/**
 * Sets pieces side by side until there is no room for another, and spreads what room is left. `next` is where in the
 * list to go on, so that a street does not begin anew after each bay.
 */
function fill(names: readonly string[], first: number, from: number, to: number) {
  const chosen: MapPiece[] = [];
  let room = to - from;
  let i = first;
  for (let missed = 0; missed < names.length && chosen.length < 40; i++) {
    const piece = pieceOf(names[i % names.length] ?? 'tree');
    // Of two that are alike one is enough, as far as one can see.
    if (piece.width > room || chosen.slice(-3).includes(piece)) {
      missed++;
      continue;
    }
    missed = 0;
    room -= piece.width;
    chosen.push(piece);
  }
  const gap = room / (chosen.length + 1);
  let left = from + gap;
  const props = chosen.flatMap((piece) => {
    const x = left + piece.width / 2;
    left += piece.width + gap;
    return placed(piece, x);
  });
  return { props, next: i };
}

/** The drawings of a piece with its foot there. */
function placed({ props }: MapPiece, x: number): Prop[] {
  return props.map((prop) => ({ ...prop, x: prop.x + x }));
}

/** What hangs in the sky of a chapter, at shares of its length; what is drawn on the pages of the book stays there. */
function skyOf(span: Span): Prop[] {
  const { id, to } = span;
  const from = id === 'bedtime' ? bookAt(span) : span.from;
  return LANDSCAPES[id].hanging.map(({ share, ...prop }) => ({
    ...prop,
    x: from + (to - from) * share,
    layer: 'far',
  }));
}

/** Things lying before the road, at the lower edge of the picture. */
function frontOf({ id, from, to }: Span): Prop[] {
  const names = LANDSCAPES[id].front.split(' ');
  const props: Prop[] = [];
  for (let x = from + 130, i = 0; x < to - 90; x += 210, i++) {
    const art = names[i % names.length] ?? 'pebbles';
    const isFlat = art === 'pebbles' || art === 'puddle' || art === 'tuft';
    const isTree = art === 'bone-tree' || art === 'dead-tree';
    props.push({
      art,
      x: x + ((i * 53) % 60),
      y: isFlat ? 748 + ((i * 17) % 30) : isTree ? 840 : 806,
      scale: isTree ? 0.95 : 1.05,
      layer: isFlat ? 'near' : 'front',
    });
  }
  if (id === 'alleys')
    for (let x = from + 120; x < to; x += 420)
      props.push({ art: 'fog', x, y: 500 + (x % 130), scale: 1.2, layer: 'near', motion: 'drift' });
  return props;
}
