/**
 * One game being played: the only state there is, and per seat what that seat may know; takes answers, lets the bots
 * answer, passes over questions that have only one answer, and knows who sits at the device.
 */

import type { EngineOf, GameId, SetupOf, StateOf, ViewOf } from '../../engine/games.ts';
import { ENGINES, GAMES } from '../../engine/games.ts';
import { hash } from '../../engine/kernel/data.ts';
import type { Domain } from '../../engine/kernel/domain.ts';
import type { Action, Ask, Json, Outcome, Refusal, Seat } from '../../engine/kernel/state.ts';
import { Emitter } from '../emitter.ts';
import type { AnyGameFile, GameFile, LevelTag } from '../saves/game-file.ts';
import { SAVE_FORMAT } from '../saves/save-format.ts';
import { Cancellable } from './cancellable.ts';
import { onlyChoice } from './forced.ts';
import { type Device, deviceFor } from './hot-seat.ts';
import { type Entry, readLog, recapFor, redactEntry } from './log.ts';
import { momentsOf, type StoryMoment } from './moments.ts';
import { Past } from './past.ts';
import type { LogLine } from './replay.ts';
import { hidesNothing, isPerson, mindOf, type Player, persons, type SeatBot } from './seats.ts';
import type { Change, NewGame, SessionTools, StartedGame } from './session-types.ts';
import { entryFor, retell } from './story.ts';
import {
  ADVISER,
  type Hint,
  type HintContext,
  hintOf,
  inItsTime,
  questionIn,
  randomThought,
  type ThinkerQuestion,
} from './thinker.ts';
import { UndoRing } from './undo.ts';

export type { Change, Device, NewGame, SessionTools };

/** A session of a game, told apart by its `game`. */
export type SessionOf<G extends GameId> = G extends GameId ? Session<G> : never;
export type AnySession = SessionOf<GameId>;

/** A game as far as it has got. */
export interface GameHistory<G extends GameId> {
  state: StateOf<G>;
  log: LogLine[];
  entries: Entry<G>[];
}

export class Session<G extends GameId = 'petz'> extends Emitter<[change: Change]> {
  readonly game: G;
  readonly setup: SetupOf<G>;
  /** Which level of the campaign is played; null in a free game. */
  readonly level: LevelTag | null;
  /** Looks at a person's legal answer before it is given; true: it is held back, nothing has happened. */
  gate: ((seat: Seat, choice: Json) => boolean) | null = null;
  /** What a hint needs to know besides the question. */
  readonly hintContext: HintContext = {};
  readonly #engine: EngineOf<G>;
  readonly #seed: string;
  readonly #version: number;
  readonly #tools: SessionTools;
  readonly #ring: UndoRing<G>;
  #players: readonly Player[];
  #state: StateOf<G>;
  #log: LogLine[];
  /** The newest answer and the state it was given in. */
  #latest: { state: StateOf<G>; action: Action; entry: number } | null = null;
  #entries: Entry<G>[];
  #device: Device = { viewer: null, curtain: null };
  /** Who looked last, also while a curtain hangs. */
  #last: Seat | null = null;
  #thinking: Seat | null = null;
  #busy = false;
  #left = false;
  /** Dropped when the state jumps or a seat changes hands. */
  readonly #thought = new Cancellable();
  #past: Past<G> | null = null;

  protected constructor(game: StartedGame<G>, history: GameHistory<G>, tools: SessionTools) {
    super();
    this.game = game.game;
    this.setup = game.setup;
    this.level = game.level ?? null;
    this.#engine = ENGINES[game.game];
    this.#players = game.players;
    this.#seed = game.seed;
    this.#version = game.version;
    this.#tools = tools;
    this.#state = history.state;
    this.#log = history.log;
    this.#entries = history.entries;
    this.#ring = new UndoRing<G>(this.#shares);
  }

  /** A new game, at its first question. Nothing moves before `begin`. */
  static start<G extends GameId = 'petz'>(wanted: NewGame<G>, tools: SessionTools): SessionOf<G> {
    const { game = 'petz' as G, setup, seed } = wanted;
    const engine: EngineOf<G> = ENGINES[game];
    const { state, events } = engine.start(setup, seed);
    const entries = [entryFor(game, 0, { before: null, after: state, seat: null, events })];
    const { version } = engine.rules;
    return new Session<G>({ ...wanted, game, version }, { state, log: [], entries }, tools) as SessionOf<G>;
  }

  /** A saved game; its story is made again, unless its log belongs to other rules. */
  static resume<G extends GameId>(save: GameFile<G>, tools: SessionTools): SessionOf<G> {
    const { game, setup, seed, log, snapshot } = save;
    const replayed = save.version === ENGINES[game].rules.version ? retell(game, setup, seed, log) : null;
    const isSame = replayed !== null && hash(replayed.state) === save.hash;
    const entries = isSame ? replayed.entries : [];
    return new Session<G>(save, { state: snapshot, log: [...log], entries }, tools) as SessionOf<G>;
  }

