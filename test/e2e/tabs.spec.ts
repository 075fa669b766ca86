/** One player, two tabs: a game is played in one of them, the other says so, and the last one to write wins. */
import type { BrowserContext, Page } from '@playwright/test';
import { expectNoViolations } from './kit/axe.ts';
import { playByAdvice } from './kit/by-advice.ts';
import { hash, open, saved } from './kit/table.ts';
import { expect, test } from './kit/test.ts';

test.use({ viewport: { width: 1024, height: 768 } });

const elsewhere = (page: Page) => page.locator('[data-screen="elsewhere"]');
const here = (page: Page) => page.locator('[data-elsewhere-here]');
const answers = (page: Page) => expect.poll(() => hash(page));

async function tab(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await open(page);
  return page;
}

async function startGame(page: Page, seed: string): Promise<void> {
  await page.evaluate(() => window.__petz?.go('newGame'));
  await page.locator('.seed input').fill(seed);
  await page.locator('form button[type="submit"]').click();
}

/** A tab with a game some answers old, and its fingerprint. */
async function played(context: BrowserContext, seed: string, count: number): Promise<[Page, string]> {
  const page = await tab(context);
  await startGame(page, seed);
  await answers(page).not.toBeNull();
  await playByAdvice(page, count);
  return [page, (await hash(page)) ?? ''];
}

async function goOn(page: Page): Promise<void> {
  await page.locator('[data-title="continue"]').click();
}

test('four answers in one tab, then one in another: the last one is saved, and both tabs say what goes on', async ({
  context,
}) => {
  const [a, first] = await played(context, 'tabs', 4);
  const b = await tab(context);
  await goOn(b);
  await expect(elsewhere(b)).toBeVisible();
  await expect(b.getByRole('heading', { name: 'Open in another tab' })).toBeFocused();
  await expectNoViolations(b);
  expect(await hash(b)).toBeNull();
  // By keyboard alone.
  await b.keyboard.press('Tab');
  await expect(here(b)).toBeFocused();
  await b.keyboard.press('Enter');
  await answers(b).toBe(first);
  await expect(elsewhere(a)).toBeVisible();
  await expectNoViolations(a);
  expect(await hash(a)).toBeNull();
  await playByAdvice(b, 1);
  const last = await hash(b);
  expect(last).not.toBe(first);
  await b.close();
  await a.close();
  const c = await tab(context);
  await goOn(c);
  await answers(c).toBe(last);
});

test('the tab that has lost a game takes it back as the other one left it', async ({ context }) => {
  const [a] = await played(context, 'back and forth', 2);
  const b = await tab(context);
  await goOn(b);
  await here(b).click();
  await playByAdvice(b, 2);
  const last = (await hash(b)) ?? '';
  await here(a).click();
  await answers(a).toBe(last);
  await expect(elsewhere(b)).toBeVisible();
});

test('a game begun in one tab never replaces the one that another tab plays without a word', async ({
  context,
}) => {
  const b = await tab(context);
  const [a, first] = await played(context, 'the one', 3);
  // Here the other one was still unknown when the form was filled in.
  await startGame(b, 'the other');
  await expect(elsewhere(b)).toBeVisible();
  await expect(here(b)).toHaveText('Play the new game here');
  await b.locator('.page-head > button').click();
  await expect(b.locator('.title-screen')).toBeVisible();
  await a.reload();
  await goOn(a);
  await answers(a).toBe(first);
  await playByAdvice(a, 1);
  // With the player's word it does.
  await startGame(b, 'the other');
  await expect(b.locator('.problems')).toContainText('unfinished');
  await b.locator('form button[type="submit"]').click();
  await here(b).click();
  await answers(b).not.toBeNull();
  // The rivals have answered.
  await playByAdvice(b, 0);
  const other = await hash(b);
  expect(other).not.toBe(first);
  await expect(elsewhere(a)).toBeVisible();
  await saved(b);
  await b.close();
  await here(a).click();
  await answers(a).toBe(other);
});

test('a tab that was open all the while goes on with what another one has played and closed', async ({
  context,
}) => {
  const [a] = await played(context, 'away', 1);
  await a.evaluate(() => window.__petz?.go('menu'));
  await a.locator('.pause-board > button.across').last().click();
  const b = await tab(context);
  await goOn(b);
  await playByAdvice(b, 3);
  const last = await hash(b);
  await b.close();
  // The browser gives what a closed tab held back in its own time.
  const held = () => a.evaluate(async () => (await navigator.locks.query()).held?.length);
  await expect.poll(held).toBe(0);
  await goOn(a);
  await answers(a).toBe(last);
});

test('a Hero of the workshop made in one tab outlives a setting that is changed in another', async ({
  context,
}) => {
  const [a, b] = [await tab(context), await tab(context)];
  await a.evaluate(() => window.__petz?.go('workshop'));
  await a.getByLabel('Name').fill('Mops');
  await a.locator('.workshop form button[type="submit"]').click();
  await saved(a);
  await b.evaluate(() => window.__petz?.go('settings'));
  await b.getByRole('radio', { name: 'In brief' }).check({ force: true });
  await saved(b);
  const c = await tab(context);
  await c.evaluate(() => window.__petz?.go('workshop'));
  await expect(c.getByRole('radio', { name: 'Mops' })).toBeAttached();
  await c.evaluate(() => window.__petz?.go('settings'));
  await expect(c.getByRole('radio', { name: 'In brief' })).toBeChecked();
});

test.describe('where the browser knows no locks', () => {
  test('the last answer is saved all the same, and the tab that lost the game says so', async ({
    context,
  }) => {
    await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'locks'));
    const [a, first] = await played(context, 'lockless', 4);
    const b = await tab(context);
    await goOn(b);
    await answers(b).toBe(first);
    await playByAdvice(b, 1);
    const last = await hash(b);
    await a.evaluate(async () => window.__petz?.answer((await window.__petz?.hint()) ?? null));
    await expect(elsewhere(a)).toBeVisible();
    await b.close();
    await a.close();
    const c = await tab(context);
    await goOn(c);
    await answers(c).toBe(last);
  });
});
