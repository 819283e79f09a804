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
}

/** The address of a page in a language. */
export const pathInLanguage = ({ base }: Pick<Language, 'base'>, pagePath: string) =>
  base && pagePath === '/' ? base : base + pagePath;

/**
 * Leads a link to the page in a language.
 *
 * @param to where the link leads, as content says it
 * @returns the same for what has no page in the language, such as an address on another site
 */
export function localizeHref(language: Pick<Language, 'base' | 'paths'>, to: string): string {
  const [, pagePath = '', rest = ''] = /^(\/[^#?]*)(.*)$/s.exec(to) ?? [];
  return language.paths.has(pagePath) ? pathInLanguage(language, pagePath) + rest : to;
}
