/** Where everything of the exhibition lies: the banner, the stands of the entrants, the podium with its columns. */
import type { Rect } from '../../../../ui/button.ts';
import { row } from '../sale/layout.ts';

export interface EntrantsLayout {
  compact: boolean;
  banner: Rect;
  entrants: Rect[];
  /** One of these is named where the show asks for a need. */
  needs: Rect[];
  enter: Rect;
}

const GAP = 10;

function placeBanner(area: Rect, compact: boolean): Rect {
  const width = Math.min(area.width - 2 * GAP, compact ? 460 : 620);
  return { x: area.x + (area.width - width) / 2, y: area.y + GAP, width, height: compact ? 50 : 84 };
}

export function layoutEntrants(area: Rect, pets: number, needs: number): EntrantsLayout {
  const compact = area.height < 460;
  const banner = placeBanner(area, compact);
  const tall = compact ? 54 : 68;
  const foot = area.y + area.height - 16;
  const wide = compact ? 210 : 300;
  const enter = { x: area.x + area.width - wide - 16, y: foot - tall - 8, width: wide, height: tall };
  const chips = { x: area.x + 16, y: enter.y, width: enter.x - area.x - 32, height: tall };
  const top = banner.y + banner.height + (compact ? 8 : 20);
  const stands = {
    x: area.x + 16,
    y: top,
    width: area.width - 32,
    height: enter.y - top - (compact ? 8 : 20),
  };
  const width = Math.min(compact ? 170 : 280, (stands.width - (pets - 1) * GAP) / Math.max(1, pets));
  const high = Math.min(stands.height, width * 1.36);
  const from = stands.x + (stands.width - width * pets - GAP * (pets - 1)) / 2;
  return {
    compact,
    banner,
    entrants: Array.from({ length: pets }, (_, i) => ({
      x: from + i * (width + GAP),
      y: stands.y + (stands.height - high) / 2,
      width,
      height: high,
    })),
    needs: needs > 0 ? row(chips, needs, 6, 96) : [],
    enter,
  };
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
  next: Rect;
}

export function layoutPodium(area: Rect, shops: number): PodiumLayout {
  const compact = area.height < 460;
  const banner = placeBanner(area, compact);
  const side = compact ? 136 : Math.min(220, area.width * 0.18);
  const plate = compact ? 32 : 50;
  const prize = compact ? 30 : 52;
  const foot = area.y + area.height - (compact ? 8 : 14);
  const wide = area.width - side - 4 * GAP;
  const lanes = row({ x: area.x + GAP, y: 0, width: wide, height: 0 }, shops, compact ? 8 : 24, 250);
  const shift = (wide - ((lanes.at(-1)?.x ?? 0) + (lanes.at(-1)?.width ?? 0) - area.x - GAP)) / 2;
  const prizeY = foot - prize;
  const plateY = prizeY - plate - 4;
  const top = banner.y + banner.height + 6;
  const at = (y: number, height: number) => lanes.map(({ x, width }) => ({ x: x + shift, y, width, height }));
  const next = {
    x: area.x + area.width - side - 14,
    y: foot - (compact ? 54 : 66) - 8,
    width: side,
    height: compact ? 54 : 66,
  };
  const tall = compact ? 82 : 112;
  return {
    compact,
    banner,
    lanes: at(top, plateY - top - 4),
    plates: at(plateY, plate),
    prizes: at(prizeY, prize),
    awards: { x: next.x, y: next.y - tall - 12, width: side, height: tall },
    next,
  };
}

/** How high one block of a column may be, so that the highest still leaves room for the pet on top. */
export function blockHeight(room: number, pet: number, most: number, largest: number): number {
  return Math.max(4, Math.min(largest, (room - pet) / Math.max(1, most)));
}

export interface ChoicesLayout {
  compact: boolean;
  title: Rect;
  pet: Rect;
  options: Rect[];
}

/** A question of the showing off: the pet at the left, the answers in one or two columns at the right. */
export function layoutChoices(area: Rect, count: number): ChoicesLayout {
  const compact = area.height < 460;
  const title = { x: area.x + 16, y: area.y + GAP, width: area.width - 32, height: compact ? 46 : 68 };
  const y = title.y + title.height + 14;
  const height = area.y + area.height - 16 - y;
  const pet = { x: area.x + 16, y, width: area.width * 0.34 - 16, height };
  const x = pet.x + pet.width + GAP;
  const inner = { x, y, width: area.x + area.width - 16 - x, height };
  const most = Math.max(1, Math.floor((height + 8) / 58));
  const columns = Math.max(1, Math.ceil(count / most));
  const lines = Math.ceil(count / columns);
  const high = Math.min(compact ? 64 : 104, (height - 8 * (lines - 1)) / Math.max(1, lines));
  const top = y + (height - lines * high - 8 * (lines - 1)) / 2;
  const wide = (inner.width - 8 * (columns - 1)) / columns;
  const options = Array.from({ length: count }, (_, i) => ({
    x: x + (i % columns) * (wide + 8),
    y: top + Math.floor(i / columns) * (high + 8),
    width: wide,
    height: high,
  }));
  return { compact, title, pet, options };
}
