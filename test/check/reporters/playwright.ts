/** Playwright's part of the counter of `npm test`: after every test it says how many are done. */
import type { FullConfig, Reporter, Suite } from '@playwright/test/reporter';
import type { Done } from '../../../src/cli/capture.ts';

export default class ProgressReporter implements Reporter {
  #tests = 0;
  #of = 0;

  onBegin(_config: FullConfig, suite: Suite): void {
    this.#of = suite.allTests().length;
    this.#tell();
  }

  onTestEnd(): void {
    this.#tests++;
    this.#tell();
  }

  printsToStdio(): boolean {
    return false;
  }

  #tell(): void {
    const done: Done = { tests: this.#tests, of: this.#of };
    process.send?.(done);
  }
}
