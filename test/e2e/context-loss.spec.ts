/** A graphics card that loses its memory, as on tablets that were asleep: the picture comes back, and the game goes on by it. */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { PicturePlayer } from './kit/player.ts';
import { titleShown } from './kit/start.ts';
import { COARSE, hash, open } from './kit/table.ts';
import { expect, test } from './kit/test.ts';

test.use({ viewport: { width: 1024, height: 768 }, contextOptions: { reducedMotion: 'reduce' } });

const SAVE = 'test/golden/saves/petz-1-quest-1/petz-base.game.json';
/** So many of the thumbnail's cells are to be as they were. */
const ALIKE = 0.97;
const [WIDTH, HEIGHT] = [64, 48];

/** A game of two shops in its middle, the seat of one person. */
function townOf(person: number): string {
  const save = JSON.parse(readFileSync(SAVE, 'utf8')) as { players: unknown[] };
  const players = save.players.map((_, seat) =>
    seat === person ? { kind: 'person', name: 'Ada' } : { kind: 'bot', name: 'Ben', strength: 'random' },
  );
  return JSON.stringify({ ...save, players });
}

/** The picture as a small one, cell by cell. */
async function thumbnail(page: Page): Promise<number[]> {
  const shot = await page.locator('#game').screenshot();
  return page.evaluate(
    async ({ data, width, height }) => {
      const image = new Image();
      image.src = `data:image/png;base64,${data}`;
      await image.decode();
      const canvas = document.createElement('canvas');
      Object.assign(canvas, { width, height });
      const context = canvas.getContext('2d');
      context?.drawImage(image, 0, 0, width, height);
      return [...(context?.getImageData(0, 0, width, height).data ?? [])];
    },
    { data: shot.toString('base64'), width: WIDTH, height: HEIGHT },
  );
}

/** How many of the cells two thumbnails have in common, from 0 to 1. */
function alike(a: readonly number[], b: readonly number[]): number {
  let same = 0;
  for (let at = 0; at < a.length; at += 4) {
    if ([0, 1, 2].every((i) => Math.abs((a[at + i] ?? 0) - (b[at + i] ?? 0)) <= 16)) same++;
  }
  return same / (WIDTH * HEIGHT);
}

/** How many colours there are: a picture that is not there yet has next to none. */
const colours = (cells: readonly number[]): number =>
  new Set(cells.flatMap((_, i) => (i % 4 === 0 ? [cells.slice(i, i + 3).join()] : []))).size;

/** The thumbnail, once it stays as it is. */
async function still(page: Page): Promise<number[]> {
  let last = await thumbnail(page);
  await expect(async () => {
    const next = await thumbnail(page);
    const before = last;
    last = next;
    expect(colours(next)).toBeGreaterThan(50);
    expect(alike(before, next)).toBe(1);
  }).toPass({ intervals: [400], timeout: 60_000 });
  return last;
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
