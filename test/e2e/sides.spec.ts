/** Two persons round a tablet that lies flat: hand and question are turned to the player who is asked. */
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

const SIDES = [
  ['top', 'Opposite'],
  ['left', 'Left'],
  ['right', 'Right'],
] as const;

test.use({ hasTouch: true, viewport: { width: 1024, height: 768 } });

/** The title, over which the games of a test are opened one after the other. */
async function atTitle(page: Page): Promise<QuestPlayer> {
  await open(page, COARSE);
  await titleShown(page);
  return new QuestPlayer(page, 'touch');
}

async function openGame(player: QuestPlayer, file: string): Promise<void> {
  expect(await player.page.evaluate((text) => window.__petz?.open(text) ?? null, file)).toBeNull();
  await player.nextQuestion();
}

/** The second person sits down at another side, on the page of the couch. */
async function sitAt(player: QuestPlayer, label: string): Promise<void> {
  const { page } = player;
  await player.mustPress('menu');
  await page.getByRole('button', { name: 'The couch' }).tap();
  await page.locator('.couch-seat').nth(1).locator('label', { hasText: label }).tap();
  await page.getByRole('button', { name: 'Back', exact: true }).tap();
  await page.locator('.pause-board button.gold').tap();
}

/** The big button is at the edge of the player who is asked. */
async function expectAtEdge(page: Page, side: string | undefined): Promise<void> {
  const at = await mainAt(page);
  if (side === 'top') expect(at.y, 'at the far edge').toBeLessThan(0.4);
  else if (side === 'left') expect(at.x, 'at the left edge').toBeLessThan(0.4);
  else if (side === 'right') expect(at.x, 'at the right edge').toBeGreaterThan(0.6);
  else expect(at.y, 'at the near edge').toBeGreaterThan(0.6);
}

/** Two turns of each person, the picture turned to the player who is asked. */
async function playTurns(player: QuestPlayer, side: string): Promise<void> {
  const { page } = player;
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
      await expectAtEdge(page, turned);
      acted.add(seat);
    }
    await player.answer(asked);
    const { round, turn } = await player.quest();
    turns.add(`${round} ${turn?.id}`);
  }
  expect([...acted].sort()).toEqual([0, 1]);
}

test('each plays a turn by touch, the picture turned to them, with a player at any other side', async ({
  page,
}) => {
  const player = await atTitle(page);
  const file = turnFile();
  for (const [side, label] of SIDES)
    await test.step(`at the ${side}`, async () => {
      await openGame(player, file);
      await sitAt(player, label);
      await playTurns(player, side);
    });
});

test('a menu opened by who sits at another side lies turned, and leads back', async ({ page }) => {
  const player = await atTitle(page);
  const file = turnFile();
  for (const [side] of SIDES)
    await test.step(`at the ${side}`, async () => {
      await openGame(
        player,
        file.replaceAll('"kind":"person"', `"prefs":{"side":"${side}"},"kind":"person"`),
      );
      await player.mustPress('menu');
      await page.locator('.pause-board button.gold').tap();
      await expect.poll(() => player.has('move')).toBe(true);
    });
});
