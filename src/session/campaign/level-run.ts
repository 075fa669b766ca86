/**
 * One level being played: it follows the session answer by answer and knows how every goal stands. It sees no more
 * than the level's player may know, and has no state of its own: a game that is taken up again has the same goals.
 */

import { ownSeat } from '../../campaign/goals/goal.ts';
import type { GoalState, GoalUse, Level, Run } from '../../campaign/schema.ts';
import { type EventOf, GAMES, type GameId } from '../../engine/games.ts';
import type { Seat } from '../../engine/kernel/state.ts';
import { Emitter } from '../emitter.ts';
import type { AnySession, Session } from '../game/session.ts';
import type { Change } from '../game/session-types.ts';
import type { Aims } from '../game/thinker.ts';

/** A goal and how it stands. */
export interface GoalNow {
  use: GoalUse;
  state: GoalState;
  /** The must: without it the level is not won. */
  isMust: boolean;
}

/** A goal that was reached or lost just now, by its place in the level. */
export interface GoalNews {
  at: number;
  goal: GoalNow;
}

/** How a level's game has ended. */
export interface LevelEnd {
  won: boolean;
  /** The places of the goals that are stars now, the must first. */
  stars: number[];
  /** Goals that were reached, but are no stars: the player had gone back. */
  forfeited: number[];
}

type Look = (run: Run, use: GoalUse) => GoalState;

export class LevelRun extends Emitter<[news: readonly GoalNews[]]> {
  readonly level: Level;
  readonly session: AnySession;
  readonly seat: Seat;
  readonly #lookAt: Look;
  readonly #stop: () => void;
  /** The story as the seat may know it, and how much of it each entry added. */
  #events: EventOf<GameId>[] = [];
  #goals: readonly GoalNow[] = [];
  #isHelped = false;
  /** How the goals stood when a question was asked: a picture that is behind the game shows them as they were. */
  #then = new Map<number, readonly GoalNow[]>();

  constructor(level: Level, session: AnySession, look: Look) {
    super();
    this.level = level;
    this.session = session;
    this.seat = ownSeat(level);
    this.#lookAt = look;
    this.#readAll();
    session.hintContext.aims = (seat) => this.#aimsOf(seat);
    this.#stop = (session as Session<GameId>).subscribe((change) => this.#follow(change));
  }

  /** All goals, the must first. */
  get goals(): readonly GoalNow[] {
    return this.#goals;
  }

  /** How the goals stood when the question of that number was asked; as they stand now if that is unknown. */
  goalsAt(ask: number | null): readonly GoalNow[] {
    return (ask === null ? undefined : this.#then.get(ask)) ?? this.#goals;
  }

  get isOver(): boolean {
    return this.session.outcome() !== null;
  }

  /** Was a hint asked for while it was played? */
  get isHelped(): boolean {
    return this.#isHelped;
  }

  /** Notes that a hint was asked for: trainers count first answers. */
  help(): void {
    if (this.isOver || this.#isHelped) return;
    this.#isHelped = true;
    this.emit([]);
  }

  /** Null while it is played. Who has gone back has earned the must, and nothing beyond it. */
  get end(): LevelEnd | null {
    if (!this.isOver) return null;
    const done = this.#goals.flatMap(({ state }, at) => (state.state === 'done' ? [at] : []));
    const won = done.includes(0);
    if (!won) return { won, stars: [], forfeited: [] };
    return this.isBranched
      ? { won, stars: [0], forfeited: done.filter((at) => at > 0) }
      : { won, stars: done, forfeited: [] };
  }

  /** Has the player gone back in this game? */
  get isBranched(): boolean {
    return this.session.level?.branched === true;
  }

  /** The game as the level's player sees it now. */
  get look(): Run {
    const { level, session, seat } = this;
    return {
      level,
      game: session.game,
      seat,
      view: session.view(seat),
      events: this.#events,
      outcome: session.outcome(),
    } as Run;
  }

  close(): void {
    this.#stop();
    this.session.hintContext.aims = null;
    this.removeListeners();
  }

  /** What the adviser of a seat is to know of the level: the player's own seat, and those who see and want the same. */
  #aimsOf(seat: Seat): Aims | null {
    const { level, session, seat: own } = this;
    const shares = GAMES[session.game].shares as (setup: unknown, a: Seat, b: Seat) => boolean;
    this.help();
    if (seat !== own && !shares(session.setup, own, seat)) return null;
    const aims = { level, seat: own, events: this.#events };
    if (level.kind !== 'puzzle') return aims;
    const { setup, seed, log } = session.toSave();
    return { ...aims, puzzle: { setup, seed, log: [...log] } };
  }

  #follow(change: Change): void {
    if (change.type === 'undone') this.#readAll();
    else if (change.type === 'answered') {
      const entry = this.session.entry(change.entry, this.seat);
      // Not spread into `push`: a night of four shops is long.
      for (const event of entry?.events ?? []) this.#events.push(event);
      this.#lookAgain();
    } else return;
  }

  /** From the beginning: a game taken up again, or a step taken back. */
  #readAll(): void {
    const story = (this.session as Session<GameId>).story(this.seat);
    this.#events = story.flatMap((entry) => [...entry.events]);
    this.#then.clear();
    this.#lookAgain();
  }

  #lookAgain(): void {
    const { level, session, look } = this;
    const before = this.#goals;
    this.#goals = level.goals.map((use, at) => ({ use, state: this.#lookAt(look, use), isMust: at === 0 }));
    const ask = session.ask();
    if (ask !== null) this.#then.set(ask.id, this.#goals);
    const news = this.#goals.flatMap((goal, at): GoalNews[] => {
      const was = before[at]?.state.state;
      return was === undefined || was === goal.state.state ? [] : [{ at, goal }];
    });
    this.emit(news);
  }
}
