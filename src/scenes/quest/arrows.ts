/** Arrows over the board: who would be hit by whom, where a creature would go. */

import { COLUMNS } from '../../engine/quest/read.ts';
import { box, middleOf } from '../../ui/rect.ts';
import { type Art, artOf } from '../../ui/svg-art.ts';
import { palette } from '../../ui/theme/palette.ts';
import type { TableKit } from '../table/kit.ts';
import type { Point } from '../table/motion/index.ts';
import type { Arrow, Ground } from './types.ts';

const COLOURS = { attack: '#f0503c', move: '#37984a' } as const;

/** A bent arrow of the size of the window part it covers; it is drawn in place, not scaled. */
function arrowArt(from: Point, to: Point, colour: string, k = 1): { art: Art; x: number; y: number } {
  const margin = 40;
  const x = Math.floor(Math.min(from.x, to.x) - margin);
  const y = Math.floor(Math.min(from.y, to.y) - margin);
  const w = Math.ceil(Math.abs(from.x - to.x) + 2 * margin);
  const h = Math.ceil(Math.abs(from.y - to.y) + 2 * margin);
  const [ax, ay, bx, by] = [from.x - x, from.y - y, to.x - x, to.y - y].map(Math.round) as [
    number,
    number,
    number,
    number,
  ];
  // Bowed to the side, so that two that go the same way can be told apart.
  const bow = Math.min(34, Math.hypot(bx - ax, by - ay) * 0.16);
  const length = Math.hypot(bx - ax, by - ay) || 1;
  const cx = (ax + bx) / 2 - ((by - ay) / length) * bow;
  const cy = (ay + by) / 2 + ((bx - ax) / length) * bow;
  const angle = Math.atan2(by - cy, bx - cx);
  const tip = (turn: number, far: number) =>
    `${(bx - far * Math.cos(angle + turn)).toFixed(1)} ${(by - far * Math.sin(angle + turn)).toFixed(1)}`;
  const end = tip(0, 15 * k);
  const line = (width: number, stroke: string) =>
    `<path d="M${ax} ${ay}Q${cx.toFixed(1)} ${cy.toFixed(1)} ${end}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round"/>`;
  const head = `<path d="M${bx} ${by}L${tip(0.5, 30 * k)}L${tip(-0.5, 30 * k)}z" fill="${colour}" stroke="${palette.ink}" stroke-width="4" stroke-linejoin="round"/>`;
  const key = `arrow-${colour}-${k}-${w}x${h}-${ax},${ay}-${bx},${by}`;
  const shapes = line(15 * k, palette.ink) + line(8 * k, colour) + head;
  return { art: artOf(key, box(0, 0, w, h), shapes), x, y };
}

function pointOf({ spots, at }: Ground, to: Arrow['to']): Point | null {
  if (typeof to === 'string') return spots.of(to)?.heart ?? null;
  const cell = at.board.cells[to.side][((to.column % COLUMNS) + COLUMNS) % COLUMNS]?.[0];
  return cell === undefined ? null : middleOf(cell);
}

/** One arrow; `k` is how thick it is. */
export function drawArrow(
  kit: TableKit,
  from: Point,
  to: Point,
  colour: string,
  k: number,
  alpha: number,
): void {
  const drawn = arrowArt(from, to, colour, k);
  kit.picture(drawn.art, drawn.x, drawn.y, drawn.art.box.width).setAlpha(alpha);
}

/** Draws arrows over everybody on the board. */
export function drawArrows(ground: Ground, arrows: readonly Arrow[]): void {
  const { kit } = ground;
  for (const { from, to, kind } of arrows) {
    const start = ground.spots.of(from)?.heart;
    const end = pointOf(ground, to);
    if (start === undefined || end === null) continue;
    drawArrow(kit, start, end, COLOURS[kind], ground.at.small ? 0.7 : 1, 1);
  }
}
