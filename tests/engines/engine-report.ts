import type { Reporter, TestModule } from 'vitest/node';
import { engines } from './engines.ts';

/** Prints at the end of a run which engines it covered, which it did not, and why. */
export default class EngineReport implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    for (const { name, needs, find } of engines) {
      const tests = modules
        .filter(({ project }) => project.name === name)
        .flatMap((module) => [...module.children.allTests()]);
      const passed = tests.filter((test) => test.result().state === 'passed').length;
      const skipped = tests.filter((test) => test.result().state === 'skipped').length;
      const suffix = skipped > 0 ? `, ${skipped} skipped` : '';
      const browser = tests.map((test) => test.meta().browser).find(Boolean) ?? 'did not start';
      console.log(
        find()
          ? `${name}: ${passed} of ${tests.length} behaviours passed${suffix} (${browser})`
          : `${name}: not covered, needs ${needs}`,
      );
    }
  }
}
