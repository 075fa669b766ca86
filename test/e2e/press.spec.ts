/** Fingers and keys on the drawn table: what explains, what presses, and what presses nothing. */
import type { CDPSession, Page } from '@playwright/test';
import { newGame } from './kit/new-games.ts';
import { PicturePlayer } from './kit/player.ts';
import { groupOptions } from './kit/policies.ts';
import { enter, titleShown } from './kit/start.ts';
import { COARSE, open } from './kit/table.ts';
import { expect, test } from './kit/test.ts';

test.use({ hasTouch: true, viewport: { width: 1024, height: 768 } });

interface Point {
  x: number;
  y: number;
}

const asked = (page: Page) => page.evaluate(() => window.__petz?.ask() ?? null);

/** The middle of something that can be pressed. */
async function middle(page: Page, id: string): Promise<Point> {
  const find = () =>
    page.evaluate((wanted) => {
      const hit = window.__petz?.hits().find((x) => x.id === wanted);
      return hit && { x: hit.rect.x + hit.rect.width / 2, y: hit.rect.y + hit.rect.height / 2 };
    }, id);
  await expect.poll(async () => (await find()) !== undefined, { timeout: 30_000 }).toBe(true);
  return (await find()) ?? { x: 0, y: 0 };
}

/** A place that is open to the group at hand and asks for no more: where rivals went before it is theirs to say. */
async function openPlace(page: Page): Promise<Point> {
  const own = await groupOptions(new PicturePlayer(page, 'touch'));
  const isAlone = (one: unknown) => own.filter(({ space }) => space === one).length === 1;
  const { space } = own.find(({ space, item }) => space !== 'home' && item == null && isAlone(space)) ?? {};
  return middle(page, `space:${space}`);
}

/** A new game at the first group that is to be sent, with so many imps. */
async function toTown(page: Page, imps = 3): Promise<void> {
  await page.evaluate((text) => window.__petz?.open(text), newGame('two shops', 'press'));
  await expect.poll(async () => (await asked(page))?.kind).toBe('petz.group');
  // A big group goes early: the rivals need not think for long before it.
  const groups = [
    { imps, gold: 0 },
    { imps: 1, gold: 0 },
  ];
  await page.evaluate((choice) => window.__petz?.answer(choice), groups);
  await expect.poll(async () => (await asked(page))?.kind, { timeout: 90_000 }).toBe('petz.send');
  await page.waitForFunction(() => document.body.classList.contains('table-drawn'));
}

const touch = (client: CDPSession, type: string, touchPoints: (Point & { id: number })[]) =>
  client.send('Input.dispatchTouchEvent', { type: type as 'touchStart', touchPoints });

/** A long press, a second finger and a finger that slides away send no group home. */
async function touchInVain(page: Page): Promise<void> {
  await toTown(page);
  const before = await asked(page);
  const client = await page.context().newCDPSession(page);
  const home = await middle(page, 'home');
  const first = { ...home, id: 1 };
  const second = { x: 500, y: 400, id: 2 };

  await touch(client, 'touchStart', [first]);
  await touch(client, 'touchStart', [first, second]);
  await touch(client, 'touchEnd', [second]);
  await touch(client, 'touchEnd', []);
  expect(await asked(page)).toEqual(before);

  await touch(client, 'touchStart', [first]);
  await touch(client, 'touchMove', [{ ...first, y: first.y - 200 }]);
  await touch(client, 'touchEnd', []);
  expect(await asked(page)).toEqual(before);

  // A place explains itself while it is held; letting go does not pick it: there is still nothing to send.
  const place = { ...(await openPlace(page)), id: 1 };
  await touch(client, 'touchStart', [place]);
  // By the page's own clock, which may be late when the machine is busy.
  await page.evaluate(() => new Promise((done) => setTimeout(done, 1200)));
  await touch(client, 'touchEnd', []);
  const canSend = () => page.evaluate(() => window.__petz?.hits().some(({ id }) => id === 'send') ?? false);
  expect(await canSend()).toBe(false);
  await page.touchscreen.tap(place.x, place.y);
  await expect.poll(canSend).toBe(true);

  await page.touchscreen.tap(home.x, home.y);
  await expect.poll(async () => (await asked(page))?.id, { timeout: 30_000 }).not.toBe(before?.id);
}

