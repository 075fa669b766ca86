/** The ways through the game on which pictures are taken: words, the drawn game, the gallery. */
import type { Page } from '@playwright/test';
import { ASK_KINDS } from '../../engine/petz/words.ts';
import { GALLERY_KINDS } from '../../gallery/kinds.ts';
import type { Camera } from './camera.ts';
import { askName, galleryName, tableName } from './options.ts';
import * as player from './player.ts';

export interface Studio {
  readonly camera: Camera;
  /** Where the game is served. */
  readonly game: string;
  /** Where the gallery is served; asked only when it is needed. */
  gallery(): Promise<string>;
  /** A page of a browser without a past. */
  page(): Promise<Page>;
}

/** Three games in which most questions come up; the second has every variant. */
const GAMES: readonly player.Game[] = [
  { seed: 'shots' },
  { seed: 'shots full', full: true },
  { seed: 'shots again' },
];

/** What may be met in a game. */
const PLAYED = {
  words: [...ASK_KINDS.map(askName), 'refusal', 'hint', 'send-items', 'final'],
  drawn: [...ASK_KINDS.map(tableName), 'table-final'],
} as const;

/** Every tour that leads to something wanted. One that breaks off does not keep the others from being taken. */
export async function takeTours(studio: Studio): Promise<void> {
  const { camera } = studio;
  const tour = async (names: readonly string[], take: () => Promise<void>) => {
    if (!camera.wants(...names)) return;
    await take().catch((error: unknown) => camera.brokeOff(names, error));
  };
  await tour(['title-words', 'new-game', 'new-game-problems', 'rules', 'settings'], () => screens(studio));
  await tour(['title-continue-words', 'title-notice-words'], () => saves(studio, 'words'));
  await tour(['curtain'], () => curtain(studio));
  for (const game of GAMES) await tour(PLAYED.words, () => play(studio, game, 'words'));
  await tour(['title'], () => drawnTitle(studio, 'title'));
  await tour(['title-continue', 'title-notice'], () => saves(studio, 'drawn'));
  for (const game of GAMES) await tour(PLAYED.drawn, () => play(studio, game, 'drawn'));
  for (const kind of GALLERY_KINDS) await tour([galleryName(kind)], () => sheet(studio, kind));
}

const address = ({ game }: Studio, look: 'words' | 'drawn') =>
  `${game}?dev&speed=0${look === 'words' ? '&words' : ''}`;

/** The title is in words once the layer itself has had the focus. */
async function toWords(page: Page): Promise<void> {
  await page.locator('#access').focus();
  await page.getByRole('heading', { level: 1 }).waitFor();
}

async function screens(studio: Studio): Promise<void> {
  const { camera } = studio;
  const page = await studio.page();
  await player.open(page, address(studio, 'words'));
  await toWords(page);
  await camera.shoot(page, 'title-words', 'words');
  for (const name of ['rules', 'settings'] as const) {
    await player.pressMenu(page, name);
    await page.locator(`[data-screen="${name}"]`).waitFor();
    await camera.shoot(page, name, 'words');
    await player.open(page, address(studio, 'words'));
  }
  await player.pressMenu(page, 'newGame');
  await page.locator('.seats').waitFor();
  await camera.shoot(page, 'new-game', 'words');
  await page.locator('.seats li input').first().fill('');
  await page.locator('form > .panel.form input').fill('');
  await player.press(page, 'form button.gold');
  await page.locator('.problems p').first().waitFor();
  await camera.shoot(page, 'new-game-problems', 'words', '.problems');
  await page.context().close();
}

/** The title with a game to continue, and with the news that its newest save was damaged. */
async function saves(studio: Studio, look: 'words' | 'drawn'): Promise<void> {
  const page = await studio.page();
  await player.open(page, address(studio, 'words'));
  await player.startGame(page, { seed: 'saved' });
  for (let i = 0; i < 3; i++) {
    const asked = await player.nextQuestion(page);
    if (asked !== null) await player.takeHint(page, asked);
  }
  await player.saved(page);
  for (const name of ['title-continue', 'title-notice'] as const) {
    if (name === 'title-notice') await page.evaluate(player.spoilNewestSave);
    await player.open(page, address(studio, look));
    if (name === 'title-notice') await page.locator('[data-notice]').waitFor({ state: 'attached' });
    if (look === 'drawn') await page.locator('html[data-scenes="on"]').waitFor({ timeout: 60_000 });
    else await toWords(page);
    await studio.camera.shoot(page, look === 'drawn' ? name : `${name}-words`, look);
  }
  await page.context().close();
}

