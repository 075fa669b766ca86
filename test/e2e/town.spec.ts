/** The drawn town: a whole shopping phase by touch on the canvas, where the picture says it can be touched. */
import { expect, type Page, test } from '@playwright/test';
import { answered, DRAWN, open } from './kit/table.ts';

test.use({ hasTouch: true, viewport: { width: 1024, height: 768 } });

interface Spot {
  id: string;
  x: number;
  y: number;
}

function spots(page: Page): Promise<Spot[]> {
  return page.evaluate(() =>
    (window.__petz?.hits() ?? []).map(({ id, rect }) => ({
      id,
      x: rect.x + rect.width / 2,
      y: rect.y + rect.height / 2,
    })),
  );
}

async function tap(page: Page, id: string): Promise<boolean> {
  const spot = (await spots(page)).find((x) => x.id === id);
  if (spot === undefined) return false;
  await page.touchscreen.tap(spot.x, spot.y);
  // The picture answers with the next frame.
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(null)))),
  );
  return true;
}

const canSend = async (page: Page) => (await spots(page)).some(({ id }) => id === 'send');

/** Presses something of the layer in words, which is out of sight but at work. */
function press(page: Page, selector: string): Promise<void> {
  return page.evaluate((x) => document.querySelector<HTMLElement>(x)?.click(), selector);
}

/** The things to be taken at a place, where there is a choice. */
const onOffer = (page: Page, space: string) =>
  page.evaluate((id) => {
    const town = window.__petz?.view()?.town;
    return (id === 'younger1' ? town?.young : id === 'cage1' ? town?.cages : []) ?? [];
  }, space);

/** A place at which the group at hand can be sent off, chosen by touch; null if there is none. */
async function choosePlace(page: Page, wished: readonly string[]): Promise<string | null> {
  for (const space of wished) {
    await tap(page, `space:${space}`);
    if (await canSend(page)) return space;
    const item = (await onOffer(page, space)).find((x) => x !== null);
    if (item !== undefined && (await tap(page, `item:${item}`)) && (await canSend(page))) return space;
  }
  return null;
}

const ask = (page: Page) => page.evaluate(() => window.__petz?.ask() ?? null);
const mine = (page: Page) =>
  page.evaluate(() => {
    const view = window.__petz?.view();
    const taken = Object.entries(view?.town.taken ?? {}).filter(([, { seat }]) => seat === 0);
    return { taken: taken.map(([id]) => id), groups: view?.shops[0]?.groups.length ?? 0, phase: view?.phase };
  });

test('a whole shopping phase by touch', async ({ page }) => {
  // Drawing without a graphics card takes its time.
  test.setTimeout(300_000);
  await open(page, DRAWN);
  await expect(page.locator('html')).toHaveAttribute('data-scenes', 'on', { timeout: 60_000 });
  await press(page, '.menu button');
  await page.locator('form input').first().waitFor();
  await press(page, 'form button[type="submit"]');
  await expect.poll(async () => (await ask(page))?.kind).toBe('petz.group');
  const grouped = (await ask(page)) ?? { id: 0, kind: '' };
  await page.waitForFunction((id) => document.querySelector(`[data-ask="${id}"]`) !== null, grouped.id);
  await press(page, '.suggestions button:nth-of-type(2)');
  await press(page, '.question button.gold');
  await answered(page, grouped);

  let sent = 0;
  for (let turn = 0; turn < 40; turn++) {
    await page.waitForFunction(() => {
      const view = window.__petz?.view();
      return window.__petz?.ask() != null || (view?.phase !== 'shopping' && view?.phase !== 'setup');
    });
    const asked = await ask(page);
    if (asked === null || !['petz.send', 'petz.book'].includes(asked.kind)) break;
    if (asked.kind === 'petz.book') {
      await page.waitForFunction((id) => document.querySelector(`[data-ask="${id}"]`) !== null, asked.id);
      await press(page, '.question .option');
      await answered(page, asked);
      continue;
    }
    await page.waitForFunction(() => document.body.classList.contains('table-drawn'));
    await expect.poll(async () => (await spots(page)).some(({ id }) => id === 'home')).toBe(true);
    const before = await mine(page);
    const wished = ['cage1', 'mixed', 'imps', 'vegetables', 'meat', 'judge', 'platform', 'hospital'];
    const space = sent === 1 ? null : await choosePlace(page, wished);
    await tap(page, space === null ? 'home' : 'send');
    await answered(page, asked);
    const after = await mine(page);
    if (space !== null && after.phase === 'shopping') {
      const isThere = after.taken.length === before.taken.length + 1;
      expect(isThere, `${space}: ${after.taken.join()}`).toBe(true);
    }
    if (after.phase === 'shopping') expect(after.groups).toBe(before.groups - 1);
    sent++;
  }
  expect(sent).toBeGreaterThan(1);
  expect((await mine(page)).groups).toBe(0);
});

test('the words are one key away, and the picture one button', async ({ page }) => {
  test.setTimeout(120_000);
  await open(page, DRAWN);
  await expect(page.locator('html')).toHaveAttribute('data-scenes', 'on', { timeout: 60_000 });
  await press(page, '.menu button');
  await page.locator('form input').first().waitFor();
  await press(page, 'form button[type="submit"]');
  await expect.poll(async () => (await ask(page))?.kind).toBe('petz.group');
  await page.evaluate(() => window.__petz?.answer(Array.from({ length: 3 }, () => ({ imps: 1, gold: 0 }))));
  await expect.poll(async () => (await ask(page))?.kind, { timeout: 30_000 }).toBe('petz.send');
  await page.waitForFunction(() => document.body.classList.contains('table-drawn'), null, {
    timeout: 30_000,
  });
  await expect(page.locator('#game')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.locator('#game')).toBeHidden();
  await expect(page.locator('.question')).toBeInViewport();
  await page.locator('.picture-switch').click();
  await expect(page.locator('#game')).toBeVisible();
});
