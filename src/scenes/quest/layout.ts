/**
 * Where everything of Pug Quest's battle stands in any window. A pure function; all numbers are CSS pixels. On a phone
 * the sheet and the world card fold away: their places open them over the board. In an upright window the board is
 * above; below it the open energy and whose turn it is, then the counter with the hand.
 */
import { toolWidth } from '../../ui/panels/bar-room.ts';
import {
  below,
  box,
  FINGER,
  grid,
  inset,
  isUpright,
  lined,
  type Rect,
  shortSide,
  stacked,
} from '../../ui/rect.ts';
import { type BattleLayout, LIP, layoutBoard, toolsIn } from './battle-layout.ts';

/** All but the bar and what the window says itself. */
type Body = Omit<BattleLayout, 'small' | 'k' | 'window' | 'bar' | 'tools'>;

/** A shape of window: how large everything is, the bar, and what is below it. */
interface Shape {
  k: number;
  bar: Rect;
  /** The height of the bar's first line, its margin within the bar, and how wide a question's tools are. */
  line: Rect;
  toolsWide: number;
  body: Body;
}

/** `turns`: how many faces stand in the ribbon. */
export function layoutBattle(width: number, height: number, turns = 0): BattleLayout {
  const window = box(0, 0, width, height);
  const small = shortSide(window) < 520;
  const upright = isUpright(window);
  const of = small ? (upright ? uprightPhone : phone) : upright ? tablet : desktop;
  const { k, bar, line, toolsWide, body } = of(window, turns);
  const tools = toolsIn(bar, toolsWide, line, toolWidth(window, k));
  return { small, k, window, bar, tools, ...body };
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

/** The six small buttons, and under them the big one, so high. */
function buttonsIn(room: Rect, perRow: number, gap: number, high: number): Pick<Body, 'buttons' | 'main'> {
  const [rows, main] = stacked(room, gap, [null, high * LIP]);
  const face = (rect: Rect) => ({ ...rect, height: Math.floor(rect.height / LIP) });
  return { buttons: grid(rows, 6, perRow, gap).map(face), main: { ...main, height: high } };
}

/** The hand on the counter or a part of it, and over it the sentence, so high. */
const handOn = ({ x, y, width, height }: Rect, say: number): Pick<Body, 'hand' | 'prompt'> => ({
  hand: box(x + 4, y + say - 8, width - 8, height - say + 2),
  prompt: box(x, y - 6, width, say),
});

type Counter = Pick<Body, 'counter' | 'left' | 'hand' | 'prompt' | 'buttons' | 'main'>;

/** A whole counter: what is left of the turn, the hand, the buttons. */
function counterOf(counter: Rect, [left, right]: readonly [number, number], k: number, gap: number): Counter {
  const [tally, middle, corner] = lined(inset(counter, 8, 10), gap, [left, null, right]);
  return {
    counter,
    left: tally,
    ...handOn({ ...counter, x: middle.x, width: middle.width }, Math.round(34 * Math.max(0.9, k))),
    ...buttonsIn(corner, 3, 6, Math.round(52 * Math.max(0.88, k))),
  };
}

/** What stands beside the board, or lies over it on a phone. */
type Around = Pick<Body, 'card' | 'display' | 'ribbon' | 'sheet'>;

/** A window with room for everything: nothing is folded there. */
const roomy = (k: number, bar: Rect, high: number, board: Rect, parts: Around, counter: Counter): Shape => ({
  k,
  bar,
  line: box(0, bar.y + 6, 0, high),
  toolsWide: 150,
  body: { ...parts, board: layoutBoard(board, k, false), tab: box(0, 0, 0, 0), ...counter },
});

function desktop({ width, height }: Rect): Shape {
  const k = Math.min(1.4, Math.max(0.84, Math.min(width / 1280, height / 800)));
  const gap = Math.round(8 * k);
  const high = { bar: Math.round(74 * Math.max(1, k)), counter: Math.round(Math.max(182, 190 * k)) };
  const wide = { aside: Math.round(158 * k), sheet: Math.round(358 * k) };
  const room = box(8, 4, width - 16, height - 12);
  const [bar, middle, counter] = stacked(room, gap, [high.bar, null, high.counter]);
  const [aside, field, sheet] = lined(middle, gap, [wide.aside, null, wide.sheet]);
  const [card, display] = stacked(aside, gap, [Math.round((aside.height - gap) * 0.5), null]);
  const [ribbon, board] = stacked(field, Math.round(gap / 2), [Math.round(62 * k), null]);
  const foot = counterOf(counter, [wide.aside - 8, wide.sheet - 8], k, gap);
  return roomy(k, bar, bar.height - 14, board, { card, display, ribbon, sheet }, foot);
}

function tablet({ width, height }: Rect): Shape {
  const k = 0.84;
  const gap = 8;
  const room = box(8, 4, width - 16, height - 12);
  const [bar, middle, counter] = stacked(room, gap, [138, null, 182]);
  const [ribbon, field] = stacked(middle, 4, [52, null]);
  const [board, lower] = stacked(field, gap, [Math.round(field.height * 0.5), null]);
  const each = Math.round(room.width / 4 - gap);
  const [card, display, sheet] = lined(lower, gap, [each, each, null]);
  const foot = counterOf(counter, [112, Math.round(room.width * 0.39)], k, gap);
  // Over the buttons too: the hand alone leaves a sentence too little room.
  const prompt = box(16, counter.y - 10, room.width - 16, 31);
  return roomy(k, bar, 60, board, { card, display, ribbon, sheet }, { ...foot, prompt });
}

/** How high on a phone the sentence, the counter and the big button are; how wide three tools, each for a fingertip. */
const PHONE = { k: 0.62, say: 24, counter: 90, main: 46, tools: 140 } as const;

/** What is on a phone as it is in any window of one. */
function phoneOf(
  bar: Rect,
  room: Rect,
  counter: Rect,
): Omit<Shape, 'body'> & { body: Pick<Body, 'card' | 'counter' | 'hand' | 'prompt'> } {
  return {
    k: PHONE.k,
    bar,
    line: box(0, 5, 0, 46),
    toolsWide: PHONE.tools,
    body: { card: { ...room, width: Math.min(330, room.width) }, counter, ...handOn(counter, PHONE.say) },
  };
}

function phone({ width, height }: Rect): Shape {
  const room = box(4, 58, width - 8, height - 62);
  const [aside, middle, right] = lined(room, 4, [98, null, width < 760 ? 154 : 176]);
  const display = { ...aside, height: Math.min(216, aside.height - 60) };
  const [tab, corner] = stacked(right, 4, [56, null]);
  const [ribbon, board, counter] = stacked(middle, 2, [34, null, PHONE.counter]);
  const drawer = Math.min(372, width - aside.width - 16);
  const { body, ...shape } = phoneOf(box(4, 2, width - 8, 52), room, counter);
  return {
    ...shape,
    body: {
      ...body,
      display,
      ribbon,
      board: layoutBoard(board, Math.min(PHONE.k, height / 620), true),
      sheet: { ...room, x: width - 4 - drawer, width: drawer },
      tab,
      left: below(display, aside.height - display.height - 4, 4),
      ...buttonsIn({ ...corner, height: corner.height - 2 }, 2, 4, PHONE.main),
    },
  };
}

/** A line of the ribbon on a phone held upright; how high its board must be for a second one. */
const RIBBON = { line: 48, board: 210 } as const;

function uprightPhone({ width, height }: Rect, turns: number): Shape {
  const room = box(4, 107, width - 8, height - 111);
  const corner = 104 + PHONE.main * LIP + 2;
  // A sentence of two lines reaches over the counter's edge.
  const lower = [80, 56, 8, PHONE.counter, corner] as const;
  const [, field] = stacked(room, 4, [2 * RIBBON.line, null, ...lower]);
  // Beside the button for what the foes will do one line has a fingertip's room for so many faces.
  const isCrowded = turns * FINGER > room.width - 2 * RIBBON.line && field.height >= RIBBON.board;
  const strip = RIBBON.line * (isCrowded ? 2 : 1);
  const [ribbon, board, display, plates, , counter, buttons] = stacked(room, 4, [strip, null, ...lower]);
  const [left, tab] = lined(plates, 4, [room.width * 0.46, null]);
  const { body, ...shape } = phoneOf(box(4, 2, width - 8, 101), room, counter);
  return {
    ...shape,
    body: {
      ...body,
      display,
      ribbon,
      board: layoutBoard(board, PHONE.k, true),
      sheet: { ...room, height: Math.min(room.height, 480) },
      tab,
      left,
      ...buttonsIn({ ...buttons, height: buttons.height - 2 }, 3, 4, PHONE.main),
    },
  };
}
