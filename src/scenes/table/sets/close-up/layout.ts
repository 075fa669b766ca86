/**
 * Where everything of a close-up lies: its things on the board, the question in the panel beside. Pure functions; all
 * numbers are CSS pixels.
 */

import { paired } from '../../../../ui/paired.ts';
import { below, box, centre, inset, type Rect, rows, series, stacked } from '../../../../ui/rect.ts';
import { placePanel } from '../../panel-place.ts';
import { FACILITY_COUNT } from '../alley/layout.ts';
import { split } from '../parts/spread.ts';

export interface CloseUpLayout {
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

export function layoutCloseUp(area: Rect, isAsked: boolean): CloseUpLayout {
  const { board, panel, small } = placePanel(area);
  const { x, y, height } = board;
  const width = isAsked ? board.width : area.x + area.width - (x - area.x) - x;
  const corner = Math.min(small ? CORNER.small : CORNER.wide, width * 0.4);
  const line = box(x + corner, area.y, width - corner, small ? 30 : 34);
  const top = line.y + line.height + (small ? 4 : 10);
  const foot = isAsked ? 0 : small ? 60 : 88;
  const stage = box(x, top, width, y + height - foot - top);
  return { compact: small, panel, line, stage, foot: box(x, y + height - foot, width, foot) };
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
  const count = FACILITY_COUNT / IN_ROW;
  const across = (stage.width - gap * (IN_ROW + 1)) / IN_ROW;
  const side = Math.min(across, (stage.height - gap * (count - 1)) / count - under, 250);
  const pitch = side + under + gap;
  const { x, y, width } = centre(stage, side * IN_ROW + gap * (IN_ROW + 1), count * pitch - gap);
  const lines = series(box(x, y, width, side), count, 0, pitch);
  return {
    tiles: lines.flatMap((line) => series(box(x + gap, line.y, side, side), IN_ROW, side + gap)),
    roads: lines.map((line) => below(line, under)),
  };
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
  const high = isLow ? 24 : 36;
  const count = 1 + mostCustomers;
  const each = Math.min(column * 1.1, (room.height - high - gap * count) / count);
  const whole = centre(room, column * rounds + gap * (rounds - 1), high + count * (each + gap));
  const columns = series({ ...whole, width: column }, rounds, column + gap).map((place) => {
    const [head, tiles] = stacked(place, gap, [high, null]);
    const [exhibition = tiles, ...customers] = rows(tiles, count, gap);
    return { head, exhibition, customers };
  });
  return { ball, columns };
}

interface BoxLayout {
  /** The chambers of every row of the storage. */
  chambers: Rect[][];
  box: Rect;
}

/** The Magic Box, and the storage by it. */
export function layoutBox(stage: Rect, counts: readonly number[], compact: boolean): BoxLayout {
  const { lead, things } = split(inset(stage, compact ? 14 : 30), 0.3);
  const gap = compact ? 6 : 14;
  const most = Math.max(1, ...counts);
  const { length } = counts;
  const each = Math.min(170, (things.width - gap * (most - 1)) / most);
  const line = Math.min(each * 1.1, (things.height - gap * (length - 1)) / Math.max(1, length));
  const whole = centre(things, most * (each + gap) - gap, length * (line + gap) - gap);
  const chambers = [...paired(counts, rows(whole, length, gap))].map(([count, row]) =>
    series({ ...row, width: each }, count, each + gap),
  );
  return { chambers, box: centre(lead, Math.min(lead.width, lead.height, 300)) };
}
