/** Two persons round a tablet that lies flat: hand and question are turned to whoever is asked. */
import type { Page } from '@playwright/test';
import { questSetup } from '../../src/engine/quest/setup.ts';
import { questPosition } from '../shots/quest-position.ts';
import { QuestPlayer } from './kit/quest-player.ts';
import { titleShown } from './kit/start.ts';
import { COARSE, open } from './kit/table.ts';
import { expect, test } from './kit/test.ts';

/** A game of two persons at the first turn of one of them, as a file. */
function turnFile(): string {
  const file = questPosition({
    kind: 'quest.act',
    nth: 1,
    setup: questSetup(2),
    seed: 'look',
    bots: 'apprentice',
    all: true,
  });
  if (file === null) throw new Error('this game never comes to a turn');
  return JSON.stringify(file);
}

/** Which edge of the window the big button is nearest to, and how it lies there: by the middles of panel and window. */
const mainAt = (page: Page) =>
  page.evaluate(() => {
    const { x, y, width, height } = document
      .querySelector('#panels [data-hit="main"]')
      ?.getBoundingClientRect() ?? { x: 0, y: 0, width: 0, height: 0 };
    return { x: (x + width / 2) / innerWidth, y: (y + height / 2) / innerHeight };
  });

for (const [side, label] of [
  ['top', 'Opposite'],
  ['left', 'Left'],
  ['right', 'Right'],
] as const) {
  test.describe(`with somebody at the ${side}`, () => {
    test.use({ hasTouch: true, viewport: { width: 1024, height: 768 } });

    test('each plays a turn by touch, the picture turned to them', async ({ page }) => {
      await open(page, COARSE);
      await titleShown(page);
      expect(await page.evaluate((text) => window.__petz?.open(text) ?? null, turnFile())).toBeNull();
      const player = new QuestPlayer(page, 'touch');
      await player.nextQuestion();
      await player.mustPress('menu');
      await page.getByRole('button', { name: 'The couch' }).tap();
      await page.locator('.couch-seat').nth(1).locator('label', { hasText: label }).tap();
      await page.getByRole('button', { name: 'Back', exact: true }).tap();
      await page.locator('.pause-board button.gold').tap();

      const turns = new Set<string>();
      const acted = new Set<number>();
      for (let answers = 0; turns.size < 4; answers++) {
        expect(answers, 'a turn takes no more').toBeLessThan(40);
        const asked = await player.nextQuestion();
        if (asked === null) throw new Error('the game is over');
        const seat = (await player.quest()).seat ?? 0;
        const turned = seat === 1 ? side : undefined;
        await expect.poll(() => page.evaluate(() => document.documentElement.dataset.side)).toBe(turned);
        if (asked.kind === 'quest.act') {
          const at = await mainAt(page);
          if (turned === 'top') expect(at.y, 'at the far edge').toBeLessThan(0.4);
          else if (turned === 'left') expect(at.x, 'at the left edge').toBeLessThan(0.4);
          else if (turned === 'right') expect(at.x, 'at the right edge').toBeGreaterThan(0.6);
          else expect(at.y, 'at the near edge').toBeGreaterThan(0.6);
          acted.add(seat);
        }
        await player.answer(asked);
        const { round, turn } = await player.quest();
        turns.add(`${round} ${turn?.id}`);
      }
      expect([...acted].sort()).toEqual([0, 1]);
    });

    test('a menu opened by who sits there lies turned, and leads back', async ({ page }) => {
      await open(page, COARSE);
      await titleShown(page);
      const file = turnFile().replaceAll('"kind":"person"', `"prefs":{"side":"${side}"},"kind":"person"`);
      expect(await page.evaluate((text) => window.__petz?.open(text) ?? null, file)).toBeNull();
      const player = new QuestPlayer(page, 'touch');
      await player.nextQuestion();
      await player.mustPress('menu');
      await page.locator('.pause-board button.gold').tap();
      await expect.poll(() => player.has('move')).toBe(true);
    });
  });
}
