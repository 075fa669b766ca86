/**
 * Where everything on the title stands, for any window: a pure function from the window's size.
 * Two groups are scaled as wholes, the street by `k` and the hanging sign by `s`; the buttons follow the thumb, not the
 * picture, and are never smaller than a finger. All numbers are CSS pixels.
 */

import { lipOf } from '../../ui/panel.ts';
import type { Rect } from '../../ui/rect.ts';
import type { TitleRects } from './types.ts';

export interface TitleSpot {
  x: number;
  y: number;
}

/** The hanging sign: where the middle of its beam is, and how large. */
export interface HoistSpot extends TitleSpot {
  s: number;
}

interface TitleButtons {
  rects: TitleRects;
  /** The counter under the large buttons. */
  counter: Rect;
  /** The board of the unfinished game; in small windows Continue says it itself. */
  board: Rect | null;
  /** Size of the words on the large buttons. */
  words: number;
}

export interface StreetLayout extends TitleButtons {
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
  cart: TitleSpot & { scale: number };
  castle: TitleSpot & { scale: number };
  hoist: HoistSpot;
  /** Boards with words: the middle, and the width they may have. */
  boards: Record<'rose' | 'blue' | 'teal' | 'petShop' | 'kennel', TitleSpot & { fit: number; size: number }>;
}

/** An upright window: our shop alone, its neighbours at the edges, and the buttons below each other. */
export interface UprightLayout extends TitleButtons {
  shape: 'portrait';
  width: number;
  height: number;
  hoist: HoistSpot;
  ground: number;
  k: number;
}

export type TitleLayout = StreetLayout | UprightLayout;

/** Half widths of the houses at k = 1, without what may stick out. */
const reach = { rose: 128, blue: 242, teal: 130, kennel: 200 } as const;
/** Their middles in a window of 1280 by 800. */
const home = { rose: 136, blue: 458, teal: 776, kennel: 1058 } as const;
const STREET = 1280;

/** The small buttons, from the left: who plays, and what lies beside the game. */
const SMALL = ['profile', 'rules', 'settings', 'language'] as const;

/** The large buttons from the left, and their shares of the counter: the way in first, the gold one the broadest. */
const SHARES = {
  fresh: [
    ['campaign', 4.6],
    ['newGame', 3.6],
  ],
  saved: [
    ['campaign', 3.1],
    ['newGame', 3.1],
    ['continue', 4],
  ],
} as const;

const clamp = (low: number, value: number, high: number) => Math.min(high, Math.max(low, value));

/** Lays out the title for a window. `saved`: is there a game to continue? */
export function layoutTitle(width: number, height: number, saved: boolean): TitleLayout {
  return width < height ? portrait(width, height, saved) : landscape(width, height, saved);
}

