/** A level is made by touch alone, tried, shared as a link, opened in a fresh browser, and played there to its end. */
import type { Page } from '@playwright/test';
import { expectNoViolations } from './kit/axe.ts';
import { begin, shops } from './kit/sessions.ts';
import { COARSE, open } from './kit/table.ts';
import { expect, test } from './kit/test.ts';

test.use({ viewport: { width: 1024, height: 768 }, hasTouch: true });

/** What the page hands to a share dialog or the clipboard, caught on its way. */
async function listen(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', { value: undefined, configurable: true });
    Object.defineProperty(navigator, 'clipboard', {
      value: {
        writeText: async (text: string) => {
          document.documentElement.dataset.passed = text;
        },
      },
    });
  });
}

const passed = (page: Page) => page.evaluate(() => document.documentElement.dataset.passed ?? '');
const choose = (page: Page, name: string, value: string) =>
  page.locator(`[data-select="${name}"]`).selectOption(value);

/** More answers than a game of two shops has. */
const MOST_ANSWERS = 300;

/** Plays to the end as hints say. */
async function playByHints(page: Page): Promise<void> {
  for (let answers = 0; answers < MOST_ANSWERS; answers++) {
    await page.waitForFunction(() => window.__petz?.ask() !== null || window.__petz.outcome() !== null);
    const refusal = await page.evaluate(async () => {
      const petz = window.__petz;
      return petz === undefined || petz.ask() === null ? null : petz.answer(await petz.hint());
    });
    expect(refusal).toBeNull();
    if ((await page.evaluate(() => window.__petz?.outcome() ?? null)) !== null) return;
  }
  throw new Error('the game does not end');
}

test('made by touch, checked at once, tried, shared, and won by a friend', async ({ page, browser }) => {
  await listen(page);
  await open(page, COARSE);
  await page.evaluate(() => window.__petz?.go('shared'));
  await page.locator('[data-make]').tap();
  await expect(page.locator('.editor')).toBeVisible();
  await page.locator('[data-title]').fill('Three gold');
  await page.locator('[data-brief]').fill('Save what you can.');
  await choose(page, 'strength1', 'hatchling');
  await page.locator('[data-seed]').fill('for a friend');
  // What cannot be is said at once, by place and cause, and nothing is lost.
  await choose(page, 'seats', '3');
  await choose(page, 'rival2', 'mirelle');
  await choose(page, 'rival1', 'mirelle');
  await expect(page.locator('[data-problem="badLevel"]')).toContainText('stands twice');
  await expect(page.locator('[data-play]')).toHaveCount(0);
  await choose(page, 'seats', '2');
  await expect(page.locator('[data-problem]')).toHaveCount(0);
  await page.locator('.twist-picker summary').tap();
  await page.locator('[data-twist="noPotions"] label').tap();
  await choose(page, 'goal0', 'potions');
  await page.locator('[data-number="0"]').fill('9');
  await choose(page, 'goal1', 'gold');
  await expectNoViolations(page);
  // How the town did, beside the page.
  await page.locator('[data-count-town]').tap();
  await expect(page.locator('[data-town="hatchling"]')).not.toHaveAttribute('data-games', '0', {
    timeout: 60_000,
  });
  await page.locator('[data-share="level"]').tap();
  await expect.poll(() => passed(page)).toContain('#play=');
  const link = (await passed(page)).split('\n').at(-1) ?? '';
  // Tried at once; what is made is still there afterwards.
  await page.locator('[data-play]').tap();
  await page.waitForFunction(() => window.__petz?.ask() !== null);
  await page.evaluate(() => window.__petz?.go('editor'));
  await expect(page.locator('[data-title]')).toHaveValue('Three gold');

  const friend = await (await browser.newContext()).newPage();
  await open(friend, `./?dev&speed=0&words${link.slice(link.indexOf('#'))}`);
  await expect(friend.locator('[data-shared="level"]')).toBeVisible({ timeout: 60_000 });
  await expect(friend.getByRole('heading', { level: 1 })).toContainText('Three gold');
  await expect(friend.locator('[data-mod="noPotions"]')).toBeVisible();
  await friend.locator('[data-play]').click();
  await friend.waitForFunction(() => window.__petz?.ask() !== null);
  await playByHints(friend);
  await friend.evaluate(() => window.__petz?.go('levelEnd'));
  await expect(friend.locator('[data-level-end]')).toBeVisible({ timeout: 60_000 });
  await expect(friend.locator('[data-level-end] [data-state="done"]').first()).toBeVisible();
  await friend.context().close();
});

