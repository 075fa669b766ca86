/** What a finger holds while a question is open: one for each table, emptied whenever the picture is drawn anew. */
import type { TableKit } from '../../table/kit.ts';
import { Drag } from '../../table/sets/shop/drag.ts';

const drags = new WeakMap<TableKit, Drag>();

/** Begins anew: what was held belongs to the picture before. */
export function dragOn(kit: TableKit): Drag {
  const drag = drags.get(kit) ?? new Drag(kit);
  drags.set(kit, drag);
  drag.begin();
  return drag;
}
