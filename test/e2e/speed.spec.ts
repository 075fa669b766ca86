/**
 * The picture is fast: taps, thinking bots and the start, in processor time of the page's main thread, so that a busy
 * machine without a graphics card tells the same as a tablet; where processor time itself runs slowly, by `slowness`. To be
 * run with nothing beside it.
 */
import type { Browser, Page } from '@playwright/test';
import { quantile } from '../../src/cli/statistics.ts';
import { buildHello } from '../performance/hello.ts';
import { slownessAtStart, startBeside } from '../performance/in-page.ts';
import { serve } from '../performance/serving.ts';
import { slowness } from '../performance/slowness.ts';
import { countPaint, paintCount, traced } from '../performance/trace.ts';
import { DRAWN, open } from './kit/table.ts';
import { expect, test } from './kit/test.ts';

test.use({ viewport: { width: 1280, height: 800 }, hasTouch: true });

/**
 * What the page's main thread may do until the title stands, on a processor four times slower, and the budget of a
 * stall, in milliseconds. The title's own budget is 3000: the rest is for the net and the graphics card.
 */
const TITLE = 2200;
const SLOWER = 4;
const STALL = 100;
/** Scripting of a frame in which a picture is drawn anew. Without shared words it is 40 to 70. */
const REDRAW = 25;

const PATIENCE = { timeout: 60_000 };

/** Tries of each measurement: other work on the processor can only make things look slower than they are. */
const TRIES = 5;

/** The least of so many measurements, or the first that is below the limit. */
async function least(limit: number, measure: () => Promise<number>): Promise<number> {
  let best = Number.POSITIVE_INFINITY;
  for (let turn = 0; turn < TRIES && best >= limit; turn++) best = Math.min(best, await measure());
  return best;
}

/** Where Phaser's hello world is served: how quickly it starts tells how slow a start is on this machine. */
let hello = '';

test.beforeAll(async () => {
  hello = await serve(await buildHello());
});

function press(page: Page, selector: string): Promise<void> {
  return page.evaluate((x) => document.querySelector<HTMLElement>(x)?.click(), selector);
}

const frames = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

const spots = (page: Page) =>
  page.evaluate(() =>
    (window.__petz?.hits() ?? []).map(({ id, rect: { x, y, width, height } }) => ({
      id,
      x: x + width / 2,
      y: y + height / 2,
    })),
  );

/** From the title to the counter where a new game is begun. */
async function toSeats(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.dataset.scenes === 'on', null, PATIENCE);
  await press(page, '.menu [data-title="newGame"]');
  await page.waitForSelector('.seats li', { state: 'attached', ...PATIENCE });
}

/** From there to the town, with one group to be sent. */
async function toTown(page: Page): Promise<void> {
  await press(page, 'form button[type="submit"]');
  await page.waitForFunction(() => window.__petz?.ask()?.kind === 'petz.group', null, PATIENCE);
  await page.evaluate(() => window.__petz?.answer(Array.from({ length: 3 }, () => ({ imps: 1, gold: 0 }))));
  await page.waitForFunction(() => window.__petz?.ask()?.kind === 'petz.send', null, PATIENCE);
}

/** Taps places of the town, one after the other; each tap draws the picture anew. */
async function tapPlaces(page: Page): Promise<void> {
  for (const { id, x, y } of await spots(page)) {
    if (!/^space:(mixed|vegetables|judge|hospital)$/.test(id)) continue;
    await page.touchscreen.tap(x, y);
    await frames(page);
  }
}

/** From the title to a table drawn for the first time; how long its longest task was, in milliseconds of a laptop. */
async function firstPictures(browser: Browser, page: Page, slow: number): Promise<number> {
  await open(page, DRAWN);
  await toSeats(page);
  const { tasks } = await traced(browser, page, async () => {
    await toTown(page);
    await page.waitForFunction(() => document.body.classList.contains('table-drawn'), null, PATIENCE);
    await expect.poll(async () => (await spots(page)).length, PATIENCE).toBeGreaterThan(10);
  });
  return Math.max(...tasks) / slow;
}

