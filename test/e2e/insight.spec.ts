/** A game that is over is laid open: why a rival did something, what it could see, and what one's own game hung on. */
import type { Page } from '@playwright/test';
import { findPositions } from '../shots/positions.ts';
import { GAME_OVER, SHOT_WISHES } from '../shots/wishes.ts';
import { expectNoViolations } from './kit/axe.ts';
import { ADDRESS, open } from './kit/table.ts';
import { expect, test } from './kit/test.ts';

test.use({ viewport: { width: 1024, height: 768 } });

const PATIENCE = { timeout: 60_000 };

async function openOver(page: Page): Promise<void> {
  const file = findPositions([]).get(GAME_OVER)?.file;
  await open(page, ADDRESS);
  expect(await page.evaluate((text) => window.__petz?.open(text), JSON.stringify(file))).toBeNull();
}

test('a rival’s move is opened in the story, with what it could see then; and the way back', async ({
  page,
}) => {
  await openOver(page);
  await page.evaluate(() => window.__petz?.go('log'));
  const rival = page.locator('[data-seat="1"] [data-why]').first();
  await rival.click();
  const inside = page.locator('.insight');
  await expect(inside.locator('.weighed li')).not.toHaveCount(0, PATIENCE);
  await expect(inside.locator('.weighed .given')).toHaveCount(1);
  await expectNoViolations(page);
  await inside.locator('[data-then]').click();
  await expect(page.locator('.moment-page')).toBeVisible();
  await expect(page.locator('#then-my-shop')).toBeVisible();
  await expectNoViolations(page);
  await page.keyboard.press('Escape');
  await expect(page.locator('.insight')).toBeVisible();
  await expect(rival).toHaveAttribute('aria-expanded', 'true');
});

test('while a game goes on no reasons are shown, unless rivals think aloud', async ({ page }) => {
  await open(page, ADDRESS);
  const file = findPositions(SHOT_WISHES.filter(({ name }) => name === 'petz.jobs')).get('petz.jobs')?.file;
  expect(await page.evaluate((text) => window.__petz?.open(text), JSON.stringify(file))).toBeNull();
  await page.evaluate(() => window.__petz?.go('log'));
  await expect(page.locator('.log-page .entries li').first()).toBeVisible();
  await expect(page.locator('[data-why]')).toHaveCount(0);
  await page.evaluate(() => window.__petz?.go('settings'));
  await page.getByRole('switch', { name: /Rivals think aloud/ }).click({ force: true });
  await page.evaluate(() => window.__petz?.go('log'));
  await expect(page.locator('[data-why]').first()).toBeVisible();
  // Not one's own, and what a rival could see stays hidden until the end.
  const mine = await page.evaluate(() => window.__petz?.ask()?.seat);
  await expect(page.locator(`[data-seat="${mine}"] [data-why]`)).toHaveCount(0);
  await page.locator('[data-why]').first().click();
  await expect(page.locator('.insight .weighed li')).not.toHaveCount(0, PATIENCE);
  await expect(page.locator('[data-then]')).toHaveCount(0);
});

test('turning points come beside everything else, and end when the game is left', async ({ page }) => {
  await openOver(page);
  await page.locator('[data-turning-open]').click();
  await expect(page.locator('.turning-page progress')).toBeVisible();
  // They go on while something else is read.
  await page.evaluate(() => window.__petz?.go('log'));
  await page.evaluate(() => window.__petz?.go('turning'));
  await expect(page.locator('.turning-page progress')).toHaveCount(0, { timeout: 120_000 });
  expect(await page.locator('.turning.missed').count()).toBeLessThanOrEqual(3);
  await expectNoViolations(page);
});
