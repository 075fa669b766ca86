/**
 * The campaign as it is played: the book of levels (which comes when it is first wanted), what the player has reached, and
 * the level that is being played. It saves what a game has brought the moment it ends, before the player sees it.
 */

import { ownSeat } from '../../campaign/goals/goal.ts';
import type { Lock, ProgressNews } from '../../campaign/progress.ts';
import type { Book, Level, LevelRecord, Picks, Progress } from '../../campaign/schema.ts';
import type { SeatPlan } from '../../campaign/setup.ts';
import { everyPart } from '../../campaign/two-parts.ts';
import type { GameId } from '../../engine/games.ts';
import type { Json } from '../../engine/kernel/state.ts';
import { Emitter } from '../emitter.ts';
import { branchOf, restartOf } from '../game/branch.ts';
import { RIVALS } from '../game/rivals.ts';
import type { Player } from '../game/seats.ts';
import type { AnySession, NewGame } from '../game/session.ts';
import type { AnyGameFile, GameFile, LevelTag } from '../saves/game-file.ts';
import type { SessionManager } from '../session-manager.ts';
import type * as Core from './campaign-core.ts';
import { afterGame } from './level-results.ts';
import { type GoalNews, LevelRun } from './level-run.ts';
import { LevelSteps } from './level-steps.ts';
import { MinedLevels } from './mined-levels.ts';
import { Outcomes } from './outcomes.ts';

/** Where the progress of the active profile is saved. */
interface ProgressBox {
  /** As it was found: it may be from anywhere. */
  read(): unknown;
  /** Known at once, saved as soon as the store takes it. */
  write(progress: Json): Promise<void>;
  subscribe(listener: () => void): () => void;
}

interface CampaignManagerTools {
  sessions: SessionManager;
  box: ProgressBox;
  /** Resolves when the picture has shown what happened: news of goals wait for it. */
  shown?: () => Promise<void>;
  /** A fresh word to seed a game with. */
  newSeed(): string;
  /** What a person is called who has not said otherwise; `n` counts the persons at the device. */
  nameOf(n: number): string;
  /** Fetches the campaign; for tests. */
  fetch?: () => Promise<typeof Core>;
}

/** The progress of a new profile. */
const NOTHING = {
  ...{ levels: {}, choices: {}, between: {}, steps: {}, unlocked: [], album: [], daily: {}, kept: {} },
} as unknown as Progress;

const NO_NEWS = { unlocked: [], pictures: [], levels: [], step: 0, extras: [] };

type LevelState = 'locked' | 'open' | 'won';

/** What a game has brought that is over. */
interface Brought extends ProgressNews {
  level: Level;
}

/** News of a goal, to be shown when the picture is as far. */
interface GoalMessage extends GoalNews {
  level: Level;
  /** Counts up, so that the same news is not shown twice. */
  n: number;
}

export class CampaignManager extends Emitter {
  readonly #tools: CampaignManagerTools;
  #core: typeof Core | null = null;
  #book: Book | null = null;
  #loading: Promise<Book | null> | null = null;
  #hasFailed = false;
  #session: AnySession | null = null;
  #run: LevelRun | null = null;
  #brought: Brought | null = null;
  #news: GoalMessage[] = [];
  #count = 0;
  /** The level of others that was read last. */
  #shared: { own: string; level: Level | null } | null = null;
  /** The progress as it was read last, and what it was read from. */
  #read: { saved: unknown; progress: Progress } | null = null;

