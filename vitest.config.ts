import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: [
      'app/**/*.test.ts',
      'authoring/**/*.test.ts',
      'hosting/**/*.test.ts',
      'lib/**/*.test.ts',
      'pipeline/**/*.test.ts',
    ],
  },
});
