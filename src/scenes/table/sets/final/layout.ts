/** Where everything of the final scoring lies: all charts at once where there is room, else one at a time. */
import type { Rect } from '../../../../ui/rect.ts';

export const PAGES = ['points', 'shows', 'race', 'album', 'awards'] as const;
export type Page = (typeof PAGES)[number];

export interface FinalLayout {
  compact: boolean;
  banner: Rect;
  /** The charts that are shown. */
  panels: Partial<Record<Page, Rect>>;
  /** Tabs to turn the pages; none where all are shown. */
  tabs: { page: Page; rect: Rect }[];
  again: Rect;
  /** Tells others of the result. */
  share: Rect;
  /** Opens the turning points of the game. */
  turning: Rect;
  /** The way back to the title. */
  leave: Rect;
}

const GAP = 10;

/** The charts of a game: those there is nothing to show of have no place. */
export function layoutFinal(area: Rect, open: Page, pages: readonly Page[] = PAGES): FinalLayout {
  const compact = area.height < 460 || area.width < 900;
  return compact ? onePage(area, open, pages) : allPages(area, pages);
}

/** How much of its line each chart takes beside the others. */
const SHARES: readonly Readonly<Partial<Record<Page, number>>>[] = [
  { points: 0.5, shows: 0.5 },
  { race: 0.38, awards: 0.31, album: 0.31 },
];

function allPages(area: Rect, pages: readonly Page[]): FinalLayout {
  const head = Math.min(104, area.height * 0.13);
  const side = Math.min(230, area.width * 0.19);
  const y = area.y + head + GAP;
  const width = area.width - 2 * GAP;
  const whole = area.y + area.height - y - 2 * GAP - 6;
  // The upper charts have more lines than the lower ones.
  const heights = [whole * 0.535, whole * 0.465] as const;
  const panels: Partial<Record<Page, Rect>> = {};
  for (const [line, shares] of SHARES.entries()) {
    const shown = (Object.keys(shares) as Page[]).filter((page) => pages.includes(page));
    const all = shown.reduce((sum, page) => sum + (shares[page] ?? 0), 0);
    const room = width - GAP * (shown.length - 1);
    let x = area.x + GAP;
    for (const page of shown) {
      const wide = (room * (shares[page] ?? 0)) / all;
      panels[page] = { x, y: y + line * (heights[0] + GAP), width: wide, height: heights[line] ?? 0 };
      x += wide + GAP;
    }
  }
  const button = { y: area.y + GAP + (head - GAP - 69) / 2, width: side, height: 62 };
  const right = area.x + area.width - GAP;
  const wide = Math.min(150, area.width * 0.125);
  const share = { ...button, x: right - side - GAP - wide, width: wide };
  const from = area.x + wide + 2 * GAP;
  const turning = { ...button, x: share.x - GAP - wide, width: wide };
  return {
    compact: false,
    banner: {
      x: from,
      y: area.y + GAP,
      width: turning.x - GAP - from,
      height: head - GAP,
    },
    panels,
    tabs: [],
    again: { x: right - side, ...button },
    share,
    turning,
    leave: { ...button, x: area.x + GAP, width: wide },
  };
}

function onePage(area: Rect, open: Page, pages: readonly Page[]): FinalLayout {
  const rail = 136;
  const right = area.x + area.width - GAP;
  const top = area.y + 6;
  const leave = { x: area.x + GAP, y: top, width: 54, height: 48 };
  const again = { x: right - rail, y: top, width: rail, height: 48 };
  const share = { ...leave, x: leave.x + leave.width + GAP };
  const turning = { ...share, x: share.x + share.width + GAP };
  const from = turning.x + turning.width + GAP;
  const banner = { x: from, y: top, width: again.x - GAP - from, height: 54 };
  const y = top + 54 + 6;
  const foot = area.y + area.height - 8;
  const count = pages.length;
  const gap = Math.max(2, Math.min(8, (foot - y - count * 48) / (count - 1)));
  const high = Math.min(64, (foot - y - (count - 1) * gap) / count);
  const tabs = pages.map((page, i) => ({
    page,
    rect: { x: right - rail, y: y + i * (high + gap), width: rail, height: high },
  }));
  return {
    compact: true,
    banner,
    panels: { [open]: { x: area.x + GAP, y, width: area.width - rail - 3 * GAP, height: foot - y } },
    tabs,
    again,
    share,
    turning,
    leave,
  };
}

export interface RevealLayout {
  compact: boolean;
  board: Rect;
  title: Rect;
  chart: Rect;
}

/** A last show that has the whole picture to itself; the foot is left to the button and what is said. */
export function layoutReveal(area: Rect): RevealLayout {
  const compact = area.height < 460;
  const foot = compact ? 72 : 96;
  const width = Math.min(area.width - 2 * GAP, 1280);
  const board = {
    x: area.x + (area.width - width) / 2,
    y: area.y + GAP,
    width,
    height: Math.min(area.height - foot - GAP, 720),
  };
  const head = compact ? 46 : 84;
  const pad = compact ? 14 : 30;
  return {
    compact,
    board,
    title: { ...board, height: head },
    chart: {
      x: board.x + pad,
      y: board.y + head + 6,
      width: width - 2 * pad,
      height: board.height - head - pad - 2,
    },
  };
}

/** The grid with the largest pictures for a number of them: how many stand side by side. */
export function columnsFor(width: number, height: number, count: number): number {
  let best = { columns: 1, side: 0 };
  for (let columns = 1; columns <= Math.max(1, count); columns++) {
    const side = Math.min(width / columns, (height / Math.ceil(count / columns)) * 1.15);
    if (side > best.side) best = { columns, side };
  }
  return best.columns;
}
