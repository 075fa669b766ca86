/** Where the panel of a question stands beside the board of its picture, in any window. Pure; all numbers are CSS pixels. */
import { box, type Rect, type Size, shortSide } from '../../ui/rect.ts';

interface PanelPlace {
  /** What is left for the things of the world. */
  board: Rect;
  panel: Rect;
  /** A phone's window. */
  small: boolean;
}

/** Below this, in height or width, the window is a phone's. */
const LOW = 480;

/** Is this the room that a phone's window leaves to a picture, lying or upright? */
export const isPhone = (room: Size): boolean => shortSide(room) < LOW;

const clamp = (low: number, value: number, high: number) => Math.min(high, Math.max(low, value));

/** How wide a panel is beside the board of an area of that width. */
export const panelWidth = (width: number, small: boolean): number =>
  small ? clamp(256, width * 0.42, 380) : clamp(320, width * 0.34, 660);

/** At the right in the whole height; below the board in a window that is higher than wide. */
export function placePanel(room: Rect): PanelPlace {
  const { x, y, width, height } = room;
  const small = isPhone(room);
  const gap = small ? 6 : 8;
  const [across, down] = [width - 2 * gap, height - 2 * gap];
  // Under a rail of shops the room is a little wider than high.
  if (height > width * 0.85) {
    const high = clamp(240, height * 0.46, 640);
    const board = box(x + gap, y + gap, across, down - high - gap);
    return { board, panel: box(board.x, board.y + board.height + gap, across, high), small };
  }
  const wide = panelWidth(width, small);
  const board = box(x + gap, y + gap, across - wide - gap, down);
  return { board, panel: box(board.x + board.width + gap, board.y, wide, down), small };
}
