/** Where everything of the exhibition lies: the banner, the stands of the entrants, the podium with its columns. */
import { columns, type Rect } from '../../../../ui/rect.ts';

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
  const width = Math.min(compact ? 220 : 340, (stands.width - (pets - 1) * GAP) / Math.max(1, pets));
  const high = Math.min(stands.height, width * 1.2);
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
    needs: needs > 0 ? columns(chips, needs, 6, 96) : [],
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
  /** Where the judge sits; on a phone beside the banner. */
  judge: Rect;
  /** The place of the button that goes on. */
  next: Rect;
}

export function layoutPodium(area: Rect, shops: number): PodiumLayout {
  const compact = area.height < 460;
  const banner = placeBanner(area, compact);
  // The button that goes on lies in the lower right corner, as in every play.
  const side = compact ? 170 : 240;
  const button = compact ? 48 : 60;
  const right = area.x + area.width - 24;
  const next = { x: right - side, y: area.y + area.height - 24 - button, width: side, height: button };
  const plate = compact ? 34 : 50;
  const prize = compact ? 34 : 52;
  const foot = area.y + area.height - (compact ? 8 : 14);
  const wide = next.x - area.x - 2 * GAP;
  const lanes = columns({ x: area.x + GAP, y: 0, width: wide, height: 0 }, shops, compact ? 8 : 24, 250);
  const shift = (wide - ((lanes.at(-1)?.x ?? 0) + (lanes.at(-1)?.width ?? 0) - area.x - GAP)) / 2;
  const prizeY = foot - prize;
  const plateY = prizeY - plate - 4;
  const top = banner.y + banner.height + 6;
  const at = (y: number, height: number) => lanes.map(({ x, width }) => ({ x: x + shift, y, width, height }));
  const tall = compact ? 82 : 112;
  const awards = { x: next.x, y: next.y - tall - 12, width: side, height: tall };
  const desk = compact ? Math.min(130, awards.y - area.y - 22) : Math.min(side, awards.y - top - 20);
  return {
    compact,
    banner,
    lanes: at(top, plateY - top - 4),
    plates: at(plateY, plate),
    prizes: at(prizeY, prize),
    awards,
    judge: {
      x: awards.x + (side - desk) / 2,
      y: awards.y - desk - (compact ? 4 : 10),
      width: desk,
      height: desk,
    },
    next,
  };
}

/** How high one block of a column may be, so that the highest still leaves room for the pet on top. */
export function blockHeight(room: number, pet: number, most: number, largest: number): number {
  return Math.max(4, Math.min(largest, (room - pet) / Math.max(1, most)));
}

export interface BookLayout {
  compact: boolean;
  title: Rect;
  cards: Rect[];
}

/** The question, and a card for every colour of every book. */
export function layoutBook(area: Rect, count: number): BookLayout {
  const compact = area.height < 460;
  const width = Math.min(area.width - 2 * GAP, 980);
  const title = { x: area.x + (area.width - width) / 2, y: area.y + GAP, width, height: compact ? 78 : 116 };
  const top = title.y + title.height + (compact ? 8 : 24);
  const room = area.y + area.height - top - (compact ? 10 : 28);
  const gap = compact ? 10 : 24;
  const each = Math.min(compact ? 330 : 320, (area.width - 4 * GAP - gap * (count - 1)) / Math.max(1, count));
  const high = Math.min(room, compact ? room : 480);
  const from = area.x + (area.width - each * count - gap * (count - 1)) / 2;
  const cards = Array.from({ length: count }, (_, i) => ({
    x: from + i * (each + gap),
    y: top + (room - high) / 2,
    width: each,
    height: high,
  }));
  return { compact, title, cards };
}

export interface BoxLayout {
  compact: boolean;
  room: Rect;
  title: Rect;
  /** The chambers of every row of the storage. */
  chambers: Rect[][];
  box: Rect;
  none: Rect;
  save: Rect;
}

/** The box at the right, the storage at the left, the answers below. */
export function layoutBox(area: Rect, rows: readonly number[]): BoxLayout {
  const compact = area.height < 460;
  const edge = compact ? 8 : 24;
  const width = Math.min(area.width - 2 * edge, 1120);
  const tall = compact ? 48 : 62;
  const foot = area.y + area.height - (compact ? 10 : 24) - tall - 4;
  const room = {
    x: area.x + (area.width - width) / 2,
    y: area.y + GAP,
    width,
    height: foot - area.y - GAP - 10,
  };
  const pad = compact ? 14 : 26;
  const title = { x: room.x + pad, y: room.y + pad, width: width - 2 * pad, height: compact ? 44 : 110 };
  const top = title.y + title.height + (compact ? 6 : 18);
  const high = room.y + room.height - pad - top;
  const gap = compact ? 6 : 14;
  const most = Math.max(1, ...rows);
  const each = Math.min(170, (width * 0.6 - pad - gap * (most - 1)) / most);
  const line = Math.min(each * 1.1, (high - gap * (rows.length - 1)) / Math.max(1, rows.length));
  const from = top + (high - line * rows.length - gap * (rows.length - 1)) / 2;
  const chambers = rows.map((count, r) =>
    Array.from({ length: count }, (_, i) => ({
      x: room.x + pad + i * (each + gap),
      y: from + r * (line + gap),
      width: each,
      height: line,
    })),
  );
  const left = room.x + pad + most * (each + gap) + pad;
  const side = Math.min(room.x + width - pad - left, high, 300);
  const box = {
    x: left + (room.x + width - pad - left - side) / 2,
    y: top + high - side,
    width: side,
    height: side,
  };
  const wide = Math.min(compact ? 240 : 320, (width - GAP) / 2);
  const save = { x: room.x + width - wide, y: foot, width: wide, height: tall };
  const none = { ...save, x: save.x - wide - 16 };
  return { compact, room, title, chambers, box, none, save };
}
