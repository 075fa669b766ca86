/** Phaser's hello world, built as our game is: what any Phaser game costs before it has done anything. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { root } from '../../src/cli/capture.ts';

const FOLDER = join(root, '.cache', 'hello');

const HTML = '<!doctype html><title>Hello</title><body><script type="module" src="./hello.js"></script>';

/** One line of text; reported once it has been drawn. */
const SCRIPT = `import { AUTO, Core, Game } from 'phaser';
const game = new Game({
  type: AUTO, width: 1280, height: 800, banner: false, audio: { noAudio: true },
  scene: { create() { this.add.text(100, 100, 'Hello world', { fontSize: '48px' }); } },
});
game.events.once(Core.Events.READY, () =>
  game.events.once(Core.Events.POST_RENDER, () => performance.mark('title')));
`;

/**
 * Processor time of the main thread until it stands on a laptop that has nothing else to do, in milliseconds. Starting
 * anything (reading a library, a first picture) suffers from a strange machine otherwise than a warm loop does, so a start
 * is held against this one.
 */
export const HELLO_ON_LAPTOP = 68;

/** Builds it; tells the folder. */
export async function buildHello(): Promise<string> {
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(join(FOLDER, 'index.html'), HTML);
  writeFileSync(join(FOLDER, 'hello.js'), SCRIPT);
  const outDir = join(FOLDER, 'dist');
  await build({
    root: FOLDER,
    configFile: false,
    publicDir: false,
    base: './',
    logLevel: 'warn',
    build: { outDir, emptyOutDir: true, target: 'es2022', chunkSizeWarningLimit: 2000 },
  });
  return outDir;
}
