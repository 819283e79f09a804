import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { readLaunchOptions } from './packages/sitewright-checks/support/browser.ts';
import { isCountermark, site } from './tests/support/site.ts';

/** The specifications in a folder; a pattern in place of this would be read anew for each file of the repository. */
const specsIn = (folder: string) =>
  new RegExp(`${RegExp.escape(path.resolve(folder) + path.sep)}[^/\\\\]+\\.spec\\.ts$`);

export default defineConfig({
  // So would those of .gitignore.
  respectGitIgnore: false,
  // Node runs them as they are, as it does in commands: a kind of a site's own is required by its path.
  build: { external: ['**'] },
  // Long enough for a machine that is busy with something else.
  timeout: 300_000,
  // A quick run says soon that something is broken.
  expect: { timeout: process.env.TEST_KIND === 'quick' ? 15_000 : 60_000 },
  reporter: [['list'], ['./tests/support/assertion-reporter.ts']],
  // Those of both sites run at once, and each clears its own at first.
  outputDir: path.join('test-results', path.basename(site)),
  fullyParallel: true,
  // Two runs have the machine between them, and each worker takes seconds to load the tests and to open a browser.
  workers: '50%',
  forbidOnly: !!process.env.CI,
  use: {
    // The server says below which port the system gave it; workers read this file once it has.
    baseURL: `http://localhost:${process.env.SITE_PORT}`,
    launchOptions: readLaunchOptions(),
    viewport: { width: 1280, height: 800 },
  },
  webServer: {
    command: 'npx sitewright preview',
    cwd: path.resolve(site),
    env: { PORT: '0' },
    wait: { stdout: /http:\/\/localhost:(?<site_port>\d+)/ },
  },
  // Files named *.test.ts are Vitest's. What is asked of the pages of any site is in packages/sitewright-checks/.
  projects: [
    // About Brasswick, which has everything in use: one worker, and so one development server, for all of them.
    { name: 'authoring', testMatch: isCountermark ? [] : specsIn('tests/authoring'), workers: 1 },
    {
      name: 'site',
      testMatch: [
        specsIn('tests/site'),
        specsIn(`${site}/tests`),
        // The same for any site, and asked once.
        ...(isCountermark ? [specsIn('tests/build')] : []),
      ],
    },
    // What takes long and is asked once a week: `npm run test:long`.
    { name: 'long', testMatch: specsIn('tests/long'), timeout: 1_800_000 },
  ],
});
