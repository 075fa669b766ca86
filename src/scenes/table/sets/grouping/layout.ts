/** Where imps, gold and the groups in the making lie on the counter below the town. A pure function; CSS pixels. */
import { box, FINGER, type Rect, stacked } from '../../../../ui/rect.ts';

/** From here on there is room for the buttons below the groups: a phone held upright. */
const HIGH = 120;
/** How wide a box of what is at home is, and how far apart the groups are. */
const LARGE = [66, 10] as const;
const SMALL = [FINGER, 4] as const;

export interface GroupPlace {
  rect: Rect;
  /** Where its imps and coins stand beside the button that takes one back. */
  party: Rect;
  minus: Rect;
}

export interface GroupingLayout {
  compact: boolean;
  /** What is at home, one box each: imps, gold, and who may go along. */
  stock: Rect[];
  groups: GroupPlace[];
  /** Below the groups, on a phone beside them. */
  buttons: Rect;
}

interface Counts {
  stock: number;
  groups: number;
}

export function layoutGrouping(counter: Rect, compact: boolean, counts: Counts): GroupingLayout {
  const { x, y, width, height } = counter;
  if (!compact || height >= HIGH) {
    const [edge, top, gap, low] = compact ? [8, 16, 12, 54] : [12, 14, 10, 60];
    const room = box(x + edge, y + top, width - 2 * edge, height - top - (compact ? 10 : 12));
    const [upper, buttons] = stacked(room, gap, [null, low]);
    return { compact, ...onTop(upper, counts, compact ? SMALL : LARGE), buttons };
  }
  const wide = width > 640 ? 252 : 204;
  const buttons = box(x + width - 8 - wide, y + (height - 54) / 2, wide, 54);
  const row = box(x + 6, y + 8, buttons.x - 8 - x - 6, height - 16);
  return { compact, ...onTop(row, counts, SMALL), buttons };
}

/** The boxes of what is at home, then the groups, side by side. */
function onTop(
  { x, y, width, height }: Rect,
  { stock, groups }: Counts,
  [own, gap]: readonly [number, number],
): Pick<GroupingLayout, 'stock' | 'groups'> {
  const step = own + gap / 2;
  const from = x + stock * step + gap / 2;
  const each = (x + width - from - gap * (groups - 1)) / Math.max(1, groups);
  const places = Array.from({ length: groups }, (_, i): GroupPlace => {
    const rect = box(from + i * (each + gap), y, each, height);
    // Where it is too narrow for both, the button lies along the foot of the group: a tap on the middle adds.
    const isNarrow = each < 84;
    const side = isNarrow ? 22 : Math.min(FINGER, each * 0.4);
    const wide = isNarrow ? each - 6 : side;
    const minus = box(rect.x + each - wide - 3, y + height - side - 5, wide, side);
    const room = isNarrow
      ? { across: each - 10, high: height - 36 }
      : { across: each - side - 15, high: height - 14 };
    const party = box(rect.x + 5, y + 8, room.across, room.high);
    return { rect, party, minus };
  });
  return {
    stock: Array.from({ length: stock }, (_, i) => box(x + i * step, y, own, height)),
    groups: places,
  };
}
