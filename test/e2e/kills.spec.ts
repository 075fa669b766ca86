/**
 * The page is killed in the middle of an answer, again and again, and opened on what the browser's own store has: the
 * game is there as it was last saved, or with answers given since. Long: `npm run trust -- --page-kills 100` asks for it.
 */
import type { BrowserContext, Page } from '@playwright/test';
import { dice, type Rng } from '../../src/engine/kernel/rng.ts';
import { writeGame } from '../../src/session/saves/load.ts';
import { measured, wanted } from '../trust/long-spec.ts';
import { anyChoice } from './kit/new-games.ts';
import { heroes } from './kit/sessions.ts';
import { hash, open } from './kit/table.ts';
import { expect, test } from './kit/test.ts';

interface Wish {
  kills: number;
  seed: string;
}

/** Most answers before a page is killed, and how long it may live on after the last one. */
const MOST_ANSWERS = 8;
const MOST_MS = 30;

/** How a page may end. */
const WAYS = {
  /** The process that draws it is gone. */
  async crashes(page: Page) {
    const gone = page.waitForEvent('crash');
    const client = await page.context().newCDPSession(page);
    client.send('Page.crash').catch(() => undefined);
    await gone;
    await page.close();
  },
  'is closed': (page: Page) => page.close(),
  'is left': async (page: Page) => {
    await page.goto('about:blank');
    await page.close();
  },
} as const;
type Way = keyof typeof WAYS;

/** Answers once by chance; the fingerprint after it, null if the game is over. */
async function answer(page: Page, rng: Rng): Promise<string | null> {
  const asked = await page.evaluate(() => {
    const { __petz: petz } = window;
    const [domain, seat] = [petz?.domain() ?? null, petz?.ask()?.seat ?? null];
    return domain === null || seat === null ? null : JSON.stringify({ domain, seat });
  });
  if (asked === null) return null;
  const { domain, seat } = JSON.parse(asked);
  const choice = JSON.stringify(anyChoice('quest', domain, rng));
  return page.evaluate(
    ({ text, by }) => {
      const refusal = window.__petz?.answer(JSON.parse(text), by) ?? null;
      if (refusal !== null) throw new Error(`${text} is refused: ${refusal.code}`);
      return window.__petz?.hash() ?? null;
    },
    { text: choice, by: seat },
  );
}

/** Opens the page on what is saved, or on a new game of that seed. */
async function openPage(context: BrowserContext, seed: string | null): Promise<[Page, string]> {
  const page = await context.newPage();
  await open(page);
  if (seed === null) await page.locator('[data-title="continue"]').click();
  else await page.evaluate((text) => window.__petz?.open(text), writeGame(heroes(seed).toSave()));
  await expect.poll(() => hash(page)).not.toBeNull();
  return [page, (await hash(page)) ?? ''];
}

test('a page that is killed loses at most answers that were not saved yet', { tag: '@long' }, async ({
  context,
}) => {
  const { kills = 10, seed = 'kills' } = wanted<Wish>();
  test.setTimeout(kills * 60_000);
  const rng = dice(seed);
  const byWay: Partial<Record<Way, number>> = {};
  let answers = 0;
  let [page, last] = await openPage(context, `${seed}/0`);
  for (let n = 1; n <= kills; n++) {
    await page.evaluate(() => window.__petz?.saved());
    const possible = [last];
    let isOver = false;
    for (let left = 1 + rng.below(MOST_ANSWERS); left > 0 && !isOver; left--) {
      const now = await answer(page, rng);
      isOver = now === null;
      if (now === null) break;
      answers++;
      if (rng.below(3) === 0) {
        await page.evaluate(() => window.__petz?.saved());
        possible.length = 0;
      }
      possible.push(now);
    }
    await page.waitForTimeout(rng.below(MOST_MS));
    const ways = Object.keys(WAYS) as Way[];
    const way = ways[rng.below(ways.length)] ?? 'is closed';
    await WAYS[way](page);
    byWay[way] = (byWay[way] ?? 0) + 1;
    [page, last] = await openPage(context, isOver ? `${seed}/${n}` : null);
    if (!isOver) expect(possible, `kill ${n}, which ${way}`).toContain(last);
    measured({ kills: n, answers, seed, byWay });
  }
});
