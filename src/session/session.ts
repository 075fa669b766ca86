/**
 * One game being played. It owns the only state there is and gives out, per seat, what that seat may know; it
 * takes answers, lets the bots answer after each other, passes over questions that have only one answer, keeps
 * the story and the way back, and knows who sits at the device.
 */

import { hash } from '../engine/kernel/data.ts';
import type { Domain } from '../engine/kernel/domain.ts';
import type { Action, Ask, Json, Outcome, Refusal, Seat } from '../engine/kernel/state.ts';
import { petz, petzEngine } from '../engine/petz/index.ts';
import type { Petz, PetzSetup } from '../engine/petz/state.ts';
import type { PetzView } from '../engine/petz/view.ts';
import { onlyChoice } from './forced.ts';
import type { GameFile } from './game-file.ts';
import { type Entry, readLog, recapFor, redactEntry } from './log.ts';
import { type Moment, momentsOf } from './moments.ts';
import type { Pace } from './pacing.ts';
import type { LogLine } from './replay.ts';
import { SAVE_FORMAT } from './save-format.ts';
import { isPerson, type Player, persons, type Strength } from './seats.ts';
import { entryFor, retell } from './story.ts';
import { type Question, randomThought, type Thinker, type Thought } from './thinker.ts';
import { UndoRing } from './undo.ts';

export interface SessionTools {
  thinker: Thinker;
  pace: Pace;
  /** Told after every answer, to be kept. */
  onSave?: (save: () => GameFile) => void;
}

export interface NewGame {
  setup: PetzSetup;
  seed: string;
  players: readonly Player[];
}

/** Who is at the device: the person who may look (null: nobody, as with bots alone), or behind a curtain who is to come. */
export interface Device {
  viewer: Seat | null;
  curtain: Seat | null;
}

/** What has changed; a screen reads the rest anew. `entry` is the answer's story, still to be redacted. */
export type Change =
  | { type: 'answered'; entry: number }
  | { type: 'undone' }
  | { type: 'device' }
  | { type: 'thinking' };

export class Session {
  readonly players: readonly Player[];
  readonly setup: PetzSetup;
  readonly #seed: string;
  readonly #version: number;
  readonly #tools: SessionTools;
  readonly #ring = new UndoRing();
  readonly #listeners = new Set<(change: Change) => void>();
  #state: Petz;
  #log: LogLine[];
  /** The newest answer and the state it was given in. */
  #latest: { state: Petz; action: Action; entry: number } | null = null;
  #entries: Entry[];
  #device: Device = { viewer: null, curtain: null };
  /** Who was at the device before the curtain fell. */
  #before: Seat | null = null;
  #thinking: Seat | null = null;
  #busy = false;
  #left = false;
  /** Grows when the state jumps, so that a thought about the old one is dropped. */
  #jumps = 0;

  private constructor(
    game: NewGame & { version: number },
    told: { state: Petz; log: LogLine[]; entries: Entry[] },
    tools: SessionTools,
  ) {
    this.players = game.players;
    this.setup = game.setup;
    this.#seed = game.seed;
    this.#version = game.version;
    this.#tools = tools;
    this.#state = told.state;
    this.#log = told.log;
    this.#entries = told.entries;
  }

  /** A new game, at its first question. Nothing moves before `begin`. */
  static start(game: NewGame, tools: SessionTools): Session {
    const { state, events } = petzEngine.start(game.setup, game.seed);
    const entries = [entryFor(0, null, state, null, events)];
    return new Session({ ...game, version: petz.version }, { state, log: [], entries }, tools);
  }

  /** A saved game; its story is told again, unless its log belongs to other rules. */
  static resume(save: GameFile, tools: SessionTools): Session {
    const told = save.version === petz.version ? retell(save.setup, save.seed, save.log) : null;
    const isSame = told !== null && hash(told.state) === save.hash;
    const entries = isSame ? told.entries : [];
    return new Session(save, { state: save.snapshot, log: [...save.log], entries }, tools);
  }

  /** Opens the table: whoever is asked may answer, bots begin to think. */
  begin(): void {
    this.#keepSafe();
    this.#goOn();
  }

  // ---- What a seat may know ----

