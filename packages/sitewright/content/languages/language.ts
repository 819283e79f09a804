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
  /** The addresses of the pages that it lacks, by their paths: each in the first of the languages that have it. */
  elsewhere: ReadonlyMap<string, string>;
  /**
   * The same of the sections that its pages lack, by path and key, such as `/pricing#delivery`: the address of the page in
   * the first of the languages that have the section there.
   */
  sectionsElsewhere: ReadonlyMap<string, string>;
}

/** The address of a page in a language. */
export const pathInLanguage = ({ base }: Pick<Language, 'base'>, pagePath: string) =>
  base && pagePath === '/' ? base : base + pagePath;

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
  language: Pick<Language, 'base' | 'paths' | 'elsewhere' | 'sectionsElsewhere'>,
  to: string,
): string {
  const [, pagePath = '', rest = ''] = /^(\/[^#?]*)(.*)$/s.exec(withoutEndSlash(to)) ?? [];
  const other = findSectionElsewhere(language, pagePath, rest);
  if (other) return other + rest;
  if (language.paths.has(pagePath)) return pathInLanguage(language, pagePath) + rest;
  return (language.elsewhere.get(pagePath) ?? pagePath) + rest || to;
}
