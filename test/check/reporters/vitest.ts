/** Vitest's part of the counter of `npm test`: after every test it says how many are done. */
import type { Reporter, TestCase, TestModule, TestSpecification } from 'vitest/node';
import type { Done } from '../../../src/cli/capture.ts';

export default class ProgressReporter implements Reporter {
  #tests = 0;
  #files = 0;
  #of = 0;

  onTestRunStart(specifications: readonly TestSpecification[]): void {
    this.#of = specifications.length;
  }

  onTestCaseResult(_test: TestCase): void {
    this.#tests++;
    this.#tell();
  }

  onTestModuleEnd(_module: TestModule): void {
    this.#files++;
    this.#tell();
  }

  #tell(): void {
    const done: Done = { tests: this.#tests, files: [this.#files, this.#of] };
    process.send?.(done);
  }
}
