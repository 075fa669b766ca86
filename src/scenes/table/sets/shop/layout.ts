/**
 * Where everything in the shop stands, for any area: pure functions of its size. Wide windows have the four plots
 * with trays of slots under the cages, the forecast at the right and a counter below; low ones (phones) have the
 * slots beside the cages and a strip instead of the panel. Upright the panel lies below the plots, at the foot of the
 * window. All numbers are CSS pixels.
 */
import {
  box,
  FINGER,
  inset,
  isUpright,
  lined,
  middleOf,
  type Rect,
  series,
  stacked,
} from '../../../../ui/rect.ts';
import { isPhone, panelWidth } from '../../panel-place.ts';

/**
 * `care` needs room for worded options, `assign` and `arrange` for the hand or the cart. `watch` is for looking on:
 * the plots stand where they do in `care`, so that nothing jumps between a question and what comes of it.
 */
export type ShopMode = 'assign' | 'arrange' | 'care' | 'watch';

export interface Circle {
  x: number;
  y: number;
  size: number;
}

export interface ShopLayout {
  compact: boolean;
  board: Rect;
  /** In the order of the rules: 0 1 above, 3 2 below. */
  plots: PlotSpot[];
  /** Gap i lies between plot i and the next one in the ring. */
  gaps: Circle[];
  centre: Circle;
  /** The panel of the question; what a watched shop is waited for. */
  side: Rect;
  counter: Rect;
  home: Rect;
  /** Cards or the cart. */
  hand: Rect;
  /** What everybody may know the shop has; the lower right corner stays free. */
  stock: Rect;
  /** One line: who is waited for, how far the needs are; null where there is no room for it. */
  strip: Rect | null;
  /** Where the sentence goes that says what is being played. */
  caption: Rect;
  /** The size of running text. */
  words: number;
}

const STRIP = 46;
/** The way back from a visit and the button that goes on lie in the lower right corner: so much of it stays free. */
const CORNER = { wide: 250, low: 76 } as const;

const clamp = (low: number, value: number, high: number) => Math.min(high, Math.max(low, value));

/** Lays out the shop. `bars`: how many slots the pet of each plot has; 0 without one. */
export function layoutShop(area: Rect, mode: ShopMode, bars: readonly number[]): ShopLayout {
  return isPhone(area) ? low(area, mode, bars) : wide(area, mode);
}

/** How much of an upright window the panel has beside the plots; where cards are laid on a phone, slots need the room. */
const BELOW = 0.46;
const LAID = 0.44;
/** The same where cards are laid or the cart is unloaded on a tablet: nothing stands between the plots there. */
const HALF = 0.5;

function wide(area: Rect, mode: ShopMode): ShopLayout {
  const { x, y, width, height } = area;
  const below = isUpright(area);
  const gap = 8;
  const isShow = mode === 'care' || mode === 'watch';
  // In an upright window what is asked needs the height.
  const counterHeight =
    below && !isShow
      ? clamp(112, height * 0.14, 160)
      : isShow
        ? clamp(132, height * 0.2, below ? 160 : 200)
        : clamp(150, height * 0.25, 250);
  const stripRoom = isShow ? STRIP + gap : 0;
  const sideWidth = panelWidth(width, false);
  const room = height - counterHeight - stripRoom - 3 * gap;
  const high = below ? room * (isShow ? BELOW : HALF) - gap : 0;
  const tall = below ? room - high - gap : room;
  const board = box(x + gap, y + gap, width - (below ? 2 * gap : sideWidth + 3 * gap), tall);
  // The panel of a question has the whole height, but where the hand needs the whole width.
  const isAsked = mode === 'care' || mode === 'arrange';
  const across = isAsked ? board.width : width - 2 * gap;
  const foot = board.y + tall + gap;
  // The hand lies beside the plots, but the corner is free below a watched shop.
  const top = below && mode === 'watch' ? foot + high + gap : foot;
  const strip = box(x + gap, top, across, STRIP);
  const counter = box(x + gap, top + stripRoom, across, counterHeight);
  const side = below
    ? box(board.x, mode === 'watch' ? foot : counter.y + counterHeight + gap, board.width, high)
    : box(board.x + board.width + gap, board.y, sideWidth, isAsked ? height - 2 * gap : tall);
  const pad = Math.round(counterHeight * 0.07);
  const inner = inset(counter, pad);
  const [home, hand] = lined(inner, pad, [clamp(112, width * 0.108, 200), null]);
  const k = board.width / 820;
  return {
    compact: false,
    board,
    ...square(board, 18 * k, 8 * k, 74 * k, (rect, left) => widePlot(rect, left)),
    side,
    counter,
    home,
    hand,
    stock: { ...inner, width: inner.width - CORNER.wide },
    strip: isShow ? strip : null,
    caption: strip,
    words: clamp(16, height * 0.022, 22),
  };
}

