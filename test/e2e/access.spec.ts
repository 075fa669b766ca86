/** The layer in words for everybody: no violation that axe knows, nothing clipped, no focus lost. */
import type { Page } from '@playwright/test';
import type { Screen } from '../../src/ui/access/context.ts';
import { expectNoViolations } from './kit/axe.ts';
import { expectFingersMeet, expectNothingCut, expectWordsWhole, type Finger } from './kit/fits.ts';
import { titleShown } from './kit/start.ts';
import {
  COARSE,
  inWords,
  nextQuestion,
  open,
  playByKeyboard,
  startByKeyboard,
  startForTwo,
} from './kit/table.ts';
import { expect, test } from './kit/test.ts';

/** On pages, and on a table, where more has to find room. */
const PAGE = { width: 47.5, height: 43.5, labels: true };
const TABLE = { width: 47.5, height: 39.5, labels: false };
const QUEST = { width: 43.5, height: 39.5, labels: true };

/** What holds of every page: axe finds nothing, nothing is cut off, and fingers meet its controls. */
async function expectFit(page: Page, name: string, finger: Finger): Promise<void> {
  await test.step(name, async () => {
    await expectNoViolations(page);
    await expectFingersMeet(page, finger);
    await expectNothingCut(page);
  });
}

test('title, new game, rules, settings and the table: nothing for axe, nothing cut off, nothing too small', async ({
  page,
}) => {
  await open(page);
  await inWords(page);
  await expectFit(page, 'title', PAGE);
  for (const name of ['New game', 'How to play', 'Settings']) {
    await page.getByRole('button', { name }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeFocused();
    await expectFit(page, name, PAGE);
    await page.getByRole('button', { name: 'Back' }).click();
  }
  await startByKeyboard(page, 'sizes');
  await nextQuestion(page);
  await expectFit(page, 'table', TABLE);
});

test('in French no word is broken on a phone held upright, and nothing runs out of its button', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, COARSE);
  await titleShown(page);
  const go = (screen: Screen) => page.evaluate((to) => window.__petz?.go(to), screen);
  await go('settings');
  await page.locator('[data-tab="display"]').click();
  await page.getByRole('radio', { name: 'Français' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  for (const tab of ['play', 'display', 'access']) {
    await page.locator(`[data-tab="${tab}"]`).click();
    await expectWordsWhole(page, tab);
  }
  await go('campaign');
  await expect(page.locator('.map-bar h1')).toBeVisible();
  await expectWordsWhole(page, 'campaign');
  await go('newGame');
  await expectWordsWhole(page, 'new game');
  await page.locator('[data-newcomer] button').click();
  await expect(page.getByRole('heading', { name: 'Leçons', level: 1 })).toBeVisible();
  await go('newGame');
  await page.locator('.seed input').fill('words');
  await page.locator('form button[type="submit"]').click();
  await expect.poll(() => page.evaluate(() => window.__petz?.ask()?.kind)).toBe('petz.group');
  await go('menu');
  await expect(page.locator('.neighbours button')).toHaveCount(3);
  await expectWordsWhole(page, 'menu');
  // Who has begun a game is no newcomer.
  await go('newGame');
  await expect(page.locator('.places')).toBeVisible();
  await expect(page.locator('[data-newcomer]')).toHaveCount(0);
});

test('axe finds nothing on any tab of the settings, nor on the bench', async ({ page }) => {
  await open(page);
  await inWords(page);
  await page.getByRole('button', { name: 'Settings' }).click();
  const first = page.getByRole('tab', { name: 'Play', exact: true });
  await first.focus();
  const tabs = await page.getByRole('tab').allTextContents();
  expect(tabs).toEqual(expect.arrayContaining(['Display', 'Comfort', 'Keys', 'Saved game']));
  for (const tab of tabs.slice(1)) {
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('tab', { name: tab, selected: true })).toBeFocused();
    await expectNoViolations(page);
  }
  await page.getByRole('button', { name: 'Back' }).click();
  await page.getByRole('button', { name: 'New game' }).click();
  await page.getByRole('button', { name: /^Shop 2: / }).press('Enter');
  await expect(page.locator('.bench')).toBeVisible();
  await expectNoViolations(page);
});

