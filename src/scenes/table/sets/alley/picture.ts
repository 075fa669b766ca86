/** Draws the alleys: what is there, and what stands where. */

import { drawing } from '../../drawings.ts';
import type { TableKit } from '../../kit.ts';
import { plate } from '../../pieces.ts';
import { plainDisc } from '../parts/boards.ts';
import type { Thing } from '../town/market.ts';
import type { AlleyLayout } from './layout.ts';
import { buildAlleyBoards, buildAlleyScenery, buildPurse } from './scenery.ts';
import { buildAccessories, buildGoods, buildZone, type Stall } from './wares.ts';

/** What happens at the fortune teller's, one after the other: a peek, four cards, a discount. */
const CARDS = ['green', 'red', 'yellow', 'purple'] as const;

function buildSteps(kit: TableKit, { steps, compact }: AlleyLayout): void {
  for (const [i, { x, y, width, height }] of steps.entries()) {
    const next = steps[i + 1];
    if (next !== undefined && !compact)
      kit.picture(
        plate('#fff6e4', next.x - x - width + 8, 8, 3, 2),
        x + width - 4,
        y + height / 2 - 4,
        next.x - x - width + 8,
      );
    kit.picture(plate('#fff6e4', width - 2, height, compact ? 9 : 14, 3), x - 1, y - 2, width + 2);
    const inner = { x: x + width * 0.12, y: y + height * 0.12, width: width * 0.76, height: height * 0.76 };
    if (i === 0) kit.fitted(drawing('icons/icon-peek'), inner);
    else if (i === 2) kit.fitted(drawing('icons/icon-discount'), inner);
    else {
      const side = inner.height * 0.72;
      for (const [n, colour] of CARDS.entries()) {
        const left = inner.x + (n * (inner.width - side)) / (CARDS.length - 1);
        kit.picture(drawing(`icons/deck-${colour}`), left, inner.y + (inner.height - side) / 2, side);
      }
    }
    if (compact) continue;
    kit.picture(plainDisc('#6d4a86', 28), x - 10, y - 10, 28);
    kit.words(`${i + 1}`, x + 4, y + 4, { size: 17, colour: '#fffaf0', outline: 3 });
  }
}

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
