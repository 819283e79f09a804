import type { Element, Nodes } from 'hast';
import type { Run } from './runs.ts';

/** How words look, and where they lead. */
export type Marks = Omit<Run, 'text'>;

/** The marks of what is in an element: some programs say them by tags, others by styles. */
export function marksOf(
  { tagName }: Element,
  style: string,
  isHeading: boolean,
  marks: Marks,
): Marks {
  const [, weight] = /(?:^|;)\s*font-weight:\s*(\w+)/.exec(style) ?? [];
  const [, slant] = /(?:^|;)\s*font-style:\s*(\w+)/.exec(style) ?? [];
  const isBold = weight
    ? /^(bold|bolder|[6-9]00)$/.test(weight)
    : tagName === 'b' || tagName === 'strong';
  const isSlanted = slant ? /^(italic|oblique)$/.test(slant) : tagName === 'i' || tagName === 'em';
  const own = { ...marks };
  // All of a heading is bold where it comes from.
  if (isBold && !isHeading) own.strong = true;
  else if (weight && !isBold) delete own.strong;
  if (isSlanted) own.emphasis = true;
  else if (slant) delete own.emphasis;
  return own;
}

/** Whether a link leads to a place in the document that it is from, such as a footnote. */
export const isPlaceInDocument = (href: string): boolean => href.startsWith('#');

/** Where a link leads, as content says it; undefined for what content cannot lead to. */
export function readAddress(href: string, origin: string): string | undefined {
  if (!URL.canParse(href)) return /^\/(?!\/)/.test(href) ? href : undefined;
  const url = new URL(href);
  if (url.origin === origin) return url.pathname + url.search + url.hash;
  return ['https:', 'mailto:', 'tel:'].includes(url.protocol) ? encodeBlanks(href) : undefined;
}

/** An address without the signs that would end it in Markdown. */
const encodeBlanks = (href: string) =>
  href
    .trim()
    .replaceAll(/[\s()<>]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/** Whether Word writes a number before an entry, and not a dot. */
export function isNumbered(paragraph: Element): boolean {
  const mark = (node: Nodes): string => {
    if (node.type === 'text') return node.value;
    return 'children' in node ? node.children.map(mark).join('') : '';
  };
  const find = (node: Element): Element | undefined => {
    if (/mso-list:\s*ignore/i.test(String(node.properties.style ?? ''))) return node;
    const elements = node.children.filter((one) => one.type === 'element');
    return elements.map(find).find(Boolean);
  };
  const marker = find(paragraph);
  return marker !== undefined && /^\s*\(?\w{1,4}[.)]/.test(mark(marker));
}
