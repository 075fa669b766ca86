/** `npm test` must not be able to swallow a failure: its counting, against every way to fail. */
import { expect, test } from 'vitest';
import { playwrightCounts, vitestCounts } from './counts.ts';

const unit = (passed: number, failed: number, files: object[] = []) => ({
  numPassedTests: passed,
  numFailedTests: failed,
  numPendingTests: 0,
  numTodoTests: 0,
  testResults: files,
});
const e2e = (stats: object, errors: unknown[] = []) => ({
  stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 0, ...stats },
  errors,
});

test('passed and failed unit tests are counted', () => {
  expect(vitestCounts(unit(5, 0), true)).toEqual({ passed: 5, failed: 0, skipped: 0 });
  expect(vitestCounts(unit(5, 2), false)).toEqual({ passed: 5, failed: 2, skipped: 0 });
});

test('a unit test file that does not load is a failure', () => {
  const broken = { status: 'failed', assertionResults: [] };
  expect(vitestCounts(unit(5, 0, [broken]), false).failed).toBe(1);
});

test('a bad exit without a failed test is a failure', () => {
  expect(vitestCounts(unit(5, 0), false).failed).toBe(1);
  expect(playwrightCounts(e2e({ expected: 3 }), false).failed).toBe(1);
});

test('no unit tests at all is a failure, no end-to-end tests is not', () => {
  expect(vitestCounts(unit(0, 0), true).failed).toBe(1);
  expect(playwrightCounts(e2e({}), true).failed).toBe(0);
});

test('an end-to-end test that passes only sometimes is a failure', () => {
  expect(playwrightCounts(e2e({ expected: 3, flaky: 1 }), true)).toEqual({
    passed: 3,
    failed: 1,
    skipped: 0,
  });
});

test('an end-to-end run that breaks down is a failure', () => {
  expect(playwrightCounts(e2e({}, [{ message: 'no server' }]), false).failed).toBe(1);
});

test('a report of another shape is an error, not zero tests', () => {
  expect(() => vitestCounts({}, true)).toThrow();
  expect(() => playwrightCounts({}, true)).toThrow();
});
