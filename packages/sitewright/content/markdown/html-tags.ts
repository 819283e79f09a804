import { Tokenizer } from 'htmlparser2';
import { emptyElements, sameElements } from './html-elements.ts';

/** A tag of HTML, words between tags, or what no page shows: a comment, a declaration or a command. */
export interface HtmlToken {
  kind: 'open' | 'close' | 'words' | 'comment' | 'command';
  /** The name of a tag in small letters; else the words. */
  value: string;
  /** In the order in which they stand in the tag, by names in small letters. */
  attributes: Map<string, string>;
  /** Whether a tag ends in `/`, which other systems read as its end. */
  isClosed?: boolean;
  /** Where it begins and ends in the HTML, in characters. */
  start: number;
  end: number;
}

/** Parts HTML into its tags and the words between them; anything at all has some. */
export function readHtml(html: string): HtmlToken[] {
  const tokens: HtmlToken[] = [];
  let name = '';
  let value = '';
  const add = (kind: HtmlToken['kind'], text: string, start: number, end: number) =>
    tokens.push({ kind, value: text, attributes: new Map(), start, end });
  const addWords = (words: string, start: number, end: number) => {
    const last = tokens.at(-1);
    if (last?.kind !== 'words') return add('words', words, start, end);
    last.value += words;
    last.end = end;
    return undefined;
  };
  const endTag = (end: number) => {
    const tag = tokens.at(-1);
    if (tag) tag.end = end + 1;
  };
  const tokenizer = new Tokenizer(
    { decodeEntities: true },
    {
      onopentagname: (start, end) =>
        add('open', html.slice(start, end).toLowerCase(), start - 1, end),
      onattribname(start, end) {
        name = html.slice(start, end).toLowerCase();
        value = '';
      },
      onattribdata(start, end) {
        value += html.slice(start, end);
      },
      onattribentity(code) {
        value += String.fromCodePoint(code);
      },
      onattribend: () => void tokens.at(-1)?.attributes.set(name, value),
      onopentagend: endTag,
      onselfclosingtag(end) {
        endTag(end);
        const tag = tokens.at(-1);
        if (tag) tag.isClosed = true;
      },
      onclosetag(start, end) {
        const close = html.indexOf('>', end) + 1;
        add('close', html.slice(start, end).toLowerCase(), start - 2, close || html.length);
      },
      ontext: (start, end) => addWords(html.slice(start, end), start, end),
      ontextentity: (code, end) => addWords(String.fromCodePoint(code), end, end),
      oncomment: (start, end) => add('comment', '', start - 4, end + 1),
      oncdata: (start, end) => add('command', html.slice(start, end), start - 9, end + 1),
      ondeclaration: (start, end) => add('command', html.slice(start, end), start - 1, end + 1),
      onprocessinginstruction: (start, end) =>
        add('command', html.slice(start, end), start - 1, end + 1),
      onend() {},
    },
  );
  tokenizer.write(html);
  tokenizer.end();
  return tokens;
}

const escapeWords = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Writes a part of HTML; comments and commands vanish. */
function write({ kind, value, attributes, isClosed }: HtmlToken): string {
  if (kind === 'words') return escapeWords(value);
  const name = sameElements.get(value) ?? value;
  if (kind === 'close') return `</${name}>`;
  if (kind !== 'open') return '';
  if (value === 'center') attributes.set('align', 'center');
  const all = [...attributes].map(
    ([key, text]) => ` ${key}="${escapeWords(text).replaceAll('"', '&quot;')}"`,
  );
  const end = isClosed && !emptyElements.has(value) ? `</${name}>` : '';
  return `<${name}${all.join('')}>${end}`;
}

/** The addresses of the links of HTML. */
export const listHrefs = (html: string): string[] =>
  readHtml(html).flatMap(({ kind, value, attributes }) =>
    kind === 'open' && value === 'a' ? (attributes.get('href') ?? []) : [],
  );

/**
 * Writes HTML anew.
 *
 * @param lead gives a link another address
 * @param fill gives words others
 */
export function mapHtml(
  html: string,
  lead: (url: string) => string,
  fill: (words: string) => string,
): string {
  const tokens = readHtml(html);
  for (const token of tokens) {
    const [href, alt] = ['href', 'alt'].map((name) => token.attributes.get(name));
    if (href !== undefined) token.attributes.set('href', lead(href));
    if (alt !== undefined) token.attributes.set('alt', fill(alt));
    if (token.kind === 'words') token.value = fill(token.value);
  }
  return tokens.map(write).join('');
}
