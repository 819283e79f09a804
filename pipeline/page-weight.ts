import { statSync } from 'node:fs';
import path from 'node:path';
import type { ServedFile } from '../hosting/served-files.ts';

/** What a server sends before it waits for an acknowledgement: ten TCP segments, in bytes. */
export const firstFlight = 14_600;

export interface PageWeight {
  /** The page's file, such as `about.html`. */
  file: string;
  /** Bytes of the whole response to a browser: status line, headers and brotli body. */
  bytes: number;
}

/** The headers that a server adds to each response, with values of the usual length. */
const responseHeaders = {
  Vary: 'Accept-Encoding',
  'Content-Encoding': 'br',
  ETag: `"${'x'.repeat(22)}"`,
  'Accept-Ranges': 'bytes',
  Date: new Date(0).toUTCString(),
};

/**
 * @param folder the finished site, compressed, with at least one page
 * @param files the files in it that are served
 */
export function findHeaviestPage(folder: string, files: readonly ServedFile[]): PageWeight {
  const weights = files
    .filter(({ file }) => file.endsWith('.html'))
    .map(({ file, headers }) => {
      const size = statSync(path.join(folder, `${file}.br`)).size;
      const head = { ...headers, ...responseHeaders, 'Content-Length': size };
      const lines = Object.entries(head).map(([name, value]) => `${name}: ${value}\r\n`);
      return { file, bytes: `HTTP/1.1 200 OK\r\n${lines.join('')}\r\n`.length + size };
    });
  return weights.reduce((heaviest, page) => (page.bytes > heaviest.bytes ? page : heaviest));
}
