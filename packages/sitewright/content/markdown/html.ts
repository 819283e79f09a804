import type { Element, Root } from 'hast';
import { raw } from 'hast-util-raw';
import { type Schema, sanitize } from 'hast-util-sanitize';
import { visitParents } from 'unist-util-visit-parents';
import { VFile } from 'vfile';
import { inQuotes } from '../messages/find-like-name.ts';
import { isOwnId } from '../pages/page-ids.ts';
import { otherSchemes } from './describe-url.ts';
import type { Mistake } from './markdown-text.ts';

/** Elements that stand in a line with words. */
export const inlineElements: ReadonlySet<string> = new Set([
  ...['a', 'abbr', 'b', 'bdi', 'bdo', 'cite', 'code', 'data', 'del', 'dfn', 'em', 'i', 'img'],
  ...['ins', 'kbd', 'mark', 'q', 'ruby', 's', 'samp', 'small', 'span', 'strong', 'sub', 'sup'],
  ...['time', 'u', 'var'],
]);

const aligned = ['div', 'p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'td', 'th', 'tr'];

/** The elements that a text shows, and what they may say of themselves: those of HTML, and what the machine writes. */
const schema: Schema = {
  tagNames: [
    ...inlineElements,
    ...['aside', 'blockquote', 'br', 'caption', 'col', 'colgroup', 'dd', 'details', 'div', 'dl'],
    ...['dt', 'figcaption', 'figure', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'hr', 'input', 'li'],
    ...['ol', 'p', 'pre', 'rp', 'rt', 'section', 'summary', 'table', 'tbody', 'td', 'tfoot'],
    ...['th', 'thead', 'tr', 'ul', 'wbr'],
  ],
  attributes: {
    '*': ['id', 'lang', 'dir'],
    ...Object.fromEntries(aligned.map((name) => [name, ['align']])),
    a: ['href', 'name', 'dataFootnoteRef', 'dataFootnoteBackref', 'ariaDescribedBy', 'ariaLabel'],
    abbr: ['title'],
    aside: ['dataNote'],
    blockquote: ['cite'],
    code: [['className', /^language-./]],
    col: ['span'],
    colgroup: ['span'],
    data: ['value'],
    del: ['cite', 'dateTime'],
    details: ['open'],
    dfn: ['title'],
    figure: ['dataRow'],
    img: ['src', 'alt', 'title'],
    input: [['type', 'checkbox'], 'checked', ['disabled', true]],
    ins: ['cite', 'dateTime'],
    li: ['value', ['className', 'task-list-item']],
    ol: ['start', 'reversed', 'type', ['className', 'contains-task-list']],
    p: ['align', 'dataTitle'],
    q: ['cite'],
    section: ['dataFootnotes', ['className', 'footnotes']],
    td: ['align', 'colSpan', 'rowSpan', 'headers'],
    th: ['align', 'colSpan', 'rowSpan', 'headers', 'scope'],
    time: ['dateTime'],
    ul: [['className', 'contains-task-list']],
  },
  ancestors: Object.fromEntries(
    ['tbody', 'td', 'tfoot', 'th', 'thead', 'tr'].map((name) => [name, ['table']]),
  ),
  required: { input: { type: 'checkbox', disabled: true } },
  // Ids are checked where they are written.
  clobber: [],
  // So are addresses; this is the second lock.
  protocols: { href: ['http', 'https', 'mailto', 'tel', ...otherSchemes], cite: ['http', 'https'] },
  strip: ['script', 'style'],
};

/** How another site’s styles and scripts find an element, or how a picture is loaded: no reader misses it. */
const unseen =
  /^(?:className|target|rel|role|loading|decoding|fetchPriority|referrerPolicy|crossOrigin|data[A-Z].*|item(?:Prop|Scope|Type))$/;

/**
 * Makes elements of the HTML in a text, and takes out what no text has.
 *
 * @param tree the elements of a text, with its HTML as it is written
 * @param source the text that it was parsed from
 * @param check is called with each element that is written in HTML, and may change it
 * @returns what is left of it, and advice on what is not
 */
export function sanitizeHtml(
  tree: Root,
  source: string,
  check: (element: Element, place: Mistake['place']) => void,
): { elements: Root; mistakes: Mistake[] } {
  const mistakes: Mistake[] = [];
  const starts = new Set<number>();
  const whole = raw(tree, { file: new VFile(source) }) as Root;
  visitParents(whole, 'element', (element) => {
    const { start } = element.position ?? {};
    const written = source.slice(start?.offset, (start?.offset ?? 0) + element.tagName.length + 1);
    if (!start || written.toLowerCase() !== `<${element.tagName}`) return;
    const { line, column } = start;
    const place = { line, column };
    const [tag = ''] = /^[^>]*>?/.exec(source.slice(start.offset)) ?? [];
    const say = (message: string, about?: string) =>
      void mistakes.push({ place, message, ...(about && { about }) });
    check(element, place);
    const offset = start.offset ?? 0;
    // What has no end begins again in each block below.
    if (starts.has(offset)) {
      const end = `</${element.tagName}>`;
      return say(
        `${tag} has no end, so that all below it is in it: write ${end} behind its words`,
        'open',
      );
    }
    starts.add(offset);
    const { id } = element.properties;
    if (id !== undefined && (isOwnId(String(id)) || /\s|^$/.test(String(id)))) {
      say(`expected an id that begins with a letter or a digit, without spaces, found ${id}`);
    }
    const alone = { ...element, children: [] };
    const left = sanitize(alone, { ...schema, ancestors: {} });
    if (left.type !== 'element') {
      const lost = schema.strip?.includes(element.tagName)
        ? 'with all that is in it'
        : 'as texts do not have it, but for the words in it';
      const message = `${inQuotes(tag)} is left out, ${lost}: write what it shows in Markdown, such as a link or a picture`;
      return say(message, 'elements');
    }
    const lost = Object.keys(element.properties).filter(
      (name) => !Object.hasOwn(left.properties, name) && !unseen.test(name),
    );
    if (lost.length > 0) {
      const message = `${lost.join(', ')} of <${element.tagName}> is left out, as pages look as styles/ and the brand say`;
      say(message, 'attributes');
    }
  });
  const { children } = sanitize(whole, schema) as Root;
  return { elements: { type: 'root', children }, mistakes };
}
