/** The counter of the title, over the drawn street in every window: what fingers meet, what comes first, the language. */
import type { Page } from '@playwright/test';
import { apart, UPRIGHT, WINDOWS, within } from '../kit/rects.ts';
import { expectNoViolations } from './kit/axe.ts';
import { begin, shops } from './kit/sessions.ts';
import { titleShown } from './kit/start.ts';
import { COARSE, open } from './kit/table.ts';
import { expect, test } from './kit/test.ts';

const SIZES = [...WINDOWS, [2560, 1440], [932, 430], [640, 360], [360, 640], [820, 1180]] as const;

const hitsOf = (page: Page) =>
  page.evaluate(() =>
    (window.__petz?.hits() ?? []).map(({ id, rect: { x, y, width, height } }) => ({
      id,
      x,
      y,
      width,
      height,
    })),
  );

type Hit = Awaited<ReturnType<typeof hitsOf>>[number];

/** What is wrong with where they are. */
function wrongIn(hits: readonly Hit[], width: number, height: number, gold: string): string[] {
  const wide = hits.find(({ id }) => id === gold)?.width ?? 0;
  return hits.flatMap((hit, i) => [
    ...(Math.min(hit.width, hit.height) < 44 ? [`${hit.id} is too small`] : []),
    ...(within(hit, { x: 0, y: 0, width, height }) ? [] : [`${hit.id} lies outside`]),
    ...(hit.width > wide + 0.01 ? [`${hit.id} is wider than ${gold}`] : []),
    ...hits.slice(i + 1).flatMap((other) => (apart(hit, other) ? [] : [`${hit.id} lies on ${other.id}`])),
  ]);
}

/** In every window all can be pressed, none lies on another, and the golden one is the widest. */
async function expectCounter(page: Page, ids: readonly string[], gold: string): Promise<void> {
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    // The kennel's door is where the picture has it, which is drawn a moment later.
    const seen = async () => {
      const hits = await hitsOf(page);
      return { ids: hits.map(({ id }) => id).sort(), wrong: wrongIn(hits, width, height, gold) };
    };
    await expect.poll(seen, { message: `${width}x${height}` }).toEqual({ ids: [...ids].sort(), wrong: [] });
  }
}

const ALWAYS = ['campaign', 'newGame', 'newQuest', 'profile', 'rules', 'settings', 'language'];

test('the counter in every window, in English, in French and in large letters', async ({ page }) => {
  await open(page, COARSE);
  await titleShown(page);
  await expectCounter(page, ALWAYS, 'campaign');
  await expectNoViolations(page);
  await page.locator('[data-title="language"]').selectOption('fr');
  await expect(page.locator('[data-title="campaign"]')).toHaveText('Campagne');
  await expectCounter(page, ALWAYS, 'campaign');
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  await expectCounter(page, ALWAYS, 'campaign');
});

test('with an unfinished game to go on with', async ({ page }) => {
  await begin(page, shops('counter'));
  // Left before its picture has come.
  await page.evaluate(() => window.__petz?.go('title'));
  await expectCounter(page, [...ALWAYS, 'continue'], 'continue');
  const [width, height] = UPRIGHT[1];
  await page.setViewportSize({ width, height });
  await page.locator('[data-title="continue"]').click();
  await expect(page.locator('body')).toHaveClass(/table-drawn/);
});

test('who is not asked before a game is lost sees on the pages of both new games that it will be', async ({
  page,
}) => {
  await begin(page, shops('replaced'));
  await page.evaluate(() => window.__petz?.go('settings'));
  await page.getByRole('switch', { name: 'Ask before a game is lost' }).click();
  for (const game of ['newGame', 'newQuest'] as const) {
    await page.evaluate((screen) => window.__petz?.go(screen), game);
    await expect(page.locator('.foot .note')).toHaveText('Your unfinished game will be replaced.');
  }
});
