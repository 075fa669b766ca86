/** What the game costs the main thread of its page, scene by scene. Times are processor time unless they say otherwise. */
import type { Browser, Page } from '@playwright/test';
import { questSetup } from '../../src/engine/quest/setup.ts';
import type { GameFile } from '../../src/session/saves/game-file.ts';
import { findPositions } from '../shots/positions.ts';
import { questPosition } from '../shots/quest-position.ts';
import { SHOT_WISHES } from '../shots/wishes.ts';
import { HELLO_ON_LAPTOP } from './hello.ts';
import { COUNTER, texturesOf } from './meter.ts';
import { type CpuProfile, profiled } from './profile.ts';
import { slowness } from './slowness.ts';
import {
  type Calls,
  calls,
  countCalls,
  counted,
  drawNothing,
  type FrameLoad,
  framesDrawn,
  seldomFrames,
  traced,
} from './trace.ts';

const PATIENCE = { timeout: 120_000 };
/** How long a scene is watched, and how long a quick person thinks, in milliseconds. */
const WATCHED = 9000;
const ANSWERING = 1500;
/** What was never painted is painted in the first moments of a table, before the first touch. */
const SETTLING = 3000;
const VIEWPORT = { width: 1280, height: 800 };

/** Processor time of the main thread, in milliseconds, until a first visit to a page has marked its title. */
async function startOf(browser: Browser, address: string): Promise<number> {
  const page = await browser.newPage({ viewport: VIEWPORT });
  const time = await counted(await page.context().newCDPSession(page));
  await page.goto(address);
  await page.waitForFunction(() => performance.getEntriesByName('title').length > 0, null, PATIENCE);
  const ms = await time();
  await page.close();
  return ms;
}

interface Start {
  /** Milliseconds until the title stood. */
  readonly ms: number;
  /** The same of Phaser's hello world, started right after. */
  readonly hello: number;
  /** How much slower than a laptop the machine is at starting something, at least 1. */
  readonly slow: number;
}

/** The start of the game beside that of hello world. */
export async function startBeside(browser: Browser, game: string, helloWorld: string): Promise<Start> {
  const ms = await startOf(browser, game);
  const hello = await startOf(browser, helloWorld);
  return { ms, hello, slow: slowBy(hello) };
}

/** How much slower than a laptop the machine is now at what runs for the first time, at least 1. */
export async function slownessAtStart(browser: Browser, helloWorld: string): Promise<number> {
  return slowBy(await startOf(browser, helloWorld));
}

const slowBy = (hello: number) => Math.max(1, hello / HELLO_ON_LAPTOP);

/** Middle of the window, or a point so far right of it. */
const at = (x: number): [number, number] => [VIEWPORT.width / 2 + x, VIEWPORT.height / 2];

async function fresh(browser: Browser, address: string, first: readonly (() => void)[]): Promise<Page> {
  const page = await browser.newPage({ viewport: VIEWPORT });
  for (const script of first) await page.addInitScript(script);
  await page.addInitScript(countCalls);
  await page.addInitScript(COUNTER);
  await page.goto(address);
  await page.waitForFunction(
    (isDrawn) =>
      window.__petz !== undefined && (!isDrawn || document.documentElement.dataset.scenes === 'on'),
    !address.includes('words'),
    PATIENCE,
  );
  return page;
}

/** Opens a game in the picture. */
async function openGame(page: Page, file: GameFile | GameFile<'quest'>): Promise<void> {
  const problem = await page.evaluate((text) => window.__petz?.open(text) ?? null, JSON.stringify(file));
  if (problem !== null) throw new Error(`the game does not open: ${JSON.stringify(problem)}`);
  await page.waitForFunction(
    () => document.body.classList.contains('table-drawn') && (window.__petz?.hits().length ?? 0) > 3,
    null,
    PATIENCE,
  );
}

/** Moves the hand about, and answers each question as a strong bot would, no quicker than a quick person. */
async function play(page: Page): Promise<void> {
  const began = Date.now();
  for (let next = began; Date.now() < began + WATCHED; ) {
    await page.mouse.move(...at((Date.now() % 400) - 200));
    if (Date.now() >= next) {
      next = Date.now() + ANSWERING;
      await page.evaluate(async () => {
        const petz = window.__petz;
        if (petz?.ask() != null) petz.answer(await petz.hint());
      });
    }
    await page.waitForTimeout(50);
  }
}

/** Pulls the map there and back. */
async function pull(page: Page): Promise<void> {
  await page.mouse.move(...at(0));
  await page.mouse.down();
  for (let i = 0; i < 40; i++) await page.mouse.move(...at(300 * Math.sin(i / 6)));
  await page.mouse.up();
  await page.waitForTimeout(500);
}

/** What the graphics card is asked for. */
interface Asked {
  /** In each frame. */
  readonly calls: readonly Calls[];
  /** Textures alive at the end. */
  readonly textures: number;
}

/** What a scene costs, and how slow the machine was then. */
export interface Seen extends FrameLoad, Asked {
  readonly slow: number;
  /** What ran meanwhile, if that was asked for. */
  readonly profile: CpuProfile | null;
}

interface Watching {
  /** The names of the scenes; none: all of them. */
  readonly only?: readonly string[];
  /** Which functions run is noted as well: frames take longer by that. */
  readonly withProfile?: boolean;
}

