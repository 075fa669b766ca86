/** What is on offer in the large town: every kind on its shelf, where it can be picked. */
import type { PetzView } from '../../../../engine/petz/view.ts';
import type { Rect } from '../../../../ui/button.ts';
import type { TableKit } from '../../kit.ts';
import { halo } from '../../pieces.ts';
import { type Draft, itemsAt, offeredLike, type SendOption } from './draft.ts';
import { type Family, goods, shelfOf } from './goods.ts';
import type { PlaceId, TownLayout } from './layout.ts';

/** The things on offer of one kind, and the spaces at which they are taken. */
export interface Shelf {
  family: Family;
  size: number;
  items: readonly (string | null)[];
  space: PlaceId;
  room: Rect;
  most: number;
}

export interface MarketDeeds {
  /** Something the group at hand may take. */
  take(space: string, item: string): void;
  /** Something to be told about. */
  describe(family: Family, item: string, box: Rect): void;
}

function shelvesOf({ town }: PetzView, { offers, k }: TownLayout): Shelf[] {
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

/** Draws what is on offer where it is sold; tells where each thing stands. */
export function buildMarket(
  kit: TableKit,
  view: PetzView,
  at: TownLayout,
  options: readonly SendOption[],
  draft: Draft,
  deeds: MarketDeeds,
): Map<string, Rect> {
  const things = new Map<string, Rect>();
  for (const { family, size, items, space: first, room, most } of shelvesOf(view, at)) {
    const there = items.filter((x): x is string => x !== null);
    const boxes = shelfOf(room, there.length, most);
    const space = offeredLike(view, options, first);
    const choice = itemsAt(options, space);
    for (const [i, item] of there.entries()) {
      const box = boxes[i];
      if (box === undefined) continue;
      things.set(item, box);
      const isPicked = draft.item === item && draft.space === space;
      if (isPicked || (draft.space === space && choice.includes(item))) lightUp(kit, box, isPicked);
      goods(kit, family, item, size, box);
      const describe = () => deeds.describe(family, item, box);
      const tap = () => (space !== null && choice.includes(item) ? deeds.take(space, item) : describe());
      kit.press(`item:${item}`, box, tap, describe);
    }
  }
  return things;
}

/** A pool of light under what may be taken, a bright one under what is. */
function lightUp(kit: TableKit, { x, y, width, height }: Rect, picked: boolean): void {
  const w = width * 1.02;
  kit.picture(halo(), x + (width - w) / 2, y + height - w * 0.3, w).setAlpha(picked ? 1 : 0.5);
}
