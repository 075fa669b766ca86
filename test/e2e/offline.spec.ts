/**
 * Without a connection, and with a new version to come: after one visit the whole game is there, a new version never
 * lands in the middle of a game, and there is never a blank page.
 */
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { expectNoViolations } from './kit/axe.ts';
import { playByAdvice } from './kit/by-advice.ts';
import { MARK, nextVersion } from './kit/next-version.ts';
import { Site } from './kit/site.ts';
import { titleShown } from './kit/start.ts';
import { expect, test } from './kit/test.ts';

test.use({ viewport: { width: 1024, height: 768 } });

const PATIENCE = { timeout: 90_000 };
const OLD = process.env.E2E_DIST ?? join(import.meta.dirname, '..', '..', 'dist');
const DRAWN = '?dev&speed=0&coarse&frames=5';
const IN_WORDS = '?dev&speed=0&words';
const MUSIC = readdirSync(join(OLD, 'sound', 'music'));
const site = new Site(OLD);
let folder = '';
let next = '';

test.beforeAll(async () => {
  expect(existsSync(join(OLD, 'sw.js'))).toBe(true);
  folder = mkdtempSync(join(tmpdir(), 'dungeon-petz-'));
  next = join(folder, 'next');
  await nextVersion(OLD, next);
});

test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

test.beforeEach(async () => {
  site.folder = OLD;
  await site.online();
});

test.afterEach(({ context }) => site.close(context));

/** Opens the game; a blank page fails here. */
async function visit(page: Page, address = IN_WORDS): Promise<void> {
  await page.goto(`${site.address}${address}`);
  await page.waitForFunction(() => window.__petz !== undefined && document.querySelector('.access') !== null);
}

const sign = (page: Page, name: string) => page.locator(`[data-sign="${name}"]`);
const isNext = (page: Page) => page.locator(MARK).count();
const answers = (page: Page) => page.evaluate(() => window.__petz?.hash() ?? null);

/** Everything has come that is needed offline, and it was said. */
async function allHere(page: Page): Promise<void> {
  await expect(sign(page, 'ready')).toBeVisible(PATIENCE);
}

/** On a phone lying down the street begins so far below its upper edge. */
const ROOFS = 116;

/** A sign leaves the houses free, however low the window is. */
async function overTheRoofs(page: Page, name: string): Promise<void> {
  const before = page.viewportSize();
  await page.setViewportSize({ width: 844, height: 390 });
  const foot = () => sign(page, name).evaluate((element) => element.getBoundingClientRect().bottom);
  await expect.poll(foot).toBeLessThan(ROOFS);
  if (before !== null) await page.setViewportSize(before);
}

/** The music has come, too; it does so when all else is there. */
async function musicHere(page: Page): Promise<void> {
  const cached = async () => {
    const drawers = (await caches.keys()).filter((name) => name.startsWith('dungeon-petz/later'));
    const counts = drawers.map(async (name) => (await (await caches.open(name)).keys()).length);
    return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0);
  };
  await expect.poll(() => page.evaluate(cached), PATIENCE).toBe(MUSIC.length);
}

/** The new version is on the server, the browser has found it, and it waits. */
async function deploy(page: Page): Promise<void> {
  site.folder = next;
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
  });
  const isWaiting = async () => (await navigator.serviceWorker.getRegistration())?.waiting !== null;
  await expect.poll(() => page.evaluate(isWaiting), PATIENCE).toBe(true);
}

async function startGame(page: Page): Promise<void> {
  await page.evaluate(() => window.__petz?.go('newGame'));
  await page.locator('form button[type="submit"]').click();
  await expect.poll(() => answers(page), PATIENCE).not.toBeNull();
}

async function pressFrench(page: Page): Promise<void> {
  await page.evaluate(() => window.__petz?.go('settings'));
  await page.locator('[data-tab="display"]').click();
  await page.getByRole('radio', { name: 'Français' }).click();
}

async function chooseFrench(page: Page): Promise<void> {
  await pressFrench(page);
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr', PATIENCE);
}

// The server is switched off, perhaps in the middle of an answer, or a part of the game is taken away from it.
test.use({
  expected: [
    /^Failed to load resource: (net::ERR_(CONNECTION_\w+|EMPTY_RESPONSE|CONTENT_LENGTH_MISMATCH)|.*\/code\/(fr|index)-)/,
  ],
});

