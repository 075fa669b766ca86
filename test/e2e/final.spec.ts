/** The end of a game is passed on, from its picture and from the words. */
import type { Page } from '@playwright/test';
import { findPositions } from '../shots/positions.ts';
import { GAME_OVER } from '../shots/wishes.ts';
import { expectNoViolations } from './kit/axe.ts';
import { COARSE, open } from './kit/table.ts';
import { expect, test } from './kit/test.ts';

const RESULT = /^Dungeon Petz – .+(\n\d\. .+: −?\d+){4}$/;

test.use({ viewport: { width: 1024, height: 768 }, permissions: ['clipboard-read', 'clipboard-write'] });

/** Opens a game that is over, at its picture. */
async function openOver(page: Page): Promise<void> {
  const file = findPositions([]).get(GAME_OVER)?.file;
  await open(page, COARSE);
  await expect(page.locator('html')).toHaveAttribute('data-scenes', 'on', { timeout: 60_000 });
  expect(await page.evaluate((text) => window.__petz?.open(text), JSON.stringify(file))).toBeNull();
  await press(page, 'points');
}

/** Presses something of the picture as soon as it is there. */
async function press(page: Page, id: string): Promise<void> {
  const rectOf = (wanted: string) => window.__petz?.hits().find((hit) => hit.id === wanted)?.rect ?? null;
  const found = await page.waitForFunction(rectOf, id, { timeout: 30_000 });
  const rect = await found.jsonValue();
  if (rect === null) throw new Error(`no ${id}`);
  await page.mouse.click(rect.x + rect.width / 2, rect.y + rect.height / 2);
}

const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText());
const forget = (page: Page) => page.evaluate(() => navigator.clipboard.writeText(''));

test('the result is passed on from the picture and from the words', async ({ page }) => {
  await openOver(page);
  await forget(page);
  await press(page, 'share');
  await expect.poll(() => copied(page)).toMatch(RESULT);
  await forget(page);
  await page.keyboard.press('Tab');
  await page.locator('[data-share="result"]').press('Enter');
  await expect(page.locator('[data-final] .share').first().getByRole('status')).toHaveText(/^Copied/);
  expect(await copied(page)).toMatch(RESULT);
  await expectNoViolations(page);
});
