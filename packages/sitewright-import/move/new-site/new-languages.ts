import type { SiteFolder } from 'sitewright/content';
import {
  draftTranslation,
  languageName,
  readLanguageTags,
  readOriginal,
  tagForm,
} from 'sitewright/languages';
import { genericFileSchemas, schemaOfFile } from 'sitewright/schemas';
import { editYaml } from 'sitewright/texts';
import { stringify } from 'yaml';
import type { OldSite } from '../old-site/old-site.ts';
import type { Report } from './report.ts';
import type { WrittenFiles } from './written-files.ts';

/** The files that every language has, and those of texts and posts, which it has where it has some. */
const frame = ['home', 'navigation', 'actions', 'not-found', 'error', 'site', 'brand/brand'];
const around = ['reading', 'blog'];

/** A language of fewer texts is likely to be an attempt. */
const fewest = 3;

/** Texts of a language that has hardly any are among those of the main one, as they were. */
export function keepStrayLanguages({ pages }: OldSite, known: readonly string[]): void {
  for (const [tag, own] of Map.groupBy(pages, ({ language }) => language)) {
    const isKnown = known.some((one) => one.toLowerCase() === tag?.toLowerCase());
    if (!isKnown && own.length < fewest) for (const page of own) page.language = undefined;
  }
}

/** The languages of an old site that the new one does not have yet, unless somebody took them out again. */
export function listNewLanguages(old: OldSite, site: SiteFolder, written: WrittenFiles): string[] {
  if (written.before.includes('content/site.yaml')) return [];
  const known = new Set(readLanguageTags(site).map((one) => one.toLowerCase()));
  const all = Map.groupBy(old.pages, ({ language }) => language);
  return [...all].flatMap(([tag]) =>
    tag && tagForm.test(tag) && !known.has(tag.toLowerCase()) ? tag : [],
  );
}

/**
 * Adds languages to a site: what every language has beside its texts, in the words of the first one, which somebody
 * is to translate.
 *
 * @param files the texts that are to be written; is changed
 */
export function addLanguages(
  site: SiteFolder,
  tags: readonly string[],
  files: Map<string, string>,
  report: Report,
): void {
  if (tags.length === 0) return;
  const edit = (file: string, change: (said: object) => object) => {
    const source = files.get(file) ?? site.get(file)?.text ?? '';
    const said = site.with(Object.fromEntries(files)).fields(file);
    files.set(file, editYaml(site.nameOf(file), source, change(said)));
  };
  const [first = 'en', ...others] = readLanguageTags(site);
  edit('site.yaml', (said) => ({ ...said, languages: [first, ...others, ...tags] }));
  edit('navigation.yaml', (said) => ({ languages: { label: 'Languages' }, ...said }));
  const folder = site.with(Object.fromEntries(files));
  const schemas = genericFileSchemas(folder.code.kinds);
  for (const tag of tags) {
    const isThere = (start: string) =>
      [...files.keys()].some((file) => file.startsWith(`${tag}/${start}/`));
    for (const name of [...frame, ...around]) {
      const file = `${name}.yaml`;
      if (!folder.has(file) || (name === 'blog' && !isThere('posts'))) continue;
      const value = readOriginal(folder, file, tag);
      const words = draftTranslation(value, schemaOfFile(schemas, file, value), (one) => one) ?? {};
      const mark = `# Placeholder: these words are those of the first language: write them in ${languageName(tag)}.\n`;
      files.set(`${tag}/${file}`, mark + stringify(words, { lineWidth: 0 }));
    }
    report.decide(
      'Languages whose menus and start page are not translated yet',
      'Translate the files that are in the folder of each beside `pages/` and `posts/`, or take it out of `languages` in `content/site.yaml` and delete its folder.',
      `${languageName(tag)} (\`content/${tag}/\`)`,
    );
  }
}
