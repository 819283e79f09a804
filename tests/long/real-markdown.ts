// Reads the texts of others as pages of a site, and compares what these show with what another renderer makes of them.

import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { toAddressName, toPathPart } from '../../packages/sitewright/content/address-name.ts';
import { ContentFile } from '../../packages/sitewright/content/index/site-folder.ts';
import type { Advice } from '../../packages/sitewright/content/markdown/advice.ts';
import { addScheme } from '../../packages/sitewright/content/markdown/describe-url.ts';
import { splitFrontMatter } from '../../packages/sitewright/content/markdown/front-matter.ts';
import { parseBody } from '../../packages/sitewright/content/markdown/markdown-text.ts';
import { readMarkdown } from '../../packages/sitewright/content/markdown/read-markdown.ts';
import {
  createPictureFolder,
  type PictureFile,
} from '../../packages/sitewright/content/pictures/picture-file.ts';
import { noPlaceholders } from '../../packages/sitewright/content/placeholders.ts';
import { z } from '../../packages/sitewright/index.ts';
import { english } from '../support/content/english.ts';
import { renderMarkdown } from '../support/render-markdown.ts';
import { compareShown, type Difference, listShown, listWords } from '../support/shown-text.ts';

const schema = z.strictObject({ title: z.string() });

/** A text of others: what stops a build, what a build says of it, and what its page shows otherwise without a word. */
export interface Reading {
  name: string;
  problems: string[];
  advice: string[];
  differences: Difference[];
}

function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((one) => one.isFile())
    .map((one) => path.relative(folder, path.join(one.parentPath, one.name)))
    .filter((one) => !/(^|\/)node_modules\//.test(one))
    .sort();
}

const pathOf = (file: string) =>
  `/${file
    .replace(/\.\w+$/, '')
    .replaceAll(/[^/]+/g, (part) =>
      /(?!\p{sc=Latin})\p{L}/u.test(part) ? encodeURI(part) : toPathPart(part),
    )}`;

/** As many of them, from the first to the last. */
const spread = (files: readonly string[], count: number): string[] =>
  files.filter(
    (_, index) =>
      files.length <= count ||
      Math.floor((index * count) / files.length) !==
        Math.floor(((index - 1) * count) / files.length),
  );