test('strong contrast is on the page at once, in the picture from the next start on, and saved', async ({
  page,
}) => {
  const level = () => page.evaluate(() => document.documentElement.dataset.contrast);
  await page.emulateMedia({ contrast: 'more' });
  await open(page);
  expect(await level()).toBe('more');
  await page.emulateMedia({ contrast: 'no-preference' });
  await open(page);
  expect(await level()).toBe('usual');
  await page.getByRole('button', { name: 'Settings' }).press('Enter');
  await page.getByRole('tab', { name: 'Comfort' }).click();
  const contrast = page.getByRole('group', { name: 'Contrast' });
  await contrast.getByRole('radio', { name: 'Strong' }).check();
  await expect.poll(level).toBe('more');
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Start anew now' }).click();
  await expect(page.getByRole('button', { name: 'Start anew now' })).toHaveCount(0);
  await expect.poll(level).toBe('more');
});

test('what belongs to a game leads to the title where there is none', async ({ page }) => {
  await open(page);
  for (const screen of ['table', 'menu', 'log', 'asking', 'turning', 'couch'] as const) {
    await page.evaluate((to) => window.__petz?.go(to), screen);
    await expect(page.locator('[data-screen="title"]')).toBeAttached();
    await expect(page.getByRole('button', { name: 'New game' })).toBeVisible();
  }
});

test('who sits in a shop is chosen by keyboard', async ({ page }) => {
  await open(page);
  await inWords(page);
  await page.getByRole('button', { name: 'New game' }).click();
  const place = page.getByRole('button', { name: /^Shop 2: / });
  const before = await place.getAttribute('aria-label');
  await place.press('Enter');
  const now = page.locator('.bench input:checked');
  await expect(now).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(place).not.toHaveAttribute('aria-label', before ?? '');
  await page.keyboard.press('Enter');
  await expect(page.locator('.bench')).toHaveCount(0);
  await expect(place).toBeFocused();
  const strengths = page.locator('.place').nth(1).locator('input[name="strength1"]');
  await strengths.and(page.locator(':checked')).focus();
  const chosen = await strengths.and(page.locator(':checked')).getAttribute('value');
  await page.keyboard.press('ArrowRight');
  await expect(strengths.and(page.locator(':checked'))).not.toHaveAttribute('value', chosen ?? '');
  // Full variant: every rule at once.
  await page.getByRole('switch', { name: 'Full variant' }).press('Space');
  for (const box of await page.locator('.rule-card > input').all()) await expect(box).toBeChecked();
});

test('an unfinished game is not replaced without asking', async ({ page }) => {
  await open(page);
  await inWords(page);
  await startByKeyboard(page, 'first');
  // What is for sale follows from the seed alone.
  const onSale = () => page.evaluate(() => JSON.stringify(window.__petz?.view()?.town.young));
  await nextQuestion(page);
  const before = await onSale();
  await page.getByRole('button', { name: 'Leave' }).click();
  await page.getByRole('button', { name: 'New game' }).click();
  await page.getByRole('button', { name: 'Open the shops' }).click();
  await expect(page.locator('.problems[role="alert"]')).toContainText('will be lost');
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Back' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await nextQuestion(page);
  expect(await onSale()).toBe(before);
});

