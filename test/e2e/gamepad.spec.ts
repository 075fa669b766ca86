/** With a gamepad alone: from the drawn title into a game and through its first moves; and through pages in words. */
import type { Page } from '@playwright/test';
import { firstHit, inReadingOrder } from '../../src/scenes/table/nearest.ts';
import { titleShown } from './kit/start.ts';
import { ADDRESS, COARSE, inWords, open } from './kit/table.ts';
import { expect, test } from './kit/test.ts';

test.use({ viewport: { width: 1280, height: 800 } });

const PATIENCE = { timeout: 60_000 };

const BUTTONS = { south: 0, east: 1, north: 3, left: 4, right: 5, start: 9, up: 12, down: 13 } as const;
type Button = keyof typeof BUTTONS;

declare global {
  interface Window {
    /** Buttons that are still to be pressed; each is down for one look at the pad, and up for the next. */
    padQueue: (number | null)[];
  }
}

/** A pad that a player has just taken up. */
async function plugIn(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.padQueue = [];
    navigator.getGamepads = () => {
      const down = window.padQueue.shift() ?? null;
      const buttons = Array.from({ length: 17 }, (_, i) => ({
        pressed: i === down,
        touched: false,
        value: 0,
      }));
      const axes = [0, 0, 0, 0];
      return [
        { index: 0, id: 'pad', connected: true, mapping: 'standard', buttons, axes } as unknown as Gamepad,
      ];
    };
  });
}

async function press(page: Page, button: Button, times = 1): Promise<void> {
  for (let i = 0; i < times; i++) {
    await page.evaluate((down) => window.padQueue.push(down, null), BUTTONS[button]);
    await page.waitForFunction(() => window.padQueue.length === 0, null, PATIENCE);
  }
}

const focused = (page: Page, selector: string) =>
  page.evaluate((x) => document.activeElement?.matches(x) ?? false, selector);

async function walkTo(page: Page, button: 'left' | 'right', selector: string): Promise<void> {
  for (let i = 0; i < 60 && !(await focused(page, selector)); i++) await press(page, button);
  expect(await focused(page, selector)).toBe(true);
}

/** Walks the ring of the picture from one thing to another, and presses it. */
async function pressHit(page: Page, from: string | null, to: string): Promise<void> {
  const hits = () => page.evaluate(() => window.__petz?.hits() ?? []);
  await expect.poll(async () => (await hits()).some(({ id }) => id === to), PATIENCE).toBe(true);
  const all = await hits();
  const order = inReadingOrder(all);
  const first = firstHit(all);
  const isShown = order.some(({ id }) => id === from);
  // The first press shows the ring.
  if (!isShown) await press(page, 'right');
  const at = order.findIndex(({ id }) => id === (isShown ? from : first?.id));
  const way = order.findIndex(({ id }) => id === to) - at;
  await press(page, way < 0 ? 'left' : 'right', Math.abs(way));
  await press(page, 'south');
}

const asked = (page: Page) => page.evaluate(() => window.__petz?.ask() ?? null);

test('a game is begun and played with a gamepad, without a key or a finger', async ({ page }) => {
  await plugIn(page);
  await open(page, COARSE);
  await titleShown(page);
  await page.waitForFunction(() => document.documentElement.dataset.scenes === 'on', null, PATIENCE);
  // The first press on the title shows where one is; the second goes there.
  await press(page, 'down');
  expect(await focused(page, '[data-title="campaign"]')).toBe(true);
  await press(page, 'right');
  expect(await focused(page, '[data-title="newGame"]')).toBe(true);
  await press(page, 'south');
  await expect(page.locator('.places')).toBeVisible(PATIENCE);
  await walkTo(page, 'left', 'form button[type="submit"]');
  await press(page, 'south');
  await expect.poll(async () => (await asked(page))?.kind, PATIENCE).toBe('petz.group');
  await page.waitForFunction(() => document.body.classList.contains('table-drawn'), null, PATIENCE);
  // The groups are proposed, and sent.
  await pressHit(page, null, 'suggest:1');
  await pressHit(page, 'suggest:1', 'send');
  await expect.poll(async () => (await asked(page))?.kind, PATIENCE).toBe('petz.send');
  const { id } = (await asked(page)) ?? {};
  // The menu, and back to the picture as it was.
  await press(page, 'start');
  await expect(page.locator('.pause')).toBeVisible();
  await press(page, 'east');
  await expect(page.locator('.pause')).toHaveCount(0);
  await pressHit(page, null, 'home');
  await expect.poll(async () => (await asked(page))?.id !== id, PATIENCE).toBe(true);
});

test('pages are read and settings made with a gamepad', async ({ page }) => {
  await plugIn(page);
  await open(page, ADDRESS);
  await inWords(page);
  await walkTo(page, 'right', '[data-title="settings"]');
  await press(page, 'south');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Settings');
  await walkTo(page, 'right', 'input[type="radio"][value="x4"]');
  await expect(page.locator(':focus')).not.toBeChecked();
  await press(page, 'south');
  await expect(page.locator('input[type="radio"][value="x4"]')).toBeChecked();
  // Up from there lie the tabs, and round the ring is seen where the focus is.
  await press(page, 'up');
  expect(await focused(page, '[role="tab"]')).toBe(true);
  expect(await page.locator(':focus').evaluate((tab) => getComputedStyle(tab).outlineStyle)).toBe('solid');
  await walkTo(page, 'right', '[data-tab="keys"]');
  await press(page, 'south');
  await expect(page.locator('.pad-help dd')).toHaveCount(10);
  await press(page, 'east');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dungeon Petz');
  // A finger ends it.
  await page.mouse.click(2, 2);
  expect(await page.evaluate(() => document.documentElement.dataset.pad)).toBeUndefined();
});
