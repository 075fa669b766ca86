/** What the game costs the main thread of its page, scene by scene. Times are processor time unless they say otherwise. */
import type { Browser, Page } from '@playwright/test';
import { questSetup } from '../../engine/quest/setup.ts';
import type { GameFile } from '../../session/game-file.ts';
import { findPositions } from '../shots/positions.ts';
import { questPosition } from '../shots/quest-position.ts';
import { WISHES } from '../shots/wishes.ts';
import { counted, type Load, traced } from './trace.ts';

const PATIENCE = { timeout: 120_000 };
/** How long a scene is watched, in milliseconds. */
const WATCHED = 6000;
const VIEWPORT = { width: 1280, height: 800 };

/** Processor time until a page has marked its title, on a processor so many times slower; and what it fetched for it. */
export async function startOf(
  browser: Browser,
  address: string,
  slower: number,
): Promise<{ ms: number; bytes: number }> {
  const page = await browser.newPage({ viewport: VIEWPORT });
  const client = await page.context().newCDPSession(page);
  const time = await counted(client);
  await page.goto(address);
  await page.waitForFunction(() => performance.getEntriesByName('title').length > 0, null, PATIENCE);
  const ms = slower * (await time());
  const bytes = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .concat(performance.getEntriesByType('navigation'))
      .reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).encodedBodySize, 0),
  );
  await page.close();
  return { ms, bytes };
}

/** Middle of the window, or a point so far right of it. */
const at = (x: number): [number, number] => [VIEWPORT.width / 2 + x, VIEWPORT.height / 2];

async function fresh(browser: Browser, address: string): Promise<Page> {
  const page = await browser.newPage({ viewport: VIEWPORT });
  await page.goto(address);
  await page.waitForFunction(
    (isDrawn) =>
      window.__petz !== undefined && (!isDrawn || document.documentElement.dataset.scenes === 'on'),
    !address.includes('words'),
    PATIENCE,
  );
  return page;
}

/** Opens a game in the picture. */
async function openGame(page: Page, file: GameFile | GameFile<'quest'>): Promise<void> {
  const problem = await page.evaluate((text) => window.__petz?.open(text) ?? null, JSON.stringify(file));
  if (problem !== null) throw new Error(`the game does not open: ${JSON.stringify(problem)}`);
  await page.waitForFunction(
    () => document.body.classList.contains('table-drawn') && (window.__petz?.hits().length ?? 0) > 3,
    null,
    PATIENCE,
  );
}

/** Moves the hand about, and answers whatever is asked as a strong bot would. */
async function play(page: Page): Promise<void> {
  for (const end = Date.now() + WATCHED; Date.now() < end; ) {
    await page.mouse.move(...at((Date.now() % 400) - 200));
    await page.evaluate(async () => {
      const petz = window.__petz;
      if (petz?.ask() != null) petz.answer(await petz.hint());
    });
    await page.waitForTimeout(250);
  }
}

/** Pulls the map there and back. */
async function pull(page: Page): Promise<void> {
  await page.mouse.move(...at(0));
  await page.mouse.down();
  for (let i = 0; i < 40; i++) await page.mouse.move(...at(300 * Math.sin(i / 6)));
  await page.mouse.up();
  await page.waitForTimeout(500);
}

/** Every scene by name, with what its frames cost while something goes on in it. */
export async function scenes(browser: Browser, address: string): Promise<Map<string, Load>> {
  const wanted = ['petz.send', 'petz.assign', 'petz.sell'];
  const positions = findPositions(
    WISHES.filter(({ name, alleys }) => wanted.includes(name) && alleys !== true),
  );
  const alley = [...findPositions(WISHES.filter(({ alleys }) => alleys === true))][0];
  const quest = questPosition({
    kind: 'quest.act',
    nth: 3,
    setup: questSetup(3),
    seed: 'speed',
    bots: 'easy',
    all: true,
  });
  const found = new Map<string, Load>();
  const watch = async (
    name: string,
    run: (page: Page) => Promise<void>,
    file?: GameFile | GameFile<'quest'>,
  ): Promise<void> => {
    const page = await fresh(browser, `${address}?dev`);
    if (file !== undefined) await openGame(page, file);
    found.set(name, await traced(browser, page, () => run(page)));
    await page.close();
  };
  await watch('title', pull);
  for (const [name, { file }] of positions) if (wanted.includes(name)) await watch(name, play, file);
  if (alley !== undefined) await watch('alleys', play, alley[1].file);
  if (quest !== null) await watch('quest', play, quest);
  await watch('map', async (page) => {
    await page.evaluate(() => window.__petz?.go('campaign'));
    await page.waitForTimeout(3000);
    await pull(page);
  });
  return found;
}

/** Milliseconds by the clock from an answer until everything is written, for each of so many answers. */
export async function savings(browser: Browser, address: string, answers: number): Promise<number[]> {
  const send = findPositions(
    WISHES.filter(({ name, alleys }) => name === 'petz.send' && alleys !== true),
  ).get('petz.send');
  if (send === undefined) throw new Error('no game to be saved');
  const page = await fresh(browser, `${address}?dev&speed=0&words`);
  await page.evaluate((text) => window.__petz?.open(text), JSON.stringify(send.file));
  const times: number[] = [];
  for (let i = 0; i < answers; i++) {
    await page.waitForFunction(
      () => window.__petz?.ask() != null || window.__petz?.outcome() != null,
      null,
      PATIENCE,
    );
    const ms = await page.evaluate(async () => {
      const petz = window.__petz;
      if (petz?.ask() == null) return null;
      const choice = await petz.hint();
      const began = performance.now();
      petz.answer(choice);
      await petz.saved();
      return performance.now() - began;
    });
    if (ms === null) break;
    times.push(ms);
  }
  await page.close();
  return times;
}
