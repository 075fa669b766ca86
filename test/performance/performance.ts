/**
 * `npm run performance`: measures every budget there is and writes `docs/performance.md`. What the engine costs is shown by
 * `npm run bench`, what is sent by the build, what the page costs by a Chromium on the production build; beside it
 * stands Phaser's hello world, built and measured the same way. `--no-build` takes the build that is in `dist`.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { build } from 'vite';
import { root } from '../../src/cli/capture.ts';
import { quantile } from '../../src/cli/statistics.ts';
import { printLine } from '../../src/cli/terminal.ts';
import { command, readArgs, runCommand } from '../../src/cli/usage.ts';
import { measureBuild } from '../check/size.ts';
import { buildHello } from './hello.ts';
import { type Seen, savings, scenes, startBeside } from './in-page.ts';
import { type BudgetRow, onLaptop, over, render } from './page.ts';
import { costs } from './profile.ts';
import { launch, serve } from './serving.ts';
import { slownessHere } from './slowness.ts';
import { thoughts } from './thoughts.ts';
import { asShown, type Calls } from './trace.ts';

const FILE = join(root, 'docs', 'performance.md');
const SLOWER = 4;
/** Draw calls of a frame, and as many times may it bind a texture. */
const CALLS = 30;
const TEXTURES = 100;
/** Milliseconds of scripting in a frame. */
const FRAME = 8;
/** So many functions are listed. */
const MOST_FUNCTIONS = 60;

/** What `npm run bench` says of engine and quick rivals. */
function engine(): BudgetRow[] {
  const { stdout } = spawnSync(
    process.execPath,
    ['--import', 'tsx', join(import.meta.dirname, 'bench.ts'), '--json'],
    { encoding: 'utf8' },
  );
  const slow = slownessHere();
  const { bench } = JSON.parse(stdout) as {
    bench: { what: string; unit: string; value: number; budget: number | null }[];
  };
  return bench.map(({ what, unit, value, budget }) => ({
    what,
    unit,
    value,
    budget,
    isMost: unit !== 'games/s',
    slow,
    how: '`npm run bench`',
  }));
}

/** What the strongest rival takes for an answer. */
function rivals(): BudgetRow[] {
  const times = thoughts('archimp', 'performance');
  const how = 'one game, the clock counting as in play';
  return [
    { what: 'answer of an archimp, median', unit: 'ms', value: quantile(times, 0.5), budget: 500, how },
    { what: 'answer of an archimp, worst', unit: 'ms', value: Math.max(...times), budget: 2000, how },
  ];
}

/** The start of the game and of hello world. */
async function starts(browser: Browser, game: string, helloWorld: string): Promise<BudgetRow[]> {
  const how = `main thread until the title is drawn, times ${SLOWER}`;
  const { ms, hello, slow } = await startBeside(browser, game, helloWorld);
  const what = 'Phaser’s hello world, the same way';
  return [
    { what: 'title on a slow processor', unit: 'ms', value: SLOWER * ms, slow, budget: 3000, how },
    { what, unit: 'ms', value: SLOWER * hello, slow, budget: null, how },
  ];
}

/** What the frames of a scene cost. */
function frameRow(name: string, load: Seen): BudgetRow {
  const { slow } = load;
  const how = `${load.frames.length} frames in ${Math.round(load.seconds)} s, scripting times ${SLOWER}`;
  const value = SLOWER * quantile(asShown(load), 0.95);
  return { what: `${name}: frame, 95 %`, unit: 'ms', value, slow, budget: FRAME, how };
}

/** Frames of every scene, its longest task, and what it asks of the graphics card. */
async function frames(browser: Browser, game: string): Promise<BudgetRow[]> {
  const rows: BudgetRow[] = [];
  for (const [name, load] of await scenes(browser, game, '&coarse')) rows.push(frameRow(name, load));
  const whole = await scenes(browser, game, '');
  for (const [name, { tasks, slow }] of whole) {
    const how = 'main thread, not slowed';
    const value = Math.max(0, ...tasks);
    rows.push({ what: `${name}: longest task`, unit: 'ms', value, slow, budget: 100, how });
  }
  for (const [name, { calls, textures }] of whole) {
    const most = (what: keyof Calls) => Math.max(...calls.map((each) => each[what]));
    const how = `the most in any of ${calls.length} frames`;
    for (const [unit, value] of [
      ['draws', most('draws')],
      ['binds', most('binds')],
    ] as const)
      rows.push({ what: `${name}: ${unit} a frame`, unit, value, budget: CALLS, how });
    const at = 'on the graphics card at the end';
    rows.push({ what: `${name}: textures`, unit: 'textures', value: textures, budget: TEXTURES, how: at });
  }
  return rows;
}

