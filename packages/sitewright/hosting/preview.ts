import { existsSync, realpathSync } from 'node:fs';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import path from 'node:path';
import send from 'send';
import { decodePath } from '../lib/remove-escapes.ts';
import { createRedirectFinder } from './find-redirect.ts';
import { emptyResponseCsp, getCacheControl, globalHeaders, type Headers } from './headers.ts';
import { type Layout, readRelease } from './release.ts';
import { assertBuilt, describeServedFile, getUrlPath, type ServedFile } from './served-files.ts';

/** The suffixes of compressed files by their content encoding, the preferred one first. */
const encodings = { br: '.br', gzip: '.gz' };

/**
 * Serves a built site as production does: pages at exactly their own paths, the not-found page with
 * status 404 for any other, security and cache headers, compression and ranges. Each request reads
 * the folder anew, so a new build is served at once.
 *
 * @throws UserError when the folder holds no built site, or another version of this project has built it
 */
export function servePreview(folder: string): RequestListener {
  assertBuilt(folder);
  const findRedirect = createRedirectFinder(folder);
  return (request, response) => {
    // HTTP/1.1 keeps connections open by default, and HTTP/2 has no such header.
    response.removeHeader('Connection');
    try {
      respond(request, response, folder, findRedirect);
    } catch {
      // A build has just put another folder in this one's place.
      sendEmpty(response, 500, {});
    }
  };
}

function respond(
  request: IncomingMessage,
  response: ServerResponse,
  folder: string,
  findRedirect: ReturnType<typeof createRedirectFinder>,
): void {
  const layout = readRelease(folder);
  const { basePath: base } = layout;
  const { url = '/', method = '' } = request;
  const [sent = ''] = url.split('?');
  // A question mark that nothing follows asks for nothing.
  const query = url.slice(sent.length).replace(/^\?$/, '');
  const address = decodePath(sent);
  const find = (from: string) => {
    // No file has an empty name, and browsers take what follows "//" for a host.
    if (!from.startsWith(`${base}/`) || address.includes('//')) return undefined;
    const urlPath = from.slice(base.length);
    const name = urlPath.slice(1);
    return findFile(folder, layout, urlPath, name, `${name}.html`, 'index.html');
  };
  const file = find(address);
  const other = address.endsWith('/') ? find(address.slice(0, -1)) : undefined;
  const page = other?.file.endsWith('.html') ? other : undefined;
  const moved = findRedirect(sent, query, base, file !== undefined || page !== undefined);
  if (!['GET', 'HEAD'].includes(method)) sendEmpty(response, 405, { Allow: 'GET, HEAD' });
  else if (/%(?![\da-f]{2})/i.test(sent)) sendEmpty(response, 400, {});
  else if (moved) redirect(response, moved.status, moved.location);
  else if (file) sendFile(request, response, 200, folder, file);
  else if (base && address === base) redirect(response, 308, `${base}/${query}`);
  else if (page?.urlPath) redirect(response, 308, page.urlPath + query);
  else {
    const [, language] = address.slice(base.length).split('/');
    const notFound = findFile(folder, layout, undefined, `${language}/404.html`, '404.html');
    if (notFound) sendFile(request, response, 404, folder, notFound);
    else sendEmpty(response, 404, {});
  }
}

/**
 * Finds the first of some files that exists and has a URL path, here without escapes; error pages have none.
 * A link that somebody put into the folder is no file of it.
 */
function findFile(folder: string, layout: Layout, urlPath: string | undefined, ...names: string[]) {
  const isAt = (name: string) => {
    const own = getUrlPath(name, layout.languages);
    return (own && decodePath(own)) === urlPath;
  };
  const isOwn = (file: string) =>
    existsSync(file) &&
    realpathSync(file) === path.join(realpathSync(folder), path.relative(folder, file));
  return names
    .filter((name) => isAt(name) && isOwn(path.join(folder, name)))
    .map((name) => describeServedFile(name, layout))
    .find((file) => file !== undefined);
}

function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  root: string,
  { file, headers }: ServedFile,
): void {
  const accepted = String(request.headers['accept-encoding'] ?? '').toLowerCase();
  const available = Object.entries(encodings).filter(([, suffix]) =>
    existsSync(path.join(root, file + suffix)),
  );
  const [encoding, suffix = ''] = available.find(([name]) => isAccepted(name, accepted)) ?? [];
  setHeaders(response, {
    ...headers,
    ...(available.length > 0 && { Vary: 'Accept-Encoding' }),
    ...(encoding && { 'Content-Encoding': encoding }),
  });
  response.statusCode = status;
  const options = { root, dotfiles: 'allow', cacheControl: false, lastModified: false } as const;
  send(request, encodeURI(file + suffix), { ...options, acceptRanges: status === 200 })
    // Such as 416 for a range beyond the end.
    .on('error', ({ status = 500, headers }) => sendEmpty(response, status, headers))
    .pipe(response);
}

/** Whether a browser takes a content encoding, which it refuses by a weight of nought. */
const isAccepted = (encoding: string, accepted: string) =>
  accepted.split(',').some((one) => {
    const [name, weight = ''] = one.replaceAll(/\s/g, '').split(';');
    return name === encoding && !/^q=0(\.0*)?$/.test(weight);
  });

function redirect(response: ServerResponse, status: number, location: string): void {
  sendEmpty(response, status, { Location: location, 'Cache-Control': getCacheControl('') });
}

function sendEmpty(response: ServerResponse, status: number, headers: Headers): void {
  const policy = { 'Content-Security-Policy': emptyResponseCsp };
  setHeaders(response, { ...headers, ...globalHeaders, ...policy, 'Content-Length': '0' });
  response.writeHead(status).end();
}

function setHeaders(response: ServerResponse, headers: Headers): void {
  response.setHeaders(new Map(Object.entries(headers)));
}
