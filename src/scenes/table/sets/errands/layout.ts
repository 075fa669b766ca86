/**
 * Where everything of an errand lies: the question above, its things in the middle, what is said and done below. Pure
 * functions; all numbers are CSS pixels.
 */
import type { Rect } from '../../../../ui/rect.ts';

export interface ErrandLayout {
  compact: boolean;
  title: Rect;
  /** The things to choose from. */
  stage: Rect;
  tray: Rect;
  /** The answer that nothing is wanted. */
  none: Rect;
  /** What the picked thing leads to; wider where nothing can be declined. */
  told: Rect;
  /** Asks for advice: in the tray, on a phone beside the question. */
  hint: Rect;
  done: Rect;
}

const GAP = 8;
/** The width of a button with a picture, and of one with a word. */
const FINGER = 48;
const ADVICE = 108;

export function layoutErrand(area: Rect, mayDecline: boolean): ErrandLayout {
  const compact = area.height < 460;
  const high = compact ? 66 : 92;
  // On a phone the order of the groups hangs in the corner, elsewhere what rivals say has the first line to itself.
  const corner = compact ? 80 : 0;
  const title = {
    x: area.x + GAP + corner,
    y: area.y + (compact ? 2 : 42),
    width: area.width - 2 * GAP - corner - (compact ? FINGER + GAP : 0),
    height: compact ? 38 : 78,
  };
  const tray = {
    x: area.x + GAP,
    y: area.y + area.height - high - GAP,
    width: area.width - 2 * GAP,
    height: high,
  };
  const top = title.y + title.height + (compact ? 4 : 12);
  const stage = { x: tray.x, y: top, width: tray.width, height: tray.y - top - (compact ? 4 : 12) };
  const edge = compact ? 8 : 14;
  const tall = compact ? 48 : 60;
  const y = tray.y + (tray.height - tall - 6) / 2;
  const doing = Math.min(compact ? 250 : 380, tray.width * 0.36);
  const declining = mayDecline ? Math.min(compact ? 180 : 250, tray.width * 0.26) : 0;
  const done = { x: tray.x + tray.width - edge - doing, y, width: doing, height: tall };
  const none = { x: tray.x + edge, y, width: declining, height: tall };
  const from = none.x + declining + (mayDecline ? 10 : 0);
  const hint = compact
    ? { x: area.x + area.width - GAP - FINGER, y: area.y + 2, width: FINGER, height: 42 }
    : { x: done.x - 10 - ADVICE, y, width: ADVICE, height: tall };
  const right = (compact ? done : hint).x - 10;
  const told = { x: from, y: tray.y + edge, width: right - from, height: tray.height - 2 * edge };
  return { compact, title, stage, tray, none, told, hint, done };
}

/** How high a card is for its width, at most and at least. */
export interface Shape {
  most: number;
  /** Its height in widths. */
  tall: number;
}

/** Boxes for cards in as many rows as make them largest, centred. */
export function grid(room: Rect, count: number, { most, tall }: Shape, gap = 10): Rect[] {
  if (count === 0) return [];
  const sizeFor = (rows: number) => {
    const columns = Math.ceil(count / rows);
    const across = (room.width - gap * (columns - 1)) / columns;
    const down = (room.height - gap * (rows - 1)) / rows;
    return Math.min(most, across, down / tall);
  };
  let rows = 1;
  for (let n = 2; n <= Math.min(3, count); n++) if (sizeFor(n) > sizeFor(rows) * 1.04) rows = n;
  const width = sizeFor(rows);
  const height = width * tall;
  const columns = Math.ceil(count / rows);
  const used = Math.ceil(count / columns);
  const top = room.y + (room.height - used * height - (used - 1) * gap) / 2;
  return Array.from({ length: count }, (_, i) => {
    const line = Math.floor(i / columns);
    const inRow = Math.min(columns, count - line * columns);
    const left = room.x + (room.width - inRow * width - (inRow - 1) * gap) / 2;
    return { x: left + (i % columns) * (width + gap), y: top + line * (height + gap), width, height };
  });
}

/**
 * The six things on the cloth, by their places in the drawing of the market (520 wide, 360 high). On a low stage only
 * its `low` units above the lower edge are in sight, else nearly the `whole` stall.
 */