function low(area: Rect, mode: ShopMode, bars: readonly number[]): ShopLayout {
  const { x, y, width, height } = area;
  const below = isUpright(area);
  const gap = 6;
  const isWatch = mode === 'watch';
  const isCare = mode === 'care' || isWatch;
  const asideWidth = isCare ? panelWidth(width, true) : clamp(124, width * 0.175, 170);
  const plotOf = below ? highPlot : lowPlot;
  const sideWidth = below ? width - 2 * gap : asideWidth;
  const counterHeight = isCare ? 50 : clamp(66, height * 0.23, 84);
  // What a watched shop has takes two rows of a narrow window, and so do cards; its plots stand where they stood.
  const more = !below ? 0 : isWatch ? 38 : mode === 'assign' ? 36 : 0;
  const room = height - counterHeight - 3 * gap;
  const high = below ? room * (mode === 'assign' ? LAID : BELOW) : height - 2 * gap;
  const board = below
    ? box(x + gap, y + gap, sideWidth, room - high - gap)
    : box(x + gap, y + gap, width - sideWidth - 3 * gap, room);
  const counter = box(board.x, board.y + board.height + gap, board.width, counterHeight + more);
  const column = below
    ? box(board.x, counter.y + counter.height + gap, sideWidth, high - more)
    : box(board.x + board.width + gap, board.y, sideWidth, high);
  const foot = column.y + column.height;
  const homeWidth = isCare ? counter.width - 8 : 92;
  const side = isWatch ? { ...column, height: column.height - CORNER.low } : column;
  return {
    compact: true,
    board,
    ...square(board, gap + 2, gap, FINGER, (rect, _left, at) =>
      isCare || mode === 'arrange' || !bars[at] ? barePlot(rect) : plotOf(rect, bars[at]),
    ),
    side,
    counter,
    home: box(counter.x + 4, counter.y + 4, homeWidth - 8, counterHeight - 8),
    hand: box(counter.x + homeWidth, counter.y + 4, counter.width - homeWidth - 6, counter.height - 8),
    stock: inset(counter, 4),
    strip: isWatch ? box(column.x, foot - CORNER.low + 8, sideWidth, CORNER.low - 12) : null,
    // Beside it is the button that skips.
    caption: box(column.x, foot - CORNER.low + 6, sideWidth - 64, CORNER.low - 10),
    words: 16,
  };
}

type PlotMaker = (rect: Rect, isLeft: boolean, at: number) => Omit<PlotSpot, 'rect'>;

/** The four plots with the places between them; `round` is the size of those places. */
function square(board: Rect, gx: number, gy: number, round: number, inside: PlotMaker) {
  const [upper, lower] = stacked(board, gy, [null, null]);
  const across = (row: Rect) => lined(row, gx, [null, null]);
  const plots = [...across(upper), ...across(lower).toReversed()].map((rect, at) => ({
    rect,
    ...inside(rect, rect.x === board.x, at),
  }));
  const { x, y } = middleOf(board);
  const size = Math.max(FINGER, round * 0.86);
  const gaps = [
    { x, y: upper.y + upper.height * 0.34, size },
    { x: board.x + board.width - size / 2, y, size },
    { x, y: middleOf(lower).y, size },
    { x: board.x + size / 2, y, size },
  ];
  return { plots, gaps, centre: { x, y, size: Math.max(FINGER, round) } };
}

