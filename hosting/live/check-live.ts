import pMap from 'p-map';
import { UserError } from '../../lib/user-error.ts';
import { speculationRulesFile } from '../headers.ts';
import { parseRelease, type Release, releaseFile } from '../release.ts';
import { assertBuilt } from '../served-files.ts';
import { checkAddress } from './check-address.ts';
import { checkFiles, checkMissing, checkPages } from './check-responses.ts';
import { type Connect, type Finding, LiveSite } from './live-site.ts';

export interface LiveReport {
  release: Release;
  requests: number;
  findings: readonly Finding[];
}

/**
 * Asks a live site what a careful person would, and compares it with a build.
 *
 * @param address such as `https://www.example.com`, with the base path if there is one
 * @throws UserError when the address is none or does not answer, or there is no build
 */
export async function checkLive(
  address: string,
  folder: string,
  connect?: Connect,
): Promise<LiveReport> {
  if (!URL.canParse(address) || !/^https?:$/.test(new URL(address).protocol)) {
    throw new UserError(`${address} is no address: expected one like https://www.example.com`);
  }
  assertBuilt(folder);
  const site = new LiveSite(address.replace(/\/$/, ''), folder, connect);
  const home = await site.get('/');
  if (home.status === 0) throw new UserError(`${address} does not answer: ${home.text}`);
  const live = await site.get(`/${releaseFile}`);
  const release = parseRelease(live.status === 200 ? live.text : '');
  site.isLive = release.content !== '' && release.content === site.release.content;
  if (!site.isLive) {
    const problem = release.content
      ? `says that another build is live, of commit ${release.commit}`
      : 'is not there, so nobody knows which build is live';
    site.find('release', `/${releaseFile}`, `${problem}: deploy ${folder}, or build that commit`);
  }
  await checkAddress(site);
  await checkPages(site);
  await checkFiles(site);
  await checkMissing(site);
  await checkLinks(site, home.text);
  return { release, requests: site.requests, findings: site.findings };
}

/** Of the links that no other check has asked. */
const maxLinks = 60;

/** Checks that the links in the header and the footer of the first page, and those of the sitemap, answer. */
async function checkLinks(site: LiveSite, home: string): Promise<void> {
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