test('taps in the town: frames stay short, and nothing is painted that was painted before', async ({
  page,
  browser,
}) => {
  await page.addInitScript(countPaint);
  // A hundred drawings and more that were never painted yet, by code that has never run: work like that of a start.
  const atStart = await slownessAtStart(browser, hello);
  const first = await least(STALL, () => firstPictures(browser, page, atStart));
  expect(first, 'longest task of the first pictures').toBeLessThan(STALL);
  await tapPlaces(page);
  const { words, textures } = await paintCount(page);
  expect(words).toBeGreaterThan(10);
  const redraw = await least(REDRAW, async () => {
    const { frames } = await traced(browser, page, () => tapPlaces(page));
    expect(frames.length).toBeGreaterThan(5);
    return quantile(frames, 0.95) / (await slowness(page));
  });
  expect(redraw).toBeLessThan(REDRAW);
  const after = await paintCount(page);
  // A rival may have said something meanwhile; a picture of its own words is some sixty, four times over.
  expect(after.words - words, 'words drawn again').toBeLessThan(50);
  expect(after.textures - textures, 'textures sent again').toBeLessThan(50);
});

test('a picture at rest is not drawn', async ({ page }) => {
  await page.addInitScript(() => {
    const { requestAnimationFrame: ask } = window;
    Object.assign(window, { draws: 0, ticks: 0 });
    const seen = window as unknown as { draws: number; ticks: number };
    window.requestAnimationFrame = (act) =>
      ask((time) => {
        seen.ticks++;
        act(time);
      });
    for (const { prototype } of [WebGLRenderingContext, WebGL2RenderingContext]) {
      const { drawElements } = prototype;
      prototype.drawElements = function (...given) {
        seen.draws++;
        return drawElements.apply(this, given);
      };
    }
  });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, DRAWN);
  await page.waitForFunction(() => document.documentElement.dataset.scenes === 'on', null, PATIENCE);
  await page.waitForFunction(() => performance.getEntriesByName('title').length > 0, null, PATIENCE);
  const seen = () => page.evaluate(() => (window as unknown as { draws: number }).draws);
  // Calm comes by itself, whenever the machine is through with the first frames …
  await expect
    .poll(async () => {
      const before = await seen();
      await frames(page);
      await frames(page);
      return (await seen()) - before;
    }, PATIENCE)
    .toBe(0);
  expect(await seen()).toBeGreaterThan(0);
  // … and a finger ends it.
  const before = await seen();
  await page.mouse.move(300, 300);
  await expect.poll(seen, PATIENCE).toBeGreaterThan(before);
});

/** Sends groups to the town, and waits for what the strongest rivals answer; the longest task of the page meanwhile. */
async function longestBeside(browser: Browser, page: Page): Promise<number> {
  await open(page, './?dev&speed=0&words');
  await page.locator('#access').focus();
  await press(page, '.menu [data-title="newGame"]');
  await page.waitForSelector('.seats li', PATIENCE);
  // The strongest there are: they search for as long as they may.
  const best = page.locator('.seats li input[value="archimp"]');
  for (const choice of await best.all()) await choice.evaluate((input: HTMLElement) => input.click());
  expect(await best.count()).toBe(3);
  await press(page, 'form button[type="submit"]');
  await page.waitForFunction(() => window.__petz?.ask()?.kind === 'petz.group', null, PATIENCE);
  await frames(page);
  const { tasks } = await traced(browser, page, async () => {
    await page.evaluate(() => window.__petz?.answer(Array.from({ length: 3 }, () => ({ imps: 1, gold: 0 }))));
    await page.waitForFunction(() => window.__petz?.ask()?.kind === 'petz.send', null, PATIENCE);
    await frames(page);
  });
  expect(tasks.length).toBeGreaterThan(10);
  return Math.max(...tasks) / (await slowness(page));
}

test('bots think without holding up the page', async ({ page, browser }) => {
  expect(await least(STALL, () => longestBeside(browser, page))).toBeLessThan(STALL);
});

test('the title stands within its budget on a slow processor', async ({ browser, baseURL }) => {
  const title = await least(TITLE, async () => {
    const { ms, slow } = await startBeside(browser, baseURL ?? '', hello);
    return (SLOWER * ms) / slow;
  });
  expect(title).toBeLessThan(TITLE);
});
