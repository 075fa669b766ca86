/**
 * How the drawn table is put together. The table scene shows one *set* at a time: the town, the burrow, the shop …
 * A set draws a look (what a seat may know and is asked) into the area it is given, and answers with choices out of
 * the domain. It holds no rules: everything it needs to know comes from the view, the domain, `engine/petz/read.ts`
 * and `session/forecast.ts`.
 *
 * Both games are shown by the same director; a `Stagebook` tells it everything that is of one game only. Types without
 * a game are those of the first, Dungeon Petz.
 */

import type { EventOf, GameId, ViewOf } from '../../engine/games.ts';
import type { Domain } from '../../engine/kernel/domain.ts';
import type { Json, Refusal, Seat } from '../../engine/kernel/state.ts';
import type { StoryMoment } from '../../session/game/moments.ts';
import type { Session } from '../../session/game/session.ts';
import type { KeyBindings } from '../../session/profiles/key-map.ts';
import type { SentByTap } from '../../session/profiles/settings.ts';
import type { QuestSpeech } from '../../text/quest/speech.ts';
import type { Speech } from '../../text/speech.ts';
import type { GoalBoard } from '../../ui/access/campaign/board.ts';
import type { Wording } from '../../ui/access/insight/wording.ts';
import type { Asked, AskedOnBoard } from '../../ui/access/question/asking.ts';
import type { Rect } from '../../ui/rect.ts';
import type { TableKit } from './kit.ts';

/** The words of each game. */
interface Speeches {
  petz: Speech;
  quest: QuestSpeech;
}
export type SpeechOf<G extends GameId> = Speeches[G];

/** The pictures of each game. */
interface Pictures {
  petz: SetName;
  quest: QuestSetName;
}
export type SetNameOf<G extends GameId> = Pictures[G];

/** What the rest of the page does for the drawn table. */
export interface TableLink<G extends GameId = 'petz'> {
  session: Session<G>;
  speech: SpeechOf<G>;
  /** No motion but fades. */
  still: boolean;
  /** 1, 2, 4, or 0 for instantly. */
  speed: number;
  /** How much larger words are written: 1 to 2. */
  textScale: number;
  /** How long fingers are given, in milliseconds: to ask by holding, and between the taps of a double tap; 0: never. */
  hold: number;
  double: number;
  /** Which key does what. */
  keys: KeyBindings;
  /** Rivals' shows and sales are not played, only their end is shown. */
  brief: boolean;
  /** Does the shop predict what an assignment of cards will lead to? */
  forecast: boolean;
  /** Which answers are sent by the tap that completes them; where nothing is said none is. */
  sent?: SentByTap;
  /** Null in a free game. */
  goals?: GoalBoard | null;
  /** Gets, for the sounds, what the picture shows now, and at what speed; several at once if it shows only their end. */
  hear?(events: readonly EventOf<G>[], speed: number): void;
  /** Gets, for the sounds, which side of the town is shown. */
  side?(side: 'town' | 'alley'): void;
  /** Called when the player skips what is played. */
  skipped?(): void;
  /** Opens a page of the HTML layer over the picture: menu, log, rules at an id, a rival's shop … */
  open(page: TablePage, at?: string): void;
}

/** Where the picture can lead. */
type TablePage =
  | 'menu'
  | 'log'
  | 'recap'
  | 'asking'
  | 'turning'
  | 'rules'
  | 'settings'
  | 'goals'
  | 'levelEnd'
  | 'newGame'
  | 'newQuest'
  | 'title';

/** One moment as the person at the device may see it. */
export interface Look<G extends GameId = 'petz'> {
  view: ViewOf<G>;
  /** Who looks. */
  seat: Seat;
  /**
   * Whose shop is looked at: one's own, or that of the rival whose turn is watched or whose card was tapped. In Pug
   * Quest: whose sheet and hand.
   */
  subject: Seat;
  /** The open question and its domain, if it is for this seat; else null. Null also while something is played. */
  ask: ViewOf<G>['ask'];
  domain: Domain | null;
  /** What is about to be played on this picture: it may be drawn as that begins. */
  next?: EventOf<G> | undefined;
}

/** Something that has happened, with the table before and after it, as the person at the device may know it. */
export interface Beat<G extends GameId = 'petz'> {
  event: EventOf<G>;
  before: ViewOf<G>;
  after: ViewOf<G>;
}

/** What everything of a picture is drawn with, and the words for it. */
export interface Tools<G extends GameId = 'petz'> {
  readonly kit: TableKit;
  readonly link: TableLink<G>;
  /** Of the link, as it speaks now: other players may have sat down since the set was made. */
  readonly speech: SpeechOf<G>;
}

