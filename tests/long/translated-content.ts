import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parse, stringify } from 'yaml';
import { draftTranslation } from '../../packages/sitewright/content/languages/draft-translation.ts';
import { describeAbsentEntries } from '../../packages/sitewright/content/pages/group-menu.ts';
import { readEntry } from '../../packages/sitewright/content/pages/group-pages.ts';
import {
  genericFileSchemas,
  schemaOfFile,
} from '../../packages/sitewright/content/schemas/json-schemas.ts';
import { kinds } from '../../packages/sitewright/kinds/kinds-by-name.ts';
import { readSite } from '../../packages/sitewright/kinds/read-site.ts';

/** The files that every language has. */
const everywhere = ['home', 'navigation', 'actions', 'not-found', 'error', 'site', 'brand/brand'];

/**
 * Writes a translation into a content folder: what must be translated of its YAML files, and nothing
 * else.
 *
 * @param folder path of the content folder
 * @param pages the names of further files to translate, without `.yaml`
 * @param translate gives the words in the language; the same words by default
 */
export function addTranslation(
  folder: string,
  tag: string,
  pages: readonly string[],
  translate = (words: string) => words,
): void {
  const site = path.join(folder, 'site.yaml');
  const { languages = ['en'], ...others } = parse(readFileSync(site, 'utf8'));
  writeFileSync(site, stringify({ ...others, languages: [...languages, tag] }));
  nameLanguageList(folder);
  const schemas = genericFileSchemas(kinds);
  const names = readSite(folder).files.flatMap((file) => /^(.+)\.yaml$/.exec(file)?.[1] ?? []);
  for (const name of names.filter((one) => [...everywhere, ...pages].includes(one))) {
    const file = `${name}.yaml`;
    const original = parse(readFileSync(path.join(folder, file), 'utf8'));
    const completed =
      name === 'navigation'
        ? describeAbsentEntries(
            original,
            pages.map((page) => page.replace(/^pages/, '')),
            (page) => readEntry(readSite(folder), page),
          )
        : original;
    const words = draftTranslation(completed, schemaOfFile(schemas, file, original), translate);
    const target = path.join(folder, tag, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, stringify(words ?? {}));
  }
}

function nameLanguageList(folder: string): void {
  const file = path.join(folder, 'navigation.yaml');
  const navigation = parse(readFileSync(file, 'utf8'));
  writeFileSync(file, stringify({ languages: { label: 'Languages' }, ...navigation }));
}
