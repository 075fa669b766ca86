/**
 * Where everything of the sale lies: the customer at his counter, the panel or the offer beside him, my pets in a row.
 * In an upright window the panel lies below him; on a phone below the pets, too.
 */
import { box, columns, inset, isUpright, lined, type Rect, stacked } from '../../../../ui/rect.ts';
import { isPhone, placePanel } from '../../panel-place.ts';
import { stageWindow } from '../parts/figures.ts';

export interface SaleLayout {
  /** A phone: smaller letters, no basket. */
  compact: boolean;
  /** Where the customers are, down to the tray. */
  stage: Rect;
  /** The upper edge of the counter they stand behind. */
  counter: number;
  customers: CustomerPlace[];
  /** Where the pet sits that is talked about: the basket's rim, on the counter. */
  basket: Rect;
  /** Where the picture of the next customer hangs; null: there is no wall left. */
  portrait: Rect | null;
  /** Where the question stands, and the captions while another seat sells. */
  panel: Rect;
  offer: Rect;
  tray: Rect;
  cards: Rect[];
  /** On a phone the captions of what is played: below what comes of it. */
  caption: Rect;
  /** Where the idle imps wait; null if the pets need the room. */
  idle: Rect | null;
}

export interface CustomerPlace {
  /** His box; it also takes the tap. */
  body: Rect;
  /** Where his wishes and dislikes are listed. */
  wishes: Rect;
}

const GAP = 8;
/** The picture on the wall, in the units of the scenery. */
const PICTURE = { x: 478, y: 286, size: 104 };

/** On a phone: the height of the pets' row, and of the captions. */
const LOW = 88;

/** Lays out the sale, asked and watched alike. */
export function layoutSale(area: Rect, customers: number, pets: number): SaleLayout {
  const compact = isPhone(area);
  const below = isUpright(area);
  const row = below ? 0.17 : 0.235;
  const trayHeight = compact ? LOW : Math.round(Math.min(210, Math.max(140, area.height * row)));
  const share = compact ? (customers > 1 ? 0.43 : 0.4) : customers > 1 ? 0.5 : 0.47;
  const bottom = area.y + area.height - GAP;
  const high = area.height * (compact ? 0.3 : 0.32);
  const top = below && compact ? area.y + high : bottom - trayHeight;
  const stage = box(area.x, area.y, area.width * (below ? 1 : share), below ? high : top - area.y);
  // On a phone the panel has the whole height: the pets stand before the counter only.
  const across = compact && !below ? stage.width - GAP : area.width - 2 * GAP;
  const tray = box(area.x + GAP, top, across, trayHeight);
  const scale = below ? Math.min(stage.width / 600, stage.height / 400) : stage.width / 600;
  // Two customers have their wishes there, in two rows that can be read.
  const front = compact ? 50 : customers > 1 ? Math.max(150, scale * 150) : scale * 138;
  const counter = stage.y + stage.height - front;
  const x = below ? area.x + GAP : stage.x + stage.width + 6;
  const y = !below ? area.y + GAP : compact ? top + trayHeight + GAP : area.y + high + GAP;
  const room = box(x, y, area.x + area.width - GAP - x, bottom - y);
  // Below what comes of it there are the captions on a phone, else the row of pets.
  const offer = { ...room, height: room.height - trayHeight - GAP };
  const panel = compact ? room : offer;
  // The idle imps wait at the end of the row.
  const doing = compact ? 0 : Math.min(Math.max(272, tray.width * 0.19), tray.width * 0.25) + 12;
  return {
    compact,
    stage,
    counter,
    customers: placeCustomers(stage, counter, customers, compact),
    basket: placeBasket(stage, counter, scale, customers, compact),
    portrait: compact || customers > 1 ? null : placePortrait(area, stage, counter),
    panel,
    offer,
    tray,
    caption: { ...offer, y: bottom - LOW, height: LOW },
    ...placeTray(tray, pets, compact, doing),
  };
}

function placeCustomers(stage: Rect, counter: number, count: number, compact: boolean): CustomerPlace[] {
  const edge = count > 1 ? 6 : 0;
  const inner = { ...stage, x: stage.x + edge, width: stage.width - edge - GAP };
  const lanes = columns(inner, Math.max(1, count), count > 1 ? 8 : 4);
  return lanes.map((lane) => {
    const top = stage.y + (compact ? 4 : 16);
    if (count > 1 && compact) return placeNarrow(lane, top, counter);
    if (count > 1) {
      const side = Math.min(lane.width - 4, counter + 14 - top);
      const body = box(lane.x + (lane.width - side) / 2, counter + 12 - side, side, side);
      const y = counter + (compact ? 30 : 56);
      return {
        body,
        wishes: box(lane.x + 4, y, lane.width - 8, stage.y + stage.height - y - 4),
      };
    }
    const side = Math.min(lane.width * 0.64, counter + 14 - top);
    // On a wide counter a small one would be behind the till.
    const isWide = !compact && side < lane.width / 2;
    const left = lane.x + (compact ? 0 : isWide ? lane.width * 0.27 : 14);
    const body = box(left, counter + 12 - side, side, side);
    const x = body.x + side - (compact ? 6 : 20);
    const right = lane.x + lane.width * (isWide ? 0.76 : 1);
    return {
      body,
      wishes: box(x, top, right - x - 4, counter - top - (compact ? 4 : 60)),
    };
  });
}

