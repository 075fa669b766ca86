/** The daily fair from the map to its result, and what is shared: by link, by file, and broken. */
import type { Page } from '@playwright/test';
import { shippedLevel } from '../kit/level-games.ts';
import { expectNoViolations } from './kit/axe.ts';
import { expect, test } from './kit/test.ts';

test.use({ viewport: { width: 1024, height: 768 } });

const PATIENCE = { timeout: 30_000 };
/** Opening week: three rounds of the shops. */
const DAY = '2026-11-26';
const ADDRESS = `/?dev&words&speed=0&today=${DAY}`;
const TOWN = 'town/02-inspector.json';

async function open(page: Page, address = ADDRESS): Promise<void> {
  await page.goto(address);
  await page.waitForFunction(() => window.__petz !== undefined);
}

/** Answers by hints until the game is over. */
async function playOut(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const petz = window.__petz;
    if (petz === undefined) throw new Error('nothing to play with');
    while (petz.outcome() === null) {
      if (petz.ask() === null) await new Promise((done) => setTimeout(done, 10));
      else petz.answer(await petz.hint());
    }
  });
}

/** Keeps what is passed on, instead of the clipboard, which tests must not have. */
async function listen(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', {
      value: ({ text }: { text: string }) => {
        document.documentElement.dataset.passedOn = text;
        return Promise.resolve();
      },
    });
  });
}

const passedOn = (page: Page) => page.evaluate(() => document.documentElement.dataset.passedOn ?? '');

test('the fair of a day: from the map to the medals, the text, the calendar, and a challenge', async ({
  page,
}) => {
  await listen(page);
  await open(page);
  await page.getByRole('button', { name: 'Campaign' }).click();
  await page.locator('[data-place="daily"]').click(PATIENCE);
  const fair = page.locator(`[data-fair="${DAY}"]`);
  await expect(fair).toBeVisible(PATIENCE);
  await expect(page.locator('.medal-list li')).toHaveCount(3);
  await expect(page.locator('.fair-calendar .day')).toHaveCount(28);
  await expect(page.locator(`[data-day="${DAY}"]`)).toHaveAttribute('data-when', 'today');
  await expectNoViolations(page);
  await page.locator('[data-play]').click();
  await playOut(page);
  await page.evaluate(() => window.__petz?.go('levelEnd'));
  const end = page.locator(`[data-level-end="daily.${DAY}"]`);
  await expect(end).toBeVisible(PATIENCE);
  const medals = Number(await end.getAttribute('data-medals'));
  await expect(page.locator('.medal-list li[data-won="true"]')).toHaveCount(medals);
  await expectNoViolations(page);
  await page.locator('[data-share="fair"]').click();
  await expect
    .poll(() => passedOn(page))
    .toMatch(/^Dungeon Petz, daily fair of November 26, 2026\n.+\n.+ points/);
  await page.locator('[data-share="game"]').click();
  await expect.poll(() => passedOn(page), PATIENCE).toContain('#play=');
  const link = (await passedOn(page)).split('\n').at(-1) ?? '';
  await page.locator('[data-fair-open]').click();
  await expect(page.locator('[data-tries]')).toHaveAttribute('data-tries', '1');
  await expect(page.locator('[data-streak]')).toHaveAttribute('data-streak', medals > 0 ? '1' : '0');
  // A friend opens the link.
  await page.evaluate(
    (hash) => {
      window.location.hash = hash;
    },
    link.slice(link.indexOf('#')),
  );
  await expect(page.locator('[data-shared="game"]')).toBeVisible(PATIENCE);
  expect(new URL(page.url()).hash).toBe('');
  await expectNoViolations(page);
  await page.locator('[data-watch]').click();
  const moment = page.getByRole('slider');
  await moment.fill((await moment.getAttribute('max')) ?? '');
  await expect(page.locator('[data-final]')).toBeVisible(PATIENCE);
  // Half way a player sits down in it and plays on.
  const half = Math.floor(Number(await moment.getAttribute('max')) / 2);
  await moment.fill(String(half));
  await page.locator('[data-strip="playOn"]').click();
  await page.locator('[data-as="0"]').click();
  await expect(page.locator('.replay')).toHaveCount(0);
  await page.waitForFunction(() => window.__petz?.ask()?.seat === 0);
  expect(await page.evaluate(() => window.__petz?.outcome())).toBeNull();
});

