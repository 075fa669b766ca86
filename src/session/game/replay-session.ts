/**
 * A game that is over, watched from its beginning: its answers are given one by one as the viewer wishes, and any moment
 * of it can be gone to. No seat is asked and nothing is saved; the picture follows it as any other session.
 */

import type { Level } from '../../campaign/schema.ts';
import type { GameId, StateOf } from '../../engine/games.ts';
import type { Domain } from '../../engine/kernel/domain.ts';
import type { Seat } from '../../engine/kernel/state.ts';
import { levelFrom, nearestStart, type StartMoment } from '../campaign/level-of-moment.ts';
import type { AnyGameFile, GameFile } from '../saves/game-file.ts';
import { branchOf } from './branch.ts';
import type { Entry } from './log.ts';
import { Past } from './past.ts';
import { withOnlyPerson } from './rivals.ts';
import { mindOf, persons } from './seats.ts';
import { Session } from './session.ts';
import type { SessionTools } from './session-types.ts';
import { retell } from './story.ts';

/** Everything that happened, moment by moment; the first is the one before any answer. */
interface Recording<G extends GameId> {
  states: StateOf<G>[];
  entries: Entry<G>[];
}

/** Whose view is shown: a seat's, or always that of the seat that answers next. */
export type Eyes = Seat | 'acting';

/** A moment at which a round begins. */
export interface RoundMark {
  /** How many answers were given before it. */
  at: number;
  round: number;
  /** Pug Quest: which World of the game; 0 in Dungeon Petz. */
  world: number;
}

export class ReplaySession<G extends GameId = GameId> extends Session<G> {
  readonly #file: GameFile<G>;
  readonly #recording: Recording<G>;
  readonly #whole: Past<G>;
  #eyes: Eyes;

  private constructor(file: GameFile<G>, recording: Recording<G>, { thinker, pace }: SessionTools) {
    const { states, entries } = recording;
    const [first] = states;
    if (first === undefined) throw new RangeError('a recording begins with the deal');
    super(file, { state: first, log: [], entries: entries.slice(0, 1) }, { thinker, pace });
    this.#file = file;
    this.#recording = recording;
    this.#eyes = persons(file.players)[0] ?? 'acting';
    this.#whole = new Past<G>({
      ...file,
      thinker,
      mindOf: (seat) => mindOf(file.players, seat),
    });
  }

  /** Null for a game that cannot be played again: its log belongs to other rules. */
  static open<G extends GameId>(file: GameFile<G>, tools: SessionTools): ReplaySession<G> | null {
    const states: StateOf<G>[] = [];
    const history = retell<G>(file.game, file.setup, file.seed, file.log, (state) => states.push(state));
    return history === null ? null : new ReplaySession<G>(file, { states, entries: history.entries }, tools);
  }

  // ---- No seat is asked ----

  override domain(): Domain | null {
    return null;
  }

  override waiting(): Seat[] {
    return [];
  }

  protected override goOn(): void {
    this.goTo(this.at);
  }

  // ---- Where one is ----

  /** How many answers the recording has. */
  get length(): number {
    return this.#file.log.length;
  }

  /** How many of them have been given: 0 to `length`. */
  get at(): number {
    return this.past()?.length ?? 0;
  }

  /** All of its answers, to be weighed. */
  get whole(): Past<G> {
    return this.#whole;
  }

  get eyes(): Eyes {
    return this.#eyes;
  }

  /** The moments at which rounds begin, in order. */
  rounds(): RoundMark[] {
    const marks: RoundMark[] = [];
    for (const entry of this.#recording.entries.slice(1)) {
      const world = 'number' in entry ? (entry.number as number) : 0;
      const last = marks.at(-1);
      if (last?.round === entry.round && last.world === world) continue;
      marks.push({ at: entry.id - 1, round: entry.round, world });
    }
    return marks;
  }

  // ---- Going on ----

  /** The next answer; false at the end. */
  step(): boolean {
    const line = this.#file.log[this.at];
    if (line === undefined) return false;
    if (this.#eyes === 'acting' && this.device().viewer !== line[0]) this.goTo(this.at);
    return this.apply(...line) === null;
  }

  /** To the moment after so many answers, at once; beyond either end it is that end. */
  goTo(wanted: number): void {
    const at = Math.max(0, Math.min(this.length, wanted));
    const state = this.#recording.states[at];
    if (state === undefined) return;
    const log = this.#file.log.slice(0, at);
    this.jump({ state, log, entries: this.#recording.entries.slice(0, at + 1) }, this.#viewerAt(at));
  }

  lookWith(eyes: Eyes): void {
    this.#eyes = eyes;
    this.goTo(this.at);
  }

  #viewerAt(at: number): Seat {
    if (this.#eyes !== 'acting') return this.#eyes;
    return this.#file.log[at]?.[0] ?? this.#file.log.at(-1)?.[0] ?? 0;
  }

  /**
   * The game from here on, a person in that seat and everybody else as they were; other persons' seats go to bots.
   * Null at the end of the game.
   */
  playOn(seat: Seat, name: string): AnyGameFile | null {
    const file = branchOf<G>(this.#file, this.at + 1);
    if (file === null) return null;
    const { level: _, ...free } = file;
    return { ...free, players: withOnlyPerson(this.#file.players, seat, name) } as unknown as AnyGameFile;
  }

  // ---- A level of it ----

  /** The nearest moment at which a level can begin; null if none of this game can. */
  nearestStart(): StartMoment<G> | null {
    return nearestStart<G>(this.#file.game, this.#recording.states, this.at);
  }

  /** The level that begins there, a person in that seat; null where a level cannot say what the game is. */
  levelFrom(start: StartMoment<G>, seat: Seat): Level | null {
    return levelFrom(this.#file, start, seat);
  }

  override leave(): void {
    super.leave();
    this.#whole.close();
  }
}
