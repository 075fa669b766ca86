/** The same games have the same fingerprints in every browser as in Node. */
import { existsSync } from 'node:fs';
import { type BrowserType, chromium, firefox, type Page, webkit } from '@playwright/test';
import { chromiumFlags, findChromium } from '../../src/cli/chromium.ts';
import { prove } from '../trust/browser/proof.ts';
import { recordedGames } from '../trust/browser/recorded.ts';
import { serveProof } from '../trust/browser/serve.ts';
import { measured, wanted } from '../trust/long-spec.ts';
import { expect, test } from './kit/test.ts';

const TYPES: Readonly<Record<string, BrowserType>> = { chromium, firefox, webkit };

/** Plays recorded and new games here and in the page; what the browser says of itself, and how much was played. */
async function compare(page: Page, seed: string) {
  const recorded = recordedGames();
  const here = prove(recorded, seed);
  const { url, result, server } = await serveProof(recorded, seed);
  try {
    await page.goto(url);
    const { agent, proven } = await result;
    expect(proven).toEqual(here);
    expect(here.filter(({ wrong }) => wrong !== null)).toEqual([]);
    return { browser: agent, games: here.length, answers: here.reduce((sum, { steps }) => sum + steps, 0) };
  } finally {
    server.close();
    server.closeAllConnections();
  }
}

test('recorded and new games of both games come to the same fingerprints as in Node', async ({ page }) => {
  await compare(page, 'e2e');
});

test('and so they do in the browser that is asked for', { tag: '@long' }, async () => {
  const { name = 'chromium', seed = 'e2e' } = wanted<{ name: string; seed: string }>();
  const type = TYPES[name] ?? chromium;
  const isOurs = type === chromium;
  const path = isOurs ? findChromium() : type.executablePath();
  test.info().skip(path === null || !existsSync(path), `there is no ${name}: npx playwright install ${name}`);
  const browser = await type.launch({ executablePath: path ?? '', args: isOurs ? [...chromiumFlags] : [] });
  try {
    measured(await compare(await browser.newPage(), seed));
  } finally {
    await browser.close();
  }
});