/** Cage in the middle, its tray over its foot, the addon outside. */
function widePlot({ x, y, width, height }: Rect, isLeft: boolean): Omit<PlotSpot, 'rect'> {
  const slot = clamp(58, height * 0.25, 96);
  const aside = clamp(40, width * 0.14, 90);
  // The tray begins where the pet's feet stand.
  const cageHeight = Math.min((height - slot - 20) / 0.9, (width - 2 * aside - 8) * 0.8);
  const cageWidth = cageHeight * 1.25;
  const cage = box(
    x + (width - cageWidth) / 2,
    y + Math.max(6, height - slot - 14 - cageHeight * 0.9),
    cageWidth,
    cageHeight,
  );
  const size = Math.min(aside * 1.15, (width - cageWidth) / 2 - 2);
  return {
    cage,
    addon: box(isLeft ? x + 8 : x + width - 8 - size, y + height * 0.5, size, size * 1.2),
    tray: box(x + 3, y + height - slot - 5, width - 6, slot),
  };
}

/** Cage at the left, slots beside it. */
function lowPlot({ x, y, width, height }: Rect, bars: number): Omit<PlotSpot, 'rect'> {
  const tray = columnsOf(bars) * (FINGER + 1) + 4;
  const cageWidth = Math.min(width - tray - 8, (height - 6) * 1.25, 172);
  const left = x + Math.max(4, (width - cageWidth - tray - 10) / 2);
  const cage = box(left, y + (height - cageWidth * 0.8) / 2, cageWidth, cageWidth * 0.8);
  return {
    cage,
    addon: box(cage.x + cageWidth * 0.72, y + height - 36, 30, 34),
    tray: box(Math.min(left + cageWidth + 10, x + width - tray), y + 3, tray - 3, height - 6),
  };
}

/** Slots below the cage, in two lines where one would be too narrow for fingers; beside it where it is larger so. */
function highPlot({ x, y, width, height }: Rect, bars: number): Omit<PlotSpot, 'rect'> {
  const isLong = bars * (FINGER + 1) > width - 6;
  const foot = isLong ? 2 * FINGER : 52;
  const under = Math.min(width - 10, (height - foot - 8) * 1.25);
  const aside = Math.ceil(bars / LINES_BESIDE) * (FINGER + 1);
  const beside = height - 6 < LINES_BESIDE * FINGER ? 0 : width - aside - 10;
  const cageWidth = Math.max(under, isLong ? beside : 0);
  const isBeside = cageWidth > under;
  const left = isBeside ? x + 4 : x + (width - cageWidth) / 2;
  const top = isBeside ? y + (height - cageWidth * 0.8) / 2 : y + 4;
  const cage = box(left, top, cageWidth, cageWidth * 0.8);
  return {
    cage,
    addon: box(cage.x + cageWidth * 0.78, cage.y + cage.height - 34, 30, 34),
    tray: isBeside
      ? box(x + width - aside - 3, y + 3, aside, height - 6)
      : box(x + 3, y + height - foot - 3, width - 6, foot),
  };
}

/** Nothing but the cage. */
function barePlot({ x, y, width, height }: Rect): Omit<PlotSpot, 'rect'> {
  const cageWidth = Math.min(width - 10, (height - 26) * 1.25);
  const cage = box(x + (width - cageWidth) / 2, y + 3, cageWidth, cageWidth * 0.8);
  const size = Math.min(36, cageWidth * 0.28);
  const tray = box(x + 3, y + height - 38, width - 6, 36);
  // Beside the cage and over the line of words, which also a plot without a cage has.
  const aside = Math.min(cage.x + cageWidth - 6, x + width - size - 8);
  return { cage, addon: box(aside, y + height - size * 1.2 - 36, size, size * 1.2), tray };
}

/** Upright there is room for so many lines of slots beside a cage. */
const LINES_BESIDE = 3;

/** How many columns the slots beside a cage take. */
function columnsOf(bars: number): number {
  return bars <= 2 ? bars : Math.ceil(bars / 2);
}