test('axe finds nothing in the story, which shows one shop when asked to', async ({ page }) => {
  await open(page);
  await inWords(page);
  await startByKeyboard(page, 'story');
  await playByKeyboard(page, (n) => n === 4);
  await page.getByRole('button', { name: 'The story so far' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'The story so far' })).toBeFocused();
  await expectNoViolations(page);
  const lines = page.locator('.story-round li');
  const all = await lines.count();
  // The newest line is the first.
  const ids = await lines.evaluateAll((found) =>
    found.map((line) => Number.parseInt((line as HTMLElement).dataset.line ?? '', 10)),
  );
  expect(ids).toEqual([...ids].sort((a, b) => b - a));
  const rival = page.locator('.filter input').nth(2);
  await rival.check();
  await expect(lines.first()).toHaveAttribute('data-seat', '1');
  expect(await lines.count()).toBeLessThan(all);
  expect(await page.locator('.story-round li:not([data-seat="1"])').count()).toBe(0);
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.locator('.table')).toBeVisible();
});

test('the table answers by keyboard: a question chosen, one typed, and nothing that axe knows', async ({
  page,
}) => {
  await open(page);
  await inWords(page);
  await startByKeyboard(page, 'asked');
  await nextQuestion(page);
  await page.keyboard.press('q');
  await expect(page.getByRole('heading', { level: 1, name: 'Ask the table' })).toBeFocused();
  const answer = page.locator('.asking-answer');
  await page.locator('[data-topic="score"]').press('Enter');
  await expect(answer).toHaveAttribute('aria-live', 'polite');
  await expect(answer).toContainText('reputation');
  await page.getByRole('textbox', { name: 'Your question' }).fill('imps and gold');
  await page.keyboard.press('Enter');
  await expect(answer.getByRole('heading')).toHaveText('Who has how many imps, gold and food?');
  await expect(answer.locator('p')).toHaveCount(4);
  await expectNoViolations(page);
  await page.keyboard.press('Escape');
  await expect(page.locator('.table')).toBeVisible();
});

test('a key is bound anew, announced, used and saved', async ({ page }) => {
  await open(page);
  await inWords(page);
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('tab', { name: 'Keys' }).click();
  await page.getByRole('button', { name: /^Ask the table: Q/ }).press('Enter');
  await page.keyboard.press('l');
  const status = page.locator('.keys-status');
  await expect(status).toContainText('Ask the table: now on L.');
  await expect(status).toContainText('“The story so far”');
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await startByKeyboard(page, 'keys');
  await nextQuestion(page);
  await page.keyboard.press('l');
  await expect(page.getByRole('heading', { level: 1, name: 'Ask the table' })).toBeFocused();
  await page.keyboard.press('Escape');
  await page.keyboard.press('q');
  await expect(page.getByRole('heading', { level: 1, name: 'The story so far' })).toBeFocused();
  // The sound goes off and on from every page.
  await page.keyboard.press('Escape');
  await page.keyboard.press('m');
  const sound = page.locator('[data-sound]');
  await expect(sound).toHaveAttribute('data-sound', 'on');
  await page.keyboard.press('n');
  await expect(sound).toHaveAttribute('data-sound', 'off');
});

test('axe finds nothing on the curtain, which shows nothing else', async ({ page }) => {
  await open(page);
  await inWords(page);
  await startForTwo(page);
  await expect(page.locator('.curtain')).toBeVisible();
  await expectNoViolations(page);
  const { width, height } = await page.locator('.curtain').evaluate((curtain) => {
    const box = curtain.getBoundingClientRect();
    return { width: box.width / window.innerWidth, height: box.height / window.innerHeight };
  });
  expect(width).toBe(1);
  expect(height).toBeGreaterThanOrEqual(1);
  await expect(page.locator('.table')).toHaveCount(0);
});

