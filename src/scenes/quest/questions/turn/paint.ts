/** What a hero's turn draws over the board: signs where it may go, and the hero to be carried there by hand. */

import type { Act } from '../../../../engine/quest/choices.ts';
import { COLUMNS, columnBeside, heroId, shiftedOf, sideOf, standsAt } from '../../../../engine/quest/read.ts';
import type { CreatureId } from '../../../../engine/quest/state.ts';
import { fingertip } from '../../../../ui/rect.ts';
import { drawing } from '../../../table/drawings.ts';
import { optionsOf } from '../../draft.ts';
import { explainCreature } from '../../explain.ts';
import type { Ground } from '../../types.ts';
import { columnAt, movedFrom } from '../picking.ts';
import { columnsIn } from './actions.ts';

const DEPTH = 700;

/** How far the sign is turned that points to the right. */
const TURNED = { right: 0, back: 90, left: 180 } as const;

/** A round sign in every column that is a way; from beyond the side it peeps in at the far edge. */
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
    const sign = drawing(wraps ? 'props/way-round' : 'props/way');
    const how = { at: [32, 32], angle: TURNED[way] } as const;
    kit
      .picture(sign, x + size / 2, y + size / 2, size, how)
      .setDepth(DEPTH)
      .setAlpha(0.95);
  }
}

/** The hero whose turn it is can be carried to a column; let go there, it is picked, not sent. */
function carry(ground: Ground, columns: readonly number[]): void {
  const { look, spots, bodies, change, kit } = ground;
  const id = heroId(look.seat);
  const spot = spots.of(id);
  const body = bodies.get(id);
  const { chosen } = ground.draft;
  const mayGo = columns.length > 0 && (chosen === null || chosen === 'move');
  if (spot === null || body === undefined || !mayGo) return;
  const hasBack = columns.includes(spot.column);
  const tap = () => {
    if (chosen === null) change({ chosen: 'move', column: null, targets: [] });
    else if (hasBack) change({ column: spot.column });
    else change({ chosen: null, column: null });
  };
  kit.carry({
    id: `hero:${id}`,
    rect: fingertip(spot.rect),
    images: [body],
    tap,
    drop: (x, y) => {
      const column = columnAt(ground, 'heroes', { x, y });
      const isOpen = columns.includes(column);
      if (isOpen) change({ chosen: 'move', column, targets: [] });
      return isOpen;
    },
    explain: () => explainCreature(ground, id),
  });
}

export function paintAct(ground: Ground): void {
  const { look, draft } = ground;
  const columns = columnsIn(optionsOf<Act>(look.domain));
  if (draft.chosen === 'move') signs(ground, heroId(look.seat), columns, draft.column);
  if (ground.openPart === null) carry(ground, columns);
}

export function paintShift(ground: Ground): void {
  const { look, draft, view } = ground;
  const moved = movedFrom(ground, shiftedOf(view));
  if (moved === null) return;
  const { id, from } = moved;
  const columns = optionsOf<number>(look.domain).map((step) => columnBeside(from, step));
  const away = [...new Set(columns)].filter((column) => column !== from);
  signs(ground, id, away, draft.column);
}
