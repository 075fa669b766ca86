/**
 * Pug Quest's battle in an upright window: the bar has two lines; below it the ribbon, the board in the whole width, the
 * open energy with what belongs beside it, the counter with the hand. A pure function; all numbers are CSS pixels.
 */
import { toolWidth } from '../../ui/panels/bar-room.ts';
import { beside, box, grid, isUpright, type Rect, type Size, shortSide } from '../../ui/rect.ts';
import { type BattleLayout, LIP, layoutBoard, toolsIn } from './battle-layout.ts';

export function uprightBattle({ width, height }: Size): BattleLayout {
  const small = shortSide({ width, height }) < 520;
  const edge = small ? 4 : 8;
  const room = box(edge, edge, width - 2 * edge, height - 2 * edge);
  const bar = barOf(room, small, toolWidth({ width, height }, 1));
  const under = box(edge, bar.bar.y + bar.bar.height + edge, room.width, 0);
  const body = { ...under, height: height - edge - under.y };
  return {
    small,
    k: small ? 0.62 : 0.84,
    window: box(0, 0, width, height),
    ...bar,
    ...(small ? onPhone(body) : onTablet(body)),
  };
}

/**
 * A phone held upright while a panel asks: there are no buttons, so that the hand lies at the foot of the window and the
 * panel has their room.
 */
export function handBelow(at: BattleLayout): BattleLayout {
  const { small, window, counter, hand, prompt } = at;
  if (!small || !isUpright(window)) return at;
  const by = window.height - counter.x - counter.y - counter.height;
  const lower = (rect: Rect): Rect => ({ ...rect, y: rect.y + by });
  return { ...at, counter: lower(counter), hand: lower(hand), prompt: lower(prompt) };
}

type Bar = Pick<BattleLayout, 'bar' | 'tools'>;

function barOf(room: Rect, small: boolean, tool: number): Bar {
  const line = small ? 46 : 60;
  const gap = small ? 3 : 6;
  const bar = box(room.x, small ? 2 : 4, room.width, 2 * line + 3 * gap);
  return { bar, tools: toolsIn(bar, small ? 132 : 150, box(0, bar.y + gap, 0, line), tool) };
}

type Body = Omit<BattleLayout, keyof Bar | 'small' | 'k' | 'window'>;

function onPhone({ x, y, width, height }: Rect): Body {
  const gap = 4;
  const foot = y + height;
  const high = 46;
  const main = box(x, foot - high * LIP - 2, width, high);
  const rows = box(x, main.y - 4 - 2 * 50, width, 2 * 50);
  const buttons = grid(rows, 6, 3, 4).map((b) => ({ ...b, height: Math.floor(b.height / LIP) }));
  const say = 24;
  const counter = box(x, rows.y - gap - 90, width, 90);
  const plates = box(x, counter.y - gap - say - 56, width, 56);
  const left = { ...plates, width: width * 0.46 };
  const display = box(x, plates.y - gap - 80, width, 80);
  const ribbon = box(x, y, width, 34);
  const top = ribbon.y + ribbon.height + 2;
  const drawer = box(x, y, width, height);
  return {
    card: { ...drawer, width: Math.min(330, width) },
    display,
    ribbon,
    board: layoutBoard(box(x, top, width, display.y - gap - top), 0.62, true),
    sheet: { ...drawer, height: Math.min(height, 480) },
    tab: beside(left, width - left.width - gap, gap),
    counter,
    left,
    hand: box(counter.x + 4, counter.y + say - 6, counter.width - 8, counter.height - say + 2),
    buttons,
    main,
    prompt: box(x, counter.y - 4, width, say),
  };
}

function onTablet({ x, y, width, height }: Rect): Body {
  const gap = 8;
  const k = 0.84;
  const counter = box(x, y + height - 182, width, 182);
  const ribbon = box(x, y, width, 52);
  const top = ribbon.y + ribbon.height + 4;
  const room = counter.y - gap - top;
  const high = Math.round(room * 0.5);
  const lower = box(x, top + high + gap, width, room - high - gap);
  const sheetWidth = Math.round(width * 0.5);
  const each = (width - sheetWidth - 2 * gap) / 2;
  const card = { ...lower, width: each };
  const display = beside(card, each, gap);
  const left = box(counter.x + 8, counter.y + 10, 112, counter.height - 20);
  const wide = Math.round(width * 0.39);
  const mainHeight = 46;
  const main = box(
    x + width - 10 - wide,
    counter.y + counter.height - 10 - mainHeight * LIP,
    wide,
    mainHeight,
  );
  const rows = box(main.x, counter.y + 10, wide, main.y - counter.y - 16);
  const say = 31;
  const handX = left.x + left.width + gap;
  return {
    card,
    display,
    ribbon,
    board: layoutBoard(box(x, top, width, high), k, false),
    sheet: beside(display, sheetWidth, gap),
    tab: box(0, 0, 0, 0),
    counter,
    left,
    hand: box(handX, counter.y + say - 8, main.x - gap - handX, counter.height - say),
    buttons: grid(rows, 6, 3, 6).map((b) => ({ ...b, height: Math.floor(b.height / LIP) })),
    main,
    prompt: box(x + gap, counter.y - 10, width - 2 * gap, say),
  };
}
