/** While something is given: what each of the others pays with, so that one sees to whom a card is worth most. */
import type { Seat } from '../../../engine/kernel/state.ts';
import type { Energy } from '../../../engine/quest/data/words.ts';
import type { QuestView } from '../../../engine/quest/view.ts';
import { ENERGIES, heroId, sheetOf, whoIs } from '../../../session/quest-facts.ts';
import type { Rect } from '../../../ui/rect.ts';
import { palette } from '../../../ui/theme/palette.ts';
import { leftward, plate } from '../../table/pieces.ts';
import { energyIcon, faceArt } from '../art.ts';
import { explainCreature } from '../explain.ts';
import { badge, lay } from '../pieces.ts';
import type { Ground } from '../types.ts';

/** An energy, and how often it stands among the prices of a hero's open rows. */
export interface Need {
  type: Energy;
  n: number;
}

/** What a hero pays with: the energy that its open combos and its treasures ask for most comes first. */
export function needsOf(view: QuestView, seat: Seat): Need[] {
  const rows = sheetOf(view, seat).filter(({ isOpen }) => isOpen);
  return ENERGIES.map((type) => ({
    type,
    n: rows.reduce((sum, { cost }) => sum + (cost[type] ?? 0), 0),
  }))
    .filter(({ n }) => n > 0)
    .sort((a, b) => b.n - a.n);
}

const HEADING = 30;
/** The width of a number beside its sign. */
const NUMBER = 32;
/** No sign of energy is smaller. */
const LEAST = 20;

/** A line for each of them: its face and the energies; the kind of the card that is picked is lit. */
export function drawNeeds(ground: Ground, seats: readonly Seat[], picked: string | null, room: Rect): void {
  const { deal, look, at } = ground;
  const { kit, link } = deal;
  const { view } = look;
  const high = Math.min(62 * at.k, (room.height - HEADING) / Math.max(1, seats.length) - 6);
  // Lines that would be too low to read are left out.
  if (high < 34) return;
  const heading = link.speech.t('ui.tableaux.give.needs');
  leftward(kit.words(heading, room.x, room.y + 12, { size: 17, fit: room.width }));
  for (const [i, seat] of seats.entries()) {
    const rect = { x: room.x, y: room.y + HEADING + i * (high + 6), width: room.width, height: high };
    lay(kit, plate('#fffaf0', rect.width, rect.height, 14, 3), rect);
    const id = heroId(seat);
    const face = high - 8;
    kit.fitted(faceArt(whoIs(view, id)), { x: rect.x + 6, y: rect.y + 4, width: face, height: face });
    const left = rect.x + face + 18;
    const wide = rect.x + rect.width - 6 - left;
    // Those it asks for most, as far as there is room for signs one can tell apart.
    const needs = needsOf(view, seat).slice(0, Math.max(1, Math.floor(wide / (LEAST + NUMBER))));
    const most = wide / Math.max(1, needs.length);
    const sign = Math.min(high * 0.62, most - NUMBER);
    const step = Math.min(sign + NUMBER + 6, most);
    for (const [place, { type, n }] of needs.entries()) {
      const x = left + place * step + sign / 2;
      const y = rect.y + high / 2;
      badge(kit, energyIcon(type), x, y, sign, type === picked ? palette.glow : '#fffaf0');
      leftward(kit.words(`×${n}`, x + sign * 0.58, y + 2, { size: 16 }));
    }
    kit.tell(rect, () => explainCreature(ground, id));
  }
}
