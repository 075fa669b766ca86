/**
 * Pug Quest on its canvas: a party of three by touch, the Evil Lord by mouse, from the title to the end; and a game that
 * is killed, or handed to a bot, in the middle of a riposte. Everything is pressed where the scenes say it can be.
 */
import type { Page } from '@playwright/test';
import type { Json } from '../../src/engine/kernel/state.ts';
import { equal } from '../../src/engine/quest/read.ts';
import { questSetup } from '../../src/engine/quest/setup.ts';
import { firstDifference, replayLog } from '../../src/session/game/replay.ts';
import { questPosition } from '../shots/quest-position.ts';
import { expectNoViolations } from './kit/axe.ts';
import { QuestPlayer } from './kit/quest-player.ts';
import { setOffByHand } from './kit/quest-start.ts';
import { savedGame } from './kit/saves.ts';
import { titleShown } from './kit/start.ts';
import { COARSE, hash, open, saved } from './kit/table.ts';
import { expect, test } from './kit/test.ts';
import { expectWordsInStep } from './kit/words.ts';

/** Several of something may be named in any order. */
const plain = (choice: Json): Json => (Array.isArray(choice) ? choice.map(String).sort() : choice);

/**
 * The saved game leads by its answers alone to where the page stands, and they are those that were meant. Resolves to
 * their number.
 */
async function expectMeant({ page, meant }: QuestPlayer): Promise<number> {
  await saved(page);
  const game = await savedGame(page);
  if (game.game !== 'quest') throw new Error('another game was saved');
  expect(game.hash).toBe(await hash(page));
  expect(firstDifference(game)).toBeNull();
  const { setup, seed, log } = game;
  const found = new Map<number, Json>();
  replayLog<'quest'>(
    setup,
    seed,
    log,
    ({ step, state }) => {
      const choice = log[step]?.[1];
      if (state.ask !== null && choice !== undefined) found.set(state.ask.id, choice);
      return undefined;
    },
    'quest',
  );
  const wrong = [...meant].filter(([id, choice]) => !equal(plain(found.get(id) ?? null), plain(choice)));
  expect(wrong.map(([id, choice]) => ({ id, meant: choice, sent: found.get(id) }))).toEqual([]);
  return log.length;
}

/** The end stands in the picture and in words; its button leads back to the title. Resolves to the number of answers. */
async function expectTheEnd(player: QuestPlayer): Promise<number> {
  const { page } = player;
  expect(await page.evaluate(() => window.__petz?.outcome())).toHaveProperty('reason');
  const answers = await expectMeant(player);
  await expect(page.locator('[data-final] h2')).toBeAttached();
  await expectNoViolations(page);
  await player.mustPress('title');
  await expect(page.locator('[data-screen="title"]')).toBeAttached();
  await expect.poll(() => player.has('newQuest'), { timeout: 30_000 }).toBe(true);
  return answers;
}

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 1024, height: 768 }, heard: true });

  test('three Heroes of one person by touch, from the kennel to the end', async ({ page }) => {
    await open(page, COARSE);
    const player = new QuestPlayer(page, 'touch');
    await setOffByHand(player, {
      seed: 'three pugs 45',
      heroes: ['Sir Bravepug', 'Pugtor', 'Puggab'],
      leader: 'person',
    });
    const { setup } = await player.quest();
    expect(setup).toMatchObject({ heroes: ['bravepug', 'pugtor', 'puggab'], lord: null });
    const seats = new Set<number>();
    const answers = await player.play(async (asked) => {
      seats.add((await player.quest()).ask?.seats[0] ?? -1);
      await expectWordsInStep(player, asked);
      return false;
    });
    expect([...seats].sort()).toEqual([0, 1, 2]);
    expect(answers).toBeGreaterThan(60);
    for (const kind of ['place', 'act', 'draw', 'riposte', 'defend', 'loot'])
      expect(player.answers.get(`quest.${kind}`) ?? 0, kind).toBeGreaterThan(0);
    await expectTheEnd(player);
  });
});

test.describe('by touch, in gestures', () => {
  test.use({ hasTouch: true, viewport: { width: 1024, height: 768 } });

  test('a whole quest of two Heroes, to the Boss, takes under 250 taps', async ({ page }) => {
    await open(page, COARSE);
    const player = new QuestPlayer(page, 'touch');
    player.isEager = true;
    await setOffByHand(player, {
      seed: 'whole quest 0',
      heroes: ['Sir Bravepug', 'Pugtor'],
      leader: 'person',
    });
    player.taps = 0;
    await player.play(async (asked) => {
      await expectWordsInStep(player, asked);
      return false;
    });
    const { taps } = player;
    expect((await player.quest()).number, 'the World of the Boss').toBe(3);
    // Each card of a draw is an answer of its own.
    expect(await expectTheEnd(player), 'answers').toBeGreaterThan(150);
    expect(taps).toBeLessThan(250);
  });
});

