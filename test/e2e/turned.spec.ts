/**
 * A tablet that is turned while something is played, once or there and back: the play ends in the picture that is built
 * from nothing in that window, and the game goes on by pressing it.
 */
import { expect, type Page } from '@playwright/test';
import { PicturePlayer } from './kit/player.ts';
import { QuestPlayer } from './kit/quest-player.ts';
import { begin, heroes, rival, shops } from './kit/sessions.ts';
import { titleShown } from './kit/start.ts';
import { type Asked, hash, MOVING, open, saved } from './kit/table.ts';
import { test } from './kit/test.ts';
import { alike, still } from './kit/thumbnail.ts';

const LYING = { width: 1024, height: 768 };
const UPRIGHT = { width: 768, height: 1024 };
const PHONE = { width: 390, height: 844 };
/** So many of the thumbnail's cells are to be as they were: pets breathe, banners wave. */
const ALIKE = 0.97;
const PATIENCE = { timeout: 60_000 };
/** So many plays are disturbed in a game. */
const PLAYS = 4;

test.use({ hasTouch: true, viewport: LYING });

const isPlaying = (page: Page) =>
  page.evaluate(() => document.querySelector<HTMLElement>('#panels')?.dataset.playing === 'true');

/** Waits until something is played, or something is asked without that. */
async function isPlayed(page: Page): Promise<boolean> {
  await page.waitForFunction(
    () =>
      document.querySelector<HTMLElement>('#panels')?.dataset.playing === 'true' ||
      window.__petz?.ask() != null,
    null,
    PATIENCE,
  );
  return isPlaying(page);
}

/** Turns the tablet, and waits until that has been drawn and the play has gone on for so many frames. */
async function turn(page: Page, size: typeof LYING, frames: number): Promise<void> {
  await page.setViewportSize(size);
  await page.waitForFunction(({ width }) => window.innerWidth === width, size);
  await page.evaluate(async (count) => {
    for (let i = 0; i < count; i++) await new Promise(requestAnimationFrame);
  }, frames);
}

/** What can be pressed and where, to the pixel, once it stays so; a page opened anew has nothing to undo. */
async function settledHits(page: Page): Promise<string[]> {
  const hits = () =>
    page.evaluate(() =>
      (window.__petz?.hits() ?? [])
        .filter(({ id }) => id !== 'undo')
        .map(({ id, rect: { x, y, width, height } }) =>
          [id, ...[x, y, width, height].map(Math.round)].join(' '),
        ),
    );
  let last: string[] = [];
  await expect(async () => {
    const before = last;
    last = await hits();
    expect(last).not.toEqual([]);
    expect(last).toEqual(before);
  }).toPass({ intervals: [300], ...PATIENCE });
  return last;
}

/** The picture is the one that the page builds from nothing when it is opened anew in this window. */
async function expectAsBuilt(player: PicturePlayer, asked: Asked): Promise<void> {
  const { page } = player;
  // To look into a failure: how it was before the page was opened anew.
  await page.screenshot({ path: test.info().outputPath('before.png') });
  const [hits, picture, fingerprint] = [await settledHits(page), await still(page), await hash(page)];
  await saved(page);
  await open(page, MOVING);
  await titleShown(page);
  await expect.poll(() => player.press('continue'), PATIENCE).toBe(true);
  expect(await player.nextQuestion()).toEqual(asked);
  expect(await hash(page)).toBe(fingerprint);
  expect(hits).toEqual(await settledHits(page));
  expect(alike(picture, await still(page))).toBeGreaterThan(ALIKE);
}

/** Plays on until so many plays were disturbed by turning the tablet; after each, the picture is as it should be. */
async function playTurning(player: PicturePlayer): Promise<void> {
  const { page } = player;
  let plays = 0;
  let isLying = true;
  for (let answers = 0; plays < PLAYS; answers++) {
    const asked = await player.nextQuestion();
    if (asked === null) throw await player.lost('the game is over before enough was played');
    await player.answer(asked, answers);
    if (!(await isPlayed(page))) continue;
    // Once in its middle, every other time there and back.
    await turn(page, isLying ? UPRIGHT : LYING, 2 + 4 * plays);
    isLying = !isLying;
    if (plays % 2 === 1) {
      await turn(page, isLying ? UPRIGHT : LYING, 2);
      isLying = !isLying;
    }
    const next = await player.nextQuestion();
    if (next === null) throw await player.lost('the game is over before enough was played');
    plays++;
    await expectAsBuilt(player, next);
  }
}

/** Everything that the shop has in store lies in its place on the counter, none on another, in a size that can be seen. */
async function expectStocked(page: Page): Promise<void> {
  const flaws = await page.locator('.stock').evaluate((stock) => {
    const around = stock.getBoundingClientRect();
    const things = [...stock.querySelectorAll<HTMLElement>('button')].map((button) => ({
      id: button.dataset.hit ?? '',
      rect: button.getBoundingClientRect(),
    }));
    const meet = (a: DOMRect, b: DOMRect) =>
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
    const isOut = ({ left, right, top, bottom }: DOMRect) =>
      left < around.left - 1 ||
      right > around.right + 1 ||
      top < around.top - 1 ||
      bottom > around.bottom + 1;
    return things.flatMap(({ id, rect }, i) => [
      ...(isOut(rect) || rect.width < 20 || rect.height < 20 ? [`${id} is out or small`] : []),
      ...things.slice(i + 1).flatMap((other) => (meet(rect, other.rect) ? [`${id} on ${other.id}`] : [])),
      ...(things.length < 11 ? ['too few'] : []),
    ]);
  });
  expect(flaws).toEqual([]);
}

test('a shop that is visited meanwhile is drawn anew in the turned window', async ({ page }) => {
  await begin(page, shops('turned'), MOVING);
  const player = new PicturePlayer(page, 'touch');
  for (const kind of ['petz.group', 'petz.send']) {
    const asked = await player.nextQuestion();
    expect(asked?.kind).toBe(kind);
    if (asked !== null) await player.answer(asked);
  }
  expect(await isPlayed(page)).toBe(true);
  await player.mustPress('shop1');
  await expect.poll(() => player.has('back'), PATIENCE).toBe(true);
  const lying = await settledHits(page);
  await expectStocked(page);
  await turn(page, UPRIGHT, 2);
  expect(await settledHits(page)).not.toEqual(lying);
  for (const { id, x } of await player.inSight()) expect(x, id).toBeLessThan(UPRIGHT.width);
  await expectStocked(page);
  await turn(page, PHONE, 2);
  await settledHits(page);
  await expectStocked(page);
  await turn(page, LYING, 2);
  expect(await settledHits(page)).toEqual(lying);
  await player.mustPress('back');
  const next = await player.nextQuestion();
  if (next !== null) await expectAsBuilt(player, next);
});

test('shops: a turn in the middle of a play ends in the right picture', async ({ page }) => {
  await begin(page, shops('turned'), MOVING);
  await playTurning(new PicturePlayer(page, 'touch'));
});

test('Heroes: a turn in the middle of a play ends in the right picture', async ({ page }) => {
  // With a bot: beside a second person names stand at the edges for two seconds of each turn.
  await begin(page, heroes('turned', rival), MOVING);
  await playTurning(new QuestPlayer(page, 'touch'));
});
