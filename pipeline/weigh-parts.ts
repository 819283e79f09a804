import { brotliCompressSync } from 'node:zlib';
import { selectAll } from 'css-select';
import { DomUtils, parseDocument } from 'htmlparser2';
import { type PageElement, toHtml } from './css/page-tree.ts';

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
 * @returns the heaviest part first
 */
export function weighParts(html: string): PartWeight[] {
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

/** Bytes of a page as `compress.ts` writes it. */
const compressedSize = (html: string) => brotliCompressSync(html).length;

function nameElement({ name, attribs, children, parent }: PageElement): string {
  if ((parent as PageElement).name === 'body') return name;
  const heading = DomUtils.findOne((one) => /^h[1-6]$/.test(one.name), children);
  return `${name} "${heading ? DomUtils.textContent(heading).trim() : (attribs.id ?? '')}"`;
}
