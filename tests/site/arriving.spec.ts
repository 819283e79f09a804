import type { Page } from '@playwright/test';
import { samplesWithMissing } from '../support/built-site.ts';
import { expect, test } from '../support/fixtures.ts';
import { nextFrame, observePaints } from '../support/painting.ts';
import { SlowServer } from '../support/slow-server.ts';

const windows = [
  { viewport: { width: 390, height: 844 }, hasTouch: true },
  { viewport: { width: 1280, height: 800 } },
];

for (const path of samplesWithMissing) {
  test(`nothing moves while ${path} arrives in pieces`, async ({ windowWith }) => {
    const moves = await Promise.all(
      windows.map(async (options) => readSlowly(await windowWith(options), path)),
    );
    expect(moves).toEqual(windows.map(() => ({ shifts: [], places: [expect.any(String)] })));
  });
}

/** What moved in a window while a page arrived, a piece a frame, and where its heading was. */
async function readSlowly(page: Page, path: string) {
  const server = new SlowServer();
  const origin = await server.open();
  await using _observer = await observePaints(page);
  await page.goto(origin + path, { waitUntil: 'commit' });
  const places = new Set<string>();
  do {
    await nextFrame(page);
    const place = await page.evaluate(() => {
      const heading = document.querySelector('h1');
      return heading && JSON.stringify(heading.getBoundingClientRect());
    });
    if (place) places.add(place);
  } while (server.sendPiece());
  const { shifts } = await page.evaluate(() => window.painting);
  server.close();
  // The drawn edge of a section that is shorter than the window moves down with its end.
  return { shifts: shifts.filter((one) => !/: pseudo-element$/.test(one)), places: [...places] };
}
