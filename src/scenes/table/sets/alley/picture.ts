/** Draws the alleys: what is there, and what stands where. */
import type { Thing } from '../town/market.ts';
import { buildAlleyBoards, buildAlleyScenery, buildPurse } from './scenery.ts';
import { buildSteps } from './steps.ts';
import { buildAccessories, buildGoods, buildZone, type Stall } from './wares.ts';

/** Everything but the pads; tells where each thing stands. */
export function buildAlley(stall: Stall, press: (id: string) => void): ReadonlyMap<string, Thing> {
  const { kit, link, look, at } = stall;
  buildAlleyScenery(kit, look.view, at);
  if (!at.compact) for (const { id, art } of at.places) if (art !== null) press(id);
  buildSteps(kit, at);
  const things = new Map([...buildGoods(stall), ...buildZone(stall), ...buildAccessories(stall)]);
  buildAlleyBoards(kit, link, at);
  buildPurse(kit, link, at, look.view.shops[look.seat]?.gold ?? 0);
  return things;
}