test('a position is laid by touch on the drawn table, tried and won, and opened by a friend as it lies', async ({
  page,
  browser,
}) => {
  await listen(page);
  await open(page, COARSE);
  await page.evaluate(() => window.__petz?.go('editor'));
  await page.locator('[data-title]').fill('Laid');
  await choose(page, 'strength1', 'hatchling');
  await choose(page, 'goal0', 'potions');
  await page.locator('[data-number="0"]').fill('9');
  await page.locator('[data-lay-out]').tap();
  await page.locator('[data-lay-on-table]').tap();
  // A plot of the shop as it is drawn.
  await page.locator('[data-lay="plot:1"]').tap({ timeout: 60_000 });
  const plot = page.locator('[data-place="plot:1"]');
  await plot.locator('[data-part="cage"] > button').tap();
  await plot.locator('[data-part="cage"] [data-piece]').nth(3).tap();
  await plot.locator('[data-part="pet"] > button').tap();
  await plot.locator('[data-part="pet"] [data-piece]').first().tap();
  await plot.locator('[data-part="size"] button').last().tap();
  await expectNoViolations(page);
  await page.locator('[data-close-place]').tap();
  await page.locator('[data-lay="stores"]').tap();
  const gold = page.locator('[data-place="stores"] [data-part="gold"]');
  const before = Number(await gold.locator('output').innerText());
  for (let i = 0; i < 3; i++) await gold.locator('button').last().tap();
  // What lies there now is seen in the picture, and the town beside it can be laid too.
  expect(await page.evaluate(() => window.__petz?.view()?.shops[0]?.gold)).toBe(before + 3);
  await choose(page, 'laying', 'common');
  await page.locator('[data-lay="space:addon"]').tap();
  await expect(page.locator('[data-place="town:addons"]')).toBeVisible();
  // Everything by the list as well, for players who use no finger.
  await choose(page, 'layingPlace', '/frame');
  const last = page.locator('[data-place="frame"] [data-part="lastRound"]');
  for (let i = 0; i < 4; i++) await last.locator('button').first().tap();
  await page.locator('[data-back-to-editor]').tap();
  await expect(page.locator('[data-title]')).toHaveValue('Laid');
  await expect(page.locator('[data-problem]')).toHaveCount(0);
  await page.locator('[data-share="level"]').tap();
  await expect.poll(() => passed(page)).toContain('#play=');
  const link = (await passed(page)).split('\n').at(-1) ?? '';

  const isLaid = async (table: Page) => {
    await table.waitForFunction(() => window.__petz?.ask() !== null);
    const shop = await table.evaluate(() => {
      const view = window.__petz?.view();
      return { size: view?.shops[0]?.plots[1]?.pet?.size, gold: view?.shops[0]?.gold };
    });
    expect(shop).toEqual({ size: 4, gold: before + 3 });
  };
  await page.locator('[data-play]').tap();
  await isLaid(page);
  await playByHints(page);
  await page.evaluate(() => window.__petz?.go('levelEnd'));
  await expect(page.locator('[data-level-end] [data-state="done"]').first()).toBeVisible({ timeout: 60_000 });

  const friend = await (await browser.newContext()).newPage();
  await open(friend, `./?dev&speed=0&words${link.slice(link.indexOf('#'))}`);
  await friend.locator('[data-play]').click({ timeout: 60_000 });
  await isLaid(friend);
  await friend.context().close();
});

