/** Picture and words of the table: one key leads from the one to the other, one button back. */
import type { Page } from '@playwright/test';
import { DRAWN, open } from './kit/table.ts';
import { expect, test } from './kit/test.ts';

test.use({ hasTouch: true, viewport: { width: 1024, height: 768 } });

/** Presses something of the layer in words, which is out of sight but at work. */
function press(page: Page, selector: string): Promise<void> {
  return page.evaluate((x) => document.querySelector<HTMLElement>(x)?.click(), selector);
}

const kind = (page: Page) => page.evaluate(() => window.__petz?.ask()?.kind);

test('the words are one key away, and the picture one button', async ({ page }) => {
  await open(page, DRAWN);
  await expect(page.locator('html')).toHaveAttribute('data-scenes', 'on', { timeout: 60_000 });
  await press(page, '.menu [data-title="newGame"]');
  await page.locator('form input').first().waitFor();
  await press(page, 'form button[type="submit"]');
  await expect.poll(() => kind(page)).toBe('petz.group');
  await page.evaluate(() => window.__petz?.answer(Array.from({ length: 3 }, () => ({ imps: 1, gold: 0 }))));
  await expect.poll(() => kind(page), { timeout: 30_000 }).toBe('petz.send');
  await page.waitForFunction(() => document.body.classList.contains('table-drawn'), null, {
    timeout: 30_000,
  });
  await expect(page.locator('#game')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.locator('#game')).toBeHidden();
  await expect(page.locator('.question')).toBeInViewport();
  await page.locator('.picture-switch').click();
  await expect(page.locator('#game')).toBeVisible();
});
