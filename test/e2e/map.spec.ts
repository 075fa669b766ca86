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
  await toMap(page);
}

async function toMap(page: Page): Promise<void> {
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

test('the map is pulled, which builds nothing; a stop is touched, another is reached with the keys', async ({
  page,
}) => {
  await openMap(page);
  const first = await resting(page);
  await page.locator('.map-scroll').evaluate((road) => {
    const seen = new MutationObserver((changes) => {
      road.dataset.changes = String(Number(road.dataset.changes) + changes.length);
    });
    road.dataset.changes = '0';
    seen.observe(road.firstElementChild ?? road, { childList: true, attributes: true, subtree: true });
  });
  await pull(page);
  expect(await resting(page)).toBeGreaterThan(first + 700);
  // From chapter to chapter.
  for (let i = 0; i < 3; i++) await pull(page);
  expect(await resting(page)).toBeGreaterThan(first + 2400);
  await expect(page.locator('.map-scroll')).toHaveAttribute('data-changes', '0');
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

test('all levels at once, with their names and what waits there; from chapter to chapter, and what is closed says why', async ({
  page,
}) => {
  await openMap(page);
  await page.locator('[data-whole="false"]').click();
  const stop = page.locator('[data-level="town.1"]');
  await expect(stop).toBeVisible(PATIENCE);
  await expect(stop).toContainText('Knut · ');
  // Only the bubble on the road has a tail: in a row it would lie on the name.
  await expect(stop.locator('.tailed')).toHaveCount(0);
  await expect(page.locator('.map-scroll')).toHaveCount(0);
  await expectNoViolations(page);
  await page.locator('[data-whole="true"]').click();
  await expect(sign(page, 'opening.1')).toBeInViewport(PATIENCE);

  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText('Opening Day');
  await expect(page.locator('[data-turn="before"]')).toHaveCount(1);
  await page.locator('[data-turn="after"]').click();
  await expect(title).toHaveText('Across the Street', PATIENCE);
  // A sign shows who is met there, and what is different.
  await expect(stop.locator('.medallion > img')).toBeVisible();
  await expect(stop.locator('.name small')).toHaveText('Meatless week');
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

/** What of the bar sticks out of it, in letters of a size; and signs that lie under it or are too small for a finger. */
function withoutRoom(letters: string): { parts: number; wrong: string[] } {
  const { style } = document.documentElement;
  style.fontSize = letters;
  const bar = document.querySelector('.map-bar')?.getBoundingClientRect() ?? new DOMRect();
  const parts = [
    ...document.querySelectorAll<HTMLElement>(
      '.map-bar :is(h1, .round, .campaign-stars, .campaign-places button)',
    ),
  ].filter((part) => part.checkVisibility({ visibilityProperty: true }) && part.offsetWidth > 0);
  const outside = parts.filter((part) => {
    const { left, right, bottom } = part.getBoundingClientRect();
    return left < bar.left || right > bar.right + 0.5 || bottom > bar.bottom + 0.5;
  });
  const signs = [...document.querySelectorAll<HTMLElement>('.map-page .stop > button')];
  // With larger letters the bar grows over the road, which is pulled.
  const hidden = signs.filter((sign) => {
    const { top, width, height } = sign.getBoundingClientRect();
    return letters === '100%' && (top < bar.bottom - 8 || Math.min(width, height) < 48);
  });
  style.fontSize = '';
  const wrong = [...outside, ...hidden].map(({ className, innerText }) => `${className} ${innerText}`);
  return { parts: Math.min(parts.length, signs.length), wrong };
}

test('the bar has room for everything, and the signs stand clear of it', async ({ page }) => {
  // What moves on the map is not looked at here.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openMap(page);
  for (const [width, height] of [
    [1280, 800],
    [844, 390],
    [768, 1024],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    await resting(page);
    for (const letters of ['100%', '200%']) {
      const { parts, wrong } = await page.evaluate(withoutRoom, letters);
      const where = `${width} by ${height}, letters of ${letters}`;
      expect(parts, where).toBeGreaterThan(2);
      expect(wrong, where).toEqual([]);
    }
  }
});

test('in a window that is turned, what was in the middle of the map stays there', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 1180, height: 820 });
  await openMap(page);
  await pull(page);
  const middle = () =>
    page
      .locator('.map-scroll')
      .evaluate((road) => (road.scrollLeft + road.clientWidth / 2) / road.scrollWidth);
  await resting(page);
  const before = await middle();
  for (const [width, height] of [
    [820, 1180],
    [1180, 820],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect.poll(() => page.locator('.map-scroll').evaluate((road) => road.clientWidth)).toBe(width);
    await resting(page);
    expect(Math.abs((await middle()) - before)).toBeLessThan(0.002);
  }
});
