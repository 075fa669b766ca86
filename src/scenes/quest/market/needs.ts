/** While something is given: what each of the others pays with, so that one sees to whom a card is worth most. */
import type { Seat } from '../../../engine/kernel/state.ts';
import type { Energy } from '../../../engine/quest/data/words.ts';
import { ENERGIES, heroId, sheetOf, whoIs } from '../../../engine/quest/read.ts';
import type { QuestView } from '../../../engine/quest/view.ts';
import type { Rect } from '../../../ui/rect.ts';
import { palette } from '../../../ui/theme/palette.ts';
import { leftward, plate } from '../../table/pieces.ts';
import { energyIcon, faceArt } from '../art.ts';
import { explainCreature } from '../explain.ts';
import { badge, disc, lay } from '../pieces.ts';
import type { Ground } from '../types.ts';
import { needLines, needPlaces } from './layout.ts';

/** An energy, and how often it stands among the prices of a hero's open rows. */
interface Need {
  type: Energy;
  n: number;
}

/** What a hero pays with: the energy that its open combos and its treasures ask for most comes first. */
export function heroNeeds(view: QuestView, seat: Seat): Need[] {
  const rows = sheetOf(view, seat).filter(({ isOpen }) => isOpen);
  return ENERGIES.map((type) => ({
    type,
    n: rows.reduce((sum, { cost }) => sum + (cost[type] ?? 0), 0),
  }))
    .filter(({ n }) => n > 0)
    .sort((a, b) => b.n - a.n);
}

const HEADING = 30;

/** A line for each of them: its face and the energies; the kind of the card that is picked is lit. */
export function drawHeroNeeds(
  ground: Ground,
  seats: readonly Seat[],
  picked: string | null,
  room: Rect,
): void {
  const { deal, look, at } = ground;
  const { kit, link } = deal;
  const { view } = look;
  // On a phone the lines take all the room.
  const top = at.small ? 0 : HEADING;
  const below = { ...room, y: room.y + top, height: room.height - top };
  const lines = needLines(below, seats.length, at.small ? 40 : 62 * at.k);
  if (lines.length === 0) return;
  const heading = link.speech.t('ui.tableaux.give.needs');
  if (!at.small) leftward(kit.words(heading, room.x, room.y + 12, { size: 17, fit: room.width }));
  for (const [i, seat] of seats.entries()) {
    const rect = lines[i];
    if (rect === undefined) continue;
    lay(kit, plate('#fffaf0', rect.width, rect.height, 14, 3), rect);
    const id = heroId(seat);
    const face = rect.height - 8;
    kit.fitted(faceArt(whoIs(view, id)), { x: rect.x + 6, y: rect.y + 4, width: face, height: face });
    const needs = heroNeeds(view, seat);
    const left = rect.x + face + (at.small ? 10 : 16);
    const line = { x: left, y: rect.y, width: rect.x + rect.width - 6 - left, height: rect.height };
    const { signs, numbered } = needPlaces(line, needs.length);
    for (const [n, place] of signs.entries()) {
      const need = needs[n];
      if (need !== undefined) drawNeed(kit, need, place, numbered, isLit(need.type, picked));
    }
    kit.tell(rect, () => explainCreature(ground, id));
  }
}

/** A Joker pays for everything. */
const isLit = (type: Energy, picked: string | null): boolean => picked === type || picked === 'joker';

function drawNeed(
  kit: Ground['deal']['kit'],
  { type, n }: Need,
  { x, y, width: size }: Rect,
  numbered: boolean,
  lit: boolean,
): void {
  const middle = { x: x + size / 2, y: y + size / 2 };
  if (lit) kit.picture(disc(palette.glow), x - 4, y - 4, size + 8);
  badge(kit, energyIcon(type), middle.x, middle.y, size, lit ? palette.glow : '#fffaf0');
  if (numbered) leftward(kit.words(`×${n}`, x + size + 3, middle.y + 2, { size: 16 }));
}
