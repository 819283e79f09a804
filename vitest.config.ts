import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

const seconds = 1_000;

/** A test that asks nothing fails: one that returned early, or looped over nothing. */
const expect = { requireAssertions: true };

/** The example has posts until then; whatever day it is, the unit tests find the same ones. */
const day = { SOURCE_DATE_EPOCH: String(Date.UTC(2026, 10, 20) / 1_000) };

/** Packages as builds and servers load them: the parser of Markdown has another form for developers, twice as slow. */
const plugins: Plugin[] = [
  {
    name: 'packages-as-builds-load-them',
    configResolved: ({ ssr }) => void Object.assign(ssr.resolve ?? {}, { conditions: ['node'] }),
  },
];

const units = (name: string, include: string[], maxWorkers: number) => ({
  plugins,
  test: {
    name,
    include,
    // Those are about the built site.
    exclude: ['**/node_modules/**', 'packages/*/tests/**'],
    isolate: false,
    // Test files of a worker have one process: what one sets there would be what others find.
    unstubEnvs: true,
    env: day,
    expect,
    // Each loads all modules and reads the examples once.
    maxWorkers,
    // Long enough for a machine that is busy with something else.
    testTimeout: 300 * seconds,
  },
});

/**
 * The unit tests that see most for the time that they take: `npm run test:quick`. tests/support/quick-tests.test.ts
 * asks each for a file.
 */
export const quick = [
  'packages/sitewright/{lib,page,print}/**/!(every-vendor).test.ts',
  'packages/sitewright/hosting/{cloudflare-netlify,csp,nginx}.test.ts',
  'packages/sitewright/build/check-*.test.ts',
  'packages/sitewright/build/{css,pictures,render}/*.test.ts',
  'packages/sitewright/content/{brand,links,posts}/*.test.ts',
  'packages/sitewright/content/validate/{campaigns,load-content,parse,translations}.test.ts',
];

export default defineConfig({
  test: {
    tags: [{ name: 'weekly', description: 'tests/weekly.md says what sees the same each day' }],
    projects: [
      units('unit', ['packages/**/*.test.{ts,tsx}', 'sites/*/**/*.test.{ts,tsx}'], 2),
      // Beside it stands the build.
      units('quick', quick, 1),
      // The servers themselves, on the built site, and that no browser test is lost. `npm run test:hosts` sets
      // ALL_HOSTS and installs what the long tests need.
      {
        test: {
          name: 'servers',
          include: [
            `{packages/*/tests,tests/hosting}/${process.env.ALL_HOSTS ? '**/' : ''}*.test.ts`,
            'tests/support/*.test.ts',
          ],
          expect,
          // While a file of the servers waits, another uses the processor.
          maxWorkers: 3,
          // Long enough for a machine that is busy with something else.
          testTimeout: 180 * seconds,
          hookTimeout: 180 * seconds,
        },
      },
    ],
  },
});