test.describe('with a service worker, heard', () => {
  test.use({ serviceWorkers: 'allow', heard: true });

  test('after one visit everything is there without a connection', async ({ page }) => {
    await visit(page, DRAWN);
    await allHere(page);
    await overTheRoofs(page, 'ready');
    await musicHere(page);
    const lost: string[] = [];
    page.on('requestfailed', (request) => lost.push(request.url()));
    page.on('pageerror', (error) => lost.push(error.message));
    await site.offline();
    await visit(page, DRAWN);
    await titleShown(page);
    await expect(page.locator('html')).toHaveAttribute('data-scenes', 'on');
    const isHeard = (name: string) => fetch(`sound/music/${name}`).then(({ ok }) => ok);
    for (const name of MUSIC) expect(await page.evaluate(isHeard, name)).toBe(true);
    await startGame(page);
    await expect(page.locator('body')).toHaveClass(/table-drawn/, PATIENCE);
    await playByAdvice(page, 3);
    await chooseFrench(page);
    const before = await answers(page);
    await page.reload();
    await titleShown(page);
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
    await page.evaluate(() => document.querySelector<HTMLElement>('[data-title="continue"]')?.click());
    await expect.poll(() => answers(page), PATIENCE).toBe(before);
    // A level of the campaign, with its book and its own words.
    await page.evaluate(() => window.__petz?.go('briefing', 'town.1'));
    await page.locator('[data-skip]').click(PATIENCE);
    await page.locator('[data-play]').click(PATIENCE);
    await expect(page.locator('body')).toHaveClass(/table-drawn/, PATIENCE);
    await playByAdvice(page, 2);
    await page.evaluate(() => window.__petz?.go('saves'));
    await expect(page.locator('[data-offline="ready"]')).toBeVisible(PATIENCE);
    // Only the browser's look for a new version may go unanswered.
    expect(lost.filter((url) => !url.endsWith('/sw.js'))).toEqual([]);
  });
});

test.describe('with a service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a new version waits for the end of a game, in any window', async ({ page, context }) => {
    await visit(page);
    await allHere(page);
    await startGame(page);
    await playByAdvice(page, 2);
    await page.evaluate(() => Object.assign(window, { isSame: true }));
    await deploy(page);
    // The old page still finds parts that the server has no more, and nobody talks into the game.
    await chooseFrench(page);
    await page.evaluate(() => window.__petz?.go('table'));
    await playByAdvice(page, 2);
    await expect(page.locator('[data-sign]')).toHaveCount(0);
    const other = await context.newPage();
    await visit(other);
    await expect(sign(other, 'update')).toBeVisible(PATIENCE);
    await other.locator('[data-act="update"]').click();
    await expect(sign(other, 'update')).toContainText('autre fenêtre');
    expect(await isNext(other)).toBe(0);
    await playByAdvice(page, 1);
    expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
    await leaveToTitle(page);
    await expect(sign(page, 'update')).toBeVisible();
    await expectNoViolations(page);
    await other.locator('[data-act="update"]').click();
    await expect.poll(() => isNext(other).catch(() => 0), PATIENCE).toBe(1);
    await expect.poll(() => isNext(page).catch(() => 0), PATIENCE).toBe(1);
    await expect(page.locator('[data-title="continue"]')).toBeVisible();
  });

  test('killed in a game with a new version waiting: back without a connection, then with one', async ({
    page,
    context,
  }) => {
    await visit(page);
    await allHere(page);
    await startGame(page);
    await playByAdvice(page, 3);
    const before = await answers(page);
    await deploy(page);
    await site.offline();
    await page.close();
    const back = await context.newPage();
    await goOn(back, before);
    await back.close();
    await site.online();
    const again = await context.newPage();
    const after = await goOn(again, null);
    expect(await isNext(again)).toBe(1);
    expect(after).not.toBe(before);
  });

  test('a page just opened at the title takes the new version by itself', async ({ page, context }) => {
    await visit(page);
    await allHere(page);
    await deploy(page);
    await expect(sign(page, 'update')).toBeVisible();
    expect(await isNext(page)).toBe(0);
    const fresh = await openOnly(context);
    // Each call to the fresh page counts as a touch: the other one shows what it does.
    await expect.poll(() => isNext(page).catch(() => 0), PATIENCE).toBe(1);
    await expect.poll(() => isNext(fresh).catch(() => 0), PATIENCE).toBe(1);
    await expect(fresh.locator('.title-screen')).toBeVisible();
    await expect(sign(fresh, 'update')).toHaveCount(0);
  });
});

test.describe('without one', () => {
  test('a part that is gone from the server is reported, and nothing is lost', async ({ page }) => {
    await visit(page);
    await startGame(page);
    await playByAdvice(page, 2);
    const before = await answers(page);
    site.folder = next;
    await pressFrench(page);
    await expect(page.locator('[data-missing]')).toBeVisible(PATIENCE);
    await expectNoViolations(page);
    await page.locator('[data-missing] button').first().click();
    await expect.poll(() => isNext(page).catch(() => 0), PATIENCE).toBe(1);
    await page.locator('[data-title="continue"]').click();
    await expect.poll(() => answers(page), PATIENCE).toBe(before);
  });

  test('a page whose very first script is gone says so', async ({ page }) => {
    await page.route('**/code/index-*.js', (route) => route.abort());
    await page.goto(site.address);
    await expect(page.getByRole('heading', { name: 'The imps have lost a page' })).toBeVisible();
  });
});

/** An untouched page: it may be gone again while it is being looked at. */
async function openOnly(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`${site.address}${IN_WORDS}`);
  return page;
}

async function leaveToTitle(page: Page): Promise<void> {
  await page.evaluate(() => window.__petz?.go('menu'));
  await page.locator('.pause-board > button.across').last().click();
  await expect(page.locator('.title-screen')).toBeVisible();
}

/** Opens the game in any version, goes on with what was played, one answer further; the hash after it. */
async function goOn(page: Page, before: string | null): Promise<string | null> {
  await visit(page);
  await page.locator('[data-title="continue"]').click();
  await expect.poll(() => answers(page), PATIENCE).not.toBeNull();
  if (before !== null) expect(await answers(page)).toBe(before);
  await playByAdvice(page, 1);
  return answers(page);
}
