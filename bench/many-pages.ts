import { readdirSync } from 'node:fs';
import path from 'node:path';
import { parseDocument } from 'yaml';
import { contentFiles } from '../app/content/content-files.ts';
import { UserError } from '../lib/user-error.ts';
import type { SiteCopy } from '../tests/support/site-copy.ts';
import { addTranslation } from '../tests/support/translated-content.ts';

/** A kind of page of which a vendor may have very many. */
export interface PageKind {
  /** The folder in the content folder with a file for each page. */
  folder: string;
  /** Gives another page of the kind from the text of one, with a title and description of its own. */
  vary(text: string, number: number): string;
  /** Changes one word in the text of a page. */
  edit(text: string): string;
}

export const kinds: Readonly<Record<'platforms' | 'posts', PageKind>> = {
  platforms: {
    folder: 'platforms',
    vary(text, number) {
      const platform = parseDocument(text);
      const name = `Platform ${number}`;
      platform.set('name', name);
      platform.setIn(['meta', 'title'], name);
      platform.setIn(['meta', 'description'], `${name}: ${'all that it does. '.repeat(5)}`);
      return String(platform);
    },
    edit(text) {
      const platform = parseDocument(text);
      const lead = ['hero', 'lead'];
      platform.setIn(lead, `Now ${platform.getIn(lead)}`);
      return String(platform);
    },
  },
  posts: {
    folder: 'posts',
    vary: (text, number) =>
      text
        .replace(/^title: .*/m, `title: Post ${number}`)
        .replace(/^description: .*/m, `description: ${`What post ${number} says. `.repeat(5)}`),
    edit: (text) => `${text.trimEnd()} Now.\n`,
  },
};

/**
 * Gives a copy of the site as many pages of a kind as are asked for, all but its own made from its first.
 *
 * @returns the file of one of them, in the copy
 * @throws UserError when the vendor has no page of the kind
 */
export function multiplyPages(copy: SiteCopy, kind: PageKind, pages: number): string {
  const folder = path.join('content', kind.folder);
  const [first] = readdirSync(path.join(copy.folder, folder)).sort();
  if (!first) throw new UserError(`The vendor has no file in ${kind.folder}/ to make others from`);
  const text = copy.read(path.join(folder, first));
  // A post has its day in its name.
  const [prefix = ''] = /^[\d-]*/.exec(first) ?? [];
  const ending = path.extname(first);
  for (let number = 1; number < pages; number += 1) {
    copy.write(path.join(folder, `${prefix}page-${number}${ending}`), kind.vary(text, number));
  }
  return path.join(folder, first);
}

/** Languages whose counts have the forms of English, so that its texts can stand in for theirs. */
const languages = ['sv', 'de', 'nl', 'da', 'nb', 'fi', 'et', 'hu', 'tr'];

/**
 * Translates every YAML file of a copy of the site until it has so many languages; the words stay the same.
 * Posts and texts in Markdown, and the files around them, stay in the first language.
 *
 * @throws UserError when these are more languages than there are stand-ins
 */
export function addLanguages(copy: SiteCopy, count: number): void {
  if (count > languages.length + 1) {
    throw new UserError(`Expected at most ${languages.length + 1} languages, found ${count}`);
  }
  const folder = path.join(copy.folder, 'content');
  const names = contentFiles(folder).flatMap((file) => /^(.+)\.yaml$/.exec(file)?.[1] ?? []);
  const translated = names.filter((name) => !['blog', 'reading'].includes(name));
  for (const tag of languages.slice(0, count - 1)) addTranslation(folder, tag, translated);
}
