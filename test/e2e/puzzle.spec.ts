/** A puzzle ends as a lesson: best and own result, where the best line was left, and both lines to go through. */
import type { Page } from '@playwright/test';
import { begun, shippedLevel } from '../kit/level-games.ts';
import { expectNoViolations } from './kit/axe.ts';
import { COARSE, open, saved } from './kit/table.ts';
import { expect, test } from './kit/test.ts';

const PATIENCE = { timeout: 60_000 };

/** Looks at the page that is open, in windows of three sizes. */
async function inEachWindow(page: Page, look: () => Promise<void>): Promise<void> {
  for (const [width, height] of [
    [1280, 800],
    [1024, 768],
    [844, 390],
  ] as const)
    await test.step(`${width} by ${height}`, async () => {
      await page.setViewportSize({ width, height });
      await look();
    });
}

test('a puzzle that was not solved says what there was to be found', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, COARSE);
  await page.evaluate(() => window.__petz?.go('briefing', 'puzzles.1'));
  const play = page.locator('[data-play]');
  const skip = page.locator('[data-skip]');
  await expect(play.or(skip).first()).toBeVisible(PATIENCE);
  if (await skip.isVisible()) await skip.click();
  await inEachWindow(page, () => expect(play).toBeVisible());
  await play.click();
  const isAsked = () => page.evaluate(() => window.__petz?.ask()?.kind ?? null);
  await expect.poll(isAsked, PATIENCE).toBe('petz.sell');
  await page.evaluate(() => {
    window.__petz?.answer({ plot: 0, customer: 'dungeonGirl', platform: true });
    window.__petz?.answer({ plot: 1, customer: 'dungeonMistress', platform: false });
  });
  // The page opens by itself: no chart of a game against a shop that is closed.
  const lesson = page.locator('.puzzle-lesson');
  await expect(lesson.locator('.puzzle-best')).toHaveAttribute('data-best', '16', PATIENCE);
  await expect(lesson.locator('[data-fork="1"]')).toContainText('Instead:');
  await expect(lesson.locator('[data-after]')).toContainText('not 16');
  await expect(page.locator('.end-turning')).toHaveCount(0);
  await inEachWindow(page, async () => {
    // The cross over a lost star is half as wide as the star, in spite of other rules for what is lost.
    await expect(page.locator('.end-goals .bone-lost')).toHaveCSS('width', '22px');
    await expectNoViolations(page);
  });
  await lesson.locator('[data-lines]').click();
  const step = page.locator('.line-step');
  await expect(step).toHaveAttribute('data-is-fork', 'true');
  await inEachWindow(page, async () => {
    await expectNoViolations(page);
    await page.locator('[data-later]').click();
    await expect(step).toHaveAttribute('data-step', '1');
    await page.getByRole('radio', { name: 'Yours' }).check({ force: true });
    await page.locator('[data-earlier]').click();
    await expect(step).toHaveAttribute('data-is-fork', 'true');
    await page.getByRole('radio', { name: 'The best' }).check({ force: true });
  });
});

test('a puzzle that is given up shows how it would have gone on, and counts among those near the strength', async ({
  page,
}) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await open(page, COARSE);
  await page.evaluate(() => window.__petz?.go('trainer'));
  await page.locator('[data-next-puzzle]').click();
  await expect(page.locator('.level-strip')).toBeVisible(PATIENCE);
  await expect.poll(() => page.evaluate(() => window.__petz?.ask()?.kind ?? null), PATIENCE).not.toBeNull();
  await page.evaluate(() => window.__petz?.go('menu'));
  await page.locator('[data-give-up]').click();
  const giveUp = page.getByRole('button', { name: 'Really give up?' });
  const lesson = page.locator('.puzzle-lesson');
  await expect(giveUp.or(lesson).first()).toBeVisible(PATIENCE);
  if (await giveUp.isVisible()) await giveUp.click();
  await expect(page.locator('.trainer-counted [data-change]')).not.toHaveAttribute(
    'data-change',
    '0',
    PATIENCE,
  );
  await expect(lesson.locator('.puzzle-best')).toContainText(
    /nothing was lost|Nobody has grouped yet/,
    PATIENCE,
  );
  await page.screenshot({ path: test.info().outputPath('given-up.png') });
  await lesson.locator('[data-lines]').click();
  await expect(page.locator('.line-step')).toBeVisible(PATIENCE);
  await page.screenshot({ path: test.info().outputPath('line.png') });
  await expectNoViolations(page);
});

test('a puzzle leaves a level alone that is under way', async ({ page }) => {
  await open(page);
  const level = JSON.stringify(begun(shippedLevel('town/01-meatless.json')));
  expect(await page.evaluate((text) => window.__petz?.open(text), level)).toBeNull();
  const briefing = (id: string) => page.evaluate((at) => window.__petz?.go('briefing', at), id);
  await briefing('puzzles.1');
  const [play, skip] = [page.locator('[data-play]'), page.locator('[data-skip]')];
  await expect(play.or(skip).first()).toBeVisible(PATIENCE);
  if (await skip.isVisible()) await skip.click();
  // Nothing is asked: one press, and the puzzle is there.
  await play.click();
  const kindAsked = () => page.evaluate(() => window.__petz?.ask()?.kind ?? null);
  await expect.poll(kindAsked, PATIENCE).toBe('petz.sell');
  await saved(page);
  await open(page);
  for (const [id, kind] of [
    ['town.1', 'petz.group'],
    ['puzzles.1', 'petz.sell'],
  ] as const) {
    await briefing(id);
    await page.locator('[data-continue]').click();
    await expect.poll(kindAsked, PATIENCE).toBe(kind);
  }
});
