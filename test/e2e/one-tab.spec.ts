/** Many whole games one after the other in one tab leave nothing behind. Long: `npm run trust -- --tab 20` asks for it. */
import type { Page } from '@playwright/test';
import type { GameId } from '../../src/engine/games.ts';
import type { Domain } from '../../src/engine/kernel/domain.ts';
import { dice } from '../../src/engine/kernel/rng.ts';
import { COUNTER, Meter } from '../performance/meter.ts';
import { measured, wanted } from '../trust/long-spec.ts';
import { growthOf, MOST_GROWTH, SETTLED, type TabGame } from '../trust/tab.ts';
import { anyChoice, kindOf, newGame } from './kit/new-games.ts';
import { expect, test } from './kit/test.ts';

test.use({ viewport: { width: 1024, height: 700 }, contextOptions: { reducedMotion: 'reduce' } });

const PATIENCE = { timeout: 120_000 };
/** No game has so many questions. */
const MOST_ANSWERS = 3000;
/** Every so many answers a frame of the picture is waited for. */
const LOOK_EVERY = 8;

/** The title is drawn and can be pressed. */
async function atTitle(page: Page): Promise<void> {
  await page.waitForFunction(
    () => (window.__petz?.hits() ?? []).some(({ id }) => id === 'newGame'),
    null,
    PATIENCE,
  );
  await page.evaluate(() => window.__petz?.saved());
}

interface Question {
  game: GameId;
  domain: Domain;
  seat: number;
}

/** Gives an answer, if there is one to give, and tells what is asked next; null at the end of the game. */
async function next(page: Page, answer: { text: string; seat: number } | null): Promise<Question | null> {
  const message = await page.evaluate(
    async ({ given, patience }) => {
      const petz = window.__petz;
      if (petz === undefined) throw new Error('there is no game to play');
      if (given !== null) {
        const refusal = petz.answer(JSON.parse(given.text), given.seat);
        if (refusal !== null) throw new Error(`${given.text} is refused: ${refusal.code}`);
      }
      for (const end = performance.now() + patience; performance.now() < end; ) {
        if (petz.outcome() !== null) return null;
        const [ask, domain] = [petz.ask(), petz.domain()];
        if (ask !== null && domain !== null)
          return JSON.stringify({ game: petz.game(), domain, seat: ask.seat });
        await new Promise((done) => setTimeout(done, 5));
      }
      throw new Error('no seat is asked any more');
    },
    { given: answer, patience: PATIENCE.timeout },
  );
  return message === null ? null : (JSON.parse(message) as Question);
}

/** A whole game in the open page, its table drawn; how many answers it took. */
async function playOne(page: Page, file: string, seed: string): Promise<number> {
  const problem = await page.evaluate((text) => window.__petz?.open(text) ?? null, file);
  if (problem !== null) throw new Error(`the page does not take the game: ${problem}`);
  const drawn = () =>
    document.body.classList.contains('table-drawn') && (window.__petz?.hits() ?? []).length > 0;
  await page.waitForFunction(drawn, null, PATIENCE);
  const rng = dice(seed);
  let question = await next(page, null);
  for (let answers = 0; answers < MOST_ANSWERS; answers++) {
    if (question === null) return answers;
    const text = JSON.stringify(anyChoice(question.game, question.domain, rng));
    question = await next(page, { text, seat: question.seat });
    if (answers % LOOK_EVERY === 0)
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(done)));
  }
  throw new Error(`a game of ${MOST_ANSWERS} answers is not over`);
}

test('what a tab holds does not grow from game to game', { tag: '@long' }, async ({ page }) => {
  const { games: count = SETTLED, seed = 'tab' } = wanted<{ games: number; seed: string }>();
  test.setTimeout(count * 600_000);
  await page.addInitScript({ content: COUNTER });
  await page.goto('./?dev&speed=0&coarse&frames=5');
  await atTitle(page);
  const meter = await Meter.on(page);
  const games: TabGame[] = [];
  for (let n = 0; n < count; n++) {
    const kind = kindOf(n);
    const answers = await playOne(page, newGame(kind, `${seed}/${n}`), `${seed}/${n}/answers`);
    await page.evaluate(() => window.__petz?.go('title'));
    await atTitle(page);
    games.push({ kind, answers, ...(await meter.read()) });
    measured(games);
  }
  expect(Math.max(...Object.values(growthOf(games)))).toBeLessThanOrEqual(MOST_GROWTH);
});
