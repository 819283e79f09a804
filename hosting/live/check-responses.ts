import pMap from 'p-map';
import { buildCsp, type Csp, mergeCsps } from '../csp.ts';
import { redirects } from '../redirects.ts';
import { listLanguageFolders, type ServedFile } from '../served-files.ts';
import type { LiveResponse } from './live-client.ts';
import { type LiveSite, readBuilt } from './live-site.ts';

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
  await pMap(sample, (page) => checkPage(site, page), { concurrency });
  const { headers } = await site.get('/');
  const again = await site.get('/', { 'If-None-Match': String(headers.etag) });
  if (again.status !== 304) {
    site.findings.add('caching', '/', 'is sent again to who has it already: let ETag through');
  }
}

async function checkPage(site: LiveSite, page: ServedFile): Promise<void> {
  const { address, findings } = site;
  const { urlPath = '' } = page;
  const response = await site.get(urlPath);
  if (!checkFile(site, page, response)) return;
  if (!response.headers['content-encoding']) {
    findings.add('compression', urlPath, 'is sent uncompressed: let the server use brotli or gzip');
  }
  const [, canonical] = /<link rel="canonical" href="([^"]*)"/.exec(response.text) ?? [];
  if (canonical !== undefined && canonical !== address + urlPath) {
    const named = canonical.slice(0, canonical.length - urlPath.length);
    findings.add(
      'canonical',
      urlPath,
      `names ${named} as its address: set origin in content/site.yaml, or check that address`,
    );
  }
}

/** Checks status and headers of one file of each other kind. */
export async function checkFiles(site: LiveSite): Promise<void> {
  const others = site.files.filter(({ file, urlPath }) => urlPath && !file.endsWith('.html'));
  const kinds = Map.groupBy(others, ({ file, headers }) =>
    [file.split('.').at(-1), headers['Cache-Control']].join(),
  );
  const sample = [...kinds.values()].flatMap(([first]) => first ?? []);
  const check = async (file: ServedFile) =>
    checkFile(site, file, await site.get(file.urlPath ?? ''));
  await pMap(sample, check, { concurrency });
}

/** @returns whether the file was sent at all */
function checkFile(site: LiveSite, served: ServedFile, response: LiveResponse): boolean {
  const { file, urlPath = '' } = served;
  const { status, text } = response;
  if (status !== 200) {
    const problem = status === 0 ? text : `has status ${status} instead of 200`;
    site.findings.add('status', urlPath, `${problem}: ${deploy}`);
    return false;
  }
  if (site.isLive && /\.(html|txt|md|xml)$/.test(file) && text !== readBuilt(site, file)) {
    site.findings.add(
      'content',
      urlPath,
      `differs from the build: ${deploy}, and switch off what changes pages on their way`,
    );
  }
  if (site.hasHeaders) checkHeaders(site, served, urlPath, response);
  return true;
}

function checkHeaders(
  { findings, files }: LiveSite,
  { headers: expected, csp }: ServedFile,
  urlPath: string,
  { headers, text }: LiveResponse,
): void {
  for (const [name, value] of Object.entries(expected)) {
    const actual = String(headers[name.toLowerCase()] ?? '');
    const isRight =
      name === 'Strict-Transport-Security'
        ? readMaxAge(actual) >= readMaxAge(value)
        : name === 'Content-Security-Policy' || normalize(actual) === normalize(value);
    if (isRight) continue;
    const problem = actual ? `has ${name}: ${actual} instead of ${value}` : `has no ${name}`;
    findings.add('headers', urlPath, `${problem}: ${configure}`);
  }
  if (!csp) return;
  const own = buildCsp(text);
  const widest = mergeCsps([own, ...files.flatMap(({ csp }) => csp ?? [])]);
  const policies = String(headers['content-security-policy'] ?? '').split(/,\s*/);
  for (const problem of new Set(policies.map((policy) => judgePolicy(policy, own, widest)))) {
    if (problem) findings.add('policy', urlPath, `${problem}: ${configure}`);
  }
}

/** Says what is wrong with a policy that must allow what a page holds, and nothing that no page has. */
function judgePolicy(policy: string, own: Csp, widest: Csp): string | undefined {
  const directives = new Map(
    policy.split(/;\s*/).map((one) => {
      const [name = '', ...sources] = one.trim().split(/\s+/);
      return [name, sources];
    }),
  );
  if (!directives.has('base-uri')) return 'has no Content-Security-Policy of this site';
  for (const [name, sources] of own) {
    const allowed = directives.get(name) ?? directives.get('default-src');
    const refused = sources.filter(
      (source) => source !== "'none'" && allowed?.includes(source) === false,
    );
    if (refused.length > 0) return `has a policy whose ${name} refuses ${refused[0]}`;
  }
  for (const [name, sources] of directives) {
    const known = [...(widest.get(name) ?? []), "'none'", "'self'"];
    const strange = sources.find((source) => !known.includes(source));
    if (strange) return `has a policy whose ${name} allows ${strange}`;
  }
  return undefined;
}

/** Checks that what does not exist is not found, that the not-found page says so, and what redirects. */
export async function checkMissing(site: LiveSite): Promise<void> {
  const { findings, files } = site;
  const check = async (urlPath: string) => {
    const { status, headers, text } = await site.get(urlPath);
    if (status !== 404) {
      const message = `has status ${status} instead of 404: publish nothing but the site`;
      findings.add('not-found', urlPath, message);
      return;
    }
    const [, folder = ''] = urlPath.split('/');
    const page =
      files.find(({ file }) => file === `${folder}/404.html`) ??
      files.find(({ file }) => file === '404.html');
    if (!page) return;
    if (site.isLive && text !== readBuilt(site, page.file)) {
      findings.add('not-found', urlPath, 'does not show our not-found page: name it to the server');
    } else if (site.hasHeaders) {
      const { 'Cache-Control': _cache, ...expected } = page.headers;
      checkHeaders(site, { ...page, headers: expected }, urlPath, { status, headers, text });
    }
  };
  const languages = listLanguageFolders(files).map((folder) => `/${folder}/no-such-page`);
  const secrets = ['/.env', '/.git/HEAD', '/_headers', '/_nginx.conf', '/package.json'];
  await pMap(['/no-such-page', '/assets/no-such.js', ...languages, ...secrets], check, {
    concurrency,
  });

  const page = files.find(
    ({ file, urlPath }) => file.endsWith('.html') && urlPath && urlPath !== '/',
  );
  const slashed = page ? [{ from: `${page.urlPath}/`, to: page.urlPath ?? '' }] : [];
  for (const { from, to } of [...redirects, ...slashed]) {
    const { status, headers } = await site.get(from);
    const target = new URL(headers.location ?? from, site.address + from).href;
    if ([301, 302, 307, 308].includes(status) && target === site.address + to) continue;
    findings.add('redirect', from, `does not redirect to ${to}: ${configure}`);
  }
}

const readMaxAge = (header: string) => Number(/max-age=(\d+)/.exec(header)?.[1] ?? -1);

/** Brings a header into one spelling; JSON and XML tell their charset by themselves. */
const normalize = (value: string) =>
  value
    .toLowerCase()
    .replaceAll(/\s/g, '')
    .replace(/^(application\/.+);charset=utf-8$/, '$1');
