/** Where everything of the jobs lies: the four cages, the boards of the two jobs, what is said and done below. */
import type { Rect } from '../../../../ui/rect.ts';

export interface JobsLayout {
  compact: boolean;
  /** By plot: 0 1 are the upper row, 3 2 the lower. */
  cages: Rect[];
  board: Rect;
  sweep: Rect;
  odd: Rect;
  /** The Employee's card beside the brooms; null: there is no question of him. */
  employee: Rect | null;
  tray: Rect;
  /** What there is to say, and the gold. */
  told: Rect;
  purse: Rect;
  hint: Rect;
  undo: Rect;
  done: Rect;
}

const GAP = 8;

export function layoutJobs(area: Rect, withEmployee = false): JobsLayout {
  const compact = area.height < 460;
  const high = compact ? 76 : 112;
  const tray = {
    x: area.x + GAP,
    y: area.y + area.height - high - GAP,
    width: area.width - 2 * GAP,
    height: high,
  };
  const stage = {
    x: area.x + GAP,
    y: area.y + GAP,
    width: area.width * (compact ? 0.46 : 0.5),
    height: tray.y - area.y - 2 * GAP,
  };
  const size = { width: (stage.width - GAP) / 2, height: (stage.height - GAP) / 2 };
  const cages = [0, 1, 3, 2].map((cell) => ({
    x: stage.x + (cell % 2) * (size.width + GAP),
    y: stage.y + Math.floor(cell / 2) * (size.height + GAP),
    ...size,
  }));
  const x = stage.x + stage.width + GAP;
  const board = { x, y: stage.y, width: area.x + area.width - GAP - x, height: stage.height };
  const head = compact ? 10 : 64;
  const pad = compact ? 10 : 20;
  const gap = compact ? 6 : 14;
  const each = (board.height - head - pad - gap) / 2;
  const sweep = { x: x + pad, y: board.y + head, width: board.width - 2 * pad, height: each };
  const odd = { ...sweep, y: sweep.y + each + gap };
  const card = compact ? 56 : 84;
  const employee = withEmployee ? { ...sweep, x: sweep.x + sweep.width - card, width: card } : null;
  if (employee !== null) sweep.width -= card + 8;
  const edge = compact ? 9 : 14;
  const tall = compact ? 54 : 66;
  const doing = compact ? 190 : 280;
  const done = {
    x: tray.x + tray.width - edge - doing,
    y: tray.y + (tray.height - tall - 8) / 2,
    width: doing,
    height: tall,
  };
  const inner = { y: tray.y + edge, height: tray.height - 2 * edge };
  const side = compact ? 48 : 58;
  const undo = { x: done.x - side - GAP, y: done.y + (tall - side) / 2, width: side, height: side };
  const hint = { ...undo, x: undo.x - side - GAP };
  const purse = { ...inner, x: hint.x - (compact ? 108 : 190), width: compact ? 100 : 180 };
  const told = { ...inner, x: tray.x + edge, width: purse.x - tray.x - edge - 10 };
  return { compact, cages, board, sweep, odd, employee, tray, told, purse, hint, undo, done };
}