test('the menu lies over the picture, leads on and back; held upright, the words are one tap away', async ({
  page,
}) => {
  // Drawing without a graphics card takes its time.
  await open(page, COARSE);
  await expect(page.locator('html')).toHaveAttribute('data-scenes', 'on', { timeout: 60_000 });
  const press = (selector: string) =>
    page.evaluate((x) => document.querySelector<HTMLElement>(x)?.click(), selector);
  await press('.menu [data-title="newGame"]');
  await page.locator('.new-game').waitFor();
  await press('form button[type="submit"]');
  const drawn = () => page.evaluate(() => document.body.classList.contains('table-drawn'));
  await expect.poll(drawn, { timeout: 60_000 }).toBe(true);
  const button = () => page.evaluate(() => window.__petz?.hits().find(({ id }) => id === 'menu')?.rect);
  await expect.poll(button, { timeout: 30_000 }).toBeTruthy();
  const rect = await button();
  if (rect === undefined) throw new Error('no menu in the picture');
  await page.mouse.click(rect.x + rect.width / 2, rect.y + rect.height / 2);
  await expect(page.getByRole('heading', { level: 1, name: 'Tea break' })).toBeFocused();
  await expect(page.locator('#game')).toBeVisible();
  await expectNoViolations(page);
  for (const name of ['The story so far', 'How to play', 'Settings']) {
    await page.getByRole('button', { name }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeFocused();
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(page.locator('.pause')).toBeVisible();
  }
  await page.keyboard.press('Escape');
  await expect.poll(drawn).toBe(true);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(async () => (await button())?.x ?? 1024, { timeout: 30_000 }).toBeLessThan(390);
  expect(await drawn()).toBe(true);
});

test('axe finds nothing at the table, for all questions', async ({ page }) => {
  await open(page);
  await inWords(page);
  await startByKeyboard(page, 'axe');
  const seen = new Set<string>();
  for (let turn = 0; turn < 3; turn++) {
    await playByKeyboard(page, (_, asked) => !seen.has(asked.kind));
    const asked = await nextQuestion(page);
    if (asked === null) break;
    seen.add(asked.kind);
    await page.locator('details').evaluateAll((all) => {
      for (const one of all) (one as HTMLDetailsElement).open = true;
    });
    await expectNoViolations(page);
  }
  expect(seen.size).toBeGreaterThan(2);
});

/** From the title to Pug Quest's kennel, by what can be pressed. */
async function toKennel(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Pug Quest' }).first().click();
  await expect(page.locator('.kennel')).toBeVisible();
}

/** Pug Quest's pages in turn: the kennel, the workshop, the table in words, the couch; each is looked at. */
async function eachQuestPage(page: Page, look: (name: string) => Promise<void>): Promise<void> {
  await toKennel(page);
  await look('kennel');
  await page.locator('.to-workshop').click();
  await expect(page.locator('.workbench')).toBeVisible();
  await look('workshop');
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await page.locator('form button[type="submit"]').click();
  await nextQuestion(page);
  await look('table');
  await page.getByRole('button', { name: 'The couch' }).click();
  await expect(page.locator('.couch-seat').first()).toBeVisible();
  await look('couch');
}

test('the pages of Pug Quest: nothing for axe, nothing cut off, nothing too small', async ({ page }) => {
  await open(page);
  await inWords(page);
  await eachQuestPage(page, (name) => expectFit(page, name, QUEST));
});

test('what there is to say about saving lies over the drawn title, and goes by a tap', async ({ page }) => {
  // Drawing without a graphics card takes its time.
  await open(page, COARSE);
  await expect(page.locator('html')).toHaveAttribute('data-scenes', 'on', { timeout: 60_000 });
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: 'odd.json', mimeType: 'application/json', buffer: Buffer.from('no game') });
  const notice = page.getByRole('status').filter({ hasText: 'not a saved game' });
  await expect(notice).toBeInViewport();
  // Playwright presses only what nothing lies over.
  await notice.getByRole('button').click();
  await expect(page.locator('.toast')).toHaveCount(0);
  await expect(page.locator('#game')).toBeVisible();
});

test('the focus is on the question after every answer, and news are announced', async ({ page }) => {
  await open(page);
  await inWords(page);
  await startByKeyboard(page, 'focus');
  await nextQuestion(page);
  await expect(page.locator('#question')).toBeFocused();
  await playByKeyboard(page, (n) => n === 2);
  await nextQuestion(page);
  await expect(page.locator('#question')).toBeFocused();
  await expect(page.locator('[data-announcer]')).not.toBeEmpty();
});
