import type { Html, Root } from 'mdast';
import { visitParents } from 'unist-util-visit-parents';
import { inQuotes } from '../find-like-name.ts';
import { isOwnId } from '../page-ids.ts';
import type { PictureFolder } from '../pictures/picture-file.ts';
import { findUnknownWords } from '../schemas/fields.ts';
import { looksLeftOut } from './advice.ts';
import { adviseOnPicture } from './describe-node.ts';
import {
  describeUrl,
  isPlainHttp,
  isWithoutScheme,
  sayPlainHttp,
  sayScheme,
} from './describe-url.ts';
import { findForeignSyntax } from './foreign-syntax.ts';
import {
  describeRemedy,
  emptyElements,
  isKnownElement,
  isUnseenAttribute,
  keepsAttribute,
  openElements,
} from './html-elements.ts';
import { type HtmlToken, readHtml } from './html-tags.ts';
import { type Mistake, placeIn } from './markdown-text.ts';
import { parseMarkdown } from './parse-markdown.ts';
import { describeFile } from './text-picture.ts';

/** What addresses and words will be. */
interface Filling {
  lead(url: string): string;
  fill(words: string): string;
}

/** A tag with where it stands in the file. */
interface Tag {
  name: string;
  written: string;
  place: Mistake['place'];
}

/**
 * Finds what is wrong in the HTML of a text: elements that it cannot have, those without an end, addresses, pictures,
 * Markdown between tags; and what is left out of it.
 *
 * @param source the text that the tree was parsed from
 * @param filling what addresses and words will be
 */
export function findHtmlMistakes(
  tree: Root,
  source: string,
  pictures: PictureFolder,
  { lead, fill }: Filling,
): Mistake[] {
  const mistakes: Mistake[] = [];
  const open: Tag[] = [];
  visitParents(tree, 'html', (node) => {
    for (const token of readHtml(node.value)) {
      const written = node.value.slice(token.start, token.end);
      const place = placeOfToken(node, token, source);
      const say = (message: string | undefined, about?: string) => {
        if (message) mistakes.push({ place, message, ...(about && { about }) });
      };
      const tag = { name: token.value, written, place };
      switch (token.kind) {
        case 'open':
          for (const one of findTagMistakes(token, written, pictures, lead))
            say(one.message, one.about);
          if (!token.isClosed && !emptyElements.has(token.value) && isKnownElement(token.value)) {
            open.push(tag);
          }
          break;
        case 'close':
          mistakes.push(...closeTag(tag, open));
          break;
        case 'words':
          if (open.some(({ name }) => name === 'pre' || name === 'code')) break;
          mistakes.push(...findWordMistakes(fill(token.value), node, source));
          break;
        case 'command':
          say(`expected what it stands for, as pages run no commands, found ${inQuotes(written)}`);
      }
    }
  });
  return [...mistakes, ...open.flatMap(describeOpen)];
}

/** Where a part of HTML begins in the file, of which lines may begin with the signs of lists and quotes. */
function placeOfToken(node: Html, { start }: HtmlToken, source: string): Mistake['place'] {
  const from = node.position?.start;
  if (!from) return undefined;
  const before = node.value.slice(0, start).split('\n');
  if (before.length === 1) return { line: from.line, column: from.column + start };
  const line = from.line + before.length - 1;
  const words = node.value.slice(start).split('\n', 1)[0] ?? '';
  const column = (source.split('\n')[line - 1] ?? '').indexOf(words) + 1;
  return { line, column: Math.max(column, 1) };
}

function findTagMistakes(
  { value: name, attributes }: HtmlToken,
  written: string,
  pictures: PictureFolder,
  lead: Filling['lead'],
): { message: string | undefined; about?: string }[] {
  if (!isKnownElement(name)) {
    const message = `expected Markdown, or an element of HTML that texts have, found ${inQuotes(written)}: ${describeRemedy(name, written)}`;
    return [{ message }];
  }
  const [href, src, id] = ['href', 'src', 'id'].map((one) => attributes.get(one));
  const lost = [...attributes.keys()].filter(
    (one) => !isUnseenAttribute(one) && !keepsAttribute(name, one),
  );
  return [
    name === 'source' || lost.length === 0
      ? { message: undefined }
      : { message: `${lost.join(', ')} of <${name}> ${looksLeftOut}`, about: 'attributes' },
    { message: name === 'a' && href !== undefined ? describeUrl(lead(href), href) : undefined },
    name === 'a' && isPlainHttp(href ?? '') ? sayPlainHttp(href ?? '') : { message: undefined },
    name === 'a' && isWithoutScheme(href ?? '') ? sayScheme(href ?? '') : { message: undefined },
    { message: name === 'img' ? describeFile(src ?? '', pictures) : undefined },
    // An empty alt says that it decorates alone.
    ...(name === 'img' && !attributes.has('alt') ? adviseOnPicture(src ?? '', '') : []),
    {
      message:
        id !== undefined && (isOwnId(id) || /\s|^$/.test(id)) ? `${expectedId}${id}` : undefined,
    },
  ];
}

const expectedId = 'expected an id that begins with a letter or a digit, without spaces, found ';

/** Takes the tag off the list of those that are open. */
function closeTag(tag: Tag, open: Tag[]): Mistake[] {
  const { name, place, written } = tag;
  if (emptyElements.has(name) || !isKnownElement(name)) return [];
  const index = open.findLastIndex((one) => one.name === name);
  if (index < 0) {
    if (openElements.has(name)) return [];
    return [{ place, message: `expected <${name}> before it, found ${written} alone: remove it` }];
  }
  return open.splice(index).slice(1).flatMap(describeOpen);
}

function describeOpen({ name, written, place }: Tag): Mistake[] {
  if (openElements.has(name)) return [];
  return [
    { place, message: `expected </${name}> behind its words, found ${inQuotes(written)} alone` },
  ];
}

/** Words in a block of HTML are no Markdown, so that its signs would be read, and braces stand for words. */
function findWordMistakes(words: string, node: Html, source: string): Mistake[] {
  const say = (message: string, found: string) => [
    { message, place: placeIn(node, source, found) },
  ];
  const unknown = findUnknownWords(words).find(({ isLike }) => isLike);
  const [foreign] = findForeignSyntax(words, 'rich');
  if (foreign)
    return say(`expected ${foreign.expected}, found ${inQuotes(foreign.found)}`, foreign.found);
  if (unknown) return say(`expected ${unknown.expected}, found ${unknown.found}`, unknown.found);
  const lines = words.replaceAll(/^[ \t]+/gm, '').trim();
  if (!/[*_`[\]#>|-]|^\d+[.)]/m.test(lines)) return [];
  let found: string | undefined;
  visitParents(parseMarkdown(lines), ({ type, position }) => {
    if (marks.has(type)) found ??= lines.slice(position?.start.offset, position?.end.offset);
  });
  if (found === undefined) return [];
  const message = `expected an empty line between the HTML and Markdown, found ${inQuotes(found)}, which would be shown as it is written`;
  return say(message, found.split('\n', 1)[0] ?? '');
}

const marks = new Set([
  ...[
    'blockquote',
    'code',
    'delete',
    'emphasis',
    'heading',
    'image',
    'inlineCode',
    'linkReference',
  ],
  ...['list', 'strong', 'table', 'footnoteReference'],
]);
