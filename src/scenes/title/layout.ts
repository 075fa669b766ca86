/**
 * Where everything on the title stands, for any window: a pure function from the window's size and from where the page
 * has its counter. Two groups are scaled as wholes, the street by `k` and the hanging sign by `s`. All numbers are CSS
 * pixels.
 */

import { box, isUpright, type Rect } from '../../ui/rect.ts';

export interface TitleSpot {
  x: number;
  y: number;
}

/** The hanging sign: where the middle of its beam is, and how large. */
export interface HoistSpot extends TitleSpot {
  s: number;
}

/** What the page has at the foot of the picture: the counter, and on it the button of the unfinished game. */
export interface TitleRoom {
  counter: Rect;
  saved: Rect | null;
}

export interface StreetLayout {
  shape: 'landscape';
  width: number;
  height: number;
  /** Low window, as on a phone: fewer things, larger words. */
  compact: boolean;
  k: number;
  /** How large the other houses are beside ours. */
  share: { rival: number; kennel: number };
  /** The line the houses stand on. */
  ground: number;
  houses: { rose: number; blue: number; teal: number; kennel: number };
  /** Places of lamps, bushes and barrels, only where there is room. */
  gaps: { between: 'edge' | 'houses'; x: number; room: number }[];
  /** The kennel's door as a way in. */
  door: Rect;
  /** The board of the unfinished game; in a low window Continue says it itself. */
  board: Rect | null;
  cart: TitleSpot & { scale: number };
  castle: TitleSpot & { scale: number };
  hoist: HoistSpot;
  /** Boards with words: the middle, and the width they may have. */
  boards: Record<'rose' | 'blue' | 'teal' | 'petShop' | 'kennel', TitleSpot & { fit: number; size: number }>;
}

/** An upright window: our shop alone, and its neighbours at the edges. */
export interface UprightLayout extends Pick<StreetLayout, 'width' | 'height' | 'hoist' | 'ground' | 'k'> {
  shape: 'portrait';
}

type TitleLayout = StreetLayout | UprightLayout;

/** Half widths of the houses at k = 1, without what may stick out. */
const reach = { rose: 128, blue: 242, teal: 130, kennel: 200 } as const;
/** Their middles in a window of 1280 by 800. */
const home = { rose: 136, blue: 458, teal: 776, kennel: 1058 } as const;
const STREET = 1280;

/** How large the houses are for so much height; never nothing, even while the page is not as the window is. */
const scaleIn = (room: number, high: number, most: number): number =>
  Math.min(Math.max(room / high, 0.1), most);

/** Lays out the title for a window. */
export function layoutTitle(width: number, height: number, room: TitleRoom): TitleLayout {
  return isUpright({ width, height }) ? portrait(width, height, room) : landscape(width, height, room);
}

function landscape(width: number, height: number, { counter, saved }: TitleRoom): StreetLayout {
  const compact = height < 560;
  const s = compact ? Math.min(height / 700, width / 1000) : Math.min(height / 800, width / 1100);
  const hoist = { x: width / 2, y: compact ? -8 * s : 4 * s, s };
  const signFoot = hoist.y + (compact ? 240 : 262) * s;

  // The tallest roof may go behind the sign, but its eaves must show.
  const below = 84;
  const k = scaleIn(counter.y - (signFoot - 62 * s), 412 + below, width / 1236);
  const ground = counter.y - below * k;
  const { houses, gaps } = spread(width, k);
  const board = (x: number, up: number, fit: number, size: number) => ({
    x,
    y: ground - up * k,
    fit: Math.max(96, fit * k),
    size: Math.max(16, Math.round(size * k)),
  });
  const share = { rival: 0.9, kennel: 0.95 };
  const roomForCart = counter.x > 372 * k;
  return {
    shape: 'landscape',
    width,
    height,
    compact,
    k,
    share,
    ground,
    houses,
    gaps,
    door: doorway(houses.kennel, ground, k * share.kennel),
    board: saved === null || compact ? null : boardOver(counter, saved),
    cart: roomForCart
      ? { x: 114 * k + 8, y: ground + 96 * k, scale: k }
      : { x: 104 * k + 6, y: ground + 44 * k, scale: 0.86 * k },
    castle: { x: (houses.blue + houses.teal) / 2 + 34 * k, y: ground - 156 * k, scale: 0.74 * k },
    hoist,
    boards: {
      rose: board(houses.rose, 202 * share.rival, 206, 22),
      blue: board(houses.blue, 240, 300, 27),
      teal: board(houses.teal, 196 * share.rival, 206, 22),
      petShop: board(houses.blue, -34, 230, 27),
      kennel: board(houses.kennel - (compact ? 42 * k : 0), -34, 260, 27),
    },
  };
}

/** Width and height of the kennel's door in the house's own units. */
const KENNEL_DOOR = [128, 134] as const;

/** The kennel's door as a button: never smaller than a finger. */
function doorway(x: number, ground: number, k: number): Rect {
  const width = Math.max(52, KENNEL_DOOR[0] * k);
  const height = Math.max(52, KENNEL_DOOR[1] * k);
  return { x: x - width / 2, y: ground - height, width, height };
}

/** Sets the houses apart in wide windows and together in narrow ones. */
function spread(width: number, k: number): Pick<StreetLayout, 'houses' | 'gaps'> {
  const extra = width / k - STREET;
  const share = extra > 0 ? 1 / 5 : 1 / 4;
  const at = (x: number, gapsBefore: number) => (x + extra * share * gapsBefore) * k;
  const first = extra > 0 ? 1 : 0.5;
  const houses = {
    rose: at(home.rose, first),
    blue: at(home.blue, first + 1),
    teal: at(home.teal, first + 2),
    kennel: at(home.kennel, first + 3),
  };
  const edges: [number, number, 'edge' | 'houses'][] = [
    [0, houses.rose - reach.rose * k, 'edge'],
    [houses.rose + reach.rose * k, houses.blue - reach.blue * k, 'houses'],
    [houses.blue + reach.blue * k, houses.teal - reach.teal * k, 'houses'],
    [houses.teal + reach.teal * k, houses.kennel - reach.kennel * k, 'houses'],
    [houses.kennel + reach.kennel * k, width, 'edge'],
  ];
  const gaps = edges.map(([from, to, between]) => ({ between, x: (from + to) / 2, room: to - from }));
  return { houses, gaps };
}

/** Over the button of the unfinished game, a little narrower. */
function boardOver(counter: Rect, saved: Rect): Rect {
  const high = Math.round(saved.height * 0.66);
  return box(saved.x + saved.width * 0.06, counter.y - high - 12, saved.width * 0.84, high);
}

function portrait(width: number, height: number, { counter }: TitleRoom): UprightLayout {
  const s = Math.min(width / 800, height / 1000);
  const top = 270 * s;
  const scale = scaleIn(counter.y - top, 470, width / 520);
  return {
    shape: 'portrait',
    width,
    height,
    hoist: { x: width / 2, y: 4 * s, s },
    ground: counter.y - 30 * scale,
    k: scale,
  };
}
