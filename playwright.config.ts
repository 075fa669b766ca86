/** End-to-end tests: a real Chromium on the production build, which must be in `dist`. */
import { defineConfig } from '@playwright/test';
import { chromiumFlags, findChromium } from './src/cli/chromium.ts';

const port = Number(process.env.E2E_PORT ?? 4319);
const address = `http://127.0.0.1:${port}/`;
const executablePath = findChromium();

/** Whole games go first: begun last, one of them would keep one core waiting for the other. */
const LONG = [
  'alleys',
  'whole-game',
  'newcomer',
  'quest-picture',
  'quest-words',
  'renderer',
  'table',
  'turned',
  'upright',
].map((name) => `**/${name}.spec.ts`);

export default defineConfig({
  testDir: 'test/e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 3,
  // What takes an hour is asked for: `npm run trust`.
  ...(process.env.E2E_LONG === undefined ? { grepInvert: /@long/ } : {}),
  projects: [
    { name: 'long', testMatch: LONG },
    { name: 'rest', testIgnore: LONG },
  ],
  // A test that passes only sometimes is a failing test, and `only` must not hide the others.
  retries: 0,
  forbidOnly: true,
  // Limits end what hangs; how quick things are is measured in `speed.spec.ts`, not by a slow machine's patience.
  timeout: 600_000,
  expect: { timeout: 15_000 },
  globalTimeout: 60 * 60_000,
  reporter: [
    ['list'],
    ['json', { outputFile: process.env.E2E_REPORT ?? '.cache/reports/e2e.json' }],
    ['./test/check/reporters/playwright.ts'],
  ],
  use: {
    baseURL: address,
    browserName: 'chromium',
    // Recording every step takes longer than the steps: `npx playwright test --trace retain-on-failure` does it for one.
    trace: 'off',
    screenshot: 'only-on-failure',
    // Only `offline.spec.ts` has one: between page and server it would see to it that `page.route` misses things.
    serviceWorkers: 'block',
    launchOptions: { args: [...chromiumFlags], ...(executablePath ? { executablePath } : {}) },
  },
  webServer: {
    // Vite's own server packs every answer: with it a page takes a third more work to start.
    command: `node --import tsx test/e2e/kit/serve.ts ${port}`,
    url: address,
    reuseExistingServer: false,
    // Playwright asks for colours, which Node finds contradictory when our runner asked for none.
    env: { NO_COLOR: '' },
  },
});
