/**
 * `sitemap.xml`: every page that search engines may list.
 *
 * @param addresses the pages' canonical addresses
 */
export function sitemap(addresses: readonly string[]): string {
  const entries = addresses.map((address) => `<url><loc>${escapeXml(address)}</loc></url>\n`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>\n',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n',
    ...entries,
    '</urlset>\n',
  ].join('');
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

/** `robots.txt`: everything may be read, and the sitemap says what there is. */
export function robots(origin: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`;
}
