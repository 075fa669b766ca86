/** Where every creature of a moment stands in the picture: to draw, target, or move something there. */

import type { GameObjects } from 'phaser';
import type { CreatureId, Side } from '../../engine/quest/state.ts';
import type { QuestView } from '../../engine/quest/view.ts';
import type { Rect } from '../../ui/rect.ts';
import { type BoardLayout, LINES } from './battle-layout.ts';

export interface Spot {
  id: CreatureId;
  side: Side;
  column: number;
  row: number;
  /** In a line of the board, or a small face in the stack behind it. */
  kind: 'cell' | 'stack';
  /** What is pressed. */
  rect: Rect;
  /** Where it stands: the middle of its feet. */
  foot: { x: number; y: number };
  /** Where it is hit: the middle of its body. */
  heart: { x: number; y: number };
  /** How high it is drawn. */
  size: number;
}

export interface Spots {
  of(id: CreatureId): Spot | null;
  all: readonly Spot[];
  /** Where a creature would stand in a column, at that line from the front (also beyond the printed ones). */
  at(side: Side, column: number, row: number): Rect;
}

const HALVES: readonly Side[] = ['foes', 'heroes'];

/** How far creatures stand out of their cell, above and at its sides; the Boss is a third larger than the others. */
const OUT = { tall: 1.24, wide: 1.1, boss: 4 / 3 } as const;

/** A place in the stack behind the second line: in a row while there is room, then closer together. */
function stacked(at: BoardLayout, side: Side, column: number, index: number, count: number): Rect {
  const room = at.stacks[side][column] ?? at.rect;
  const step = count < 2 ? 0 : Math.min(at.face, (room.width - at.face) / (count - 1));
  // In the middle: at the corners stand the signs of who is in front of them.
  const left = room.x + (room.width - at.face - step * Math.max(0, count - 1)) / 2;
  return { x: left + index * step, y: room.y, width: at.face, height: at.face };
}

/** All creatures on the board, also those put down while a half is being set up. */
export function spotsOf(view: QuestView, at: BoardLayout): Spots {
  const standing = HALVES.flatMap((side) =>
    view.halves[side].flatMap((ids, column) => ids.map((id, row) => ({ id, side, column, row }))),
  );
  const placed = view.places.map(({ id, column, row }) => ({
    id,
    side: (/^h\d$/.test(id) ? 'heroes' : 'foes') as Side,
    column,
    row,
  }));
  const everybody = [...standing, ...placed];
  const depth = (side: Side, column: number) =>
    everybody.filter((one) => one.side === side && one.column === column && one.row >= LINES).length;
  const rectAt = (side: Side, column: number, row: number, count: number): Rect =>
    at.cells[side][column]?.[row] ?? stacked(at, side, column, Math.max(0, row - LINES), count);
  const bosses = new Set(view.foes.filter((foe) => foe.boss).map((foe) => foe.card));
  const all = everybody.map(({ id, side, column, row }): Spot => {
    const isCell = row < LINES;
    const rect = rectAt(side, column, row, depth(side, column));
    const upright = Math.min(rect.height * OUT.tall, rect.width * OUT.wide);
    const size = !isCell ? rect.height : bosses.has(id) ? upright * OUT.boss : upright;
    const x = rect.x + rect.width / 2;
    const y = isCell ? rect.y + rect.height * 0.97 : rect.y + rect.height;
    const kind = isCell ? 'cell' : 'stack';
    return {
      id,
      side,
      column,
      row,
      kind,
      rect,
      foot: { x, y },
      heart: { x, y: y - size * 0.45 },
      size,
    };
  });
  const known = new Map(all.map((spot) => [spot.id, spot]));
  return {
    all,
    of: (id) => known.get(id) ?? null,
    at: (side, column, row) => rectAt(side, column, row, Math.max(1, depth(side, column))),
  };
}

/** A badge, a heart or a number that goes where its creature goes. */
type Tag = GameObjects.Image | GameObjects.Text;

export interface Bodies extends ReadonlyMap<string, GameObjects.Image> {
  /** What is pinned to a creature: its type, its life, its marks. */
  tagsOf(id: string): readonly Tag[];
}

/** Collects them while the board is drawn. */
export class BodyMap extends Map<string, GameObjects.Image> implements Bodies {
  private readonly tags = new Map<string, readonly Tag[]>();

  tagsOf(id: string): readonly Tag[] {
    return this.tags.get(id) ?? [];
  }

  /** Pins on a creature what was drawn since the picture had so many objects. */
  pin(id: string, objects: readonly GameObjects.GameObject[], since: number): void {
    this.tags.set(id, objects.slice(since) as Tag[]);
  }
}
