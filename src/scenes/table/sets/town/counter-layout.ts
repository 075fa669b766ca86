/** Where the counter below the town has its groups and its buttons: under the right thumb. */
import { box, isUpright, type Rect } from '../../../../ui/rect.ts';

export interface CounterLayout {
  rect: Rect;
  /** The room of the waiting groups. */
  groups: Rect;
  /** How far the group that goes now is raised. */
  raise: number;
  buttons: Rect;
}

export function layoutCounter(area: Rect, height: number, compact: boolean): CounterLayout {
  const foot = area.y + area.height - (compact ? 4 : 8);
  const rect = box(area.x, foot - height, area.width, height);
  const right = rect.x + rect.width;
  if (compact) {
    if (isUpright(area)) {
      const buttons = box(rect.x + 8, foot - 64, rect.width - 16, 54);
      const groups = box(buttons.x, rect.y + 8, buttons.width, buttons.y - rect.y - 14);
      return { rect, groups, raise: 8, buttons };
    }
    const wide = area.width > 640 ? 292 : 228;
    const buttons = box(right - 8 - wide, rect.y + (height - 54) / 2, wide, 54);
    const groups = box(rect.x + 8, rect.y + 8, buttons.x - 20 - rect.x, height - 16);
    return { rect, groups, raise: 8, buttons };
  }
  const wide = Math.min(240, Math.max(180, area.width * 0.2));
  const buttons = box(right - 14 - wide, rect.y + 14, wide, height - 30);
  const groups = box(rect.x + 14, rect.y + 22, buttons.x - 28 - rect.x, height - 40);
  return { rect, groups, raise: 26, buttons };
}
