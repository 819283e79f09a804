import { brotliCompressSync } from 'node:zlib';
import { selectAll } from 'css-select';
import { DomUtils, parseDocument } from 'htmlparser2';
import type { PageElement } from './css/page-tree.ts';

export interface PartWeight {
  /** Such as `section "Open roles"`, or `style`. */
  name: string;
  /** How many compressed bytes the page would lose without it. Repetition is cheap, so parts do not add up. */
  bytes: number;
}

/**
 * Weighs the parts of a page: its head, style and scripts, its header, sections and footer, and all of its
 * drawings, which are in those.
 *
 * @param html the page as it is deployed
 * @returns the heaviest part first
 */
export function weighParts(html: string): PartWeight[] {
  const document = parseDocument(html, { withStartIndices: true, withEndIndices: true });
  const find = (selector: string) => selectAll(selector, document.children) as PageElement[];
  const parts: [name: string, elements: PageElement[]][] = [
    ['style', find('style')],
    ['scripts', find('script')],
    ['titles, links and other tags of the head', find('head > :not(style, script)')],
    ...find('body > :not(main, script)').map((one) => [one.name, [one]] as [string, PageElement[]]),
    ...find('main > *').map((one) => [nameSection(one), [one]] as [string, PageElement[]]),
    ['all drawings', find('svg')],
  ];
  const whole = compressedSize(html);
  return parts
    .filter(([, elements]) => elements.length > 0)
    .map(([name, elements]) => ({ name, bytes: whole - compressedSize(leaveOut(html, elements)) }))
    .sort((a, b) => b.bytes - a.bytes);
}

/** Bytes of a page as `compress.ts` writes it. */
const compressedSize = (html: string) => brotliCompressSync(html).length;

function nameSection(section: PageElement): string {
  const heading = DomUtils.findOne(({ name }) => /^h[1-6]$/.test(name), section.children);
  return `${section.name} "${heading ? DomUtils.textContent(heading).trim() : (section.attribs.id ?? '')}"`;
}

function leaveOut(html: string, elements: readonly PageElement[]): string {
  let [rest, start] = ['', 0];
  for (const { startIndex, endIndex } of elements) {
    if (startIndex === null || endIndex === null || startIndex < start) continue;
    rest += html.slice(start, startIndex);
    start = endIndex + 1;
  }
  return rest + html.slice(start);
}
