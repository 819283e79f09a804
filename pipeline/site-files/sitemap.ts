import type { BuiltPage } from '../render/inspect-page.ts';

/**
 * `sitemap.xml`: every page that search engines may list, with its translations.
 *
 * @param pages the pages; their addresses are URLs, which hold no `<`
 */
export function createSitemap(
  pages: readonly Pick<BuiltPage, 'canonical' | 'alternates'>[],
): string {
  const entries = pages.map(({ canonical = '', alternates }) => {
    const links = alternates.map(
      ({ tag, address }) =>
        `<xhtml:link rel="alternate" hreflang="${tag}" href="${escapeXml(address)}"/>`,
    );
    return `<url><loc>${escapeXml(canonical)}</loc>${links.join('')}</url>\n`;
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
