import { statSync } from 'node:fs';
import path from 'node:path';
import type { ServedFile } from '../hosting/served-files.ts';

/**
 * What a server sends before it waits for an acknowledgement: ten TCP segments, in bytes
 * (https://www.rfc-editor.org/rfc/rfc6928).
 */
export const initialWindowBytes = 14_600;

export interface PageWeight {
  /** The page's file, such as `about.html`. */
  file: string;
  /** Bytes of the whole response to a browser: status line, headers and brotli body. */
  bytes: number;
  /** Those of the status line and the headers alone. */
  headers: number;
}

/** The headers that a server adds to each response, with values of the usual length. */
const responseHeaders = {
  Vary: 'Accept-Encoding',
  'Content-Encoding': 'br',
  ETag: `"${'x'.repeat(22)}"`,
  'Accept-Ranges': 'bytes',
  Date: new Date(0).toUTCString(),
};

/** @param folder the finished site, compressed */
export function weighPages(folder: string, files: readonly ServedFile[]): PageWeight[] {
  return files
    .filter(({ file }) => file.endsWith('.html'))
    .map(({ file, headers }) => {
      const size = statSync(path.join(folder, `${file}.br`)).size;
      const head = { ...headers, ...responseHeaders, 'Content-Length': size };
      const lines = Object.entries(head).map(([name, value]) => `${name}: ${value}\r\n`);
      const { length } = `HTTP/1.1 200 OK\r\n${lines.join('')}\r\n`;
      return { file, bytes: length + size, headers: length };
    });
}

/** The heaviest page of a site, which has at least one. */
export const findHeaviestPage = (pages: readonly PageWeight[]) =>
  pages.reduce((heaviest, page) => (page.bytes > heaviest.bytes ? page : heaviest));

/** Says what a page costs that does not fit into the first ten segments; undefined for one that does. */
export function describeExcess({ file, bytes }: PageWeight): string | undefined {
  const excess = bytes - initialWindowBytes;
  if (excess <= 0) return undefined;
  const over = excess.toLocaleString('en');
  return `${file} is ${over} bytes larger than what a server sends at once, so its first paint takes one more round trip, some 150 ms on a slow phone. That is no mistake; npm run weigh shows what it is made of.`;
}
