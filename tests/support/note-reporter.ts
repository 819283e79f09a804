import { appendFileSync } from 'node:fs';
import path from 'node:path';
import type * as Playwright from '@playwright/test/reporter';
import type * as Vitest from 'vitest/node';

/** What `npm test` says last: a line for each test that failed, and for each reason why some were skipped. */
export const noteFile = process.env.NOTE_FILE ?? 'node_modules/.cache/test-notes';

/** Notes what failed, and what was skipped and why; for Vitest and for Playwright. */
export default class NoteReporter implements Vitest.Reporter, Playwright.Reporter {
  readonly #notes = new Set<string>();

  onTestCaseResult(test: Vitest.TestCase): void {
    // What is asked each week alone is no test that was skipped.
    if (test.tags.includes('weekly') && test.result().state === 'skipped') return;
    // describeUnless in tests/hosting/host.ts writes the reason into the title.
    const [, reason] = /\(skipped: (.+?)\)/.exec(test.fullName) ?? [];
    this.#note(test.result().state, test.module.moduleId, test.fullName, reason);
  }

  onTestEnd(test: Playwright.TestCase): void {
    const { file, line } = test.location;
    const reason = test.annotations.find(({ type }) => type === 'skip')?.description;
    const state = test.outcome() === 'skipped' ? 'skipped' : test.ok() ? 'passed' : 'failed';
    this.#note(state, `${file}:${line}`, test.title, reason);
  }

  printsToStdio(): boolean {
    return false;
  }

  #note(state: string, file: string, title: string, reason?: string): void {
    const name = `${path.relative('', file)}: ${title}`;
    const note = { failed: `Failed: ${name}\n`, skipped: `Skipped: ${reason ?? name}\n` }[state];
    if (!note || this.#notes.has(note)) return;
    this.#notes.add(note);
    // Tests that run in the folder of a site note in the same file.
    appendFileSync(process.env.NOTE_FILE || noteFile, note);
  }
}
