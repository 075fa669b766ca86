/** Picture and words of the table: one key leads from the one to the other, one button back. */

import { newGame } from './kit/new-games.ts';
import { PicturePlayer } from './kit/player.ts';
import { titleShown } from './kit/start.ts';
import { COARSE, open } from './kit/table.ts';
import { expect, test } from './kit/test.ts';

test.use({ hasTouch: true, viewport: { width: 1024, height: 768 } });

const PATIENCE = { timeout: 60_000 };

/** While groups are formed the town is in sight: a place tells of itself, staying at home is asked about once. */
async function formGroups(player: PicturePlayer, height: number): Promise<void> {
  await expect.poll(() => player.has('tunnel:0'), PATIENCE).toBe(true);
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
  await expect.poll(async () => (await player.asked())?.id, PATIENCE).not.toBe(id);
}

test('groups are formed with the town in sight; then the words are one key away, and the picture one button', async ({
  page,
}) => {
  const player = new PicturePlayer(page, 'touch');
  await open(page, COARSE);
  await titleShown(page);
  for (const [width, height] of [
    [844, 390],
    [1024, 768],
  ] as const)
    await test.step(`${width} by ${height}`, async () => {
      await page.setViewportSize({ width, height });
      const file = newGame('two shops', `town ${width}`);
      expect(await page.evaluate((text) => window.__petz?.open(text), file)).toBeNull();
      await formGroups(player, height);
    });
  await expect(page.locator('body')).toHaveClass(/table-drawn/, PATIENCE);
  await expect(page.locator('#game')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.locator('#game')).toBeHidden();
  await expect(page.locator('.question')).toBeInViewport();
  await page.locator('.picture-switch').click();
  await expect(page.locator('#game')).toBeVisible();
});