/** Some scenes alone, with the functions that take the time of the frames over the budget. */
async function someScenes(only: readonly string[], withProfile: boolean): Promise<void> {
  const outDir = join(root, ...(withProfile ? ['.cache', 'named'] : ['dist']));
  // Functions keep their names.
  if (withProfile) await build({ root, logLevel: 'warn', build: { outDir, minify: false } });
  const browser = await launch();
  try {
    const seen = await scenes(browser, await serve(outDir), '&coarse', { only, withProfile });
    for (const [name, load] of seen) {
      const row = frameRow(name, load);
      const isOver = (ms: number) => (SLOWER * ms) / load.slow > FRAME;
      const count = asShown(load).filter(isOver).length;
      printLine(`${row.what}: ${onLaptop(row).toFixed(1)} ms on a laptop; ${count} over; ${row.how}`);
      if (load.profile === null) continue;
      const spans = load.spans.filter((_, i) => isOver(load.frames[i] ?? 0));
      for (const { name: what, whole, own } of costs(load.profile, spans).slice(0, MOST_FUNCTIONS))
        printLine(`${whole.toFixed(1).padStart(8)} ms, itself ${own.toFixed(1).padStart(6)}  ${what}`);
    }
  } finally {
    await browser.close();
  }
}

async function saves(browser: Browser, game: string): Promise<BudgetRow[]> {
  const { times, slow } = await savings(browser, game, 25);
  const how = `by the clock, until the browser’s store has it, ${times.length} saves`;
  return [
    { what: 'save, median', unit: 'ms', value: quantile(times, 0.5), slow, budget: 50, how },
    { what: 'save, 95 %', unit: 'ms', value: quantile(times, 0.95), slow, budget: null, how },
  ];
}

/** What was measured over twenty games in one tab, if it was; see `npm run trust`. */
function growth(): unknown {
  try {
    return JSON.parse(readFileSync(join(root, 'docs', 'trust.json'), 'utf8')).tab ?? null;
  } catch {
    return null;
  }
}

const COMMAND = command({
  call: 'npm run performance',
  about: 'Measures every budget, beside Phaser’s hello world, into docs/performance.md.',
  options: {
    'no-build': { type: 'boolean', default: false, help: 'measures the build there is' },
    scene: {
      type: 'string',
      multiple: true,
      value: 'NAME',
      help: 'only the frames of this scene of the build there is; may be said again; writes nothing',
    },
    profile: {
      type: 'boolean',
      default: false,
      help: 'tells for such scenes which functions take the time of frames over the budget',
    },
  },
  example: '--no-build',
});

async function performanceOf(args: readonly string[]): Promise<number> {
  const { values } = readArgs(args, COMMAND);
  if (values.scene !== undefined) {
    await someScenes(values.scene, values.profile);
    return 0;
  }
  const dist = join(root, 'dist');
  if (!values['no-build']) await build({ root, logLevel: 'warn' });
  const helloDist = await buildHello();
  const [game, hello] = [await serve(dist), await serve(helloDist)];
  const size = measureBuild(dist);
  const browser = await launch();
  try {
    const rows = {
      engine: engine(),
      rivals: rivals(),
      start: await starts(browser, game, hello),
      frames: await frames(browser, game),
      saves: await saves(browser, game),
    };
    const page = render(rows, { ours: size.table, hello: measureBuild(helloDist).table }, growth() !== null);
    writeFileSync(FILE, page);
    printLine(page);
    for (const { what } of over(rows)) printLine(`over its budget: ${what}`);
    return 0;
  } finally {
    await browser.close();
  }
}

// Its servers would go on.
await runCommand(COMMAND, async (args) => process.exit(await performanceOf(args)));
