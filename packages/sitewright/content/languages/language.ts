import { withoutEndSlash } from '../values/end-slash.ts';

export interface Language {
  /** Its BCP 47 tag, such as `pt-BR`. */
  tag: string;
  /** What it calls itself, such as `português (Brasil)`. */
  name: string;
  dir: 'ltr' | 'rtl';
  /** What the paths of its pages begin with, such as `/sv`; empty for the first language. */
  base: string;
  /** Its pages, by the paths that they have in the first language. */
  paths: ReadonlySet<string>;
  /**
   * The addresses that its pages say themselves, such as `/priser`, by their paths in the first language. What is below
   * such a page is below its address too.
   */
  addresses: ReadonlyMap<string, string>;
  /**
   * The addresses of pages by what links to them may say that is no path of a page of it: the path of one that it lacks,
   * which leads to the first of the languages that have it, and other ways of writing an address that a page says itself.
   */
  elsewhere: ReadonlyMap<string, string>;
  /**
   * The same of the sections that its pages lack, by path and key, such as `/pricing#delivery`: the address of the page in
   * the first of the languages that have the section there.
   */
  sectionsElsewhere: ReadonlyMap<string, string>;
}

/** What leads from paths of the first language to the addresses of pages in a language. */
export type AddressRules = Pick<Language, 'base' | 'addresses'>;

/** The address of a page in a language, or of what is below one, by its path in the first language. */
export const pathInLanguage = ({ base, addresses }: AddressRules, pagePath: string) =>
  base && pagePath === '/' ? base : base + replaceStart(pagePath, addresses);

const reversed = new WeakMap<AddressRules['addresses'], ReadonlyMap<string, string>>();

/**
 * The path in the first language of what has an address in a language: the opposite of {@link pathInLanguage}.
 *
 * @returns undefined for an address of another language, and for one that has given way to another
 */
export function pagePathAt({ base, addresses }: AddressRules, address: string): string | undefined {
  const own = withoutEndSlash(address);
  const known =
    reversed.get(addresses) ?? new Map([...addresses].map(([path, one]) => [one, path]));
  reversed.set(addresses, known);
  const path = replaceStart(own.slice(base.length) || '/', known);
  return pathInLanguage({ base, addresses }, path) === own ? path : undefined;
}

/** A path with another beginning, where one is known for the most of it that can be. */
function replaceStart(path: string, starts: ReadonlyMap<string, string>): string {
  for (let end = path.length; end > 0 && starts.size > 0; end = path.lastIndexOf('/', end - 1)) {
    const start = starts.get(path.slice(0, end));
    if (start !== undefined) return start + path.slice(end);
  }
  return path;
}

/** The language of what is at an address, which may be no page. */
export const languageAt = <One extends Pick<Language, 'base'>>(
  languages: readonly [One, ...One[]],
  address: string,
): One => languages.findLast(({ base }) => `${address}/`.startsWith(`${base}/`)) ?? languages[0];

/** The key of the section to which the anchor of a link leads, or into which. */
const keyOfAnchor = (to: string): string => /#([^-]*)/.exec(to)?.[1] ?? '';

/** Where another language has the section to which a link of a page leads, which this one lacks. */
export const findSectionElsewhere = (
  { sectionsElsewhere }: Pick<Language, 'sectionsElsewhere'>,
  pagePath: string,
  to: string,
): string | undefined => sectionsElsewhere.get(`${pagePath}#${keyOfAnchor(to)}`);

/**
 * Leads a link to the page in a language.
 *
 * @param to where the link leads, as content says it
 * @returns the page in the first language that has it, where this one lacks it or its section, without / at its end; the
 *   same for what is no page
 */
export function localizeHref(
  language: AddressRules & Pick<Language, 'paths' | 'elsewhere' | 'sectionsElsewhere'>,
  to: string,
): string {
  const [, pagePath = '', rest = ''] = /^(\/[^#?]*)(.*)$/s.exec(withoutEndSlash(to)) ?? [];
  const other = findSectionElsewhere(language, pagePath, rest);
  if (other) return other + rest;
  if (language.paths.has(pagePath)) return pathInLanguage(language, pagePath) + rest;
  return (language.elsewhere.get(pagePath) ?? pagePath) + rest || to;
}
