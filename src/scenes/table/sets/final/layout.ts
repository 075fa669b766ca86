/** Where everything of the final scoring lies: all four charts at once where there is room, else one at a time. */
import type { Rect } from '../../../../ui/button.ts';

export const PAGES = ['points', 'shows', 'race', 'album'] as const;
export type Page = (typeof PAGES)[number];

export interface FinalLayout {
  compact: boolean;
  banner: Rect;
  /** The charts that are shown. */
  panels: Partial<Record<Page, Rect>>;
  /** Tabs to turn the pages; none where all are shown. */
  tabs: { page: Page; rect: Rect }[];
  again: Rect;
}

const GAP = 10;

export function layoutFinal(area: Rect, open: Page): FinalLayout {
  const compact = area.height < 460 || area.width < 900;
  return compact ? onePage(area, open) : allPages(area);
}

function allPages(area: Rect): FinalLayout {
  const head = Math.min(104, area.height * 0.13);
  const again = { width: 230, height: 62 };
  const y = area.y + head + GAP;
  const size = {
    width: (area.width - 3 * GAP) / 2,
    height: (area.y + area.height - y - 2 * GAP - 6) / 2,
  };
  const place = (column: number, line: number): Rect => ({
    x: area.x + GAP + column * (size.width + GAP),
    y: y + line * (size.height + GAP),
    ...size,
  });
  const right = area.x + area.width - GAP;
  return {
    compact: false,
    banner: {
      x: area.x + again.width + 2 * GAP,
      y: area.y + GAP,
      width: area.width - 2 * again.width - 4 * GAP,
      height: head - GAP,
    },
    panels: { points: place(0, 0), shows: place(1, 0), race: place(0, 1), album: place(1, 1) },
    tabs: [],
    again: { x: right - again.width, y: area.y + GAP + (head - GAP - again.height - 7) / 2, ...again },
  };
}

function onePage(area: Rect, open: Page): FinalLayout {
  const again = { width: 136, height: 48 };
  const banner = { x: area.x + GAP, y: area.y + 6, width: area.width - again.width - 3 * GAP, height: 54 };
  const rail = 136;
  const y = banner.y + banner.height + 6;
  const foot = area.y + area.height - 8;
  const gap = Math.min(8, (foot - y - 4 * 48) / 3);
  const high = Math.min(64, (foot - y - 3 * gap) / 4);
  const tabs = PAGES.map((page, i) => ({
    page,
    rect: { x: area.x + area.width - GAP - rail, y: y + i * (high + gap), width: rail, height: high },
  }));
  return {
    compact: true,
    banner,
    panels: { [open]: { x: area.x + GAP, y, width: area.width - rail - 3 * GAP, height: foot - y } },
    tabs,
    again: { x: area.x + area.width - GAP - again.width, y: area.y + 6, ...again },
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
