/**
 * Whole games on the canvas, from the title to final scoring: one by touch, one by mouse. Everything pressed is
 * pressed where the scenes say it can be; meanwhile the layer in words asks the same, with as many answers.
 */
import type { Page } from '@playwright/test';
import { firstDifference } from '../../src/session/game/replay.ts';
import { Audience } from './kit/audience.ts';
import { expectNoViolations } from './kit/axe.ts';
import { PicturePlayer } from './kit/player.ts';
import { savedGame } from './kit/saves.ts';
import { chooseSpeed, startByHand, titleShown } from './kit/start.ts';
import { COARSE, hash, MOVING, open, saved } from './kit/table.ts';
import { expect, test } from './kit/test.ts';
import { expectWordsInStep } from './kit/words.ts';

/** The final picture stands, and the saved game leads there by its answers alone. */
async function expectTheEnd(page: Page): Promise<void> {
  expect(await page.evaluate(() => window.__petz?.outcome())).toMatchObject({ reason: 'finalScoring' });
  await saved(page);
  const game = await savedGame(page);
  expect(game.hash).toBe(await hash(page));
  expect(firstDifference(game)).toBeNull();
}

const games = [
  { hand: 'touch', width: 1024, height: 768, seed: 'by touch' },
  { hand: 'mouse', width: 1280, height: 800, seed: 'by mouse' },
] as const;

for (const { hand, width, height, seed } of games) {
  test.describe(`by ${hand}`, () => {
    test.use({ hasTouch: hand === 'touch', viewport: { width, height }, heard: hand === 'touch' });

    test(`a whole game of two shops by ${hand}, from the title to the final scoring`, async ({ page }) => {
      await open(page, COARSE);
      const player = new PicturePlayer(page, hand);
      await titleShown(page);
      await expectNoViolations(page);
      await startByHand(player, { seed, shops: 2 });
      const answers = await player.play(async (asked) => {
        await expectWordsInStep(player, asked);
        // Each kind of question once, with the picture over the words.
        if (!player.answers.has(asked.kind)) await expectNoViolations(page);
        return false;
      });
      expect(answers).toBeGreaterThan(20);
      for (const kind of ['group', 'send', 'arrange', 'assign', 'sell'])
        expect(player.answers.get(`petz.${kind}`) ?? 0, kind).toBeGreaterThan(0);
      if (hand === 'mouse') expect(player.drags).toBeGreaterThan(2);
      await expectTheEnd(page);
      // The winner is cheered first.
      await player.mustPress('points');
      for (const tab of await player.ids('page:')) await player.mustPress(tab);
      await expect(page.locator('[data-final]')).toBeAttached();
      await expectNoViolations(page);
      await player.mustPress('title');
      await expect(page.locator('[data-screen="title"]')).toBeAttached();
      expect(await player.ids('newGame')).toHaveLength(1);
    });
  });
}

test.describe('with motion', () => {
  test.use({ hasTouch: true, viewport: { width: 1024, height: 768 }, heard: true });

  test('a round is played before the eye: plays end by themselves, by two taps and by the button', async ({
    page,
  }) => {
    await open(page, MOVING);
    const player = new PicturePlayer(page, 'touch');
    await titleShown(page);
    await chooseSpeed(player, '4x');
    await startByHand(player, { seed: 'motion', shops: 2 });
    const audience = new Audience(player);
    for (let asked = await audience.nextQuestion(); asked !== null; asked = await audience.nextQuestion()) {
      if ((await player.view()).round > 1) break;
      await expectWordsInStep(player, asked);
      await player.answer(asked);
    }
    expect((await player.view()).round).toBe(2);
    expect(audience.seen.alone, 'plays that ended by themselves').toBeGreaterThan(0);
    expect(audience.seen.taps, 'plays that were tapped away').toBeGreaterThan(0);
    expect(audience.seen.button, 'plays that were skipped').toBeGreaterThan(0);
  });
});
