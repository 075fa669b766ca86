/**
 * `npm run shots -- --out DIR [--lang fr] [--only NAME] [--sizes 844x390] [--drawn|--words] [--whole] [--no-build]`:
 * drives the production build through every screen and saves a picture of each in every size, with a contact page
 * and the flaws a machine can find.
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { build, preview } from 'vite';
import { root } from '../../src/cli/capture.ts';
import { chromiumFlags, findChromium } from '../../src/cli/chromium.ts';
import { endWithParent } from '../../src/cli/lifetime.ts';
import { printLine } from '../../src/cli/terminal.ts';
import { runCommand, UsageError } from '../../src/cli/usage.ts';
import { serveGallery } from '../gallery/serve.ts';
import { Camera } from './camera.ts';
import { contactPage } from './contact.ts';
import { COMMAND, readShotOptions, type ShotOptions } from './options.ts';
import { type AnyPosition, findPositions } from './positions.ts';
import { findQuestPositions } from './quest-positions.ts';
import { PROPS, ShotStage } from './stage.ts';
import { takeTours } from './take.ts';
import { sheetTours, TOUR_PHASES } from './tours.ts';

/** A build of its own, so that others may use `dist` meanwhile. */
const outDir = join(root, '.cache', 'shots');

function freePort(): Promise<number> {
  return new Promise((found, fail) => {
    const probe = createServer();
    probe.once('error', fail);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => found(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}

/** The one page: it speaks the language and moves as little as may be. */
async function newPage(browser: Browser, lang: string): Promise<Page> {
  const context = await browser.newContext({ locale: lang, reducedMotion: 'reduce' });
  await context.addInitScript({ content: PROPS });
  const page = await context.newPage();
  page.on('pageerror', (error) => printLine(`    error in the page: ${error.message}`));
  return page;
}

async function serveGame(options: ShotOptions): Promise<string> {
  if (options.build) {
    printLine('Building …');
    await build({ root, logLevel: 'warn', build: { outDir, emptyOutDir: true } });
  } else if (!existsSync(join(outDir, 'index.html'))) {
    throw new UsageError('--no-build: nothing has been built for shots yet');
  }
  const port = await freePort();
  const server = await preview({
    root,
    logLevel: 'error',
    build: { outDir },
    preview: { port, host: '127.0.0.1', strictPort: true, open: false },
  });
  return server.resolvedUrls?.local[0] ?? '';
}

async function shots(args: readonly string[]): Promise<number> {
  const options = readShotOptions(args);
  const executablePath = findChromium();
  if (executablePath === null) throw new UsageError('No Chromium found; set CHROMIUM_PATH.');
  const out = resolve(options.out);
  mkdirSync(out, { recursive: true });
  const positions = new Map<string, AnyPosition>([...findPositions(), ...findQuestPositions()]);
  const game = await serveGame(options);
  const camera = new Camera({ ...options, out });
  const browser = await chromium.launch({ executablePath, args: [...chromiumFlags] });
  let gallery: Promise<string> | null = null;
  const openGallery = async () => (await serveGallery(await freePort())).address;
  const sheets = sheetTours(() => {
    gallery ??= openGallery();
    return gallery;
  });
  try {
    const page = await newPage(browser, options.lang);
    const stage = new ShotStage({ page, camera, game, positions });
    await takeTours(stage, [...TOUR_PHASES, sheets], options.sizes);
  } finally {
    await browser.close();
    writeFileSync(join(out, 'index.html'), contactPage(camera.shots, camera.missing()));
  }
  const flaws = camera.shots.reduce((sum, shot) => sum + shot.flaws.length, 0);
  printLine(`${camera.shots.length} pictures, ${flaws} flaws: ${join(out, 'index.html')}`);
  if (camera.missing().length > 0) printLine(`Not met: ${camera.missing().join(', ')}`);
  return camera.exitCode();
}

endWithParent();
// Its servers would go on.
await runCommand(COMMAND, async (args) => process.exit(await shots(args)));
