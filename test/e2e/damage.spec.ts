/**
 * What the browser keeps of the game is damaged, in every way a disk may: with a connection the page comes up as if
 * nothing had been, without one it comes up or says what is wrong. What the player has is never touched.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { playByAdvice } from './kit/by-advice.ts';
import { Site } from './kit/site.ts';
import { hash } from './kit/table.ts';
import { expect, test } from './kit/test.ts';

// The page misses what the test damages, and says so in the console, too.
test.use({ viewport: { width: 1024, height: 768 }, serviceWorkers: 'allow', expected: [/^/] });

const DIST = process.env.E2E_DIST ?? join(import.meta.dirname, '..', '..', 'dist');
const PATIENCE = { timeout: 90_000 };
const IN_WORDS = '?dev&speed=0&words';
const site = new Site(DIST);

test.beforeEach(() => site.online());
test.afterEach(({ context }) => site.close(context));

function codeOf(name: RegExp): string {
  const found = readdirSync(join(DIST, 'code')).find((file) => name.test(file));
  if (found === undefined) throw new Error(`no script or style is called ${name}`);
  return `code/${found}`;
}

/** One of the parts that the main script cannot do without. */
function firstPart(): string {
  const page = readFileSync(join(DIST, PAGE), 'utf8');
  const found = /rel="modulepreload"[^>]*href="\.\/([^"]+)"/.exec(page)?.[1];
  if (found === undefined) throw new Error('the page asks for no part beforehand');
  return found;
}

const PAGE = 'index.html';
const MAIN = codeOf(/^index-.*\.js$/);
const PART = firstPart();
const STYLES = codeOf(/^index-.*\.css$/);
const WORDS = codeOf(/^en-deferred-.*\.js$/);
const WORKER = codeOf(/^worker-.*\.js$/);

/** What becomes of a cached file; null: it is gone. */
const DAMAGES = {
  emptied: '',
  'cut in half': 'half',
  garbled: 'garbled',
  'a page in its place': '<!doctype html><title>Welcome to the hotel</title>',
  gone: null,
} as const;
type Damage = keyof typeof DAMAGES;

const ALL: readonly [string, Damage][] = [
  ...([PAGE, MAIN, PART] as const).flatMap((file) =>
    (Object.keys(DAMAGES) as Damage[]).map((damage): [string, Damage] => [file, damage]),
  ),
  [STYLES, 'emptied'],
  [STYLES, 'gone'],
  [WORDS, 'cut in half'],
  [WORKER, 'garbled'],
  ['guard.js', 'emptied'],
  ['guard.js', 'garbled'],
  ['icon.svg', 'cut in half'],
];

/** Damages a cached file; false if it is not cached at all. */
function damage(page: Page, file: string, how: Damage): Promise<boolean> {
  return page.evaluate(
    async ({ path, text }) => {
      for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        const key = (await cache.keys()).find(({ url }) => new URL(url).pathname.endsWith(`/${path}`));
        if (key === undefined) continue;
        if (text === null) return cache.delete(key);
        const cached = await cache.match(key);
        const whole = (await cached?.clone().text()) ?? '';
        const body =
          text === 'half'
            ? whole.slice(0, whole.length / 2)
            : text === 'garbled'
              ? `%${whole.slice(1)}`
              : text;
        await cache.put(key, new Response(body, { headers: cached?.headers ?? {} }));
        return true;
      }
      return false;
    },
    { path: file, text: DAMAGES[how] },
  );
}

/** Every text that is saved for the player, byte for byte; visits of the device are counted beside it. */
function store(page: Page): Promise<Record<string, string>> {
  return page.evaluate(
    () =>
      new Promise<Record<string, string>>((done, fail) => {
        const opening = indexedDB.open('dungeon-petz');
        opening.onerror = () => fail(opening.error);
        opening.onsuccess = () => {
          const texts = opening.result.transaction('texts').objectStore('texts');
          const [keys, values] = [texts.getAllKeys(), texts.getAll()];
          values.onsuccess = () => {
            const all = keys.result.map((key, i): [string, string] => [
              String(key),
              String(values.result[i]),
            ]);
            opening.result.close();
            done(Object.fromEntries(all.filter(([key]) => key !== 'offline')));
          };
        };
      }),
  );
}

