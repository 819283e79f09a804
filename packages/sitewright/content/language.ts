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
}

/** The address of a page in a language. */
export const pathInLanguage = ({ base }: Pick<Language, 'base'>, pagePath: string) =>
  base && pagePath === '/' ? base : base + pagePath;

/**
 * Leads a link to the page in a language.
 *
 * @param to where the link leads, as content says it
 * @returns the page in the first language that has it, where this one lacks it; the same for what is no page
 */
export function localizeHref(
  language: Pick<Language, 'base' | 'paths' | 'elsewhere'>,
  to: string,
): string {
  const [, pagePath = '', rest = ''] = /^(\/[^#?]*)(.*)$/s.exec(to) ?? [];
  if (language.paths.has(pagePath)) return pathInLanguage(language, pagePath) + rest;
  return (language.elsewhere.get(pagePath) ?? pagePath) + rest || to;
}
