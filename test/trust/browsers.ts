/** `npm run trust -- --browser chromium|firefox|webkit`: the same games have the same fingerprints in a browser as here. */

import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { chromiumFlags, findChromium } from '../../src/cli/chromium.ts';
import { UsageError } from '../../src/cli/usage.ts';
import { prove } from './browser/proof.ts';
import { recordedGames } from './browser/recorded.ts';
import { serveProof } from './browser/serve.ts';

export const BROWSERS = ['chromium', 'firefox', 'webkit'] as const;
export type BrowserName = (typeof BROWSERS)[number];

export interface BrowserResult {
  browser: string;
  games: number;
  answers: number;
  violations: number;
}

/** No browser takes longer than this to start and to play. */
const LONGEST_MS = 240_000;

function onPath(names: readonly string[]): string | null {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return (
    names.flatMap((name) => folders.map((folder) => join(folder, name))).find((x) => existsSync(x)) ?? null
  );
}

/** Where the browser lies: FIREFOX_PATH or WEBKIT_PATH, or where a system keeps it. Null: it is not here. */
function findBrowser(name: BrowserName): string | null {
  const chosen = { chromium: undefined, firefox: process.env.FIREFOX_PATH, webkit: process.env.WEBKIT_PATH }[
    name
  ];
  if (chosen) return existsSync(chosen) ? chosen : null;
  if (name === 'chromium') return findChromium();
  if (name === 'firefox') return onPath(['firefox-esr', 'firefox']);
  const mini = [
    '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
    '/usr/libexec/webkit2gtk-4.1/MiniBrowser',
  ];
  return mini.find((path) => existsSync(path)) ?? onPath(['epiphany']);
}

/** The command that opens an address without anybody looking. WebKit has no such mode: it is given a screen of its own. */
function commandOf(name: BrowserName, path: string, url: string, profile: string): [string, string[]] {
  switch (name) {
    case 'chromium':
      return [path, ['--headless', ...chromiumFlags, `--user-data-dir=${profile}`, url]];
    case 'firefox':
      return [path, ['--headless', '--no-remote', '--profile', profile, url]];
    case 'webkit': {
      const xvfb = onPath(['xvfb-run']);
      return xvfb === null ? [path, [url]] : [xvfb, ['-a', path, url]];
    }
  }
}

function end(child: ChildProcess): void {
  if (child.pid === undefined) return;
  try {
    // The browser with all its processes.
    process.kill(-child.pid, 'SIGTERM');
  } catch {
    // Already gone.
  }
}

/** Has a browser play, and compares what it tells with what comes out here. */
export async function runBrowser(
  name: BrowserName,
  seed: string,
  report: (line: string) => void,
): Promise<BrowserResult> {
  const path = findBrowser(name);
  if (path === null) {
    throw new UsageError(`--browser ${name}: there is none; ${name.toUpperCase()}_PATH says where it lies`);
  }
  const recorded = recordedGames();
  const here = prove(recorded, seed);
  const serving = await serveProof(recorded, seed);
  const profile = mkdtempSync(join(tmpdir(), 'trust-'));
  const [command, args] = commandOf(name, path, serving.url, profile);
  const env = { ...process.env, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1', LIBGL_ALWAYS_SOFTWARE: '1' };
  const child = spawn(command, args, { detached: true, stdio: 'ignore', env });
  let timer: NodeJS.Timeout | undefined;
  try {
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error(`${name} has told nothing in time`)), LONGEST_MS);
    });
    const told = await Promise.race([serving.result, late]);
    const wrong = here.flatMap((game, i) => {
      const there = told.proven[i];
      const same = there?.hash === game.hash && there.wrong === null && game.wrong === null;
      return same
        ? []
        : [`${game.name}: ${game.hash} here, ${there?.hash ?? 'nothing'} there ${there?.wrong ?? ''}`];
    });
    for (const line of wrong) report(`VIOLATION: ${line}`);
    const answers = here.reduce((sum, { steps }) => sum + steps, 0);
    return { browser: told.agent, games: here.length, answers, violations: wrong.length };
  } finally {
    clearTimeout(timer);
    end(child);
    serving.server.close();
    serving.server.closeAllConnections();
    setTimeout(() => rmSync(profile, { recursive: true, force: true }), 1000).unref();
  }
}
