import pMap from 'p-map';
import type { ServedFile } from 'sitewright/hosting';
import { checkHeaders } from './check-headers.ts';
import type { LiveSite } from './live-site.ts';
import type { LiveResponse } from './request.ts';

const concurrency = 4;
/** What every host that compresses by itself does compress; some leave out what is shorter. */
const compressible =
  /^(text\/(html|css|javascript|plain|xml)|application\/(json|xml|manifest\+json)|image\/svg\+xml)\b/;
const leastCompressed = 1000;

/** Checks status, bytes, headers and compression of files, and what they say to search engines. */
export async function checkFiles(site: LiveSite, files: readonly ServedFile[]): Promise<void> {
  // Where the start page's tag stands for its bytes, so do the tags of other files.
  const home = await site.get('/');
  const built = site.readBuilt('index.html');
  const hasTags = site.isTagOf(home.headers.etag, 'index.html') && home.body.equals(built);
  await pMap(files, async (one) => checkFile(site, one, hasTags), { concurrency });
}

async function checkFile(site: LiveSite, served: ServedFile, hasTags: boolean): Promise<void> {
  const { file, urlPath = '' } = served;
  const speaks = /\.html$|^robots\.txt$/.test(file);
  const isRead = speaks || !hasTags;
  let response = await site.get(urlPath, {}, isRead ? 'GET' : 'HEAD');
  site.countAsked();
  const { status, headers } = response;
  if (status !== 200) {
    reportStatus(site, urlPath, response);
    return;
  }
  const isSame = !isRead && site.isTagOf(headers.etag, file);
  if (!isRead && !isSame) response = await site.get(urlPath);
  const built = site.readBuilt(file);
  const isExplained = checkIndexing(site, served, response, speaks ? built.toString() : '');
  if (site.isLive && !isSame && !isExplained && !response.body.equals(built)) {
    const message =
      'differs from the build: deploy all of the folder, empty the caches before it, and switch off what changes files on their way';
    site.find('content', urlPath, message);
  }
  const type = served.headers['Content-Type'] ?? '';
  const isLong = compressible.test(type) && built.length > leastCompressed;
  const hasForm = hasTags && site.hasBuilt(`${file}.br`);
  if ((isLong || hasForm) && !headers['content-encoding']) {
    site.find('compression', urlPath, 'is sent uncompressed: let the server use brotli or gzip');
  }
  checkHeaders(site, served.headers, urlPath, response);
}

function reportStatus(
  site: LiveSite,
  urlPath: string,
  { status, text, headers }: LiveResponse,
): void {
  if (status === 0 || status === 429) {
    const problem = status === 429 ? 'has status 429' : `does not answer (${text})`;
    site.find('status', urlPath, `${problem}: see the server’s log and its limits`, 'silent');
  } else if (headers.location) {
    const message = `redirects to ${headers.location} instead of answering: deploy all of the folder, and reload the server`;
    site.find('status', urlPath, message, 'redirect');
  } else {
    site.find('status', urlPath, `has status ${status} instead of 200: deploy all of the folder`);
  }
}

const noIndex = /\b(noindex|none)\b/i;
const hidesFromRobots = /^disallow:[ \t]*\/\*?[ \t]*(#.*)?$/im;
const readRobotsTag = (html: string) =>
  /<meta\s[^>]*name=["']?(?:robots|googlebot)\b[^>]*>/i.exec(html)?.[0] ?? '';

/**
 * Checks that a file hides nothing from search engines that the build does not hide, and says where the site is.
 *
 * @param built the text of the build; empty for a file that says nothing to search engines
 * @returns whether it found what makes the file differ
 */
function checkIndexing(
  site: LiveSite,
  { file, urlPath = '' }: ServedFile,
  { headers, text }: LiveResponse,
  built: string,
): boolean {
  const hide = (by: string) => {
    const message = `is hidden from search engines by ${by}: remove that where it is added`;
    site.find('indexing', urlPath, message);
  };
  const tag = String(headers['x-robots-tag'] ?? '');
  if (noIndex.test(tag)) hide(`the header X-Robots-Tag: ${tag}`);
  if (!built) return false;
  const [, named] =
    (file === 'robots.txt'
      ? /^sitemap:\s*(\S+)\/sitemap\.xml$/im
      : /<link rel="canonical" href="([^"]*)"/
    ).exec(text) ?? [];
  const own = site.address + (file === 'robots.txt' ? '' : urlPath);
  if (named !== undefined && named !== own) {
    const origin = URL.canParse(named) ? new URL(named).origin : named;
    const action = 'set origin in content/site.yaml, or check that address';
    site.find('origin', urlPath, `says that the site is at ${origin}: ${action}`);
  }
  const meta = readRobotsTag(text);
  if (noIndex.test(meta) && !noIndex.test(readRobotsTag(built))) {
    hide(meta);
    return true;
  }
  const isShut =
    file === 'robots.txt' && hidesFromRobots.test(text) && !hidesFromRobots.test(built);
  if (isShut)
    site.find(
      'indexing',
      '/',
      'is hidden from search engines by Disallow: / in /robots.txt: remove that line',
    );
  return isShut;
}
