// The checks that hold for any site, on the files that were built of it; they run in its folder.

import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { binFile, differencesFolder, records } from 'sitewright/node';
import { readLaunchOptions } from './support/browser.ts';
import { ownTests } from './support/own-tests.ts';

export default defineConfig({
  // Node runs them as they are, as it does in commands: a kind of a site's own is required by its path.
  build: { external: ['**'] },
  // Long enough for a machine that is busy with something else.
  timeout: 300_000,
  expect: {
    timeout: 60_000,
    toHaveScreenshot: {
      pathTemplate: path.resolve('build/accepted-pictures/{testName}/{arg}{ext}'),
    },
  },
  outputDir: path.resolve(differencesFolder),
  fullyParallel: true,
  workers: '100%',
  forbidOnly: !!process.env.CI,
  use: {
    // The server says below which port the system gave it; workers read this file once it has.
    baseURL: `http://localhost:${process.env.SITE_PORT}`,
    launchOptions: readLaunchOptions(),
    viewport: { width: 1280, height: 800 },
  },
  webServer: {
    command: `"${process.execPath}" "${binFile}" preview`,
    cwd: process.cwd(),
    env: { PORT: '0' },
    wait: { stdout: /http:\/\/localhost:(?<site_port>\d+)/ },
  },
  projects: [
    {
      name: 'checks',
      testDir: import.meta.dirname,
      testMatch: /\.spec\.[jt]s$/,
      // What pages say is recorded, and how they look. Pictures are of this machine: a test draws both that it compares.
      snapshotPathTemplate: path.resolve(records.trees, '{arg}{ext}'),
    },
    { name: 'own', testDir: ownTests, testMatch: /\.spec\.ts$/ },
  ],
});
