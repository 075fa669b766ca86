/** Everything of a player goes out of one browser as a file and into another one, through every door there is. */
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { fullProfile } from '../kit/full-profile.ts';
import { SAVES } from '../trust/saves.ts';
import { inWords, open, saved } from './kit/table.ts';
import { expect, test } from './kit/test.ts';

const go = (page: Page, to: 'saves' | 'shared' | 'campaign') =>
  page.evaluate((screen) => window.__petz?.go(screen), to);

/** The doors, by what leads to their input. */
const DOORS = {
  title: { to: async (page: Page) => inWords(page), input: '.title-screen input[type="file"]' },
  saves: { to: (page: Page) => go(page, 'saves'), input: '.saves-side input[type="file"]' },
  shared: { to: (page: Page) => go(page, 'shared'), input: '.open-shared input[type="file"]' },
} as const;
type DoorName = keyof typeof DOORS;

async function give(page: Page, door: DoorName, text: string): Promise<void> {
  await DOORS[door].to(page);
  await page
    .locator(DOORS[door].input)
    .setInputFiles({ name: 'file.json', mimeType: 'application/json', buffer: Buffer.from(text) });
}

/** Takes a profile in that was shown, as a new one; its id. */
async function takeIn(page: Page, name: string): Promise<string> {
  await expect(page.locator('[data-arrival="profile"]')).toContainText(name);
  await page.getByRole('button', { name: 'Take it in' }).click();
  await expect(page.locator('[data-arrived]')).toContainText(name);
  await expect(page.locator('.holding')).toHaveCount(2);
  await saved(page);
  const card = page.locator('.holding', { hasText: name });
  return (await card.getAttribute('data-holding')) ?? '';
}

/** The profile's file as the browser makes it. */
async function exported(page: Page, id: string) {
  await go(page, 'saves');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.locator(`[data-export="${id}"]`).click(),
  ]);
  const text = await readFile(await download.path(), 'utf8');
  return { text, body: JSON.parse(text).body };
}

test('a player with stars, saved levels, own Heroes and unfinished games comes out and in again whole', async ({
  browser,
}) => {
  const { text, levelId } = await fullProfile();
  const [here, there] = await Promise.all([browser.newPage(), browser.newPage()]);
  await open(here);
  await give(here, 'saves', text);
  const first = await exported(here, await takeIn(here, 'Anna'));
  // Another browser, another door.
  await open(there);
  await give(there, 'title', first.text);
  await expect(there.locator('.incoming')).toContainText('Mops');
  await expect(there.locator('.incoming [data-effect="comes"]')).toHaveCount(3);
  await expect(there.locator('.incoming .no')).toHaveCount(0);
  const id = await takeIn(there, 'Anna');
  const second = await exported(there, id);
  expect(second.body).toEqual(first.body);
  expect(Object.keys(second.body.games)).toEqual(['free', 'level', 'daily']);
  expect(second.body.heroes).toMatchObject([{ name: 'Mops' }]);
  // It is there for a player who sits down as Anna, after the page was closed too.
  await open(there);
  await there.evaluate(() => window.__petz?.go('profiles'));
  await there.getByRole('button', { name: /^Anna/ }).click();
  await inWords(there);
  await expect(there.getByRole('button', { name: 'Continue' })).toBeVisible();
  await go(there, 'shared');
  await expect(there.locator(`[data-saved="${levelId}"]`)).toBeVisible();
  await here.close();
  await there.close();
});

for (const door of ['title', 'saves', 'shared'] as const) {
  test(`the file of a profile of old is taken in through the door of ${door}`, async ({ page }) => {
    const text = readFileSync(join(SAVES, 'petz-1-quest-1/anna.profile.json'), 'utf8');
    await open(page);
    await give(page, door, text);
    await expect(page.locator('.incoming .no')).toHaveCount(0);
    const { body } = await exported(page, await takeIn(page, 'Anna'));
    const file = JSON.parse(text).body;
    const { trainer, between, steps, met, fled, ...progress } = body.progress;
    expect(progress).toEqual(file.progress);
    // A player who has met no puzzle, no rival and no level in two parts yet begins as a newcomer.
    expect(trainer).toMatchObject({ seen: {}, mistakes: [], streak: 0 });
    expect({ between, steps, met, fled }).toEqual({ between: {}, steps: {}, met: {}, fled: [] });
    expect(Object.keys(body.games)).toEqual(Object.keys(file.games));
  });
}

test('a file that is none of ours gets a sentence at every door, and nothing is changed', async ({
  page,
}) => {
  const game = (snapshot: string) => `{"game":"petz","format":1,"log":[],"snapshot":${snapshot}}`;
  const nested = `${'['.repeat(50_000)}${']'.repeat(50_000)}`;
  await open(page);
  // Nothing, a picture, and a film: too much to be a game, however it begins.
  const foreign = ['', '\u0089PNG\r\n\u001a\n', game(`"${'x'.repeat(30_000_000)}"`)];
  for (const text of [
    ...foreign,
    game('{"gold":1e999}'),
    game(`{"name":"\\ud800","deep":${nested}}`),
    game('null'),
  ]) {
    await give(page, 'saves', text);
    await expect(page.locator('.saves-side [data-problem]')).toContainText('Nothing was changed');
    await give(page, 'shared', text);
    await expect(page.locator('.shared-problem')).toContainText('Nothing of yours was touched');
    await open(page);
    await give(page, 'title', text);
    await expect(page.getByText('Nothing was changed')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Continue' })).toHaveCount(0);
  }
});
