import type { Schema } from 'hast-util-sanitize';
import { otherSchemes } from './describe-url.ts';

/** What an element of HTML may say of itself in a text, beside its id, its language and its direction. */
const attributes: Readonly<Record<string, readonly string[]>> = {
  a: ['href', 'name'],
  abbr: ['title'],
  blockquote: ['cite'],
  col: ['span'],
  colgroup: ['span'],
  data: ['value'],
  del: ['cite', 'datetime'],
  details: ['open'],
  dfn: ['title'],
  img: ['src', 'alt', 'title'],
  ins: ['cite', 'datetime'],
  li: ['value'],
  ol: ['start', 'reversed', 'type'],
  q: ['cite'],
  td: ['colspan', 'rowspan', 'headers'],
  th: ['colspan', 'rowspan', 'headers', 'scope'],
  time: ['datetime'],
};

const onAll = ['id', 'lang', 'dir'];
const aligned = ['div', 'p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'td', 'th', 'tr'];

/** The elements that a text shows as they are. */
const shown = [
  ...['aside', 'b', 'bdi', 'bdo', 'br', 'caption', 'cite', 'code', 'dd', 'div', 'dl', 'dt', 'em'],
  ...['figcaption', 'figure', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'hr', 'i', 'kbd', 'mark', 'p'],
  ...['pre', 'rp', 'rt', 'ruby', 's', 'samp', 'small', 'strong', 'sub', 'summary', 'sup', 'table'],
  ...['tbody', 'tfoot', 'thead', 'tr', 'u', 'ul', 'var', 'wbr', ...Object.keys(attributes)],
];

/** Those of them that stand in a line with words. */
export const inlineElements: ReadonlySet<string> = new Set([
  ...['a', 'abbr', 'b', 'bdi', 'bdo', 'cite', 'code', 'data', 'del', 'dfn', 'em', 'i', 'img'],
  ...['ins', 'kbd', 'mark', 'q', 'ruby', 's', 'samp', 'small', 'span', 'strong', 'sub', 'sup'],
  ...['time', 'u', 'var'],
]);

/** Elements around blocks that have no look here. */
const blockWrappers = [
  ...['address', 'article', 'center', 'footer', 'header', 'hgroup', 'main', 'nav', 'section'],
];

/** Elements of others that look or mean the same here as one that is shown. */
export const sameElements: ReadonlyMap<string, string> = new Map([
  ['strike', 's'],
  ['tt', 'code'],
  // What is in one stays apart from what is in the next.
  ...blockWrappers.map((name) => [name, 'div'] as const),
]);

/** Elements around words that have no look here: what is in them is shown. */
const wrappers = ['big', 'font', 'label', 'nobr', 'picture', 'span', 'noscript'];

/** Elements that are left out with all that is in them, each with why. */
export const leftOutElements: Readonly<Record<string, string>> = {
  script: 'texts run no scripts: write what it shows',
  style: 'pages look as styles/ and the brand say',
  link: 'pages look as styles/ and the brand say',
  meta: 'search engines read what stands above a text: write title and description there',
};

/** Elements that show films and pages of others, and have a link in their place. */
export const filmElements: ReadonlySet<string> = new Set(['iframe', 'video', 'audio', 'embed']);

/** What is written in the place of what a text cannot have. */
const remedies: Readonly<Record<string, string>> = {
  audio: 'link to it, such as [words](/files/talk.mp3)',
  button: 'write a link such as [words](/pricing)',
  embed: 'link to it, such as [words](https://…)',
  form: 'link to a page with a section of the kind form',
  iframe: 'link to what it shows, such as [words](https://…)',
  input: 'write - [ ] words or - [x] words for what is to be done, or link to a page with a form',
  object: 'link to it, such as [words](https://…)',
  script: 'remove it, as texts run no scripts',
  style: 'remove it, as styles/ holds what texts look like',
  svg: 'put it into pictures/ as a file, and write ![what it shows](drawing.svg)',
  video:
    'link to it, such as [words](/files/opening.mp4), or show it in a section of the kind video',
};

/** Elements that have no end. */
export const emptyElements: ReadonlySet<string> = new Set([
  'br',
  'col',
  'hr',
  'img',
  'link',
  'meta',
  'source',
  'wbr',
]);

/** Elements whose end may be left out. */
export const openElements: ReadonlySet<string> = new Set([
  ...['caption', 'colgroup', 'dd', 'dt', 'li', 'p', 'rp', 'rt'],
  ...['tbody', 'td', 'tfoot', 'th', 'thead', 'tr'],
]);

const known: ReadonlySet<string> = new Set([
  ...shown,
  ...wrappers,
  ...sameElements.keys(),
  'source',
]);

export const isKnownElement = (name: string): boolean => known.has(name);

/** Whether a tag, in the letters that it is written in, is one of HTML, and none of a component such as `<Card>`. */
export const isElement = (written: string): boolean => {
  const name = written.toLowerCase();
  const isCapital = /^[A-Z].*[a-z]/.test(written);
  // A component has an end where an element has none, as of <Link>.
  const isLeftOut = Object.hasOwn(leftOutElements, name) && !(isCapital && emptyElements.has(name));
  const isOther =
    filmElements.has(name) || isLeftOut || (!isCapital && Object.hasOwn(remedies, name));
  return isKnownElement(name) || isOther;
};

/** Whether an element keeps an attribute; all others are left out. */
export const keepsAttribute = (name: string, attribute: string): boolean =>
  onAll.includes(attribute) ||
  (attribute === 'align' && aligned.includes(name)) ||
  attributes[name]?.includes(attribute) === true;

/**
 * Whether no reader misses an attribute: it says how another site’s styles, scripts or windows find the element, or
 * how a picture is loaded.
 */
export const isUnseenAttribute = (attribute: string): boolean =>
  /^(?:class|markdown|target|rel|role|loading|decoding|fetchpriority|referrerpolicy|crossorigin|data-.*|item(?:prop|scope|type))$/.test(
    attribute,
  );

/**
 * What to write in the place of an element.
 *
 * @param written the tag as it is written
 */
export function describeRemedy(name: string, written: string): string {
  const remedy = remedies[name];
  if (remedy) return remedy;
  return /^<\/?[a-z\d]+\s*\/?>$/i.test(written)
    ? `write it in Markdown, or \\${written} or \`${written}\` to show the signs`
    : 'write what it shows in Markdown';
}

/** The attributes that the machine itself gives to elements, and those of GitHub’s Markdown. */
const own: Schema['attributes'] = {
  a: ['dataFootnoteRef', 'dataFootnoteBackref', 'ariaDescribedBy', 'ariaLabel'],
  aside: ['dataNote'],
  code: [['className', /^language-./]],
  figure: ['dataRow'],
  input: ['type', 'checked', 'disabled'],
  li: [['className', 'task-list-item']],
  p: ['dataTitle'],
  section: ['dataFootnotes', ['className', 'footnotes']],
  ul: [['className', 'contains-task-list']],
  ol: [['className', 'contains-task-list']],
};

const propertyNames: Readonly<Record<string, string>> = {
  datetime: 'dateTime',
  colspan: 'colSpan',
  rowspan: 'rowSpan',
};
const toProperty = (attribute: string) => propertyNames[attribute] ?? attribute;

/** What is left of the elements of a text in which HTML stands. */
export const elementSchema: Schema = {
  tagNames: [...shown, 'input', 'section'],
  attributes: {
    '*': onAll,
    ...Object.fromEntries(
      [...new Set([...Object.keys(attributes), ...Object.keys(own), ...aligned])].map((name) => [
        name,
        [
          ...(attributes[name] ?? []).map(toProperty),
          ...(aligned.includes(name) ? ['align'] : []),
          ...(own[name] ?? []),
        ],
      ]),
    ),
  },
  ancestors: Object.fromEntries(
    ['tbody', 'td', 'tfoot', 'th', 'thead', 'tr'].map((name) => [name, ['table']]),
  ),
  // Ids are checked where they are written.
  clobber: [],
  // So are addresses; this is the second lock.
  protocols: { href: ['http', 'https', 'mailto', 'tel', ...otherSchemes], cite: ['http', 'https'] },
  strip: ['script', 'style'],
};
