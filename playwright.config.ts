import { defineConfig } from '@playwright/test';
import { contentFolder } from './packages/sitewright/content/index/content-folder.ts';
import { systemChromium } from './tests/support/browser.ts';

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
 * tests/specification/ is about the vendor in content/ alone: a test of what that vendor does not have says so,
 * and is skipped. tests/authoring/ and tests/second-vendor/ are about examples/brasswick:
 * `SITE=examples/brasswick npm run build` and the same before `npx playwright test` runs them.
 */
const testIgnore =
  contentFolder === 'content'
    ? ['**/authoring/**', '**/second-vendor/**']
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
  reporter: [['list'], ['./tests/support/assertion-reporter.ts']],
  fullyParallel: true,
  workers: '100%',
  snapshotPathTemplate: 'tests/specification/accessibility-trees/{arg}{ext}',
  forbidOnly: !!process.env.CI,
  use: {
    // The server says below which port the system gave it; workers read this file once it has.
    baseURL: `http://localhost:${process.env.SITE_PORT}`,
    launchOptions,
    viewport: { width: 1280, height: 800 },
  },
  webServer: {
    command: 'node scripts/preview.ts',
    env: { PORT: '0' },
    wait: { stdout: /http:\/\/localhost:(?<site_port>\d+)/ },
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
