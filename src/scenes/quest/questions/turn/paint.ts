/** What a hero's turn draws over the board: signs where it may go, and the hero to be carried there by hand. */

import type { Act } from '../../../../engine/quest/choices.ts';
import { COLUMNS, columnBeside, heroId, shiftedOf, sideOf, standsAt } from '../../../../engine/quest/read.ts';
import type { CreatureId } from '../../../../engine/quest/state.ts';
import type { Art } from '../../../../ui/svg-art.ts';
import { palette } from '../../../../ui/theme/palette.ts';
import { sketch } from '../../../table/pieces.ts';
import { carryable } from '../../../table/sets/town/hands.ts';
import { optionsOf } from '../../draft.ts';
import { explainCreature } from '../../explain.ts';
import type { Ground } from '../../types.ts';
import { columnsIn } from './deeds.ts';

const DEPTH = 700;

/** A round sign that points left or right; `wraps` if the way leads out at the side and in again at the other. */
function chevron(way: 'left' | 'right' | 'back', wraps: boolean): Art {
  return sketch(`chevron-${way}-${wraps}`, 64, 64, () => {
    const dash = wraps ? 'stroke-dasharray="9 7"' : '';
    const path = { left: 'M38 16L22 32L38 48', right: 'M26 16L42 32L26 48', back: 'M16 26L32 42L48 26' }[way];
    return `<circle cx="32" cy="32" r="28" fill="#fffaf0" fill-opacity="0.85" stroke="${palette.ink}" stroke-width="4" ${dash}/><path d="${path}" fill="none" stroke="#37984a" stroke-width="9" stroke-linecap="round" stroke-linejoin="round"/>`;
  });
}

/** A sign in every column that somebody may go to; from beyond the side it peeps in at the far edge. */
function signs(ground: Ground, id: CreatureId, columns: readonly number[], picked: number | null): void {
  const { at, kit, view } = ground;
  const from = standsAt(view, id)?.column;
  if (from === undefined) return;
  const side = sideOf(id);
  for (const column of columns) {
    if (column === picked) continue;
    const count = view.halves[side][column]?.length ?? 0;
    const isFull = count > 1;
    const cell = at.board.cells[side][column]?.[isFull ? 1 : count];
    if (cell === undefined) continue;
    const right = columnBeside(column - from, 0);
    const isRight = right <= COLUMNS - right;
    const wraps = isRight ? column < from : column > from;
    const way = column === from ? 'back' : isRight ? 'right' : 'left';
    // Where everybody stands it lies at their feet.
    const size = Math.min(56, cell.height * (isFull ? 0.42 : 0.6));
    const y = cell.y + (cell.height - size) * (isFull ? 1.1 : 0.5);
    const middle = cell.x + (cell.width - size) / 2;
    const edge = isRight ? at.board.rect.x - size * 0.2 : at.board.rect.x + at.board.rect.width - size * 0.8;
    const x = wraps && (column === 0 || column === COLUMNS - 1) ? edge : middle;
    kit.picture(chevron(way, wraps), x, y, size).setDepth(DEPTH).setAlpha(0.95);
  }
}

/** The column of the heroes' half under a point. */
function columnAt({ at }: Ground, x: number, y: number): number | null {
  const { heroes } = at.board.cells;
  for (const [column, cells] of heroes.entries()) {
    const [front, back] = cells;
    if (front === undefined || back === undefined) continue;
    const isIn = x >= front.x && x <= front.x + front.width;
    if (isIn && y >= front.y - 20 && y <= back.y + back.height + 40) return column;
  }
  return null;
}

/** The hero whose turn it is can be carried to a column; let go there, it is picked, not sent. */
function carry(ground: Ground, columns: readonly number[]): void {
  const { deal, look, spots, bodies, change, kit } = ground;
  const id = heroId(look.seat);
  const spot = spots.of(id);
  const body = bodies.get(id);
  if (spot === null || body === undefined || columns.length === 0) return;
  const { chosen } = ground.draft;
  if (chosen !== null && chosen !== 'move') return;
  const hasBack = columns.includes(spot.column);
  const tap = () => {
    if (chosen === null) change({ chosen: 'move', column: null, targets: [] });
    else if (hasBack) change({ column: spot.column });
    else change({ chosen: null, column: null });
  };
  const zone = kit.press(`hero:${id}`, spot.rect, tap, () => explainCreature(ground, id));
  carryable(deal.kit, zone, [body], (x, y) => {
    const column = columnAt(ground, x, y);
    change(column !== null && columns.includes(column) ? { chosen: 'move', column, targets: [] } : {});
  });
}

export function paintAct(ground: Ground): void {
  const { look, draft } = ground;
  const columns = columnsIn(optionsOf<Act>(look.domain));
  if (draft.chosen === 'move') signs(ground, heroId(look.seat), columns, draft.column);
  if (ground.drawer === null) carry(ground, columns);
}

export function paintShift(ground: Ground): void {
  const { look, draft, view } = ground;
  const id = shiftedOf(view);
  const from = id === null ? undefined : standsAt(view, id)?.column;
  if (id === null || from === undefined) return;
  const columns = optionsOf<number>(look.domain).map((step) => columnBeside(from, step));
  signs(
    ground,
    id,
    [...new Set(columns)].filter((column) => column !== from),
    draft.column,
  );
}
