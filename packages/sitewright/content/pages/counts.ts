import type { LanguageFolder } from '../disk/site-folder.ts';
import { fieldsInLanguage } from '../languages/section-languages.ts';
import { fieldAt } from '../values/field-at.ts';
import type { Counts } from '../values/placeholders.ts';
import { listCounted } from './endings.ts';
import { readGroupName } from './group-pages.ts';
import {
  listPageFiles,
  listUnknownSections,
  type RawSection,
  readPageFiles,
  readRawSections,
} from './page-files.ts';
import type { KindName } from './section-kind.ts';

/**
 * How many there are of what texts of a language can count: a section’s list by the section’s page and key, such as
 * `home.benefits`, and by its kind, else its key, alone where the site has that once. A translation counts what the
 * first language has too.
 *
 * @returns such as 6 for `jobs`; nothing for a list that is missing
 */
export function readCounts(folder: LanguageFolder): Counts {
  const own = countIn(folder);
  return folder.tag === undefined ? own : new Map([...countIn(folder.site), ...own]);
}

function countIn(folder: LanguageFolder): Counts {
  const kinds = folder.site.code.kinds;
  const counted = readRawSections(folder).flatMap((section) => {
    const list = listCounted(folder, section);
    const shown = list?.filter(({ whyUnpublished }) => whyUnpublished === undefined);
    return shown ? [{ ...section, count: shown.length }] : [];
  });
  // Of two lists of a kind, the one whose key is the kind’s name is meant no more than the other.
  const withOwnKey = counted.filter(({ key }) => !kinds.has(key as KindName));
  const nameOnce = (nameOf: (section: RawSection) => string, sections = counted) =>
    [...Map.groupBy(sections, nameOf)].flatMap(([name, [section, ...more]]) =>
      section && more.length === 0 ? [[name, section.count] as const] : [],
    );
  const group = folder.tag === undefined ? countGroup(folder) : undefined;
  return new Map([
    ...nameOnce(({ key }) => key, withOwnKey),
    ...nameOnce(({ kind }) => kind),
    ...nameOnce(({ file, key }) => `${file.split('/').at(-1)}.${key}`),
    ...(group === undefined ? [] : [[String(readGroupName(folder)), group] as const]),
  ]);
}

/**
 * Tells of which names it is not known whether something can be counted by them: those that a page may have
 * that cannot be read, or a section whose kind cannot be told.
 */
export function findUnknownCounts(folder: LanguageFolder): ReadonlySet<string> | 'any' {
  const all = [...new Set([folder, folder.site])].map(findUnknownIn);
  return all.includes('any') ? 'any' : new Set(all.flatMap((names) => [...names]));
}

function findUnknownIn(folder: LanguageFolder): ReadonlySet<string> | 'any' {
  const kinds = folder.site.code.kinds;
  const files = listPageFiles(folder).map(({ file }) => file);
  const isReadable = (file: string) => folder.isReadable(file);
  if (!files.every(isReadable) || !isReadable('navigation.yaml')) return 'any';
  const unknown = files.flatMap((file) => {
    const page = file.replace(/^.*\/|\.yaml$/g, '');
    const keys = listUnknownSections(kinds, fieldsInLanguage(folder, file));
    return keys.flatMap((key) => [key, `${page}.${key}`]);
  });
  return new Set<string>([...unknown, ...(unknown.length > 0 ? kinds.keys() : [])]);
}

/** What the menu of the group lists, and the pages in it that the menu does not name. */
function countGroup(folder: LanguageFolder): number | undefined {
  const links = fieldAt(folder.fields('navigation.yaml'), ['header', 'group', 'links']);
  if (!Array.isArray(links)) return undefined;
  const named = new Set(links.map((link) => fieldAt(link, ['page'])));
  const others = readPageFiles(folder).filter(
    ({ file, path }) => folder.fields(file).entry !== undefined && !named.has(path),
  );
  return links.length + others.length;
}
