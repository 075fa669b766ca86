/** Puzzles near the player's strength, from the page of puzzles: right, wrong, back on its day, a storm, a backup. */
import { readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import type { Json } from '../../src/engine/kernel/state.ts';
import { expectNoViolations } from './kit/axe.ts';
import { open } from './kit/table.ts';
import { expect, test } from './kit/test.ts';

const PATIENCE = { timeout: 60_000 };
const FOLDER = 'levels/puzzles/';
const MINED = 'levels/mined/';
const at = (day: string, how = '&words') => `./?dev&speed=0&today=${day}${how}`;

type Log = [seat: number, choice: Json][];
const json = <T>(path: string): T => JSON.parse(readFileSync(path, 'utf8')) as T;

/** What a puzzle that was mined is solved by; undefined for one made by hand. */
function minedSolution(id: string): Log | undefined {
  const packs = readdirSync(MINED).filter((name) => /^\d+\.json$/.test(name));
  const puzzles = packs.flatMap(
    (name) => json<{ puzzles: { id: string; solution: Log }[] }>(`${MINED}${name}`).puzzles,
  );
  return puzzles.find((puzzle) => puzzle.id === id)?.solution;
}

/** The recorded solution of a puzzle, without what rivals answer. */
function solutionOf(id: string): Json[] {
  const number = (id.split('.')[1] ?? '').padStart(2, '0');
  const files = readdirSync(FOLDER).filter((file) => file.startsWith(number));
  const read = <T>(end: RegExp) => json<T>(`${FOLDER}${files.find((file) => end.test(file))}`);
  const mined = minedSolution(id);
  if (mined !== undefined) return mined.flatMap(([seat, choice]) => (seat === 0 ? [choice] : []));
  const { seats } = read<{ seats: { who: string }[] }>(/^[^.]*\.json$/);
  const person = seats.findIndex(({ who }) => who === 'person');
  return read<{ log: Log }>(/\.solution\.json$/).log.flatMap(([seat, choice]) =>
    seat === person ? [choice] : [],
  );
}

const idOf = async (page: Page) => (await page.locator('.level-strip').getAttribute('data-level')) ?? '';

/** Answers for the player as soon as he is asked; what has only one answer is answered by itself. */
async function give(page: Page, choice: Json): Promise<void> {
  const isReady = () => window.__petz?.ask() !== null || window.__petz?.outcome() !== null;
  await expect.poll(() => page.evaluate(isReady), PATIENCE).toBe(true);
  await page.evaluate((said) => void window.__petz?.answer(JSON.parse(said)), JSON.stringify(choice));
}

async function solve(page: Page): Promise<string> {
  const id = await idOf(page);
  for (const choice of solutionOf(id)) await give(page, choice);
  return id;
}

/** Sells nothing at all. */
async function fail(page: Page): Promise<string> {
  const id = await idOf(page);
  for (;;) {
    if ((await page.evaluate(() => window.__petz?.outcome() ?? null)) !== null) return id;
    const kind = await page.evaluate(() => window.__petz?.ask()?.kind ?? null);
    if (kind === null) continue;
    const hint = kind === 'petz.sell' ? null : await page.evaluate(() => window.__petz?.hint() ?? null);
    await give(page, hint);
  }
}

/** To the page of strength, as a player gets there. */
async function toPage(page: Page): Promise<void> {
  await page.evaluate(() => window.__petz?.go('puzzles'));
  await page.locator('[data-trainer]').click();
  await expect(page.locator('.trainer-rating')).toBeVisible(PATIENCE);
}

async function next(page: Page): Promise<void> {
  await page.locator('.trainer-page [data-next-puzzle], .level-end [data-next-puzzle]').click();
  await expect(page.locator('.level-strip')).toBeVisible(PATIENCE);
}

const toEnd = (page: Page) => page.locator('[data-puzzle-end]').click(PATIENCE);
const ratingOn = async (page: Page) =>
  Number(await page.locator('.trainer-rating').getAttribute('data-rating'));

test('a newcomer solves one and fails one; the mistake comes back when it is due, and a backup carries it all', async ({
  page,
}) => {
  await open(page, at('2026-03-01'));
  await toPage(page);
  await expectNoViolations(page);
  const newcomer = await ratingOn(page);
  await page.locator('[data-select="theme"]').selectOption('sale');
  await next(page);
  await solve(page);
  await toEnd(page);
  const end = page.locator('.level-end');
  await expect(end).toHaveAttribute('data-won', 'true', PATIENCE);
  await expect(page.locator('[data-change]')).toHaveAttribute('data-change', /^[1-9]/);
  await expectNoViolations(page);
  await page.locator('[data-strength]').click();
  const better = await ratingOn(page);
  expect(better).toBeGreaterThan(newcomer);
  await expect(page.locator('[data-streak]')).toHaveAttribute('data-streak', '1');

  await page.locator('[data-select="theme"]').selectOption('sale');
  await next(page);
  const failed = await fail(page);
  await toEnd(page);
  await expect(end).toHaveAttribute('data-won', 'false', PATIENCE);
  await expect(page.locator('[data-change]')).toHaveAttribute('data-change', /^-/);
  // What there was to be found is shown as after any puzzle.
  await expect(page.locator('.puzzle-best')).toBeVisible(PATIENCE);
  await page.locator('[data-strength]').click();
  expect(await ratingOn(page)).toBeLessThan(better);
  await page.evaluate(() => window.__petz?.saved());

  await open(page, at('2026-03-02'));
  await toPage(page);
  await expect(page.locator('[data-due]')).toHaveAttribute('data-due', '1');
  await next(page);
  expect(await idOf(page)).toBe(failed);
  await solve(page);
  await toEnd(page);
  await expect(end).toHaveAttribute('data-won', 'true', PATIENCE);
  await expect(page.locator('[data-change]')).toHaveAttribute('data-change', '0');

  await page.evaluate(() => window.__petz?.go('saves'));
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page
      .getByRole('button', { name: /Save it all as a file/ })
      .first()
      .click(),
  ]);
  const text = await readFile(await download.path(), 'utf8');
  expect(text).toContain(`"id":"${failed}"`);
  expect(text).toContain('"bestStreak":1');
});