  /** Opens the table: the player who is asked may answer, bots begin to think. */
  begin(): void {
    this.#keepSafe();
    this.goOn();
  }

  // ---- What a seat may know ----

  view(seat: Seat | null): ViewOf<G> {
    return this.#engine.view(this.#state, seat);
  }

  ask(): Ask | null {
    return this.#engine.view(this.#state, null).ask;
  }

  domain(seat: Seat): Domain | null {
    return this.#engine.domain(this.#state, seat);
  }

  waiting(): Seat[] {
    return this.outcome() === null ? this.#engine.waiting(this.#state) : [];
  }

  outcome(): Outcome | null {
    return this.#state.outcome;
  }

  /** The story as far as a seat may know it. */
  story(seat: Seat | null): Entry<G>[] {
    return readLog(this.game, this.#entries, seat);
  }

  recap(seat: Seat): Entry<G>[] {
    return recapFor(this.game, this.#entries, seat);
  }

  entry(id: number, seat: Seat | null): Entry<G> | null {
    const entry = this.#entries.find((x) => x.id === id);
    return entry === undefined ? null : redactEntry(this.game, entry, seat);
  }

  /**
   * What the newest answer led to, event by event, each with the table as it was then: as far as a seat may know.
   * Empty for an answer that is not the newest.
   */
  moments(entry: number, seat: Seat | null): StoryMoment<G>[] {
    const latest = this.#latest;
    return latest?.entry === entry ? momentsOf(latest.state, latest.action, seat, this.game) : [];
  }

  device(): Device {
    return this.#device;
  }

  /** Who sits where now; another list whenever that changes. */
  get players(): readonly Player[] {
    return this.#players;
  }

  /** The bot that is thinking now. */
  thinking(): Seat | null {
    return this.#thinking;
  }

  /** Fingerprint of the state, for tests and for comparing two machines; it tells nothing of what is in it. */
  hash(): string {
    return hash(this.#state);
  }

  // ---- Answers ----

  check(seat: Seat, choice: Json): Refusal | null {
    return this.#engine.check(this.#state, { seat, ask: this.#state.ask?.id ?? 0, choice });
  }

  /** A person's answer; null if it was taken. A refused answer changes nothing. */
  answer(seat: Seat, choice: Json): Refusal | null {
    if (this.gate !== null && this.check(seat, choice) === null && this.gate(seat, choice)) return null;
    const state = this.#state;
    const refusal = this.apply(seat, choice);
    if (refusal !== null) return refusal;
    this.#ring.push({ state, seat, answers: this.#log.length - 1, entries: this.#entries.length - 1 });
    this.goOn();
    return null;
  }

  /** Whose step may be taken back: the last one of who is at the device or sees the same; null if there is none. */
  undoer(): Seat | null {
    const top = this.#ring.top(this.#state);
    if (top === null || !isPerson(this.#players, top.seat)) return null;
    const { viewer, curtain } = this.#device;
    const who = curtain === null ? viewer : this.#last;
    return who !== null && this.#shares(top.seat, who) ? top.seat : null;
  }

  canUndo(): boolean {
    return this.undoer() !== null;
  }

  /** Takes the last step of the person at the device (or of who sees the same) back, with all that bots answered since. */
  undo(): boolean {
    if (!this.canUndo()) return false;
    const step = this.#ring.pop(this.#state);
    if (step === null) return false;
    const { state, seat, answers, entries } = step;
    this.jump({ state, log: this.#log.slice(0, answers), entries: this.#entries.slice(0, entries) }, seat);
    this.#keepSafe();
    this.goOn();
    return true;
  }

  /** What a strong bot would answer in a seat's place, and why; null if the seat is not asked. */
  async hint(seat: Seat): Promise<Hint | null> {
    const question = this.#question(seat, ADVISER);
    return question === null ? null : hintOf(this.#tools.thinker, question, this.hintContext);
  }

  /** The answers so far, to be looked at again; null if this session does not know them all. */
  past(): Past<G> | null {
    if (this.#entries.length !== this.#log.length + 1) return null;
    const mind = (seat: Seat) => mindOf(this.#players, seat);
    const how = { thinker: this.#tools.thinker, mindOf: mind, hintContext: this.hintContext };
    this.#past ??= new Past<G>({ ...this.toSave(), log: this.#log, ...how });
    return this.#past;
  }

  /** The named person is at the device now. */
  lift(seat: Seat): void {
    if (this.#device.curtain !== seat) return;
    if (this.#last === null || !this.#shares(this.#last, seat)) this.#ring.forget();
    this.#device = { viewer: seat, curtain: null };
    this.#last = seat;
    this.#tell({ type: 'device' });
  }

  /**
   * Another player sits in a seat from now on: a bot takes over, a person comes back, or wishes something else. Also
   * while the seat is asked; a bot's thought under way there is dropped.
   */
  setPlayer(seat: Seat, player: Player): void {
    if (this.#players[seat] === undefined) throw new RangeError(`there is no seat ${seat}`);
    this.#players = this.#players.with(seat, player);
    if (this.#thinking === seat) this.#thought.drop();
    this.#keepSafe();
    this.#tell({ type: 'players' });
    this.goOn();
  }

  /** The table is left: no bot answers any more, no listener is called. */
  leave(): void {
    this.#left = true;
    this.removeListeners();
    this.#thought.drop();
    this.#past?.close();
  }

  toSave(): GameFile<G> {
    return {
      format: SAVE_FORMAT,
      game: this.game,
      version: this.#version,
      setup: this.setup,
      seed: this.#seed,
      players: [...this.#players],
      log: this.#log,
      snapshot: this.#state,
      hash: this.hash(),
      ...(this.level === null ? {} : { level: this.level }),
    };
  }

  /** Straight to another moment, as a seat sees it. */
  protected jump({ state, log, entries }: GameHistory<G>, viewer: Seat): void {
    this.#thought.drop();
    this.#state = state;
    // The past looks back at this very list.
    this.#log.splice(0, this.#log.length, ...log);
    this.#entries = entries;
    this.#device = { viewer, curtain: null };
    this.#last = viewer;
    this.#tell({ type: 'undone' });
  }

  protected apply(seat: Seat, choice: Json): Refusal | null {
    const before = this.#state;
    const action = { seat, ask: before.ask?.id ?? 0, choice };
    const applied = this.#engine.apply(before, action);
    if (!applied.ok) return applied.refusal;
    this.#state = applied.state;
    this.#log.push([seat, choice]);
    const id = (this.#entries.at(-1)?.id ?? -1) + 1;
    this.#latest = { state: before, action, entry: id };
    this.#entries.push(
      entryFor(this.game, id, { before, after: applied.state, seat, events: applied.events }),
    );
    this.#keepSafe();
    this.#tell({ type: 'answered', entry: id });
    return null;
  }

  /** Passes over what needs no decision (RUL-84), sees who is to sit down, lets bots think. */
  protected goOn(): void {
    while (this.#passOver());
    this.#reseat();
    void this.#letBotsAnswer();
  }

  #passOver(): boolean {
    for (const seat of this.waiting()) {
      if (!isPerson(this.#players, seat)) continue;
      const domain = this.domain(seat);
      const forced = domain === null ? undefined : onlyChoice(domain);
      if (forced !== undefined) return this.apply(seat, forced) === null;
    }
    return false;
  }

  #reseat(): void {
    const all = persons(this.#players);
    const device = deviceFor(this.#device, {
      persons: all,
      asked: this.waiting().filter((seat) => all.includes(seat)),
      isOver: this.outcome() !== null,
      last: this.#last,
      shares: this.#shares,
    });
    const { viewer, curtain } = this.#device;
    if (device.viewer === viewer && device.curtain === curtain) return;
    this.#device = device;
    // Where no person plays nothing needs to be hidden.
    if (device.curtain === null) this.#last = device.viewer;
    this.#tell({ type: 'device' });
  }

  readonly #shares = (a: Seat, b: Seat): boolean =>
    GAMES[this.game].shares(this.setup, a, b) || hidesNothing(this.#players, a, b);

  async #letBotsAnswer(): Promise<void> {
    if (this.#busy) return;
    this.#busy = true;
    try {
      while (!this.#left) {
        const seat = this.waiting().find((x) => !isPerson(this.#players, x));
        if (seat === undefined) break;
        await this.#letBotAnswer(seat);
      }
    } finally {
      this.#busy = false;
      this.#setThinking(null);
    }
  }

  async #letBotAnswer(seat: Seat): Promise<void> {
    const question = this.#question(seat);
    if (question === null) return;
    const { drops } = this.#thought;
    this.#setThinking(seat);
    const thought = await this.#thought.wait((signal) => inItsTime(this.#tools, question, signal));
    if (thought === null) return this.#setThinking(null);
    const isStale = this.#left || drops !== this.#thought.drops || this.#state.ask?.id !== question.ask.id;
    if (isStale || !this.waiting().includes(seat)) return;
    if (this.apply(seat, thought.choice) !== null) this.apply(seat, randomThought(question).choice);
    while (this.#passOver());
    this.#reseat();
  }

  #question(seat: Seat, mind: SeatBot = mindOf(this.#players, seat)): ThinkerQuestion<G> | null {
    return questionIn(this.game, this.#state, seat, mind, this.#seed);
  }

  #setThinking(seat: Seat | null): void {
    if (seat === this.#thinking) return;
    this.#thinking = seat;
    this.#tell({ type: 'thinking' });
  }

  #keepSafe(): void {
    // Where it was played it may be played by another page by now.
    if (!this.#left) this.#tools.onSave?.(() => this.toSave() as AnyGameFile);
  }

  #tell(change: Change): void {
    if (this.#left) return;
    this.emit(change);
  }
}
