/** The steps of difficulty in the browser: closed until the campaign is won, chosen before a level, in force at the table. */
import { begun, shippedLevel } from '../kit/level-games.ts';
import { expectNoViolations } from './kit/axe.ts';
import { openWith } from './kit/progress.ts';
import { expect, test } from './kit/test.ts';

const PATIENCE = { timeout: 30_000 };
const LEVEL = 'town/03-solo-stars.json';
const won = { won: true, goals: [0], tries: 1, lost: 0 };
const campaignWon = { 'finale.3': won, 'town.1': won, 'lord.1': won, 'bedtime.1': won, 'town.3': won };

test.use({ viewport: { width: 1280, height: 800 } });

test('no step is to be chosen before the campaign is won', async ({ page }) => {
  await openWith(page, { levels: { 'town.1': won } });
  await page.evaluate(() => window.__petz?.go('briefing', 'town.1'));
  await expect(page.locator('[data-play]')).toBeVisible(PATIENCE);
  await expect(page.locator('.steps')).toHaveCount(0);
});

test('the second step is chosen by key, tells its rules, and they are in force at the table', async ({
  page,
}) => {
  await openWith(page, { levels: campaignWon, steps: { 'town.1': 1, 'lord.1': 1, 'bedtime.1': 1 } });
  await page.evaluate(() => window.__petz?.go('campaign'));
  await expect(page.locator('[data-climb]')).toHaveAttribute('data-climb', '2', PATIENCE);
  await expect(page.locator('[data-level="town.1"] [data-step-won]')).toHaveAttribute('data-step-won', '1');
  await page.evaluate(() => window.__petz?.go('briefing', 'town.3'));
  const steps = page.locator('.steps');
  await expect(steps).toHaveAttribute('data-step', '0', PATIENCE);
  await expect(steps.getByRole('radio')).toHaveCount(3);
  await steps.getByRole('radio').first().focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(steps.locator('.step-rules li')).toHaveText([
    'Every rival plays one strength better.',
    'Less income every round for you: 1 gold less.',
  ]);
  await expectNoViolations(page);
  await page.locator('[data-play]').click();
  await expect(page.locator('.level-strip')).toHaveAttribute('data-level', 'town.3', PATIENCE);
  await expect(page.locator('.twists-now [data-mod="allowance"]')).toHaveCount(1);
  const gold = await page.evaluate(() => window.__petz?.view()?.shops[0]?.gold);
  expect(gold).toBe((begun(shippedLevel(LEVEL)).snapshot.shops[0]?.gold ?? 0) - 1);
  await page.locator('[data-goals-open]').click();
  await expect(page.locator('.goals-page .step-rules li')).toHaveCount(2);
});

test('what a chapter has brought is taken along, and lies in the shop as the game begins', async ({
  page,
}) => {
  const town = Object.fromEntries([1, 2, 3, 4, 5, 6].map((n) => [`town.${n}`, won]));
  await openWith(page, { levels: town });
  await page.evaluate(() => window.__petz?.go('briefing', 'town.3'));
  const extras = page.locator('.extras');
  await expect(extras.getByRole('radio')).toHaveCount(2, PATIENCE);
  await extras.getByRole('radio').first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(extras).toContainText('remove up to 2 manure');
  await expectNoViolations(page);
  await page.locator('[data-play]').click();
  await expect(page.locator('.level-strip')).toHaveAttribute('data-level', 'town.3', PATIENCE);
  const mine = await page.evaluate(() => window.__petz?.view()?.shops[0]?.artifacts);
  expect(mine).toEqual(['longHandledShovel']);
});

test('the album shows what can be taken along, earned or not, and what earns it', async ({ page }) => {
  await openWith(page, { levels: Object.fromEntries([1, 2, 3, 4, 5, 6].map((n) => [`town.${n}`, won])) });
  await page.evaluate(() => window.__petz?.go('album'));
  const earned = page.locator('[data-extra="longHandledShovel"]');
  await expect(earned).toHaveAttribute('data-earned', 'true', PATIENCE);
  await expect(earned).toContainText('remove up to 2 manure');
  const locked = page.locator('[data-extra][data-earned="false"]');
  await expect(locked).toHaveCount(8);
  await expect(page.locator('[data-extra="aragpug"]')).toContainText(
    /Earned by winning every level of “.+”: 0 of \d/,
  );
  await expectNoViolations(page);
});

test('another shop that was earned is taken along into a free game', async ({ page }) => {
  const lessons = [1, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15].map((n) => [`opening.${n}`, won]);
  await openWith(page, { levels: Object.fromEntries(lessons) });
  await page.evaluate(() => window.__petz?.go('newGame'));
  const extras = page.locator('.new-game .extras');
  await expect(extras.getByRole('radio')).toHaveCount(2, PATIENCE);
  await extras.getByRole('radio').first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(extras).toContainText('4 vegetables');
  await expectNoViolations(page);
  await page.locator('.new-game [type="submit"]').click();
  const meat = () => page.evaluate(() => window.__petz?.view()?.shops.map(({ food }) => food.meat));
  await expect.poll(meat, PATIENCE).toEqual([
    [2, 0],
    [0, 0],
    [0, 0],
    [0, 0],
  ]);
});
