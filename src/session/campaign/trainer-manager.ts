/**
 * Puzzles served near the player's rating: which one is open, how its first answer counted, and the storm against the
 * clock. It watches the campaign; what it knows is saved in the progress the moment it is known.
 */

import type { Book, Picks, Progress } from '../../campaign/schema.ts';
import { nextPuzzle, stormPuzzle } from '../../campaign/trainer/next-puzzle.ts';
import { shippedPuzzles } from '../../campaign/trainer/shipped-puzzles.ts';
import {
  afterPuzzle,
  afterStorm,
  afterStormPuzzle,
  dueMistakes,
  isFresh,
  type PuzzleEntry,
  ratingOn,
  served,
  withHelp,
} from '../../campaign/trainer/trainer.ts';
import type { TrainerState } from '../../campaign/trainer/trainer-schema.ts';
import { Emitter } from '../emitter.ts';
import type { LevelRun } from './level-run.ts';
import type { MinedLevels } from './mined-levels.ts';

/** What it needs of the campaign. */
interface Levels {
  readonly book: Book | null;
  readonly progress: Progress;
  readonly run: LevelRun | null;
  readonly mined: MinedLevels;
  play(id: string, picks: Picks): object | null;
  keepPart(part: { trainer: TrainerState }): void;
  subscribe(listener: () => void): () => void;
}

interface TrainerTools {
  levels: Levels;
  /** What day it is: `2026-11-22`. */
  today(): string;
  /** What time it is, in milliseconds. */
  now(): number;
  /** A fresh word to choose a puzzle with. */
  newSeed(): string;
}

/** How long a storm lasts, in milliseconds. */
const STORM_MS = 180_000;

/** How the first answer to a puzzle counted. */
export interface PuzzleVerdict {
  id: string;
  right: boolean;
  helped: boolean;
  /** Only a puzzle that was never met before changes the rating. */
  isRated: boolean;
  before: number;
  after: number;
  /** The day on which it comes back; null if it does not. */
  due: string | null;
}

interface Storm {
  /** When it ends, by the clock of `now`. */
  until: number;
  solved: number;
  /** All puzzles that were shown, the one at hand last. */
  met: string[];
  /** Whether the one at hand was solved; null while it is played. */
  right: boolean | null;
  isOver: boolean;
}

export class Trainer extends Emitter {
  readonly #tools: TrainerTools;
  #mined: readonly PuzzleEntry[] | null = null;
  #verdict: PuzzleVerdict | null = null;
  #storm: Storm | null = null;

  constructor(tools: TrainerTools) {
    super();
    this.#tools = tools;
    tools.levels.subscribe(() => {
      this.#look();
      this.emit();
    });
  }

