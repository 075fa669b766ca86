/** Getting a Chromium where the system has none. */
import { existsSync } from 'node:fs';
import { capture, captureTool } from '../../src/cli/capture.ts';
import { findChromium } from '../../src/cli/chromium.ts';

type Browser = { readonly path: string } | { readonly problem: string };

/** Finds a Chromium, or installs one by the first way that works, or says what was tried. */
export async function ensureChromium(): Promise<Browser> {
  const tried: string[] = [];
  try {
    const found = findChromium();
    if (found) return { path: found };
    for (const [way, install] of ways()) {
      const output = await install();
      const path = findChromium();
      if (path) return { path };
      tried.push(`${way}:\n${lastLines(output)}`);
    }
  } catch (error) {
    tried.push(error instanceof Error ? error.message : String(error));
  }
  return { problem: [...tried, advice].join('\n\n') };
}

const advice =
  'No Chromium for the browser tests. Install Chromium or Google Chrome, or set CHROMIUM_PATH to one.';

/** The ways to install that apply on this system, cheapest for the system first. */
function ways(): [string, () => Promise<string>][] {
  const debian = (name: string): [string, () => Promise<string>] => [
    `apt-get install ${name}`,
    async () => {
      const env = { DEBIAN_FRONTEND: 'noninteractive' };
      const update = await capture('apt-get', ['update', '-qq'], { env });
      const args = ['install', '-y', '-qq', '--no-install-recommends', name];
      return update.output + (await capture('apt-get', args, { env })).output;
    },
  ];
  const canApt = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  // The libraries it needs can only be added by root; for others it would ask for a password.
  const args = ['install', ...(canApt ? ['--with-deps'] : []), 'chromium'];
  const playwright: [string, () => Promise<string>] = [
    'playwright install chromium',
    async () => (await captureTool('@playwright/test', 'playwright', args)).output,
  ];
  return canApt ? [debian('chromium-headless-shell'), debian('chromium'), playwright] : [playwright];
}

function lastLines(text: string): string {
  return text.trim().split('\n').slice(-6).join('\n');
}
