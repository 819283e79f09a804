import type { Definition, Image, ImageReference, Link, LinkReference, Nodes } from 'mdast';
import { servedEndings } from 'sitewright/pages';
import { isRemote, listCommands, parseMarkdown } from 'sitewright/texts';
import { visitParents } from 'unist-util-visit-parents';
import { convertText } from '../../dialects/convert-text.ts';
import { htmlToMarkdown } from '../../dialects/html-to-markdown.ts';
import { escapeLabel, toAddress, wordsOfAddress, writePicture } from '../../dialects/rule.ts';
import type { Bring, Moved } from '../../pictures/bring-files.ts';
import type { OldPage, OldSite, ReadFile } from '../old-site/old-site.ts';
import type { Targets } from '../places/find-target.ts';
import { expand, replaceOutsideCode } from './expand.ts';
import { Notes } from './notes.ts';

/** A place of a text with what is to stand there. */
interface Edit {
  start: number;
  end: number;
  text: string;
}

/** What turning the texts of an old site needs to know. */
export interface Turning {
  site: OldSite;
  targets: Targets;
  read: ReadFile;
  bring: Bring;
}

export interface Turned {
  body: string;
  /** What visitors miss, with its line in the old file. */
  lost: readonly { line: number; words: string }[];
  /** What stands in notes. */
  notes: readonly string[];
}

const sayReason = (moved: Moved) => ('reason' in moved ? `: ${moved.reason}` : '');

/** Writes the text of a page of an old site as the new one has it: its commands, its links, its pictures. */
export async function turnText(page: OldPage, turning: Turning): Promise<Turned> {
  const { site, read } = turning;
  const notes = new Notes();
  const expanded = expand(page.body, page, site, notes, read);
  const isFirst = page.isHtml && site.system.beginsWithHtml;
  const { text: turned, lost } = convertText(isFirst ? htmlToMarkdown(expanded) : expanded);
  const markdown = page.isHtml && !isFirst ? htmlToMarkdown(noteCommands(turned, notes)) : turned;
  const addressed = await turnAddresses(markdown, page, turning, notes);
  const body = withoutEmptyHeadings(notes.place(noteCommands(addressed, notes)));
  // Comments in Markdown stay, and HTML becomes Markdown.
  const comments = page.isHtml ? page.body.matchAll(/<!--(?!\s*\/?wp:)[\s\S]*?-->/g) : [];
  const hidden = [...comments].map(({ index, 0: words }) => {
    return { line: page.body.slice(0, index).split('\n').length, words };
  });
  return {
    body: `${body.trim()}\n`,
    lost: [...lost, ...hidden].map(({ line, words }) => ({ line: line + page.line - 1, words })),
    notes: notes.all,
  };
}

