/** A level in two parts in the browser: the day, what it brings, and the night with that in force; and one left between. */
import type { Page } from '@playwright/test';
import { aboutToWin, decided, shippedLevel } from '../kit/level-games.ts';
import { expectNoViolations } from './kit/axe.ts';
import { openWith } from './kit/progress.ts';
import { open, saved } from './kit/table.ts';
import { expect, test } from './kit/test.ts';

const PATIENCE = { timeout: 30_000 };
const DAY = 'moonlight/01-sold-by-day.json';
const NIGHT = 'moonlight/01b-who-rides.json';
/** Stars enough to open the chapter. */
const won = { won: true, goals: [0, 1, 2], tries: 1, lost: 0 };
const before = Object.fromEntries(
  [1, 2, 3, 4, 5, 6].flatMap((n) => ['town', 'alleys'].map((chapter) => [`${chapter}.${n}`, won])),
);

test.use({ viewport: { width: 1280, height: 800 } });

async function answer(page: Page, choices: readonly unknown[]): Promise<void> {
  await page.evaluate(async (all) => {
    const petz = window.__petz;
    for (const choice of all) {
      while (petz?.ask() === null && petz.outcome() === null)
        await new Promise((done) => setTimeout(done, 5));
      const refusal = petz?.answer(choice as never) ?? null;
      if (refusal !== null) throw new Error(JSON.stringify(refusal));
    }
  }, choices);
}

/** Opens the game with the day all but won, and wins it. */
async function winDay(page: Page): Promise<void> {
  await openWith(page, { levels: before });
  const { file, left } = aboutToWin(shippedLevel(DAY), DAY);
  expect(await page.evaluate((text) => window.__petz?.open(text), JSON.stringify(file))).toBeNull();
  await answer(page, left);
  await page.locator('.level-strip [data-level-end-open]').click(PATIENCE);
  await page.locator('[data-story="after"] [data-skip]').click(PATIENCE);
  await expect(page.locator('[data-level-end="moonlight.1"]')).toHaveAttribute('data-won', 'true');
}

test('a day, what it brings, and its night with that in force, won to the stars of both', async ({
  page,
}) => {
  await winDay(page);
  const brings = page.locator('[data-part="moonlight.1b"] [data-change]');
  await expect(brings.first()).toBeVisible();
  const brought = await brings.locator('strong').allInnerTexts();
  await expect(page.locator('.end-stars [data-state="done"]')).toHaveCount(1);
  await expectNoViolations(page);
  await page.locator('[data-next-level]').click();
  await page.locator('[data-story="before"] [data-skip]').click(PATIENCE);
  await expect(page.locator('.briefing[data-level="moonlight.1b"] .consequences strong')).toHaveText(brought);
  await page.locator('[data-play]').click();
  await expect(page.locator('.level-strip .came li')).toHaveText(brought);
  // The night as it was recorded, after the day that was.
  await answer(page, decided(NIGHT));
  await page.locator('.level-strip [data-level-end-open]').click(PATIENCE);
  await page.locator('[data-story="after"] [data-skip]').click(PATIENCE);
  await expect(page.locator('[data-level-end="moonlight.1b"]')).toHaveAttribute('data-won', 'true');
  await expect(page.locator('.end-goals li[data-state="done"]')).toHaveCount(2);
  await expect(page.locator('.end-stars [data-state="done"]')).toHaveCount(3);
  await page.locator('[data-map]').click();
  const stop = page.locator('[data-level="moonlight.1"]');
  await expect(stop).toHaveAttribute('data-state', 'won', PATIENCE);
  await expect(stop.locator('[data-state="done"]')).toHaveCount(3);
});

test('left between the parts the night waits, with what the day has brought', async ({ page }) => {
  await winDay(page);
  await page.locator('[data-map]').click();
  await saved(page);
  await open(page);
  await page.getByRole('button', { name: 'Campaign' }).click();
  const stop = page.locator('[data-level="moonlight.1"]');
  await expect(stop).toHaveAttribute('data-state', 'open', PATIENCE);
  await expect(stop.locator('[data-state="done"]')).toHaveCount(1);
  await stop.locator('button').click();
  await expect(page.locator('[data-part="moonlight.1b"] .goal-list li').first()).toBeVisible(PATIENCE);
  await expectNoViolations(page);
  await page.locator('[data-next-part].gold').click();
  await page.locator('[data-story="before"] [data-skip]').click(PATIENCE);
  await expect(page.locator('.consequences [data-change]').first()).toBeVisible();
  await page.locator('[data-play]').click();
  // Left in the middle of the night it goes on from the level's one page.
  await expect(page.locator('.level-strip')).toHaveAttribute('data-level', 'moonlight.1b', PATIENCE);
  await saved(page);
  await open(page);
  await page.evaluate(() => window.__petz?.go('briefing', 'moonlight.1'));
  await page.locator('[data-continue]').click(PATIENCE);
  await expect(page.locator('.level-strip')).toHaveAttribute('data-level', 'moonlight.1b', PATIENCE);
});
