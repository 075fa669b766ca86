/** Where the counter below the town has its groups and its buttons: the sending ones under the right thumb. */
import { isUpright, type Rect } from '../../../../ui/rect.ts';

export interface CounterLayout {
  rect: Rect;
  /** The room of the waiting groups. */
  groups: Rect;
  /** How far the group that goes now is raised. */
  raise: number;
  send: Rect;
  home: Rect;
  undo: Rect;
  hint: Rect;
}

export function layoutCounter(area: Rect, height: number, compact: boolean): CounterLayout {
  const foot = area.y + area.height - (compact ? 4 : 8);
  const rect = { x: area.x, y: foot - height, width: area.width, height };
  const right = rect.x + rect.width;
  if (compact) {
    const below = isUpright(area);
    const y = below ? rect.y + height - 64 : rect.y + (height - 48) / 2 - 3;
    const wide = below || area.width > 640 ? 118 : 78;
    const send = { x: right - 8 - wide, y, width: wide, height: 48 };
    const home = { x: send.x - 8 - wide, y, width: wide, height: 48 };
    const hint = { x: home.x - 8 - 48, y, width: 48, height: 48 };
    const undo = { x: hint.x - 8 - 48, y, width: 48, height: 48 };
    const room = below
      ? { width: rect.width - 16, height: y - rect.y - 14 }
      : { width: undo.x - rect.x - 20, height: height - 16 };
    const groups = { x: rect.x + 8, y: rect.y + 8, ...room };
    return { rect, groups, raise: 8, send, home, undo, hint };
  }
  const row = Math.min(62, (height - 46) / 2);
  const upper = rect.y + (height - 2 * row - 16) / 2 - 3;
  const lower = upper + row + 16;
  const wide = Math.min(190, Math.max(150, area.width * 0.16));
  const narrow = Math.min(132, Math.max(104, area.width * 0.115));
  const x = right - 14 - wide;
  const box = (left: number, y: number, width: number): Rect => ({ x: left, y, width, height: row });
  const besides = x - 12 - narrow;
  return {
    rect,
    groups: { x: rect.x + 14, y: rect.y + 22, width: besides - 14 - rect.x - 14, height: height - 40 },
    raise: 26,
    send: box(x, upper, wide),
    home: box(x, lower, wide),
    undo: box(besides, upper, narrow),
    hint: box(besides, lower, narrow),
  };
}
