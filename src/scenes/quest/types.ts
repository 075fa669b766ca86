/** What the parts of Pug Quest's pictures hand each other. */
import type { CreatureId, Side } from '../../engine/quest/state.ts';
import type { AskKind } from '../../engine/quest/words.ts';
import type { Asked } from '../../ui/access/question/asking.ts';
import type { Beat, Look, SetHost } from '../table/contract.ts';
import type { Explain } from '../table/explain/explanation.ts';
import type { BattleLayout } from './battle-layout.ts';
import type { Draft } from './draft.ts';
import type { BodyMap, Spots } from './spots.ts';

export type QuestLook = Look<'quest'>;
export type QuestBeat = Beat<'quest'>;
export type QuestHost = SetHost<'quest'>;

/** Everything a part or a painter draws with. */
export interface Ground {
  host: QuestHost;
  look: QuestLook;
  /** As the host has it. */
  kit: QuestHost['kit'];
  /** It calls all by the names that tell them apart at this table. */
  speech: QuestHost['link']['speech'];
  /** Of the look. */
  view: QuestLook['view'];
  at: BattleLayout;
  spots: Spots;
  /** The images of the creatures, put here as the board is drawn. */
  bodies: BodyMap;
  /** What is picked but not sent. Change it with `change`, which draws the picture anew. */
  draft: Draft;
  change(draft: Partial<Draft>): void;
  /** Opens or folds the drawers of a phone. */
  fold(openPart: 'sheet' | 'card' | null): void;
  openPart: 'sheet' | 'card' | null;
}

/** How something of the picture stands to the open question: it may be pressed, it is picked, it is out of reach. */
export interface Touchable {
  /** `quiet`: it may be pressed, but does not glow. */
  state: 'open' | 'quiet' | 'picked' | 'barred';
  /** Null: it only shows its state. */
  tap: (() => void) | null;
  /** What it would lose (or, below 0, gain) in life: a starburst beside it. */
  harm?: number;
  /** It is picked so many times. */
  times?: number;
  /** That would be the end of it. */
  fells?: boolean;
  explain?: Explain;
}

/** One of the small buttons below, and the big one. */
export interface ActionButton {
  id: string;
  words: string;
  /** A drawing by its name. */
  icon?: string;
  /** Null: it is off. */
  tap: (() => void) | null;
  picked?: boolean;
  explain?: Explain;
}

/** An arrow over the board: who aims at whom, or where a creature would go. */
export interface Arrow {
  from: CreatureId;
  to: CreatureId | { side: Side; column: number };
  kind: 'attack' | 'move';
}

/** A column of one half. */
type ColumnKey = `${Side}${number}`;
export const columnKey = (side: Side, column: number): ColumnKey => `${side}${column}`;

/**
 * What a question offers. The parts of the picture draw it, each its own: creatures glow, cards are lifted, rows of the
 * sheet light up. Everything is optional; what is not named is at rest.
 */
export interface Offers {
  creatures?: ReadonlyMap<CreatureId, Touchable>;
  columns?: ReadonlyMap<ColumnKey, Touchable>;
  /** A place of a column, where the line matters: `heroes2/1` is column 2, line 1. */
  places?: ReadonlyMap<string, Touchable>;
  /** By index in the hand that is shown. */
  cards?: ReadonlyMap<number, Touchable>;
  /** By index in the display; `deck` is the draw pile. */
  display?: ReadonlyMap<number | 'deck', Touchable>;
  /** Rows of the sheet, treasures and prizes included, by id. */
  rows?: ReadonlyMap<string, Touchable>;
  /** Up to six. */
  buttons?: readonly ActionButton[];
  main?: ActionButton | null;
  /** Puts back what is picked: it stands beside the big button. */
  back?: ActionButton | null;
  arrows?: readonly Arrow[];
  /**
   * Nothing is left to be picked: the main button's answer is sent at once where that is set for such, `plain` if all
   * that comes of it is seen where it is tapped and can be taken back.
   */
  whole?: 'plain' | 'all' | null;
  /** What is asked, in a sentence at the upper edge of the counter. */
  prompt?: string;
}

/** How one question is put in the picture. */
export interface Painter {
  /** What of the picture answers it. Called for every drawing; pure but for the taps. */
  offers(ground: Ground): Offers;
  /** The panel that the question stands in; without it, its words and buttons are drawn. */
  asked?(ground: Ground): Asked | null;
  /** What else it draws over the picture: a bubble, a dial, a tray. */
  paint?(ground: Ground): void;
}

/** Painters by the kind of the question. */
export type Painters = Partial<Record<AskKind, Painter>>;
