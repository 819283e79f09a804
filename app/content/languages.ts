import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { isLanguageTag, tagForm } from '../../lib/language-tag.ts';
import type { Language } from './language.ts';
import { readMessagePages } from './message-pages.ts';
import { readPagePaths } from './page-paths.ts';
import { isReadable, readFields } from './read-fields.ts';

/**
 * The tags in `site.yaml`, the first language's first; `en` alone where it names none, and before all that have
 * a folder where it cannot be read.
 */
export function readLanguageTags(folder: string): string[] {
  if (!isReadable(folder, 'site.yaml')) return ['en', ...listLanguageFolders(folder)];
  const { languages } = readFields(folder, 'site.yaml');
  const tags = (Array.isArray(languages) ? languages : []).map(String).filter(isLanguageTag);
  return tags.length > 0 ? [...new Set(tags)] : ['en'];
}

/** The folders of translations, named in `site.yaml` or not, sorted. */
export function listLanguageFolders(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && tagForm.test(entry.name))
    .map(({ name }) => name)
    .sort();
}

/** The languages of the site with their pages, the first language first. */
export function readLanguages(folder: string): [Language, ...Language[]] {
  const [first = 'en', ...others] = readLanguageTags(folder);
  const describe = (tag: string, own: string, base: string): Language => {
    const name = new Intl.DisplayNames(tag, { type: 'language' }).of(tag) ?? tag;
    const messages = readMessagePages(own, folder).map(({ path }) => path);
    const paths = new Set([...readPagePaths(own, folder), ...messages]);
    const { direction: dir = 'ltr' } = new Intl.Locale(tag).getTextInfo();
    return { tag, name, dir, base, paths };
  };
  return [
    describe(first, folder, ''),
    ...others.map((tag) => describe(tag, languageFolder(folder, tag), `/${tag}`)),
  ];
}

export const languageFolder = (folder: string, tag: string) => path.join(folder, tag);
