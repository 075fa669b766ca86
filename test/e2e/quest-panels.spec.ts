/** Reactions of Pug Quest and the Evil Lord's decisions, answered by touch in the panel of their question. */
import { findQuestPositions } from '../../src/cli/shots/quest-positions.ts';
import { QUEST_WISHES } from '../../src/cli/shots/quest-wishes.ts';
import type { AskKind } from '../../src/engine/quest/words.ts';
import { QuestPlayer } from './kit/quest-player.ts';
import { savedGame } from './kit/saves.ts';
import { titleShown } from './kit/start.ts';
import { COARSE, open, saved } from './kit/table.ts';
import { expect, test } from './kit/test.ts';

const KINDS: readonly AskKind[] = [
  ...(['quest.riposte', 'quest.defend', 'quest.seen', 'quest.order', 'quest.prize'] as const),
  ...(['quest.loot', 'quest.toll', 'quest.lose', 'quest.bonus', 'quest.shield'] as const),
  ...(['quest.reward', 'quest.lordMove', 'quest.lordPlay'] as const),
];
const positions = findQuestPositions(QUEST_WISHES.filter(({ name }) => KINDS.some((kind) => kind === name)));

for (const [width, height] of [
  [1024, 768],
  [844, 390],
] as const) {
  test.describe(`in a window of ${width} by ${height}`, () => {
    test.use({ hasTouch: true, viewport: { width, height } });

    test('every reaction is answered in its panel as it was meant', async ({ page }) => {
      const player = new QuestPlayer(page, 'touch');
      await open(page, COARSE);
      await titleShown(page);
      for (const kind of KINDS) {
        const file = positions.get(kind)?.file;
        expect(
          await page.evaluate((text) => window.__petz?.open(text), JSON.stringify(file)),
          kind,
        ).toBeNull();
        const asked = await player.nextQuestion();
        expect(asked?.kind).toBe(kind);
        await expect(page.locator('#panels [data-panel="question"]')).toBeVisible();
        if (asked === null) continue;
        await player.answer(asked);
        await saved(page);
        const { log } = await savedGame(page);
        expect(log[file?.log.length ?? 0]?.[1], kind).toEqual(player.meant.get(asked.id));
      }
    });
  });
}
