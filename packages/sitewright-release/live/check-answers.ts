import pMap from 'p-map';
import { checkHeaders } from './check-headers.ts';
import type { LiveSite } from './live-site.ts';
import { userAgent } from './request.ts';

const concurrency = 4;

/** Checks that the start page answers whatever an advertisement adds to its address. */
export async function checkQuery(site: LiveSite): Promise<void> {
  const { status } = await site.get(`/${site.query}`);
  if (status === 200) return;
  const action = 'let the server answer as without what follows the question mark';
  site.find('query', `/${site.query}`, `has status ${status} instead of 200: ${action}`);
  site.query = '';
}

/** Checks that who has the start page already does not get it again. */
export async function checkCaching(site: LiveSite): Promise<void> {
  const { headers } = await site.get('/');
  const again = await site.get('/', { 'If-None-Match': String(headers.etag) });
  if (again.status !== 304) {
    site.find('caching', '/', 'is sent again to who has it already: let ETag through');
  }
}

/** Checks that a film is sent in parts, without which browsers of Apple play none. */
export async function checkRanges(site: LiveSite): Promise<void> {
  const isPlayed = /^(audio|video)\//;
  const film = site.files.find(({ headers }) => isPlayed.test(headers['Content-Type'] ?? ''));
  if (!film?.urlPath || !site.isLive) return;
  const { status, body } = await site.get(film.urlPath, { Range: 'bytes=0-1' });
  // The check of files says it where there is none.
  if (status >= 400 || (status === 206 && body.length === 2)) return;
  const action = 'let the server answer Range with that part and status 206';
  site.find('ranges', film.urlPath, `is sent whole to who asks for a part: ${action}`);
}

const others = [
  'Mozilla/5.0 Chrome/140.0 Safari/537.36',
  'Mozilla/5.0 (compatible; Googlebot/2.1)',
];

/** Checks that browsers and search engines get what this check gets. */
export async function checkAgents(site: LiveSite): Promise<void> {
  for (const urlPath of ['/', '/robots.txt']) {
    const { status, body } = await site.get(urlPath);
    for (const agent of others) {
      const other = await site.get(urlPath, { 'User-Agent': `${agent} ${userAgent}` });
      if (other.status === status && other.body.equals(body)) continue;
      const what = other.status === status ? 'other content' : `status ${other.status}`;
      const action = 'switch off what tells visitors apart before the server';
      site.find('agents', urlPath, `is ${what} to ${agent}: ${action}`, 'agents');
    }
  }
}

const secrets = ['/.env', '/.git/HEAD', '/_headers', '/_nginx.conf', '/package.json'];

/**
 * Checks that what does not exist is not found, and that the not-found page says so.
 *
 * @returns whether the server finds whatever is asked for, so that its other answers tell nothing
 */
export async function checkMissing(site: LiveSite): Promise<boolean> {
  const { languages } = site.release;
  const folders = ['', '/assets', ...languages.map((folder) => `/${folder}`)];
  const missing = folders.map((folder) => `${folder}/no-such-page`);
  // One after the other, so that a line names the same address each time.
  const statuses = await pMap(missing, (one) => checkNotFound(site, one), { concurrency: 1 });
  if (statuses.every((status) => status === 200)) return true;
  const check = async (urlPath: string) => {
    const { status } = await site.get(urlPath);
    if (status < 200 || status >= 300) return;
    const action = 'take it off the server, and change every secret in it';
    site.find('secrets', urlPath, `can be read by everybody: ${action}`);
  };
  await pMap(secrets, check, { concurrency });
  return false;
}

async function checkNotFound(site: LiveSite, urlPath: string): Promise<number> {
  const response = await site.get(urlPath);
  const folder = site.release.languages.find((one) => urlPath.startsWith(`/${one}/`));
  const file = folder ? `${folder}/404.html` : '404.html';
  const page = site.files.find((one) => one.file === file);
  if (response.status !== 404) {
    const action = 'let the server answer 404 with 404.html for what does not exist';
    const message = `has status ${response.status} instead of 404: ${action}`;
    site.find('not-found', urlPath, message);
  } else if (site.isLive && page && !response.body.equals(site.readBuilt(file))) {
    site.find('not-found', urlPath, 'does not show our not-found page: name it to the server');
  } else if (page) {
    const { 'Cache-Control': _cache, ...headers } = page.headers;
    checkHeaders(site, headers, urlPath, response);
  }
  return response.status;
}
