/** Every question of Pug Quest, answered by touch in the picture and its panels. */
import type { Page } from '@playwright/test';
import { ASK_KINDS } from '../../src/engine/quest/words.ts';
import { findQuestPositions } from '../shots/quest-positions.ts';
import { QuestPlayer } from './kit/quest-player.ts';
import { savedGame } from './kit/saves.ts';
import { titleShown } from './kit/start.ts';
import { COARSE, open, saved } from './kit/table.ts';
import { expect, test } from './kit/test.ts';

const positions = findQuestPositions();

/** The buttons at the foot of questions whose words reach beyond them. */
const tooWide = (page: Page): Promise<string[]> =>
  page
    .locator('#panels [data-panel="question"] > footer button:visible')
    .evaluateAll((buttons) =>
      buttons.flatMap((button) =>
        button.scrollWidth > button.clientWidth + 1 ? [button.textContent ?? ''] : [],
      ),
    );

/** Answers of which a part is scrolled away. */
const cutOff = (page: Page): Promise<string[]> =>
  page.locator('#panels .ask-body > ul button:visible').evaluateAll((buttons) =>
    buttons.flatMap((button) => {
      const foot = button.closest('.ask-body')?.getBoundingClientRect().bottom ?? 0;
      return button.getBoundingClientRect().bottom > foot ? [button.textContent ?? ''] : [];
    }),
  );

for (const [width, height] of [
  [1024, 768],
  [844, 390],
] as const) {
  test.describe(`in a window of ${width} by ${height}`, () => {
    test.use({ hasTouch: true, viewport: { width, height } });

    test('every question is answered as it was meant', async ({ page }) => {
      const player = new QuestPlayer(page, 'touch');
      await open(page, COARSE);
      await titleShown(page);
      for (const kind of ASK_KINDS) {
        const file = positions.get(kind)?.file;
        expect(
          await page.evaluate((text) => window.__petz?.open(text), JSON.stringify(file)),
          kind,
        ).toBeNull();
        const asked = await player.nextQuestion();
        expect(asked?.kind).toBe(kind);
        await expect(page.locator('#panels [data-hit="rule"]'), kind).toBeVisible();
        await expect(page.locator('#panels [data-hit="undo"]'), kind).toBeVisible();
        expect(await tooWide(page), kind).toEqual([]);
        if (kind === 'quest.riposte') expect(await cutOff(page), kind).toEqual([]);
        // Which energy the World asks for: on its card, where that is folded in the bar.
        const isNamed = (await page.locator('#panels [data-hit="world"] .picture').count()) > 0;
        if ((await player.quest()).world !== null && kind !== 'quest.market' && kind !== 'quest.give')
          expect(isNamed || (await page.locator('#panels [data-hit="world-card"]').isVisible()), kind).toBe(
            true,
          );
        if (asked === null) continue;
        await player.answer(asked);
        await saved(page);
        const { log } = await savedGame(page);
        expect(log[file?.log.length ?? 0]?.[1], kind).toEqual(player.meant.get(asked.id));
      }
    });
  });
}