function landscape(width: number, height: number, saved: boolean): StreetLayout {
  const compact = height < 560;
  const buttons = bottomRow(width, height, saved, compact);
  const s = compact ? Math.min(height / 700, width / 1000) : Math.min(height / 800, width / 1100);
  const hoist = { x: width / 2, y: compact ? -8 * s : 4 * s, s };
  const signFoot = hoist.y + (compact ? 240 : 262) * s;

  // The tallest roof may go behind the sign, but its eaves must show.
  const below = 84;
  const k = Math.min((buttons.counter.y - (signFoot - 62 * s)) / (412 + below), width / 1236);
  const ground = buttons.counter.y - below * k;
  const { houses, gaps } = spread(width, k);
  const board = (x: number, up: number, fit: number, size: number) => ({
    x,
    y: ground - up * k,
    fit: Math.max(96, fit * k),
    size: Math.max(16, Math.round(size * k)),
  });
  const share = { rival: 0.9, kennel: 0.95 };
  buttons.rects.newQuest = doorway(houses.kennel, ground, k * share.kennel);
  const roomForCart = buttons.counter.x > 372 * k;
  return {
    ...buttons,
    shape: 'landscape',
    width,
    height,
    compact,
    k,
    share,
    ground,
    houses,
    gaps,
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
export const KENNEL_DOOR = [128, 134] as const;

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

/** Counter and small buttons along the foot of the window. */
function bottomRow(width: number, height: number, saved: boolean, compact: boolean): TitleButtons {
  const tall = clamp(50, Math.round(height * 0.075), 84);
  const lip = lipOf(tall);
  const margin = compact ? 8 : Math.round(tall * 0.3);
  const pad = compact ? 7 : Math.round(tall * 0.24);
  const small = compact ? 50 : tall;
  const foot = height - (compact ? 6 : Math.round(tall * 0.16));
  const counterHeight = tall + lip + 2 * pad;
  const counterTop = foot - counterHeight;

  const gap = 8;
  const smallLeft = width - margin - SMALL.length * small * 1.14 - (SMALL.length - 1) * gap;
  const shares = saved ? SHARES.saved : SHARES.fresh;
  const ideal = tall * shares.reduce((sum, [, share]) => sum + share, 0) + (shares.length + 1) * pad;
  const counterWidth = Math.min(ideal, smallLeft - 2 * margin);
  const centred = (width - counterWidth) / 2;
  const x = Math.max(margin, Math.min(centred, smallLeft - margin - counterWidth));
  const counter = { x, y: counterTop, width: counterWidth, height: counterHeight };

  const rects: TitleRects = {};
  const row = { y: counterTop + pad, height: tall };
  const inner = counterWidth - (shares.length + 1) * pad;
  const whole = shares.reduce((sum, [, share]) => sum + share, 0);
  let left = x + pad;
  for (const [name, share] of shares) {
    const wide = Math.floor((inner * share) / whole);
    rects[name] = { ...row, x: left, width: wide };
    left += wide + pad;
  }
  const smallTop = counterTop + (counterHeight - small - lipOf(small)) / 2;
  for (const [i, name] of SMALL.entries()) {
    const at = smallLeft + i * (small * 1.14 + gap);
    rects[name] = { x: at, y: smallTop, width: small * 1.14, height: small };
  }
  const at = rects.continue;
  const boardHeight = Math.round(tall * 0.74);
  const board =
    at && !compact
      ? {
          x: at.x + at.width * 0.06,
          y: counterTop - boardHeight - 12,
          width: at.width * 0.84,
          height: boardHeight,
        }
      : null;
  return { rects, counter, board, words: Math.round(tall * (compact ? 0.42 : 0.44)) };
}

function portrait(width: number, height: number, saved: boolean): UprightLayout {
  const s = Math.min(width / 800, height / 1000);
  const tall = clamp(52, Math.round(Math.min(height * 0.07, width * 0.14)), 84);
  const lip = lipOf(tall);
  const margin = Math.round(clamp(12, width * 0.05, 40));
  const inner = Math.min(width - 4 * margin, tall * 7);
  const x = (width - inner) / 2;
  const rects: TitleRects = {};
  const small = tall;
  const smallTop = height - margin - small - lip;
  const span = SMALL.length * small * 1.14 + (SMALL.length - 1) * margin;
  for (const [i, name] of SMALL.entries()) {
    const left = (width - span) / 2 + i * (small * 1.14 + margin);
    rects[name] = { x: left, y: smallTop, width: small * 1.14, height: small };
  }
  const pad = Math.round(tall * 0.24);
  const rows = saved ? 3 : 2;
  const counterHeight = rows * (tall + lip) + (rows + 1) * pad;
  const counterTop = smallTop - margin * 0.8 - counterHeight;
  const counter = { x: x - pad, y: counterTop, width: inner + 2 * pad, height: counterHeight };
  const line = (row: number) => ({
    x,
    y: counterTop + pad + row * (tall + lip + pad),
    width: inner,
    height: tall,
  });
  if (saved) rects.continue = line(0);
  rects.campaign = line(rows - 2);
  const last = line(rows - 1);
  const half = Math.floor((inner - pad) / 2);
  rects.newGame = { ...last, width: half };
  rects.newQuest = { ...last, x: x + inner - half, width: half };

  const top = 270 * s;
  const room = counterTop - top;
  const scale = Math.min(room / 470, width / 520);
  const ground = counterTop - 30 * scale;
  return {
    shape: 'portrait',
    width,
    height,
    rects,
    counter,
    board: null,
    words: Math.round(tall * 0.42),
    hoist: { x: width / 2, y: 4 * s, s },
    ground,
    k: scale,
  };
}
