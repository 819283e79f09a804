import { defineConfig } from 'vitest/config';

// The servers themselves, on the built site: apart from the unit tests, which need no build.
// `npm run test:hosts` sets ALL_HOSTS: it brings what the long tests need.
export default defineConfig({
  test: {
    include: process.env.ALL_HOSTS
      ? ['tests/hosting/*.test.ts', 'tests/hosting/long/*.test.ts']
      : ['tests/hosting/*.test.ts'],
    // Long enough for a machine that is busy with something else.
    testTimeout: 180_000,
    hookTimeout: 180_000,
  },
});
