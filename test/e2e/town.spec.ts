/** Picture and words of the table: one key leads from the one to the other, one button back. */
import type { Page } from '@playwright/test';
import { PicturePlayer } from './kit/player.ts';
import { COARSE, open } from './kit/table.ts';
import { expect, test } from './kit/test.ts';

test.use({ hasTouch: true, viewport: { width: 1024, height: 768 } });

/** Presses something of the layer in words, which is out of sight but at work. */
function press(page: Page, selector: string): Promise<void> {
  return page.evaluate((x) => document.querySelector<HTMLElement>(x)?.click(), selector);
}

const kind = (page: Page) => page.evaluate(() => window.__petz?.ask()?.kind);

test('the words are one key away, and the picture one button', async ({ page }) => {
  await open(page, COARSE);
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

for (const [width, height] of [
  [1024, 768],
  [844, 390],
] as const) {
  test.describe(`while groups are formed at ${width} by ${height}`, () => {
    test.use({ viewport: { width, height } });

    test('the town is in sight: a place tells of itself, staying at home is asked about once', async ({
      page,
    }) => {
      const player = new PicturePlayer(page, 'touch');
      await open(page, COARSE);
      await expect(page.locator('html')).toHaveAttribute('data-scenes', 'on', { timeout: 60_000 });
      await press(page, '.menu [data-title="newGame"]');
      await page.locator('form input').first().waitFor({ state: 'attached' });
      await press(page, 'form button[type="submit"]');
      await expect.poll(() => player.has('tunnel:0'), { timeout: 60_000 }).toBe(true);
      const { id } = (await player.asked()) ?? {};

      // What is for sale lies there, or on a tray where the town is too small for it.
      if (height < 520) await player.mustPress('space:younger1');
      const { young } = (await player.view()).town;
      for (const pet of young ?? []) expect(await player.has(`item:${pet}`)).toBe(true);
      if (height < 520) await player.mustPress('space:younger1');

      // A tap on the middle of a group adds, as often as it comes.
      await player.mustPress('tunnel:0');
      await player.mustPress('tunnel:0');
      await expect.poll(() => player.has('send')).toBe(true);
      await player.mustPress('clear');

      await player.mustPress('home');
      expect((await player.asked())?.id).toBe(id);
      await player.mustPress('home');
      await expect.poll(async () => (await player.asked())?.id, { timeout: 30_000 }).not.toBe(id);
    });
  });
}
