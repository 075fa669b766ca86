/** Every question of Pug Quest, answered by touch in the picture and its panels. */
import type { Page } from '@playwright/test';
import { ASK_KINDS } from '../../src/engine/quest/words.ts';
import { findQuestPositions } from '../shots/quest-positions.ts';
import { QuestPlayer } from './kit/quest-player.ts';
import { savedGame } from './kit/saves.ts';
import { titleShown } from './kit/start.ts';
import { COARSE, open, saved } from './kit/table.ts';
import { expect, test } from './kit/test.ts';

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

test.use({ hasTouch: true, viewport: { width: 1024, height: 768 } });

/** The question lies whole in its panel, which names what it is about. */
async function expectWhole(player: QuestPlayer, kind: string): Promise<void> {
  const { page } = player;
  await expect(page.locator('#panels [data-hit="rule"]'), kind).toBeVisible();
  await expect(page.locator('#panels [data-hit="undo"]'), kind).toBeVisible();
  expect(await tooWide(page), kind).toEqual([]);
  if (kind === 'quest.riposte') expect(await cutOff(page), kind).toEqual([]);
  // Which energy the World asks for: on its card, where that is folded in the bar.
  const isNamed = (await page.locator('#panels [data-hit="world"] .picture').count()) > 0;
  if ((await player.quest()).world !== null && kind !== 'quest.market' && kind !== 'quest.give')
    expect(isNamed || (await page.locator('#panels [data-hit="world-card"]').isVisible()), kind).toBe(true);
}

test('every question is answered as it was meant, in a large window and in a small one', async ({ page }) => {
  const positions = findQuestPositions();
  const player = new QuestPlayer(page, 'touch');
  await open(page, COARSE);
  await titleShown(page);
  for (const [width, height] of [
    [1024, 768],
    [844, 390],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const kind of ASK_KINDS)
      await test.step(`${kind} at ${width} by ${height}`, async () => {
        const file = positions.get(kind)?.file;
        const text = JSON.stringify(file);
        expect(await page.evaluate((game) => window.__petz?.open(game), text), kind).toBeNull();
        const asked = await player.nextQuestion();
        expect(asked?.kind).toBe(kind);
        await expectWhole(player, kind);
        if (asked === null) return;
        await player.answer(asked);
        await saved(page);
        const { log } = await savedGame(page);
        expect(log[file?.log.length ?? 0]?.[1], kind).toEqual(player.meant.get(asked.id));
      });
  }
});
