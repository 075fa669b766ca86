/** The ground of a place as the group at hand finds it: free, taken, empty, boarded up. */

import { isBoarded, whySpaceClosed } from '../../../../engine/petz/read.ts';
import type { Group } from '../../../../engine/petz/state.ts';
import type { Look } from '../../contract.ts';
import type { TableKit } from '../../kit.ts';
import type { SendOption } from './draft.ts';
import type { PlaceId } from './layout.ts';
import { buildPad } from './pads.ts';
import { boardUp } from './planks.ts';
import type { AlleyId, ScenePlace } from './scene.ts';

interface Going {
  options: readonly SendOption[];
  /** The place picked, and the group that would go there. */
  space: string | null;
  group: Group | undefined;
}

export function padOfPlace(
  kit: TableKit,
  { view, seat }: Pick<Look, 'view' | 'seat'>,
  place: ScenePlace<PlaceId | AlleyId>,
  { options, space, group }: Going,
): void {
  const { id, pad: rect } = place;
  const open = options.some((x) => x.space === id);
  const isFree = view.town.taken[id] === undefined && !view.town.neutral.includes(id);
  const empty = isFree && whySpaceClosed(view, id, seat) !== null;
  const ghost = group === undefined ? null : { ...group, seat };
  const boarded = isBoarded(view, id);
  buildPad(kit, { view, seat, id, rect, open, picked: open && space === id, ghost, empty, boarded });
  if (boarded) boardUp(kit, place);
}
