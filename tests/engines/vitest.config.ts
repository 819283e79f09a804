import { defineConfig } from 'vitest/config';
import { Covered } from './covered.ts';
import { engines } from './engines.ts';

// One list of behaviours, run once in each engine that is there.
export default defineConfig({
  test: {
    reporters: ['default', new Covered()],
    // One browser at a time: a window has to have the focus to pass it on.
    fileParallelism: false,
    projects: engines
      .filter(({ missing }) => !missing())
      .map(({ name }) => ({
        test: {
          name,
          include: ['tests/engines/*.test.ts'],
          provide: { engine: name },
          testTimeout: 60_000,
          hookTimeout: 60_000,
          // How long a page may take to come.
          expect: { poll: { timeout: 15_000 } },
        },
      })),
  },
});
