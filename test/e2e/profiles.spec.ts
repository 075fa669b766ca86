/** Two players on one device, each with a game of their own; and everything of one as a file, out and in again. */
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectNoViolations } from './kit/axe.ts';
import { PicturePlayer } from './kit/player.ts';
import { enter, titleShown } from './kit/start.ts';
import { COARSE, hash, inWords, nextQuestion, open, playByKeyboard, saved } from './kit/table.ts';
import { expect, test } from './kit/test.ts';

const toTitle = async (page: Page) => {
  await page.getByRole('button', { name: 'Leave' }).click();
  await expect(page.locator('.title-screen')).toBeVisible();
};

/** From the title: writes a card for a new player, who sits down at once. */
async function sitDown(page: Page, name: string, face: string): Promise<void> {
  await page.locator('.plate').click();
  await page.getByRole('button', { name: 'Somebody new' }).click();
  await page.getByLabel('Name').fill(name);
  await page.locator(`.slate input[value="${face}"]`).check({ force: true });
  await page.getByRole('button', { name: 'Sit down' }).click();
  await expect(page.locator('.plate')).toContainText(name);
}

async function playSome(page: Page, seed: string, answers: number): Promise<string | null> {
  await page.getByRole('button', { name: 'New game' }).click();
  await page.locator('.seed input').fill(seed);
  await page.getByRole('button', { name: 'Open the shops' }).click();
  await expect(page.locator('.table')).toBeVisible();
  await playByKeyboard(page, (n) => n >= answers);
  await nextQuestion(page);
  await saved(page);
  const now = await hash(page);
  await toTitle(page);
  return now;
}

test('two players have a game each; everything of one goes out as a file and comes in again', async ({
  page,
}) => {
  await open(page);
  await inWords(page);
  await page.locator('.plate').click();
  await expectNoViolations(page);
  await page.getByRole('button', { name: /^Change Player 1/ }).click();
  await page.getByLabel('Name').fill('Anna');
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('button', { name: /^Anna/ }).click();
  const annas = await playSome(page, 'anna', 2);
  await sitDown(page, 'Bert', 'knut');
  await expect(page.getByRole('button', { name: 'Continue' })).toHaveCount(0);
  const berts = await playSome(page, 'bert', 3);
  expect(berts).not.toBe(annas);

  // After a reload the last player is still there, and so is the other.
  await open(page);
  await inWords(page);
  await expect(page.locator('.plate')).toContainText('Bert');
  await page.getByRole('button', { name: 'Continue' }).click();
  await nextQuestion(page);
  expect(await hash(page)).toBe(berts);
  await toTitle(page);
  await page.locator('.plate').click();
  await page.getByRole('button', { name: /^Anna/ }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await nextQuestion(page);
  expect(await hash(page)).toBe(annas);
  await toTitle(page);

  // Out.
  await page.evaluate(() => window.__petz?.go('saves'));
  await expect(page.locator('.holding')).toHaveCount(2);
  await expectNoViolations(page);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save it all as a file (Bert)' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('dungeon-petz-bert.json');
  const text = await readFile(await download.path(), 'utf8');

  // Gone.
  await page.getByRole('button', { name: 'Who is playing?' }).click();
  await page.getByRole('button', { name: 'Change Bert’s card' }).click();
  await page.getByRole('button', { name: 'Remove this card' }).click();
  await page.getByRole('button', { name: 'Remove it all' }).click();
  // Her button stands on the list, which comes once he is gone; his stands on neither page.
  await expect(page.getByRole('button', { name: /^Anna/ })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Bert/ })).toHaveCount(0);
  await saved(page);
  await open(page);
  await page.evaluate(() => window.__petz?.go('saves'));
  await expect(page.locator('.holding')).toHaveCount(1);

  // A file that was changed is refused, the true one shows what it brings, and brings it.
  const file = page.locator('.saves-side input[type="file"]');
  const give = (body: string) =>
    file.setInputFiles({ name: 'bert.json', mimeType: 'application/json', buffer: Buffer.from(body) });
  await give(text.replace('Bert', 'Boss'));
  await expect(page.locator('[data-problem="damagedBackup"]')).toContainText('Nothing was changed');
  await give(text);
  await expect(page.locator('[data-arrival="profile"]')).toContainText('Bert');
  await expect(page.locator('[data-effect="comes"]')).toHaveCount(1);
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Take it in' }).click();
  await expect(page.locator('[data-arrived]')).toContainText('Bert');
  await expect(page.locator('.holding')).toHaveCount(2);
  await saved(page);
  await open(page);
  await page.evaluate(() => window.__petz?.go('profiles'));
  await page.getByRole('button', { name: /^Bert/ }).click();
  await inWords(page);
  await page.getByRole('button', { name: 'Continue' }).click();
  await nextQuestion(page);
  expect(await hash(page)).toBe(berts);
});

test('the drawn title has a portrait of the player, and leads to the others', async ({ page }) => {
  // Drawing without a graphics card takes its time.
  await open(page, COARSE);
  await titleShown(page);
  await enter(new PicturePlayer(page, 'mouse'), 'profile', page.locator('.patrons'));
  await expect(page.getByRole('heading', { level: 1, name: 'Who is playing?' })).toBeFocused();
});
