/** A game that is over is watched on its drawn table, steered, and left half way to be played on. */
import type { Page } from '@playwright/test';
import { findPositions } from '../shots/positions.ts';
import { GAME_OVER } from '../shots/wishes.ts';
import { expectNoViolations } from './kit/axe.ts';
import { COARSE, open } from './kit/table.ts';
import { expect, test } from './kit/test.ts';

test.use({ viewport: { width: 1024, height: 768 } });

const where = (page: Page) => page.locator('.replay output');
const press = (page: Page, name: string) => page.locator(`[data-replay="${name}"]`).click();
const hash = (page: Page) => page.evaluate(() => window.__petz?.hash());

/** Opens a game that is over, and its replay; resolves to the number of its answers and its fingerprint at the end. */
async function watchOver(page: Page) {
  const file = findPositions([]).get(GAME_OVER)?.file;
  expect(await page.evaluate((text) => window.__petz?.open(text), JSON.stringify(file))).toBeNull();
  const end = await hash(page);
  await page.evaluate(() => window.__petz?.go('menu'));
  await page.locator('.pause [data-watch]').click();
  return { answers: file?.log.length ?? 0, end };
}

test('one’s own game is watched from its end, steered, and closed where it was begun', async ({ page }) => {
  await open(page, COARSE);
  const { answers, end } = await watchOver(page);
  await expect(where(page)).toHaveText(`Round 1 · 0 of ${answers}`);
  await expect(page.locator('[data-replay="back"]')).toBeDisabled();
  await press(page, 'step');
  await expect(where(page)).toContainText(`· 1 of ${answers}`);
  await press(page, 'roundOn');
  await expect(where(page)).toContainText('Round 2 ·');
  // The picture is there, over the controls and not under them.
  const [game, bar] = await Promise.all([
    page.locator('#game').boundingBox(),
    page.locator('.replay-bar').boundingBox(),
  ]);
  expect((game?.y ?? 0) + (game?.height ?? 0)).toBeLessThanOrEqual((bar?.y ?? 0) + 1);
  await expectNoViolations(page);
  const second = await hash(page);
  await press(page, 'roundBack');
  await expect(where(page)).toContainText('Round 1 · 0');
  await press(page, 'roundOn');
  expect(await hash(page)).toBe(second);
  // With another seat's eyes.
  await page.locator('[data-select="eyes"]').selectOption('1');
  expect(await page.evaluate(() => window.__petz?.view()?.seat)).toBe(1);
  // By itself, to the very end.
  await page.getByRole('slider').fill(String(answers - 3));
  await press(page, 'play');
  await expect(where(page)).toContainText(`${answers} of ${answers}`, { timeout: 60_000 });
  expect(await hash(page)).toBe(end);
  await page.locator('.replay [data-close]').click();
  await expect(page.locator('.replay')).toHaveCount(0);
  expect(await hash(page)).toBe(end);

  // On a phone the controls lie in one row, and the rest behind a button.
  await page.setViewportSize({ width: 844, height: 390 });
  await watchOver(page);
  const controls = page.locator('.replay-bar');
  await expect(controls).toBeVisible();
  expect((await controls.boundingBox())?.height).toBeLessThanOrEqual(72);
  await expect(page.locator('[data-close]')).toBeHidden();
  const before = await page.locator('#game').boundingBox();
  await page.locator('.replay-more').click();
  await expect(page.locator('[data-close]')).toBeInViewport({ ratio: 1 });
  // It opens over the picture, which is not made smaller.
  expect(await page.locator('#game').boundingBox()).toEqual(before);
});

test('what it hung on can be jumped to, and from there a player plays on; a level is made that begins at a moment', async ({
  page,
}) => {
  await open(page, COARSE);
  await watchOver(page);
  await page.locator('[data-strip="points"]').click();
  const jump = page.locator('[data-jump]').first();
  await expect(jump).toBeVisible({ timeout: 120_000 });
  // Until all has been looked at, a costlier answer may still take another's place.
  await expect(page.locator('.replay progress')).toHaveCount(0, { timeout: 120_000 });
  const id = Number(await jump.getAttribute('data-jump'));
  await jump.click();
  await expect(where(page)).toContainText(`· ${id - 1} of`);
  await page.locator('[data-strip="playOn"]').click();
  // No question is asked before one sits down.
  expect(await page.evaluate(() => window.__petz?.domain())).toBeNull();
  await page.locator('[data-as="0"]').click();
  await expect(page.locator('.replay')).toHaveCount(0);
  await page.waitForFunction(() => window.__petz?.ask()?.seat === 0 && window.__petz?.domain() !== null);
  expect(await page.evaluate(() => window.__petz?.outcome())).toBeNull();

  await watchOver(page);
  await press(page, 'roundOn');
  await press(page, 'step');
  await page.locator('[data-strip="level"]').click();
  await expect(page.locator('.replay-points')).toContainText('Round 2');
  await page.locator('[data-level-as="1"]').click();
  await expect(page.locator('.editor')).toBeVisible();
  await expect(page.locator('[data-select="who1"]')).toHaveValue('person');
  await expect(page.locator('[data-problem]')).toHaveCount(0);
  await page.locator('[data-play]').click();
  await page.waitForFunction(() => window.__petz?.ask()?.seat === 1);
  expect(await page.evaluate(() => window.__petz?.view()?.round)).toBe(2);
});
