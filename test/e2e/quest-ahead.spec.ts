/** "What will they do?" in the picture of Pug Quest, by its button and by its key; and a phone's sheet, which a tap beside it closes; cards are read to their ends. */

import { questSetup } from '../../src/engine/quest/setup.ts';
import { lossesOf, restOfRound } from '../../src/session/advice/quest-ahead.ts';
import { questPosition } from '../shots/quest-position.ts';
import { QuestPlayer } from './kit/quest-player.ts';
import { titleShown } from './kit/start.ts';
import { COARSE, open, resize } from './kit/table.ts';
import { expect, test } from './kit/test.ts';

const file = questPosition({
  kind: 'quest.act',
  nth: 1,
  setup: questSetup(2),
  seed: 'look 0',
  bots: 'easy',
  all: true,
});

/** What of a card sticks out of it or cannot be scrolled to, in letters of a size. */
function cutOff(fontSize: string): string[] {
  document.documentElement.style.fontSize = fontSize;
  const body = document.querySelector('#panels .profile .ask-body');
  if (body === null) return ['no card'];
  const lines = [...body.querySelectorAll<HTMLElement>('h3, p, small, .words > span:not(.signs, .cost)')];
  body.scrollTop = body.scrollHeight;
  const room = body.getBoundingClientRect();
  const cut = lines.filter((line, i) => {
    const at = line.getBoundingClientRect();
    const isLast = i === lines.length - 1;
    return at.left < room.left || at.right > room.right + 1 || (isLast && at.bottom > room.bottom + 1);
  });
  document.documentElement.style.fontSize = '';
  return cut.map(({ textContent }) => textContent);
}

/** Opens the game at the first turn of a Hero. */
async function atTheTurn(player: QuestPlayer): Promise<void> {
  const { page } = player;
  await open(page, COARSE);
  await titleShown(page);
  expect(await page.evaluate((text) => window.__petz?.open(text) ?? null, JSON.stringify(file))).toBeNull();
  expect((await player.nextQuestion())?.kind).toBe('quest.act');
}

test.use({ hasTouch: true, viewport: { width: 1280, height: 800 } });

/** The button and the key show what all foes will do, and put it away again. */
async function showAhead(player: QuestPlayer): Promise<void> {
  const { page } = player;
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
}

/** The sheet of a Hero and the card of a foe are read to their ends, in letters of any size. */
async function readCards(player: QuestPlayer): Promise<void> {
  const { page } = player;
  if (await player.has('sheet')) await player.mustPress('sheet');
  for (const size of ['100%', '200%']) expect(await page.evaluate(cutOff, size), size).toEqual([]);
  if (await player.has('close')) await player.mustPress('close');
  const [foe = 'look'] = await player.ids('look:');
  await player.mustPress(foe);
  const card = page.locator('#panels .profile article');
  await expect(card.first()).toBeVisible();
  for (const size of ['100%', '200%']) expect(await page.evaluate(cutOff, size), size).toEqual([]);
  await player.mustPress('close');
  await expect(card).toHaveCount(0);
}

/** A tap beside the sheet of a Hero, as a phone has it, closes it. */
async function closeSheet(player: QuestPlayer): Promise<void> {
  await player.mustPress('sheet');
  await expect.poll(() => player.has('close')).toBe(true);
  await player.pressAt({ x: 300, y: 150 });
  await expect.poll(() => player.has('close')).toBe(false);
  expect((await player.asked())?.kind).toBe('quest.act');
}

test('what the foes will do is shown, and cards are read to their ends, in windows of three sizes', async ({
  page,
}) => {
  const player = new QuestPlayer(page, 'touch');
  await atTheTurn(player);
  for (const [width, height] of [
    [1280, 800],
    [1024, 768],
    [844, 390],
  ] as const)
    await test.step(`${width} by ${height}`, async () => {
      await resize(page, { width, height });
      await showAhead(player);
      await readCards(player);
      if (height < 500) await closeSheet(player);
    });
});
