import type { Browser, ViewportSize } from '@playwright/test';
import { samplesWithMissing } from '../support/built-site.ts';
import { nextFrame, observePaints } from '../support/painting.ts';
import { expect, test } from '../support/shared-fixtures.ts';
import { SlowServer } from '../support/slow-server.ts';

const windows = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];

for (const path of samplesWithMissing) {
  test(`nothing moves while ${path} arrives in pieces`, async ({ browser }) => {
    const shifts = await Promise.all(
      windows.map((viewport) => readSlowly(browser, path, viewport)),
    );
    expect(shifts).toEqual(windows.map(() => []));
  });
}

/** What moved in a window while a page arrived, a piece a frame. */
async function readSlowly(browser: Browser, path: string, viewport: ViewportSize) {
  const server = new SlowServer();
  const origin = await server.open();
  const context = await browser.newContext({ viewport });
  const page = await context.newPage();
  await observePaints(page);
  await page.goto(origin + path, { waitUntil: 'commit' });
  do await nextFrame(page);
  while (server.sendPiece());
  const { shifts } = await page.evaluate(() => window.painting);
  await context.close();
  server.close();
  // The drawn edge of a section that is shorter than the window moves down with its end.
  return shifts.filter((shift) => !/: pseudo-element$/.test(shift));
}
