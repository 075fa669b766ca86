/**
 * Where everything of Pug Quest's battle stands in any window. A pure function; all numbers are CSS pixels. On a phone
 * the sheet and the world card fold away: their places open them over the board.
 */
import { box, grid, isUpright } from '../../ui/rect.ts';
import { shinglesWidth } from '../table/frame/shingles.ts';
import { type BattleLayout, LIP } from './battle-layout.ts';
import { layoutBoard } from './board-layout.ts';
import { uprightBattle } from './upright-layout.ts';

/** `twists`: how many modifiers a scenario has. */
export function layoutBattle(width: number, height: number, withGoals = false, twists = 0): BattleLayout {
  if (isUpright({ width, height })) return uprightBattle({ width, height }, { withGoals, twists });
  return height < 520 ? onPhone(width, height, withGoals, twists) : onDesk(width, height, withGoals, twists);
}

/** The track of rounds takes the place of what is not there beside it in the bar. */
export function withoutParts(
  at: BattleLayout,
  hides: (part: 'worlds' | 'treasures') => boolean,
): BattleLayout {
  const { world, track, treasures } = at;
  const x = hides('worlds') ? world.x : track.x;
  const end = hides('treasures') ? treasures.x + treasures.width : track.x + track.width;
  return { ...at, track: { ...track, x, width: end - x } };
}

function onDesk(width: number, height: number, withGoals: boolean, count: number): BattleLayout {
  const k = Math.min(1.4, Math.max(0.84, Math.min(width / 1280, height / 800)));
  const edge = 8;
  const gap = Math.round(8 * k);
  const bar = box(edge, 4, width - 2 * edge, Math.round(74 * Math.max(1, k)));
  const inner = { y: bar.y + 6, height: bar.height - 14 };
  const world = box(bar.x + 8, inner.y, Math.round(206 * k), inner.height);
  const tool = Math.round(inner.height * 1.06);
  const menu = box(bar.x + bar.width - 8 - tool, inner.y, tool, inner.height);
  const tools = box(menu.x - gap - 8 - 150, inner.y, 150, inner.height);
  const stars = withGoals ? Math.round(108 * Math.max(0.86, k)) : 0;
  const recap = box(tools.x - 6 - tool, inner.y, tool, inner.height);
  const goals = box(recap.x - (withGoals ? gap : 0) - stars, inner.y, stars, inner.height);
  const medals = width < 1180 || withGoals ? 92 : Math.round(176 * k);
  const hung = shinglesWidth(count, { small: false, narrow: width < 1180, goals: withGoals, k });
  const twists = box(goals.x - (hung > 0 ? gap : 0) - hung, inner.y, hung, inner.height);
  const treasures = box(twists.x - gap - medals, inner.y, medals, inner.height);
  const trackX = world.x + world.width + gap;
  const track = box(trackX, inner.y, treasures.x - gap - trackX, inner.height);

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
    world,
    track,
    treasures,
    goals,
    twists,
    recap,
    tools,
    menu,
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

function onPhone(width: number, height: number, withGoals: boolean, count: number): BattleLayout {
  const edge = 4;
  const narrow = width < 760;
  const bar = box(edge, 2, width - 2 * edge, 52);
  const finger = narrow ? 44 : 46;
  const world = box(bar.x + 6, bar.y + 3, narrow ? 46 : 106, 46);
  const menu = box(bar.x + bar.width - 6 - finger, bar.y + 3, finger, 46);
  const three = 3 * 44 + (narrow ? 0 : 6);
  const tools = box(menu.x - (narrow ? 4 : 6) - three, bar.y + 3, three, 46);
  const stars = !withGoals ? 0 : narrow ? 60 : 68;
  const recap = box(tools.x - 3 - finger, bar.y + 3, finger, 46);
  const goals = box(recap.x - (withGoals ? 4 : 0) - stars, bar.y + 3, stars, 46);
  const hung = shinglesWidth(count, { small: true, narrow, goals: withGoals, k: 1 });
  const twists = box(goals.x - (hung > 0 ? 4 : 0) - hung, bar.y + 3, hung, 46);
  const medals = !narrow ? 66 : withGoals ? 48 : 56;
  const treasures = box(twists.x - 4 - medals, bar.y + 3, medals, 46);
  const trackX = world.x + world.width + 4;
  const track = box(trackX, bar.y + 3, treasures.x - 4 - trackX, 46);

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
    world,
    track,
    treasures,
    goals,
    twists,
    recap,
    tools,
    menu,
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
