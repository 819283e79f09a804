import { createServer, type Server, type ServerResponse } from 'node:http';
import { servePreview } from '../../hosting/preview.ts';
import { fileOf, readBuilt, siteFolder } from './built-site.ts';
import { listen } from './listen.ts';

/** Serves the built site; the HTML of a page arrives in pieces, each when a test sends it. */
export class SlowServer {
  readonly #server: Server;
  #response: ServerResponse | undefined;
  #pieces: string[] = [];

  constructor() {
    const site = servePreview(siteFolder);
    this.#server = createServer((request, response) => {
      const path = request.url ?? '/';
      if (request.headers['sec-fetch-dest'] !== 'document') {
        site(request, response);
        return;
      }
      response.setHeader('content-type', 'text/html');
      this.#response = response;
      this.#pieces = cutFirstSections(readBuilt(fileOf(path)));
      this.sendPiece();
    });
  }

  /** Starts it on a free port, and returns its origin. */
  async open(): Promise<string> {
    return `http://localhost:${await listen(this.#server)}`;
  }

  /** Sends the next piece of the page that was asked for last; false if that has arrived whole. */
  sendPiece(): boolean {
    const piece = this.#pieces.shift();
    if (piece === undefined) return false;
    this.#response?.write(piece);
    if (this.#pieces.length === 0) this.#response?.end();
    return true;
  }

  close(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }
}

/**
 * The HTML of a page, cut before every tag of its header but those of the menu's panel, and behind every
 * element of its first two sections that may be one of several or have something below it. The rest,
 * which is below the first window, is one piece.
 */
function cutFirstSections(html: string): string[] {
  const header = html.indexOf('<header');
  const panel = html.indexOf('<div id="menu"');
  const start = html.indexOf('<main');
  const first = html.indexOf('</section>', start);
  const second = html.indexOf('</section>', first + 1);
  const main = html.indexOf('</main>');
  const end = second < 0 ? main : Math.min(second, main);
  return [
    html.slice(0, header),
    ...html.slice(header, panel).split(/(?=<\w)/),
    html.slice(panel, start),
    ...html.slice(start, end).split(/(?<=<\/(?:li|div|dl|p|h\d|article|tr|table|figure)>)/),
    html.slice(end),
  ];
}
