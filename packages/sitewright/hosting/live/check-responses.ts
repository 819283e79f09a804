import pMap from 'p-map';
import { type Headers, pageCsp } from '../headers.ts';
import type { ServedFile } from '../served-files.ts';
import type { LiveResponse, LiveSite } from './live-site.ts';

/** More pages than these are sampled. */
const maxPages = 100;
const concurrency = 4;
const deploy = 'deploy all of the folder';
const configure = 'include the server configuration of the release that is live, and reload';

/** Checks status, content, headers, policy, compression and canonical address of pages. */
export async function checkPages(site: LiveSite): Promise<void> {
  const pages = site.files.filter(({ file, urlPath }) => urlPath && file.endsWith('.html'));
  const step = Math.max(1, pages.length / maxPages);
  const sample = pages.filter((_, index) => Math.floor(index % step) === 0).slice(0, maxPages);
  const check = async (page: ServedFile) => {
    const { urlPath = '' } = page;
    const response = await site.get(urlPath);
    checkFile(site, page, response);
    const { status, headers, text } = response;
    if (status === 200 && !headers['content-encoding']) {
      site.find('compression', urlPath, 'is sent uncompressed: let the server use brotli or gzip');
    }
    const [, canonical] = /<link rel="canonical" href="([^"]*)"/.exec(text) ?? [];
    if (canonical !== undefined && canonical !== site.address + urlPath) {
      const message = `names ${new URL(canonical).origin}: set origin in content/site.yaml, or check that address`;
      site.find('canonical', urlPath, message);
    }
  };
  await pMap(sample, check, { concurrency });
  const { headers } = await site.get('/');
  const again = await site.get('/', { 'If-None-Match': String(headers.etag) });
  if (again.status !== 304) {
    site.find('caching', '/', 'is sent again to who has it already: let ETag through');
  }
}

/** Checks status and headers of one file of each other kind. */
export async function checkFiles(site: LiveSite): Promise<void> {
  const others = site.files.filter(({ file, urlPath }) => urlPath && !file.endsWith('.html'));
  const kinds = Map.groupBy(others, ({ headers }) =>
    ['Content-Type', 'Cache-Control', 'Content-Disposition'].map((name) => headers[name]).join(),
  );
  const sample = [...kinds.values()].flatMap(([first]) => first ?? []);
  const check = async (one: ServedFile) => checkFile(site, one, await site.get(one.urlPath ?? ''));
  await pMap(sample, check, { concurrency });
}

function checkFile(site: LiveSite, served: ServedFile, response: LiveResponse): void {
  const { file, urlPath = '' } = served;
  const { status, text } = response;
  if (status !== 200) {
    const problem = status === 0 ? text : `has status ${status} instead of 200`;
    site.find('status', urlPath, `${problem}: ${deploy}`);
    return;
  }
  if (site.isLive && /\.(html|txt|md|xml)$/.test(file) && text !== site.readBuilt(file)) {
    const message = `differs from the build: ${deploy}, and switch off what changes pages on their way`;
    site.find('content', urlPath, message);
  }
  checkHeaders(site, served.headers, urlPath, response);
}

function checkHeaders(
  site: LiveSite,
  expected: Headers,
  urlPath: string,
  { headers }: LiveResponse,
): void {
  if (!site.hasHeaders) return;
  for (const [name, value] of Object.entries(expected)) {
    const actual = String(headers[name.toLowerCase()] ?? '');
    const isLonger = readMaxAge(actual) >= readMaxAge(value) && name.startsWith('Strict');
    // A host may send a policy for all paths and one for this file.
    const all = name === 'Content-Security-Policy' ? actual.split(/,\s*/) : [actual];
    if (isLonger || all.some((one) => normalize(one) === normalize(value))) continue;
    const problem = actual ? `has ${name}: ${actual} instead of ${value}` : `has no ${name}`;
    site.find('headers', urlPath, `${problem}: ${configure}`);
  }
  const own = [pageCsp, expected['Content-Security-Policy']];
  const policies = String(headers['content-security-policy'] ?? '').split(/,\s*/);
  const other = policies.find((policy) => policy !== '' && !own.includes(policy));
  if (other && expected['Content-Security-Policy'] && policies.some((one) => own.includes(one))) {
    site.find('policy', urlPath, `has a policy beside the site’s own, ${other}: ${configure}`);
  }
}

/** Checks that what does not exist is not found, that the not-found page says so, and what redirects. */
export async function checkMissing(site: LiveSite): Promise<void> {
  const { files } = site;
  const { languages } = site.release;
  const check = async (urlPath: string) => {
    const response = await site.get(urlPath);
    const folder = languages.find((one) => urlPath.startsWith(`/${one}/`));
    const page = files.find(({ file }) => file === (folder ? `${folder}/404.html` : '404.html'));
    if (response.status !== 404) {
      const message = `has status ${response.status} instead of 404: publish nothing but the site`;
      site.find('not-found', urlPath, message);
    } else if (site.isLive && page && response.text !== site.readBuilt(page.file)) {
      site.find('not-found', urlPath, 'does not show our not-found page: name it to the server');
    } else if (page) {
      const { 'Cache-Control': _cache, ...headers } = page.headers;
      checkHeaders(site, headers, urlPath, response);
    }
  };
  const secrets = ['/.env', '/.git/HEAD', '/_headers', '/_nginx.conf', '/package.json'];
  const missing = ['', '/assets', ...languages.map((folder) => `/${folder}`)];
  const paths = [...missing.map((folder) => `${folder}/no-such-page`), ...secrets];
  await pMap(paths, check, { concurrency });

  const { urlPath: to = '' } =
    files.find(
      ({ headers, urlPath = '/' }) =>
        urlPath !== '/' && headers['Content-Type']?.startsWith('text/html'),
    ) ?? {};
  for (const { from, to: target } of [...site.redirects, ...(to ? [{ from: `${to}/`, to }] : [])]) {
    // What advertisements add goes along, before a place on the page.
    const query = '?utm_source=check';
    const [page, place = ''] = target.split(/(?=#)/);
    const expected = page + query + place;
    const { status, headers } = await site.get(from + query);
    const location = new URL(headers.location ?? from, site.address + from).href;
    if ([301, 302, 307, 308].includes(status) && location === site.address + expected) continue;
    site.find('redirect', from + query, `does not redirect to ${expected}: ${configure}`);
  }
}

const readMaxAge = (header: string) => Number(/max-age=(\d+)/.exec(header)?.[1] ?? -1);

/** Brings a header into one spelling; JSON and XML tell their charset by themselves. */
const normalize = (value: string) =>
  value.toLowerCase().replaceAll(/\s|(?<=^application.+);\s*charset=utf-8$/g, '');
