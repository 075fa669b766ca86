/** Running another program and keeping what it printed. */

import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { harmless } from './terminal.ts';

// Showing on the terminal what runs and how far it is, while it runs.

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

function countText({ tests, files, of }: Done): string {
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
      return `${step} … ${done === null ? time : `${countText(done)}, ${time}`}`;
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

/** The project's folder, no matter where a command is started from. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

interface Captured {
  readonly ok: boolean;
  readonly output: string;
}

interface CaptureOptions {
  readonly env?: Readonly<Record<string, string>>;
  /** After this long the program and everything it started is ended, and counts as failed. */
  readonly minutes?: number;
  /** Gets the progress of a program that reports it (`reporters/`). */
  readonly onProgress?: ProgressReport;
}

export type ProgressReport = (done: Done) => void;

const windows = process.platform === 'win32';

/**
 * Runs `command` in the project's folder, output stored and not shown. Never rejects: a program that
 * cannot start, is ended by a signal or runs out of time is `ok: false` with the reason as output.
 */
export function capture(
  command: string,
  args: readonly string[],
  { env = {}, minutes = 10, onProgress }: CaptureOptions = {},
): Promise<Captured> {
  return new Promise((resolve) => {
    // A group of its own, so that running out of time ends its children (browsers, servers) too.
    const child = spawn(command, args, {
      cwd: root,
      env: plain(env),
      stdio: ['ignore', 'pipe', 'pipe', ...(onProgress === undefined ? [] : ['ipc' as const])],
      detached: !windows,
    });
    let output = '';
    let timedOut = false;
    const store = (chunk: Buffer) => {
      output += chunk.toString();
    };
    child.stdout?.on('data', store);
    child.stderr?.on('data', store);
    if (onProgress !== undefined) child.on('message', (done) => onProgress(done as Done));

    const send = (signal: NodeJS.Signals) => {
      if (child.pid === undefined) return;
      try {
        process.kill(windows ? child.pid : -child.pid, signal);
      } catch {
        // Already gone.
      }
    };
    // Asked first, as by Ctrl+C: Playwright ends its server only when it may end by itself.
    const ask = () => send('SIGINT');
    process.once('exit', ask);
    let killer: NodeJS.Timeout | undefined;
    const timer = setTimeout(() => {
      output += `\nEnded after ${minutes} minutes.\n`;
      timedOut = true;
      ask();
      killer = setTimeout(() => send('SIGKILL'), 10_000);
    }, minutes * 60_000);

    const finish = (ok: boolean) => {
      clearTimeout(timer);
      clearTimeout(killer);
      process.off('exit', ask);
      resolve({ ok: ok && !timedOut, output });
    };
    child.on('error', (error) => {
      output += `${error.message}\n`;
      finish(false);
    });
    child.on('close', (code, signal) => {
      if (signal) output += `\nEnded by ${signal}.\n`;
      finish(code === 0);
    });
  });
}

/** Stored output is text for any reader: no colours. */
function plain(env: Readonly<Record<string, string>>): NodeJS.ProcessEnv {
  const { FORCE_COLOR: _, ...inherited } = process.env;
  return { ...inherited, NO_COLOR: '1', ...env };
}

/** Runs the program `name` that the installed package `packageName` brings. */
export function captureTool(
  packageName: string,
  name: string,
  args: readonly string[],
  options?: CaptureOptions,
): Promise<Captured> {
  return capture(process.execPath, [toolPath(packageName, name), ...args], options);
}

/** The file behind a package's program; asked of its package.json, as `.bin` differs by system. */
function toolPath(packageName: string, name: string): string {
  const manifestPath = join(root, 'node_modules', packageName, 'package.json');
  const manifest: { bin?: string | Record<string, string> } = createRequire(import.meta.url)(manifestPath);
  const file = typeof manifest.bin === 'string' ? manifest.bin : manifest.bin?.[name];
  if (!file) throw new Error(`${packageName} has no program named ${name}`);
  return join(dirname(manifestPath), file);
}
