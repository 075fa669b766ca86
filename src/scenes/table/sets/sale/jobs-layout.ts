/** Where everything of the jobs lies: the four cages, the boards of the two jobs below them, the panel beside or below. */
import { box, grid, isUpright, type Rect } from '../../../../ui/rect.ts';
import { isPhone, placePanel } from '../../panel-place.ts';

export interface JobsLayout {
  compact: boolean;
  /** By plot: 0 1 are the upper row, 3 2 the lower. */
  cages: Rect[];
  sweep: Rect;
  odd: Rect;
  /** Where the question stands. While the jobs are watched: whose they are, the gold, and what there is to say. */
  panel: Rect;
  plate: Rect;
  purse: Rect;
  told: Rect;
}

const GAP = 8;
/** The corner belongs to the way to skip what is played. */
const SKIP = 62;

export function layoutJobs(area: Rect): JobsLayout {
  const compact = isPhone(area);
  const wide = compact ? Math.max(270, area.width * 0.36) : Math.min(480, Math.max(340, area.width * 0.32));
  const place = box(area.x + area.width - GAP - wide, area.y + GAP, wide, area.height - 2 * GAP);
  const beside = {
    panel: place,
    board: box(area.x + GAP, place.y, place.x - area.x - 2 * GAP, place.height),
  };
  const { panel, board } = isUpright(area) ? placePanel(area) : beside;
  const { x, y: top, width, height } = board;
  const low = compact ? 92 : Math.min(200, height * 0.28);
  const [upper = [], lower = []] = [0, 1].map((row) => {
    const high = (height - low - 2 * GAP) / 2;
    return grid(box(x, top + row * (high + GAP), width, high), 2, 2, GAP);
  });
  const boards = grid(box(x, top + height - low, width, low), 2, 2, GAP);
  const [sweep = panel, odd = panel] = boards;
  const pad = compact ? 10 : 20;
  const inner = { x: panel.x + pad, width: panel.width - 2 * pad };
  const head = compact ? pad : 64;
  const plate = { ...inner, y: panel.y + head, height: compact ? 84 : 130 };
  const purse = { ...inner, y: plate.y + plate.height + pad, height: compact ? 48 : 84 };
  const y = purse.y + purse.height + pad;
  const told = { ...inner, y, width: inner.width - SKIP, height: panel.y + panel.height - y - pad };
  return {
    compact,
    cages: [...upper, ...lower.toReversed()],
    sweep,
    odd,
    panel,
    plate,
    purse,
    told,
  };
}
