/** The browser's own way back: through the screens to the title, and only from there away from the game. */
import type { Page } from '@playwright/test';
import { playByAdvice } from './kit/by-advice.ts';
import { begin, shops } from './kit/sessions.ts';
import { titleShown } from './kit/start.ts';
import { ADDRESS, COARSE, hash, inWords, open } from './kit/table.ts';
import { expect, test } from './kit/test.ts';

test.use({ viewport: { width: 1024, height: 768 } });

const PATIENCE = { timeout: 30_000 };
const back = (page: Page) => page.evaluate(() => window.history.back());
const isDrawn = (page: Page) => expect(page.locator('body')).toHaveClass(/table-drawn/, PATIENCE);

test('it leads from page to page to the title, and away from there', async ({ page }) => {
  await page.goto('about:blank');
  await open(page, ADDRESS);
  await inWords(page);
  await page.locator('[data-title="campaign"]').click();
  await page.locator('[data-place="daily"]').click(PATIENCE);
  await expect(page.locator('[data-fair]')).toBeVisible(PATIENCE);
  await back(page);
  await expect(page.locator('[data-place="daily"]')).toBeVisible();
  await back(page);
  await expect(page.locator('.title-screen')).toBeVisible();
  await page.locator('[data-title="settings"]').click();
  await expect(page.locator('.settings')).toBeVisible();
  await back(page);
  await expect(page.locator('.title-screen')).toBeVisible();
  await page.goBack();
  await page.waitForURL('about:blank', PATIENCE);
});

test('over the picture it opens the menu and closes it, and the game goes on', async ({ page }) => {
  await page.goto('about:blank');
  await begin(page, shops('back'), COARSE);
  await isDrawn(page);
  await playByAdvice(page, 1);
  const now = await hash(page);
  for (let turn = 0; turn < 2; turn++) {
    await back(page);
    await expect(page.locator('.pause')).toBeVisible(PATIENCE);
    await back(page);
    await expect(page.locator('.pause')).toHaveCount(0);
    await isDrawn(page);
  }
  expect(await hash(page)).toBe(now);
  // After the page was loaded anew it begins at the title, and that is left at once.
  await page.reload();
  await titleShown(page);
  await page.goBack();
  await page.waitForURL('about:blank', PATIENCE);
});

test('a link that is opened meanwhile is followed, and the way back leads to the game and away from the title', async ({
  page,
}) => {
  await page.goto('about:blank');
  await begin(page, shops('back'));
  await page.evaluate(() => {
    window.location.hash = '#play=dnonsense';
  });
  await expect(page.locator('[data-problem="brokenLink"]')).toBeVisible(PATIENCE);
  await back(page);
  await expect(page.locator('[data-problem="brokenLink"]')).toHaveCount(0);
  await page.evaluate(() => window.__petz?.go('title'));
  await expect(page.locator('.title-screen')).toBeAttached(PATIENCE);
  await page.goBack();
  await page.waitForURL('about:blank', PATIENCE);
});
