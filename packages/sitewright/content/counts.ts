import { fieldAt } from './field-at.ts';
import type { SiteFolder } from './index/site-folder.ts';
import {
  listPageFiles,
  listUnknownSections,
  type RawSection,
  readPageFiles,
  readRawSections,
} from './page-files.ts';
import type { Counts } from './placeholders.ts';
import type { KindName } from './section-kind.ts';

/**
 * How many there are of what texts can count: a section’s list by the section’s page and key, such as
 * `home.benefits`, and by its kind, else its key, alone where the site has that once.
 *
 * @returns such as 6 for `jobs`; nothing for a list that is missing
 */
export function readCounts(folder: SiteFolder): Counts {
  const counted = readRawSections(folder).flatMap((section) => {
    const { counts = ['items'] } = folder.code.kinds.get(section.kind) ?? {};
    const list = fieldAt(section.value, counts);
    const count = Array.isArray(list) ? list.length : undefined;
    return count === undefined ? [] : [{ ...section, count }];
  });
  // Of two lists of a kind, the one whose key is the kind’s name is meant no more than the other.
  const withOwnKey = counted.filter(({ key }) => !folder.code.kinds.has(key as KindName));
  const nameOnce = (nameOf: (section: RawSection) => string, sections = counted) =>
    [...Map.groupBy(sections, nameOf)].flatMap(([name, [section, ...more]]) =>
      section && more.length === 0 ? [[name, section.count] as const] : [],
    );
  const platforms = countPlatforms(folder);
  return new Map([
    ...nameOnce(({ key }) => key, withOwnKey),
    ...nameOnce(({ kind }) => kind),
    ...nameOnce(({ file, key }) => `${file.split('/').at(-1)}.${key}`),
    ...(platforms === undefined ? [] : [['platforms', platforms] as const]),
  ]);
}

/**
 * Tells of which names it is not known whether something can be counted by them: those that a page may have
 * that cannot be read, or a section whose kind cannot be told.
 */
export function findUnknownCounts(folder: SiteFolder): (name: string) => boolean {
  const files = listPageFiles(folder).map(({ file }) => file);
  if (!files.every((file) => folder.isReadable(file))) return () => true;
  const unknown = files.flatMap((file) => {
    const page = file.replace(/^.*\/|\.yaml$/g, '');
    const keys = listUnknownSections(folder.code.kinds, folder.fields(file));
    return keys.flatMap((key) => [key, `${page}.${key}`]);
  });
  const names = new Set<string>([
    ...unknown,
    ...(unknown.length > 0 ? folder.code.kinds.keys() : []),
  ]);
  if (!folder.isReadable('navigation.yaml')) names.add('platforms');
  return (name) => names.has(name);
}

/** The platforms that the menu lists, and those that have a file alone. */
function countPlatforms(folder: SiteFolder): number | undefined {
  const links = fieldAt(folder.fields('navigation.yaml'), ['header', 'platforms', 'links']);
  if (!Array.isArray(links)) return undefined;
  const named = new Set(links.map((link) => `/platforms/${fieldAt(link, ['page'])}`));
  const others = readPageFiles(folder).filter(
    ({ path }) => path.startsWith('/platforms/') && !named.has(path),
  );
  return links.length + others.length;
}