export interface SetHost<G extends GameId = 'petz'> extends Tools<G> {
  /** Answers the open question; null if it was taken. The table then shows the next look by itself. */
  answer(choice: Json): Refusal | null;
  /** Puts the open question in a panel over the picture that is being drawn, or its words and buttons round the counter. */
  question(asked: Asked | AskedOnBoard): void;
  /** Draws the set anew with the same look, after a draft has changed. */
  redraw(): void;
  /** While something is played: draws the set with the table as it is at another moment; what moved there is gone. */
  turn(view: ViewOf<G>): void;
  /** While something is played: one sentence on what is going on, at the foot of the window or in a better place. */
  caption(words: string | null, place?: Rect): void;
  /**
   * While something is played: waits until the person goes on, with a button that says `words` in the lower right
   * corner, or until `most` milliseconds (at speed 1) have passed.
   */
  pause(words: string, most: number): Promise<void>;
  /** While something is played: this begins now, and is heard. An event that is not reported is heard when the picture agrees with it. */
  hear(event: EventOf<G>): void;
  /** Shows another shop, or another hero's sheet, to be looked at only; one's own brings the question back. */
  peek(seat: Seat): void;
}

/** One picture of the table. It is made once and reused while it is shown; drafts (what is picked, but not sent) live in it. */
export interface TableSet<G extends GameId = 'petz'> {
  /** Draws everything anew. Called for every look, resize, redraw and turn; the scene has been emptied before. */
  draw(look: Look<G>, area: Rect): void;
  /**
   * Plays what happened, in order. The set was drawn with the moment before the first of the beats (`look`); it calls
   * `host.turn(beat.after)` whenever the picture has to agree again, and may play beats together. The table draws the
   * moment after the last one by itself. May be given up at any point: then the picture is simply drawn anew.
   */
  show?(beats: readonly Beat<G>[], look: Look<G>): Promise<void>;
}

export type SetMaker<G extends GameId = 'petz'> = (host: SetHost<G>) => TableSet<G>;

/** The sets there are. A question whose set is not drawn yet is put in words by the HTML layer. */
export type SetName = 'town' | 'burrow' | 'shop' | 'show' | 'sale' | 'evening' | 'closeUp' | 'final';

/** The sets of Pug Quest. */
export type QuestSetName = 'battle' | 'market' | 'final';

/** Which set belongs to a look, if rivals are shown in brief or not; null: none is drawn for it. */
export type ChooseSet<G extends GameId = 'petz'> = (look: Look<G>, isBrief?: boolean) => SetNameOf<G> | null;

/** A picture, and whom it is about. */
export interface ShownSet<G extends GameId = 'petz'> {
  set: SetNameOf<G>;
  subject: Seat;
}

/** Beats in a row that are played on one stage. */
export interface StageRun<G extends GameId = 'petz'> {
  stage: ShownSet<G>;
  beats: readonly Beat<G>[];
}

/** What stands round the picture, over its edges. */
interface Frame<G extends GameId = 'petz'> {
  /** What is left for the set. */
  area: Rect;
  draw(kit: TableKit, link: TableLink<G>, peek: (seat: Seat) => void): void;
  /** What is laid over it while another seat's things are looked at. */
  visit(kit: TableKit, link: TableLink<G>, peek: (seat: Seat) => void): void;
}

/** Everything about one game that the director of the table does not know by itself. */
export interface Stagebook<G extends GameId = 'petz'> {
  sets: Readonly<Partial<Record<SetNameOf<G>, SetMaker<G>>>>;
  /** The set in which another seat's things are looked at. */
  visited: SetNameOf<G>;
  /** The colour behind everything. */
  backdrop: string;
  chooseSet(look: Look<G>, isBrief?: boolean): SetNameOf<G> | null;
  /** Puts questions and answers in words. */
  wording(speech: SpeechOf<G>): Wording<G>;
  /** Whom the picture is about while nothing is played. */
  subjectOf(view: ViewOf<G>, viewer: Seat, isBrief?: boolean): Seat;
  /** Cuts what an answer led to into runs; `before` is the table as it was when the answer was given. */
  runsOf(moments: readonly StoryMoment<G>[], before: ViewOf<G>, viewer: Seat): StageRun<G>[];
  /** Is this shown also to a player who skips? */
  isStop(event: EventOf<G>, viewer: Seat): boolean;
  /** The seat that does all of this; null: several, or none. A skip passes over what one of them does. */
  whoseDoings(events: readonly EventOf<G>[]): Seat | null;
  frame(window: Rect, look: Look<G>, set: SetNameOf<G>, link: TableLink<G>): Frame<G>;
}
