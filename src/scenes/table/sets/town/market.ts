/** What is on offer in the large town: every kind in its row, where it can be picked. */

import type { PetzView } from '../../../../engine/petz/view.ts';
import { paired } from '../../../../ui/paired.ts';
import { box as boxOf, type Rect } from '../../../../ui/rect.ts';
import type { Explanation } from '../../explain/explanation.ts';
import type { TableKit } from '../../kit.ts';
import { boxesInRow } from '../parts/spread.ts';
import { itemsAt, offeredLike, type SendDraft, type SendOption } from './draft.ts';
import { type Family, goods, lightUnder, type Thing } from './goods.ts';
import type { TownLayout } from './layout.ts';
import type { PlaceId } from './places.ts';

/** The things on offer of one kind, and the spaces at which they are taken. */
interface Stall {
  family: Family;
  size: number;
  items: readonly (string | null)[];
  space: PlaceId;
  room: Rect;
  most: number;
}

interface MarketHandlers {
  /** Something the group at hand may take. */
  take(space: string, item: string): void;
  /** What a thing is; a pet is of a size. */
  explain(family: Family, item: string, size: number): Explanation;
  /** Shows what it is: it cannot be taken now. */
  tell(box: Rect, explain: () => Explanation): void;
}

function stallsOf({ town }: PetzView, { offers, k }: TownLayout): Stall[] {
  if (offers === null) return [];
  const { old, young, cages, addons, artifacts } = offers;
  return [
    { family: 'pet', size: 3, items: town.old, space: 'older', room: old, most: 128 * k },
    { family: 'pet', size: 2, items: town.young, space: 'younger1', room: young, most: 118 * k },
    { family: 'cage', size: 0, items: town.cages, space: 'cage1', room: cages, most: 150 * k },
    { family: 'addon', size: 0, items: town.addons, space: 'addon', room: addons, most: 60 * k },
    { family: 'artifact', size: 0, items: town.artifacts, space: 'artifacts', room: artifacts, most: 64 * k },
  ];
}

/**
 * The three pits: the one at the back first, the front row overlaps it a little; fewer cages stand in front. Cages
 * are wider than high, and their signs are at the top, so that each can still be read.
 */
function pits(room: Rect, count: number): Rect[] {
  const width = Math.min(room.width * 0.47, room.height * 0.68);
  const height = width * 0.8;
  const front = (i: number, of: number): Rect =>
    boxOf(room.x + (room.width * (i + 0.5)) / of - width / 2, room.y + room.height - height, width, height);
  if (count < 3) return Array.from({ length: count }, (_, i) => front(i, Math.max(2, count)));
  const back = boxOf(room.x + room.width * 0.62 - width / 2, room.y, width, height);
  return [back, front(0, 2), front(1, 2)];
}

/** Where the things of a row stand. */
function boxesOf({ family, room, most }: Stall, count: number): Rect[] {
  return family === 'cage' ? pits(room, count) : boxesInRow(room, count, most);
}

/** Draws what is on offer where it is sold; tells where each thing stands. */
export function buildMarket(
  kit: TableKit,
  view: PetzView,
  at: TownLayout,
  options: readonly SendOption[],
  draft: SendDraft,
  handlers: MarketHandlers,
): Map<string, Thing> {
  const things = new Map<string, Thing>();
  for (const stall of stallsOf(view, at)) {
    const { family, size, items, space: first } = stall;
    const there = items.filter((x): x is string => x !== null);
    const boxes = boxesOf(stall, there.length);
    const space = offeredLike(view, options, first);
    const choice = itemsAt(options, space);
    for (const [item, box] of paired(there, boxes)) {
      const isPicked = draft.item === item && draft.space === space;
      if (isPicked || (draft.space === space && choice.includes(item))) lightUnder(kit, box, isPicked);
      if (family === 'cage')
        kit.picture('props/pit', box.x - box.width * 0.06, box.y + box.height * 0.84, box.width * 1.12);
      things.set(item, { box, objects: goods(kit, family, item, size, box) });
      const explain = () => handlers.explain(family, item, size);
      const tap = () =>
        space !== null && choice.includes(item) ? handlers.take(space, item) : handlers.tell(box, explain);
      kit.press(`item:${item}`, box, tap, explain);
    }
  }
  return things;
}
