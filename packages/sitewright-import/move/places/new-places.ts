import { removeEscapes } from 'sitewright/lib';
import { toPathPart } from 'sitewright/pages';
import type { OldPage, OldSite } from '../old-site/old-site.ts';

/** Where a page of an old site stands in the new one. */
export interface Place {
  page: OldPage;
  /** Its file in the content folder, such as `pages/help/tills.md`. */
  file: string;
  /** Its address without that of its language, such as `/help/tills`. */
  path: string;
  /** Whether it was the start page, of which the new site has one already. */
  isStart: boolean;
  /** Whether the same page is not there in the first language. */
  isAlone: boolean;
}

/** Addresses that a site keeps for files of its own. */
const reserved = /^\/(?:admin|assets|files|share|(?:.+\/)?(?:404|500|index))$/;
const keptFolders = /^(?:assets|files|share)$/;
const postName = /^[A-Za-z0-9]+(?:[._-]+[A-Za-z0-9]+)*$/;

/** The address of a start page, which the new site has already, as a page of its own. */
const startName = 'start';

/**
 * Gives each page of an old site its place in the new one: its old address, as far as that is one here.
 *
 * @param taken the addresses that the new site has already
 * @param languages the languages that the new site has, the first one first
 * @param blogPath the address of the list of posts
 * @param gone files that an earlier run wrote and somebody has removed: their pages stay away
 * @returns the places, and what was changed on the way, each with a reason
 */
export function choosePlaces(
  { pages }: OldSite,
  taken: ReadonlySet<string>,
  languages: readonly string[],
  blogPath: string,
  gone: ReadonlySet<string> = new Set(),
): {
  places: Place[];
  moved: { page: OldPage; path: string; reason: string }[];
  waiting: OldPage[];
} {
  const used = new Set<string>();
  const moved: { page: OldPage; path: string; reason: string }[] = [];
  const places: Place[] = [];
  const paths = new Map<string, Place>();
  const tagOf = ({ language }: OldPage) =>
    language && languages.find((one) => one.toLowerCase() === language.toLowerCase());
  const [first] = languages;
  const isFirst = (page: OldPage) => !page.language || tagOf(page) === first;
  // The first language has the addresses that translations take over.
  const ordered = pages.toSorted((one, other) => Number(isFirst(other)) - Number(isFirst(one)));
  for (const page of ordered) {
    const isMain = isFirst(page);
    const tag = tagOf(page);
    if (!isMain && !tag) continue;
    const folder = isMain ? '' : `${tag}/`;
    const original = isMain ? undefined : paths.get(page.key);
    if (original) {
      const place = { ...original, page, file: folder + original.file };
      if (!places.some(({ file }) => file === place.file)) places.push(place);
      continue;
    }
    const written = isMain ? page.address : withoutLanguage(page);
    const wish = page.day
      ? placeOfPost(written, page.day, blogPath)
      : placeOfPage(written, page.language);
    if (gone.has(folder + wish.file)) continue;
    const found = findFree(wish, folder);
    if (found.path !== wish.path)
      moved.push({ page, path: found.path, reason: describe(wish.path, folder) });
    used.add(folder + found.path);
    used.add(folder + found.file);
    const isStart = written === '';
    const place = { page, ...found, file: folder + found.file, isStart, isAlone: !isMain };
    places.push(place);
    if (isMain && !paths.has(page.key)) paths.set(page.key, { ...place, file: found.file });
  }
  const waiting = pages.filter((page) => !isFirst(page) && !tagOf(page));
  return { places, moved, waiting };

  function isTaken(path: string, folder: string): boolean {
    return used.has(folder + path) || (folder === '' && taken.has(path)) || reserved.test(path);
  }

  function describe(path: string, folder: string): string {
    if (reserved.test(path)) return 'the site keeps that address for files of its own';
    return used.has(folder + path)
      ? 'another old page has that address'
      : 'a page of the new site has that address';
  }

  function findFree({ path, file }: Pick<Place, 'path' | 'file'>, folder: string) {
    for (let count = 1; ; count += 1) {
      const end = count > 1 ? `-${count}` : '';
      const one = { path: path + end, file: file.replace(/(?=\.md$)/, end) };
      if (!isTaken(one.path, folder) && !used.has(folder + one.file)) return one;
    }
  }
}

/** An address without the part that says its language. */
const withoutLanguage = ({ address, language = '' }: OldPage): string =>
  address.replace(new RegExp(`^/${language.replace(/[-_]/, '[-_]')}(?=/|$)`, 'i'), '');

function placeOfPage(address: string, language: string | undefined) {
  const parts = address
    .split('/')
    .filter(Boolean)
    .map((part) => toPathPart(removeEscapes(part), language));
  // A site keeps what is below some names for files of its own.
  if (parts.length > 1 && keptFolders.test(parts[0] ?? '')) parts[0] += '-pages';
  const path = `/${parts.join('/') || startName}`;
  return { path, file: `pages${path}.md` };
}

function placeOfPost(address: string, day: string, blogPath: string) {
  const parts = address.split('/').filter(Boolean).map(removeEscapes);
  const last = parts.at(-1) ?? '';
  const isName = postName.test(last) && !/^(?:page|tags)$|\.\w{1,5}$/i.test(last);
  const slug = isName ? last : toPathPart(last).replace(/^(page|tags)$/, '$1-1');
  const isWhole = isName && parts.every((part) => postName.test(part));
  const path = isWhole ? `/${parts.join('/')}` : `${blogPath}/${slug}`;
  return { path, file: `posts/${day}-${slug}.md` };
}
