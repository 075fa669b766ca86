/** Where imps, gold and the groups in the making lie on the counter below the town. A pure function; CSS pixels. */

import { lipOf } from '../../../../ui/panel.ts';
import type { Rect } from '../../../../ui/rect.ts';

/** The least a finger needs. */
export const FINGER = 44;
/** A button that shows a picture instead of words. */
const TOOL = 48;
/** The least width for the words of a proposal; those without are left out. */
const PROPOSAL = 88;
/** From here on there is room for the buttons below the groups: a phone held upright. */
const HIGH = 120;

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
  /** As many as have room; on a phone the first. */
  proposals: Rect[];
  /** Empties all groups; on a small phone in the place of the proposals. */
  clear: Rect;
  /** Lets everybody stay at home, while all groups are empty; on a small phone in the place of sending. */
  stay: Rect;
  /** Two buttons share a place, of which one is of use at a time. */
  isShared: boolean;
  undo: Rect;
  hint: Rect;
  send: Rect;
}

interface Counts {
  stock: number;
  groups: number;
  proposals: number;
}

export function layoutGrouping(counter: Rect, compact: boolean, counts: Counts): GroupingLayout {
  return compact ? inOneRow(counter, counts) : inTwoRows(counter, counts);
}

function inTwoRows({ x, y, width, height }: Rect, counts: Counts): GroupingLayout {
  const left = x + 12;
  const inner = width - 24;
  const button = 52;
  const lower = y + height - 10 - lipOf(button) - button;
  const upper = { x: left, y: y + 14, width: inner, height: lower - 10 - y - 14 };
  const wide = Math.min(210, Math.max(150, inner * 0.17));
  const box = (at: number, across: number): Rect => ({ x: at, y: lower, width: across, height: button });
  const send = box(left + inner - wide, wide);
  const hint = box(send.x - 10 - TOOL, TOOL);
  const undo = box(hint.x - 8 - TOOL, TOOL);
  const clear = box(undo.x - 8 - 96, 96);
  const room = clear.x - 10 - left;
  const shown = Math.min(counts.proposals, Math.floor((room + 8) / (PROPOSAL + 8)));
  const each = Math.min(190, (room - 8 * (shown - 1)) / Math.max(1, shown));
  const proposals = Array.from({ length: shown }, (_, i) => box(left + i * (each + 8), each));
  return {
    compact: false,
    ...onTop(upper, counts, 66, 10),
    proposals,
    clear,
    stay: clear,
    isShared: false,
    undo,
    hint,
    send,
  };
}

function inOneRow({ x, y, width, height }: Rect, counts: Counts): GroupingLayout {
  const isHigh = height >= HIGH;
  const own = TOOL + lipOf(TOOL);
  const middle = isHigh ? y + height - own - 10 : y + (height - own) / 2;
  const wide = isHigh ? 104 : width > 640 ? 88 : 66;
  const box = (at: number, across: number): Rect => ({ x: at, y: middle, width: across, height: TOOL });
  const send = box(x + width - 8 - wide, wide);
  const hint = box(send.x - 6 - FINGER, FINGER);
  const undo = box(hint.x - 4 - FINGER, FINGER);
  const isShared = width <= 640 && !isHigh;
  const last = isShared ? undo : box(undo.x - 4 - FINGER, FINGER);
  const left = isHigh ? x + 8 : last.x - 4 - 60;
  const first = box(left, last.x - 4 - left);
  const proposals = counts.proposals === 0 ? [] : [first];
  const clear = isShared ? first : last;
  const stay = isShared ? send : last;
  const right = proposals[0]?.x ?? clear.x;
  const row = isHigh
    ? { x: x + 8, y: y + 16, width: width - 16, height: middle - 12 - y - 16 }
    : { x: x + 6, y: y + 8, width: right - 6 - x - 6, height: height - 16 };
  return {
    compact: true,
    ...onTop(row, counts, FINGER, 4),
    proposals,
    clear,
    stay,
    isShared,
    undo,
    hint,
    send,
  };
}

/** The boxes of what is at home, then the groups, side by side. */
function onTop(
  { x, y, width, height }: Rect,
  { stock, groups }: Counts,
  own: number,
  gap: number,
): Pick<GroupingLayout, 'stock' | 'groups'> {
  const step = own + gap / 2;
  const from = x + stock * step + gap / 2;
  const each = (x + width - from - gap * (groups - 1)) / Math.max(1, groups);
  const places = Array.from({ length: groups }, (_, i): GroupPlace => {
    const rect = { x: from + i * (each + gap), y, width: each, height };
    // Where it is too narrow for both, the button lies along the foot of the group: a tap on the middle adds.
    const isNarrow = each < 84;
    const side = isNarrow ? 22 : Math.min(FINGER, each * 0.4);
    const wide = isNarrow ? each - 6 : side;
    const minus = { x: rect.x + each - wide - 3, y: y + height - side - 5, width: wide, height: side };
    const room = isNarrow
      ? { across: each - 10, high: height - 36 }
      : { across: each - side - 15, high: height - 14 };
    const party = { x: rect.x + 5, y: y + 8, width: room.across, height: room.high };
    return { rect, party, minus };
  });
  return {
    stock: Array.from({ length: stock }, (_, i) => ({ x: x + i * step, y, width: own, height })),
    groups: places,
  };
}
