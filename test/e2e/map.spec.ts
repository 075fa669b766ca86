/** The drawn map of the campaign: touched, pulled along and walked over with the keys. */
import type { Page } from '@playwright/test';
import { countPaint, paintCount } from '../performance/trace.ts';
import { COARSE, open } from './kit/table.ts';
import { expect, test } from './kit/test.ts';

test.use({ viewport: { width: 1024, height: 600 } });

const PATIENCE = { timeout: 30_000 };

/** Where something of the map can be pressed now; null while it cannot. */
function placeOf(page: Page, id: string): Promise<{ x: number; y: number } | null> {
  return page.evaluate((wanted) => {
    const rect = window.__petz?.hits().find((hit) => hit.id === wanted)?.rect;
    return rect === undefined ? null : { x: rect.x + rect.width / 2, y: rect.y + rect.height / 2 };
  }, id);
}

/** The same once the map has come to rest: a finger does not aim at what glides away. */
async function resting(page: Page, id: string): Promise<{ x: number; y: number }> {
  let place = await placeOf(page, id);
  const isResting = async () => {
    const before = place;
    await page.waitForTimeout(150);
    place = await placeOf(page, id);
    return place !== null && JSON.stringify(place) === JSON.stringify(before);
  };
  await expect.poll(isResting, PATIENCE).toBe(true);
  return place ?? { x: 0, y: 0 };
}

async function openMap(page: Page): Promise<void> {
  await open(page, COARSE);
  await page.evaluate(() => window.__petz?.go('campaign'));
  await expect.poll(() => placeOf(page, 'opening.1'), PATIENCE).not.toBeNull();
}

test('a stop is touched, another is reached with the keys, and the map is pulled', async ({ page }) => {
  await openMap(page);
  // What said that the map is coming has gone.
  await expect(page.locator('.map-loading')).toHaveCount(0);
  const first = await placeOf(page, 'opening.1');
  await page.mouse.move(900, 560);
  await page.mouse.down();
  await page.mouse.move(700, 560, { steps: 4 });
  await page.mouse.up();
  await expect
    .poll(async () => (await placeOf(page, 'opening.1'))?.x ?? -1, PATIENCE)
    .toBeLessThan((first?.x ?? 0) - 50);
  // Home goes to the first thing of the road, wherever the map was pulled to.
  await page.keyboard.press('Home');
  const stop = await resting(page, 'opening.1');
  await page.mouse.click(stop.x, stop.y);
  const briefing = page.locator('[data-story], .briefing').first();
  await expect(briefing).toBeVisible(PATIENCE);
  await page.evaluate(() => window.__petz?.go('campaign'));
  await resting(page, 'opening.1');
  // The keys begin at what is next.
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(briefing).toBeVisible(PATIENCE);
});

test('all levels are seen at once, with their names and what waits there, and the road again', async ({
  page,
}) => {
  await openMap(page);
  const whole = await resting(page, 'whole');
  await page.mouse.click(whole.x, whole.y);
  const stop = page.locator('[data-level="town.1"]');
  await expect(stop).toBeVisible(PATIENCE);
  await expect(stop).toContainText('Knut · ');
  await expect.poll(() => placeOf(page, 'opening.1')).toBeNull();
  await page.locator('[data-road]').click();
  await expect.poll(() => placeOf(page, 'opening.1'), PATIENCE).not.toBeNull();
  await expect(page.locator('[data-road]')).toBeHidden();
});

test('nothing is painted while the map is pulled from chapter to chapter', async ({ page }) => {
  await page.addInitScript(countPaint);
  await openMap(page);
  await page.keyboard.press('Home');
  await resting(page, 'opening.1');
  // What is out of sight is painted when all else is.
  let last = await paintCount(page);
  const isPainted = async () => {
    const before = last;
    last = await paintCount(page);
    return before.words === last.words && before.textures === last.textures;
  };
  await expect.poll(isPainted, { ...PATIENCE, intervals: [1500] }).toBe(true);
  expect(last.textures).toBeGreaterThan(50);
  const from = (await placeOf(page, 'opening.1')) ?? { x: 0, y: 0 };
  for (let i = 0; i < 8; i++) {
    await page.mouse.move(960, 560);
    await page.mouse.down();
    await page.mouse.move(60, 560, { steps: 8 });
    await page.mouse.up();
  }
  await expect.poll(() => placeOf(page, 'opening.1'), PATIENCE).not.toEqual(from);
  expect(await paintCount(page)).toEqual(last);
});