async function drawnTitle(studio: Studio, name: string): Promise<void> {
  const page = await studio.page();
  await player.open(page, address(studio, 'drawn'));
  await page.locator('html[data-scenes="on"]').waitFor({ timeout: 60_000 });
  await studio.camera.shoot(page, name, 'drawn');
  await page.context().close();
}

/** Two persons at one device. */
async function curtain(studio: Studio): Promise<void> {
  const page = await studio.page();
  await player.open(page, address(studio, 'words'));
  await player.startGame(page, { seed: 'curtain', persons: 2 });
  await page.locator('.curtain').waitFor();
  await studio.camera.shoot(page, 'curtain', 'words');
  await page.context().close();
}

/** Plays until nothing wanted can come any more. */
async function play(studio: Studio, game: player.Game, look: 'words' | 'drawn'): Promise<void> {
  const { camera } = studio;
  const page = await studio.page();
  await player.open(page, address(studio, look));
  if (look === 'drawn') await page.locator('html[data-scenes="on"]').waitFor({ timeout: 60_000 });
  await player.startGame(page, game);
  const missed = new Set<string>();
  while (camera.wants(...PLAYED[look])) {
    const asked = await player.nextQuestion(page);
    if (asked === null) break;
    const isOpen = look === 'words' ? await inWords(camera, page, asked) : true;
    if (look === 'drawn') await inPicture(camera, page, asked.kind, missed);
    if (isOpen) await player.takeHint(page, asked);
  }
  const isOver = (await page.locator('[data-final]').count()) > 0;
  if (isOver && look === 'words') await camera.shoot(page, 'final', 'words');
  if (isOver && look === 'drawn' && (await isDrawn(page, 5000)))
    await camera.shoot(page, 'table-final', 'drawn');
  await page.context().close();
}

/** False if the question was answered on the way. */
async function inWords(camera: Camera, page: Page, asked: player.Asked): Promise<boolean> {
  const { kind } = asked;
  await camera.shoot(page, askName(kind), 'words');
  if (kind === 'petz.group' && camera.wants('refusal')) {
    // Gold without anybody to carry it.
    await player.press(page, '.group .row:nth-of-type(2) .stepper button:last-child');
    await page.locator('.question .refused').waitFor();
    await camera.shoot(page, 'refusal', 'words', '.question .refused');
  }
  if (kind !== 'petz.send') return true;
  if (camera.wants('send-items') && !(await sendItems(camera, page, asked))) return false;
  if (camera.wants('hint')) {
    await player.askHint(page);
    await camera.shoot(page, 'hint', 'words', '.bubble');
  }
  return true;
}

/** A space with several things to choose from, opened and closed again. False if the press was an answer already. */
async function sendItems(camera: Camera, page: Page, { id }: player.Asked): Promise<boolean> {
  const offered = ['cage', 'younger', 'addon', 'artifacts'].map((name) => `:has(img[src*="spaces/${name}"])`);
  const open = page.locator(`.spaces .option:not([aria-disabled="true"]):is(${offered.join(', ')})`);
  if ((await open.count()) === 0) return true;
  await open.first().click();
  await page.waitForFunction(
    (asked) => document.querySelector('.items, [data-final]') !== null || window.__petz?.ask()?.id !== asked,
    id,
  );
  if ((await page.locator('.items').count()) === 0) return false;
  await camera.shoot(page, 'send-items', 'words', '.items');
  await page.locator('.items > button').click();
  return true;
}

/** Is the drawn table in sight? It may take a moment to come, most of all the first time. */
async function isDrawn(page: Page, patience: number): Promise<boolean> {
  const come = page.waitForFunction(() => document.body.classList.contains('table-drawn'), null, {
    timeout: patience,
  });
  return come.then(
    () => true,
    () => false,
  );
}

async function inPicture(camera: Camera, page: Page, kind: string, missed: Set<string>): Promise<void> {
  if (missed.has(kind) || !camera.wants(tableName(kind))) return;
  if (await isDrawn(page, missed.size === 0 ? 25_000 : 3000))
    return camera.shoot(page, tableName(kind), 'drawn');
  missed.add(kind);
  console.log(`no picture of ${kind}`);
}

async function sheet(studio: Studio, kind: string): Promise<void> {
  const page = await studio.page();
  await page.goto(`${await studio.gallery()}?kind=${kind}`);
  await page.locator('main[data-ready]').waitFor({ timeout: 60_000 });
  await studio.camera.shoot(page, galleryName(kind), 'sheet');
  await page.context().close();
}
