/** Finding a Chromium for the browser tests, and the flags to start it with. */
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

/** The shell has no window, so the same page takes it a fifth less work. */
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];
const macApps = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** A test browser needs no updates, accounts or graphics card, and as root it can have no sandbox. */
export const chromiumFlags: readonly string[] = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * The browser to test with: CHROMIUM_PATH when set (then it must exist), else one on the system,
 * else one that Playwright has downloaded, else null. It installs nothing.
 */
export function findChromium(): string | null {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen) {
    if (!existsSync(chosen)) throw new Error(`CHROMIUM_PATH names no file: ${chosen}`);
    return chosen;
  }
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  const system = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...system, ...macApps, chromium.executablePath()].find(starts) ?? null;
}

/** Some systems keep a stub of that name which only says how to install the real one. */
function starts(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
  } catch {
    return false;
  }
  return spawnSync(path, ['--version'], { timeout: 20_000 }).status === 0;
}
