/** The campaign in words: from the first visit to a level that is won, one that is lost, and saves of levels. */
import type { Page } from '@playwright/test';
import { aboutToLose, shippedLevel } from '../kit/level-games.ts';
import { expectNoViolations } from './kit/axe.ts';
import { COARSE, open, saved } from './kit/table.ts';
import { expect, test } from './kit/test.ts';

test.use({ viewport: { width: 1024, height: 768 } });

const PATIENCE = { timeout: 30_000 };
const TOWN = 'town/01-meatless.json';

/** Answers by hints until the game is over, or until so many answers were given. */
async function playByHints(page: Page, most = 1000): Promise<void> {
  await page.evaluate(async (wanted) => {
    const petz = window.__petz;
    if (petz === undefined) throw new Error('nothing to play with');
    for (let answers = 0; answers < wanted && petz.outcome() === null; ) {
      if (petz.ask() === null) await new Promise((done) => setTimeout(done, 10));
      else if (petz.answer(await petz.hint()) === null) answers++;
    }
  }, most);
}

/** From the title over the map to the briefing of a level, its story heard line by line or skipped. */
async function openBriefing(page: Page, level: string): Promise<void> {
  await page.getByRole('button', { name: 'Campaign' }).click();
  await page.locator(`[data-level="${level}"] button`).click();
  await expect(page.locator('[data-story], [data-play]').first()).toBeVisible(PATIENCE);
}

test('from the first visit to a level won: story, briefing, goals, stars, map, album', async ({ page }) => {
  await open(page);
  await openBriefing(page, 'town.1');
  const story = page.locator('[data-story="before"]');
  await expect(story.locator('blockquote')).toHaveCount(1);
  await expectNoViolations(page);
  const lines = shippedLevel(TOWN).story?.before?.length ?? 0;
  for (let i = 0; i < lines; i++) await story.locator('[data-next]').click();
  await expect(page.locator('.briefing[data-level="town.1"]')).toBeVisible();
  await expect(page.locator('.goal-list li')).toHaveCount(3);
  // What the table will call the player is said before.
  await expect(page.locator('.sitters-of [data-who="person"]')).toContainText('You: Ember');
  await expect(page.locator('[data-mod="meatlessWeek"]')).toBeVisible();
  await expectNoViolations(page);
  await page.locator('[data-play]').click();
  await expect(page.locator('.level-strip [data-goal="win"]')).toBeVisible();
  await page.locator('[data-goals-open]').click();
  await expect(page.locator('[data-goals="town.1"] .goal-list li')).toHaveCount(3);
  await page.keyboard.press('Escape');
  await playByHints(page);
  await page.locator('.level-strip [data-level-end-open]').click();
  await page.locator('[data-story="after"] [data-skip]').click();
  const end = page.locator('[data-level-end="town.1"]');
  await expect(end).toHaveAttribute('data-won', 'true');
  await expect(end.locator('[data-goal="win"]')).toHaveAttribute('data-state', 'done');
  await expect(end.locator('[data-unlocked="hat.chef"]')).toBeVisible();
  await expectNoViolations(page);
  await saved(page);
  await open(page);
  await page.getByRole('button', { name: 'Campaign' }).click();
  const stop = page.locator('[data-level="town.1"]');
  await expect(stop).toHaveAttribute('data-state', 'won', PATIENCE);
  await expectNoViolations(page);
  await page.locator('[data-place="album"]').click();
  await expect(page.locator('.framed').first()).toBeVisible();
  await expectNoViolations(page);
});

test('a page killed in the middle of a level goes on with its goals', async ({ page }) => {
  await open(page);
  await openBriefing(page, 'town.1');
  await page.locator('[data-skip]').click();
  await page.locator('[data-play]').click();
  await playByHints(page, 12);
  await saved(page);
  const goals = () => page.locator('.level-strip li').allInnerTexts();
  const before = await goals();
  expect(before.length).toBe(3);
  const hash = await page.evaluate(() => window.__petz?.hash());
  await open(page);
  await page.getByRole('button', { name: /^Continue/ }).click();
  await expect.poll(goals, PATIENCE).toEqual(before);
  expect(await page.evaluate(() => window.__petz?.hash())).toBe(hash);
});

