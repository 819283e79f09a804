import type {
  FullResult,
  Reporter,
  TestCase,
  TestResult,
  TestStep,
} from '@playwright/test/reporter';

/** Fails a run in which a test passed that had asked nothing: one that returned early, or looped over nothing. */
export default class AssertionReporter implements Reporter {
  readonly #silent: string[] = [];

  onTestEnd({ title, location }: TestCase, { status, steps }: TestResult): void {
    if (status !== 'passed' || steps.some(asks)) return;
    this.#silent.push(`${location.file}:${location.line} ${title}`);
  }

  async onEnd({ status }: FullResult): Promise<Pick<FullResult, 'status'>> {
    for (const one of this.#silent) console.error(`Passed without an assertion: ${one}`);
    return { status: this.#silent.length > 0 ? 'failed' : status };
  }

  printsToStdio(): boolean {
    return false;
  }
}

/** Whether a step is an assertion of the test itself; what fixtures expect is expected of every test. */
const asks = ({ category, steps }: TestStep): boolean =>
  category === 'expect' || (category !== 'hook' && category !== 'fixture' && steps.some(asks));
