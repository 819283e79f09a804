import type { BuiltPage } from '../render/inspect-page.ts';

/**
 * `sitemap.xml`: every page that search engines may list, with its translations.
 *
 * @param pages the pages; their addresses are URLs, which hold no `<`
 * @param changes the days of the last changes, such as `2026-10-03`, by the paths of their pages, where
 *   they are known
 */
export function createSitemap(
  pages: readonly Pick<BuiltPage, 'path' | 'canonical' | 'alternates'>[],
  changes: ReadonlyMap<string, string>,
): string {
  const entries = pages.map(({ path = '', canonical = '', alternates }) => {
    const links = alternates.map(
      ({ tag, address }) =>
        `<xhtml:link rel="alternate" hreflang="${tag}" href="${escapeXml(address)}"/>`,
    );
    const day = changes.get(path);
    const change = day ? `<lastmod>${day}</lastmod>` : '';
    return `<url><loc>${escapeXml(canonical)}</loc>${change}${links.join('')}</url>\n`;
  });
  const hasLinks = pages.some(({ alternates }) => alternates.length > 0);
  const xhtml = hasLinks ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"' : '';
  return [
    '<?xml version="1.0" encoding="UTF-8"?>\n',
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${xhtml}>\n`,
    ...entries,
    '</urlset>\n',
  ].join('');
}

const escapeXml = (address: string) => address.replaceAll('&', '&amp;');

/** `robots.txt`: allows everything and names the sitemap. */
export function createRobotsTxt(origin: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`;
}
