/** How the game is built and served, and how its unit tests run. */
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { frontPage } from './src/cli/front-page.ts';
import { offline } from './src/cli/offline-build.ts';
import { dropUnserved } from './src/cli/served-art.ts';
import { LongFirst } from './test/check/long-first.ts';

export default defineConfig({
  // Relative addresses: the build works in any folder of any server.
  base: './',
  publicDir: 'assets',
  plugins: [frontPage(), dropUnserved(), offline()],
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  worker: { format: 'es' },
  build: {
    target: 'es2022',
    // Not `assets`: that is what the folder of pictures and sounds is called.
    assetsDir: 'code',
    // Phaser alone is above Vite's warning; the true budget is checked by `npm test`.
    chunkSizeWarningLimit: 2000,
    rolldownOptions: {
      output: {
        // Phaser changes seldom: in a file of its own it stays in the browser's cache.
        codeSplitting: { groups: [{ name: 'phaser', test: /node_modules[\\/]phaser[\\/]/ }] },
      },
    },
  },
  test: {
    include: ['test/**/*.test.{ts,tsx}'],
    exclude: ['test/e2e/**'],
    // The engine keeps nothing between tests; sharing one world per thread is four times faster.
    pool: 'threads',
    isolate: false,
    maxWorkers: 2,
    // Phaser wants a window as soon as it is loaded; of it only names are needed here.
    alias: [
      { find: /^phaser$/, replacement: fileURLToPath(new URL('test/kit/no-phaser.ts', import.meta.url)) },
    ],
    sequence: { sequencer: LongFirst },
    // Ends what hangs; how quick things are is no unit test's business: the machine may be busy with other things.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    allowOnly: false,
  },
});