/** A large group is asked about once before it stays at home. */
async function keepHome(page: Page): Promise<void> {
  await toTown(page, 4);
  const before = await asked(page);
  const home = await middle(page, 'home');
  await page.touchscreen.tap(home.x, home.y);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  expect(await asked(page)).toEqual(before);
  await page.touchscreen.tap(home.x, home.y);
  await expect.poll(async () => (await asked(page))?.id, { timeout: 30_000 }).not.toBe(before?.id);
}

/** From now on every frame takes so long, in milliseconds. */
const slowFrames = (page: Page, ms: number) =>
  page.evaluate((wait) => {
    const ask = window.requestAnimationFrame.bind(window);
    window.requestAnimationFrame = (draw) =>
      ask((now) => {
        draw(now);
        const end = performance.now() + wait;
        while (performance.now() < end);
      });
  }, ms);

/** Fingers as the device tells of them: each comes down and goes up at its own time, however late the page hears of it. */
async function taps(client: CDPSession, points: readonly Point[]): Promise<void> {
  const begin = Date.now() / 1000;
  const sent = points.flatMap((point, i) => {
    const at = (ms: number) => begin + (i * 200 + ms) / 1000;
    return [
      client.send('Input.dispatchTouchEvent', {
        type: 'touchStart',
        touchPoints: [{ ...point, id: 1 }],
        timestamp: at(0),
      }),
      client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [], timestamp: at(80) }),
    ];
  });
  await Promise.all(sent);
}

/** Every tap counts, however slow the frames are; they stay so. */
async function tapInSlowFrames(page: Page): Promise<void> {
  await toTown(page);
  const before = await asked(page);
  const client = await page.context().newCDPSession(page);
  const [place, home] = [await openPlace(page), await middle(page, 'home')];
  await slowFrames(page, 400);
  // Both between two frames: what the first one brings has not been drawn when the second one comes.
  await taps(client, [place, home]);
  await expect.poll(async () => (await asked(page))?.id, { timeout: 30_000 }).not.toBe(before?.id);
}

/** A tap counts if the picture is drawn anew between its beginning and its end: on the title, and on a table. */
async function tapOverNewPictures(page: Page): Promise<void> {
  const client = await page.context().newCDPSession(page);
  let height = 768;
  const tapOver = async (at: Point) => {
    await touch(client, 'touchStart', [{ ...at, id: 1 }]);
    const drawn = page.evaluate(
      () => new Promise((done) => window.addEventListener('resize', done, { once: true })),
    );
    height += 2;
    await page.setViewportSize({ width: 1024, height });
    await drawn;
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    await touch(client, 'touchEnd', []);
  };
  await tapOver(await middle(page, 'newGame'));
  await expect(page.locator('.places')).toBeVisible();

  await toTown(page);
  const before = await asked(page);
  await tapOver(await middle(page, 'home'));
  await expect.poll(async () => (await asked(page))?.id, { timeout: 30_000 }).not.toBe(before?.id);
}

/** The picture is played by keyboard, and the question mark opens the rules. */
async function playByKeyboard(page: Page): Promise<void> {
  await toTown(page);
  await middle(page, 'home');
  const before = await asked(page);
  // No group can be sent yet, so that the button in the lower right corner keeps the group home.
  for (const key of ['ArrowDown', 'ArrowRight', 'ArrowDown'])
    for (let i = 0; i < 10; i++) await page.keyboard.press(key);
  expect(await asked(page)).toEqual(before);
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await asked(page))?.id, { timeout: 30_000 }).not.toBe(before?.id);
  await page.keyboard.press('?');
  await expect(page.locator('[data-screen="rules"]')).toBeVisible();
}

test('fingers and keys on the table: what counts, and what does not', async ({ page }) => {
  await open(page, COARSE);
  await titleShown(page);
  await test.step('a tap while the picture is drawn anew', () => tapOverNewPictures(page));
  await test.step('a long press, a second finger, a finger that slides away', () => touchInVain(page));
  await test.step('a large group', () => keepHome(page));
  await test.step('keys', () => playByKeyboard(page));
  await test.step('slow frames', () => tapInSlowFrames(page));
});

test('the title can be pressed before its first frame is drawn, on a display of any sharpness', async ({
  page,
}) => {
  const player = new PicturePlayer(page, 'touch');
  // So coarse that a camera without its zoom would look far beside the finger, and a second for every frame.
  await open(page, './?dev&speed=0&coarse&frames=1');
  await enter(player, 'newQuest', page.locator('.kennel'));
});
