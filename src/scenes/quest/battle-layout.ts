/** What the battle of Pug Quest consists of, and where each part stands: the same in lying and upright windows. */
import { BAR_EDGE, BAR_GAP } from '../../ui/panels/bar-room.ts';
import { box, type Rect } from '../../ui/rect.ts';
import type { BoardLayout } from './board-layout.ts';

/** A button with the lip and the shadow below its face, to the face alone. */
export const LIP = 1.115;

/** The place of a question's tools in a line of the bar, before the menu. */
export function toolsIn(bar: Rect, wide: number, { y, height }: Rect, tool: number): Rect {
  const menu = bar.x + bar.width - BAR_EDGE - tool;
  return box(menu - BAR_GAP - wide, y, wide, height);
}

export interface BattleLayout {
  /** A phone's window. */
  small: boolean;
  /** How much larger letters and pictures are than in a window of 1280 by 800. */
  k: number;
  window: Rect;
  bar: Rect;
  /** Rule, hint and undo of a question, before the menu. */
  tools: Rect;
  /** The world card; over the board on a phone. */
  card: Rect;
  /** The frame of the open energy, and in it the places of its cards, the last for the deck. */
  display: Rect;
  ribbon: Rect;
  board: BoardLayout;
  /** The hero's sheet; a drawer over the board on a phone. */
  sheet: Rect;
  /** What opens the sheet on a phone: the face of whoever it is about. No wider than 0 elsewhere. */
  tab: Rect;
  /** The counter below: the hand lies on it. */
  counter: Rect;
  /** Actions left, size of the hand. */
  left: Rect;
  hand: Rect;
  /** Six small buttons, then the one that says what will be done. */
  buttons: readonly Rect[];
  main: Rect;
  /** Where a sentence stands that says what is asked: the upper edge of the counter. */
  prompt: Rect;
}
