import { removeEscapes } from '../../lib/remove-escapes.ts';
import { toAddressName, toPathPart } from '../values/address-name.ts';
import { downloadPath } from '../values/download-path.ts';
import { isRelative } from './describe-url.ts';
import { nameInUrl } from './text-picture.ts';

/** What a link that is written from the place of a file may lead to. */
export interface LinkPlaces {
  /** The file in the folder of its language, such as `pages/help/tills.md`. */
  file: string;
  /** The paths of pages by their files, such as `/pricing` of `pricing.yaml`. */
  pages: ReadonlyMap<string, string>;
  /** The names of the files that the vendor offers. */
  downloads: { has(name: string): boolean };
}

/**
 * Leads a link that is written from the place of its file, such as `../pricing.md#plans`, to the page’s path.
 *
 * @returns the same for all other links, and for those that lead nowhere
 */
export function resolveLink(url: string, { file, pages, downloads }: LinkPlaces): string {
  if (!isRelative(url)) return url;
  const [, written = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(url) ?? [];
  const path = removeEscapes(written);
  const own = pages.get(file);
  if (path === '') return (own ?? '') + rest;
  // An ending alone names no file.
  if (/^\.\w+$/.test(path)) return url;
  if (/^[\w.+-]+@(?:[a-z\d-]+\.)+[a-z]{2,}$/i.test(path)) return `mailto:${url}`;
  const keys = new Map([...pages].map(([name, page]) => [keyOf(name), page]));
  const page = keys.get(keyOf(removeEscapes(new URL(path, `${root}${file}`).pathname.slice(1))));
  if (page !== undefined) return page + rest;
  // Browsers read it from the address of the page, with or without a line at its end.
  const paths = new Set(pages.values());
  for (const base of own === undefined ? [] : [own, `${own}/`]) {
    const { pathname } = new URL(path, root + base.slice(1));
    const found = withoutEnding(removeEscapes(pathname)) || '/';
    if (paths.has(found)) return found + rest;
  }
  // Others write them from the folder of all texts, or by the end of their path alone.
  const end = `/${keyOf(path)}`;
  const ends = path.startsWith('.') ? [] : [...keys].filter(([key]) => `/${key}`.endsWith(end));
  const [only] = ends.length === 1 ? ends : [];
  if (only) return only[1] + rest;
  const name = toAddressName(nameInUrl(url));
  return downloads.has(name) ? downloadPath(name) : url;
}

const root = 'https://site.invalid/';

const withoutEnding = (path: string) =>
  path.replace(/\.(?:md|markdown|html?|yaml)\/?$/i, '').replace(/\/(?:index|readme)?$/i, '');

/** A part of a path as files of pages are named; letters of other scripts, which have no others there, stay. */
const keyOfPart = (part: string): string =>
  part === '..' || /(?!\p{sc=Latin})\p{L}/u.test(part)
    ? part
        .normalize('NFC')
        .toLowerCase()
        .replaceAll(/[\s_]+/g, '-')
    : toPathPart(part);

/** A path as the files of pages are named: `pages/getting-started` for `pages/Getting Started/README.md`. */
const keyOf = (path: string): string => withoutEnding(path).replaceAll(/[^/]+/g, keyOfPart);
