import pMap from 'p-map';
import { speculationRulesFile } from '../speculation-rules.ts';
import { type LiveSite, readBuilt } from './live-site.ts';

/** Of the links that no other check has asked. */
const maxLinks = 60;

/** Checks that the links in the header and the footer of the first page, and those of the sitemap, answer. */
export async function checkLinks(site: LiveSite, home: string): Promise<void> {
  const { address, client, findings, files } = site;
  const { text: sitemap } = await site.get('/sitemap.xml');
  const listed = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = '']) => url);
  const foreign = listed.filter((url) => !`${url}/`.startsWith(`${address}/`));
  if (listed.length === 0 || foreign.length > 0) {
    const problem = foreign[0] ? `lists ${new URL(foreign[0]).origin}` : 'lists no page';
    findings.add(
      'sitemap',
      '/sitemap.xml',
      `${problem}: set origin in content/site.yaml and build`,
    );
  }
  const menus = home.replace(/<main.*<\/main>/s, '');
  const links = [...menus.matchAll(/<a\b[^>]*?\shref="?([^"\s>]+)/g)].map(([, href = '']) => href);
  const planned = readPlannedPaths(site);
  const asked = new Set(files.map(({ urlPath }) => address + urlPath));
  const urls = [...links, ...listed]
    .map((href) => new URL(href.replaceAll('&amp;', '&'), `${address}/`))
    .filter(({ protocol, pathname }) => /^https?:$/.test(protocol) && !planned.includes(pathname))
    .map(({ href, hash }) => href.slice(0, href.length - hash.length));
  const unasked = [...new Set(urls)].filter(
    (url) => !asked.has(url) && !foreign.includes(url) && url !== `${address}/`,
  );
  const check = async (url: string) => {
    const { status, text } = await client.get(new URL(url));
    // Another site may refuse programs.
    const isOwn = `${url}/`.startsWith(`${address}/`);
    const isBroken = [0, 404, 410].includes(status) || (isOwn && status >= 300);
    const problem = status === 0 ? `does not answer (${text})` : `has status ${status}`;
    if (isBroken) findings.add('links', url, `${problem}: correct the link`);
  };
  await pMap(unasked.slice(0, maxLinks), check, { concurrency: 4 });
}

/** Paths that links may lead to although there is no page yet: no browser prerenders them. */
function readPlannedPaths(site: LiveSite): string[] {
  const { prerender } = JSON.parse(readBuilt(site, speculationRulesFile));
  return [prerender[0].where.and[1].not.href_matches].flat();
}
