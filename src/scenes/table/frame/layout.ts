/**
 * Where the frame of the table stands in any window: the bar above, the rail of shops at the left, what is left for
 * the picture. A pure function; all numbers are CSS pixels.
 */
import type { Rect } from '../../../ui/rect.ts';
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
  const small = height < 520;
  const edge = small ? 4 : 8;
  // On a phone everything in the bar can be pressed, so that it must be as high as a fingertip is wide.
  const k = width >= 1600 && height >= 900 ? 1.25 : 1;
  const barHeight = small ? 54 : Math.round(74 * k);
  const bar = { x: edge, y: 4, width: width - 2 * edge, height: barHeight };
  const inner = { y: bar.y + (small ? 5 : 6), height: barHeight - (small ? 10 : 14) };
  const box = (x: number, w: number): Rect => ({ x, y: inner.y, width: w, height: inner.height });

  const narrow = width < 1100;
  const roundWidth = small ? 62 : narrow ? 116 : 124 * k;
  const phaseIcons = small ? 1 : 6;
  const crowd = (withGoals ? 1 : 0) + (twistCount > 0 ? 1 : 0);
  const step = narrow ? (crowd === 0 ? 36 : crowd === 1 ? 30 : 27) : (crowd === 2 ? 40 : 43) * k;
  const phasesWidth = small ? 44 : 6 * step + 12;
  const menuSize = small ? 48 : narrow ? 60 : 74 * k;
  const helpSize = small ? 44 : narrow ? 54 : 62 * k;
  const round = box(bar.x + (small ? 6 : 8), roundWidth);
  const phases = box(round.x + roundWidth + GAP, phasesWidth);
  // On a phone they are higher than the panels beside them: with its lip a button must be a fingertip high.
  const tall = (x: number, w: number): Rect =>
    small ? { x, y: bar.y + 3, width: w, height: barHeight - 6 } : box(x, w);
  const menu = tall(bar.x + bar.width - (small ? 6 : 8) - menuSize, menuSize);
  const help = tall(menu.x - GAP - helpSize, helpSize);
  const goalsWidth = !withGoals ? 0 : small ? 68 : narrow ? 92 : 108 * k;
  const goals = tall(phases.x + phasesWidth + (withGoals ? GAP : 0), goalsWidth);
  const twistsWidth = shinglesWidth(twistCount, { small, narrow, goals: withGoals, k });
  const twists = tall(goals.x + goalsWidth + (twistCount > 0 ? GAP : 0), twistsWidth);
  const left = twists.x + twistsWidth + GAP;
  const recapWidth = small ? 44 : narrow ? 50 : 62 * k;
  const recap = tall(help.x - GAP - recapWidth, recapWidth);
  const room = recap.x - GAP - left;
  const exhibitionWidth = Math.round((room - GAP) * (small ? 0.4 : 0.43));
  const exhibition = box(left, exhibitionWidth);
  const customers = box(left + exhibitionWidth + GAP, room - exhibitionWidth - GAP);

  const top = bar.y + barHeight + (small ? 4 : 6);
  const largeRail = width < 1100 ? 112 : width < 1600 ? 124 : 150;
  const railWidth = !withRail ? 0 : small ? (width < 700 ? 74 : 84) : largeRail;
  const railHeight = height - top - edge;
  const cardGap = small ? 4 : 8;
  const cardHeight = Math.min(
    small ? 120 : width < 1600 ? 216 : 240,
    (railHeight - cardGap * (shops - 1)) / shops,
  );
  const cards = Array.from({ length: withRail ? shops : 0 }, (_, i) => {
    const isOwn = i === shops - 1;
    const y = isOwn ? height - edge - cardHeight : top + i * (cardHeight + cardGap);
    return { x: edge, y, width: railWidth, height: cardHeight };
  });
  const x = withRail ? edge + railWidth + (small ? 4 : 8) : 0;
  const area = { x, y: top, width: width - x - (withRail ? edge : 0), height: height - top };
  const next = {
    x: area.x + (small ? 2 : 4),
    y: bar.y + barHeight,
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