export const CLOTH = {
  width: 520,
  height: 360,
  places: [72, 147, 222, 297, 372, 447],
  y: 300,
  whole: 306,
  low: 205,
} as const;

export interface MarketLayout {
  art: Rect;
  /** From left to right, as the market has its places. */
  goods: Rect[];
}

/** The black market as large as the stage allows; on a phone only its cloth is wanted, so that it may be cut above. */
export function layoutMarket(stage: Rect): MarketLayout {
  const scale = Math.min(
    stage.width / CLOTH.width,
    stage.height / (stage.height < 300 ? CLOTH.low : CLOTH.whole),
  );
  const width = CLOTH.width * scale;
  const height = CLOTH.height * scale;
  const art = {
    x: stage.x + (stage.width - width) / 2,
    y: stage.y + stage.height - height,
    width,
    height,
  };
  const side = 74 * scale;
  const tall = 104 * scale;
  const goods = CLOTH.places.map((x) => ({
    x: art.x + x * scale - side / 2,
    y: art.y + (CLOTH.y + 14) * scale - tall,
    width: side,
    height: tall,
  }));
  return { art, goods };
}

export interface ZoneLayout {
  /** One for each open facility, the oldest first. */
  tiles: Rect[];
  /** The face-down rest. */
  stack: Rect;
  /** The road under the tiles with the flags. */
  road: Rect;
  /** What a picked facility can do; none on a small stage, where it is in the tray. */
  ways: Rect;
}

/** The row of facilities, six places wide, the road below, and what the picked one does under it. */
export function layoutZone(stage: Rect, places = 6): ZoneLayout {
  const gap = stage.height < 300 ? 6 : 12;
  const under = stage.height < 300 ? 42 : 72;
  const across = (stage.width - gap * (places + 1)) / places;
  // The ways need two rows of fingertips at least.
  const least = Math.min(stage.height * 0.34, 150);
  const side = Math.min(across, stage.height - under - least - gap, 190);
  const whole = side * places + gap * (places - 1);
  const left = stage.x + (stage.width - whole) / 2;
  const tiles = Array.from({ length: places }, (_, i) => ({
    x: left + i * (side + gap),
    y: stage.y,
    width: side,
    height: side,
  }));
  const road = { x: left - gap, y: stage.y + side, width: whole + 2 * gap, height: under };
  const top = road.y + road.height + 4;
  const ways = { x: stage.x, y: top, width: stage.width, height: stage.y + stage.height - top };
  return { tiles, stack: tiles.at(-1) ?? stage, road, ways };
}

export interface CalendarLayout {
  ball: Rect;
  /** By round, as many as are asked for: a column each with the exhibition above and the customers below. */
  columns: { head: Rect; exhibition: Rect; customers: Rect[] }[];
}

/** The calendar to come, with the ball at its left. */
export function layoutCalendar(stage: Rect, rounds: number, mostCustomers: number): CalendarLayout {
  const wide = Math.min(stage.width * 0.24, stage.height * 0.8);
  const ball = { x: stage.x + 6, y: stage.y, width: wide, height: stage.height };
  const room = { x: ball.x + wide + 10, width: stage.width - wide - 22 };
  const gap = 8;
  const column = Math.min(230, (room.width - gap * (rounds - 1)) / Math.max(1, rounds));
  const left = room.x + (room.width - column * rounds - gap * (rounds - 1)) / 2;
  const head = stage.height < 300 ? 24 : 36;
  const rows = 1 + mostCustomers;
  const high = Math.min(column * 1.1, (stage.height - head - gap * rows) / rows);
  const top = stage.y + (stage.height - head - rows * (high + gap)) / 2;
  const columns = Array.from({ length: rounds }, (_, i) => {
    const x = left + i * (column + gap);
    const cell = (row: number) => ({
      x,
      y: top + head + gap + row * (high + gap),
      width: column,
      height: high,
    });
    return {
      head: { x, y: top, width: column, height: head },
      exhibition: cell(0),
      customers: Array.from({ length: mostCustomers }, (_, n) => cell(1 + n)),
    };
  });
  return { ball, columns };
}