/** A scene of the game, and something that goes on in it. */
interface Visit {
  readonly name: string;
  /** From the title into it. */
  readonly enter: (page: Page) => Promise<unknown>;
  readonly run: (page: Page) => Promise<void>;
}

function visits(): Visit[] {
  const wanted = ['petz.send', 'petz.assign', 'petz.sell'];
  const positions = findPositions(
    SHOT_WISHES.filter(({ name, alleys }) => wanted.includes(name) && alleys !== true),
  );
  const alley = [...findPositions(SHOT_WISHES.filter(({ alleys }) => alleys === true))][0];
  const quest = questPosition({
    kind: 'quest.act',
    nth: 3,
    setup: questSetup(3),
    seed: 'speed',
    bots: 'easy',
    all: true,
  });
  const game = (name: string, file: GameFile | GameFile<'quest'>): Visit => ({
    name,
    enter: (page) => openGame(page, file),
    run: play,
  });
  const found: Visit[] = [{ name: 'title', enter: () => Promise.resolve(), run: pull }];
  for (const [name, { file }] of positions) if (wanted.includes(name)) found.push(game(name, file));
  if (alley !== undefined) found.push(game('alleys', alley[1].file));
  if (quest !== null) found.push(game('quest', quest));
  return found;
}

/** `first` runs in the page before anything else. */
async function entered(
  browser: Browser,
  address: string,
  { enter }: Visit,
  first: readonly (() => void)[] = [],
): Promise<Page> {
  const page = await fresh(browser, address, first);
  await enter(page);
  await page.waitForTimeout(SETTLING);
  await calls(page);
  return page;
}

/**
 * Every scene by name, with what its frames cost while something goes on in it. `query` may ask for a coarse picture: it
 * comes as often as on a graphics card, which a whole one drawn without any does not.
 */
export async function scenes(
  browser: Browser,
  address: string,
  query: string,
  { only = [], withProfile = false }: Watching = {},
): Promise<Map<string, Seen>> {
  const found = new Map<string, Seen>();
  const wanted = visits().filter(({ name }) => only.length === 0 || only.includes(name));
  for (const visit of wanted) {
    const page = await entered(browser, `${address}?dev${query}`, visit);
    const readProfile = withProfile
      ? await profiled(await page.context().newCDPSession(page))
      : async () => null;
    const load = await traced(browser, page, () => visit.run(page));
    const profile = await readProfile();
    const asked = { calls: await calls(page), textures: await texturesOf(page) };
    found.set(visit.name, { ...load, ...asked, profile, slow: await slowness(page) });
    await page.close();
  }
  return found;
}

/**
 * The same in short, scene by scene: what the graphics card is asked for while a hand is moved. Every frame asks for as
 * much, however many there are and whether or not they are drawn: without a graphics card drawing takes most of the time.
 */
export async function* glances(browser: Browser, address: string): AsyncGenerator<readonly [string, Asked]> {
  for (const visit of visits()) {
    const page = await entered(browser, `${address}?dev`, visit, [seldomFrames, drawNothing]);
    for (let i = 0; i < 10; i++) await page.mouse.move(...at(20 * i));
    await framesDrawn(page, 3);
    yield [visit.name, { calls: await calls(page), textures: await texturesOf(page) }];
    await page.close();
  }
}

/** Runs in the page before anything else: notes how long the browser's store takes for each text it is given. */
function timeWrites(): void {
  const times: number[] = [];
  Object.assign(window, { writeTimes: times });
  const { prototype } = IDBObjectStore;
  const { put } = prototype;
  prototype.put = function (...given) {
    const began = performance.now();
    this.transaction.addEventListener('complete', () => times.push(performance.now() - began));
    return put.apply(this, given);
  };
}

/**
 * Milliseconds by the clock that the browser's store takes for each save, while so many answers are given; and how slow
 * the machine was then.
 */
export async function savings(
  browser: Browser,
  address: string,
  answers: number,
): Promise<{ times: number[]; slow: number }> {
  const send = findPositions(
    SHOT_WISHES.filter(({ name, alleys }) => name === 'petz.send' && alleys !== true),
  ).get('petz.send');
  if (send === undefined) throw new Error('no game to be saved');
  const page = await browser.newPage({ viewport: VIEWPORT });
  await page.addInitScript(timeWrites);
  await page.goto(`${address}?dev&speed=0&words`);
  await page.waitForFunction(() => window.__petz !== undefined, null, PATIENCE);
  await page.evaluate((text) => window.__petz?.open(text), JSON.stringify(send.file));
  for (let i = 0; i < answers; i++) {
    const isOver = () => window.__petz?.outcome() != null;
    await page.waitForFunction(
      () => window.__petz?.ask() != null || window.__petz?.outcome() != null,
      null,
      PATIENCE,
    );
    if (await page.evaluate(isOver)) break;
    await page.evaluate(async () => {
      const petz = window.__petz;
      if (petz === undefined) return;
      petz.answer(await petz.hint());
      await petz.saved();
    });
  }
  const times = await page.evaluate(() => (window as unknown as { writeTimes: number[] }).writeTimes);
  const slow = await slowness(page);
  await page.close();
  return { times, slow };
}