test('a shared level by file and by link: looked at, saved, played; it brings no stars', async ({ page }) => {
  await listen(page);
  await open(page);
  await page.evaluate(() => window.__petz?.go('shared'));
  const level = shippedLevel(TOWN);
  const file = {
    name: 'level.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(level)),
  };
  await page.locator('.open-shared input[type="file"]').setInputFiles(file, PATIENCE);
  await expect(page.locator('[data-shared="level"]')).toBeVisible(PATIENCE);
  await expect(page.locator('[data-mod="inspector"]')).toBeVisible();
  await expectNoViolations(page);
  await page.locator('[data-keep]').click();
  await page.locator('[data-share="level"]').click();
  await expect.poll(() => passedOn(page), PATIENCE).toContain('#play=');
  const link = (await passedOn(page)).split('\n').at(-1) ?? '';
  await page.evaluate(() => window.__petz?.go('shared', 'again'));
  await expect(page.locator('[data-saved]')).toHaveCount(1);
  // Opened anew by its link, it is played at once.
  await open(page, `${ADDRESS}${link.slice(link.indexOf('#'))}`);
  await page.locator('[data-shared="level"] ~ .foot [data-play]').click(PATIENCE);
  await expect(page.locator('.level-strip [data-goal="win"]')).toBeVisible(PATIENCE);
  expect(await page.evaluate(() => window.__petz?.ask())).not.toBeNull();
});

test('a broken level says what is wrong with it, and nothing is lost', async ({ page }) => {
  await open(page);
  await page.evaluate(() => window.__petz?.go('newGame'));
  await page.getByRole('button', { name: 'Open the shops' }).click();
  await expect(page.locator('.question')).toBeVisible(PATIENCE);
  const asked = await page.evaluate(() => window.__petz?.ask());
  expect(asked).toMatchObject({ kind: 'petz.group' });
  await page.evaluate(() => window.__petz?.go('shared'));
  const level = { ...shippedLevel(TOWN), mods: [{ id: 'inspektor', arg: {} }] };
  const file = (text: string) => ({
    name: 'l.json',
    mimeType: 'application/json',
    buffer: Buffer.from(text),
  });
  const door = page.locator('.open-shared input[type="file"]');
  const problem = page.locator('[data-problem]');
  await door.setInputFiles(file(JSON.stringify(level)), PATIENCE);
  await expect(problem).toHaveAttribute('data-problem', 'badLevel', PATIENCE);
  await expect(problem).toContainText("did you mean 'inspector'?");
  await expectNoViolations(page);
  await door.setInputFiles(file('{"polite": "garbage"}'));
  await expect(problem).toHaveAttribute('data-problem', 'notShared', PATIENCE);
  await page.evaluate(() => {
    window.location.hash = '#play=dnonsense';
  });
  await expect(problem).toHaveAttribute('data-problem', 'brokenLink', PATIENCE);
  await page.evaluate(() => window.__petz?.go('table'));
  await expect(page.locator('.question')).toBeVisible();
  expect(await page.evaluate(() => window.__petz?.ask())).toEqual(asked);
});

test('where the clock of the device is wrong, the page of the fair says so', async ({ page }) => {
  await open(page, '/?dev&words&speed=0&today=1970-01-01');
  await page.evaluate(() => window.__petz?.go('daily'));
  await expect(page.locator('[data-no-level]')).toContainText('January 1, 1970', PATIENCE);
  await expect(page.locator('[data-no-level]')).toContainText('set its clock right');
});
