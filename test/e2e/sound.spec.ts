/** Silent until the first touch; then taps and music, at the volumes of the settings, asleep while the page is hidden. */
import type { Page } from '@playwright/test';
import { expect, test } from './kit/test.ts';

test.use({ heard: true });

interface State {
  context: string;
  played: Record<string, number>;
  music: string | null;
}

const state = (page: Page): Promise<State> => page.evaluate(() => window.__petz?.sound() as State);
const context = async (page: Page) => (await state(page)).context;
const PATIENCE = { timeout: 45_000 };

test('nothing before the first touch, then taps and music; off is off, and a hidden page sleeps', async ({
  page,
}) => {
  await page.goto('./?dev&words&speed=0');
  const settings = page.getByRole('button', { name: 'Settings' });
  await expect(settings).toBeVisible(PATIENCE);
  expect(await state(page)).toMatchObject({ context: 'none', played: {}, music: null });

  await settings.click();
  await expect.poll(() => context(page), PATIENCE).toBe('running');
  await expect.poll(async () => (await state(page)).music, PATIENCE).toBe('shop');
  const tab = page.locator('[data-tab="sound"]');
  await tab.click();
  await expect.poll(async () => (await state(page)).played.tap ?? 0, PATIENCE).toBeGreaterThan(0);

  // Louder says so at once; silence is not even begun.
  const effects = page.getByRole('slider', { name: 'Effects' });
  await effects.fill('90');
  await expect.poll(async () => (await state(page)).played.coin ?? 0, PATIENCE).toBeGreaterThan(0);
  await effects.fill('0');
  await page.getByRole('slider', { name: 'Music' }).fill('0');
  await expect.poll(async () => (await state(page)).music, PATIENCE).toBeNull();
  const { played } = await state(page);
  await tab.click();
  expect((await state(page)).played).toEqual(played);

  await page.getByRole('slider', { name: 'Music' }).fill('50');
  await expect.poll(async () => (await state(page)).music, PATIENCE).toBe('shop');
  await page.getByRole('switch', { name: /^Sound on/ }).click();
  await expect.poll(async () => (await state(page)).music, PATIENCE).toBeNull();
  await page.getByRole('switch', { name: /^Sound on/ }).click();
  await expect.poll(async () => (await state(page)).music, PATIENCE).toBe('shop');

  const hide = (hidden: boolean) =>
    page.evaluate((now) => {
      Object.defineProperty(document, 'hidden', { configurable: true, get: () => now });
      document.dispatchEvent(new Event('visibilitychange'));
    }, hidden);
  await hide(true);
  await expect.poll(() => context(page), PATIENCE).toBe('suspended');
  await hide(false);
  await expect.poll(() => context(page), PATIENCE).toBe('running');
});
