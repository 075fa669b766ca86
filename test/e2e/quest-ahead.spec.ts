/** "What will they do?" in the picture of Pug Quest, by its button and by its key; and a phone's sheet, which a tap beside it closes. */
import { questPosition } from '../../src/cli/shots/quest-position.ts';
import { questSetup } from '../../src/engine/quest/setup.ts';
import { lossesOf, restOfRound } from '../../src/session/quest-ahead.ts';
import { QuestPlayer } from './kit/quest-player.ts';
import { titleShown } from './kit/start.ts';
import { COARSE, open } from './kit/table.ts';
import { expect, test } from './kit/test.ts';

const file = questPosition({
  kind: 'quest.act',
  nth: 1,
  setup: questSetup(2),
  seed: 'look 0',
  bots: 'easy',
  all: true,
});

/** Opens the game at the first turn of a Hero. */
async function atTheTurn(player: QuestPlayer): Promise<void> {
  const { page } = player;
  await open(page, COARSE);
  await titleShown(page);
  expect(await page.evaluate((text) => window.__petz?.open(text) ?? null, JSON.stringify(file))).toBeNull();
  expect((await player.nextQuestion())?.kind).toBe('quest.act');
}

for (const [width, height] of [
  [1280, 800],
  [1024, 768],
  [844, 390],
] as const) {
  test.describe(`in a window of ${width} by ${height}`, () => {
    test.use({ hasTouch: true, viewport: { width, height } });

    test('the button and the key show what all foes will do, and put it away again', async ({ page }) => {
      const player = new QuestPlayer(page, 'touch');
      await atTheTurn(player);
      const hurt = lossesOf(restOfRound(await player.quest())).map(({ target }) => `ahead:${target}`);
      expect(hurt.length).toBeGreaterThan(0);
      const shown = async () => (await player.ids('ahead:')).sort();
      expect(await shown()).toEqual([]);
      await player.mustPress('ahead');
      await expect.poll(shown).toEqual(hurt.sort());
      await player.mustPress('ahead');
      await expect.poll(shown).toEqual([]);
      await page.keyboard.press('w');
      await expect.poll(shown).toEqual(hurt);
      await page.keyboard.press('w');
      await expect.poll(shown).toEqual([]);
    });
  });
}

test.describe('on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 844, height: 390 } });

  test('a tap beside the sheet of a Hero closes it', async ({ page }) => {
    const player = new QuestPlayer(page, 'touch');
    await atTheTurn(player);
    await player.mustPress('sheet');
    await expect.poll(() => player.has('close')).toBe(true);
    await player.pressAt({ x: 300, y: 150 });
    await expect.poll(() => player.has('close')).toBe(false);
    expect((await player.asked())?.kind).toBe('quest.act');
  });
});
