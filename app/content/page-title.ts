/**
 * What a browser tab and a search result show as a page's title.
 *
 * @param title the page's own title
 * @param siteName the vendor's name
 */
export function pageTitle(title: string, siteName: string): string {
  return `${title} · ${siteName}`;
}
