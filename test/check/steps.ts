/** The checks that `npm test` is made of, in their order. */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { capture, captureTool, type ProgressReport, root } from '../../src/cli/capture.ts';
import { ensureChromium } from './chromium-install.ts';
import { type CheckCounts, oneCheck, playwrightCounts, vitestCounts } from './counts.ts';
import type { Planned } from './schedule.ts';
import { measureBuild } from './size.ts';

export interface StepResult {
  readonly counts: CheckCounts;
  /** Printed when the step fails. */
  readonly output: string;
  /** Printed always, such as a table. */
  readonly note?: string;
}

export interface CheckStep extends Planned {
  /** Left out where this says false. */
  readonly applies?: () => boolean;
  /** `report` gets how far it is. What the step `needs` has passed, or it is not run and fails. */
  readonly run: (report: ProgressReport) => Promise<StepResult>;
}

const dist = join(root, 'dist');
const reports = join(root, '.cache', 'reports');
let chromiumPath = '';

/** The tests that measure time; nothing else is to run meanwhile. */
const MEASURING = 'speed.spec.ts';

/** What keeps one core busy comes first: two of them run at a time. */
export const steps: readonly CheckStep[] = [
  { name: 'browser', run: browser },
  { name: 'levels', applies: () => 'levels' in scripts(), run: levels },
  { name: 'build', run: build },
  { name: 'types', run: () => tool('@typescript/native', 'tsc', ['--noEmit']) },
  { name: 'lint', run: () => tool('@biomejs/biome', 'biome', ['ci', '--colors=off', '--error-on-warnings']) },
  {
    name: 'dependencies',
    run: () => tool('dependency-cruiser', 'depcruise', ['--output-type', 'err-long', 'src']),
  },
  { name: 'size', needs: ['build'], run: size },
  { name: 'unit', cores: 2, run: unit },
  {
    name: 'e2e',
    needs: ['browser', 'build'],
    cores: 2,
    run: (report) => endToEnd('e2e.json', ['--grep-invert', MEASURING], report),
  },
  {
    name: 'speed',
    needs: ['browser', 'build'],
    cores: Number.POSITIVE_INFINITY,
    run: (report) => endToEnd('speed.json', [MEASURING, '--workers', '1'], report),
  },
];

/** A step that is one program with nothing to count inside. */
async function tool(packageName: string, name: string, args: readonly string[]): Promise<StepResult> {
  const { ok, output } = await captureTool(packageName, name, args);
  return { counts: oneCheck(ok), output };
}

async function browser(): Promise<StepResult> {
  const found = await ensureChromium();
  if ('problem' in found) return { counts: oneCheck(false), output: found.problem };
  chromiumPath = found.path;
  return { counts: oneCheck(true), output: '', note: found.path };
}

async function unit(onProgress: ProgressReport): Promise<StepResult> {
  const file = freshReport('unit.json');
  const reporters = ['default', 'json', join(import.meta.dirname, 'reporters', 'vitest.ts')];
  const args = ['run', ...reporters.map((name) => `--reporter=${name}`), `--outputFile.json=${file}`];
  const { ok, output } = await captureTool('vitest', 'vitest', args, { minutes: 30, onProgress });
  return counted(file, output, (report) => vitestCounts(report, ok));
}

async function levels(): Promise<StepResult> {
  const npm = process.env.npm_execpath;
  const { ok, output } = npm
    ? await capture(process.execPath, [npm, 'run', '-s', 'levels'])
    : await capture('npm', ['run', '-s', 'levels']);
  return { counts: oneCheck(ok), output };
}

async function build(): Promise<StepResult> {
  // An older build must not be tested in place of one that failed.
  rmSync(dist, { recursive: true, force: true });
  const result = await tool('vite', 'vite', ['build']);
  const ok = result.counts.failed === 0 && existsSync(join(dist, 'index.html'));
  return { ...result, counts: oneCheck(ok) };
}

async function size(): Promise<StepResult> {
  const { ok, table } = measureBuild(dist);
  return { counts: oneCheck(ok), output: ok ? '' : 'The build is over its size budget.', note: table };
}

async function endToEnd(
  name: string,
  which: readonly string[],
  onProgress: ProgressReport,
): Promise<StepResult> {
  const file = freshReport(name);
  const env = { CHROMIUM_PATH: chromiumPath, E2E_REPORT: file };
  const args = ['test', '--pass-with-no-tests', ...which];
  const options = { env, minutes: 60, onProgress };
  const { ok, output } = await captureTool('@playwright/test', 'playwright', args, options);
  return counted(file, output, (report) => playwrightCounts(report, ok));
}

/** Where a tool is to write its report; an old one is removed first. */
function freshReport(name: string): string {
  const file = join(reports, name);
  rmSync(file, { force: true });
  return file;
}

/** Reads a report; one that is missing or unreadable is a failure, never zero tests. */
function counted(file: string, output: string, count: (report: unknown) => CheckCounts): StepResult {
  try {
    return { counts: count(JSON.parse(readFileSync(file, 'utf8'))), output };
  } catch (error) {
    return { counts: oneCheck(false), output: `${output}\nNo usable report: ${error}\n` };
  }
}

function scripts(): Record<string, string> {
  return JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).scripts ?? {};
}
