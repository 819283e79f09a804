import type { Reporter, Suite } from '@playwright/test/reporter';

/** Tells the command that runs Playwright how many of how many tests are done. */
export default class ProgressReporter implements Reporter {
  #done = 0;
  #total = 0;

  onBegin(_: unknown, suite: Suite): void {
    this.#total = suite.allTests().length;
    this.#tell();
  }

  onTestEnd(): void {
    this.#done += 1;
    this.#tell();
  }

  #tell(): void {
    process.send?.([this.#done, this.#total]);
  }
}
