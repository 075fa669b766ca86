/** Whole games through the layer in words: by keyboard alone, killed and resumed, with a damaged save, for two. */
import { spoilNewestSave } from '../shots/spoil.ts';
import {
  answerByKeyboard,
  COARSE,
  hash,
  inWords,
  nextQuestion,
  open,
  playByKeyboard,
  saved,
  startByKeyboard,
  startForTwo,
  tabTo,
} from './kit/table.ts';
import { expect, test } from './kit/test.ts';

test('a whole game of four shops, by keyboard alone, to final scoring and again', async ({ page }) => {
  await open(page);
  await inWords(page);
  await startByKeyboard(page, 'keyboard');
  const answers = await playByKeyboard(page);
  expect(answers).toBeGreaterThan(15);
  await expect(page.locator('[data-final]')).toBeVisible();
  await expect(page.locator('[data-final] table').first().locator('tbody tr')).toHaveCount(6);
  expect(await page.evaluate(() => window.__petz?.outcome())).toMatchObject({ reason: 'finalScoring' });
  await tabTo(page, '[data-final] button.gold');
  await page.keyboard.press('Enter');
  await expect(page.locator('.seats')).toBeVisible();
});

test('behind the drawn title the same buttons are there for the keyboard', async ({ page }) => {
  // Drawing without a graphics card takes its time.
  await open(page, COARSE);
  await expect(page.locator('html')).toHaveAttribute('data-scenes', 'on', { timeout: 60_000 });
  await tabTo(page, '.menu [data-title="newGame"]');
  await page.keyboard.press('Enter');
  await expect(page.locator('.seats')).toBeVisible();
  await expect(page.locator('#game')).toBeHidden();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.locator('#game')).toBeVisible();
});

test('a killed page goes on at the same state', async ({ page, context }) => {
  await open(page);
  await inWords(page);
  await startByKeyboard(page, 'killed');
  await playByKeyboard(page, (n, asked) => n > 6 && asked.kind === 'petz.send');
  await saved(page);
  const before = await hash(page);
  await page.close();
  const again = await context.newPage();
  await open(again);
  await inWords(again);
  const goOn = again.locator('.menu button.gold');
  await expect(goOn).toContainText('Continue');
  await expect(goOn).toContainText(/Round \d, Shopping/);
  await goOn.press('Enter');
  await expect(again.locator('.table')).toBeVisible();
  expect(await hash(again)).toBe(before);
  const asked = await nextQuestion(again);
  expect(asked?.kind).toBe('petz.send');
  if (asked !== null) await answerByKeyboard(again, asked, 0);
  expect(await hash(again)).not.toBe(before);
});

test('a damaged newest save is reported, and the one before is offered', async ({ page }) => {
  await open(page);
  await inWords(page);
  await startByKeyboard(page, 'damaged');
  await playByKeyboard(page, (n) => n > 3);
  await saved(page);
  const before = await hash(page);
  const spoilt = await page.evaluate(spoilNewestSave);
  expect(spoilt).toMatch(/^save\/game\//);
  await open(page);
  await inWords(page);
  await expect(page.locator('[data-notice="older"]')).toContainText('damaged');
  await page.locator('.menu button.gold').press('Enter');
  await expect(page.locator('.table')).toBeVisible();
  expect(await hash(page)).not.toBeNull();
  expect(await hash(page)).not.toBe(before);
});

test('two persons at one device never see each other’s cards', async ({ page }) => {
  await open(page);
  await inWords(page);
  await startForTwo(page);
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toContainText('it is your turn');
  await expect(page.getByText('Your hand')).toHaveCount(0);
  const first = ((await title.textContent()) ?? '').split(',')[0] ?? '';
  await page.getByRole('button', { name: `I am ${first}` }).click();
  await expect(page.getByText('Your hand')).toBeVisible();
  await page.locator('.suggestions button').first().click();
  await page.locator('.question button.gold').click();
  await expect(title).toContainText('it is your turn');
  await expect(title).not.toContainText(first);
  await expect(page.getByText('Your hand')).toHaveCount(0);
  await page.getByRole('button', { name: `${first} takes the last step back` }).click();
  await expect(page.getByRole('heading', { name: `Your shop: ${first}` })).toBeVisible();
});

test('the language changes while the game runs', async ({ page }) => {
  await open(page);
  await inWords(page);
  await startByKeyboard(page, 'language');
  await nextQuestion(page);
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('tab', { name: 'Display' }).click();
  await page.getByRole('radio', { name: 'Français' }).check();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Réglages');
  await page.getByRole('button', { name: 'Retour' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Manche 1 sur 5');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await page.getByRole('button', { name: 'Réglages' }).click();
  await page.getByRole('tab', { name: 'Affichage' }).click();
  await page.getByRole('radio', { name: 'Español' }).check();
  await page.getByRole('button', { name: 'Volver' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ronda 1 de 5');
  await open(page);
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
});

test('a hint can be asked for and taken, a step taken back', async ({ page }) => {
  await open(page);
  await inWords(page);
  await startByKeyboard(page, 'hint');
  await playByKeyboard(page, (_, asked) => asked.kind === 'petz.send');
  const before = await hash(page);
  await page.getByRole('button', { name: 'Hint' }).click();
  await expect(page.locator('.question .advice')).toBeVisible({ timeout: 20_000 });
  expect(await hash(page)).toBe(before);
  await page.getByRole('button', { name: 'Do that' }).click();
  await expect.poll(() => hash(page)).not.toBe(before);
});
