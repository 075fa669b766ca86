/** Short games of both kinds in windows held upright, a tablet's and a phone's, all by touch in the picture. */
import type { Page } from '@playwright/test';
import { firstDifference } from '../../src/session/game/replay.ts';
import { UPRIGHT } from '../kit/rects.ts';
import { PicturePlayer } from './kit/player.ts';
import { QuestPlayer } from './kit/quest-player.ts';
import { savedGame } from './kit/saves.ts';
import { begin, heroes, shops } from './kit/sessions.ts';
import { hash, saved } from './kit/table.ts';
import { expect, test } from './kit/test.ts';

/** Cards of a Hero's hand that are narrower than a fingertip. */
const narrowCards = (page: Page) =>
  page.evaluate(() =>
    (window.__petz?.hits() ?? []).filter(({ id, rect }) => id.startsWith('card:') && rect.width < 43.9),
  );

const isPhone = (width: number) => width < 480;

/** What of the board lies under a hint; null while there is none. */
const coveredByHint = (page: Page) =>
  page.evaluate(() => {
    const hint = document.querySelector('#panels .thought')?.getBoundingClientRect();
    if (hint === undefined) return null;
    const onBoard = (window.__petz?.hits() ?? []).filter(({ id }) => /^(place|creature|look):/.test(id));
    return onBoard.flatMap(({ id, rect }) =>
      rect.y < hint.bottom && rect.y + rect.height > hint.top + 4 ? [id] : [],
    );
  });

/** Everything that can be pressed is in the window; plays to the end and back to the title, and the save leads there alone. */
async function playToTheEnd(player: PicturePlayer, width: number, height: number): Promise<number> {
  const { page } = player;
  const answers = await player.play(async () => {
    const spots = await player.inSight();
    expect(spots.filter(({ x, y }) => !(x > 0 && x < width && y > 0 && y < height))).toEqual([]);
    if (player instanceof QuestPlayer) expect(await narrowCards(page)).toEqual([]);
    return false;
  });
  expect(await page.evaluate(() => window.__petz?.outcome())).toHaveProperty('reason');
  await saved(page);
  const game = await savedGame(page);
  expect(game.hash).toBe(await hash(page));
  expect(firstDifference(game)).toBeNull();
  return answers;
}

for (const [width, height] of UPRIGHT) {
  test.describe(`in a window of ${width} by ${height}`, () => {
    test.use({ hasTouch: true, viewport: { width, height } });

    test('three rounds of two shops by touch, to the final scoring', async ({ page }) => {
      await begin(page, shops('upright'));
      const player = new PicturePlayer(page, 'touch');
      expect(await playToTheEnd(player, width, height)).toBeGreaterThan(12);
      for (const kind of ['group', 'send', 'arrange', 'assign'])
        expect(player.answers.get(`petz.${kind}`) ?? 0, kind).toBeGreaterThan(0);
      const tabs = await player.ids('page:');
      expect(tabs.length).toBeGreaterThan(3);
      for (const tab of tabs) await player.mustPress(tab);
      await player.mustPress('title');
      await expect(page.locator('[data-screen="title"]')).toBeAttached();
    });

    test('a World of two Heroes by touch, to the end', async ({ page }) => {
      await begin(page, heroes('upright'));
      const player = new QuestPlayer(page, 'touch');
      if (isPhone(width)) {
        await expect.poll(() => player.has('hint'), { timeout: 60_000 }).toBe(true);
        await player.mustPress('hint');
        await expect.poll(() => coveredByHint(page), { timeout: 30_000 }).toEqual([]);
        await player.mustPress('close');
      }
      player.isEager = true;
      expect(await playToTheEnd(player, width, height)).toBeGreaterThan(20);
      await player.mustPress('title');
      await expect(page.locator('[data-screen="title"]')).toBeAttached();
    });
  });
}
