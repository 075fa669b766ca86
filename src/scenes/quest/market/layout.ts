/** Where everything of the Worlds' market stands in any window. A pure function; all numbers are CSS pixels. */
import { box, isUpright, type Rect, series } from '../../../ui/rect.ts';
import { type BattleLayout, LIP } from '../battle-layout.ts';
import { layoutBattle } from '../layout.ts';

export interface MarketLayout {
  /** The bar above is that of the battle. */
  battle: BattleLayout;
  small: boolean;
  k: number;
  /** The stall, or the rug. */
  stage: Rect;
  /** What is asked, and what is known of the thing that is picked. */
  info: Rect;
  /** Takes the deal; leaves it. */
  main: Rect;
  pass: Rect;
  /** One for every hero, in the order of the queue. */
  heroes: readonly Rect[];
}

export function layoutMarket(width: number, height: number, heroes: number): MarketLayout {
  const battle = layoutBattle(width, height);
  const { small, k, bar } = battle;
  const edge = small ? 4 : 8;
  const gap = small ? 4 : Math.round(8 * k);
  const top = bar.y + bar.height + gap;
  const queue = small ? 98 : Math.round(214 * k);
  const infoWidth = small ? Math.min(340, Math.round(width * 0.44)) : Math.round(358 * k);
  const foot = height - edge - queue - gap;
  const beside = box(width - edge - infoWidth, top, infoWidth, foot - top);
  const half = Math.round((foot - top) / 2);
  const isBelow = isUpright({ width, height });
  const info = isBelow ? box(edge, top + half, width - 2 * edge, foot - top - half) : beside;
  const stage = isBelow
    ? box(edge, top, info.width, half - gap)
    : box(edge, top, info.x - gap - edge, foot - top);
  const high = small ? 44 : Math.round(54 * k);
  const row = info.y + info.height - 12 - high * LIP;
  const inner = info.width - 24;
  const passWidth = Math.round(inner * 0.38);
  const pass = box(info.x + 12, row, passWidth, high);
  const main = box(pass.x + passWidth + 8, row, inner - passWidth - 8, high);
  const most = small ? 220 : Math.round(330 * k);
  const room = width - 2 * edge;
  const each = Math.min(most, (room - gap * (heroes - 1)) / Math.max(1, heroes));
  const left = (width - each * heroes - gap * (heroes - 1)) / 2;
  const places = series(box(left, foot + gap, each, queue), heroes, each + gap);
  return { battle, small, k, stage, info, main, pass, heroes: places };
}

/** So many chips of a size in rows within a width; how high they are altogether. */
export function chips(room: Rect, count: number, size: number, gap: number): Rect[] {
  const perRow = Math.max(1, Math.floor((room.width + gap) / (size + gap)));
  return Array.from({ length: count }, (_, i) =>
    box(room.x + (i % perRow) * (size + gap), room.y + Math.floor(i / perRow) * (size + gap), size, size),
  );
}

/** No line of what a hero pays with is lower. */
const LOWEST = 24;
/** Lower lines stand in two columns. */
const LOW = 34;

/** A line for each of so many heroes, in one column or in two; none where they would be too low to read. */
export function needLines(room: Rect, count: number, most: number): Rect[] {
  const gap = 6;
  const heightIn = (columns: number) =>
    Math.min(most, (room.height + gap) / Math.max(1, Math.ceil(count / columns)) - gap);
  const columns = heightIn(1) < LOW ? 2 : 1;
  const height = heightIn(columns);
  if (height < LOWEST) return [];
  const width = (room.width - gap * (columns - 1)) / columns;
  return Array.from({ length: count }, (_, i) =>
    box(
      room.x + (i % columns) * (width + gap),
      room.y + Math.floor(i / columns) * (height + gap),
      width,
      height,
    ),
  );
}

/** The width of a number beside a sign. */
const NUMBER = 30;
/** Signs that would be smaller stand without numbers. */
const LEAST = 18;

/** Squares for so many signs of energy in a line, in one row or two, so that they are largest; and whether each has room for a number at its right. */
export function needPlaces(room: Rect, count: number): { signs: Rect[]; numbered: boolean } {
  const ways = [1, 2].map((rows) => {
    const columns = Math.max(1, Math.ceil(count / rows));
    const pitch = { x: room.width / columns, y: room.height / rows };
    const high = pitch.y * (rows === 1 ? 0.66 : 0.84);
    return { columns, pitch, numbered: Math.min(high, pitch.x - NUMBER), bare: Math.min(high, pitch.x - 2) };
  });
  const best = (by: 'numbered' | 'bare') => ways.reduce((a, b) => (b[by] > a[by] ? b : a));
  const by = best('numbered').numbered >= LEAST ? 'numbered' : 'bare';
  const { columns, pitch, [by]: size } = best(by);
  const step = Math.min(pitch.x, size + (by === 'numbered' ? NUMBER + 6 : 8));
  const signs = Array.from({ length: count }, (_, i) =>
    box(
      room.x + (i % columns) * step,
      room.y + Math.floor(i / columns) * pitch.y + (pitch.y - size) / 2,
      size,
      size,
    ),
  );
  return { signs, numbered: by === 'numbered' };
}