/** A heading without words, which a template filled, heads nothing. */
const withoutEmptyHeadings = (text: string): string =>
  replaceOutsideCode(text, /^#{1,6}[ \t]*(?:\{#[\w.:-]+\})?[ \t]*$/gm, () => '');

/** What only the old system can do, as notes; a name in angle brackets is words. */
function noteCommands(text: string, notes: Notes): string {
  // Most texts have none, and parsing takes a while.
  if (!/\{[{%]|<\/?[A-Z]|\[\/|:::|!!!|===/.test(text)) return text;
  const edits = listCommands(parseMarkdown(text), text).map(({ start, end }): Edit => {
    const found = text.slice(start, end);
    const space = /^\s*/.exec(found)?.[0] ?? '';
    const isName = /^<\/?[A-Z]\w*>$/.test(found);
    return { start, end, text: isName ? `\\${found}` : space + notes.add(found) };
  });
  return apply(text, edits);
}

/** Leads the links of a text to the new site, and brings its pictures there. */
async function turnAddresses(
  text: string,
  page: OldPage,
  turning: Turning,
  notes: Notes,
): Promise<string> {
  const tree = parseMarkdown(text);
  const definitions = new Map<string, Definition>();
  const allDefinitions: Definition[] = [];
  const found: (Link | LinkReference | Image | ImageReference)[] = [];
  const others: Nodes[] = [];
  visitParents(tree, (node) => {
    if (node.type === 'definition') {
      allDefinitions.push(node);
      if (!definitions.has(node.identifier)) definitions.set(node.identifier, node);
    }
    if (/^(?:link|image)(?:Reference)?$/.test(node.type)) found.push(node as Link);
    if (node.type === 'html') others.push(node);
  });
  const linked = new Map(
    found.flatMap((node) =>
      node.type === 'link' ? node.children.map((one) => [one as Nodes, node.url] as const) : [],
    ),
  );
  const edits: Edit[] = [];
  for (const node of found) {
    const [start, end] = placeOf(node);
    const definition = 'identifier' in node ? definitions.get(node.identifier) : undefined;
    const { url, title } =
      'url' in node ? node : (definition ?? { url: undefined, title: undefined });
    if (start === undefined || end === undefined || url === undefined) continue;
    const written = text.slice(start, end);
    if (node.type === 'image' || node.type === 'imageReference') {
      // One that is a link needs words: those of where it leads.
      const alt = node.alt || (linked.has(node) ? wordsOfAddress(linked.get(node) ?? '') : '');
      const shown = await showPicture(url, alt, title ?? '', page, turning, notes);
      const words = linked.has(node) && !shown.startsWith('![') ? escapeLabel(alt) : '';
      edits.push({ start, end, text: words + shown });
      continue;
    }
    // An address that stands among words as it is leads elsewhere.
    if (!written.startsWith('[')) continue;
    const [, last] = placeOf((node as Link).children.at(-1));
    const [first] = placeOf((node as Link).children[0]);
    if (first === undefined || last === undefined) continue;
    const to = await lead(url, page, turning);
    const name = title ? ` "${title.replaceAll('"', '\\"')}"` : '';
    if ('href' in to) edits.push({ start: last, end, text: `](${toAddress(to.href)}${name})` });
    else {
      edits.push({ start, end: first, text: '' });
      edits.push({ start: last, end, text: notes.add(`link to ${url}${to.reason}`) });
    }
  }
  for (const node of allDefinitions) {
    const [start, end] = placeOf(node);
    if (start !== undefined && end !== undefined) edits.push({ start, end, text: '' });
  }
  for (const node of others) {
    const [start, end] = placeOf(node);
    if (start === undefined || end === undefined) continue;
    edits.push({ start, end, text: await turnHtml(text.slice(start, end), page, turning, notes) });
  }
  return apply(text, edits);
}

const placeOf = (node: Nodes | undefined): [number | undefined, number | undefined] => [
  node?.position?.start.offset,
  node?.position?.end.offset,
];

/** The addresses of links and pictures in HTML. */
async function turnHtml(
  html: string,
  page: OldPage,
  turning: Turning,
  notes: Notes,
): Promise<string> {
  const edits: Edit[] = [];
  for (const match of html.matchAll(
    /<(a|img)\b[^<>]*?\s(?:href|src)\s*=\s*("[^"]*"|'[^']*'|[^\s>"']+)[^<>]*>/gi,
  )) {
    const [tag, name = '', quoted = ''] = match;
    const url = quoted.replaceAll(/^["']|["']$/g, '').replaceAll('&amp;', '&');
    const [start, end] = [match.index, match.index + tag.length];
    if (name.toLowerCase() === 'img') {
      const [, , alt = ''] = /\balt\s*=\s*(["'])(.*?)\1/i.exec(tag) ?? [];
      const shown = await bringPicture(url, page, turning);
      const text =
        'name' in shown
          ? tag.replace(quoted, `"${shown.name}"`)
          : notes.add(`picture ${url}${alt && ` (${alt})`}${sayReason(shown)}`);
      edits.push({ start, end, text });
      continue;
    }
    const to = await lead(url, page, turning);
    const text =
      'href' in to ? tag.replace(quoted, `"${to.href}"`) : notes.add(`link to ${url}${to.reason}`);
    edits.push({ start, end, text });
  }
  return apply(html, edits);
}

async function showPicture(
  url: string,
  alt: string,
  title: string,
  page: OldPage,
  turning: Turning,
  notes: Notes,
): Promise<string> {
  const shown = await bringPicture(url, page, turning);
  if ('name' in shown) return writePicture(alt, shown.name, title);
  const words = [alt, title].filter(Boolean).join(', ');
  return notes.add(`picture ${url}${words && ` (${words})`}${sayReason(shown)}`);
}

async function bringPicture(
  url: string,
  page: OldPage,
  { targets, bring }: Turning,
): Promise<Moved> {
  if (/\{[{%]/.test(url)) return { reason: 'its address is worked out by the old system' };
  if (/^data:/i.test(url)) return { reason: 'it stands in the text itself' };
  const own =
    isRemote(url) && !targets.isForeign(url) ? url.replace(/^(?:https?:)?\/\/[^/]+/i, '') : url;
  const file = isRemote(own) ? undefined : targets.findFile(own, page);
  if (file) return bring({ file }, 'pictures');
  return isRemote(url)
    ? bring({ url }, 'pictures')
    : { reason: 'no file of the old site has that name' };
}

/** Where a link of the old site leads in the new one. */
async function lead(
  url: string,
  page: OldPage,
  { targets, bring }: Turning,
): Promise<{ href: string } | { reason: string }> {
  if (/\{[{%]/.test(url)) return { reason: ', which the old system works out' };
  if (targets.isForeign(url) || /^www\.|^[\w.+-]+@[\w.-]+$/.test(url))
    return { href: url.replaceAll(/[{}\\]/g, encodeURIComponent).trim() };
  const to = targets.find(url, page);
  if (!to) return { reason: ', where nothing is' };
  if ('href' in to) return to;
  const ending = /\.(\w+)$/.exec(to.file)?.[1]?.toLowerCase() ?? '';
  if (!servedEndings.includes(ending) || ['svg', 'html', 'xml', 'js', 'css', 'md'].includes(ending))
    return { reason: ', a kind of file that the site does not send: put it into a .zip' };
  const moved = await bring(to, 'files');
  return 'reason' in moved ? { reason: `: ${moved.reason}` } : { href: `/files/${moved.name}` };
}

/** Makes the changes that do not overlap, of which the outer one goes first. */
function apply(text: string, edits: readonly Edit[]): string {
  let result = '';
  let last = 0;
  for (const { start, end, text: put } of edits.toSorted(
    (a, b) => a.start - b.start || b.end - a.end,
  )) {
    if (start < last) continue;
    result += text.slice(last, start) + put;
    last = end;
  }
  return result + text.slice(last);
}
