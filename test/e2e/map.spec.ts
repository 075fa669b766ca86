/** The road of the campaign: touched, pulled along and walked over with the keys; and all its levels at once. */
import type { Page } from '@playwright/test';
import { expectNoViolations } from './kit/axe.ts';
import { COARSE, open } from './kit/table.ts';
import { expect, test } from './kit/test.ts';

test.use({ viewport: { width: 1024, height: 600 } });

const PATIENCE = { timeout: 30_000 };

const sign = (page: Page, level: string) => page.locator(`[data-level="${level}"] button`);
const scrolled = (page: Page) => page.locator('.map-scroll').evaluate(({ scrollLeft }) => scrollLeft);

/** Once the map has come to rest: a finger does not aim at what glides away. */
async function resting(page: Page): Promise<number> {
  let at = await scrolled(page);
  const isResting = async () => {
    const before = at;
    at = await scrolled(page);
    return at === before;
  };
  await expect.poll(isResting, { ...PATIENCE, intervals: [150] }).toBe(true);
  return at;
}

async function openMap(page: Page): Promise<void> {
  await open(page, COARSE);
  await page.evaluate(() => window.__petz?.go('campaign'));
  await expect(sign(page, 'opening.1')).toBeInViewport(PATIENCE);
}

/** Pulls the road to the left with the mouse. */
async function pull(page: Page): Promise<void> {
  await page.mouse.move(900, 560);
  await page.mouse.down();
  await page.mouse.move(100, 560, { steps: 8 });
  await page.mouse.up();
}

test('a stop is touched, another is reached with the keys, and the map is pulled', async ({ page }) => {
  await openMap(page);
  const first = await resting(page);
  await pull(page);
  expect(await resting(page)).toBeGreaterThan(first + 700);
  // Home goes to the first thing of the road, wherever the map was pulled to.
  await page.keyboard.press('Home');
  await resting(page);
  await sign(page, 'opening.1').click();
  const briefing = page.locator('[data-story], .briefing').first();
  await expect(briefing).toBeVisible(PATIENCE);
  await page.evaluate(() => window.__petz?.go('campaign'));
  await expect(page.locator('.map-scroll')).toBeVisible(PATIENCE);
  // The keys begin at what is next, and go along the road.
  await page.keyboard.press('ArrowRight');
  await expect(sign(page, 'opening.1')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(sign(page, 'opening.6')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(briefing).toBeVisible(PATIENCE);
});

test('from chapter to chapter by arrow and key, and what is closed says why', async ({ page }) => {
  await openMap(page);
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText('Opening Day');
  await expect(page.locator('[data-turn="before"]')).toHaveCount(1);
  await page.locator('[data-turn="after"]').click();
  await expect(title).toHaveText('Across the Street', PATIENCE);
  await page.keyboard.press('PageDown');
  await expect(title).toHaveText('Dark Alleys', PATIENCE);
  const closed = page.locator('.stop[data-state="locked"]').first();
  await closed.locator('button').focus();
  const reason = closed.locator('.stop-more small').first();
  await expect(reason).toHaveText(/first|star/i);
  await expect(reason).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(closed.locator('button')).toBeVisible();
  await expectNoViolations(page);
});

test('all levels are seen at once, with their names and what waits there, and the road again', async ({
  page,
}) => {
  await openMap(page);
  await page.locator('[data-whole="false"]').click();
  const stop = page.locator('[data-level="town.1"]');
  await expect(stop).toBeVisible(PATIENCE);
  await expect(stop).toContainText('Knut · ');
  await expect(page.locator('.map-scroll')).toHaveCount(0);
  await expectNoViolations(page);
  await page.locator('[data-whole="true"]').click();
  await expect(sign(page, 'opening.1')).toBeInViewport(PATIENCE);
});

test('nothing is built while the map is pulled from chapter to chapter', async ({ page }) => {
  await openMap(page);
  const first = await resting(page);
  await page.locator('.map-scroll').evaluate((road) => {
    const seen = new MutationObserver((changes) => {
      road.dataset.changes = String(Number(road.dataset.changes) + changes.length);
    });
    road.dataset.changes = '0';
    seen.observe(road.firstElementChild ?? road, { childList: true, attributes: true, subtree: true });
  });
  for (let i = 0; i < 4; i++) await pull(page);
  expect(await resting(page)).toBeGreaterThan(first + 2400);
  await expect(page.locator('.map-scroll')).toHaveAttribute('data-changes', '0');
});

for (const [width, height] of [
  [1280, 800],
  [844, 390],
  [768, 1024],
  [390, 844],
] as const)
  test(`the bar has room for everything, and the signs stand clear of it, at ${width} by ${height}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await openMap(page);
    for (const size of ['100%', '200%']) {
      await page.evaluate((text) => document.documentElement.style.setProperty('font-size', text), size);
      const bar = await page.locator('.map-bar').boundingBox();
      if (bar === null) throw new Error('no bar');
      const inside = page.locator(
        '.map-bar :is(h1, .round, .campaign-stars, .campaign-places button):visible',
      );
      for (const part of await inside.all()) {
        const box = (await part.boundingBox()) ?? bar;
        const told = `${size}: ${await part.innerText()}`;
        expect(box.x, told).toBeGreaterThanOrEqual(bar.x);
        expect(box.x + box.width, told).toBeLessThanOrEqual(bar.x + bar.width + 0.5);
        expect(box.y + box.height, told).toBeLessThanOrEqual(bar.y + bar.height + 0.5);
      }
      if (size !== '100%') continue;
      for (const box of await page.locator('.map-page .stop > button').all()) {
        const at = await box.boundingBox();
        expect(at?.y, 'below the bar').toBeGreaterThanOrEqual(bar.y + bar.height - 8);
        expect(Math.min(at?.width ?? 0, at?.height ?? 0)).toBeGreaterThanOrEqual(48);
      }
    }
  });
