import { defineConfig } from '@playwright/test';
import { contentFolder } from './app/content/content-folder.ts';
import { readLanguageTags } from './app/content/languages.ts';
import { readPageFiles } from './app/content/page-files.ts';
import { systemChromium } from './tests/support/browser.ts';

// TEST_PORT lets two runs work at the same time, or avoids a port that is taken.
const port = Number(process.env.TEST_PORT ?? 4273);
const executablePath = systemChromium();

const launchOptions = {
  ...(executablePath && { executablePath }),
  args: [
    // Chromium's own sandbox refuses to run as root.
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    // Debian's Chromium draws by the graphics card. Where there is none, it is imitated, which takes longer.
    '--disable-gpu-rasterization',
    // Two pages of the address bar, which nobody sees, take half the time of every window.
    '--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup',
  ],
  // The tests of the back/forward cache need it.
  ignoreDefaultArgs: ['--disable-back-forward-cache'],
};

/**
 * tests/specification/ is about the vendor in content/ alone, and the pages that it has;
 * tests/authoring/ and tests/second-vendor/ are about examples/brasswick: `SITE=examples/brasswick npm run build`
 * and the same before `npx playwright test` runs them.
 */
const paths = readPageFiles(contentFolder).map(({ path }) => path);
const specifiedPages = ['about', 'pricing', 'contact', 'case-studies', 'careers'];
const isSpecified =
  readLanguageTags(contentFolder)[0] === 'en' &&
  specifiedPages.every((name) => paths.includes(`/${name}`));
const testIgnore =
  contentFolder === 'content'
    ? [
        '**/authoring/**',
        '**/second-vendor/**',
        // A vendor with other pages, or in another language, has what it accepted alone.
        ...(isSpecified ? [] : ['**/specification/!(visual|accessibility-trees).spec.ts']),
      ]
    : ['**/build/**', '**/specification/**'];

export default defineConfig({
  testDir: 'tests',
  testIgnore,
  // Long enough for a machine that is busy with something else.
  timeout: 300_000,
  expect: {
    timeout: 60_000,
    // Pictures are of this machine: a test draws both that it compares.
    toHaveScreenshot: {
      pathTemplate: 'build/accepted-pictures/{testFileName}/{testName}/{arg}{ext}',
    },
  },
  fullyParallel: true,
  workers: '100%',
  snapshotPathTemplate: 'tests/specification/accessibility-trees/{arg}{ext}',
  forbidOnly: !!process.env.CI,
  use: {
    baseURL: `http://localhost:${port}`,
    launchOptions,
    viewport: { width: 1280, height: 800 },
  },
  webServer: {
    command: 'node scripts/preview.ts',
    env: { PORT: String(port) },
    url: `http://localhost:${port}`,
    reuseExistingServer: false,
  },
  projects: [
    // One worker, and so one development server, for all of them.
    { name: 'authoring', testMatch: 'authoring/*.spec.ts', workers: 1 },
    // Files named *.test.ts are Vitest's.
    { name: 'site', testMatch: '!(long|authoring)/*.spec.ts' },
    // What takes long and is asked once a week: `npm run test:long`.
    { name: 'long', testMatch: 'long/*.spec.ts', timeout: 1_800_000 },
  ],
});
