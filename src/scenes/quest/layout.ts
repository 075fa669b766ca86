/**
 * Where everything of Pug Quest's battle stands in any window. A pure function; all numbers are CSS pixels. On a phone
 * the sheet and the world card fold away: their places open them over the board.
 */
import { toolWidth } from '../../ui/panels/bar-room.ts';
import { box, grid, isUpright } from '../../ui/rect.ts';
import { type BattleLayout, LIP, layoutBoard, toolsIn } from './battle-layout.ts';
import { uprightBattle } from './upright-layout.ts';

export function layoutBattle(width: number, height: number): BattleLayout {
  if (isUpright({ width, height })) return uprightBattle({ width, height });
  return height < 520 ? onPhone(width, height) : onDesk(width, height);
}

function onDesk(width: number, height: number): BattleLayout {
  const k = Math.min(1.4, Math.max(0.84, Math.min(width / 1280, height / 800)));
  const edge = 8;
  const gap = Math.round(8 * k);
  const bar = box(edge, 4, width - 2 * edge, Math.round(74 * Math.max(1, k)));
  const tools = toolsIn(bar, 150, box(0, bar.y + 6, 0, bar.height - 14), toolWidth({ width, height }, k));

  const counterHeight = Math.round(Math.max(182, 190 * k));
  const counter = box(edge, height - edge - counterHeight, width - 2 * edge, counterHeight);
  const top = bar.y + bar.height + gap;
  const foot = counter.y - gap;
  const leftWidth = Math.round(158 * k);
  const sheetWidth = Math.round(358 * k);
  const cardHeight = Math.round((foot - top - gap) * 0.5);
  const card = box(edge, top, leftWidth, cardHeight);
  const display = box(edge, top + cardHeight + gap, leftWidth, foot - top - cardHeight - gap);
  const sheet = box(width - edge - sheetWidth, top, sheetWidth, foot - top);
  const middle = box(edge + leftWidth + gap, top, sheet.x - 2 * gap - edge - leftWidth, foot - top);
  const ribbon = box(middle.x, top, middle.width, Math.round(62 * k));
  const boardTop = ribbon.y + ribbon.height + Math.round(gap / 2);
  const board = layoutBoard(box(middle.x, boardTop, middle.width, foot - boardTop), k, false);

  const left = box(counter.x + 8, counter.y + 10, leftWidth - 8, counter.height - 20);
  const buttonsX = sheet.x;
  const buttonsWidth = sheet.width - 10;
  const mainHeight = Math.round(52 * k);
  const mainY = counter.y + counter.height - 10 - mainHeight * LIP;
  const main = box(buttonsX, mainY, buttonsWidth, mainHeight);
  const rows = box(buttonsX, counter.y + 10, buttonsWidth, mainY - counter.y - 16);
  const buttons = grid(rows, 6, 3, 6).map((b) => ({ ...b, height: Math.floor(b.height / LIP) }));
  const say = Math.round(34 * Math.max(0.9, k));
  const hand = box(middle.x + 4, counter.y + say - 8, middle.width - 8, counter.height - say);
  return {
    small: false,
    k,
    window: box(0, 0, width, height),
    bar,
    tools,
    card,
    display,
    ribbon,
    board,
    sheet,
    tab: box(0, 0, 0, 0),
    counter,
    left,
    hand,
    buttons,
    main,
    prompt: box(middle.x, counter.y - 6, middle.width, say),
  };
}

function onPhone(width: number, height: number): BattleLayout {
  const edge = 4;
  const narrow = width < 760;
  const bar = box(edge, 2, width - 2 * edge, 52);
  const tools = toolsIn(
    bar,
    3 * 44 + (narrow ? 0 : 6),
    box(0, bar.y + 3, 0, 46),
    toolWidth({ width, height }, 1),
  );

  const top = bar.y + bar.height + 4;
  const leftWidth = 98;
  const rightWidth = narrow ? 154 : 176;
  const display = box(edge, top, leftWidth, Math.min(216, height - top - 64));
  const left = box(edge, display.y + display.height + 4, leftWidth, height - display.y - display.height - 8);
  const right = box(width - edge - rightWidth, top, rightWidth, height - top - edge);
  const tab = box(right.x, top, right.width, 56);
  const mainHeight = 46;
  const main = box(right.x, height - edge - mainHeight * LIP - 2, right.width, mainHeight);
  const rows = box(right.x, tab.y + tab.height + 4, right.width, main.y - 5 - tab.y - tab.height - 4);
  const buttons = grid(rows, 6, 2, 4).map((b) => ({ ...b, height: Math.floor(b.height / LIP) }));

  const x = edge + leftWidth + 4;
  const middle = box(x, top, right.x - 4 - x, height - top - edge);
  const ribbon = box(middle.x, top, middle.width, 34);
  const say = 24;
  const counterHeight = 90;
  const counter = box(middle.x, height - edge - counterHeight, middle.width, counterHeight);
  const boardTop = ribbon.y + ribbon.height + 2;
  const board = layoutBoard(
    box(middle.x, boardTop, middle.width, counter.y - 3 - boardTop),
    Math.min(0.62, height / 620),
    true,
  );
  const drawer = Math.min(372, width - leftWidth - 16);
  return {
    small: true,
    k: 0.62,
    window: box(0, 0, width, height),
    bar,
    tools,
    card: box(edge, top, Math.min(330, width - 2 * edge), height - top - edge),
    display,
    ribbon,
    board,
    sheet: box(width - edge - drawer, top, drawer, height - top - edge),
    tab,
    counter,
    left,
    hand: box(counter.x + 4, counter.y + say - 6, counter.width - 8, counter.height - say + 2),
    buttons,
    main,
    prompt: box(middle.x, counter.y - 4, middle.width, say),
  };
}
