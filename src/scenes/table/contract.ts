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
  /** Opens a page of the HTML layer over the picture: menu, log, rules at an id, a rival's shop … */
  open(page: 'menu' | 'log' | 'rules' | 'settings', at?: string): void;
}

/** One moment as the person at the device may see it. */
export interface Look {
  view: PetzView;
  /** Who looks. */
  seat: Seat;
  /** The open question and its domain, if it is for this seat; else null. */
  ask: Ask | null;
  domain: Domain | null;
}

export interface Deal {
  kit: TableKit;
  link: TableLink;
  /** Answers the open question; null if it was taken. The table then shows the next look by itself. */
  answer(choice: Json): Refusal | null;
  /** Draws the set anew with the same look, after a draft has changed. */
  redraw(): void;
}

/** One picture of the table. It is made once and kept while it is shown; drafts (what is picked, but not sent) live in it. */
export interface TableSet {
  /** Draws everything anew. Called for every look, resize and redraw; the scene has been emptied before. */
  draw(look: Look, area: Rect): void;
  /** Plays what happened since the last look, over the picture of that look; resolves when it has been seen. `look` is the new one. */
  play?(events: readonly PetzEvent[], look: Look): Promise<void>;
}

export type SetMaker = (deal: Deal) => TableSet;

/** The sets there are. A question whose set is not drawn yet is put in words by the HTML layer. */
export type SetName = 'town' | 'burrow' | 'shop' | 'show' | 'sale' | 'final';

/** Which set belongs to a look; null: none is drawn for it. */
export type ChooseSet = (look: Look) => SetName | null;
