/**
 * How the drawn table is put together. The table scene shows one *set* at a time: the town, the burrow, the shop …
 * A set draws a look (what a seat may know and is asked) into the area it is given, and answers with choices out of
 * the domain. It holds no rules: everything it needs to know comes from the view, the domain, `session/facts.ts`
 * and `session/forecast.ts`.
 */
import type { Domain } from '../../engine/kernel/domain.ts';
import type { Ask, Json, Refusal, Seat } from '../../engine/kernel/state.ts';
import type { PetzEvent } from '../../engine/petz/events.ts';
import type { PetzView } from '../../engine/petz/view.ts';
import type { Session } from '../../session/session.ts';
import type { Speech } from '../../ui/access/text/speech.ts';
import type { Rect } from '../../ui/button.ts';
import type { TableKit } from './kit.ts';

/** What the rest of the page does for the drawn table. */
export interface TableLink {
  session: Session;
  speech: Speech;
  /** No motion but fades. */
  still: boolean;
  /** 1, 2, 4, or 0 for instantly. */
  speed: number;
  /** How much larger words are written: 1 to 2. */
  textScale: number;
  /** Rivals' shows and sales are not played, only their end is shown. */
  brief: boolean;
  /** Does the shop foretell what an assignment of cards will lead to? */
  forecast: boolean;
  /** Opens a page of the HTML layer over the picture: menu, log, rules at an id, a rival's shop … */
  open(page: 'menu' | 'log' | 'rules' | 'settings' | 'newGame' | 'title', at?: string): void;
}

/** One moment as the person at the device may see it. */
export interface Look {
  view: PetzView;
  /** Who looks. */
  seat: Seat;
  /** Whose shop is looked at: one's own, or that of the rival whose turn is watched or whose card was tapped. */
  subject: Seat;
  /** The open question and its domain, if it is for this seat; else null. Null also while something is played. */
  ask: Ask | null;
  domain: Domain | null;
  /** What is about to be played on this picture: it may be drawn as that begins. */
  coming?: PetzEvent | undefined;
}

/** Something that has happened, with the table before and after it, as the person at the device may know it. */
export interface Beat {
  event: PetzEvent;
  before: PetzView;
  after: PetzView;
}

export interface Deal {
  kit: TableKit;
  link: TableLink;
  /** Answers the open question; null if it was taken. The table then shows the next look by itself. */
  answer(choice: Json): Refusal | null;
  /** Draws the set anew with the same look, after a draft has changed. */
  redraw(): void;
  /** While something is played: draws the set with the table as it is at another moment; what moved there is gone. */
  turn(view: PetzView): void;
  /** While something is played: one sentence on what is going on, at the foot of the window or in a better place. */
  caption(words: string | null, place?: Rect): void;
  /**
   * While something is played: waits until the person goes on, with a button that says `words` in the lower right
   * corner, or until `most` milliseconds (at speed 1) have passed.
   */
  pause(words: string, most: number): Promise<void>;
  /** Shows another shop, to be looked at only; one's own brings the question back. */
  peek(seat: Seat): void;
}

/** One picture of the table. It is made once and kept while it is shown; drafts (what is picked, but not sent) live in it. */
export interface TableSet {
  /** Draws everything anew. Called for every look, resize, redraw and turn; the scene has been emptied before. */
  draw(look: Look, area: Rect): void;
  /**
   * Plays what happened, in order. The set was drawn with the moment before the first of the beats (`look`); it calls
   * `deal.turn(beat.after)` whenever the picture has to agree again, and may play beats together. The table draws the
   * moment after the last one by itself. May be given up at any point: then the picture is simply drawn anew.
   */
  show?(beats: readonly Beat[], look: Look): Promise<void>;
}

export type SetMaker = (deal: Deal) => TableSet;

/** The sets there are. A question whose set is not drawn yet is put in words by the HTML layer. */
export type SetName = 'town' | 'burrow' | 'shop' | 'show' | 'sale' | 'evening' | 'errands' | 'final';

/** Which set belongs to a look, if rivals are shown in brief or not; null: none is drawn for it. */
export type ChooseSet = (look: Look, isBrief?: boolean) => SetName | null;
