/** Showing on the terminal what runs and how far it is, while it runs. */

import { harmless } from './terminal.ts';

/** How far a step is; `of` where it is known beforehand. */
export interface Done {
  readonly tests: number;
  /** Test files finished, of so many. */
  readonly files?: readonly [done: number, of: number];
  /** All tests there will be. */
  readonly of?: number;
}

/** Without a terminal a line comes this often. */
const EVERY_MS = 30_000;
/** On a terminal the line is drawn anew at most this often. */
const REDRAW_MS = 200;

function told({ tests, files, of }: Done): string {
  const count = of === undefined ? `${tests} tests` : `${tests} of ${of} tests`;
  return files === undefined ? count : `${count}, ${files[0]} of ${files[1]} files`;
}

/** Where progress is written; `process.stdout` is one. */
interface Screen {
  readonly isTTY?: boolean;
  readonly columns?: number;
  write(text: string): unknown;
}

/** The steps that run now, on one line that is drawn over itself, or as a line every half minute. */
export class ProgressLine {
  readonly #screen: Screen;
  readonly #running = new Map<string, { since: number; done: Done | null }>();
  readonly #timer: NodeJS.Timeout;
  #drawn = false;

  constructor(screen: Screen) {
    this.#screen = screen;
    this.#timer = setInterval(() => this.#show(), screen.isTTY ? REDRAW_MS : EVERY_MS);
    this.#timer.unref();
  }

  begin(step: string): void {
    this.#running.set(step, { since: Date.now(), done: null });
    if (this.#screen.isTTY) this.#show();
  }

  at(step: string, done: Done): void {
    const running = this.#running.get(step);
    if (running !== undefined) running.done = done;
  }

  /** The step has ended; what there is to say of it stands on lines of its own from now on. */
  end(step: string, lines: readonly string[]): void {
    this.#running.delete(step);
    this.#clear();
    for (const line of lines) this.#screen.write(`${harmless(line)}\n`);
    if (this.#screen.isTTY) this.#show();
  }

  stop(): void {
    clearInterval(this.#timer);
    this.#clear();
  }

  #clear(): void {
    if (this.#drawn) this.#screen.write('\r\u001b[K');
    this.#drawn = false;
  }

  #show(): void {
    const parts = [...this.#running].map(([step, { since, done }]) => {
      const time = `${Math.round((Date.now() - since) / 1000)} s`;
      return `${step} … ${done === null ? time : `${told(done)}, ${time}`}`;
    });
    if (parts.length === 0) return;
    if (!this.#screen.isTTY) {
      for (const part of parts) this.#screen.write(`${part}\n`);
      return;
    }
    this.#clear();
    // A line longer than the terminal is wide could not be drawn over.
    this.#screen.write(parts.join('   ').slice(0, (this.#screen.columns ?? 80) - 1));
    this.#drawn = true;
  }
}
