/** The page may load and run nothing but its own files, and needs nothing else: games of every kind, and every screen. */
import type { Page } from '@playwright/test';
import { playByAdvice } from './kit/by-advice.ts';
import { KINDS, newGame } from './kit/new-games.ts';
import { titleShown } from './kit/start.ts';
import { COARSE, open } from './kit/table.ts';
import { expect, test } from './kit/test.ts';

test.use({ viewport: { width: 1024, height: 700 }, heard: true });

const PATIENCE = { timeout: 90_000 };

/** What the policy refuses from now on. */
async function refusals(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const all: string[] = [];
    Object.assign(window, { refusals: all });
    document.addEventListener('securitypolicyviolation', (event) =>
      all.push(`${event.effectiveDirective}: ${event.blockedURI} ${event.sourceFile ?? ''}`),
    );
  });
  return () => page.evaluate(() => Reflect.get(window, 'refusals') as string[]);
}

test.describe('what does not belong to it', () => {
  test.use({ expected: [/Content Security Policy|Failed to load resource/] });

  test('what an attacker has slipped into the page neither runs nor sends', async ({ page }) => {
    const refused = await refusals(page);
    await open(page);
    await page.evaluate(async () => {
      const inline = document.createElement('script');
      inline.textContent = 'window.isOpen = true';
      document.head.append(inline);
      const handler = document.createElement('div');
      handler.innerHTML = '<img src="data:," onerror="window.isOpen = true"><style>body{color:red}</style>';
      document.body.append(handler);
      await fetch('https://elsewhere.example/', { mode: 'no-cors' }).catch(() => undefined);
      await new Promise((done) => setTimeout(done));
    });
    await expect
      .poll(async () => (await refused()).map((line) => line.split(':')[0]).sort())
      .toEqual(
        expect.arrayContaining(['connect-src', 'script-src-attr', 'script-src-elem', 'style-src-elem']),
      );
    expect(await page.evaluate(() => 'isOpen' in window)).toBe(false);
  });
});

test('no drawn game and no screen breaks a rule of it', async ({ page }) => {
  const refused = await refusals(page);
  await open(page, COARSE);
  await titleShown(page);
  // The first touch lets it be heard.
  await page.mouse.click(2, 2);
  for (const kind of [...KINDS].reverse())
    await test.step(kind, async () => {
      await page.evaluate((text) => window.__petz?.open(text), newGame(kind, 'policy'));
      await expect(page.locator('body')).toHaveClass(/table-drawn/, PATIENCE);
      await playByAdvice(page, 12);
      expect(await refused()).toEqual([]);
    });
  const screens = [
    ...['menu', 'log', 'asking', 'turning', 'rules', 'settings', 'saves', 'profiles', 'table', 'campaign'],
    ...[
      'puzzles',
      'daily',
      'ladder',
      'shared',
      'album',
      'lessons',
      'newGame',
      'newQuest',
      'workshop',
      'title',
    ],
  ] as const;
  for (const screen of screens) {
    await page.evaluate((name) => window.__petz?.go(name as 'menu'), screen);
    await page.waitForLoadState('networkidle');
  }
  await page.evaluate(() => window.__petz?.go('briefing', 'town.1'));
  await page.locator('[data-skip]').click(PATIENCE);
  await page.locator('[data-play]').click(PATIENCE);
  await expect(page.locator('body')).toHaveClass(/table-drawn/, PATIENCE);
  expect(await refused()).toEqual([]);
});
