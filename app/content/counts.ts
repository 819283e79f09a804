import { readPlatformSlugs } from './content-files.ts';
import type { Counts } from './plurals.ts';
import { fieldAt, readFields } from './read-fields.ts';

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
  const files = new Map<string, unknown>();
  const list: ReadList = (file, place) => {
    if (!files.has(file)) files.set(file, readFields(folder, `${file}.yaml`));
    const found = fieldAt(files.get(file), place);
    return Array.isArray(found) ? found : undefined;
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
  const named = new Set(links?.map((link) => fieldAt(link, ['page'])));
  return (
    links && links.length + readPlatformSlugs(folder).filter((slug) => !named.has(slug)).length
  );
}