test('a level lost: why, back to an answer, once more', async ({ page }) => {
  await open(page);
  const file = aboutToLose(shippedLevel(TOWN));
  expect(await page.evaluate((text) => window.__petz?.open(text), JSON.stringify(file))).toBeNull();
  await playByHints(page);
  await page.locator('.level-strip [data-level-end-open]').click(PATIENCE);
  await page.locator('[data-story="lost"] [data-skip]').click();
  const end = page.locator('[data-level-end="town.1"]');
  await expect(end).toHaveAttribute('data-won', 'false');
  await expect(end.locator('[data-goal="win"]')).toHaveAttribute('data-state', 'failed');
  await expect(end.locator('.end-turning')).toHaveAttribute('open', '');
  const wasOver = await page.evaluate(() => window.__petz?.hash());
  const back = end.locator('[data-go-back]').first();
  await back.click(PATIENCE);
  await expect.poll(() => page.evaluate(() => window.__petz?.outcome()), PATIENCE).toBeNull();
  expect(await page.evaluate(() => window.__petz?.hash())).not.toBe(wasOver);
  await expect(page.locator('.level-strip')).toBeVisible();
  // It is said that extra stars are gone now.
  await page.locator('[data-goals-open]').click();
  await expect(page.locator('.goals-board .note')).toBeVisible();
  await page.evaluate(() => window.__petz?.go('menu'));
  await page.locator('.pause-board [data-again]').click();
  await page.locator('.pause-board [data-again]').click();
  await expect.poll(() => page.evaluate(() => window.__petz?.view()?.round)).toBe(1);
  await page.locator('[data-goals-open]').click();
  await expect(page.locator('.goals-board .note')).toHaveCount(0);
});

test('over the drawn table it is said that a saved lesson is no longer in the campaign', async ({ page }) => {
  await open(page, COARSE);
  const file = aboutToLose(shippedLevel(TOWN), 'opening.2');
  expect(await page.evaluate((text) => window.__petz?.open(text), JSON.stringify(file))).toBeNull();
  await expect(page.locator('.table-drawn')).toBeAttached(PATIENCE);
  const notice = page.locator('[data-no-level]');
  await expect(notice).toContainText('opening.2', PATIENCE);
  await notice.getByRole('button').click();
  await expect(notice).toHaveCount(0);
});

test('a save of a level that is no more is played on as a free game', async ({ page }) => {
  await open(page);
  const file = aboutToLose(shippedLevel(TOWN), 'town.99');
  expect(await page.evaluate((text) => window.__petz?.open(text), JSON.stringify(file))).toBeNull();
  await expect(page.locator('[data-no-level]')).toContainText('town.99', PATIENCE);
  await expectNoViolations(page);
  await playByHints(page);
  await expect(page.locator('[data-final]')).toBeVisible(PATIENCE);
  await expect(page.locator('[data-final] .gold')).toBeVisible();
  expect(await page.evaluate(() => window.__petz?.go('briefing', 'town.99'))).toBeUndefined();
  await expect(page.locator('.page [data-no-level]')).toContainText('town.99');
});

test('a puzzle: its own hints one by one, steps taken back, solved in the second try', async ({ page }) => {
  await open(page);
  await page.evaluate(() => window.__petz?.go('briefing', 'puzzles.1'));
  await page.locator('[data-skip]').click(PATIENCE);
  await page.locator('[data-play]').click(PATIENCE);
  const option = (name: RegExp) => page.locator('.question .choice-button', { hasText: name });
  await option(/^Snakitty to Dungeon Girl, platform/).click();
  await expect(option(/^Snakitty/)).toHaveCount(0);
  await page.locator('.question [data-hit="hint"]').click();
  await expect(page.locator('[data-goals="puzzles.1"]')).toBeVisible();
  const more = page.locator('[data-hint-next]');
  const shown = page.locator('[data-hint]');
  // One after the other, never all at once.
  for (let n = 0; (await more.count()) > 0; n++) {
    await expect(shown).toHaveCount(n);
    await more.click();
  }
  await expectNoViolations(page);
  await page.locator('.goals-board [data-step-back]').click();
  await option(/^Birdie to Dungeon Girl, platform/).click();
  await option(/^Snakitty to Dungeon Mistress, black market/).click();
  await playByHints(page);
  await page.locator('.level-strip [data-level-end-open]').click(PATIENCE);
  await expect(page.locator('[data-level-end="puzzles.1"]')).toHaveAttribute('data-won', 'true', PATIENCE);
  await page.locator('[data-again]').click();
  await expect.poll(() => page.evaluate(() => window.__petz?.outcome()), PATIENCE).toBeNull();
  await expect(page.locator('.level-strip [data-goal]').first()).toBeVisible();
});

test('the tiles of the map in words have room inside, though their styles come before those of all pages', async ({
  page,
}) => {
  await open(page, './?dev&speed=0&words');
  await page.evaluate(() => window.__petz?.go('campaign'));
  for (const part of ['.campaign-stars', '.stops'])
    expect(
      await page
        .locator(part)
        .first()
        .evaluate((tile) => Number.parseFloat(getComputedStyle(tile).paddingRight)),
      part,
    ).toBeGreaterThan(8);
});
