import { defineConfig } from 'vitest/config';
import { engines } from './engines.ts';

const seconds = 1_000;

export default defineConfig({
  test: {
    projects: [
      // The same tests run once in each engine that this machine has.
      ...engines.map(({ name, find }, index) => ({
        test: {
          name,
          include: find() ? ['tests/engines/*.test.ts'] : [],
          provide: { engine: name },
          // One browser at a time: only the focused window gets key presses.
          fileParallelism: false,
          sequence: { groupOrder: index + 1 },
          testTimeout: 60 * seconds,
          hookTimeout: 60 * seconds,
          // How long a page may take to arrive.
          expect: { requireAssertions: true, poll: { timeout: 15 * seconds } },
        },
      })),
    ],
  },
});