test('what a puzzle asks can be read once its game runs: from the menu, and on its page before a game', async ({
  page,
}) => {
  await open(page, at('2026-03-01'));
  await toPage(page);
  await page.locator('[data-select="theme"]').selectOption('group');
  await next(page);
  const id = await idOf(page);
  await page.evaluate(() => window.__petz?.go('menu'));
  await page.locator('.pause-board [data-goals-open]').click();
  const brief = 'Form your groups as strong shops would';
  await expect(page.locator(`[data-goals="${id}"]`)).toContainText(brief, PATIENCE);
  await toPage(page);
  await page.locator('[data-open-briefing]').click();
  await expect(page.locator(`.briefing[data-level="${id}"]`)).toContainText(brief, PATIENCE);
  await page.locator('[data-continue]').click();
  await expect(page.locator('.level-strip')).toHaveAttribute('data-level', id, PATIENCE);

  // So it is after a start anew, before anything of the puzzle was fetched.
  await page.evaluate(() => window.__petz?.saved());
  await open(page, at('2026-03-01'));
  await page.evaluate((at) => window.__petz?.go('briefing', at), id);
  await expect(page.locator(`.briefing[data-level="${id}"]`)).toBeVisible(PATIENCE);
});

test('a storm counts what is solved in three minutes', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await open(page, at('2026-03-01'));
  await toPage(page);
  const start = page.locator('[data-storm-start]');
  await page.locator('details', { has: start }).evaluate((fold) => fold.setAttribute('open', ''));
  await start.click();
  const solved = page.locator('[data-storm-solved]').first();
  const strip = page.locator('.level-strip');
  await expect(strip).toBeVisible(PATIENCE);
  for (const count of ['1', '2']) {
    const id = await solve(page);
    await expect(solved).toHaveAttribute('data-storm-solved', count, PATIENCE);
    await page.locator('.storm-clock [data-storm-next]').click();
    await expect(strip).not.toHaveAttribute('data-level', id, PATIENCE);
  }
  await solve(page);
  await toEnd(page);
  await page.locator('[data-storm-stop]').click();
  await expect(page.locator('[data-storm-best]')).toHaveAttribute('data-storm-best', '3');
  await expect(page.locator('.storm-clock')).toHaveCount(0);
});

/** Looks at what is open, in windows of four sizes. */
async function inEachWindow(page: Page, look: () => Promise<void>): Promise<void> {
  for (const [width, height] of [
    [1280, 800],
    [1024, 768],
    [844, 390],
    [390, 844],
  ] as const)
    await test.step(`${width} by ${height}`, async () => {
      await page.setViewportSize({ width, height });
      await look();
    });
}

test('the page of strength and the clock of a storm have room', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, at('2026-03-01', '&coarse&frames=5'));
  await page.evaluate(() => window.__petz?.go('puzzles'));
  await page.locator('[data-trainer]').click(PATIENCE);
  await expect(page.locator('.trainer-rating')).toBeVisible(PATIENCE);
  const start = page.locator('[data-storm-start]');
  await page.locator('details', { has: start }).evaluate((fold) => fold.setAttribute('open', ''));
  await inEachWindow(page, async () => {
    await start.scrollIntoViewIfNeeded();
    await expect(start).toBeInViewport({ ratio: 1 });
  });
  await start.click();
  const clock = page.locator('.storm-clock');
  await expect(clock).toBeVisible(PATIENCE);
  await expect(page.locator('body')).toHaveClass(/table-drawn/, PATIENCE);
  await inEachWindow(page, async () => {
    await expect(clock).toBeInViewport({ ratio: 1 });
    // Nothing that can be pressed lies under it.
    const covered = () =>
      page.evaluate(() => {
        const top = document.querySelector('.storm-clock')?.getBoundingClientRect().top ?? 0;
        const hits = (window.__petz?.hits() ?? []).filter(({ isAway }) => isAway !== true);
        return hits.flatMap(({ id, rect }) => (rect.y + rect.height > top + 1 ? [id] : []));
      });
    await expect.poll(covered, PATIENCE).toEqual([]);
  });
  for (const choice of solutionOf(await idOf(page))) await give(page, choice);
  const result = page.locator('.storm-result');
  await expect(result).toBeVisible(PATIENCE);
  await inEachWindow(page, async () => {
    const { x = -1, width = 0 } = (await result.boundingBox()) ?? {};
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + width).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
  });
});
