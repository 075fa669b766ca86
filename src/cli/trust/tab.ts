/** `npm run trust -- --tab 20`: so many whole games in one tab of Chromium, and what the page holds after each. */

import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { build, preview } from 'vite';
import type { GameId } from '../../engine/games.ts';
import type { Domain } from '../../engine/kernel/domain.ts';
import { dice } from '../../engine/kernel/rng.ts';
import { root } from '../capture.ts';
import { chromiumFlags, findChromium } from '../chromium.ts';
import { UsageError } from '../usage.ts';
import { anyChoice, type Kind, kindOf, newGame } from './tab/games.ts';
import { COUNTER, type Held, MEASURES, type Measure, Meter } from './tab/meter.ts';

/** So many games have one of each kind: the most that is held after some of the first is compared with that after the last ones. */
export const SETTLED = 3;
/** In the first games code, words and drawings come that no game had before: only after so many it is to be seen what stays. */
export const WARM = 9;
/** More than this between then and the last game is a leak, in per cent. */
export const MOST_GROWTH = 20;

export interface TabGame extends Held {
  kind: Kind;
  answers: number;
}

export interface TabResult {
  games: TabGame[];
  /** In per cent, from the `SETTLED` games that end the first `WARM` to the last ones. */
  growth: Record<Measure, number>;
  violations: number;
  seed: string;
}

/** On a busy machine everything takes its time. */
const PATIENCE = { timeout: 120_000 };
/** Frames are drawn without a graphics card. */
const VIEWPORT = { width: 1024, height: 700 };
/** No game has so many questions. */
const MOST_ANSWERS = 3000;
/** Every so many answers a frame of the picture is waited for. */
const LOOK_EVERY = 8;

/** Serves a build of the game; without a folder it is built first. */
async function serve(built: string | null): Promise<{ address: string; close: () => Promise<void> }> {
  const outDir = built ?? join(root, '.cache', 'tab');
  if (built === null) await build({ root, logLevel: 'error', build: { outDir, emptyOutDir: true } });
  const server = await preview({
    root,
    logLevel: 'error',
    build: { outDir },
    preview: { port: 4790, host: '127.0.0.1', open: false },
  });
  return { address: server.resolvedUrls?.local[0] ?? '', close: () => server.close() };
}

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
  const told = await page.evaluate(
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
      throw new Error('nobody is asked any more');
    },
    { given: answer, patience: PATIENCE.timeout },
  );
  return told === null ? null : (JSON.parse(told) as Question);
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

const growthOf = (games: readonly TabGame[]): Record<Measure, number> => {
  const most = (some: readonly TabGame[], measure: Measure) =>
    Math.max(1, ...some.map((game) => game[measure]));
  const warm = Math.max(SETTLED, Math.min(WARM, games.length - SETTLED));
  const of = (measure: Measure): number => {
    const ratio = most(games.slice(-SETTLED), measure) / most(games.slice(warm - SETTLED, warm), measure);
    return Math.round((ratio - 1) * 1000) / 10;
  };
  return { heap: of('heap'), nodes: of('nodes'), listeners: of('listeners'), textures: of('textures') };
};

/** Plays so many games one after the other in one tab; errors of the page and growth count as violations. */
export async function runTab(
  count: number,
  seed: string,
  built: string | null,
  report: (line: string) => void,
): Promise<TabResult> {
  const executablePath = findChromium();
  if (executablePath === null) throw new UsageError('--tab: no Chromium found; set CHROMIUM_PATH');
  const serving = await serve(built);
  const browser = await chromium.launch({ executablePath, args: [...chromiumFlags] });
  const games: TabGame[] = [];
  let violations = 0;
  try {
    const context = await browser.newContext({
      serviceWorkers: 'block',
      reducedMotion: 'reduce',
      viewport: VIEWPORT,
    });
    // The loader of these sources wraps named functions in a helper that pages do not have.
    await context.addInitScript({ content: `globalThis.__name = (made) => made; ${COUNTER}` });
    const page = await context.newPage();
    page.on('pageerror', (error) => {
      violations++;
      report(`VIOLATION: ${error.message}`);
    });
    await page.goto(`${serving.address}?dev&speed=0&coarse`);
    await atTitle(page);
    const meter = await Meter.on(page);
    for (let n = 0; n < count; n++) {
      const kind = kindOf(n);
      const answers = await playOne(page, newGame(kind, `${seed}/${n}`), `${seed}/${n}/answers`);
      await page.evaluate(() => window.__petz?.go('title'));
      await atTitle(page);
      const held = await meter.read();
      games.push({ kind, answers, ...held });
      report(`${n + 1}. ${kind}, ${answers} answers: ${MEASURES.map((x) => `${x} ${held[x]}`).join(', ')}`);
    }
  } finally {
    await browser.close();
    await serving.close();
  }
  const growth = growthOf(games);
  for (const measure of MEASURES) {
    if (growth[measure] <= MOST_GROWTH) continue;
    violations++;
    report(`VIOLATION: ${measure} has grown by ${growth[measure]} %`);
  }
  return { games, growth, violations, seed };
}
