import type { Root } from 'mdast';
import { isDay } from 'sitewright/pages';
import { parseMarkdown } from 'sitewright/texts';
import stringWidth from 'string-width';
import { SKIP, visitParents } from 'unist-util-visit-parents';
import type { OldPage } from '../old-site/old-site.ts';
import { listOfWords, type Values, valueAt, wordsOf } from '../old-site/read-values.ts';

/** How long a description is, in characters; full-width ones count as two. */
const [shortest, longest] = [70, 160];

/** Fields that are read, or that say of a page what no reader sees. */
const known =
  /^(?:title|description|excerpt|summary|date|lastmod|last_modified_at|updated|modified|last_update|author|authors|tags|categories|category|slug|permalink|url|aliases|alias|redirect_from|redirects|draft|published|image|image_alt|lang|language|locale|lead|subtitle|intro|layout|pubDate|publishDate)$/;

/**
 * The words of Markdown, without its signs, commands and comments.
 *
 * @param left what is left out, such as headings
 */
function plainText(markdown: string, left = /^(?:code|html)$/): string {
  const words: string[] = [];
  const tree: Root = parseMarkdown(markdown);
  visitParents(tree, (node) => {
    if (left.test(node.type)) return SKIP;
    if (node.type === 'text' || node.type === 'inlineCode') words.push(node.value);
    if (node.type === 'break') words.push(' ');
    if (/^(?:paragraph|heading|tableCell)$/.test(node.type)) words.push('\n');
    return undefined;
  });
  return words
    .join('')
    .replaceAll(/\{#[\w.:-]+\}|\[!\w+\]|\[\^[^\]]*\]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** The title of a page: what its fields say, its first heading, or the name of its file. */
export function findTitle(
  { fields, address, file }: OldPage,
  body: string,
): { title: string; isSaid: boolean } {
  const said = wordsOf(fields.title) ?? wordsOf(fields.linkTitle) ?? wordsOf(fields.sidebar_label);
  const [, heading] = /^#[ \t]+(.+?)[ \t]*#*$/m.exec(withoutCode(body)) ?? [];
  const [, under] = /^(\S.*)\n=+[ \t]*$/m.exec(withoutCode(body)) ?? [];
  const found = toWords(said ?? heading ?? under ?? '');
  if (found) return { title: found, isSaid: true };
  const name = address.split('/').at(-1) || file.split('/').at(-1) || 'start';
  const words = name
    .replace(/\.\w+$/, '')
    .replaceAll(/[-_]+/g, ' ')
    .trim();
  return { title: words.charAt(0).toUpperCase() + words.slice(1), isSaid: false };
}

const withoutCode = (body: string) => body.replaceAll(/^(`{3,}|~{3,})[\s\S]*?^\1/gm, '');

/** Words that a field may have: without signs of Markdown, HTML and commands. */
export const toWords = (words: string): string =>
  plainText(words.replaceAll(/<[^<>]+>|\{[{%].*?[%}]\}|<!--.*?-->|\[\^[^\]]*\]/gs, ' '))
    .replaceAll(/[{}<>]|\*\*|~~/g, '')
    .trim();

/** The text without a first heading that says the title, which stands above it anyway. */
export function withoutTitle(body: string, title: string): string {
  const [found, heading = '', under = ''] =
    /^\s*(?:#[ \t]+(.+?)[ \t]*#*(?:\n|$)|(\S.*)\n=+[ \t]*(?:\n|$))/.exec(body) ?? [];
  const plain = toWords((heading || under).replace(/\{#[\w.:-]+\}\s*$/, ''));
  return found && plain.toLowerCase() === title.toLowerCase()
    ? body.slice(found.length).trimStart()
    : body;
}

/** Cuts words behind a sentence, else behind a word. */
function cut(words: string): string {
  if (stringWidth(words) <= longest) return words;
  let part = '';
  for (const sign of words) {
    if (stringWidth(part + sign) >= longest) break;
    part += sign;
  }
  const sentence = /^[\s\S]*[.!?。！？](?=\s|$|[^\s\d\w])/.exec(part)?.[0].trim() ?? '';
  if (stringWidth(sentence) >= shortest) return sentence;
  const word = part.replace(/\s+\S*$/, '');
  return `${stringWidth(word) >= shortest ? word : part}…`;
}

/**
 * A description within the limits, of what a page says.
 *
 * @param siteName what the page is a part of, which fills up what is too short
 * @returns with whether a person wrote it as it is
 */
export function findDescription(
  { fields }: OldPage,
  title: string,
  body: string,
  siteName: string,
): { description: string; isOwn: boolean } {
  const said = toWords(
    wordsOf(fields.description) ?? wordsOf(fields.excerpt) ?? wordsOf(fields.summary) ?? '',
  );
  const width = stringWidth(said);
  if (width >= shortest && width <= longest) return { description: said, isOwn: true };
  const text = withoutTitle(body, title);
  const prose = plainText(text, /^(?:code|html|heading|list|table)$/);
  const starts = [said, wordsOf(fields.subtitle), wordsOf(fields.lead), prose, plainText(text)].map(
    (one) => toWords(one ?? ''),
  );
  let words = '';
  for (const one of starts) {
    if (stringWidth(words) >= shortest) break;
    if (one && !words.includes(one))
      words = words ? `${words.replace(/(?<![.!?。:])$/, '.')} ${one}` : one;
  }
  for (const more of [
    title,
    `A page of ${siteName}.`,
    'It came from the old site, and waits for a description of its own.',
  ]) {
    if (stringWidth(words) < shortest)
      words = words ? `${words.replace(/(?<![.!?。:])$/, '.')} ${more}` : more;
  }
  return { description: cut(words), isOwn: false };
}

/** The day of the last change, such as `2026-11-01`. */
export function findUpdated({ fields, day }: OldPage, today: string): string | undefined {
  const said =
    wordsOf(fields.lastmod ?? fields.last_modified_at ?? fields.updated ?? fields.modified) ??
    wordsOf(valueAt(fields.last_update, 'date')) ??
    (day ? undefined : wordsOf(fields.date));
  const found = said?.slice(0, 10) ?? '';
  return isDay(found) && found <= today && (!day || found > day) ? found : undefined;
}

/** Who wrote a text, by the names that the old site's data have for them. */
export function findAuthors({ fields }: OldPage, people: Values): string[] {
  const said = [fields.authors ?? fields.author].flat();
  const all = said.flatMap((one) => {
    if (typeof one === 'object' && one !== null) return wordsOf(valueAt(one, 'name')) ?? [];
    return typeof one === 'string' && !Array.isArray(fields.authors) ? [one] : (wordsOf(one) ?? []);
  });
  return [...new Set(all.map((one) => toWords(nameOf(people[one]) ?? one)))].filter(Boolean);
}

const nameOf = (person: unknown): string | undefined =>
  typeof person === 'string'
    ? person
    : (wordsOf(valueAt(person, 'full_name')) ?? wordsOf(valueAt(person, 'name')));

/** The tags and categories of a post. */
export const findTags = ({ fields }: OldPage): string[] => [
  ...new Set(
    [
      ...listOfWords(fields.tags),
      ...listOfWords(fields.categories),
      ...listOfWords(fields.category),
    ]
      .map(toWords)
      .filter(Boolean),
  ),
];

/** Fields that the new site does not have, with what they say. */
export const listUnknown = ({ fields }: OldPage): [name: string, value: unknown][] =>
  Object.entries(fields).filter(
    ([name, value]) => !known.test(name) && value !== null && value !== '',
  );
