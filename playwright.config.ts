import { defineConfig } from '@playwright/test';
import { systemChromium } from './tests/support/browser.ts';
import { drawIdentically } from './tests/support/deterministic-browser.ts';

// TEST_PORT lets two runs work at the same time, or avoids a port that is taken.
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

export default defineConfig({
  testDir: 'tests',
  // Files named *.test.ts are Vitest's; the visual tests have a browser of their own.
  testMatch: '**/!(visual).spec.ts',
  // Long enough for a machine that is busy with something else.
  timeout: 90_000,
  expect: { timeout: 15_000 },
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
  // A test runs once, on the desktop. Tags add to that: @phone a narrow window with a touch screen,
  // @no-script the same window without JavaScript; @phone-only leaves out the desktop.
  projects: [
    { name: 'desktop', use: desktop, grepInvert: /@phone-only/ },
    { name: 'phone', use: phone, grep: /@phone/ },
    {
      name: 'desktop without JavaScript',
      use: { ...desktop, javaScriptEnabled: false },
      grep: /@no-script/,
      grepInvert: /@phone-only/,
    },
    {
      name: 'phone without JavaScript',
      use: { ...phone, javaScriptEnabled: false },
      grep: /(?=.*@phone)(?=.*@no-script)/,
    },
    {
      name: 'visual',
      testMatch: 'visual.spec.ts',
      snapshotPathTemplate: 'tests/specification/pictures/{arg}{ext}',
      use: { launchOptions: drawIdentically(launchOptions) },
    },
  ],
});