  view(seat: Seat | null): PetzView {
    return petzEngine.view(this.#state, seat);
  }

  ask(): Ask | null {
    return petzEngine.view(this.#state, null).ask;
  }

  domain(seat: Seat): Domain | null {
    return petzEngine.domain(this.#state, seat);
  }

  waiting(): Seat[] {
    return this.outcome() === null ? petzEngine.waiting(this.#state) : [];
  }

  outcome(): Outcome | null {
    return this.#state.outcome;
  }

  /** The story as far as a seat may know it. */
  story(seat: Seat | null): Entry[] {
    return readLog(this.#entries, seat);
  }

  recap(seat: Seat): Entry[] {
    return recapFor(this.#entries, seat);
  }

  entry(id: number, seat: Seat | null): Entry | null {
    const entry = this.#entries.find((x) => x.id === id);
    return entry === undefined ? null : redactEntry(entry, seat);
  }

  /**
   * What the newest answer led to, event by event, each with the table as it was then: as far as a seat may know.
   * Empty for an answer that is not the newest.
   */
  moments(entry: number, seat: Seat | null): Moment[] {
    const latest = this.#latest;
    return latest?.entry === entry ? momentsOf(latest.state, latest.action, seat) : [];
  }

  device(): Device {
    return this.#device;
  }

  /** The bot that is thinking now. */
  thinking(): Seat | null {
    return this.#thinking;
  }

  /** Fingerprint of the state, for tests and for comparing two machines; it tells nothing of what is in it. */
  hash(): string {
    return hash(this.#state);
  }

  /** Tells about every change until the function it returns is called. */
  subscribe(listener: (change: Change) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  // ---- Answers ----

  check(seat: Seat, choice: Json): Refusal | null {
    return petzEngine.check(this.#state, { seat, ask: this.#state.ask?.id ?? 0, choice });
  }

  /** A person's answer; null if it was taken. A refused answer changes nothing. */
  answer(seat: Seat, choice: Json): Refusal | null {
    const state = this.#state;
    const refusal = this.#apply(seat, choice);
    if (refusal !== null) return refusal;
    const { length } = this.#log;
    this.#ring.keep({ state, seat, answers: length - 1, entries: this.#entries.length - 1 });
    this.#goOn();
    return null;
  }

  /** The person who may take the last step back; null if nobody may. */
  undoer(): Seat | null {
    const top = this.#ring.top(this.#state);
    if (top === null) return null;
    const { viewer, curtain } = this.#device;
    return top.seat === (curtain === null ? viewer : this.#before) ? top.seat : null;
  }

  canUndo(): boolean {
    return this.undoer() !== null;
  }

  /** Takes the last step of the person at the device back, with all that bots answered since. */
  undo(): boolean {
    if (!this.canUndo()) return false;
    const kept = this.#ring.pop(this.#state);
    if (kept === null) return false;
    this.#jumps++;
    this.#state = kept.state;
    this.#log.length = kept.answers;
    this.#entries.length = kept.entries;
    this.#device = { viewer: kept.seat, curtain: null };
    this.#keepSafe();
    this.#tell({ type: 'undone' });
    this.#goOn();
    return true;
  }

  /** What a strong bot would answer in a seat's place, and why; null if the seat is not asked. */
  async hint(seat: Seat): Promise<Thought | null> {
    const question = this.#question(seat, 'hard');
    return question === null ? null : this.#think(question);
  }

  /** The named person is at the device now. */
  lift(seat: Seat): void {
    if (this.#device.curtain !== seat) return;
    if (this.#before !== seat) this.#ring.forget();
    this.#device = { viewer: seat, curtain: null };
    this.#tell({ type: 'device' });
  }

  /** The table is left: no bot answers any more, nobody is told anything. */
  leave(): void {
    this.#left = true;
    this.#listeners.clear();
  }

  toSave(): GameFile {
    return {
      format: SAVE_FORMAT,
      game: 'petz',
      version: this.#version,
      setup: this.setup,
      seed: this.#seed,
      players: [...this.players],
      log: this.#log,
      snapshot: this.#state,
      hash: this.hash(),
    };
  }

  // ---- Inside ----

  #apply(seat: Seat, choice: Json): Refusal | null {
    const before = this.#state;
    const action = { seat, ask: before.ask?.id ?? 0, choice };
    const applied = petzEngine.apply(before, action);
    if (!applied.ok) return applied.refusal;
    this.#state = applied.state;
    this.#log.push([seat, choice]);
    const id = (this.#entries.at(-1)?.id ?? -1) + 1;
    this.#latest = { state: before, action, entry: id };
    this.#entries.push(entryFor(id, before, applied.state, seat, applied.events));
    this.#keepSafe();
    this.#tell({ type: 'answered', entry: id });
    return null;
  }

  /** Passes over what needs no decision (RUL-84), sees who is to sit down, lets bots think. */
  #goOn(): void {
    while (this.#passOver());
    this.#seatSomebody();
    void this.#letBotsAnswer();
  }

  #passOver(): boolean {
    for (const seat of this.waiting()) {
      if (!isPerson(this.players, seat)) continue;
      const domain = this.domain(seat);
      const forced = domain === null ? undefined : onlyChoice(domain);
      if (forced !== undefined) return this.#apply(seat, forced) === null;
    }
    return false;
  }

  /** The person at the device stays if asked; else the next one asked is called, behind a curtain if it is another. */
  #seatSomebody(): void {
    const all = persons(this.players);
    const asked = this.waiting().filter((seat) => all.includes(seat));
    const { viewer, curtain } = this.#device;
    const now = curtain ?? viewer;
    const next = now !== null && asked.includes(now) ? now : (asked[0] ?? null);
    if (all.length === 1) this.#sit({ viewer: all[0] ?? null, curtain: null });
    else if (next !== null && next !== viewer) this.#sit({ viewer: null, curtain: next });
    else if (next !== null || this.outcome() !== null)
      this.#sit({ viewer: viewer ?? curtain, curtain: null });
  }

  #sit(device: Device): void {
    const { viewer, curtain } = this.#device;
    if (device.viewer === viewer && device.curtain === curtain) return;
    if (device.curtain !== null && viewer !== null) this.#before = viewer;
    this.#device = device;
    this.#tell({ type: 'device' });
  }

  async #letBotsAnswer(): Promise<void> {
    if (this.#busy) return;
    this.#busy = true;
    try {
      while (!this.#left) {
        const seat = this.waiting().find((x) => !isPerson(this.players, x));
        if (seat === undefined) break;
        await this.#letBotAnswer(seat);
      }
    } finally {
      this.#busy = false;
      this.#setThinking(null);
    }
  }

  async #letBotAnswer(seat: Seat): Promise<void> {
    const player = this.players[seat];
    const question = this.#question(seat, player?.kind === 'bot' ? player.strength : 'random');
    if (question === null) return;
    const jumps = this.#jumps;
    this.#setThinking(seat);
    const [thought] = await Promise.all([this.#think(question), this.#tools.pace.wait(question.ask.kind)]);
    const isStale = this.#left || jumps !== this.#jumps || this.#state.ask?.id !== question.ask.id;
    if (isStale || !this.waiting().includes(seat)) return;
    if (this.#apply(seat, thought.choice) !== null) this.#apply(seat, randomThought(question).choice);
    while (this.#passOver());
    this.#seatSomebody();
  }

  #question(seat: Seat, strength: Strength): Question | null {
    const domain = this.domain(seat);
    const view = this.view(seat);
    const { ask } = view;
    if (domain === null || ask === null) return null;
    return { seat, view, ask, domain, strength, seed: `${this.#seed}/${seat}/${ask.id}` };
  }

  /** A thinker that fails must not stop the game: then chance decides. */
  async #think(question: Question): Promise<Thought> {
    try {
      return await this.#tools.thinker.think(question);
    } catch {
      return randomThought(question);
    }
  }

  #setThinking(seat: Seat | null): void {
    if (seat === this.#thinking) return;
    this.#thinking = seat;
    this.#tell({ type: 'thinking' });
  }

  #keepSafe(): void {
    this.#tools.onSave?.(() => this.toSave());
  }

  #tell(change: Change): void {
    if (this.#left) return;
    for (const listener of [...this.#listeners]) listener(change);
  }
}