/** The places of a pet's slots, in the order of its bars; each is what a finger may hit. */
export function slotRects({ tray }: PlotSpot, bars: number, compact: boolean): Rect[] {
  if (bars === 0) return [];
  const isNarrow = !compact && tray.width / bars < FINGER - 2;
  const isBlock = isNarrow || (compact && tray.height >= 2 * FINGER);
  const isHigh = tray.height >= LINES_BESIDE * FINGER && tray.width < columnsOf(bars) * FINGER;
  const columns = isHigh ? Math.ceil(bars / LINES_BESIDE) : isBlock ? columnsOf(bars) : bars;
  const rows = Math.ceil(bars / columns);
  // A second row stands above the tray, before the pet's feet.
  const height = isNarrow
    ? Math.max(FINGER + 2, tray.height * 0.6)
    : Math.min(tray.height / rows, compact ? 60 : 200);
  const pitch = Math.min(tray.width / columns, Math.max(FINGER + 1, height * 0.76));
  const left = tray.x + (tray.width - pitch * columns) / 2;
  const top = isNarrow ? tray.y + tray.height - height * rows : tray.y + (tray.height - height * rows) / 2;
  return Array.from({ length: bars }, (_, i) =>
    box(left + (i % columns) * pitch, top + Math.floor(i / columns) * height, pitch, height),
  );
}

/** The places of cards that are only looked at: as slots are, but as narrow as they must be. */
export function shownRects({ tray }: PlotSpot, count: number, compact: boolean): Rect[] {
  const height = compact ? Math.min(tray.height, 34) : tray.height * 0.88;
  const y = tray.y + tray.height - height;
  return rowRects(box(tray.x, y, tray.width, height), count, 0.74);
}

/** The places of cards in a row; they overlap if they must, but a finger's breadth of each stays free. */
export function rowRects(row: Rect, count: number, ratio: number, most = Number.POSITIVE_INFINITY): Rect[] {
  if (count === 0) return [];
  const height = Math.min(row.height, most);
  const width = Math.min(height * ratio, row.width);
  const pitch = count === 1 ? 0 : Math.min(width + 10, (row.width - width) / (count - 1));
  const left = row.x + (row.width - width - pitch * (count - 1)) / 2;
  const y = row.y + (row.height - height) / 2;
  return series(box(left, y, width, height), count, pitch);
}

/** How many cards of a shape fit into a row so that most of each is seen. */
const roomFor = (row: Rect, ratio: number): number =>
  Math.floor(row.width / Math.max(FINGER, row.height * ratio * 0.76));

/** The rows of a hand of so many cards: two for more than one row holds, where it is high for its width. */
function handRows(hand: Rect, count: number, ratio: number): Rect[] {
  const isHigh = hand.height > hand.width * 0.3;
  return isHigh && count > roomFor(hand, ratio) ? stacked(hand, 4, [null, null]) : [hand];
}

/** Is there room for so many cards side by side? */
export const fitsInHand = (hand: Rect, count: number, ratio: number): boolean => {
  const rows = handRows(hand, count, ratio);
  return rows.every((row) => count / rows.length <= roomFor(row, ratio));
};

/** The places of so many cards in hand. */
export function handRects(hand: Rect, count: number, ratio: number): Rect[] {
  const rows = handRows(hand, count, ratio);
  const each = Math.ceil(count / rows.length);
  return rows.flatMap((row, i) => rowRects(row, Math.min(each, count - i * each), ratio));
}

/** Where a finger asks about a cage: its drawing above the tray. */
export function cageHit({ cage, tray }: PlotSpot, compact: boolean): Rect {
  return compact
    ? box(cage.x + 3, cage.y, cage.width - 6, cage.height)
    : { ...cage, height: Math.min(cage.height, tray.y - 6 - cage.y) };
}

export interface PlotSpot {
  rect: Rect;
  /** The cage's drawing, 5 to 4. */
  cage: Rect;
  addon: Rect;
  /** Room for the slots of its pet. */
  tray: Rect;
}
