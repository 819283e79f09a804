import { createServer, type ServerResponse } from 'node:http';
import type { Page } from '@playwright/test';
import { servePreview } from '../../hosting/preview.ts';
import { listen } from '../../lib/listen.ts';
import { fileOf, readBuilt, samplesWithMissing, siteFolder } from '../support/built-site.ts';
import { expect, test } from '../support/fixtures.ts';
import { nextFrame, observePaints } from '../support/painting.ts';

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
  const server = await serveInPieces();
  await using _observer = await observePaints(page);
  await page.goto(server.origin + path, { waitUntil: 'commit' });
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

/** Serves the built site; the HTML of a page arrives in pieces, each when a test sends it. */
async function serveInPieces() {
  const site = servePreview(siteFolder);
  let page: ServerResponse | undefined;
  let pieces: string[] = [];
  /** Sends the next piece of the page that was asked for last; false if that has arrived whole. */
  const sendPiece = () => {
    const piece = pieces.shift();
    if (piece === undefined) return false;
    page?.write(piece);
    if (pieces.length === 0) page?.end();
    return true;
  };
  const server = createServer((request, response) => {
    if (request.headers['sec-fetch-dest'] !== 'document') return void site(request, response);
    response.setHeader('content-type', 'text/html');
    page = response;
    pieces = cutPage(readBuilt(fileOf(request.url ?? '/')), request.url === '/');
    sendPiece();
  });
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { origin: `http://localhost:${await listen(server)}`, sendPiece, close };
}

/**
 * The HTML of a page, cut behind every element of its first two sections that may be one of several or have
 * something below it. The rest, which is below the first window, is one piece.
 *
 * @param cutsHeader also before every tag of its header but those of the menu's panel: all pages have the same
 */
function cutPage(html: string, cutsHeader: boolean): string[] {
  const header = html.indexOf('<header');
  const panel = html.search(/<div [^>]*\bpopover="/);
  expect(panel, 'where the panel of the menu begins').toBeGreaterThan(header);
  const start = html.indexOf('<main');
  const first = html.indexOf('</section>', start);
  const second = html.indexOf('</section>', first + 1);
  const main = html.indexOf('</main>');
  const end = second < 0 ? main : Math.min(second, main);
  return [
    html.slice(0, header),
    ...html.slice(header, panel).split(cutsHeader ? /(?=<\w)/ : /$/),
    html.slice(panel, start),
    ...html.slice(start, end).split(/(?<=<\/(?:li|div|dl|p|h\d|article|tr|table|figure)>)/),
    html.slice(end),
  ];
}
