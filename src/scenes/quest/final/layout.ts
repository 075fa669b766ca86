/** Where everything of the end of a quest stands in any window. A pure function; all numbers are CSS pixels. */
import { box, isUpright, type Rect, shortSide } from '../../../ui/rect.ts';

export interface FinalLayout {
  small: boolean;
  banner: Rect;
  /** World by World, and hero by hero. */
  board: Rect;
  /** The menu, and below it what opens the turning points of the quest and the news. */
  tools: Rect;
  /** How the backdrop is laid: where its (0, 0) is, and its scale. */
  stage: { x: number; y: number; scale: number };
  /** So much closer to the middle the heroes stand where the podium is wider than its room; 1: as it is drawn. */
  squeeze: number;
}

/** The backdrops reach from here to there (docs/art.md). */
const BACKDROP = { left: -320, right: 1600, top: -80, bottom: 880 } as const;
/** What has to be seen of it: where the heroes are, with room beside them. */
const VIEW = { won: { middle: 640, foot: 660 }, lost: { middle: 970, foot: 812 } } as const;

/** From the middle of the podium to the hero furthest out, and half a hero, in the backdrop's units. */
const PODIUM = 373;
const HALF = 92;
/** What the middle of the podium is. */
export const PODIUM_MIDDLE = VIEW.won.middle;

export function layoutQuestFinal(width: number, height: number, isWon: boolean): FinalLayout {
  const small = shortSide({ width, height }) < 520;
  const upright = isUpright({ width, height });
  const k = small ? 0.62 : Math.min(1.4, Math.max(0.84, Math.min(width / 1280, height / 800)));
  const edge = small ? 6 : 14;
  const boardWidth = small ? Math.min(330, width * 0.42) : Math.round(392 * k);
  // The board stands where the heroes are not: at the right of the podium, at the left of the kennel; upright below.
  const boardX = isWon ? width - edge - boardWidth : edge;
  const half = Math.round(height / 2);
  const board = upright
    ? box(edge, half, width - 2 * edge, height - edge - half)
    : box(boardX, edge, boardWidth, height - 2 * edge);
  const aside = isWon
    ? box(0, 0, board.x, height)
    : box(board.x + board.width, 0, width - board.x - board.width, height);
  const free = upright ? box(0, 0, width, half) : aside;
  const tool = small ? 46 : Math.round(58 * k);
  const bannerWidth = Math.min(free.width - 2 * edge - 2 * (tool + 8), 620 * Math.max(k, 0.8));
  const banner = box(
    free.x + (free.width - bannerWidth) / 2,
    edge,
    bannerWidth,
    small ? 46 : Math.round(70 * k),
  );
  const tools = box(isWon ? edge : width - edge - tool, edge, tool, 3 * tool + 16);
  const { middle, foot } = isWon ? VIEW.won : VIEW.lost;
  const centre = free.x + free.width / 2;
  const scale = Math.max(
    free.height / (isWon ? BACKDROP.bottom - BACKDROP.top : 900),
    centre / (middle - BACKDROP.left),
    (width - centre) / (BACKDROP.right - middle),
    Math.min(free.width / 980, free.height / 700),
  );
  // Its ground near the window's lower edge, and nothing of the window left bare.
  const wanted = free.height - (foot + 24) * scale;
  const least = free.height - BACKDROP.bottom * scale;
  const most = -BACKDROP.top * scale;
  const stage = { x: centre - middle * scale, y: Math.min(most, Math.max(least, wanted)), scale };
  const squeeze = isWon ? Math.min(1, (free.width / 2 / scale - HALF) / PODIUM) : 1;
  return { small, banner, board, tools, stage, squeeze };
}
