/** Where everything of the exhibition lies: the banner, the stands of the entrants, the podium with its columns. */

import type { GameObjects } from 'phaser';
import { box as boxOf, columns, inset, isUpright, type Rect } from '../../../../ui/rect.ts';
import { isPhone } from '../../panel-place.ts';
import { spreadGrid } from '../parts/spread.ts';

const GAP = 10;

function placeBanner(area: Rect, compact: boolean): Rect {
  const width = Math.min(area.width - 2 * GAP, compact ? 460 : 620);
  return boxOf(area.x + (area.width - width) / 2, area.y + GAP, width, compact ? 50 : 84);
}

/** The banner over the stands of the pets. */
export function layoutEntrants(
  stage: Rect,
  pets: number,
  compact: boolean,
): { banner: Rect; entrants: Rect[] } {
  const banner = placeBanner(stage, compact);
  const room = inset(stage, compact ? 4 : 16, 0);
  const top = banner.y + banner.height + (compact ? 6 : 20);
  const stands = { ...room, y: top, height: room.y + room.height - top };
  return { banner, entrants: spreadGrid(stands, pets, { most: compact ? 220 : 340, tall: 1.1 }) };
}

export interface PodiumLayout {
  compact: boolean;
  banner: Rect;
  /** The lane of every shop; its column stands on the lower edge. */
  lanes: Rect[];
  /** The plate with the name and the score, below the column. */
  plates: Rect[];
  /** What it won, below the plate. */
  prizes: Rect[];
  awards: Rect;
  /** Where the judge sits; on a phone beside the banner. */
  judge: Rect;
  /** The place of the button that goes on. */
  next: Rect;
}

export function layoutPodium(area: Rect, shops: number): PodiumLayout {
  const compact = isPhone(area);
  const below = isUpright(area);
  const banner = placeBanner(area, compact);
  // The button that goes on lies in the lower right corner, as in every play.
  const side = compact ? 170 : 240;
  const button = compact ? 48 : 60;
  const right = area.x + area.width - 24;
  const next = boxOf(right - side, area.y + area.height - 24 - button, side, button);
  const plate = compact ? 34 : 50;
  const prize = compact ? 34 : 52;
  const tall = compact ? 82 : 112;
  const beside = boxOf(next.x, next.y - tall - 12, side, tall);
  const awards = below ? boxOf(area.x + GAP, next.y + button + 8 - tall, side, tall) : beside;
  const foot = below ? awards.y - 8 : area.y + area.height - (compact ? 8 : 14);
  const wide = below ? area.width - 2 * GAP : next.x - area.x - 2 * GAP;
  const lanes = columns(boxOf(area.x + GAP, 0, wide, 0), shops, compact ? 8 : 24, 250);
  const shift = (wide - ((lanes.at(-1)?.x ?? 0) + (lanes.at(-1)?.width ?? 0) - area.x - GAP)) / 2;
  const prizeY = foot - prize;
  const plateY = prizeY - plate - 4;
  const head = banner.y + banner.height + 6;
  const judge = judgeAt(area, { compact, head, awards });
  const top = below ? judge.y + judge.height : head;
  const at = (y: number, height: number) => lanes.map(({ x, width }) => boxOf(x + shift, y, width, height));
  return {
    compact,
    banner,
    lanes: at(top, plateY - top - 4),
    plates: at(plateY, plate),
    prizes: at(prizeY, prize),
    awards,
    judge,
    next,
  };
}

/** Over the awards; upright under the banner, before all lanes. */
function judgeAt(
  area: Rect,
  { compact, head, awards }: { compact: boolean; head: number; awards: Rect },
): Rect {
  if (isUpright(area)) {
    const size = Math.min(area.width * 0.36, area.height * 0.2);
    return boxOf(area.x + (area.width - size) / 2, head + 6, size, size);
  }
  const { x, y, width } = awards;
  const size = compact ? Math.min(130, y - area.y - 22) : Math.min(width, y - head - 20);
  return boxOf(x + (width - size) / 2, y - size - (compact ? 4 : 10), size, size);
}

/** How high one block of a column may be, so that the highest still leaves room for the pet on top. */
export function blockHeight(room: number, pet: number, most: number, largest: number): number {
  return Math.max(4, Math.min(largest, (room - pet) / Math.max(1, most)));
}

/** A block of a column: where its upper edge is, and what it brings. */
export interface TowerPiece {
  parts: TowerPart[];
  top: number;
  value: number;
}

export type TowerPart = GameObjects.Image | GameObjects.Text;

/** What rises together in one lane: the blocks from the foot up, what is knocked off again, who stands on them. */
export interface Tower {
  seat: number;
  blocks: TowerPiece[];
  /** On top of them for a moment. */
  lost: TowerPiece[];
  /** The signs of what knocks them off. */
  minus: TowerPart[][];
  riders: GameObjects.Image[];
  score: GameObjects.Text;
  prize: TowerPart[];
  foot: number;
  award: number;
  middle: number;
  /** How large the riders are. */
  pet: number;
}
