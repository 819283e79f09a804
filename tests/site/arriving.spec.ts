import { createServer, type ServerResponse } from 'node:http';
import type { Page } from '@playwright/test';
import { servePreview } from '../../packages/sitewright/hosting/preview.ts';
import { listen } from '../../packages/sitewright/lib/listen.ts';
import { fileOf, readBuilt, samplesWithMissing, siteFolder } from '../support/built-site.ts';
import { expect, forVisitors, still, test } from '../support/fixtures.ts';
import { tagOf } from '../support/weekly.ts';

declare global {
  interface Window {
    /** Where each element was that could be seen when the last piece of the page had been read. */
    places?: Map<Element, DOMRect>;
  }
}

/** Behind a tag that opens or closes a block, and behind a drawing. */
const betweenBlocks =
  /(?<=<\/?(?:li|div|d[ldt]|p|h\d|article|t[rdh]|table|figure|figcaption)\b[^>]*>|<\/svg>)/;

for (const path of samplesWithMissing) {
  forVisitors(['phone'], () => {
    test.use(still);

    test(`nothing moves while ${path} arrives in pieces`, { tag: tagOf(path) }, async ({
      window: page,
    }) => {
      expect(await findMoves(page, path)).toEqual([]);
    });
  }, ['desktop']);
}

/**
 * What was seen in the window and moved as the next piece of a page arrived. What a browser paints while it reads a
 * piece depends on how busy it is; so it is asked where everything stands when each piece has been read.
 */
async function findMoves(page: Page, path: string): Promise<string[]> {
  const server = await serveInPieces();
  await page.goto(server.origin + path, { waitUntil: 'commit' });
  const moves: string[] = [];
  for (let piece = 0; piece === 0 || server.sendPiece(); piece++) {
    moves.push(...(await page.evaluate(comparePlaces, String(piece))));
  }
  server.close();
  return moves;
}

/**
 * Waits until the browser has read the comment that ends a piece.
 *
 * @returns what began elsewhere in the window when it was last asked; browsers, too, call less than 3 px no move
 */
async function comparePlaces(piece: string): Promise<string[]> {
  const isRead = () => {
    const comments = document.createTreeWalker(document, NodeFilter.SHOW_COMMENT);
    while (comments.nextNode()) if (comments.currentNode.nodeValue === piece) return true;
    return false;
  };
  // Until the heading has come there are no frames.
  while (!isRead()) await new Promise((resolve) => setTimeout(resolve));
  const moves = [...(window.places ?? [])].flatMap(([element, last]) => {
    const place = element.getBoundingClientRect();
    // Words from right to left begin at the right.
    const start =
      getComputedStyle(element.parentElement ?? element).direction === 'rtl' ? 'right' : 'left';
    const away = [place[start] - last[start], place.top - last.top];
    if (Math.max(...away.map(Math.abs)) < 3) return [];
    const name = `${element.localName} ${element.textContent?.slice(0, 40)}`;
    return `${name}: ${last[start]},${last.top} → ${place[start]},${place.top}`;
  });
  const isSeen = (element: Element, { top, left, width, height }: DOMRect) => {
    if (width * height === 0 || top > innerHeight || left > innerWidth) return false;
    if (element.matches('svg') || element.querySelector('svg, img')) return true;
    if (element.textContent?.trim()) return true;
    const { backgroundColor, borderTopWidth } = getComputedStyle(element);
    return !/, 0\)$/.test(backgroundColor) || borderTopWidth !== '0px';
  };
  const all = [...document.querySelectorAll('body :not(svg *)')];
  const boxes = all.map((element) => [element, element.getBoundingClientRect()] as const);
  window.places = new Map(boxes.filter((one) => isSeen(...one)));
  return moves;
}

/** Serves the built site; the HTML of a page arrives in pieces, each when a test sends it. */
async function serveInPieces() {
  const site = servePreview(siteFolder);
  let page: ServerResponse | undefined;
  let pieces: string[] = [];
  let count = 0;
  /** Sends the next piece of the page that was asked for last; false if that has arrived whole. */
  const sendPiece = () => {
    const piece = pieces.shift();
    if (piece === undefined) return false;
    page?.write(`${piece}<!--${count++}-->`);
    if (pieces.length === 0) page?.end();
    return true;
  };
  const server = createServer((request, response) => {
    if (request.headers['sec-fetch-dest'] !== 'document') return void site(request, response);
    response.setHeader('content-type', 'text/html');
    page = response;
    pieces = cutPage(readBuilt(fileOf(request.url ?? '/')));
    sendPiece();
  });
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { origin: `http://localhost:${await listen(server)}`, sendPiece, close };
}

/**
 * The HTML of a page, cut before and behind the words of every element of its first two sections that may be one of
 * several or have something below it. The header, of which browsers paint nothing by itself, is one piece, and so is
 * the rest, which is below the first window.
 */
function cutPage(page: string): string[] {
  // What is for visitors without script is one text to others, in which no piece ends.
  const html = page.replaceAll(/<noscript>.*?<\/noscript>/gs, '');
  const start = html.indexOf('<main');
  const first = html.indexOf('</section>', start);
  const second = html.indexOf('</section>', first + 1);
  const main = html.indexOf('</main>');
  const end = second < 0 ? main : Math.min(second, main);
  return [html.slice(0, start), ...html.slice(start, end).split(betweenBlocks), html.slice(end)];
}
