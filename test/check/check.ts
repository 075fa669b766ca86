/**
 * `npm test`: every check there is. `npm test -- types unit` runs only the named ones.
 * The last line is always `N passed, N failed`, and the exit code tells the same.
 */

import { ProgressLine, type ProgressReport } from '../../src/cli/capture.ts';
import { endWithParent } from '../../src/cli/lifetime.ts';
import { printLine } from '../../src/cli/terminal.ts';
import { command, readArgs, runCommand, UsageError } from '../../src/cli/usage.ts';
import { type CheckCounts, oneCheck } from './counts.ts';
import { runSideBySide } from './schedule.ts';
import { type CheckStep, type StepResult, steps } from './steps.ts';

/** The tests and checks of one run keep so many busy; `vite.config.ts` and `playwright.config.ts` say the same. */
const CORES = 2;

const seconds = (since: number) => `${((Date.now() - since) / 1000).toFixed(1)} s`;

/** The steps asked for, in their own order, with those they need; all when none is named. */
function chosen(names: readonly string[]): readonly CheckStep[] {
  const unknown = names.filter((name) => !steps.some((step) => step.name === name));
  if (unknown.length > 0) {
    throw new UsageError(
      `No such check: ${unknown.join(', ')}. There are: ${steps.map((s) => s.name).join(', ')}.`,
    );
  }
  const wanted = new Set(names.length > 0 ? names : steps.map((step) => step.name));
  for (const step of steps) if (wanted.has(step.name)) for (const need of step.needs ?? []) wanted.add(need);
  return steps.filter((step) => wanted.has(step.name) && (step.applies?.() ?? true));
}

/** Runs one step. A mistake inside the step itself is a failure like any other. */
async function attempt(
  step: CheckStep,
  failedSteps: ReadonlySet<string>,
  report: ProgressReport,
): Promise<StepResult> {
  const missing = (step.needs ?? []).filter((need) => failedSteps.has(need));
  if (missing.length > 0)
    return { counts: oneCheck(false), output: `Not run: ${missing.join(', ')} failed.` };
  try {
    return await step.run(report);
  } catch (error) {
    return { counts: oneCheck(false), output: error instanceof Error ? (error.stack ?? '') : String(error) };
  }
}

function summary({ passed, failed, skipped }: CheckCounts): string {
  const parts = [`${passed} passed`];
  if (failed > 0) parts.push(`${failed} failed`);
  if (skipped > 0) parts.push(`${skipped} skipped`);
  return parts.join(', ');
}

function indented(text: string): string {
  return text
    .trim()
    .split('\n')
    .map((line) => `    ${line}`)
    .join('\n');
}

const COMMAND = command({
  call: 'npm test',
  about: `The whole proof, or the named parts of it: ${steps.map((step) => step.name).join(', ')}.`,
  options: {},
  operands: '[PART…]',
  example: 'unit lint',
});

async function check(args: readonly string[]): Promise<number> {
  const wanted = chosen(readArgs(args, COMMAND).positionals);
  endWithParent();
  const total = { passed: 0, failed: 0 };
  const failedSteps = new Set<string>();
  const progress = new ProgressLine(process.stdout);
  await runSideBySide(wanted, CORES, async (step) => {
    const start = Date.now();
    progress.begin(step.name);
    const { counts, output, note } = await attempt(step, failedSteps, (done) => progress.at(step.name, done));
    const verdict = `${counts.failed === 0 ? 'ok' : 'FAILED'}: ${summary(counts)} (${seconds(start)})`;
    const lines = [`${step.name.padEnd(13)} … ${verdict}`];
    if (note) lines.push(indented(note));
    if (counts.failed > 0) {
      failedSteps.add(step.name);
      lines.push(indented(output));
    }
    progress.end(step.name, lines);
    total.passed += counts.passed;
    total.failed += counts.failed;
  });
  progress.stop();
  printLine(`${total.passed} passed, ${total.failed} failed`);
  return total.failed === 0 ? 0 : 1;
}

await runCommand(COMMAND, check);
