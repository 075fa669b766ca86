/** Pug Quest through the layer in words, by keyboard alone: its pages, and a game from the title to its end. */
import type { Page } from '@playwright/test';
import { expectNoViolations } from './kit/axe.ts';
import { answered, inWords, nextQuestion, open, tabTo } from './kit/table.ts';
import { expect, test } from './kit/test.ts';

const PAGE = (name: string) => ({ level: 1, name }) as const;
const HINT = '.question [data-hit="hint"]';
const TAKE = '.question [data-hit="advised"]';

/** From the title to the kennel. */
async function toKennel(page: Page): Promise<void> {
  await open(page);
  await inWords(page);
  await tabTo(page, '.menu [data-title="newQuest"]');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', PAGE('Pug Quest'))).toBeFocused();
}

/** The party loses its second member; the focus stays in the party. */
async function goAlone(page: Page): Promise<void> {
  await tabTo(page, '.party-place:nth-child(2) .away');
  await page.keyboard.press('Enter');
  await expect(page.locator('.party-face')).toHaveCount(1);
  await expect(page.locator('.party-face')).toBeFocused();
}

async function setOff(page: Page, seed: string): Promise<void> {
  await tabTo(page, '.seed-field input');
  await page.keyboard.press('Control+A');
  await page.keyboard.type(seed);
  await page.keyboard.press('Enter');
  await expect(page.locator('.quest-table')).toBeVisible();
}

test('one Hero alone, by keyboard and by hints, from the title to the end', async ({ page }) => {
  // A game of some seventy answers; a busy machine thinks long about each.
  await toKennel(page);
  await expectNoViolations(page);
  await tabTo(page, '.basket input');
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('.hero-card h2')).toHaveText('Puggab');
  await goAlone(page);
  // A short one.
  await setOff(page, 'alone6');
  const setup = await page.evaluate(() => window.__petz?.view<'quest'>()?.setup);
  expect(setup).toMatchObject({ heroes: ['puggab'], lord: null });
  const seen = new Set<string>();
  for (;;) {
    const asked = await nextQuestion(page);
    if (asked === null) break;
    if (!seen.has(asked.kind) && seen.size < 5) await expectNoViolations(page);
    seen.add(asked.kind);
    await tabTo(page, HINT, 6);
    await page.keyboard.press('Enter');
    await page.locator(TAKE).waitFor();
    await tabTo(page, TAKE, 3);
    await page.keyboard.press('Enter');
    await answered(page, asked);
  }
  expect(seen.size).toBeGreaterThan(2);
  await expect(page.locator('[data-final] h2')).toBeFocused();
  await expectNoViolations(page);
  expect(await page.evaluate(() => window.__petz?.outcome())).toHaveProperty('reason');
  await tabTo(page, '.story-link');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', PAGE('The story so far'))).toBeFocused();
  await expectNoViolations(page);
});

test('a Hero is made in the workshop, comes along, and is wiped clean again', async ({ page }) => {
  await toKennel(page);
  await tabTo(page, '.to-workshop');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', PAGE('Hero workshop'))).toBeFocused();
  await expectNoViolations(page);
  await tabTo(page, '.workshop .called input');
  await page.keyboard.press('Control+A');
  await page.keyboard.type('Rolf');
  await tabTo(page, '[data-slot="hat"] button');
  const hat = page.locator('[data-slot="hat"] strong');
  const before = await hat.textContent();
  await page.keyboard.press('Enter');
  await expect(hat).not.toHaveText(before ?? '');
  await tabTo(page, '.ability-place[aria-expanded="false"]');
  await page.keyboard.press('Enter');
  const chosen = page.locator('.ability-card input:checked');
  await expect(chosen).toBeFocused();
  await expectNoViolations(page);
  const special = page.locator('.ability-place').first().locator('strong');
  const old = await special.textContent();
  await page.keyboard.press('ArrowDown');
  await expect(special).not.toHaveText(old ?? '');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Escape');
  await expect(page.locator('.ability-place').first()).toBeFocused();
  await tabTo(page, '.workshop button[type="submit"]');
  await page.keyboard.press('Enter');
  const rolf = page.locator('.basket', { hasText: 'Rolf' });
  await rolf.locator('input').check();
  await expect(page.locator('.hero-card h2')).toHaveText('Rolf');
  await page.locator('.to-workshop').press('Enter');
  await page.getByRole('button', { name: 'Wipe clean' }).press('Enter');
  await expect(page.locator('.workshop input:focus')).toHaveCount(1);
  await page.getByRole('button', { name: 'Back', exact: true }).press('Enter');
  await expect(rolf).toHaveCount(0);
  await expect(page.locator('.star .question-mark')).toBeVisible();
});

test('a seat goes to a bot and comes back, with larger words and without hints', async ({ page }) => {
  await toKennel(page);
  await goAlone(page);
  await setOff(page, 'couch');
  await nextQuestion(page);
  await page.getByRole('button', { name: 'The couch' }).press('Enter');
  await expect(page.getByRole('heading', PAGE('The couch'))).toBeFocused();
  await expectNoViolations(page);
  await page.getByRole('radio', { name: '160 %' }).check();
  await page.getByRole('switch', { name: 'Hints' }).press('Space');
  await page.keyboard.press('Escape');
  // Back where one was.
  await expect(page.getByRole('button', { name: 'The couch' })).toBeFocused();
  await expect(page.locator('[data-ask]')).toBeVisible();
  await expect(page.locator(HINT)).toBeDisabled();
  const letters = () => page.evaluate(() => document.documentElement.style.fontSize);
  await expect.poll(letters).toBe('160%');
  const asked = () => page.evaluate(() => window.__petz?.ask()?.seat);
  expect(await asked()).toBe(0);
  await page.getByRole('button', { name: 'The couch' }).press('Enter');
  await expect.poll(letters).toBe('');
  await page.getByRole('radio', { name: 'Hatchling' }).check();
  await expect.poll(asked).toBeUndefined();
  await expect(page.locator('.likes')).toHaveCount(0);
  await page.getByRole('radio', { name: 'A person' }).check();
  await expect(page.getByRole('radio', { name: '160 %' })).toBeChecked();
  await expect(page.getByRole('switch', { name: 'Hints' })).not.toBeChecked();
});
