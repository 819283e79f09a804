import { defineConfig } from '@playwright/test';
import { systemChromium } from './tests/support/browser.ts';
import { drawsAnywhereAlike } from './tests/support/deterministic-browser.ts';

// TEST_PORT lets two runs stand side by side, or avoids a port that is taken.
const port = Number(process.env.TEST_PORT ?? 4273);
const executablePath = systemChromium();

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };
const desktop = { viewport: { width: 1280, height: 800 } };

const launchOptions = {
  ...(executablePath && { executablePath }),
  // Chromium's own sandbox refuses to run as root.
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  // The tests of the back/forward cache need it.
  ignoreDefaultArgs: ['--disable-back-forward-cache'],
};

/** What single pages say; read in the first and the last project, the two that differ most. */
const facts = /(about|pricing|contact|case-studies|careers|retail-pos)\.spec\.ts/;

export default defineConfig({
  testDir: 'tests',
  // Files named *.test.ts are Vitest's; the look has a browser of its own.
  testMatch: '**/!(visual).spec.ts',
  // Long enough for a machine that is busy with something else.
  timeout: 90_000,
  expect: {
    timeout: 15_000,
    // Five of 256 shades; Playwright’s own threshold, 0.2, lets another tint pass.
    toHaveScreenshot: { pathTemplate: 'tests/specification/pictures/{arg}{ext}', threshold: 0.02 },
  },
  fullyParallel: true,
  workers: '100%',
  snapshotPathTemplate: 'tests/specification/accessibility-trees/{arg}{ext}',
  forbidOnly: !!process.env.CI,
  use: {
    baseURL: `http://localhost:${port}`,
    launchOptions,
  },
  webServer: {
    command: 'node scripts/preview.ts',
    env: { PORT: String(port) },
    url: `http://localhost:${port}`,
    reuseExistingServer: false,
  },
  // Tests marked @script need JavaScript; @wide and @narrow one of the two headers; @once run in
  // the first project alone, since neither width nor JavaScript changes what they look at.
  projects: [
    { name: 'desktop', use: desktop, grepInvert: /@narrow/ },
    { name: 'phone', use: phone, grepInvert: /@wide|@once/, testIgnore: facts },
    {
      name: 'desktop without JavaScript',
      use: { ...desktop, javaScriptEnabled: false },
      grepInvert: /@narrow|@script|@once/,
      testIgnore: facts,
    },
    {
      name: 'phone without JavaScript',
      use: { ...phone, javaScriptEnabled: false },
      grepInvert: /@wide|@script|@once/,
    },
    {
      name: 'look',
      testMatch: 'visual.spec.ts',
      use: { launchOptions: drawsAnywhereAlike(launchOptions) },
    },
  ],
});
