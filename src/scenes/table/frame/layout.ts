/**
 * Where the frame of the table stands in any window: the bar above, the rail of shops at the left, what is left for
 * the picture. In an upright window the bar has two lines, and the rail is a row below it. A pure function; all numbers
 * are CSS pixels.
 */
import { box as boxOf, columns, isUpright, type Rect, type Size, shortSide } from '../../../ui/rect.ts';
import { shinglesWidth } from './shingles.ts';

export interface FrameLayout {
  /** A phone's window: no names, only what is counted. */
  small: boolean;
  /** How much larger the bar's letters and pictures are than on a small desk. */
  k: number;
  bar: Rect;
  round: Rect;
  phases: Rect;
  /** How many phase icons there is room for: all six, or the one under way. */
  phaseIcons: 6 | 1;
  /** The stars of a level; no wider than 0 in a free game. */
  goals: Rect;
  /** The shingles of the twists in play; no wider than 0 where there are none. */
  twists: Rect;
  exhibition: Rect;
  customers: Rect;
  /** What has happened since one's turn. */
  recap: Rect;
  /** The rules at the present question. */
  help: Rect;
  menu: Rect;
  /** Hangs under the bar while groups wait: who goes in which order. No wider than 0 where there is no room for it. */
  next: Rect;
  /** One card a shop, the last is one's own; none without a rail. */
  cards: Rect[];
  /** What is left for the picture. */
  area: Rect;
}

const GAP = 6;

export function layoutFrame(
  width: number,
  height: number,
  shops: number,
  withRail: boolean,
  withGoals = false,
  twistCount = 0,
): FrameLayout {
  const small = shortSide({ width, height }) < 520;
  const upright = isUpright({ width, height });
  const edge = small ? 4 : 8;
  // On a phone everything in the bar can be pressed, so that it must be as high as a fingertip is wide.
  const k = width >= 1600 && height >= 900 ? 1.25 : 1;
  const barHeight = small ? 54 : Math.round(74 * k);
  const line = barHeight - (small ? 10 : 14);
  const pitch = line + (small ? 6 : 4);
  const bar = { x: edge, y: 4, width: width - 2 * edge, height: barHeight + (upright ? pitch : 0) };
  const inner = { y: bar.y + (small ? 5 : 6), height: line };
  const pad = small ? 6 : 8;
  const box = (x: number, w: number): Rect => ({ x, y: inner.y, width: w, height: inner.height });
  const lower = (x: number, w: number): Rect => ({ ...box(x, w), y: inner.y + (upright ? pitch : 0) });

  const narrow = width < 1100;
  const roundWidth = small ? 62 : narrow ? 116 : 124 * k;
  const phaseIcons = small ? 1 : 6;
  const crowd = upright ? 0 : (withGoals ? 1 : 0) + (twistCount > 0 ? 1 : 0);
  const step = narrow ? (crowd === 0 ? 36 : crowd === 1 ? 30 : 27) : (crowd === 2 ? 40 : 43) * k;
  const menuSize = small ? 48 : narrow ? 60 : 74 * k;
  const helpSize = small ? 44 : narrow ? 54 : 62 * k;
  const recapWidth = small ? 44 : narrow ? 50 : 62 * k;
  // On a phone they are higher than the panels beside them: with its lip a button must be a fingertip high.
  const tall = (x: number, w: number): Rect =>
    small ? { x, y: bar.y + 3, width: w, height: barHeight - 6 } : box(x, w);
  const menu = tall(bar.x + bar.width - pad - menuSize, menuSize);
  const help = tall(menu.x - GAP - helpSize, helpSize);
  const recap = tall(help.x - GAP - recapWidth, recapWidth);
  const round = box(bar.x + pad, roundWidth);
  const goalsWidth = !withGoals ? 0 : small ? 68 : narrow ? 92 : 108 * k;
  const goalsRoom = goalsWidth + (withGoals ? GAP : 0);
  const phasesX = round.x + roundWidth + GAP;
  const phases = box(phasesX, small ? 44 : Math.min(6 * step + 12, recap.x - GAP - goalsRoom - phasesX));
  const goals = tall(phases.x + phases.width + goalsRoom - goalsWidth, goalsWidth);
  const twistsWidth = shinglesWidth(twistCount, { small, narrow, goals: withGoals && !upright, k });
  const before = upright ? bar.x + pad - GAP : goals.x + goalsWidth;
  const twists = (upright ? lower : tall)(before + (twistCount > 0 ? GAP : 0), twistsWidth);
  const left = twists.x + twistsWidth + GAP;
  const room = (upright ? bar.x + bar.width - pad : recap.x - GAP) - left;
  const exhibitionWidth = Math.round((room - GAP) * (!small ? 0.43 : upright ? 0.47 : 0.4));
  const exhibition = lower(left, exhibitionWidth);
  const customers = lower(left + exhibitionWidth + GAP, room - exhibitionWidth - GAP);

  const top = bar.y + bar.height + (small ? 4 : 6);
  const cardGap = small ? 4 : 8;
  const cards = !withRail
    ? []
    : upright
      ? columns(boxOf(edge, top, width - 2 * edge, small ? 84 : 172), shops, cardGap, small ? 124 : 240)
      : railAside({ width, height }, shops, { small, edge, top, gap: cardGap });
  const [first] = cards;
  const x = first === undefined ? 0 : upright ? edge : first.x + first.width + cardGap;
  const y = first === undefined || !upright ? top : top + first.height + cardGap;
  const area = { x, y, width: width - x - (withRail ? edge : 0), height: height - y };
  const next = {
    x: area.x + (small ? 2 : 4),
    y: upright ? area.y : bar.y + bar.height,
    width: small ? (width < 700 ? 0 : 76) : narrow ? 126 : 212,
    height: small ? 28 : 34,
  };
  return {
    small,
    k,
    bar,
    round,
    phases,
    phaseIcons,
    goals,
    twists,
    exhibition,
    customers,
    recap,
    help,
    menu,
    next,
    cards,
    area,
  };
}

/** The cards below each other at the left edge, one's own at the foot of the window. */
function railAside(
  { width, height }: Size,
  shops: number,
  { small, edge, top, gap }: { small: boolean; edge: number; top: number; gap: number },
): Rect[] {
  const large = width < 1100 ? 112 : width < 1600 ? 124 : 150;
  const wide = small ? (width < 700 ? 74 : 84) : large;
  const room = height - top - edge;
  const most = small ? 120 : width < 1600 ? 216 : 240;
  const high = Math.min(most, (room - gap * (shops - 1)) / shops);
  return Array.from({ length: shops }, (_, i) =>
    boxOf(edge, i === shops - 1 ? height - edge - high : top + i * (high + gap), wide, high),
  );
}
