/**
 * The counter of the house: the one game that is open, the one that could be continued, and what there is to say
 * about saving. Screens ask it for everything that is not part of a game itself.
 */

import type { AnyGameFile, GameFile } from './game-file.ts';
import { GAMES, type GameId, type UnfinishedOf } from './games.ts';
import { type LoadProblem, readGame, writeGame } from './load.ts';
import type { Pace } from './pacing.ts';
import { SaveSlot, type SaveTrouble } from './save.ts';
import { type AnySession, type NewGame, Session, type SessionOf } from './session.ts';
import type { Store } from './store.ts';
import type { Thinker } from './thinker.ts';

export interface DeskTools {
  store: Store;
  thinker: Thinker;
  pace: Pace;
  /** How long the store may take; for tests. */
  patience?: number;
}

/** The unfinished game, as the title tells of it. */
export type Unfinished = { [G in GameId]: { game: G; isOver: boolean } & UnfinishedOf<G> }[GameId];

/** Something to be said once: a code for the texts (`ui.save.<code>`). */
export type Notice = SaveTrouble | LoadProblem | 'older' | 'none' | 'imported';

export class Desk {
  readonly #tools: DeskTools;
  readonly #slot: SaveSlot;
  readonly #listeners = new Set<() => void>();
  #session: AnySession | null = null;
  /** The game that could be continued; what the store could not take lives here. */
  #kept: AnyGameFile | null = null;
  #notice: Notice | null = null;

  constructor(tools: DeskTools) {
    this.#tools = tools;
    this.#slot = new SaveSlot(tools.store, 'game', tools.patience);
    this.#slot.onTrouble = (trouble) => {
      if (trouble !== null) this.#say(trouble);
      else if (isTrouble(this.#notice)) this.#say(null);
    };
  }

  /** Looks for an unfinished game. Never fails. */
  async open(): Promise<void> {
    const found = await this.#slot.find();
    this.#kept = found.save;
    this.#say(
      found.problem === 'otherRules' || found.problem === 'newerFormat'
        ? found.problem
        : (found.note ?? this.#slot.trouble),
    );
  }

  /** The open game, told apart by its `game`. */
  get session(): AnySession | null {
    return this.#session;
  }

  /** The open game if it is that one, the first if none is named; else null. */
  sessionOf<G extends GameId = 'petz'>(game: G = 'petz' as G): SessionOf<G> | null {
    return this.#session?.game === game ? (this.#session as SessionOf<G>) : null;
  }

  get notice(): Notice | null {
    return this.#notice;
  }

  unfinished(): Unfinished | null {
    return this.#kept === null ? null : unfinishedOf<GameId>(this.#kept);
  }

  newGame<G extends GameId = 'petz'>(game: NewGame<G>): SessionOf<G> {
    return this.#play(Session.start(game, this.#sessionTools()));
  }

  resume(): AnySession | null {
    const kept: GameFile<GameId> | null = this.#kept;
    return kept === null ? null : this.#play(Session.resume(kept, this.#sessionTools()));
  }

  /** Takes a game from a file of unknown origin. What is wrong with it changes nothing. */
  importGame(text: string): LoadProblem | null {
    const loaded = readGame(text);
    if (!loaded.ok) {
      this.#say(loaded.problem);
      return loaded.problem;
    }
    this.#keep(loaded.save);
    this.#say('imported');
    return null;
  }

  /** The game as a file; null if there is none. */
  exportGame(): string | null {
    return this.#kept === null ? null : writeGame(this.#kept);
  }

  /** Back to the title; the game stays to be continued. */
  leave(): void {
    this.#session?.leave();
    this.#session = null;
    this.#tools.thinker.end?.();
    this.#changed();
  }

  /** The game is done with: nothing is left to continue. */
  async finish(): Promise<void> {
    this.leave();
    this.#kept = null;
    await this.#slot.clear();
    this.#changed();
  }

  dismissNotice(): void {
    this.#say(null);
  }

  /** Resolves when everything is written that can be. */
  settled(): Promise<void> {
    return this.#slot.settled();
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  #sessionTools() {
    const { thinker, pace } = this.#tools;
    return { thinker, pace, onSave: (save: () => AnyGameFile) => this.#keep(save()) };
  }

  #play<S extends AnySession>(session: S): S {
    this.#session?.leave();
    this.#session = session;
    session.begin();
    this.#changed();
    return session;
  }

  #keep(save: AnyGameFile): void {
    // The log of a running session grows on: what is kept must not.
    this.#kept = { ...save, log: [...save.log] };
    this.#slot.save(writeGame(this.#kept));
  }

  #say(notice: Notice | null): void {
    this.#notice = notice;
    this.#changed();
  }

  #changed(): void {
    for (const listener of [...this.#listeners]) listener();
  }
}

function isTrouble(notice: Notice | null): notice is SaveTrouble {
  return notice === 'storeFull' || notice === 'storeForbidden' || notice === 'storeSlow';
}

function unfinishedOf<G extends GameId>({ game, setup, snapshot }: GameFile<G>): Unfinished {
  const where = GAMES[game].unfinished(setup, snapshot);
  return { game, isOver: snapshot.outcome !== null, ...where } as unknown as Unfinished;
}
