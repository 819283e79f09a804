import { defineConfig } from '@playwright/test';
import { systemChromium } from './tests/browser.ts';

const port = 4273;
const executablePath = systemChromium();

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };
const desktop = { viewport: { width: 1280, height: 800 } };

export default defineConfig({
  testDir: 'tests',
  snapshotPathTemplate: 'tests/screenshots/{arg}{ext}',
  fullyParallel: true,
  workers: '100%',
  forbidOnly: !!process.env.CI,
  use: {
    baseURL: `http://localhost:${port}`,
    launchOptions: {
      ...(executablePath && { executablePath }),
      // Chromium's own sandbox refuses to run as root.
      args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
      // The tests of the back/forward cache need it.
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    },
  },
  webServer: {
    command: 'node deploy/preview.ts',
    env: { PORT: String(port) },
    url: `http://localhost:${port}`,
    reuseExistingServer: false,
  },
  // Tests marked @script need JavaScript; @wide and @narrow one of the two headers;
  // @build and @look run once.
  projects: [
    { name: 'desktop', use: desktop, grepInvert: /@narrow|@build|@look/ },
    { name: 'phone', use: phone, grepInvert: /@wide|@build|@look/ },
    {
      name: 'desktop without JavaScript',
      use: { ...desktop, javaScriptEnabled: false },
      grepInvert: /@narrow|@build|@look|@script/,
    },
    {
      name: 'phone without JavaScript',
      use: { ...phone, javaScriptEnabled: false },
      grepInvert: /@wide|@build|@look|@script/,
    },
    { name: 'builds', use: desktop, grep: /@build/ },
    { name: 'look', use: desktop, grep: /@look/ },
  ],
});
