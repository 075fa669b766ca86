/**
 * Where everything of an errand lies: its things on the board, the question in the panel beside. Pure functions; all
 * numbers are CSS pixels.
 */

import { box, centre, inset, type Rect, series } from '../../../../ui/rect.ts';
import { placePanel } from '../../panel-place.ts';
import { FACILITY_COUNT } from '../alley/layout.ts';
import { split } from '../parts/spread.ts';

export interface ErrandLayout {
  compact: boolean;
  panel: Rect;
  /** Over the things: who is next, and what rivals say. */
  line: Rect;
  /** The things; the whole width while nothing is asked. */
  stage: Rect;
  /** Below them while nothing is asked: who is waited for, or what is played. */
  foot: Rect;
}

/** The tag of who is next hangs in the corner: so much of the line is its own. */
const CORNER = { small: 80, wide: 216 } as const;

export function layoutErrand(area: Rect, isAsked: boolean): ErrandLayout {
  const { board, panel, small } = placePanel(area);
  const { x, y, height } = board;
  const width = isAsked ? board.width : area.x + area.width - (x - area.x) - x;
  const corner = Math.min(small ? CORNER.small : CORNER.wide, width * 0.4);
  const line = box(x + corner, area.y, width - corner, small ? 30 : 34);
  const top = line.y + line.height + (small ? 4 : 10);
  const below = isAsked ? 0 : small ? 60 : 88;
  const stage = box(x, top, width, y + height - below - top);
  return { compact: small, panel, line, stage, foot: box(x, y + height - below, width, below) };
}

/**
 * The six things on the cloth, by their places in the drawing of the market (520 wide, 360 high). On a low stage only
 * its `low` units above the lower edge are in sight, else nearly the `whole` stall.
 */
const CLOTH = {
  width: 520,
  height: 360,
  places: [72, 147, 222, 297, 372, 447],
  y: 300,
  whole: 306,
  low: 205,
} as const;

interface MarketLayout {
  art: Rect;
  /** From left to right, as the market has its places. */
  goods: Rect[];
}

/** The black market as large as the stage allows; on a phone only its cloth is wanted, so that it may be cut above. */
export function layoutAlleyMarket(stage: Rect): MarketLayout {
  const scale = Math.min(
    stage.width / CLOTH.width,
    stage.height / (stage.height < 300 ? CLOTH.low : CLOTH.whole),
  );
  const width = CLOTH.width * scale;
  const height = CLOTH.height * scale;
  const art = box(stage.x + (stage.width - width) / 2, stage.y + stage.height - height, width, height);
  const side = 74 * scale;
  const tall = 104 * scale;
  const goods = CLOTH.places.map((x) =>
    box(art.x + x * scale - side / 2, art.y + (CLOTH.y + 14) * scale - tall, side, tall),
  );
  return { art, goods };
}

interface ZoneLayout {
  /** One for each facility of the game, the oldest first. */
  tiles: Rect[];
  /** Under each row of tiles, with the flags. */
  roads: Rect[];
}

export const IN_ROW = 3;

/** The facilities in two rows, a piece of the road under each. */
export function layoutZone(stage: Rect): ZoneLayout {
  const isLow = stage.height < 300;
  const gap = isLow ? 8 : 16;
  const under = isLow ? 34 : 68;
  const rows = FACILITY_COUNT / IN_ROW;
  const across = (stage.width - gap * (IN_ROW + 1)) / IN_ROW;
  const side = Math.min(across, (stage.height - gap * (rows - 1)) / rows - under, 250);
  const whole = side * IN_ROW + gap * (IN_ROW + 1);
  const left = stage.x + (stage.width - whole) / 2;
  const pitch = side + under + gap;
  const top = stage.y + (stage.height - rows * pitch + gap) / 2;
  const tiles = Array.from({ length: FACILITY_COUNT }, (_, i) =>
    box(left + gap + (i % IN_ROW) * (side + gap), top + Math.floor(i / IN_ROW) * pitch, side, side),
  );
  const roads = Array.from({ length: rows }, (_, row) => box(left, top + row * pitch + side, whole, under));
  return { tiles, roads };
}

interface CalendarLayout {
  ball: Rect;
  /** By round, as many as are asked for: a column each with the exhibition above and the customers below. */
  columns: { head: Rect; exhibition: Rect; customers: Rect[] }[];
}

/** The calendar to come, with the ball before it. */
export function layoutCalendar(stage: Rect, rounds: number, mostCustomers: number): CalendarLayout {
  const isLow = stage.height < 300;
  const { lead: ball, things: room } = split(stage, isLow ? 0.2 : 0.24);
  const gap = isLow ? 4 : 8;
  const column = Math.min(230, (room.width - gap * (rounds - 1)) / Math.max(1, rounds));
  const left = room.x + (room.width - column * rounds - gap * (rounds - 1)) / 2;
  const head = isLow ? 24 : 36;
  const rows = 1 + mostCustomers;
  const high = Math.min(column * 1.1, (room.height - head - gap * rows) / rows);
  const top = room.y + (room.height - head - rows * (high + gap)) / 2;
  const columns = Array.from({ length: rounds }, (_, i) => {
    const x = left + i * (column + gap);
    const cell = (row: number) => box(x, top + head + gap + row * (high + gap), column, high);
    return {
      head: box(x, top, column, head),
      exhibition: cell(0),
      customers: Array.from({ length: mostCustomers }, (_, n) => cell(1 + n)),
    };
  });
  return { ball, columns };
}

interface BoxLayout {
  /** The chambers of every row of the storage. */
  chambers: Rect[][];
  box: Rect;
}

/** The Magic Box, and the storage by it. */
export function layoutBox(stage: Rect, rows: readonly number[], compact: boolean): BoxLayout {
  const { lead, things } = split(inset(stage, compact ? 14 : 30), 0.3);
  const gap = compact ? 6 : 14;
  const most = Math.max(1, ...rows);
  const each = Math.min(170, (things.width - gap * (most - 1)) / most);
  const line = Math.min(each * 1.1, (things.height - gap * (rows.length - 1)) / Math.max(1, rows.length));
  const left = things.x + (things.width - most * each - gap * (most - 1)) / 2;
  const top = things.y + (things.height - line * rows.length - gap * (rows.length - 1)) / 2;
  const chambers = rows.map((count, r) =>
    series(box(left, top + r * (line + gap), each, line), count, each + gap),
  );
  return { chambers, box: centre(lead, Math.min(lead.width, lead.height, 300)) };
}
