/** What is picked in town but not sent: read out of the question's own options, never made up. */
import type { Domain } from '../../../../engine/kernel/domain.ts';
import type { Json } from '../../../../engine/kernel/state.ts';
import { groupIn, offerOf, sameGroup, WITHDRAW } from '../../../../engine/petz/read.ts';
import type { Group } from '../../../../engine/petz/state.ts';
import type { PetzView } from '../../../../engine/petz/view.ts';
import { isJsonRecord } from '../../../../ui/json.ts';
import { contains, type Rect } from '../../../../ui/rect.ts';
import type { Thing } from './goods.ts';
import type { SceneLayout } from './scene.ts';

/** One answer the question allows. */
export interface SendOption extends Group {
  choice: Json;
  space: string;
  item: string | null;
}

export interface SendDraft {
  /** Which of the groups of the size at hand. */
  group: number;
  space: string | null;
  item: string | null;
}

/** The answers of the food tile in the alleys: one for each of its groups. */
export const FOOD = 'food:';

export const EMPTY: SendDraft = { group: 0, space: null, item: null };

export function readOptions(domain: Domain | null): SendOption[] {
  if (domain?.type !== 'pick') return [];
  return domain.options.flatMap((choice) => {
    if (!isJsonRecord(choice)) return [];
    const { imps, gold, space, item } = choice;
    if (typeof imps !== 'number' || typeof gold !== 'number' || typeof space !== 'string') return [];
    return [{ ...groupIn(choice), choice, space, item: typeof item === 'string' ? item : null }];
  });
}

/** What the question offers to one group. */
export function sendOptions(options: readonly SendOption[], group: Group | undefined): SendOption[] {
  return options.filter((x) => x.space !== WITHDRAW && group !== undefined && sameGroup(x, group));
}

/** The answer that calls a waiting group back; null where that is not allowed. */
export function recallOf(options: readonly SendOption[], group: Group): SendOption | null {
  return options.find((x) => x.space === WITHDRAW && sameGroup(x, group)) ?? null;
}

/** The space on offer that is alike to the one pointed at: of several alike the question names one. */
export function offeredLike(view: PetzView, options: readonly SendOption[], space: string): string | null {
  if (options.some((x) => x.space === space)) return space;
  const { kind } = offerOf(view, space);
  return options.find((x) => x.space !== 'home' && offerOf(view, x.space).kind === kind)?.space ?? null;
}

/** The things to choose from at a space; none where a group just goes. */
export function itemsAt(options: readonly SendOption[], space: string | null): string[] {
  return options.flatMap((x) => (x.space === space && x.item !== null ? [x.item] : []));
}

/** The answer the draft stands for; null while something is missing. */
export function chosenSend(options: readonly SendOption[], { space, item }: SendDraft): SendOption | null {
  return options.find((x) => x.space === space && x.item === item) ?? null;
}

/** Where a group was put down: the place there, and the thing, if it was put down on one. A pure function. */
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
