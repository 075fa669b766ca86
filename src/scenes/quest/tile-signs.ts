/** Where the signs of whoever stands on a tile lie, so that none covers another. Pure; CSS pixels. */
import type { Rect } from '../../ui/rect.ts';

/** What the sign of an attack and its number take of a phone's tile. */
const ATTACK_ROOM = 38;
/** How high a person's name is. */
const NAME = 22;

interface TileSigns {
  /** Its life, lower right. */
  life: Rect;
  /** A mark's width; marks stand in a row from here on at the lower left. */
  mark: number;
  lead: number;
  /** How many marks there is room for. */
  marks: number;
  /** Who leads it: at the left, above its marks, above the number of the column. */
  name: Rect;
  /** A flag: between marks and life, as at the upper edge whoever queues behind shows its face. */
  flag: Rect;
}

/** The signs of a tile of so many marks; `isFoe` shows an attack, `flagged` leaves room for a flag. */
export function tileSigns(
  rect: Rect,
  { k, small }: { k: number; small: boolean },
  { marks, isFoe, flagged }: { marks: number; isFoe: boolean; flagged: boolean },
): TileSigns {
  const right = rect.x + rect.width;
  const foot = rect.y + rect.height;
  const life = Math.max(small ? 26 : 34, 46 * k);
  const mark = Math.max(18, 26 * k);
  const flag = small ? 20 : Math.max(24, 30 * k);
  // On a phone a foe's attack stands in the same line.
  const lead = rect.x + (small && isFoe ? ATTACK_ROOM : 0);
  const end = right - life * 1.06;
  const free = end - lead - (flagged && !small ? flag : 0);
  const room = Math.max(1, Math.floor(free / mark));
  const shown = Math.min(marks, room);
  return {
    life: { x: end, y: foot - life * 1.02, width: life, height: life },
    mark,
    lead,
    marks: shown,
    name: { x: rect.x + 2, y: foot - mark * 1.2 - NAME, width: end - rect.x - 4, height: NAME },
    flag: small
      ? { x: right - flag, y: rect.y - 3, width: flag, height: flag }
      : { x: Math.min(lead + mark * shown + 1, end - flag), y: foot - flag, width: flag, height: flag },
  };
}
