import { defineConfig } from 'vitest/config';

// The servers themselves, on the built site: apart from the unit tests, which need no build.
export default defineConfig({
  test: { include: ['tests/hosts/*.test.ts'], testTimeout: 60_000 },
});