/** A phone: beside each of two customers, from the ceiling to the counter, a column of chips. */
function placeNarrow(lane: Rect, top: number, counter: number): CustomerPlace {
  const column = 62;
  const side = Math.min(lane.width - column, counter + 14 - top);
  const body = box(lane.x, counter + 12 - side, side, side);
  const x = lane.x + lane.width - column;
  return { body, wishes: box(x, top, column, counter - top - 2) };
}

/** Between two customers, or at the right of one. */
function placeBasket(stage: Rect, counter: number, scale: number, count: number, compact: boolean): Rect {
  const width = compact ? 84 : count > 1 ? 136 * scale : 224 * scale;
  const isWide = !compact && scale < stage.width / 600;
  const middle = stage.x + stage.width * (count > 1 ? 0.485 : compact ? 0.8 : isWide ? 0.87 : 0.72);
  const height = width * 0.31;
  const foot = counter + (compact ? 16 : (count > 1 ? 20 : 32) * scale);
  return box(middle - width / 2, foot - height, width, height);
}

/** Where a pet of a size sits in the basket. */
export function petPlace({ basket }: Pick<SaleLayout, 'basket'>, size: number): Rect {
  const side = basket.width * (0.5 + size * 0.045);
  const foot = basket.y + basket.height * 0.34;
  return box(basket.x + (basket.width - side) / 2, foot - side, side, side);
}

/** Over the picture that hangs in the scenery, wherever that is; null: behind something else. */
function placePortrait(area: Rect, stage: Rect, counter: number): Rect | null {
  const window = stageWindow({ ...area, y: 0, height: area.y + area.height });
  const { scale } = window;
  const size = PICTURE.size * scale;
  const x = area.x + (PICTURE.x - window.x) * scale;
  const y = (PICTURE.y - window.y) * scale;
  const fits = x >= stage.x && x + size <= stage.x + stage.width && y >= stage.y && y + size < counter;
  return fits ? box(x, y, size, size) : null;
}

/** The pets, and who is idle where they leave room; `doing`: the end of the row, which is his. */
function placeTray(
  tray: Rect,
  pets: number,
  compact: boolean,
  doing: number,
): Pick<SaleLayout, 'cards' | 'idle'> {
  const pad = compact ? 8 : 12;
  const inner = { x: tray.x + pad, y: tray.y + pad, height: tray.height - 2 * pad - 2 };
  const width = tray.width - 2 * pad;
  const cards = columns(
    { ...inner, width: width - doing },
    Math.max(pets, 3),
    GAP,
    Math.max(220, tray.width * 0.175),
  ).slice(0, pets);
  const last = cards.at(-1);
  const from = last === undefined ? inner.x : last.x + last.width + GAP;
  const room = inner.x + width - from;
  const idle = room < 120 ? null : box(from, inner.y, Math.min(260, room), inner.height);
  return { cards, idle };
}

/** Where everything of the jobs lies: the four cages, the boards of the two jobs below them, the panel beside or below. */
export interface JobsLayout {
  compact: boolean;
  /** By plot: 0 1 are the upper row, 3 2 the lower. */
  cages: Rect[];
  sweep: Rect;
  odd: Rect;
  /** Where the question stands; what is watched leaves its foot to the captions. */
  panel: Rect;
  watched: Rect;
  caption: Rect;
}

/** The corner belongs to the way to skip what is played. */
const SKIP = 62;

export function layoutJobs(area: Rect): JobsLayout {
  const compact = isPhone(area);
  const wide = compact ? Math.max(270, area.width * 0.36) : Math.min(480, Math.max(340, area.width * 0.32));
  const [beside, place] = lined(inset(area, GAP), GAP, [null, wide]);
  const { panel, board } = isUpright(area) ? placePanel(area) : { panel: place, board: beside };
  const low = compact ? 92 : Math.min(200, board.height * 0.28);
  const [upper, lower, foot] = stacked(board, GAP, [null, null, low]);
  const pair = (row: Rect) => lined(row, GAP, [null, null]);
  const [sweep, odd] = pair(foot);
  const [watched, below] = stacked(panel, GAP, [null, (compact ? 92 : 190) - GAP]);
  return {
    compact,
    cages: [...pair(upper), ...pair(lower).toReversed()],
    sweep,
    odd,
    panel,
    watched,
    caption: { ...below, width: panel.width - SKIP },
  };
}
