/** A graphics card that loses its memory, as on tablets that were asleep: the picture comes back, and the game goes on by it. */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { PicturePlayer } from './kit/player.ts';
import { begin, shops } from './kit/sessions.ts';
import { titleShown } from './kit/start.ts';
import { COARSE, hash, MOVING, open } from './kit/table.ts';
import { expect, test } from './kit/test.ts';
import { alike, still } from './kit/thumbnail.ts';

test.use({ viewport: { width: 1024, height: 768 }, contextOptions: { reducedMotion: 'reduce' } });

const SAVE = 'test/golden/saves/petz-1-quest-1/petz-base.game.json';
/** So many of the thumbnail's cells are to be as they were. */
const ALIKE = 0.97;

/** A game of two shops in its middle, the seat of one person. */
function townOf(person: number): string {
  const save = JSON.parse(readFileSync(SAVE, 'utf8')) as { players: unknown[] };
  const players = save.players.map((_, seat) =>
    seat === person ? { kind: 'person', name: 'Ada' } : { kind: 'bot', name: 'Ben', strength: 'random' },
  );
  return JSON.stringify({ ...save, players });
}

/** Takes the card's memory away or gives it back; resolves when the page has heard of it. */
function card(page: Page, what: 'lost' | 'restored'): Promise<void> {
  return page.evaluate((event) => {
    const canvas = document.querySelector<HTMLCanvasElement>('#game canvas');
    const extension = (canvas?.getContext('webgl2') ?? canvas?.getContext('webgl'))?.getExtension(
      'WEBGL_lose_context',
    );
    return new Promise<void>((done) => {
      canvas?.addEventListener(`webglcontext${event}`, () => done(), { once: true });
      if (event === 'lost') {
        // What is lost no longer gives its extensions away.
        Reflect.set(window, '__card', extension);
        extension?.loseContext();
      } else (Reflect.get(window, '__card') as typeof extension)?.restoreContext();
    });
  }, what);
}

test('lost and restored in the town: the same picture, and the game goes on by it', async ({ page }) => {
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('texImage2D')) warnings.push(message.text());
  });
  await open(page, COARSE);
  await titleShown(page);
  for (const person of [0, 1]) {
    await page.evaluate((text) => window.__petz?.open(text), townOf(person));
    if ((await page.evaluate(() => window.__petz?.ask()?.kind)) === 'petz.send') break;
  }
  const player = new PicturePlayer(page, 'mouse');
  const asked = await player.nextQuestion();
  expect(asked?.kind).toBe('petz.send');
  const [before, fingerprint] = [await still(page), await hash(page)];
  await card(page, 'lost');
  await card(page, 'restored');
  expect(alike(before, await still(page))).toBeGreaterThan(ALIKE);
  expect(await hash(page)).toBe(fingerprint);
  if (asked !== null) await player.answer(asked);
  expect(await hash(page)).not.toBe(fingerprint);
  expect(warnings).toEqual([]);
});

test('lost and restored while a play waits below a sheet: the same picture, and the play goes on', async ({
  page,
}) => {
  await begin(page, shops('turned'), MOVING);
  const player = new PicturePlayer(page, 'mouse');
  const asked = await player.nextQuestion();
  if (asked !== null) await player.answer(asked);
  await expect.poll(() => player.has('skip')).toBe(true);
  await player.mustPress('customers');
  await expect.poll(() => player.has('close')).toBe(true);
  // In another window it begins anew, as it will with another memory.
  const drawn = () => page.locator('#panels').getAttribute('data-drawn');
  for (const width of [1000, 1024]) {
    const last = await drawn();
    await page.setViewportSize({ width, height: 768 });
    await expect.poll(drawn).not.toBe(last);
  }
  const before = await still(page);
  await card(page, 'lost');
  await card(page, 'restored');
  await expect.poll(async () => alike(before, await still(page))).toBeGreaterThan(ALIKE);
  await player.mustPress('close');
  expect((await player.nextQuestion())?.id).not.toBe(asked?.id);
});
