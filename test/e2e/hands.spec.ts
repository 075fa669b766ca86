/** Several persons at one tablet, who hold their hands: chosen on the couch page, shown by whose they are. */

import { questSetup } from '../../src/engine/quest/setup.ts';
import { questPosition } from '../shots/quest-position.ts';
import { QuestPlayer } from './kit/quest-player.ts';
import { enter, titleShown } from './kit/start.ts';
import { COARSE, open } from './kit/table.ts';
import { expect, test } from './kit/test.ts';

/** A game of three persons at a turn, as a file. */
function turnFile(): string {
  const bots = 'apprentice';
  const file = questPosition({
    kind: 'quest.act',
    nth: 6,
    setup: questSetup(3),
    seed: 'look',
    bots,
    all: true,
  });
  if (file === null) throw new Error('this game never comes to a turn');
  return JSON.stringify(file);
}

test.use({ hasTouch: true, viewport: { width: 1024, height: 768 } });

async function openTurn({ page }: QuestPlayer): Promise<void> {
  expect(await page.evaluate((text) => window.__petz?.open(text) ?? null, turnFile())).toBeNull();
}

/** A long press on an open card lays a flag on it, and takes no card. */
async function layFlag(player: QuestPlayer): Promise<void> {
  const { page } = player;
  await openTurn(player);
  const asked = await player.nextQuestion();
  const hits = await page.evaluate(() => window.__petz?.hits() ?? []);
  const card = hits.find(({ id }) => id === 'open:0')?.rect;
  if (card === undefined) throw new Error('no card lies open');
  const clip = { x: card.x, y: card.y, width: card.width, height: card.height };
  const seen = async () => (await page.screenshot({ clip })).toString('base64');
  const before = await seen();
  const touchPoints = [{ x: card.x + card.width / 2, y: card.y + card.height / 2 }];
  const client = await page.context().newCDPSession(page);
  await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  const flag = page.locator('#tip [data-hit="flag"]');
  await expect(flag).toBeVisible();
  await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await flag.tap();
  await expect(flag).toHaveCount(0);
  await expect.poll(seen).not.toBe(before);
  expect(await page.evaluate(() => window.__petz?.ask()?.id)).toBe(asked?.id);
  expect(await player.has('singly')).toBe(false);
}

/** Held hands lie face down, also in words, until their owner shows them. */
async function holdHands(player: QuestPlayer): Promise<void> {
  const { page } = player;
  await openTurn(player);
  await player.nextQuestion();
  const { seat } = await player.quest();
  const other = [0, 1, 2].find((one) => one !== seat) ?? 0;
  const inWords = page.getByRole('button', { name: /: show my hand$/ });
  await expect(inWords).toHaveCount(0);

  await player.mustPress('menu');
  await page.getByRole('button', { name: 'The couch' }).tap();
  await page.locator('label', { hasText: 'Held' }).tap();
  await expect(page.getByRole('radio', { name: 'Held' })).toBeChecked();
  await page.getByRole('button', { name: 'Back', exact: true }).tap();
  await page.locator('.pause-board button.gold').tap();

  await player.nextQuestion();
  expect(await player.has('showHand'), 'the hand of the player who is asked is open').toBe(false);
  await expect(inWords).toHaveCount(2);
  await player.mustPress(`turn:h${other}`);
  await expect.poll(() => player.has('showHand')).toBe(true);
  await player.mustPress('showHand');
  await expect.poll(() => player.has('showHand')).toBe(false);
  await expect(inWords).toHaveCount(1);
  // One still looks at that hero: the question comes back with the own one.
  expect(await player.has('move')).toBe(false);
  await player.mustPress(`turn:h${seat}`);
  await expect.poll(() => player.has('move')).toBe(true);
}

/** The kennel asks how hands are held where several persons play. */
async function holdFromTheFirst(player: QuestPlayer): Promise<void> {
  const { page } = player;
  await page.evaluate(() => window.__petz?.go('title'));
  await enter(player, 'newQuest', page.locator('.party-place:not(.spare)').first());
  const held = page.getByRole('radio', { name: 'Held' });
  await expect(held).toHaveCount(0);
  const next = page.locator('label[data-place="after"]:has(input[name="leader2"])');
  const person = page.locator('input[name="leader2"][value="person"]');
  for (let step = 0; step < 8 && !(await person.isChecked()); step++) await next.tap();
  await page.locator('label', { hasText: 'Held' }).tap();
  await expect(held).toBeChecked();
  // The game that lies there unfinished is asked about once.
  const submit = page.locator('form button[type="submit"]');
  await submit.tap();
  await expect(page.locator('.problems')).toContainText('unfinished');
  await submit.tap();
  await player.nextQuestion();
  await expect(page.getByRole('button', { name: /: show my hand$/ })).toHaveCount(1);
}

test('hands are held at one tablet, on the couch page and from the kennel on; a flag is laid on a card', async ({
  page,
}) => {
  await open(page, COARSE);
  await titleShown(page);
  const player = new QuestPlayer(page, 'touch');
  await test.step('a flag', () => layFlag(player));
  await test.step('held from the couch page on', () => holdHands(player));
  await test.step('held from the kennel on', () => holdFromTheFirst(player));
});