  /** What came of earlier choices and sales. */
  readonly outcomes: Outcomes;
  readonly steps: LevelSteps;
  /** Mined puzzles, which are fetched before they are played. */
  readonly mined = new MinedLevels(() => this.#follow(true));

  constructor(tools: CampaignManagerTools) {
    super();
    this.#tools = tools;
    const known = () => ({ core: this.#core, book: this.#book, progress: this.progress });
    this.steps = new LevelSteps(known);
    this.outcomes = new Outcomes(known, () => this.emit(), tools.shown);
    tools.sessions.subscribe(() => this.#follow());
    tools.box.subscribe(() => this.emit());
    this.#follow();
  }

  // ---- The book ----

  get book(): Book | null {
    return this.#book;
  }

  /** The book could not be had. */
  get hasFailed(): boolean {
    return this.#hasFailed;
  }

  /** Fetches the book, once; null if it cannot be had now. */
  load(): Promise<Book | null> {
    this.#loading ??= this.#fetch();
    return this.#loading;
  }

  async #fetch(): Promise<Book | null> {
    try {
      const fetch = this.#tools.fetch ?? (() => import('./campaign-core.ts'));
      this.#core = await fetch();
      this.#book = await this.#core.levels();
      this.#read = null;
      this.#hasFailed = false;
      this.#follow();
    } catch {
      this.#hasFailed = true;
      this.#loading = null;
    }
    this.emit();
    return this.#book;
  }

  /** Whom a level calls its player. */
  get ownName(): string {
    return this.#tools.nameOf(1);
  }

  // ---- What was reached ----

  /** What the player has reached; nothing before the book has come. */
  get progress(): Progress {
    const saved = this.#tools.box.read();
    if (this.#read !== null && this.#read.saved === saved) return this.#read.progress;
    const core = this.#core;
    if (core === null) return NOTHING;
    const progress = core.progressFrom(saved, this.#book);
    this.#read = { saved, progress };
    return progress;
  }

  #save(progress: Progress): void {
    void this.#tools.box.write((this.#core?.withoutGifts(progress) ?? progress) as Json);
  }

  /** What is known of a level, over both its parts if it has two. */
  record(id: string): LevelRecord | null {
    return this.#book === null ? null : (this.#core?.recordOfParts(this.#book, this.progress, id) ?? null);
  }

  state(id: string): LevelState {
    if (this.record(id)?.won) return 'won';
    const isOpen = this.#book !== null && this.#core?.opened(this.#book, this.progress, id) === true;
    return isOpen ? 'open' : 'locked';
  }

  /** The level to play next: the first open one of the story that is not won. */
  next(): Level | null {
    const beside = ['puzzles', 'ladder'];
    return (
      this.book?.all.find(({ id, chapter }) => !beside.includes(chapter) && this.state(id) === 'open') ?? null
    );
  }

  /** What comes after a level in its chapter or the next one, if it may be played. */
  after(id: string): Level | null {
    const all = this.#book === null ? [] : everyPart(this.#book);
    const at = all.findIndex((level) => level.id === id);
    const next = at < 0 ? undefined : all[at + 1];
    return next !== undefined && this.state(next.id) !== 'locked' ? next : this.next();
  }

  /** Remembers what was chosen in the story. */
  choose(choice: string, option: string): void {
    if (this.#core !== null) this.#save(this.#core.choose(this.progress, choice, option));
  }

  /** Saves what the coach remembers, or the puzzle rating. */
  keepPart(part: Partial<Pick<Progress, 'coach' | 'trainer'>>): void {
    this.#save({ ...this.progress, ...part });
  }

  /** Saves a level of others, or removes it again (an empty text). */
  saveShared(id: string, text: string): void {
    this.#save({ ...this.progress, kept: { ...this.progress.kept, [id]: text } });
  }

  /** What a level is locked by; null if it may be played, or is unknown. */
  lock(id: string): Lock | null {
    const { book } = this;
    return book?.chapterOf(id) === undefined ? null : (this.#core?.lockOf(book, this.progress, id) ?? null);
  }

  /** The pets of the album that may go along in a level. */
  companions(level: Level): string[] {
    return this.#core?.companionsOf(level, this.progress) ?? [];
  }

  // ---- Playing ----

  /** The level that is open at the sessions; null in a free game. */
  get run(): LevelRun | null {
    return this.#run;
  }

  /** The id of a level that the open game belongs to and that does not exist any more. */
  get lost(): string | null {
    const tag = this.#session?.level ?? null;
    if (tag === null || this.#book === null || this.mined.isToCome(tag.id)) return null;
    return this.find(tag) === null ? tag.id : null;
  }

  /** What the open game has brought, once it is over. */
  get brought(): Brought | null {
    return this.#brought;
  }

  /** A level of the book at its picked step, a fair, a fetched mined one, or a shared one (`own`, its text); or null. */
  find({ id, own, picks }: Pick<LevelTag, 'id' | 'own'> & Partial<LevelTag>): Level | null {
    const level = this.#book?.level(id);
    const known = level
      ? this.steps.at(level, picks ?? {})
      : (this.#core?.fairOfId(id) ?? this.mined.get(id));
    if (known !== null || own === undefined || this.#core === null) return known;
    if (this.#shared?.own !== own) {
      const read = this.#core.readSharedLevel(own);
      this.#shared = { own, level: read.ok ? read.level : null };
    }
    return this.#shared.level?.id === id ? this.#shared.level : null;
  }

  /** Opens a level's game; null if there is no such level. */
  play(id: string, picks: Picks, own?: string): AnySession | null {
    const tag: LevelTag = { id, picks, ...(own === undefined ? {} : { own }) };
    const level = this.find(tag);
    if (level === null || this.#core === null) return null;
    const { game, setup, seed, seats } = this.#core.setupOf(level, this.progress, picks);
    const players = this.#players(seats, level.budget);
    return this.#tools.sessions.newGame({
      game,
      setup,
      seed: (picks.anew ? null : seed) ?? this.#tools.newSeed(),
      players,
      level: tag,
    } as NewGame<GameId>) as AnySession;
  }

  /** The same level from its beginning: with the same cards, unless the level deals others each time. */
  again(): boolean {
    const { run } = this;
    if (run === null) return false;
    const tag = run.session.level;
    if (run.level.seed === null && tag !== null) return this.play(tag.id, tag.picks, tag.own) !== null;
    const file = restartOf(run.session.toSave() as GameFile<GameId>);
    return file !== null && this.#reopen(file, false);
  }

  /** Goes back in the open game to before an answer. In a level it is noted: from there on only the must counts. */
  goBack(entry: number): boolean {
    const { session } = this.#tools.sessions;
    const file = session === null ? null : branchOf(session.toSave() as GameFile<GameId>, entry);
    return file !== null && this.#reopen(file, true);
  }

  /** In a puzzle every step may be taken back, also one that revealed something. */
  canStepBack(): boolean {
    return this.#lastOwn() !== null && this.run?.level.kind === 'puzzle' && !this.run.isOver;
  }

  stepBack(): boolean {
    const entry = this.#lastOwn();
    const { session } = this.#tools.sessions;
    if (!this.canStepBack() || entry === null || session === null) return false;
    if (session.canUndo()) return session.undo();
    const file = branchOf(session.toSave() as GameFile<GameId>, entry);
    return file !== null && this.#reopen(file, this.run?.isBranched ?? false);
  }

  #lastOwn(): number | null {
    const past = this.run?.session.past() ?? null;
    return (past === null ? undefined : past.freeAnswersOf(this.run?.seat ?? 0).at(-1)) ?? null;
  }

  /** Opens the game at another point of it; in a level it is noted whether the player has gone back. */
  #reopen(file: GameFile<GameId>, branched: boolean): boolean {
    const { level } = file;
    const { branched: _, ...rest } = level ?? { id: '', picks: {} };
    const tag = level === undefined ? undefined : { ...rest, ...(branched ? { branched } : {}) };
    this.#tools.sessions.goOn({ ...file, level: tag } as AnyGameFile);
    return true;
  }

  /** The player of a seat, by name. */
  #players(seats: readonly SeatPlan[], budget: number | undefined): Player[] {
    let persons = 0;
    return seats.map((seat, at): Player => {
      if (seat.who === 'person') return { kind: 'person', name: this.#tools.nameOf(++persons) };
      const { who: _, rival, ...bot } = seat;
      const name = rival === undefined ? this.#tools.nameOf(at + 1) : RIVALS[rival].name;
      const haste = budget === undefined ? {} : { budget };
      return { kind: 'bot', name, ...bot, ...haste, ...(rival === undefined ? {} : { rival }) };
    });
  }

  // ---- News ----

  /** The news of goals to show now, the oldest first. */
  get goalNews(): readonly GoalMessage[] {
    return this.#news;
  }

  /** It was shown. */
  dismiss(n: number): void {
    this.#news = this.#news.filter((one) => one.n !== n);
    this.emit();
  }

  // ---- Inside ----

  /** Another game may be open at the sessions. */
  #follow(isNews = false): void {
    const { session } = this.#tools.sessions;
    const tag = session?.level ?? null;
    const isKnown = session === this.#session && (this.#run !== null || tag === null);
    if (isKnown) {
      if (isNews) this.emit();
      return;
    }
    if (session !== this.#session) {
      this.#run?.close();
      this.#run = null;
      this.#brought = null;
      this.#news = [];
      this.outcomes.follow(null);
    }
    this.#session = session;
    if (session !== null && tag !== null) {
      if (this.#book === null) void this.load();
      else if (this.mined.isToCome(tag.id)) void this.mined.fetch(tag.id);
      else this.#begin(session, tag);
    }
    this.emit();
  }

  #begin(session: AnySession, tag: LevelTag): void {
    const level = this.find(tag);
    const core = this.#core;
    if (level === null || core === null || ownSeat(level) >= session.players.length) return;
    const run = new LevelRun(level, session, core.lookAt);
    this.#run = run;
    this.outcomes.follow(run);
    if (run.isOver) this.#note(run, true);
    run.subscribe((news) => {
      if (this.#run !== run) return;
      if (run.isOver && this.#brought === null) this.#note(run, false);
      else if (!run.isOver) this.#brought = null;
      void this.#tell(run, news);
      this.emit();
    });
  }

  /** Writes down what a game has brought. */
  #note(run: LevelRun, wasOver: boolean): void {
    const { end, level } = run;
    const core = this.#core;
    if (end === null || core === null) return;
    const before = this.progress;
    const after = afterGame({ core, book: this.#book }, before, run, end, wasOver);
    const news = this.#book === null ? NO_NEWS : core.newsOf(this.#book, before, after);
    this.#brought = { level, ...news };
    if (after !== before) this.#save(after);
  }

  async #tell(run: LevelRun, news: readonly GoalNews[]): Promise<void> {
    const settled = news.filter(({ goal }) => goal.state.state !== 'open');
    // How the game has ended is shown at once and whole.
    if (settled.length === 0 || run.isOver) return;
    await this.#tools.shown?.();
    if (this.#run !== run) return;
    // A step may have been taken back meanwhile.
    const still = settled.filter(({ at, goal }) => run.goals[at]?.state.state === goal.state.state);
    this.#news = [...this.#news, ...still.map((one) => ({ ...one, level: run.level, n: ++this.#count }))];
    this.emit();
  }
}
