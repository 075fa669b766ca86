/** What came of earlier choices, where a player meets it: briefing, table, goals, album. */
import { expectNoViolations } from './kit/axe.ts';
import { openWith } from './kit/progress.ts';
import { COARSE } from './kit/table.ts';
import { expect, test } from './kit/test.ts';

const PATIENCE = { timeout: 60_000 };
const won = { won: true, goals: [0, 1, 2], tries: 1, lost: 0 };
const levels = Object.fromEntries(
  ['town.2', 'town.5', 'town.6', 'bedtime.3', 'bedtime.6', 'lord.1', 'lord.3', 'finale.1', 'finale.2'].map(
    (id) => [id, won],
  ),
);
const choices = { stray: 'keep', book: 'hide', boss: 'danegon', milk: 'warm' };

test('of the night after is said before, during and afterwards', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await openWith(page, { choices, levels }, COARSE);
  await page.evaluate(() => window.__petz?.go('briefing', 'finale.2'));
  const lines = page.locator('.consequences li');
  await expect(lines).toHaveCount(4, PATIENCE);
  await expect(lines.nth(1)).toContainText('Biscuit, whom you kept, runs with Pugarotti.');
  await expect(lines.nth(1)).toContainText('The inspector calls', { ignoreCase: true });
  await expectNoViolations(page);
  await page.locator('[data-play]').click();
  const notice = page.locator('[data-struck]');
  await expect(notice.locator('li')).toHaveCount(3, PATIENCE);
  await expect(notice).toContainText('Biscuit, whom you kept');
  await page.screenshot({ path: test.info().outputPath('struck.png') });
  await notice.getByRole('button').click();
  await expect(notice).toHaveCount(0);
  await page.evaluate(() => window.__petz?.go('goals'));
  await expect(lines).toHaveCount(4);
  await page.evaluate(() => window.__petz?.go('album'));
  await page.locator('[data-outcomes]').click();
  const biscuit = page.locator('[data-outcome="stray"] li');
  await expect(biscuit).toHaveCount(3, PATIENCE);
  await expectNoViolations(page);
});
