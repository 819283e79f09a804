import pMap from 'p-map';
import { speculationRulesFile } from '../headers.ts';
import type { LiveSite } from './live-site.ts';

/** Of the links that no other check has asked. */
const maxLinks = 60;

/** Checks that the links in the header and the footer of the first page, and those of the sitemap, answer. */
export async function checkLinks(site: LiveSite, home: string): Promise<void> {
  const { address } = site;
  const isOwn = (url: string) => `${url}/`.startsWith(`${address}/`);
  const { text: sitemap } = await site.get('/sitemap.xml');
  const listed = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = '']) => url);
  if (!listed.some(isOwn)) {
    const message = 'lists no page of this address: set origin in content/site.yaml';
    site.find('sitemap', '/sitemap.xml', message);
  }
  // Links may lead to planned pages before there are any; no browser prerenders those.
  const { prerender } = JSON.parse(site.readBuilt(speculationRulesFile));
  const planned = [prerender[0].where.and[1].not.href_matches].flat();
  const asked = new Set(site.files.map(({ urlPath }) => address + urlPath));
  const menus = home.replace(/<main.*<\/main>/s, '');
  const links = [...menus.matchAll(/<a\b[^>]*?\shref="?([^"#\s>]+)/g)]
    .map(([, href = '']) => new URL(href.replaceAll('&amp;', '&'), `${address}/`))
    .filter(({ protocol, pathname }) => /^https?:$/.test(protocol) && !planned.includes(pathname))
    .map(({ href }) => href);
  const unasked = new Set([...links, ...listed.filter(isOwn)].filter((url) => !asked.has(url)));
  const check = async (url: string) => {
    const { status, text } = await site.get(url);
    // Another site may refuse programs.
    if (![0, 404, 410].includes(status) && !(isOwn(url) && status >= 300)) return;
    const problem = status === 0 ? `does not answer (${text})` : `has status ${status}`;
    site.find('links', url, `${problem}: correct the link`);
  };
  await pMap([...unasked].slice(0, maxLinks), check, { concurrency: 4 });
}
