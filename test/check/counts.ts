/**
 * Reading how many tests passed and failed out of the reports of Vitest and Playwright. Everything
 * that is not a plain pass ends as a failure here, so that nothing is lost between a tool and the
 * last line of `npm test`.
 */
import { array, number, object, optional, parse, string, unknown } from 'valibot';

export interface CheckCounts {
  readonly passed: number;
  readonly failed: number;
  /** Tests that were not run on purpose; shown, not counted. */
  readonly skipped: number;
}

const vitestReport = object({
  numPassedTests: number(),
  numFailedTests: number(),
  numPendingTests: number(),
  numTodoTests: number(),
  testResults: array(object({ status: string(), assertionResults: array(unknown()) })),
});

const playwrightReport = object({
  stats: object({ expected: number(), unexpected: number(), flaky: number(), skipped: number() }),
  errors: optional(array(unknown()), []),
});

/** A test file that could not be loaded has no test to its name, but counts as one failure. */
export function vitestCounts(report: unknown, exitedWell: boolean): CheckCounts {
  const r = parse(vitestReport, report);
  const broken = r.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  );
  const counts = {
    passed: r.numPassedTests,
    failed: r.numFailedTests + broken.length,
    skipped: r.numPendingTests + r.numTodoTests,
  };
  return counts.passed + counts.failed === 0 ? oneFailure(counts) : agreeWithExit(counts, exitedWell);
}

/** A flaky test is a failing test. No tests at all is fine: the tool was called so. */
export function playwrightCounts(report: unknown, exitedWell: boolean): CheckCounts {
  const { stats, errors } = parse(playwrightReport, report);
  const failed = stats.unexpected + stats.flaky;
  const counts = { passed: stats.expected, failed, skipped: stats.skipped };
  return errors.length > 0 && failed === 0 ? oneFailure(counts) : agreeWithExit(counts, exitedWell);
}

/** One check that has no tests inside. */
export function oneCheck(ok: boolean): CheckCounts {
  return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0 };
}

/** An unhandled error fails a run without failing a test. */
function agreeWithExit(counts: CheckCounts, exitedWell: boolean): CheckCounts {
  return !exitedWell && counts.failed === 0 ? oneFailure(counts) : counts;
}

function oneFailure(counts: CheckCounts): CheckCounts {
  return { ...counts, failed: counts.failed + 1 };
}
