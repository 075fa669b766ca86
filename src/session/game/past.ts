/**
 * The answers a game has had so far, to be looked at again: what the player could see, and what each was worth.
 * Nothing of it is in a save: the same setup, seed and answers give the same states again.
 */

import {
  ENGINES,
  type EngineOf,
  type EventOf,
  GAMES,
  type GameId,
  type SetupOf,
  type StateOf,
  type WhenOf,
} from '../../engine/games.ts';
import type { Json, Seat } from '../../engine/kernel/state.ts';
import { onlyChoice } from './forced.ts';
import type { LogLine } from './replay.ts';
import type { SeatBot } from './seats.ts';
import {
  type Aims,
  type ExplainedAnswer,
  type ExplainOptions,
  type HintContext,
  questionIn,
  type Thinker,
  type ThinkerQuestion,
} from './thinker.ts';

/** An answer and the question it was given to, as its seat saw it. */
export interface PastStep<G extends GameId = 'petz'> {
  /** The number of its entry in the story. */
  id: number;
  seat: Seat;
  choice: Json;
  question: ThinkerQuestion<G>;
  when: WhenOf<G>;
}

/** What of a session is looked back at. */
interface Game<G extends GameId> {
  game: G;
  setup: SetupOf<G>;
  seed: string;
  /** Grows as the game goes on, and shrinks when a step is taken back. */
  log: readonly LogLine[];
  thinker: Thinker;
  /** Who thinks for a seat now. */
  mindOf(seat: Seat): SeatBot;
  /** What a level asks of its player. */
  hintContext?: HintContext;
}

export class Past<G extends GameId = 'petz'> {
  readonly #of: Game<G>;
  readonly #engine: EngineOf<G>;
  readonly #closing = new AbortController();
  /** The answers that were played again, and the state before each of them and after the last. */
  readonly #played: LogLine[] = [];
  readonly #states: StateOf<G>[] = [];
  /** The events before the first answer, and of each that was played again. */
  readonly #events: EventOf<G>[][] = [];

  readonly #free = new WeakMap<StateOf<G>, boolean>();
  /** What was asked for already. */
  readonly #explained = new Map<
    number,
    { line: LogLine | undefined; budget: number | undefined; found: ExplainedAnswer }
  >();

  constructor(of: Game<G>) {
    this.#of = of;
    this.#engine = ENGINES[of.game];
  }

  /** Aborted when the game is left: the reviews are not needed any more. */
  get closing(): AbortSignal {
    return this.#closing.signal;
  }

  close(): void {
    this.#closing.abort();
  }

  /** How many answers there are; their entries are numbered from 1. */
  get length(): number {
    return this.#of.log.length;
  }

  /** An answer by its entry; null if there is none. */
  step(id: number): PastStep<G> | null {
    const line = this.#of.log[id - 1];
    const before = line === undefined ? null : this.#before(id);
    if (line === undefined || before === null) return null;
    const { game, seed, mindOf } = this.#of;
    const [seat, choice] = line;
    const question = questionIn(game, before, seat, mindOf(seat), seed);
    return question === null ? null : { id, seat, choice, question, when: GAMES[game].when(before) };
  }

  /** Whether there was anything to choose. */
  wasFree(id: number): boolean {
    const before = this.#before(id);
    const known = before === null ? false : this.#free.get(before);
    if (known !== undefined) return known;
    const isFree = this.#wasFree(id);
    if (before !== null) this.#free.set(before, isFree);
    return isFree;
  }

  #wasFree(id: number): boolean {
    const line = this.#of.log[id - 1];
    const before = line === undefined ? null : this.#before(id);
    const domain = line === undefined || before === null ? null : this.#engine.domain(before, line[0]);
    return domain !== null && onlyChoice(domain) === undefined;
  }

  /**
   * The answer of a seat that an entry tells of: its own, or the one the seat had sealed before, where all were asked
   * at once and the last answer revealed them. Null if it gave none.
   */
  answerOf(seat: Seat, entry: number): number | null {
    const asked = this.#askId(entry);
    for (let id = entry; asked !== null && this.#askId(id) === asked; id--) {
      if (this.#of.log[id - 1]?.[0] === seat) return id;
    }
    return null;
  }

  /** The answers of a seat at which it had a choice. */
  freeAnswersOf(seat: Seat): number[] {
    const { log } = this.#of;
    return log.flatMap(([owner], at) => (owner === seat && this.wasFree(at + 1) ? [at + 1] : []));
  }

  /** Why an answer was given and what others would have brought; null where that is unknown. */
  async explain(id: number, options: ExplainOptions = {}): Promise<ExplainedAnswer | null> {
    const step = this.step(id);
    const { thinker } = this.#of;
    if (step === null || thinker.explain === undefined) return null;
    const line = this.#of.log[id - 1];
    const known = this.#explained.get(id);
    if (known !== undefined && known.line === line && known.budget === options.budget) return known.found;
    const signal = either(this.closing, options.signal);
    const question = { ...step.question, aims: this.#aims(id, step.seat) };
    const found = await thinker.explain(question, step.choice, { ...options, signal });
    this.#explained.set(id, { line, budget: options.budget, found });
    return found;
  }

  /** What a level asked of its player before an answer of a seat. */
  #aims(id: number, seat: Seat): Aims | undefined {
    const aims = this.#of.hintContext?.aims?.(seat) ?? undefined;
    if (aims === undefined) return undefined;
    const all = this.#events.slice(0, id).flat();
    const events = all.flatMap((event) => this.#engine.rules.redact(event, aims.seat) ?? []);
    const { puzzle } = aims;
    return puzzle === undefined
      ? { ...aims, events }
      : { ...aims, events, puzzle: { ...puzzle, log: this.#of.log.slice(0, id - 1) } };
  }

  #askId(id: number): number | null {
    return this.#before(id)?.ask?.id ?? null;
  }

  /** The state an answer was given in. */
  #before(id: number): StateOf<G> | null {
    const { setup, seed, log } = this.#of;
    if (id < 1 || id > log.length) return null;
    const changed = this.#played.findIndex((line, at) => line !== log[at]);
    if (changed >= 0) {
      this.#played.length = changed;
      this.#states.length = changed + 1;
      this.#events.length = changed + 1;
    }
    if (this.#states.length === 0) {
      const { state, events } = this.#engine.start(setup, seed);
      this.#states.push(state);
      this.#events.push(events);
    }
    while (this.#states.length < id) if (!this.#playOne()) return null;
    return this.#states[id - 1] ?? null;
  }

  #playOne(): boolean {
    const line = this.#of.log[this.#played.length];
    const state = this.#states.at(-1);
    if (line === undefined || state === undefined) return false;
    const [seat, choice] = line;
    const applied = this.#engine.apply(state, { seat, ask: state.ask?.id ?? 0, choice });
    if (!applied.ok) return false;
    this.#played.push(line);
    this.#states.push(applied.state);
    this.#events.push(applied.events);
    return true;
  }
}

/** Aborted when one of the two is. */
function either(one: AbortSignal, other: AbortSignal | undefined): AbortSignal {
  if (other === undefined) return one;
  const both = new AbortController();
  for (const signal of [one, other]) {
    if (signal.aborted) both.abort();
    else signal.addEventListener('abort', () => both.abort(), { once: true, signal: both.signal });
  }
  return both.signal;
}