/** The text below the fields of another system, and its title. */
function splitForeign(source: string): { title: string; body: string } {
  const text = source.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');
  const toml = /^\+\+\+\n[\s\S]*?\n\+\+\+\n/.exec(text)?.[0];
  const parts = toml
    ? { frontMatter: toml, body: text.slice(toml.length) }
    : splitFrontMatter(text);
  const fields = parts?.frontMatter ?? '';
  const isFields = /^[ \t]*['"]?[\w-]+['"]? *[:=]/m.test(fields) || /^---\s*$/.test(fields);
  const body = parts && isFields ? parts.body.replace(/^\n+/, '') : text;
  const said = isFields && /^title *[:=] *["']?(.*?)["']?$/m.exec(fields)?.[1];
  const heading = /^# +(.+?) *#*(?: *\{#[^{}\n]*\})?$/m.exec(body)?.[1];
  return { title: said || heading || 'Title', body };
}

const picture = {
  path: '',
  width: 800,
  height: 600,
  isTransparent: false,
  inkLoss: 0,
  digest: 'a',
  drawing: undefined,
};

/**
 * Reads the texts of a site.
 *
 * @param most how many of them, spread over all
 */
export function readRealMarkdown(set: string, site: string, most: number): Reading[] {
  const folder = path.join(set, site);
  const files = listFiles(folder);
  const pictures = createPictureFolder(
    'content/pictures',
    new Map(
      files
        .filter((one) => /\.(jpe?g|png|webp|avif|svg|gif)$/i.test(one))
        .map((one) => [
          toAddressName(path.basename(one)),
          { ...picture, path: path.basename(one) } as PictureFile,
        ]),
    ),
  );
  const texts = files.filter((one) => /\.(md|markdown)$/i.test(one) && !/(^|\/)\./.test(one));
  const pages = new Map(texts.map((one) => [`pages/${one}`, pathOf(one)]));
  const downloads = new Set(files.map((one) => toAddressName(path.basename(one))));
  return spread(texts, most).flatMap((name) => {
    const { title, body } = splitForeign(readFileSync(path.join(folder, name), 'utf8'));
    if (body.trim() === '') return [];
    const source = `---\ntitle: ${JSON.stringify(title)}\n---\n${body}`;
    const file = new ContentFile(`content/pages/${name.replace(/markdown$/i, 'md')}`, source);
    const read = readMarkdown(file, schema, {
      placeholders: noPlaceholders,
      language: english,
      knownNames: { pictures },
      places: { file: `pages/${name}`, pages, downloads },
    });
    const say = ({ line, message }: { line: number; message: string }) => `${line}: ${message}`;
    const problems = read.problems.map(say);
    for (const { to, line = 1 } of read.links) {
      const id = decodeURIComponent(/^#(.+)/.exec(to)?.[1] ?? '');
      if (id && !read.ids?.includes(id))
        problems.push(`${line}: leads to no element with the id, found "${to}"`);
    }
    const advice = read.advice.map(say);
    const shown =
      'text' in read &&
      listShown(
        parseBody(read.text),
        read.text.pictures.map(({ alt }) => alt),
      );
    const differences = shown
      ? compareShown(listExpected(body, title, name), {
          ...shown,
          links: shown.links.map((to) => linkOf(to, name)),
        })
      : [];
    return {
      name: `${site}/${name}`,
      problems,
      advice,
      differences: differences.filter((one) => !isSaid(one, read.advice)),
    };
  });
}

/** What a page of the text shows elsewhere, below its title. */
function listExpected(body: string, title: string, file: string) {
  const tree: Root = renderMarkdown(body);
  const first = tree.children.findIndex(
    (one) => one.type === 'element' && !['style', 'script'].includes(one.tagName),
  );
  const heading = tree.children[first];
  const isTitle =
    heading?.type === 'element' &&
    heading.tagName === 'h1' &&
    oneLine(textOf(heading).replace(/\{#[^{}]*\}\s*$/, '')) === oneLine(title);
  if (isTitle) tree.children.splice(first, 1);
  const shown = listShown(tree);
  const headings = shown.headings.filter((words) => words !== '');
  // A number behind @ is a version, and no host.
  const links = shown.links.filter((to) => !/^mailto:.*\d$/.test(to));
  return { ...shown, headings, links: links.map((to) => linkOf(to, file)) };
}

const oneLine = (words: string) => words.trim().toLowerCase().replaceAll(/\s+/g, ' ');

const lettersOf = (text: string) =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Where a link leads, the same for a page of the site whether it is written as a path or as a file. */
function linkOf(written: string, file: string): string {
  // Signs that nobody sees are no part of an address.
  const url = addScheme(written.replaceAll(/\p{Cf}/gu, ''));
  if (/^[\w.+-]+@(?:[a-z\d-]+\.)+[a-z]{2,}$/i.test(url)) return `mailto:${url}`;
  if (/^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(url)) {
    return decode(URL.canParse(url) ? new URL(url).href : url).replace(/\]$/, '');
  }
  const root = 'https://site.invalid/';
  if (!URL.canParse(url, root)) return url;
  const { pathname, hash } = new URL(url, `${root}${file}`);
  const page = decode(pathname)
    .replace(/\.(?:md|markdown|html?|yaml)\/?$/i, '')
    .replace(/\/(?:_?index|readme)?$/i, '');
  const name = page.split('/').at(-1) ?? '';
  return `page ${lettersOf(name)}#${lettersOf(decode(hash))}`;
}

/** Whether advice names a difference, or says that something else is shown in the place of what is written. */
function isSaid({ what, value, kind }: Difference, advice: readonly Advice[]): boolean {
  // GitHub makes links of bare addresses of post in more places.
  if (what === 'added' && kind === 'links' && value.startsWith('mailto:')) return true;
  const isInPlace = ({ about }: Advice) =>
    ['films', 'spaces in addresses', 'anchors'].includes(about) || about.startsWith('commands');
  if (what === 'added' && advice.some(isInPlace)) return true;
  if (what === 'lost' && kind === 'entries')
    return advice.some(({ about }) => about === 'contents');
  const isLeftOut = ({ about, message }: Advice) =>
    (['links to pictures', 'wiki links'].includes(about) &&
      lettersOf(message).includes(lettersOf(value.replace(/^page /, '')))) ||
    (about === 'anchors' && lettersOf(message).includes(lettersOf(value.replace(/^.*#/, ''))));
  if (what === 'lost' && kind === 'links' && advice.some(isLeftOut)) return true;
  // Its words are there, in code.
  if (what === 'lost' && advice.some(({ about }) => about === 'indented code')) return true;
  const words = kind === 'marks' || kind === 'entries' ? [] : listWords(value);
  const said = new Set(advice.flatMap(({ message }) => listWords(message)));
  return words.length > 0 && words.every((one) => said.has(one));
}
