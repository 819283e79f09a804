/**
 * `sitemap.xml`: every page that search engines may list.
 *
 * @param addresses the canonical addresses of the pages; as URLs, they hold no `<`
 */
export function createSitemap(addresses: readonly string[]): string {
  const entries = addresses.map(
    (address) => `<url><loc>${address.replaceAll('&', '&amp;')}</loc></url>\n`,
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>\n',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n',
    ...entries,
    '</urlset>\n',
  ].join('');
}

/** `robots.txt`: allows everything and names the sitemap. */
export function createRobotsTxt(origin: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`;
}
