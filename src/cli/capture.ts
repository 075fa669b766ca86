/** Running another program and keeping what it printed. */
import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Done } from './progress.ts';

/** The project's folder, whatever folder a command is started from. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

interface Captured {
  readonly ok: boolean;
  readonly output: string;
}

interface CaptureOptions {
  readonly env?: Readonly<Record<string, string>>;
  /** After this long the program and everything it started is ended, and counts as failed. */
  readonly minutes?: number;
  /** Is told how far a program is that says so (`reporters/`). */
  readonly onProgress?: ProgressReport;
}

export type ProgressReport = (done: Done) => void;

const windows = process.platform === 'win32';

/**
 * Runs `command` in the project's folder, output kept and not shown. Never rejects: a program that
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
    const keep = (chunk: Buffer) => {
      output += chunk.toString();
    };
    child.stdout?.on('data', keep);
    child.stderr?.on('data', keep);
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

/** Kept output is text for any reader: no colours. */
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
