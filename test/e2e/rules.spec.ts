/** The book of rules: searched from the title, opened from a question and from a refusal, the game untouched behind it. */
import type { Page } from '@playwright/test';
import { expectNoViolations } from './kit/axe.ts';
import { inWords, nextQuestion, open, startByKeyboard } from './kit/table.ts';
import { expect, test } from './kit/test.ts';

/** Gold without an imp is no group: the table says so at once. */
async function beRefused(page: Page): Promise<void> {
  await page.locator('.question').getByRole('button', { name: 'Empty all' }).click();
  await page.getByRole('button', { name: '1 gold more in group 1' }).click();
}

test('searching finds an entry, and back leads to the search again', async ({ page }) => {
  await open(page);
  await inWords(page);
  await page.getByRole('button', { name: 'How to play' }).click();
  await page.getByRole('searchbox', { name: 'Search the rules' }).fill('PLÁTFORM');
  await expect(page.getByRole('status').filter({ hasText: /^\d+ entries found$/ })).toBeVisible();
  const result = page.locator('.rule-result[data-entry="shopping.platform"]');
  await expect(result.locator('mark').first()).toHaveText('platform');
  await page.locator('.chapters > summary').click();
  await page.locator('[data-chapter="shopping"] > summary').click();
  await expectNoViolations(page);
  await result.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Booking time on the platform' })).toBeFocused();
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Next: Three steps with the cards' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Three steps with the cards' })).toBeFocused();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(result).toBeFocused();
});

test('a question and a refusal open their rules; back at the table nothing has changed', async ({ page }) => {
  await open(page);
  await inWords(page);
  await startByKeyboard(page, 'rules');
  const asked = await nextQuestion(page);
  expect(asked?.kind).toBe('petz.group');
  const help = page.getByRole('button', { name: 'The rule for this: Grouping imps' });
  await help.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Grouping imps' })).toBeFocused();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(help).toBeFocused();
  await beRefused(page);
  const rule = page.locator('.rule-link');
  await expect(rule).toHaveText(/Rule PB-GROUP-0\d/);
  await rule.click();
  await expect(page.locator('.rule-entry')).toHaveAttribute('data-entry', 'shopping.groups');
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(rule).toBeFocused();
  // The same question, and the group that was begun.
  await expect(page.locator('[data-ask]')).toHaveAttribute('data-ask', String(asked?.id));
  await expect(page.locator('.question .stepping output').nth(1)).toContainText('1 gold');
});