const isUp = () => window.__petz !== undefined && document.querySelector('.access .menu') !== null;
const isSaid = () => document.querySelector('.lost h1, [data-missing]') !== null;

/** A page of which all is cached, with a game some answers old. */
async function settled(page: Page): Promise<Record<string, string>> {
  await page.goto(`${site.address}${IN_WORDS}`);
  await expect(page.locator('[data-sign="ready"]')).toBeVisible(PATIENCE);
  await page.evaluate(() => window.__petz?.go('newGame'));
  await page.locator('form button[type="submit"]').click();
  await expect.poll(() => hash(page), PATIENCE).not.toBeNull();
  await playByAdvice(page, 2);
  return store(page);
}

test('with a connection what is damaged is fetched anew, and put back', async ({ page }) => {
  const before = await settled(page);
  for (const [file, how] of ALL) {
    await test.step(`${file}: ${how}`, async () => {
      await page.goto(`${site.address}icons/apple-touch.png`);
      expect(await damage(page, file, how)).toBe(true);
      await page.goto(`${site.address}${IN_WORDS}`);
      await page.waitForFunction(isUp, null, PATIENCE);
      expect(await page.evaluate(isSaid)).toBe(false);
      expect(await store(page)).toEqual(before);
    });
  }
  // Everything that a start needs is there again.
  await site.offline();
  await page.goto(`${site.address}${IN_WORDS}`);
  await page.waitForFunction(isUp, null, PATIENCE);
});

test('without one the page comes up or says what is wrong, and heals when the connection is back', async ({
  page,
}) => {
  const before = await settled(page);
  for (const [file, how] of ALL) {
    await test.step(`${file}: ${how}`, async () => {
      await page.goto(`${site.address}icons/apple-touch.png`);
      expect(await damage(page, file, how)).toBe(true);
      await site.offline();
      await page.goto(`${site.address}${IN_WORDS}`);
      await page.waitForFunction(
        () => document.querySelector('.lost h1, [data-missing], .access .menu') !== null,
        null,
        PATIENCE,
      );
      // What the title cannot do without is never missing in silence.
      if ([PAGE, MAIN, PART, STYLES].includes(file)) await page.waitForFunction(isSaid, null, PATIENCE);
      expect(await store(page)).toEqual(before);
      await site.online();
      await page.goto(`${site.address}${IN_WORDS}`);
      await page.waitForFunction(isUp, null, PATIENCE);
      expect(await page.evaluate(isSaid)).toBe(false);
    });
  }
});

test.describe('without a service worker', () => {
  test.use({ serviceWorkers: 'block' });

  for (const [what, body] of [
    ['an empty file', ''],
    ['half a file', 'export const half = {'],
    ['a page', '<!doctype html>'],
  ] as const) {
    test(`${what} in the place of the first script is fetched anew once, and the game comes up`, async ({
      page,
    }) => {
      let isAsked = false;
      await page.route(`**/${MAIN}`, (route) => {
        if (isAsked) return route.continue();
        isAsked = true;
        return route.fulfill({ body, contentType: 'text/javascript' });
      });
      await page.goto(`${site.address}${IN_WORDS}`);
      await page.waitForFunction(isUp, null, PATIENCE);
    });

    test(`${what} that stays is said, and the page is not loaded for ever`, async ({ page }) => {
      let loads = 0;
      page.on('load', () => loads++);
      await page.route(`**/${MAIN}`, (route) => route.fulfill({ body, contentType: 'text/javascript' }));
      await page.goto(`${site.address}${IN_WORDS}`);
      await page.waitForFunction(isSaid, null, PATIENCE);
      for (const lang of ['fr', 'es']) await expect(page.locator(`.lost [lang="${lang}"]`)).toBeVisible();
      expect(loads).toBe(2);
    });
  }
});
