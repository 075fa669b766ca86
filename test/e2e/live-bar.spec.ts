/** While something is played the bar is alive: a tap pauses and opens, and afterwards the play goes on where it was. */
import type { Page } from '@playwright/test';
import { findQuestPositions } from '../shots/quest-positions.ts';
import { QUEST_WISHES } from '../shots/quest-wishes.ts';
import { PicturePlayer } from './kit/player.ts';
import { startByHand } from './kit/start.ts';
import { MOVING, open } from './kit/table.ts';
import { expect, test } from './kit/test.ts';

test.use({ viewport: { width: 1024, height: 768 }, hasTouch: true });

const PATIENCE = { timeout: 60_000 };

/** Answers as a strong bot would until something is played in the town. */
async function untilPlayed(page: Page, player: PicturePlayer): Promise<void> {
  const isPlayed = async () => (await player.has('skip')) && (await player.has('shop1'));
  await expect(async () => {
    if (await isPlayed()) return;
    await page.evaluate(async () => {
      const { __petz: game } = window;
      if (game?.ask() != null) game.answer(await game.hint());
    });
    expect(await isPlayed()).toBe(true);
  }).toPass(PATIENCE);
}

test('menu, customers and rivals open in the middle of a play, which goes on afterwards', async ({
  page,
}) => {
  const player = new PicturePlayer(page, 'touch');
  await open(page, MOVING);
  await startByHand(player, { seed: 'live bar', shops: 3 });
  await untilPlayed(page, player);
  const state = () => page.evaluate(() => window.__petz?.hash());

  await player.mustPress('menu');
  await expect(page.locator('.pause-board')).toBeVisible();
  // Sign and words of each way stand side by side, with room between them.
  const apart = await page.locator('.pause-board button').evaluateAll((buttons) =>
    buttons.map((button) => {
      const sign = button.querySelector('img')?.getBoundingClientRect();
      const words = document.createRange();
      const text = [...button.childNodes].find(({ nodeType }) => nodeType === Node.TEXT_NODE);
      if (sign === undefined || text === undefined) return null;
      words.selectNodeContents(text);
      const { left, top, height } = words.getBoundingClientRect();
      const isLevel = Math.abs(top + height / 2 - sign.top - sign.height / 2) < 6;
      return left - sign.right > 4 && isLevel;
    }),
  );
  expect(apart.filter((one) => one !== null).length).toBeGreaterThan(5);
  expect(apart).not.toContain(false);
  const before = await state();
  await page.locator('.pause-board .gold').tap();
  await expect.poll(() => player.has('skip'), PATIENCE).toBe(true);

  // A rival's shop: the play waits, no bot answers.
  await player.mustPress('shop1');
  await expect.poll(() => player.has('back'), PATIENCE).toBe(true);
  expect(await player.has('skip')).toBe(false);
  expect(await state()).toBe(before);
  await player.mustPress('back');
  await expect.poll(() => player.has('skip'), PATIENCE).toBe(true);

  // The sheet of the customers lies over the play until a tap.
  await player.mustPress('customers');
  await expect.poll(() => player.has('close'), PATIENCE).toBe(true);
  expect(await state()).toBe(before);
  await player.mustPress('close');

  // Skipping leads on, and asks once whether it shall always be so.
  await expect.poll(() => player.has('skip'), PATIENCE).toBe(true);
  await player.mustPress('skip');
  await page.locator('[data-pace="instant"]').tap();
  await expect(page.locator('[data-pace-offer]')).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => window.__petz?.ask() != null), PATIENCE).toBe(true);
});

test('a game opened in the middle of a play of the other one is shown from its own table', async ({
  page,
}) => {
  const player = new PicturePlayer(page, 'touch');
  await open(page, MOVING);
  await startByHand(player, { seed: 'live bar', shops: 3 });
  await untilPlayed(page, player);
  const quest = findQuestPositions(QUEST_WISHES.filter(({ name }) => name === 'quest.act')).get(
    'quest.act',
  )?.file;
  expect(await page.evaluate((text) => window.__petz?.open(text), JSON.stringify(quest))).toBeNull();
  await expect.poll(() => page.evaluate(() => window.__petz?.ask()?.kind), PATIENCE).toBe('quest.act');
  await expect(page.locator('#panels [data-hit="rule"]')).toBeVisible(PATIENCE);
});
