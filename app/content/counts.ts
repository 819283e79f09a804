import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Document, isMap, isSeq } from 'yaml';
import { readPlatformSlugs } from './content-files.ts';
import type { Counts } from './plurals.ts';
import { parseYaml } from './yaml-file.ts';

/** The lists that texts can count, each with its file and its place there. */
const lists: Readonly<Record<string, readonly [file: string, ...place: string[]]>> = {
  jobs: ['careers', 'positions', 'jobs'],
  benefits: ['careers', 'benefits', 'items'],
  plans: ['pricing', 'plans', 'items'],
  'add-ons': ['pricing', 'addOns', 'items'],
  questions: ['pricing', 'faq', 'items'],
  stories: ['case-studies', 'stories', 'items'],
  industries: ['case-studies', 'industries', 'items'],
  channels: ['contact', 'channels', 'items'],
  offices: ['contact', 'offices', 'items'],
  people: ['about', 'leadership', 'people'],
  milestones: ['about', 'timeline', 'entries'],
  'home.benefits': ['home', 'benefits', 'items'],
  'about.values': ['about', 'values', 'items'],
  'careers.reasons': ['careers', 'reasons', 'items'],
  'careers.values': ['careers', 'values', 'items'],
  'case-studies.reasons': ['case-studies', 'reasons', 'items'],
  'contact.reasons': ['contact', 'reasons', 'items'],
};

/** What `{count …}` and `{number …}` can name. */
export const countableNames: readonly string[] = ['platforms', ...Object.keys(lists)];

/**
 * How many there are of what texts can count.
 *
 * @param folder path of the content folder; its files may hold anything
 * @returns such as 6 for `jobs`; nothing for a list that is missing
 */
export function readCounts(folder: string): Counts {
  // Several lists stand in one file, which is read once.
  const documents = new Map<string, Document | undefined>();
  const list: ReadList = (file, place) => {
    if (!documents.has(file)) documents.set(file, readDocument(folder, file));
    const found = documents.get(file)?.getIn(place);
    return isSeq(found) ? found.items : undefined;
  };
  const counts = Object.entries(lists).map(
    ([name, [file, ...place]]) => [name, list(file, place)?.length] as const,
  );
  const all = [['platforms', countPlatforms(folder, list)] as const, ...counts];
  return new Map(all.flatMap(([name, count]) => (count === undefined ? [] : [[name, count]])));
}

/** The entries of a list in a file, if it has that list. */
type ReadList = (file: string, place: readonly string[]) => unknown[] | undefined;

/** The platforms that the menu lists, and those that have a file alone. */
function countPlatforms(folder: string, list: ReadList): number | undefined {
  const links = list('navigation', ['header', 'platforms', 'links']);
  const named = new Set(links?.map((link) => isMap(link) && link.get('page')));
  return (
    links && links.length + readPlatformSlugs(folder).filter((slug) => !named.has(slug)).length
  );
}

function readDocument(folder: string, name: string): Document | undefined {
  const file = path.join(folder, `${name}.yaml`);
  if (!existsSync(file)) return undefined;
  const document = parseYaml(readFileSync(file, 'utf8'));
  // A file that cannot be read is reported by the loader.
  return document.errors.length > 0 || !isMap(document.contents) ? undefined : document;
}
