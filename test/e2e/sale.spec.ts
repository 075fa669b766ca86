/** What a sale brings, the most that there is to know of it, is seen without scrolling; so are both ways of selling. */
import type { Page } from '@playwright/test';
import { findPositions } from '../shots/positions.ts';
import { SHOT_WISHES } from '../shots/wishes.ts';
import { COARSE, open, resize } from './kit/table.ts';
import { expect, test } from './kit/test.ts';

/** How much of what is to be seen is out of sight in its panel, in CSS pixels. */
const hidden = (page: Page, what: string) =>
  page.locator(what).evaluateAll((parts) =>
    parts.map((part) => {
      const { top, bottom } = part.getBoundingClientRect();
      const frame = part.closest('[data-scrolls]')?.getBoundingClientRect();
      const sums = document.querySelector('#panels .balances');
      const lowest = part.closest('.balances') ? frame?.bottom : sums?.getBoundingClientRect().top;
      return Math.max(0, Math.round((frame?.top ?? 0) - top), Math.round(bottom - (lowest ?? 0)));
    }),
  );

test('gold and reputation of a sale are in sight beside both ways, in large letters too', async ({
  page,
}) => {
  await open(page, COARSE);
  const file = findPositions(SHOT_WISHES.filter(({ name }) => name === 'petz.sell')).get('petz.sell')?.file;
  expect(await page.evaluate((text) => window.__petz?.open(text), JSON.stringify(file))).toBeNull();
  const sums = '#panels .balances > span';
  await expect(page.locator(sums)).toHaveCount(2, { timeout: 60_000 });
  for (const [width, height] of [
    [1280, 800],
    [1024, 768],
    [844, 390],
    [390, 844],
  ] as const) {
    await resize(page, { width, height });
    const isUpright = height > width;
    await expect.poll(() => hidden(page, sums), { message: `${width}x${height}` }).toEqual([0, 0]);
    if (!isUpright) expect(await hidden(page, '#panels .ask-body > .choices-list > li')).toEqual([0, 0]);
  }
  await resize(page, { width: 1024, height: 768 });
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
    document.documentElement.dataset.text = 'large';
  });
  await expect.poll(() => hidden(page, sums)).toEqual([0, 0]);
});