test('Monsters are put before the Heroes of a quest, in the list and on the drawn board', async ({
  page,
}) => {
  await open(page, COARSE);
  await page.evaluate(() => window.__petz?.go('editor'));
  await page.locator('[data-from="quest"]').tap();
  // With an Evil Lord, whose hand is laid too; then in the hard mode, without him and with the Heroes that are dealt.
  await choose(page, 'lord', 'none');
  await page.locator('[data-lay-out]').tap();
  await choose(page, 'pieces', '1');
  await expect(page.locator('[data-open-place="hand"]')).toBeVisible();
  await page.locator('[data-as-dealt]').tap();
  await choose(page, 'mode', 'hard');
  await expect(page.locator('[data-select="lord"]')).toHaveValue('');
  await expect(page.locator('[data-problem]')).toHaveCount(0);
  await page.locator('[data-lay-out]').tap();
  await choose(page, 'pieces', 'table');
  await page.locator('[data-open-place="display"] summary').tap();
  await expect(page.locator('[data-place="display"] [data-take-away]')).toHaveCount(5);
  await page.locator('[data-lay-on-table]').tap();
  await page.locator('[data-lay="column:4"]').tap({ timeout: 60_000 });
  const column = page.locator('[data-place="column:4"]');
  const there = await column.locator('[data-take-away]').count();
  await column.locator('[data-add]').tap();
  await column.locator('[data-piece]').first().tap();
  await expect(column.locator('[data-take-away]')).toHaveCount(there + 1);
  await expect(page.locator('[data-problem]')).toHaveCount(0);
  await page.locator('[data-back-to-editor]').tap();
  await expect(page.locator('[data-select="mode"]')).toHaveValue('hard');
  await page.locator('[data-play]').tap();
  await page.waitForFunction(() => window.__petz?.ask() !== null);
});

test('a whole game is no puzzle: the search says so, and nothing is lost', async ({ page }) => {
  await open(page, COARSE);
  await page.evaluate(() => window.__petz?.go('editor'));
  await page.locator('[data-title]').fill('Too much');
  await page.locator('label', { has: page.getByRole('switch', { name: 'It is a puzzle' }) }).tap();
  await page.locator('[data-prove]').tap();
  await expect(page.locator('[data-proof="tooLarge"]')).toBeVisible({ timeout: 70_000 });
  await expect(page.locator('[data-title]')).toHaveValue('Too much');
});

test('a level is made of a running game, which waits meanwhile', async ({ page }) => {
  await begin(page, shops('running'));
  await page.waitForFunction(() => window.__petz?.ask() !== null);
  const shop = () => page.evaluate(() => window.__petz?.view()?.shops[0]?.gold);
  const gold = await shop();
  await page.evaluate(() => window.__petz?.go('menu'));
  await page.locator('[data-make-level]').tap();
  await expect(page.locator('.editor')).toBeVisible({ timeout: 60_000 });
  await expect(page.locator('[data-select="seats"]')).toHaveValue('2');
  await expect(page.locator('[data-problem]')).toHaveCount(0);
  await page.evaluate(() => window.__petz?.go('title'));
  await expect(page.locator('[data-title="continue"]')).toBeVisible();
  await page.evaluate(() => window.__petz?.go('editor'));
  await page.locator('[data-play]').tap();
  await page.waitForFunction(() => window.__petz?.ask() !== null);
  expect(await shop()).toBe(gold);
});

test.describe('what the editor needs cannot be had at first', () => {
  test.use({ expected: [/\/code\/campaign-core-/] });

  test('the page says so, and "Try again" opens it once it can', async ({ page }) => {
    await page.route('**/code/campaign-core-*.js', (route) => route.abort());
    await open(page);
    await page.evaluate(() => window.__petz?.go('editor'));
    const again = page.locator('.panel[role="status"]').getByRole('button', { name: 'Try again' });
    await expect(again).toBeVisible();
    await page.unroute('**/code/campaign-core-*.js');
    await again.click();
    await expect(page.locator('.editor')).toBeVisible();
  });
});
