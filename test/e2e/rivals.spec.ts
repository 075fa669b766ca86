/** The choice of a rival: stars, the chance against it, and another strength that is suggested but never chosen by itself. */
import type { Progress } from '../../src/campaign/schema.ts';
import { expectNoViolations } from './kit/axe.ts';
import { openWith } from './kit/progress.ts';
import { inWords } from './kit/table.ts';
import { expect, test } from './kit/test.ts';

const results = (games: number, won: number, recent: string) => ({ games, won, recent, seed: 'x' });

test('a new game tells the chance against each shop, and suggests the next strength after three wins', async ({
  page,
}) => {
  const rivals = { 'shop.apprentice': results(10, 4, 'WWW'), 'shop.trader': results(3, 0, 'LLL') };
  await openWith(page, { rivals } as Partial<Progress>);
  await inWords(page);
  await page.getByRole('button', { name: 'New game' }).click();
  const places = page.locator('.place');
  const first = places
    .filter({ has: page.getByRole('radio', { name: 'Apprentice', checked: true }) })
    .first();
  await expect(first.locator('.chance')).toContainText('Of 10 games against such a shop you have won 4.');
  await expect(first.getByRole('img', { name: '2 of 5 stars' })).toBeVisible();
  await expectNoViolations(page);
  // Nothing has changed by itself; the button asks for it.
  await first.getByRole('button', { name: 'Three wins in a row' }).click();
  const trader = places.filter({ has: page.getByRole('radio', { name: 'Trader', checked: true }) }).first();
  await expect(trader.locator('.chance')).toContainText(
    /In town it wins \d+ of 10 games against the Apprentice/,
  );
  await expect(trader.getByRole('button', { name: 'Three losses in a row' })).toBeVisible();
});

test('an Evil Lord led by a bot tells the chance of a quest against him', async ({ page }) => {
  const rivals = { 'lord.master': results(6, 1, 'LLL') };
  await openWith(page, { rivals } as Partial<Progress>);
  await inWords(page);
  await page.getByRole('button', { name: 'Pug Quest' }).first().click();
  await page.locator('.lord-head').getByRole('switch').click();
  const lord = page.locator('.lord-led');
  await expect(lord.locator('.chance')).toContainText(
    'Of 6 quests against such an Evil Lord you have won 1.',
  );
  await lord.getByRole('button', { name: 'Rather the Trader' }).click();
  await expect(lord.getByRole('radio', { name: 'Trader', checked: true })).toHaveCount(1);
});