  /** Fetches the index of mined puzzles; without it those made by hand are served. */
  async load(): Promise<void> {
    if (this.#mined !== null) return;
    try {
      const { minedIndex } = await import('../../campaign/mined/packs.ts');
      this.#mined = minedIndex();
    } catch {
      return;
    }
    this.emit();
  }

  /** All puzzles that can be served. */
  get index(): PuzzleEntry[] {
    const { book } = this.#tools.levels;
    return [...(book === null ? [] : shippedPuzzles(book)), ...(this.#mined ?? [])];
  }

  get state(): TrainerState {
    return this.#tools.levels.progress.trainer;
  }

  /** The rating as it is today. */
  get rating() {
    return ratingOn(this.state, this.#tools.today());
  }

  /** The mistakes whose day has come, of puzzles that there are. */
  get due(): string[] {
    const known = new Set(this.index.map(({ id }) => id));
    return dueMistakes(this.state, this.#tools.today()).filter((id) => known.has(id));
  }

  /** How the last puzzle counted, until the next is served. */
  get verdict(): PuzzleVerdict | null {
    return this.#verdict;
  }

  get storm(): Storm | null {
    return this.#storm;
  }

  /** The storm, if the open puzzle belongs to it: a player who left it for another game plays that. */
  stormOf(run: LevelRun | null): Storm | null {
    return run !== null && this.#storm?.met.at(-1) === run.level.id ? this.#storm : null;
  }

  /** Is this the game of a puzzle that was served, under way or just over? */
  isOf(run: LevelRun): boolean {
    const { id } = run.level;
    return this.state.open?.id === id || this.#verdict?.id === id || this.stormOf(run) !== null;
  }

  // ---- One at a time ----

  /** Serves the next puzzle and opens its game; false if there is none, or it cannot be had. The open one comes first. */
  async serve(wish: { theme?: string | undefined; isNewOnly?: boolean }): Promise<boolean> {
    this.#storm = null;
    const { open } = this.state;
    if (open !== null) return this.#play(open.id);
    const { newSeed, today } = this.#tools;
    const next = nextPuzzle(this.#stateWithPlayed(), this.index, wish, newSeed(), today());
    if (next === null || !(await this.#play(next.entry.id))) return false;
    this.#verdict = null;
    const fresh = this.#stateWithPlayed();
    // What was played on the page of puzzles before is no first answer.
    const { id } = next.entry;
    const seen = isFresh(fresh, id) ? {} : { [id]: fresh.seen[id] ?? 1 };
    this.#save(served({ ...this.state, seen: { ...this.state.seen, ...seen } }, id));
    return true;
  }

  /** The open puzzle is not to be solved: that is an answer too. */
  giveUp(): void {
    const { open } = this.state;
    if (open !== null) this.#answer(open.id, false);
  }

  /** With the puzzles that were played by hand: the player knows them. */
  #stateWithPlayed(): TrainerState {
    const { levels } = this.#tools.levels.progress;
    const played = this.index.filter(({ id }) => (levels[id]?.tries ?? 0) > 0);
    const seen = Object.fromEntries(played.map(({ id }) => [id, 1]));
    return { ...this.state, seen: { ...seen, ...this.state.seen } };
  }

  async #play(id: string): Promise<boolean> {
    const { book, mined, play } = this.#tools.levels;
    if (book?.level(id) === undefined && (await mined.fetch(id)) === null) return false;
    return play.call(this.#tools.levels, id, {}) !== null;
  }

  // ---- Against the clock ----

  async startStorm(): Promise<boolean> {
    this.#verdict = null;
    this.#storm = { until: this.#tools.now() + STORM_MS, solved: 0, met: [], right: null, isOver: false };
    return this.nextOfStorm();
  }

  /** The next puzzle of the storm; false if it is over, or there is none left. */
  async nextOfStorm(): Promise<boolean> {
    const storm = this.#storm;
    if (storm === null || this.isStormOver()) return false;
    const entry = stormPuzzle(this.#stateWithPlayed(), this.index, storm.met, this.#tools.newSeed());
    if (entry === null) return this.#endStorm(storm);
    this.#storm = { ...storm, met: [...storm.met, entry.id], right: null };
    if (await this.#play(entry.id)) return true;
    return this.#endStorm(this.#storm);
  }

  /** Seconds that are left. */
  stormLeft(): number {
    const { until } = this.#storm ?? { until: 0 };
    return Math.max(0, Math.ceil((until - this.#tools.now()) / 1000));
  }

  /** Looks at the clock: what is solved after it has run out does not count. */
  isStormOver(): boolean {
    const storm = this.#storm;
    if (storm === null || storm.isOver) return storm !== null;
    if (this.#tools.now() < storm.until) return false;
    this.#endStorm(storm);
    return true;
  }

  #endStorm(storm: Storm): false {
    this.#storm = { ...storm, isOver: true };
    this.#save(afterStorm(this.state, storm.solved));
    this.emit();
    return false;
  }

  /** Nothing of it is shown any more. */
  closeStorm(): void {
    if (this.#storm !== null && !this.#storm.isOver) this.#endStorm(this.#storm);
    this.#storm = null;
    this.emit();
  }

  // ---- What comes of a game ----

  #save(trainer: TrainerState): void {
    if (trainer !== this.state) this.#tools.levels.keepPart({ trainer });
  }

  #look(): void {
    const { run } = this.#tools.levels;
    if (run === null) return;
    const { id } = run.level;
    const isLost = run.goals.some(({ state }) => state.state === 'failed');
    const isDone = run.isOver || isLost;
    const isWhole = run.isOver && !run.isBranched;
    const right = isWhole && run.goals.every(({ state }) => state.state === 'done');
    if (this.stormOf(run) !== null) {
      if (isDone) this.#stormAnswer(right && !run.isHelped);
    } else if (this.state.open?.id === id) {
      if (run.isHelped) this.#save(withHelp(this.state, id));
      if (isDone) this.#answer(id, right);
    }
  }

  #stormAnswer(right: boolean): void {
    const storm = this.#storm;
    const entry = this.index.find(({ id }) => id === storm?.met.at(-1));
    if (storm === null || storm.right !== null || entry === undefined || this.isStormOver()) return;
    this.#storm = { ...storm, right, solved: storm.solved + (right ? 1 : 0) };
    this.#save(afterStormPuzzle(this.state, entry));
  }

  #answer(id: string, right: boolean): void {
    const { state: before } = this;
    const entry = this.index.find((one) => one.id === id);
    if (entry === undefined || before.open?.id !== id) return;
    const { helped } = before.open;
    const after = afterPuzzle(before, entry, { right, helped }, this.#tools.today());
    const due = after.mistakes.find((mistake) => mistake.id === id)?.due ?? null;
    const isRated = isFresh(before, id);
    this.#verdict = { id, right, helped, isRated, before: before.rating, after: after.rating, due };
    this.#save(after);
    this.emit();
  }
}
