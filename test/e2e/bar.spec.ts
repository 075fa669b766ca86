/** The bar over every question of Dungeon Petz: its tools stand in the window, and what it shows is whole or not there. */
import type { Page } from '@playwright/test';
import { ASK_KINDS } from '../../src/engine/petz/words.ts';
import { begun, shippedLevel } from '../kit/level-games.ts';
import { apart } from '../kit/rects.ts';
import { findPositions } from '../shots/positions.ts';
import { findQuestPositions } from '../shots/quest-positions.ts';
import { QUEST_WISHES } from '../shots/quest-wishes.ts';
import { SHOT_WISHES } from '../shots/wishes.ts';
import { titleShown } from './kit/start.ts';
import { COARSE, open, resize } from './kit/table.ts';
import { expect, test } from './kit/test.ts';

/** Names, signs, faces and pictures of the bar that can be seen only in part; less than so many pixels is a line's leading. */
const cutParts = (page: Page) =>
  page.evaluate((leading) => {
    const cut: string[] = [];
    for (const part of document.querySelectorAll('#panels .bar-part.paper')) {
      const outer = part.getBoundingClientRect();
      const whole = '.discs > *, .bar-signs > .signs > *, .bar-signs > small';
      for (const one of part.querySelectorAll(`${whole}, .words > span:first-child, :scope > .picture`)) {
        const own = one.getBoundingClientRect();
        const row = one.closest('.bar-signs, .discs');
        const hides = row !== null && getComputedStyle(row).overflow === 'hidden';
        const inner = hides ? row.getBoundingClientRect() : outer;
        const [left, right] = [Math.max(outer.left, inner.left), Math.min(outer.right, inner.right)];
        const [top, bottom] = [Math.max(outer.top, inner.top), Math.min(outer.bottom, inner.bottom)];
        const isSeen = own.right > left && own.left < right && own.bottom > top && own.top < bottom;
        const over = Math.max(left - own.left, own.right - right, top - own.top, own.bottom - bottom);
        if (own.width > 0 && isSeen && over > leading) cut.push(`${one.className} ${one.textContent}`);
      }
    }
    return cut;
  }, 5);

test('in any window the menu is in it and everything whole, in French', async ({ page }) => {
  const positions = findPositions(
    SHOT_WISHES.filter(({ name }) => (ASK_KINDS as readonly string[]).includes(name)),
  );
  // A table is opened in the one window, then in the other.
  const sizes = [
    { width: 1024, height: 768 },
    { width: 360, height: 740 },
  ];
  await page.setViewportSize({ width: 1024, height: 768 });
  await page.addInitScript(() => Object.defineProperty(navigator, 'languages', { value: ['fr'] }));
  await open(page, COARSE);
  await titleShown(page);
  const menu = page.locator('#panels .top-bar [data-hit="menu"]');
  for (const kind of ASK_KINDS) {
    const text = JSON.stringify(positions.get(kind)?.file);
    expect(await page.evaluate((file) => window.__petz?.open(file), text), kind).toBeNull();
    await page.waitForFunction((asked) => window.__petz?.ask()?.kind === asked, kind);
    await expect(menu, kind).toBeVisible();
    for (const size of sizes) {
      const where = `${kind} at ${size.width} by ${size.height}`;
      await resize(page, size);
      await expect(menu, where).toBeVisible();
      const { x = 0, width = 0 } = (await menu.boundingBox()) ?? {};
      expect(x + width, where).toBeLessThanOrEqual(size.width);
      expect(await cutParts(page), where).toEqual([]);
    }
    sizes.reverse();
  }
});

test('of Pug Quest it holds what has happened, the tools of the question and the menu on the least phone', async ({
  page,
}) => {
  const size = { width: 360, height: 740 };
  const file = findQuestPositions(QUEST_WISHES.filter(({ name }) => name === 'five')).get('five')?.file;
  await page.setViewportSize(size);
  await open(page, COARSE);
  await titleShown(page);
  expect(await page.evaluate((text) => window.__petz?.open(text), JSON.stringify(file))).toBeNull();
  await expect(page.locator('#panels .top-bar [data-hit="recap"]')).toBeVisible({ timeout: 60_000 });
  const inFirstLine = () =>
    page.evaluate(() =>
      (window.__petz?.hits() ?? []).filter(({ rect }) => rect.y + rect.height < 60).map(({ rect }) => rect),
    );
  await expect.poll(async () => (await inFirstLine()).length, { timeout: 30_000 }).toBeGreaterThan(4);
  const rects = await inFirstLine();
  for (const [i, rect] of rects.entries()) {
    expect(rect.x + rect.width).toBeLessThanOrEqual(size.width);
    for (const other of rects.slice(i + 1)) expect(apart(rect, other, 1)).toBe(true);
  }
});

/** A level with twists, goals and a show of four numbers. */
const FULL_BAR = 'festival/09-curiosities.json';

test('in a level with twists it is whole on the least phone and in large letters', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await open(page, COARSE);
  await titleShown(page);
  await page.evaluate(() => window.__petz?.go('settings'));
  await page.locator('[data-tab="display"]').click();
  await page.getByRole('radio', { name: /^200/ }).click();
  const file = JSON.stringify(begun(shippedLevel(FULL_BAR)));
  expect(await page.evaluate((text) => window.__petz?.open(text), file)).toBeNull();
  await expect(page.locator('#panels .bar-part.board')).toBeVisible();
  expect(await cutParts(page), 'large letters').toEqual([]);
  await page.evaluate(() => window.__petz?.go('settings'));
  await page.locator('[data-tab="display"]').click();
  await page.getByRole('radio', { name: /^100/ }).click();
  await page.evaluate(() => window.__petz?.go('table'));
  for (const size of [
    { width: 667, height: 375 },
    { width: 844, height: 390 },
    { width: 390, height: 844 },
  ]) {
    await resize(page, size);
    expect(await cutParts(page), `${size.width} by ${size.height}`).toEqual([]);
  }
});
