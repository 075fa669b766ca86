/** Whole games of random answers under the laws. Everything that happens hangs on the game and the seed alone. */

import { freeze, hash } from '../../src/engine/kernel/data.ts';
import { dice, type Rng } from '../../src/engine/kernel/rng.ts';
import type { BaseState, Json, Seat } from '../../src/engine/kernel/state.ts';
import type { LogLine } from '../../src/session/game/replay.ts';
import { difference } from './compare.ts';
import type { GameUnderLaws } from './game.ts';
import { type AnswerStep, answerTo, LAWS, type Law, type Looks, sound } from './laws.ts';
import { Memo } from './memo.ts';

/** A game played to its end; states are frozen. */
export interface GameWalk {
  start: BaseState;
  steps: AnswerStep[];
  end: BaseState;
}

/** Plays a game with random answers of seats in random order. */
export function playRandom(game: GameUnderLaws, seed: string): GameWalk {
  const { engine } = game;
  const rng = dice(`walk ${seed}`);
  const { state: start } = engine.start(game.setup, seed);
  const steps: AnswerStep[] = [];
  let s = freeze(start);
  while (s.outcome === null) {
    if (steps.length > game.most)
      throw new Error(`${game.name}, seed '${seed}': no end after ${game.most} answers`);
    const step = anyStep(game, s, rng);
    if (typeof step === 'string') throw new Error(`${walkPlace(game, seed, steps.length, s)}: ${step}`);
    freeze(step.next);
    steps.push(step);
    s = step.next;
  }
  return { start, steps, end: s };
}

/** One random answer; a text says why there is none. */
function anyStep(game: GameUnderLaws, s: BaseState, rng: Rng): AnswerStep | string {
  const seat = anyOf(game.engine.waiting(s), rng);
  return stepOf(game, s, seat, game.engine.sample(s, seat, rng));
}

function stepOf(game: GameUnderLaws, s: BaseState, seat: Seat, choice: Json): AnswerStep | string {
  const applied = game.engine.apply(s, answerTo(s, seat, choice));
  if (!applied.ok) return `seat ${seat} chose ${JSON.stringify(choice)}: refused, ${applied.refusal.code}`;
  return { s, seat, choice, next: applied.state, events: applied.events };
}

/** Plays a state on to its end, in place. Fails if it does not come. */
export function playToEnd(game: GameUnderLaws, s: BaseState, rng: Rng): BaseState {
  for (let left = game.most; s.outcome === null; left--) {
    if (left === 0) throw new Error(`${game.name}: no end after ${game.most} answers`);
    const seat = anyOf(game.engine.waiting(s), rng);
    game.engine.applyTo(s, seat, game.engine.sample(s, seat, rng));
  }
  return s;
}

/** Where a walk stands, for messages. */
function walkPlace(game: GameUnderLaws, seed: string, step: number, s: BaseState): string {
  return `${game.name}, seed '${seed}', step ${step} (${s.ask?.kind ?? 'the end'})`;
}

function anyOf<T>(list: readonly T[], rng: Rng): T {
  const one = list[rng.below(list.length)];
  if (one === undefined) throw new Error('no seat is asked, but the game goes on');
  return one;
}

/** How a game went; `problem` is the first law that it broke, or the exception that ended it. */
export interface Walked {
  log: LogLine[];
  /** Fingerprint of the last state. */
  hash: string;
  problem: string | null;
}

/** The laws against one game that is being played, each as often as it says. */
export class LawWatch {
  readonly #game: GameUnderLaws;
  readonly #seed: string;
  readonly #looks: Looks;
  readonly #laws: readonly Law[];
  readonly #rng: Rng;
  readonly #memo: Memo;
  #at = 0;

  constructor(game: GameUnderLaws, seed: string, looks: Looks = {}, laws = LAWS) {
    this.#game = game;
    this.#seed = seed;
    this.#looks = looks;
    this.#laws = laws;
    this.#rng = dice(`laws ${seed}`);
    this.#memo = new Memo(game.engine);
  }

  /** The next answer of the game; the first broken law, or null. */
  step(step: AnswerStep): string | null {
    const i = this.#at++;
    for (const [turn, { name, every, holds }] of this.#laws.entries()) {
      // Each at its own turn, so that the slow ones do not fall together.
      if ((i + turn) % every !== 0) continue;
      const count = (n = 1): void => {
        this.#looks[name] = (this.#looks[name] ?? 0) + n;
      };
      const wrong = holds(this.#game, step, { rng: this.#rng, i, memo: this.#memo, count });
      if (wrong !== null) return `step ${i + 1}: ${name}: ${wrong}`;
    }
    return null;
  }

  /** An answer that is about to be given by a player, in a state that will change in place. */
  answered(state: BaseState, seat: Seat, choice: Json): string | null {
    const step = stepOf(this.#game, this.#game.engine.rules.clone(state), seat, choice);
    return typeof step === 'string' ? step : this.step(step);
  }

  /** The game over: its log leads to the same state again, and its outcome is what lies on the table. */
  end(s: BaseState, log: readonly LogLine[]): string | null {
    const { engine, setup, scored } = this.#game;
    const again = engine.start(setup, this.#seed).state;
    for (const [seat, choice] of log) engine.applyTo(again, seat, choice);
    if (hash(again) !== hash(s)) return 'the replay ends in another state';
    const { scores, winners } = s.outcome ?? { scores: null, winners: null };
    const wrong = difference({ scores, winners }, scored(s));
    return wrong === null ? null : `the outcome does not agree with the table: ${wrong}`;
  }
}

/** Walks a game to its end under the laws; a broken law or an exception ends it. */
export function walkGame(game: GameUnderLaws, seed: string, looks: Looks): Walked {
  const { engine } = game;
  const watch = new LawWatch(game, seed, looks);
  const rng = dice(`walk ${seed}`);
  const log: LogLine[] = [];
  let last = '';
  try {
    let s = engine.start(game.setup, seed).state;
    let problem = sound(game, s);
    while (problem === null && s.outcome === null && log.length < game.most) {
      const seat = anyOf(engine.waiting(s), rng);
      const choice = engine.sample(s, seat, rng);
      log.push([seat, choice]);
      const step = stepOf(game, s, seat, choice);
      if (typeof step === 'string') problem = step;
      else {
        problem = watch.step(step);
        s = step.next;
      }
    }
    last = hash(s);
    if (problem === null && s.outcome === null) problem = `no end after ${log.length} answers`;
    return { log, hash: last, problem: problem ?? watch.end(s, log) };
  } catch (error) {
    return { log, hash: last, problem: `step ${log.length}: ${messageOf(error)}` };
  }
}

/** What was thrown, with the nearest places in the code. */
function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const lines = (error.stack ?? '').split('\n').slice(1, 4);
  return [error.message, ...lines.map((line) => line.trim())].join(' ');
}
