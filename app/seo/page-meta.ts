import type { MetaDescriptor } from 'react-router';
import type { PageMeta } from '../content/schemas/shared.ts';

/**
 * What search engines and browser tabs get to know of a page.
 *
 * @param meta the page's own title and description
 * @param siteName the vendor's name, which ends every title
 * @param index false keeps the page out of search results
 */
export function pageMeta(
  { title, description }: PageMeta,
  siteName: string,
  { index = true } = {},
): MetaDescriptor[] {
  return [
    { title: `${title} · ${siteName}` },
    { name: 'description', content: description },
    ...(index ? [] : [{ name: 'robots', content: 'noindex' }]),
  ];
}
