import { statSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { selectAll } from 'css-select';
import { DomUtils, parseDocument } from 'htmlparser2';
import type { ServedFile } from '../hosting/served-files.ts';
import { type PageElement, toHtml } from './css/page-tree.ts';

/**
 * What a server sends before it waits for an acknowledgement: ten TCP segments, in bytes
 * (https://www.rfc-editor.org/rfc/rfc6928).
 */
export const initialWindowBytes = 14_600;

type PageWeight = ReturnType<typeof weighPages>[number];

/** The headers that a server adds to each response, with values of the usual length. */
const responseHeaders = {
  Vary: 'Accept-Encoding',
  'Content-Encoding': 'br',
  ETag: `"${'x'.repeat(22)}"`,
  'Accept-Ranges': 'bytes',
  Date: new Date(0).toUTCString(),
};

/**
 * @param folder the finished site, compressed
 * @returns bytes of each whole response to a browser: status line, headers and brotli body; and of the headers
 */
export function weighPages(folder: string, files: readonly ServedFile[]) {
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

/**
 * Weighs the parts of a page: its head, style and scripts, its header, sections and footer, and all of its
 * drawings, which are in those.
 *
 * @returns how many compressed bytes the page would lose without each, the heaviest first; repetition is
 *   cheap, so parts do not add up
 */
export function weighParts(html: string) {
  const document = parseDocument(html);
  const find = (selector: string) => selectAll(selector, document.children) as PageElement[];
  const alone = find('body > :not(main, script), main > *');
  const parts: [name: string, elements: PageElement[]][] = [
    ['style', find('style')],
    ['scripts', find('script')],
    ['titles, links and other tags of the head', find('head > :not(style, script)')],
    ...alone.map((one): [string, PageElement[]] => [nameElement(one), [one]]),
    ['all drawings', find('svg')],
  ];
  const whole = toHtml(document);
  const leaveOut = (rest: string, element: PageElement) => rest.replace(toHtml(element), () => '');
  return parts
    .filter(([, elements]) => elements.length > 0)
    .map(([name, elements]) => {
      const rest = elements.reduce(leaveOut, whole);
      return { name, bytes: compressedSize(whole) - compressedSize(rest) };
    })
    .sort((a, b) => b.bytes - a.bytes);
}

/** Bytes of a page as `finish-files.ts` compresses it. */
const compressedSize = (html: string) => brotliCompressSync(html).length;

function nameElement({ name, attribs, children, parent }: PageElement): string {
  if ((parent as PageElement).name === 'body') return name;
  const heading = DomUtils.findOne((one) => /^h[1-6]$/.test(one.name), children);
  return `${name} "${heading ? DomUtils.textContent(heading).trim() : (attribs.id ?? '')}"`;
}