test.describe('by mouse', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test('the Evil Lord by mouse against Heroes led by bots, to the end', async ({ page }) => {
    await open(page, COARSE);
    const player = new QuestPlayer(page, 'mouse');
    await setOffByHand(player, {
      seed: 'pug lord',
      heroes: ['Sir Bravepug', 'Pugtor'],
      leader: 'apprentice',
      lord: true,
    });
    const answers = await player.play(async (asked) => {
      const { seat, heroes, lord } = await player.quest();
      expect(seat).toBe(2);
      expect(lord?.hand).not.toBeNull();
      // What the Heroes hold is theirs.
      expect(heroes.map(({ hand }) => hand)).toEqual([null, null]);
      await expectWordsInStep(player, asked);
      return false;
    });
    expect(answers).toBeGreaterThan(15);
    for (const kind of ['lordMove', 'bonus', 'shield', 'reward'])
      expect(player.answers.get(`quest.${kind}`) ?? 0, kind).toBeGreaterThan(0);
    await expectTheEnd(player);
  });
});

/** A game of three persons at a riposte, as a file. */
function riposteFile(): string {
  const file = questPosition({
    kind: 'quest.riposte',
    nth: 2,
    setup: questSetup(3),
    seed: 'riposte',
    bots: 'easy',
    all: true,
  });
  if (file === null) throw new Error('this game never comes to a riposte');
  return JSON.stringify(file);
}

/** Opens the game from its file, and tells the question once it is in the picture. */
async function openFile(page: Page, player: QuestPlayer) {
  await open(page, COARSE);
  await titleShown(page);
  expect(await page.evaluate((text) => window.__petz?.open(text) ?? null, riposteFile())).toBeNull();
  const asked = await player.nextQuestion();
  expect(asked?.kind).toBe('quest.riposte');
  return asked;
}

test.describe('in the middle of a riposte', () => {
  test.use({ hasTouch: true, viewport: { width: 1024, height: 768 } });

  test('a killed page goes on with the same question in the picture', async ({ page, context }) => {
    const asked = await openFile(page, new QuestPlayer(page, 'touch'));
    await saved(page);
    const before = await hash(page);
    const client = await context.newCDPSession(page);
    const crashed = page.waitForEvent('crash');
    void client.send('Page.crash').catch(() => undefined);
    await crashed;
    const again = await context.newPage();
    const player = new QuestPlayer(again, 'touch');
    await open(again, COARSE);
    await titleShown(again);
    await expect.poll(() => player.press('continue'), { timeout: 60_000 }).toBe(true);
    expect(await player.nextQuestion()).toEqual(asked);
    expect(await hash(again)).toBe(before);
    let ripostes = 0;
    await player.play(async (now, count) => {
      if (now.kind === 'quest.riposte') ripostes++;
      await expectWordsInStep(player, now);
      return count >= 5;
    });
    expect(ripostes).toBeGreaterThan(0);
    expect(await hash(again)).not.toBe(before);
    await expectMeant(player);
  });

  test('its seat goes to a bot, which answers, and comes back', async ({ page }) => {
    const player = new QuestPlayer(page, 'touch');
    const asked = await openFile(page, player);
    const seat = (await player.quest()).ask?.seats[0] ?? -1;
    await player.mustPress('menu');
    await page.getByRole('button', { name: 'The couch' }).tap();
    const leads = (leader: string) => page.locator(`input[name="leader${seat + 1}"][value="${leader}"]`);
    await expect(leads('person')).toBeChecked();
    await leads('hatchling').locator('xpath=..').tap();
    // The bot answers; sooner or later another player is asked, or the seat is given back.
    await expect
      .poll(() => page.evaluate(() => window.__petz?.view<'quest'>()?.ask?.id), { timeout: 60_000 })
      .not.toBe(asked?.id);
    await leads('person').locator('xpath=..').tap();
    await expect(leads('person')).toBeChecked();
    await page.getByRole('button', { name: 'Back', exact: true }).tap();
    await page.locator('.pause-board button.gold').tap();
    const seats = new Set<number>();
    await player.play(async (now, count) => {
      seats.add((await player.quest()).ask?.seats[0] ?? -1);
      await expectWordsInStep(player, now);
      return seats.has(seat) && count > 0;
    });
    expect(seats).toContain(seat);
    await expectMeant(player);
  });
});
