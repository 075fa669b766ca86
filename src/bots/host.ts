/**
 * The page's side of the bots' workers: `tableBots` send a question over and promise the answer. Hints and
 * explanations have a worker of their own, so that no bot's answer waits for them. Questions and answers are plain data. Where there are no workers (tests, command line, old browsers) or the worker does
 * not start, the bot thinks on the caller's own thread instead: the answer is the same, only the place differs.
 */

import { type Remote, releaseProxy, wrap } from 'comlink';
import type { GameId } from '../engine/games.ts';
import type { Json } from '../engine/kernel/state.ts';
import { type Advised, advise } from './advice/advise.ts';
import type { Decision } from './bot.ts';
import { type Explained, explain } from './explain.ts';
import { type BotQuestion, botFor, think } from './roster.ts';
import type { RemoteBots } from './worker.ts';

/** Why a thought never came: its question was withdrawn. */
export class Cancelled extends Error {
  constructor() {
    super('the thought was cancelled');
    this.name = 'Cancelled';
  }
}

/** A worker has said nothing for too long: a browser short of memory ends one without an event. */
class Silent extends Error {}

/** A bot in play thinks for two seconds at most, and a hint not much longer, also on a slow machine. */
const SILENCE_MS = 30_000;

/** A worker at work, and how to be rid of it. */
export interface WorkerHandle {
  remote: Remote<RemoteBots> | RemoteBots;
  /** Settles with an error when the worker breaks down or is ended; never settles otherwise. */
  broken: Promise<never>;
  end(): void;
}

/** Starts a worker; null where there are none. */
function startWorker(): WorkerHandle | null {
  if (typeof Worker === 'undefined') return null;
  try {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'bots' });
    const remote = wrap<RemoteBots>(worker);
    let fail = (_: Error) => {};
    const broken = new Promise<never>((_, reject) => {
      fail = reject;
    });
    // No caller may be waiting at that moment.
    broken.catch(() => undefined);
    worker.onerror = (event) => fail(new Error(event.message || 'the worker did not start'));
    worker.onmessageerror = () => fail(new Error('a message to the worker was lost'));
    const end = () => {
      remote[releaseProxy]();
      worker.terminate();
      fail(new Error('the worker was ended'));
    };
    return { remote, broken, end };
  } catch {
    return null;
  }
}

/** One worker, started when it is first needed. */
export class BotHost {
  readonly #start: () => WorkerHandle | null;
  #worker: WorkerHandle | null = null;
  #noWorkers = false;
  /** Workers ended on purpose: what they were asked is not asked again. */
  readonly #ended = new WeakSet<WorkerHandle>();

  readonly #silence: number;

  /** `start` and `silence` are there for tests. */
  constructor(start: () => WorkerHandle | null = startWorker, silence = SILENCE_MS) {
    this.#start = start;
    this.#silence = silence;
  }

  /** The bot's answer. The same question and seed give the same answer, in a worker or not. */
  think(question: BotQuestion<GameId>, signal?: AbortSignal): Promise<Decision> {
    return this.#ask(
      question,
      (remote) => this.#soon(remote.think(question)),
      () => think(question),
      signal,
    );
  }

  /** A hint for a player who may be in a level. */
  advise(question: BotQuestion<GameId>, signal?: AbortSignal): Promise<Advised> {
    return this.#ask(
      question,
      (remote) => this.#soon(remote.advise(question)),
      () => advise(question),
      signal,
    );
  }

  /** Why an answer was given, and what others would have brought. */
  explain(question: BotQuestion<GameId>, choice: Json, signal?: AbortSignal): Promise<Explained> {
    return this.#ask(
      question,
      (remote) => remote.explain(question, choice),
      () => explain(question, choice),
      signal,
    );
  }

  async #ask<T>(
    question: BotQuestion<GameId>,
    there: (remote: WorkerHandle['remote']) => T | Promise<T>,
    here: () => T,
    signal: AbortSignal | undefined,
    isAskedAgain = false,
  ): Promise<T> {
    // A wrong name is the caller's mistake and fails here, not in the worker.
    botFor(question.game, question.name);
    if (signal?.aborted) throw new Cancelled();
    const worker = this.#running();
    if (worker === null) return here();
    const withdrawn = waitForAbort(signal);
    try {
      return await Promise.race([there(worker.remote), worker.broken, withdrawn.promise]);
    } catch (error) {
      const stillHere = this.#worker === worker;
      // A running thought cannot be interrupted, only its worker ended; the next question gets a new one.
      if (stillHere) this.#endWorker();
      if (error instanceof Cancelled || this.#ended.has(worker)) throw new Cancelled();
      // Another question was withdrawn, and the worker with it: ask again.
      if (!stillHere) return this.#ask(question, there, here, signal);
      // It may have been ended while the page was hidden; another one is not silent for that.
      if (error instanceof Silent && !isAskedAgain) return this.#ask(question, there, here, signal, true);
      this.#noWorkers = true;
      return here();
    } finally {
      withdrawn.forget();
    }
  }

  /** Ends the worker and withdraws all questions. The host can be used again; a new worker starts then. */
  end(): void {
    if (this.#worker !== null) this.#ended.add(this.#worker);
    this.#endWorker();
  }

  /** The thought, unless it takes so long that the worker must be dead. */
  #soon<T>(thought: T | Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => reject(new Silent('the worker is silent')), this.#silence);
      Promise.resolve(thought)
        .then(resolve, reject)
        .finally(() => clearTimeout(timer));
    });
  }

  #running(): WorkerHandle | null {
    if (this.#noWorkers) return null;
    this.#worker ??= this.#start();
    if (this.#worker === null) this.#noWorkers = true;
    return this.#worker;
  }

  #endWorker(): void {
    this.#worker?.end();
    this.#worker = null;
  }
}

function waitForAbort(signal: AbortSignal | undefined): { promise: Promise<never>; forget(): void } {
  let forget = () => {};
  const promise = new Promise<never>((_, fail) => {
    if (signal === undefined) return;
    const abort = () => fail(new Cancelled());
    signal.addEventListener('abort', abort, { once: true });
    forget = () => signal.removeEventListener('abort', abort);
  });
  promise.catch(() => undefined);
  return { promise, forget: () => forget() };
}

/** The bots at the table; those that give hints and explain have a worker of their own, so that no move waits for them. */
export const tableBots = new BotHost();
export const adviceBots = new BotHost();

/** Ends the workers and withdraws everything they were asked. */
export function endWorkers(): void {
  tableBots.end();
  adviceBots.end();
}
