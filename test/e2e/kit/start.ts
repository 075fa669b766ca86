/** From the title into a game, with a finger or a mouse: the title is drawn, the page of the new game is not. */
import { expect, type Locator, type Page } from '@playwright/test';
import type { PicturePlayer } from './player.ts';

export interface Wanted {
  seed: string;
  /** One person, and bots in the other shops. */
  shops: number;
  /** With Dark Alleys. */
  alleys?: boolean;
}

const PATIENCE = { timeout: 90_000 };

/** Presses something of the page, where it can be seen. */
async function pressOn({ hand }: PicturePlayer, what: Locator): Promise<void> {
  if (hand === 'touch') await what.tap();
  else await what.click();
}

/** What of the page has come, to explain why the title has not. */
const state = (page: Page) =>
  page.evaluate(() => ({
    scenes: document.documentElement.dataset.scenes ?? 'not yet',
    body: document.body.className,
    screen: document.querySelector('main')?.textContent?.slice(0, 200) ?? 'none',
    last: performance
      .getEntriesByType('resource')
      .slice(-8)
      .map(({ name }) => name.slice(-60)),
  }));

/** The title stands and can be pressed. */
export async function titleShown(page: Page): Promise<void> {
  const isMarked = () => performance.getEntriesByName('title').length > 0;
  await page.waitForFunction(isMarked, null, PATIENCE).catch(async () => {
    throw new Error(`the title does not come: ${JSON.stringify(await state(page))}`);
  });
}

/** Presses a button of the title, and waits for what it leads to. */
export async function enter(player: PicturePlayer, button: string, shown: Locator): Promise<void> {
  await titleShown(player.page);
  await expect.poll(() => player.has(button), PATIENCE).toBe(true);
  await player.mustPress(button);
  await expect(shown).toBeVisible(PATIENCE);
}

/** Sets the speed on the page of the settings, and comes back to the title. */
export async function chooseSpeed(player: PicturePlayer, words: string): Promise<void> {
  const { page } = player;
  const choice = page.getByRole('radio', { name: words });
  await enter(player, 'settings', choice);
  await pressOn(player, choice);
  await expect(choice).toBeChecked();
  await pressOn(player, page.getByRole('button', { name: 'Back' }));
  await expect.poll(() => player.has('newGame')).toBe(true);
}

/** Opens a new game by the title's own button and its page, and waits for the first question in the picture. */
export async function startByHand(
  player: PicturePlayer,
  { seed, shops, alleys = false }: Wanted,
): Promise<void> {
  const { page } = player;
  const places = page.locator('.places > .place:not(.spare)');
  await enter(player, 'newGame', places.first());
  for (let left = await places.count(); left > shops; left--) {
    await pressOn(player, places.last().locator('.away'));
    await expect(places).toHaveCount(left - 1);
  }
  if (alleys) {
    const box = page.locator('.expansion').getByRole('radio', { name: 'Dark Alleys' });
    await pressOn(player, box);
    await expect(box).toBeChecked();
  }
  const field = page.locator('.seed input');
  await pressOn(player, field);
  await field.fill(seed);
  await pressOn(player, page.locator('form button[type="submit"]'));
  await expect
    .poll(() => page.evaluate(() => document.body.classList.contains('table-drawn')), PATIENCE)
    .toBe(true);
}
