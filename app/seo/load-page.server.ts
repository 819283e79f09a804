import type { MetaDescriptor } from 'react-router';
import type { Thing } from 'schema-dts';
import type { LanguageContent } from '../content/site-content.ts';
import { readPalette } from '../styles/palette.ts';
import { type PageContext, pageContext } from './page-context.ts';
import { type Page, pageMeta } from './page-meta.ts';

/**
 * What the loader of a route returns: the page with its head.
 *
 * @param content all content in the page's language
 * @param page the page's content
 * @param path its path in the first language, such as `/about`; none for a page that answers at any path
 * @param structuredData what the page says in the vocabulary of schema.org
 */
export function loadPage<Content extends Page>(
  content: LanguageContent,
  page: Content,
  path?: string,
  structuredData?: (context: PageContext, page: Content) => Thing[],
): { page: Content; head: MetaDescriptor[] } {
  const { palette } = content.brand;
  const themeColours = {
    light: readPalette(palette, 'light')('paper'),
    dark: readPalette(palette, 'dark')('paper'),
  };
  const context = pageContext(content, themeColours, path);
  return { page, head: pageMeta(context, page, structuredData?.(context, page)) };
}
