/** Where a group was put down: the place there, and the thing, if it was put down on one. A pure function. */
import type { PetzView } from '../../../../engine/petz/view.ts';
import { contains, type Rect } from '../../../../ui/rect.ts';
import { FOOD } from '../alley/wares.ts';
import { itemsAt, offeredLike, type SendOption } from './draft.ts';
import type { Thing } from './market.ts';
import type { SceneLayout } from './scene.ts';

interface Dropped {
  space: string | null;
  item: string | null;
  /** The place under the point, open to the group or not. */
  place: string | null;
}

const isIn = (rect: Rect | null | undefined, x: number, y: number): boolean =>
  rect != null && contains(rect, { x, y });

export function droppedAt(
  { places }: Pick<SceneLayout, 'places'>,
  things: ReadonlyMap<string, Pick<Thing, 'box'>>,
  view: PetzView,
  options: readonly SendOption[],
  x: number,
  y: number,
): Dropped {
  const isOffered = ([id]: readonly [string, unknown]) => options.some((one) => one.item === id);
  const thing = [...things].find((one) => isIn(one[1].box, x, y) && isOffered(one));
  const place = places.find(({ pad, art }) => isIn(pad, x, y) || isIn(art, x, y))?.id ?? null;
  if (thing !== undefined) {
    const space = options.find((one) => one.item === thing[0])?.space ?? null;
    return { space, item: thing[0], place };
  }
  const isFood = isIn(things.get('food')?.box, x, y) && options.some((one) => one.item?.startsWith(FOOD));
  if (isFood) return { space: 'market', item: FOOD, place };
  const space = place === null ? null : offeredLike(view, options, place);
  const items = itemsAt(options, space);
  return { space, item: items.length === 1 ? (items[0] ?? null) : null, place };
}
