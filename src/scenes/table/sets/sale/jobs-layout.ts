/** Where everything of the jobs lies: the four cages, the teams to choose from, the imps in their tray. */
import type { Rect } from '../../../../ui/button.ts';
import { row } from './layout.ts';

export interface JobsLayout {
  compact: boolean;
  /** By plot: 0 1 are the upper row, 3 2 the lower. */
  cages: Rect[];
  board: Rect;
  teams: Rect[];
  tray: Rect;
  imps: Rect;
  done: Rect;
}

const GAP = 8;

export function layoutJobs(area: Rect, teams: number): JobsLayout {
  const compact = area.height < 460;
  const high = compact ? 84 : 132;
  const tray = {
    x: area.x + GAP,
    y: area.y + area.height - high - GAP,
    width: area.width - 2 * GAP,
    height: high,
  };
  const stage = {
    x: area.x + GAP,
    y: area.y + GAP,
    width: area.width * (compact ? 0.46 : 0.48),
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
  const head = compact ? 34 : 66;
  const inner = {
    x: x + 14,
    y: board.y + head,
    width: board.width - 28,
    height: board.height - head - (compact ? 8 : 16),
  };
  const most = Math.max(1, Math.floor((inner.height + 6) / 54));
  const columns = teams > most ? 2 : 1;
  const lines = Math.ceil(teams / columns);
  const each = Math.min(compact ? 56 : 92, (inner.height - 6 * (lines - 1)) / Math.max(1, lines));
  const places = Array.from({ length: teams }, (_, i) => {
    const [line] = row(
      { ...inner, y: inner.y + Math.floor(i / columns) * (each + 6), height: each },
      columns,
      6,
    );
    const width = line?.width ?? inner.width;
    return { x: inner.x + (i % columns) * (width + 6), y: line?.y ?? inner.y, width, height: each };
  });
  const doing = compact ? 200 : 280;
  const pad = compact ? 9 : 14;
  const tall = compact ? 56 : 68;
  const done = {
    x: tray.x + tray.width - pad - doing,
    y: tray.y + (tray.height - tall - 8) / 2,
    width: doing,
    height: tall,
  };
  const imps = {
    x: tray.x + pad,
    y: tray.y + pad,
    width: done.x - tray.x - 2 * pad - 6,
    height: tray.height - 2 * pad,
  };
  return { compact, cages, board, teams: places, tray, imps, done };
}
